import { seatColour, type BoardProps } from '@glade/ui';
import { memo } from '@glade/ui/memo';
import styles from './Board.module.css';
import motion from './Motion.module.css';
import pieces from './forest/Pieces.module.css';
import { stepsLeft, usableDice } from './labels.ts';
import { Fairy, Icon, PALETTE, STAR } from './forest/Pieces.tsx';
import type { Faces, StarfallView } from '../rules/view.ts';

const DICE = 5;
/** How far each die lies from their line: the figure that the stars make. */
const OFFSETS = [6, -8, 10, -10, 4];

interface Die {
  readonly face: keyof Faces;
  /** It has been used, or does nothing. */
  readonly spent: boolean;
}

/** The dice that are not set aside, those that can still be used first; none before the roll of a turn. */
export function diceOf(view: StarfallView): readonly Die[] {
  const { rolled } = view;
  const left = usableDice(view);
  const some = (face: keyof Faces, count: number, spent: boolean): Die[] =>
    Array.from({ length: count }, () => ({ face, spent }));
  const steps = ['fairy', 'snake', 'tree'] as const;
  return [
    ...steps.flatMap((face) => some(face, left[face], false)),
    ...steps.flatMap((face) => some(face, rolled[face] - left[face], true)),
    ...some('star', Math.min(rolled.star, rolled.shooting), true),
    ...some('shooting', rolled.shooting, true),
  ];
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
    <div class={styles.sharedDice} role="img" aria-label={diceLabel(view, say)}>
      {OFFSETS.map((offset, i) => (
        <svg key={i} viewBox="-50 -44 100 88" class={PALETTE} aria-hidden="true">
          {i + 1 < aside && (
            <>
              <path class={styles.inRow} d={`M0 ${offset}L100 ${OFFSETS[i + 1]!}`} />
              <path class={styles.inColumn} d={`M${offset} 0L${OFFSETS[i + 1]!} 88`} />
            </>
          )}
          <g class={styles.dieSpot} style={{ '--off': `${offset}px` }}>
            {i < aside ? (
              <>
                <circle class={pieces.glow} r="34" />
                <path class={pieces.star} d={STAR} />
              </>
            ) : (
              <DieSide {...dice[i - aside]} delay={rolled ? (i - aside) * 70 : undefined} />
            )}
          </g>
        </svg>
      ))}
    </div>
  );
}

/** What a die shows; with a delay, in milliseconds, it has just been thrown. Before that, the hollow where it will lie. */
const DieSide = memo(function DieSide({
  face,
  spent = false,
  delay,
}: Partial<Die> & { readonly delay: number | undefined }) {
  if (face === undefined)
    return <rect class={styles.hollow} x="-27" y="-27" width="54" height="54" rx="12" />;
  return (
    <g
      class={`${spent ? styles.spent : ''} ${delay === undefined ? '' : motion.tumble}`}
      style={{ animationDelay: `${delay ?? 0}ms` }}
    >
      <rect class={styles.dieShade} x="-26" y="-25" width="58" height="58" rx="13" />
      <rect class={pieces.die} x="-29" y="-29" width="58" height="58" rx="13" />
      <Icon name={face} />
      {spent && <path class={pieces.strike} d="M-20 20L20-20" />}
    </g>
  );
});

/** Who is at home, in their order, where the dice lay while the match went on: the first under a full moon. */
export function AtHome({
  view,
  say,
  seats,
}: Pick<BoardProps<StarfallView>, 'view' | 'say' | 'seats'>) {
  const home = homeOf(view);
  const told = home.map(({ seat, rank }) => say('board.atHome', { player: seat + 1, rank }));
  return (
    <div class={styles.sharedDice} role="img" aria-label={told.join(' ')}>
      {home.map(({ seat, rank }) => (
        <svg key={seat} viewBox="-50 -44 100 88" class={PALETTE} aria-hidden="true">
          {rank === 1 && <circle class={styles.moon} cx="4" cy="-6" r="37" />}
          <path class={styles.house} d="M-33 39V2H33V39Z" />
          <path class={styles.roof} d="M-42 6L0-36L42 6Z" />
          <path class={styles.window} d="M-13 39V16C-13 4 13 4 13 16V39Z" />
          <g transform="translate(0 16) scale(.56)">
            <Fairy seat={seat} colour={seatColour(seats, seat)} />
          </g>
          {rank === 1 ? (
            <path class={pieces.star} transform="translate(0 -33) scale(.42)" d={STAR} />
          ) : null}
          <g class={styles.rank} transform="translate(35 29)">
            <circle r="13" />
            <text y="6.500">{rank}</text>
          </g>
        </svg>
      ))}
    </div>
  );
}

/** The seats at home, the first first. */
export const homeOf = ({ fairies }: StarfallView) =>
  fairies
    .flatMap(({ rank }, seat) => (rank > 0 ? [{ seat, rank }] : []))
    .toSorted((a, b) => a.rank - b.rank);

/** The room of the dice before there are any: where it is wide enough, the forest stays where it is when they come. */
export const NoDice = () => (
  <div class={`${styles.sharedDice} ${styles.noDice}`} aria-hidden="true">
    {OFFSETS.map((_, i) => (
      <svg key={i} viewBox="-50 -44 100 88" />
    ))}
  </div>
);

export function diceLabel(view: StarfallView, say: BoardProps<unknown>['say']): string {
  const { pool, rolled } = view;
  const aside = say('board.aside', { stars: DICE - pool });
  const { fairy, snake, tree } = stepsLeft(view);
  if (rolled.fairy + rolled.snake + rolled.tree === 0) return aside;
  const steps = fairy + snake + tree > 0 ? 'board.steps' : 'board.left';
  return `${aside} ${say(steps, { fairy, snake, tree })}`;
}
