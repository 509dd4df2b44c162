import type { Host } from '@glade/ui';
import type { Say } from '@glade/text';
import { useEffect, useRef, useState } from 'preact/hooks';
import type * as Cards from '../pieces/Cards.tsx';
import styles from './DrawEntry.module.css';
import type * as Labels from '../labels.ts';
import type * as Meanings from '../meanings.ts';
import type * as Panels from './TurnPanel.tsx';
import { JOKER } from '../../rules/state.ts';
import type { VeronaView } from '../../rules/view.ts';
import en from '../../words/draw-entry.en.ts';
import it from '../../words/draw-entry.it.ts';

const TEXTS = { en, it };

/** How the board draws things; it lends them, so that they stay in its own file. */
interface Parts
  extends
    Pick<typeof Cards, 'Card' | 'cardName' | 'rankSign'>,
    Pick<typeof Panels, 'TilePicture'>,
    Pick<typeof Labels, 'tileName'>,
    Pick<typeof Meanings, 'rankOf' | 'suitOf'> {}

interface Props {
  readonly host: Host;
  readonly say: Say;
  readonly parts: Parts;
}

interface Outcome {
  readonly action: number;
  readonly left: number;
}

/** Tells Glade which real card or tile has been drawn: only what can still come is offered. */
export function Draw({ host, say, parts }: Props) {
  const { rules, state } = host.table.match;
  const outcomes: readonly Outcome[] = Array.from({ length: rules.count(state) }, (_, k) => ({
    action: rules.nth(state, k),
    left: rules.weight(state, k),
  }));
  const { step } = rules.view(state, undefined) as VeronaView;
  const here = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    if (at === null || at === document.body)
      here.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const enter = (action: number): void => {
    host.skip();
    host.table.submit({ type: 'outcome', action });
  };
  const shared = { outcomes, say, parts, onEnter: enter };
  return (
    <fieldset class={styles.draw} ref={here} data-draws={step}>
      <legend>{TEXTS[say.language][step === 'draw' ? 'tile' : 'card']}</legend>
      {step === 'draw' ? <Tiles {...shared} /> : <Deck {...shared} />}
    </fieldset>
  );
}

interface PickProps extends Pick<Props, 'say' | 'parts'> {
  readonly outcomes: readonly Outcome[];
  readonly onEnter: (action: number) => void;
}

function Tiles({ outcomes, say, parts: { TilePicture, tileName }, onEnter }: PickProps) {
  return (
    <div class={styles.tiles}>
      {outcomes.map(({ action, left }) => (
        <button
          key={action}
          type="button"
          title={tileName(say, action)}
          aria-label={TEXTS[say.language].left(tileName(say, action), left)}
          onClick={() => onEnter(action)}
        >
          <TilePicture type={action} />
          <small aria-hidden="true">×{left}</small>
        </button>
      ))}
    </div>
  );
}

/** First the suit, then the rank; or a Joker at once. */
function Deck({ outcomes, say, parts, onEnter }: PickProps) {
  const { Card, cardName, rankOf, rankSign, suitOf } = parts;
  const texts = TEXTS[say.language];
  const suits = [
    ...new Set(outcomes.filter(({ action }) => action < JOKER).map(({ action }) => suitOf(action))),
  ];
  const [suit, setSuit] = useState(suits[0] ?? 0);
  const ranks = outcomes.filter(({ action }) => action < JOKER && suitOf(action) === suit);
  const joker = outcomes.find(({ action }) => action >= JOKER);
  return (
    <>
      <div class={styles.suits} role="group" aria-label={texts.suit}>
        {suits.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === suit}
            onClick={() => setSuit(each)}
          >
            <span aria-hidden="true" data-red={each >= 2}>
              {'♠♣♦♥'.charAt(each)}
            </span>
            <span class={styles.name}>{texts.suits[each]}</span>
          </button>
        ))}
        {joker && (
          <button type="button" onClick={() => onEnter(joker.action)}>
            {texts.left(cardName(say, joker.action), joker.left)}
          </button>
        )}
      </div>
      <div class={styles.ranks} role="group" aria-label={texts.rank}>
        {ranks
          .toSorted((a, b) => rankOf(a.action) - rankOf(b.action))
          .map(({ action }) => (
            <button
              key={action}
              type="button"
              aria-label={cardName(say, action)}
              title={rankSign(action)}
              onClick={() => onEnter(action)}
            >
              <Card card={action} />
            </button>
          ))}
      </div>
    </>
  );
}
