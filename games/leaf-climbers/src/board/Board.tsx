import { capital } from '@glade/text';
import type { BoardProps } from '@glade/ui';
import { SquareGrid, type GridCell } from '@glade/ui/square-grid';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Beside } from './Beside.tsx';
import styles from './Board.module.css';
import {
  FOOT,
  HEAD,
  HEIGHT,
  LEFT,
  RIGHT,
  SEEN,
  SIDE,
  THICK,
  TOP,
  WIDTH,
  columnOf,
  rowOf,
} from './geometry.ts';
import { staying } from './moves.ts';
import { Picture, Squares } from './Picture.tsx';
import type { LeafClimbersView } from '../rules/view.ts';

type Props = BoardProps<LeafClimbersView>;

/** The pile of leaves with the climbers on it, and beside it how far it has grown. */
export function Board(props: Props) {
  const { view, say, settings } = props;
  const [focused, setFocused] = useState<number>();
  const [taken, setTaken] = useState<readonly number[]>([]);
  const crushed = props.options?.['crushedMeeple'];
  const gone = useMemo(
    () => (crushed === 'hide' ? view.climbers.map((_, seat) => seat) : taken),
    [view, crushed, taken],
  );
  // What was on show before these events: so climbers come from somewhere, and new leaves are told from old ones.
  const shown = useRef({ events: props.events, now: view, before: view });
  if (shown.current.events !== props.events)
    shown.current = { events: props.events, now: view, before: shown.current.now };
  shown.current.now = view;
  const reach = useMemo(
    () => new Set(view.step === 'move' ? props.legal : []),
    [view, props.legal],
  );
  // Where a leaf will land people are asked by the board: only the second tap goes there.
  const [warned, setWarned] = useState<{ readonly view: LeafClimbersView; readonly at: number }>();
  const doubtful = warned?.view === view ? warned.at : undefined;
  function choose(square: number): void {
    const falls = reach.has(square) && view.chips[square]! > 0;
    if (!falls || square === doubtful || [...reach].every((at) => view.chips[at]! > 0)) {
      // Whatever comes of it, nothing is half chosen any more: what is refused is crossed, and no square waits for a tap.
      setWarned(undefined);
      props.onAction?.(square);
      // What was to be done is not said again before what has been done.
      if (doubtful !== undefined) props.onTask?.(undefined);
      return;
    }
    // A hint about another square is not true of this one.
    props.onBegin?.(square);
    setWarned({ view, at: square });
    const args = { leaves: view.chips[square]! };
    props.onTask?.({ key: warningOf(view, square), args, asksAgain: true });
  }
  // Only where a leaf falls is thrown with dice that name a square.
  const falls = view.step === 'leaf' && props.entering !== undefined;
  // Where somebody looks changes often, and neither of these.
  const { events, seats, still, entering } = props;
  const cells = useMemo(
    () => SEEN.map((square) => cellOf(props, square, reach)),
    [view, say, entering, reach],
  );
  const { before } = shown.current;
  const pile = useMemo(
    () => <Squares {...props} reach={reach} before={before} gone={gone} />,
    [view, say, events, seats, settings.motion, still, reach, before, gone],
  );
  const picture = (
    <Picture
      view={view}
      lit={doubtful === undefined ? props.lit : [doubtful]}
      reach={reach}
      focused={focused}
    >
      {pile}
    </Picture>
  );
  if (props.still === true) {
    return (
      <div role="img" aria-label={describe(props, cells)} class={styles.still}>
        {picture}
      </div>
    );
  }
  return (
    <div class={styles.framed} data-motion={settings.motion ? 'full' : 'none'}>
      <div class={styles.place}>
        <SquareGrid
          label={props.label ?? say('board.name')}
          columns={SIDE}
          cells={cells}
          margin={LEFT / WIDTH}
          right={RIGHT / WIDTH}
          head={HEAD / HEIGHT}
          foot={FOOT / HEIGHT}
          start={reach.size > 0 ? staying(view) : undefined}
          onCell={(square) => (falls ? props.entering?.onOutcome(square) : choose(square))}
          onLook={setFocused}
        >
          {picture}
        </SquareGrid>
      </div>
      <p class="visually-hidden" role="status">
        {/* With a key it is said again of another square. */}
        {doubtful !== undefined && (
          <span key={doubtful}>
            {say(warningOf(view, doubtful), { leaves: view.chips[doubtful]! })}
          </span>
        )}
      </p>
      <Beside
        {...props}
        gone={gone}
        onTake={crushed === 'each' ? (seat) => setTaken(toggled(taken, seat)) : undefined}
      />
    </div>
  );
}

const warningOf = (view: LeafClimbersView, square: number): string =>
  square === staying(view) ? 'task.danger.stay' : 'task.danger';

const toggled = (seats: readonly number[], seat: number): readonly number[] =>
  seats.includes(seat) ? seats.filter((each) => each !== seat) : [...seats, seat];

function cellOf(props: Props, square: number, reach: ReadonlySet<number>): GridCell {
  const { view, say } = props;
  const height = view.elevation[square]!;
  const offered = mayFall(props, square);
  const told = say('place.spoken', { column: columnOf(square), row: rowOf(square) });
  return {
    id: square,
    label: `${capital(say, told)}: ${partsOf(props, square, reach).join(', ')}`,
    active: reach.has(square) || offered,
    offered,
    raise: (height * THICK) / 100 / SIDE,
  };
}

/** Whether the leaf that people throw for now can fall on a square. */
const mayFall = ({ view, entering }: Props, square: number): boolean =>
  view.step === 'leaf' && entering?.outcomes.includes(square) === true;

/** What is on a square and what can be done there. */
function partsOf(props: Props, square: number, reach: ReadonlySet<number>): string[] {
  const { view, say } = props;
  const leaves = view.chips[square]!;
  const parts = [say('cell.level', { level: view.elevation[square]! })];
  if (view.safeTops && view.elevation[square] === TOP) parts.push(say('cell.safe'));
  if (leaves > 0) parts.push(say('cell.leaves', { leaves }));
  for (const [seat, { place, alive }] of view.climbers.entries())
    if (place === square && alive) parts.push(say('cell.climber', { player: seat + 1 }));
  if (mayFall(props, square)) parts.push(say('cell.canEnter'));
  if (!reach.has(square)) return parts;
  if (square === staying(view)) parts.push(say('cell.canStay'));
  else parts.push(say('cell.canGo', { price: view.prices[square]! }));
  if (leaves > 0) parts.push(say('cell.danger'));
  return parts;
}

/** What there is to see, in words: everything but bare ground. */
function describe({ label, say }: Props, cells: readonly GridCell[]): string {
  const bare = `: ${say('cell.level', { level: 0 })}`;
  const told = cells.flatMap((cell) => (cell.label.endsWith(bare) ? [] : [cell.label]));
  return [label ?? say('board.name'), ...told].join('. ');
}
