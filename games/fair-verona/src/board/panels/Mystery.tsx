import type { BoardProps } from '@glade/ui';
import { memo } from '@glade/ui/memo';
import { rankOf, suitOf } from '../../rules/cards/deck.ts';
import { JOKER } from '../../rules/state.ts';
import type { VeronaView } from '../../rules/view.ts';
import { Card, cardName } from '../pieces/Cards.tsx';
import { Token } from '../pieces/Pieces.tsx';
import { UNCOUNTED } from '../uncounted.ts';
import { tokenSeat } from '../view-queries.ts';
import styles from './Mystery.module.css';

interface Props extends Pick<BoardProps<VeronaView>, 'view' | 'say' | 'events' | 'settings'> {
  /** Those who played look at the end: only what is home is told. */
  readonly ended?: boolean;
  /** A match is watched again: nobody has anything to do. */
  readonly watched?: boolean;
}

/**
 * The mystery so far: the Clue Card or the Joker on it, where the token is, what is home; and what is left to draw.
 */
export function Mystery({ view, say, events, settings, ended, watched }: Props) {
  const { delivered, goal, jokers, clue } = view;
  const flips = settings.motion && events.some(({ code }) => FLIPS.includes(code));
  const onClue = view.token === 'clue';
  return (
    <div
      class={styles.mystery}
      data-mystery
      data-over={ended}
      data-watched={watched}
      data-result={view.result}
      data-home={delivered > 0}
    >
      <div class={styles.spot} data-flips={flips} data-still-row>
        {clue >= 0 ? (
          <Card card={clue} token={onClue} />
        ) : (
          <svg viewBox="-1 -1 52 72" class={styles.empty} aria-hidden="true">
            <rect width="50" height="70" rx="6" />
          </svg>
        )}
        {Array.from({ length: jokers }, (_, i) => (
          <span key={i} class={styles.joker} style={{ insetInlineStart: `${0.95 + i * 0.5}rem` }}>
            <Card card={JOKER} />
          </span>
        ))}
      </div>
      <p class={styles.told} data-telling>
        {latestStory(events, view, say) ?? storyOf(view, say)}
      </p>
      <p class={styles.home}>
        <svg viewBox={`-14 -14 ${goal * 26 + 2} 28`} aria-hidden="true">
          {Array.from({ length: goal }, (_, i) => (
            <g key={i} transform={`translate(${i * 26} 0)`}>
              <Token empty={i >= delivered} />
            </g>
          ))}
        </svg>
        <span data-widest={say('board.delivered', { delivered: 0, goal })}>
          {say('board.delivered', { delivered, goal })}
        </span>
      </p>
      {view.deck !== UNCOUNTED && (
        <ul class={styles.piles}>
          <Pile
            name={say('board.pile.river')}
            short={say('board.pile.short.river')}
            count={view.riverLeft}
            path="M2 9C6 4 9 14 13 9S20 6 22 9M2 16C6 11 9 21 13 16S20 13 22 16"
          />
          <Pile
            name={say('board.pile.land')}
            short={say('board.pile.short.land')}
            count={view.landLeft}
            path="M4 4H20V20H4ZM4 14C10 14 10 8 20 8"
          />
          <Pile
            name={say('board.pile.cards')}
            short={say('board.pile.short.cards')}
            count={view.deck}
            path="M5 5H15V20H5ZM9 5V2H20V17H15"
          />
        </ul>
      )}
    </div>
  );
}

const FLIPS: readonly string[] = ['joker', 'jokersGone', 'clue', 'clueDealt'];

interface PileProps {
  readonly name: string;
  /** One word, where there is room for it. */
  readonly short: string;
  readonly count: number;
  readonly path: string;
}

const Pile = memo(({ name, short, count, path }: PileProps) => (
  <li title={name}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
    <span class={styles.pileName}>{name}: </span>
    <span class={styles.short} aria-hidden="true">
      {short}
    </span>
    <span class={styles.count}>{count}</span>
  </li>
));

const EVENT_STORIES: Readonly<Record<string, string>> = {
  delivered: 'story.delivered',
  jokersGone: 'story.jokerGone',
  joker: 'story.joker',
  clue: 'story.clue',
};

/** What has just happened to the mystery, if that is more than where the token is now. */
function latestStory(
  events: Props['events'],
  view: VeronaView,
  say: Props['say'],
): string | undefined {
  const event = events.find(({ code }) => EVENT_STORIES[code] !== undefined);
  if (event === undefined || view.result !== 'none') return undefined;
  return say(EVENT_STORIES[event.code]!);
}

/** Where the mystery stands, in a sentence; empty when the match is over, since the page says how. */
export function storyOf(view: VeronaView, say: Props['say']): string {
  const { token, jokers, clue, players, errand, result } = view;
  if (result !== 'none') return '';
  if (errand >= 0) return say('board.errand', { turns: errand });
  const seat = tokenSeat(view);
  if (token === 'carried') return say('board.carried', { player: seat + 1 });
  if (token === 'encounter') {
    const card = players[seat]?.encounters.find((each) => each.token)?.card ?? -1;
    return say('board.guarded', { player: seat + 1, card: card < 0 ? '' : cardName(say, card) });
  }
  if (jokers > 0) return say('board.fool', { jokers });
  if (clue < 0) return say(view.step === 'deal' ? 'story.start' : 'board.owed');
  return say('board.seeks', { rank: rankOf(clue), suit: suitOf(clue) });
}
