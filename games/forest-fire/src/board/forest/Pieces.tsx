import type { Event } from '@glade/engine';
import { seatColour, type BoardProps } from '@glade/ui';
import { Halo } from '@glade/ui/halo';
import { useRef } from 'preact/hooks';
import { HAND, sideOf } from '../../rules/places.ts';
import type { FirefighterView, ForestFireView } from '../../rules/view.ts';
import styles from '../Board.module.css';
import { isSquare } from '../choices.ts';
import { Piece } from '../drawings/Crew.tsx';
import { cornerOf, isOnBoard, OUTWARDS, type Point } from './ring.ts';

/** Where those stand who are in nobody's way: at the camp, and for Pilots at the pier. */
const CAMP: Point = [0, 700];
const PIER: Point = [700, 700];

/** How far inwards from the middle of its place a piece stands round the forest. */
const ON_ROAD = 22;

/** What is shown now, and what was shown before. */
export interface Shown {
  /** Counts the lists of events that were shown. */
  stamp: number;
  events: readonly Event[];
  players: readonly FirefighterView[];
  /** Where the pieces were before these events. */
  before: readonly FirefighterView[];
}

/** Remembers where the pieces were before the events that are shown. */
export function useShown(players: readonly FirefighterView[], events: readonly Event[]): Shown {
  const shown = useRef<Shown>({ stamp: 0, events, players, before: players });
  const now = shown.current;
  if (now.events !== events) {
    shown.current = { stamp: now.stamp + 1, events, players, before: now.players };
  } else if (now.players !== players) {
    shown.current = { ...now, players };
  }
  return shown.current;
}

/** How pieces move, by the events that move them; the first that fits. */
const MOVES: readonly (readonly [codes: readonly string[], name: string | undefined])[] = [
  [['jumped'], styles.floating],
  [['stepped', 'steppedOnBreak', 'steppedOff', 'placed'], styles.walking],
  [['out', 'rests'], styles.caught],
  [['refilled', 'inHand'], styles.scooping],
  [['dropped', 'kept'], styles.landing],
  [['role'], styles.dressed],
  [['turn'], styles.called],
];

/** Movements that the style sheet begins again by itself, by `data-beat`. All others begin where a new key has the piece drawn anew. */
const BY_BEAT: readonly (string | undefined)[] = [undefined, styles.walking, styles.called];

interface Props extends Pick<BoardProps<ForestFireView>, 'view' | 'seats' | 'events'> {
  readonly shown: Shown;
}

/** The pieces. Pieces at the same place are drawn side by side. */
export function Pieces({ view, seats, events, shown }: Props) {
  const { players } = view;
  const spots = players.map((_, seat) => standing(players, seat));
  const before = shown.before;
  return (
    <>
      {inDepth(players).map((seat) => {
        const { role, out, full } = players[seat]!;
        const [x, y, size] = spots[seat]!;
        const move = MOVES.find(([codes]) =>
          events.some(({ code, args }) => args['seat'] === seat && codes.includes(code)),
        )?.[1];
        const [fromX, fromY] = move === undefined ? [x, y] : standing(before, seat);
        const path = { '--from-x': `${fromX - x}px`, '--from-y': `${fromY - y}px` };
        const turns = seat === view.seat && view.step === 'turns';
        return (
          <g
            key={BY_BEAT.includes(move) ? seat : `${seat}-${shown.stamp}`}
            class={move}
            style={move === undefined ? undefined : path}
          >
            <g transform={`translate(${x} ${y}) scale(${size})`}>
              {view.result === 'won' && !out && (
                <g transform="translate(50 52)">
                  <Halo r={46} />
                </g>
              )}
              {isOnBoard(players[seat]!.place) && !out && (
                <ellipse class={styles.base} cx="50" cy="91" rx="40" ry="13" />
              )}
              {turns && <ellipse class={styles.atTurn} cx="50" cy="90" rx="46" ry="15" />}
              <Piece
                seat={seat}
                role={role}
                colour={seatColour(seats, seat)}
                out={out}
                full={full}
              />
            </g>
          </g>
        );
      })}
    </>
  );
}

type Stander = Pick<FirefighterView, 'place' | 'role' | 'out'>;

/** Where a piece stands: its place, the camp or the pier. */
const groundOf = ({ place, role, out }: Stander): number =>
  isOnBoard(place) && !out ? place : HAND + (role === 'pilot' && !out ? 1 : 0);

/** Those who stand where this one does. */
function company(players: readonly Stander[], seat: number): readonly number[] {
  const ground = groundOf(players[seat]!);
  return players.flatMap((other, i) => (groundOf(other) === ground ? [i] : []));
}

/** Where two stand left or right of the forest, one behind the other: side by side one of them would stand where the next step leads. */
const inRow = (place: number): boolean =>
  isOnBoard(place) && !isSquare(place) && OUTWARDS[sideOf(place)]![0] !== 0;

/** The seats in the order in which they are drawn: of two side by side the right one first, so that its hose hides no number. */
function inDepth(players: readonly FirefighterView[]): readonly number[] {
  const depth = players.map(({ role }, seat) => {
    const n = company(players, seat).indexOf(seat);
    // Pilots bear their number at the left; and who stands in front is drawn last.
    return role === 'pilot' || inRow(players[seat]!.place) ? n : n ^ 1;
  });
  return [...players.keys()].toSorted((a, b) => depth[a]! - depth[b]!);
}

/** Where a piece is drawn, and how large: alone on its place or beside others. */
export function standing(
  players: readonly Stander[],
  seat: number,
): readonly [x: number, y: number, size: number] {
  const own = players[seat];
  if (own === undefined) return [0, 0, 0];
  const ground = groundOf(own);
  const here = company(players, seat);
  const n = here.indexOf(seat);
  const [x, y] = isOnBoard(ground) ? cornerOf(ground) : ground === HAND ? CAMP : PIER;
  const [across, down] =
    isOnBoard(ground) && !isSquare(ground) ? OUTWARDS[sideOf(ground)]! : [0, 0];
  // On the road, so that the sign behind it can be read.
  const [left, top] = [x - across * ON_ROAD, y - down * ON_ROAD];
  if (here.length === 1) {
    return isSquare(ground) ? [left + 1, top - 4, 1] : [left + 12, top + 6, 0.76];
  }
  if (here.length === 2)
    return inRow(ground)
      ? [left + 18 + across * (n * 12 - 6), top - 8 + n * 48, 0.58]
      : [left - 8 + n * 50, top + 14, 0.64];
  return [left + 2 + (n % 2) * 46, top - 2 + Math.floor(n / 2) * 48, 0.54];
}
