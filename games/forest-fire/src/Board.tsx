import type { BoardButton, BoardProps, GameBoard } from '@glade/ui';
import { SquareGrid, type GridCell } from '@glade/ui/square-grid';
import { useState } from 'preact/hooks';
import styles from './Board.module.css';
import { campaign } from './campaign.tsx';
import { Cards } from './Cards.tsx';
import { Forest, RING, RING_PLACES } from './Forest.tsx';
import {
  canJump,
  choiceOf,
  dropBetween,
  isSquare,
  meansOf,
  reachesFire,
  type Means,
} from './meanings.ts';
import { chosenOf } from './options.ts';
import { Firebreak, Flame, Piece, Tree } from './Pieces.tsx';
import { placeParts } from './places.ts';
import { PUT_OUT, SEAT } from './state.ts';
import { Team } from './Team.tsx';
import type { ForestFireView } from './view.ts';

const SIDE = 6;

type Props = BoardProps<ForestFireView>;

type Tool = 'putOut' | 'go';

/** The forest with its ring of places outside, the team below it, and what a tap is to do where it could do two things. */
export function Board(props: Props) {
  const { view, say, legal } = props;
  const free = legal.some((action) => action >= SEAT);
  const choices = legal.map((action) => choiceOf(action, free));
  const seats = [...new Set(choices.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))];
  const [chosen, setChosen] = useState(0);
  const [tool, setTool] = useState<Tool>('putOut');
  const [from, setFrom] = useState<number>();
  const [looked, setLooked] = useState<number>();
  const who = free ? (seats.includes(chosen) ? chosen : (seats[0] ?? 0)) : view.seat;
  const own = choices.filter(({ seat }) => seat === undefined || seat === who);
  const start = own.some(({ meaning }) => meaning.kind === 'drop') ? from : undefined;
  const means = meansOf(own, start);
  const both = [...means.putOut].some((place) => means.go.has(place));
  const base = free ? who * SEAT : 0;

  function tap(place: number): void {
    if (props.onFind) return props.onFind(place);
    if (means.ends.size > 0 || start !== undefined) return tapLine(place);
    const steps = means.go.has(place) && (tool === 'go' || !means.putOut.has(place));
    const douses = isSquare(place) && !steps && (view.counters[place]! > 0 || !means.go.has(place));
    props.onAction?.(base + (douses && view.counters[place]! > 0 ? PUT_OUT + place : place));
  }

  /** The Pilot's line: one end, then the other. */
  function tapLine(place: number): void {
    const action = start === undefined ? -1 : dropBetween(start, place);
    if (action >= 0) {
      setFrom(undefined);
      props.onAction?.(base + action);
    } else {
      setFrom(place === start || !isSquare(place) ? undefined : place);
    }
  }

  const preview = looked === undefined || !isSquare(looked) ? [] : view.fills[looked]!;
  const picture = (
    <Forest
      {...props}
      means={means}
      from={start}
      preview={props.settings.forecast ? preview : []}
    />
  );
  const cells = RING_PLACES.map((place) =>
    place === undefined ? undefined : cellOf(props, place, means),
  );
  if (props.still === true) {
    return (
      <div role="img" aria-label={describe(props, cells)} class={styles.still}>
        {picture}
      </div>
    );
  }
  return (
    <div class={styles.framed} data-motion={props.settings.motion ? 'full' : 'none'}>
      <SquareGrid
        label={props.label ?? say('board.name')}
        columns={RING}
        cells={cells}
        margin={0}
        onCell={tap}
        onLook={setLooked}
      >
        {picture}
      </SquareGrid>
      {both && <Tools say={say} tool={tool} onTool={setTool} />}
      <Team {...props} who={who} choose={free && seats.length > 1 ? setChosen : undefined} />
    </div>
  );
}

function Tools({
  say,
  tool,
  onTool,
}: Pick<Props, 'say'> & { readonly tool: Tool; readonly onTool: (tool: Tool) => void }) {
  return (
    <div class={styles.tools} role="group" aria-label={say('board.tools')}>
      {(['putOut', 'go'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={tool === each} onClick={() => onTool(each)}>
          {say(`action.${each}`)}
        </button>
      ))}
    </div>
  );
}

function cellOf({ view, say, settings, onFind }: Props, place: number, means: Means): GridCell {
  const parts: string[] = [];
  if (isSquare(place)) {
    const counters = view.counters[place]!;
    if (view.firebreaks.includes(place)) parts.push(say('cell.firebreak'));
    else parts.push(counters > 0 ? say('cell.fire', { counters }) : say('cell.empty'));
  }
  for (const [seat, player] of view.players.entries()) {
    if (player.place !== place || player.out) continue;
    parts.push(say('cell.player', { player: seat + 1, role: say(`role.${player.role}`) }));
    if (player.danger) parts.push(say('cell.danger'));
  }
  if (means.putOut.has(place)) parts.push(say('cell.canPutOut'));
  if (means.go.has(place))
    parts.push(say(view.step === 'spots' ? 'cell.canStart' : 'cell.canStep'));
  if (means.ends.has(place)) parts.push(say('cell.canDrop'));
  if (settings.forecast && isSquare(place) && view.fills[place]!.length > 0) {
    const told = view.fills[place]!.map((square) => say('place.spoken', placeParts(square)));
    parts.push(say('cell.fills', { places: new Intl.ListFormat(say.language).format(told) }));
  }
  const told = say('place.spoken', placeParts(place));
  return {
    id: place,
    label: [told.charAt(0).toLocaleUpperCase(say.language) + told.slice(1), parts.join(', ')]
      .filter((part) => part !== '')
      .join(': '),
    active:
      means.go.has(place) ||
      means.putOut.has(place) ||
      means.ends.has(place) ||
      (onFind !== undefined && isSquare(place)),
  };
}

function describe({ label, say }: Props, cells: readonly (GridCell | undefined)[]): string {
  const empty = say('cell.empty');
  const told = cells.flatMap((cell) =>
    cell === undefined || !cell.label.includes(': ') || cell.label.endsWith(`: ${empty}`)
      ? []
      : [cell.label],
  );
  return [label ?? say('board.name'), ...told].join('. ');
}

const countersOf = ({ counters }: ForestFireView): number =>
  counters.reduce((sum, each) => sum + each, 0);

/** The browser's side of Forest Fire. */
export const board: GameBoard<ForestFireView> = {
  Board,
  Aside: Cards,
  campaign,
  buttons(_, legal): readonly BoardButton[] {
    const free = legal.some((action) => action >= SEAT);
    return legal.flatMap((action) => {
      const { meaning } = choiceOf(action, free);
      switch (meaning.kind) {
        case 'role':
          return [{ action, label: `role.${['hotshot', 'smokeJumper', 'pilot'][meaning.role]!}` }];
        case 'done':
        case 'refill':
          return [{ action, label: `action.${meaning.kind}` }];
        case 'stop':
          return [{ action, label: 'action.stop', minor: true, ask: 'action.stop.ask' }];
        default:
          return [];
      }
    });
  },
  name(_, action) {
    const { meaning } = choiceOf(action % SEAT, false);
    switch (meaning.kind) {
      case 'go':
        return { key: 'action.go.at', cells: [meaning.place] };
      case 'putOut':
        return { key: 'action.putOut.at', cells: [meaning.place] };
      case 'drop':
        return { key: 'action.drop.at', cells: meaning.line };
      case 'role':
        return { key: `role.${['hotshot', 'smokeJumper', 'pilot'][meaning.role]!}`, cells: [] };
      default:
        return { key: `action.${meaning.kind}`, cells: [] };
    }
  },
  quest(events, options) {
    const cell = events.find(({ code }) => code === 'rolled' || code === 'firebreak')?.args['cell'];
    if (options['tapToPlace'] !== true || cell === undefined) return undefined;
    const side = Array.from({ length: SIDE }, (_, i) => i);
    const row = side.map((i) => cell - (cell % SIDE) + i);
    const column = side.map((i) => i * SIDE + (cell % SIDE));
    return { cell, ways: [...row, ...column.filter((each) => each !== cell)] };
  },
  extras: () =>
    import('./Key.tsx').then(({ extras }) =>
      extras({
        tree: <Tree square={0} />,
        flame: (counters) => <Flame counters={counters} />,
        firebreak: <Firebreak />,
        piece: (role) => <Piece seat={0} role={role} />,
        classes: styles,
      }),
    ),
  step(view, options) {
    const player = view.seat + 1;
    const args = { player, rolls: view.rolls, moves: view.players[view.seat]?.moves ?? 0 };
    // FF-57: with the first counter there is something to point at.
    if (view.step === 'opening' && countersOf(view) === 1)
      return { key: 'step.opening.first', args };
    if (view.step !== 'turns') return { key: `step.${view.step}`, args };
    const { turnOrder, setupRounds, fireTiming } = chosenOf(options);
    if (turnOrder === 'free') return { key: 'step.turns.free' };
    const own = view.players[view.seat]!;
    if (own.rests === 1 && own.place === 60 && own.role !== 'pilot')
      return { key: 'step.turns.comeBack', args };
    if (own.role === 'pilot') {
      if (own.full) return { key: 'step.turns.drop', args };
      // FF-51: the fires of the opening, and those that fall while the tanks are filled.
      return view.round === 1 && fireTiming === 'roundStart'
        ? { key: 'step.turns.refill.first', args: { ...args, rounds: setupRounds + 1 } }
        : { key: 'step.turns.refill', args };
    }
    const fire = reachesFire(view, own.place) ? 'near' : 'far';
    return { key: canJump(own) ? 'step.turns.jumper' : 'step.turns', args: { ...args, fire } };
  },
};
