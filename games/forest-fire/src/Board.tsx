import type { BoardButton, BoardProps, GameBoard, GridCell } from '@glade/ui';
import { SquareGrid, Steps } from '@glade/ui';
import { useState } from 'preact/hooks';
import styles from './Board.module.css';
import { Cards } from './Cards.tsx';
import { choiceOf, dropBetween, isSquare, type Choice } from './meanings.ts';
import { chosenOf } from './options.ts';
import { Firebreak, Flame, Piece, Tree } from './Pieces.tsx';
import { FIRST_SPOT } from './places.ts';
import { PUT_OUT, SEAT } from './state.ts';
import type { FirefighterView, ForestFireView } from './view.ts';

const SIDE = 6;
const RING = SIDE + 2;
const UNIT = 100;

type Props = BoardProps<ForestFireView>;

/** The place at a square of the ring: the forest inside, the 24 spots around it, nothing in the corners. */
function placeAt(index: number): number | undefined {
  const row = Math.floor(index / RING) - 1;
  const column = (index % RING) - 1;
  const inside = (n: number): boolean => n >= 0 && n < SIDE;
  if (inside(row) && inside(column)) return row * SIDE + column;
  if (inside(column)) return FIRST_SPOT + (row < 0 ? 0 : 2 * SIDE) + column;
  if (inside(row)) return FIRST_SPOT + (column < 0 ? 3 : 1) * SIDE + row;
  return undefined;
}

const PLACES = Array.from({ length: RING * RING }, (_, index) => placeAt(index));

/** The upper left corner of each place on the picture. */
const CORNERS = new Map(
  PLACES.flatMap((place, index) =>
    place === undefined
      ? []
      : [[place, [(index % RING) * UNIT, Math.floor(index / RING) * UNIT] as const] as const],
  ),
);

const at = (place: number): string => {
  const [x, y] = CORNERS.get(place) ?? [0, 0];
  return `translate(${x} ${y})`;
};

/** What can be done at each place, for the seat that is looked at. */
interface Means {
  readonly go: ReadonlySet<number>;
  readonly putOut: ReadonlySet<number>;
  /** Ends of lines on which water can be dropped. */
  readonly ends: ReadonlySet<number>;
}

function meansOf(choices: readonly Choice[], from: number | undefined): Means {
  const go = new Set<number>();
  const putOut = new Set<number>();
  const ends = new Set<number>();
  for (const { meaning } of choices) {
    if (meaning.kind === 'go') go.add(meaning.place);
    if (meaning.kind === 'putOut') putOut.add(meaning.place);
    if (meaning.kind !== 'drop') continue;
    const [first, , last] = meaning.line;
    if (from === undefined || from === last) ends.add(first);
    if (from === undefined || from === first) ends.add(last);
  }
  if (from !== undefined) ends.delete(from);
  return { go, putOut, ends };
}

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
  const cells = PLACES.map((place) =>
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
    parts.push(say('cell.fills'));
  }
  const told = say('place.spoken', partsOf(place));
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

function partsOf(place: number): Readonly<Record<string, string | number>> {
  if (isSquare(place)) {
    return {
      kind: 'square',
      down: Math.floor(place / SIDE) + 1,
      across: (place % SIDE) + 1,
      side: 'none',
    };
  }
  const side = 'NESW'[Math.floor((place - FIRST_SPOT) / SIDE)]!;
  return { kind: 'spot', down: 0, across: ((place - FIRST_SPOT) % SIDE) + 1, side };
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

interface ForestProps extends Props {
  readonly means: Means;
  readonly from: number | undefined;
  readonly preview: readonly number[];
}

function Forest({ view, means, from, preview, lit, events, settings }: ForestProps) {
  const fresh = new Set(
    settings.motion
      ? events.flatMap(({ args }) => (args['cell'] === undefined ? [] : [args['cell']]))
      : [],
  );
  const rolled = events.find(({ code }) => code === 'rolled')?.args['cell'];
  return (
    <svg viewBox={`0 0 ${RING * UNIT} ${RING * UNIT}`} class={styles.paper}>
      <rect
        class={styles.ground}
        x={UNIT}
        y={UNIT}
        width={SIDE * UNIT}
        height={SIDE * UNIT}
        rx="14"
      />
      {view.counters.map((counters, square) => (
        <g key={square} transform={at(square)} class={fresh.has(square) ? styles.fresh : undefined}>
          <rect
            class={counters > 0 ? styles.burning : styles.square}
            x="2"
            y="2"
            width="96"
            height="96"
            rx="10"
          />
          {view.firebreaks.includes(square) ? (
            <Firebreak />
          ) : counters > 0 ? (
            <Flame counters={counters} />
          ) : (
            <Tree square={square} />
          )}
        </g>
      ))}
      {PLACES.map((place) =>
        place === undefined || isSquare(place) ? null : (
          <g key={place} transform={at(place)}>
            <circle class={styles.spot} cx="50" cy="50" r="34" />
            <text class={styles.along} x="50" y="61">
              {((place - FIRST_SPOT) % SIDE) + 1}
            </text>
          </g>
        ),
      )}
      {rolled !== undefined && (
        <rect
          class={styles.rolled}
          transform={at(rolled)}
          x="5"
          y="5"
          width="90"
          height="90"
          rx="10"
        />
      )}
      {preview.map((square) => (
        <circle key={square} class={styles.preview} transform={at(square)} cx="50" cy="50" r="30" />
      ))}
      {[...means.go].map((place) => (
        <circle key={place} class={styles.canGo} transform={at(place)} cx="50" cy="50" r="42" />
      ))}
      {[...means.putOut].map((place) => (
        <rect
          key={place}
          class={styles.canPutOut}
          transform={at(place)}
          x="6"
          y="6"
          width="88"
          height="88"
          rx="12"
        />
      ))}
      {[...means.ends].map((place) => (
        <circle key={place} class={styles.canDrop} transform={at(place)} cx="50" cy="50" r="12" />
      ))}
      {from !== undefined && (
        <rect class={styles.lit} transform={at(from)} x="5" y="5" width="90" height="90" rx="10" />
      )}
      {lit.map((place, i) =>
        CORNERS.has(place) ? (
          <rect
            key={place}
            class={settings.motion ? styles.lighting : styles.lit}
            style={{ animationDelay: `${i * 120}ms` }}
            transform={at(place)}
            x="5"
            y="5"
            width="90"
            height="90"
            rx="10"
          />
        ) : null,
      )}
      <Players players={view.players} seat={view.seat} />
    </svg>
  );
}

/** The pieces; those on one square stand side by side. */
function Players({
  players,
  seat,
}: {
  readonly players: readonly FirefighterView[];
  readonly seat: number;
}) {
  return (
    <>
      {players.map(({ place, role, out }, index) => {
        const [x, y] = CORNERS.get(place) ?? [];
        if (out || x === undefined || y === undefined) return null;
        const here = players.flatMap((other, i) =>
          other.place === place && !other.out ? [i] : [],
        );
        const scale = here.length > 1 ? 0.46 : 0.7;
        const n = here.indexOf(index);
        const dx = here.length > 1 ? 4 + (n % 2) * 46 : 15;
        const dy = here.length > 1 ? 6 + Math.floor(n / 2) * 46 : 18;
        return (
          <g
            key={index}
            class={index === seat ? styles.atTurn : undefined}
            transform={`translate(${x + dx} ${y + dy}) scale(${scale})`}
          >
            <Piece seat={index} role={role} />
          </g>
        );
      })}
    </>
  );
}

/** Who is in the team, and how things stand with each. */
function Team({
  view,
  say,
  who,
  choose,
}: Props & { readonly who: number; readonly choose: ((seat: number) => void) | undefined }) {
  return (
    <ul class={styles.team}>
      {view.players.map((player, seat) => {
        const text = `${say('board.player', { player: seat + 1 })}: ${stateOf(player, view, say)}`;
        const sign = (
          <svg viewBox="-4 -12 112 112" aria-hidden="true">
            <Piece seat={seat} role={player.role} out={player.out} />
          </svg>
        );
        return (
          <li key={seat} data-turn={view.step === 'turns' && seat === who}>
            {choose === undefined ? (
              <span class={styles.member}>
                {sign} {text}
              </span>
            ) : (
              <button type="button" aria-pressed={seat === who} onClick={() => choose(seat)}>
                {sign} {text}
              </button>
            )}
          </li>
        );
      })}
      <li class={styles.count}>{say('board.burning', { burning: view.burning })}</li>
      {view.players.map((player, seat) =>
        player.danger && !player.out ? (
          <li key={`danger${seat}`} class={styles.danger}>
            <strong>{say('board.danger', { player: seat + 1 })}</strong>
          </li>
        ) : null,
      )}
    </ul>
  );
}

function stateOf(player: FirefighterView, view: ForestFireView, say: Props['say']): string {
  const role = say(`role.${player.role}`);
  if (player.out) return `${role}, ${say('board.out')}`;
  if (player.rests > 0) return `${role}, ${say('board.rests')}`;
  if (player.role === 'pilot')
    return `${role}, ${say(player.full ? 'board.tank.full' : 'board.tank.empty')}`;
  return view.step === 'turns' ? `${role}, ${say('board.moves', { moves: player.moves })}` : role;
}

/** The browser's side of Forest Fire. */
export const board: GameBoard<ForestFireView> = {
  Board,
  Aside: Cards,
  // FF-29: one role after the other, then all of them, then less help.
  campaign: {
    Steps,
    steps: [
      { name: 'hotshots', options: { game: 'hotshots' } },
      { name: 'smokeJumpers', options: { game: 'smokeJumpers' } },
      { name: 'pilots', options: { game: 'pilots' } },
      { name: 'mixed', options: { game: 'mixed', players: 4 } },
      { name: 'bare', options: { game: 'mixed', players: 4, firebreaks: 0 } },
    ],
    easier(options) {
      const { firebreaks, players } = chosenOf(options);
      return firebreaks < players ? { firebreaks: firebreaks + 1 } : undefined;
    },
  },
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
          return [{ action, label: 'action.stop', minor: true }];
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
    if (view.step !== 'turns') return { key: `step.${view.step}`, args };
    if (chosenOf(options).turnOrder === 'free') return { key: 'step.turns.free' };
    const own = view.players[view.seat]!;
    if (own.rests === 1 && own.place === 60 && own.role !== 'pilot')
      return { key: 'step.turns.comeBack', args };
    if (own.role === 'pilot')
      return { key: own.full ? 'step.turns.drop' : 'step.turns.refill', args };
    return { key: own.role === 'smokeJumper' ? 'step.turns.jumper' : 'step.turns', args };
  },
};
