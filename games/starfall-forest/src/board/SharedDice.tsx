import type { BoardProps } from '@glade/ui';
import styles from './Board.module.css';
import motion from './Motion.module.css';
import pieces from './Pieces.module.css';
import { Icon, STAR } from './Pieces.tsx';
import type { Faces, StarfallView } from '../rules/view.ts';

const DICE = 5;
/** How high each die lies: the figure that the stars make. */
const HEIGHTS = [50, 36, 54, 34, 48];
const at = (i: number): string => `translate(${50 + 100 * i} ${HEIGHTS[i]!})`;

interface Die {
  /** Nothing before the roll. */
  readonly face: keyof Faces | undefined;
  /** It has been used, or does nothing. */
  readonly spent: boolean;
}

/** The dice that are not set aside, those that can still be used first. */
function diceOf({ rolled, left, pool }: StarfallView): readonly Die[] {
  const some = (face: keyof Faces, count: number, spent: boolean): Die[] =>
    Array.from({ length: count }, () => ({ face, spent }));
  const steps = ['fairy', 'snake', 'tree'] as const;
  const dice = [
    ...steps.flatMap((face) => some(face, left[face], false)),
    ...steps.flatMap((face) => some(face, rolled[face] - left[face], true)),
    ...some('star', Math.min(rolled.star, rolled.shooting), true),
    ...some('shooting', rolled.shooting, true),
  ];
  return dice.length > 0
    ? dice
    : Array.from({ length: pool }, () => ({ face: undefined, spent: false }));
}

/** The five dice that all players share: stars set aside light up as a constellation, the rest waits to be used. */
export function SharedDice({
  view,
  say,
  events,
  settings,
}: Pick<BoardProps<StarfallView>, 'view' | 'say' | 'events' | 'settings'>) {
  const aside = DICE - view.pool;
  const dice = diceOf(view);
  const rolled = settings.motion && events.some(({ code }) => code === 'rolledStars');
  return (
    <svg
      viewBox="0 0 500 88"
      class={styles.sharedDice}
      role="img"
      aria-label={diceLabel(view, say)}
    >
      <polyline
        class={styles.constellation}
        points={HEIGHTS.slice(0, aside)
          .map((y, i) => `${50 + 100 * i},${y}`)
          .join(' ')}
      />
      {HEIGHTS.map((_, i) => {
        const die = dice[i - aside];
        if (i < aside) {
          return (
            <g key={i} transform={at(i)}>
              <circle class={pieces.glow} r="34" />
              <path class={pieces.star} d={STAR} />
            </g>
          );
        }
        return (
          <g key={i} transform={at(i)}>
            <g
              class={`${die?.spent === true ? styles.spent : ''} ${rolled ? motion.tumbling : ''}`}
              style={{ animationDelay: `${(i - aside) * 70}ms` }}
            >
              <rect class={styles.die} x="-29" y="-29" width="58" height="58" rx="13" />
              {die?.face === undefined ? (
                <circle class={styles.blank} r="4" />
              ) : (
                <Icon name={die.face} />
              )}
              {die?.spent === true && <path class={styles.strike} d="M-20 20L20-20" />}
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** The room of the dice before there are any: when they come, the forest stays where it is. */
export const NoDice = () => (
  <svg viewBox="0 0 500 88" class={styles.sharedDice} aria-hidden="true" />
);

export function diceLabel(
  { pool, left, rolled }: StarfallView,
  say: BoardProps<unknown>['say'],
): string {
  const aside = say('board.aside', { stars: DICE - pool });
  const { fairy, snake, tree } = left;
  if (rolled.fairy + rolled.snake + rolled.tree === 0) return aside;
  const steps = fairy + snake + tree > 0 ? 'event.rolledSteps' : 'board.left';
  return `${aside} ${say(steps, { fairy, snake, tree })}`;
}
