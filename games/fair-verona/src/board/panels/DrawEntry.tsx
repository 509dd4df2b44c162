import type { DrawsProps } from '@glade/ui';
import type { Say } from '@glade/text';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { rankOf, suitOf } from '../../rules/cards/deck.ts';
import { JOKER } from '../../rules/state.ts';
import type { VeronaView } from '../../rules/view.ts';
import { tileName } from '../labels.ts';
import { cardName, rankSign } from '../pieces/Cards.tsx';
import { TilePicture } from '../tiles/TilePicture.tsx';
import styles from './DrawEntry.module.css';

interface Outcome {
  readonly action: number;
  readonly left: number;
}

/** Where people draw real cards and tiles, they say here which one came. Only what can still come is offered. */
export function DrawEntry({ match: { rules, state }, say, kept, onOutcome }: DrawsProps) {
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
  const shared = { outcomes, say, kept, onEnter: onOutcome };
  return (
    <fieldset class={styles.draw} ref={here} data-draws={step}>
      <legend class="visually-hidden">{say(step === 'draw' ? 'draw.tile' : 'draw.card')}</legend>
      {step === 'draw' ? <Tiles {...shared} /> : <DeckCards {...shared} />}
      {/* FV-R5 */}
      {step === 'deal' && <p class={styles.note}>{say('draw.jokerAside')}</p>}
    </fieldset>
  );
}

interface PickProps {
  readonly say: Say;
  readonly outcomes: readonly Outcome[];
  /** What was said before, and is to be put right. */
  readonly kept: number | undefined;
  readonly onEnter: (action: number) => void;
}

function Tiles({ outcomes, say, kept, onEnter }: PickProps) {
  return (
    <div class={styles.tiles}>
      {outcomes.map(({ action, left }) => (
        <button
          key={action}
          type="button"
          title={tileName(say, action)}
          data-outcome={action}
          data-old={kept === action || undefined}
          aria-pressed={kept === action || undefined}
          aria-label={say('draw.left', { name: tileName(say, action), left })}
          onClick={() => onEnter(action)}
        >
          <TilePicture type={action} />
          {left > 1 && <small aria-hidden="true">×{left}</small>}
        </button>
      ))}
    </div>
  );
}

/** First the suit, then in its place the rank; or a Joker at once. Cards that have come are not offered. */
function DeckCards({ outcomes, say, onEnter }: PickProps) {
  const [suit, setSuit] = useState<number>();
  const back = useRef<HTMLButtonElement>(null);
  const suits = [
    ...new Set(outcomes.filter(({ action }) => action < JOKER).map(({ action }) => suitOf(action))),
  ];
  const ranks = outcomes.filter(({ action }) => action < JOKER && suitOf(action) === suit);
  const joker = outcomes.find(({ action }) => action >= JOKER);
  useLayoutEffect(() => back.current?.focus({ preventScroll: true }), [suit]);
  if (suit === undefined) {
    return (
      <div class={styles.suits} role="group" aria-label={say('draw.suit')}>
        {suits.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={say('draw.suitName', { suit: each })}
            data-suit={each}
            onClick={() => setSuit(each)}
          >
            <SuitSign suit={each} />
            <span class={styles.name}>{say('draw.suitName', { suit: each })}</span>
          </button>
        ))}
        {joker && (
          <button
            type="button"
            class={styles.joker}
            data-outcome={joker.action}
            onClick={() => onEnter(joker.action)}
          >
            {say('draw.left', { name: cardName(say, joker.action), left: joker.left })}
          </button>
        )}
      </div>
    );
  }
  return (
    <div class={styles.ranks} role="group" aria-label={say('draw.rank')}>
      {ranks
        .toSorted((a, b) => rankOf(a.action) - rankOf(b.action))
        .map(({ action }) => (
          <button
            key={action}
            type="button"
            aria-label={cardName(say, action)}
            data-outcome={action}
            onClick={() => onEnter(action)}
          >
            {rankSign(action)}
            <SuitSign suit={suit} />
          </button>
        ))}
      <button
        type="button"
        ref={back}
        class={styles.back}
        aria-label={say('draw.suit.again')}
        onClick={() => setSuit(undefined)}
      >
        ←
      </button>
    </div>
  );
}

const SuitSign = ({ suit }: { readonly suit: number }) => (
  <span class={styles.sign} aria-hidden="true" data-red={suit >= 2}>
    {'♠♣♦♥'.charAt(suit)}
  </span>
);
