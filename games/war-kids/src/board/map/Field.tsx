import { hexName } from '@glade/boards/hexes';
import { Halo } from '@glade/ui/halo';
import { memo } from '@glade/ui/memo';
import { useMemo, useRef } from 'preact/hooks';
import { PointedAt } from '@glade/ui/pointed-at';
import type { UnitView } from '../../rules/view.ts';
import { enemiesTouched, namedInHint, unitAt, type Attack } from '../action-meanings.ts';
import styles from '../Board.module.css';
import { Counter } from './Counters.tsx';
import { numberOf, shortName } from '../cell-labels.ts';
import { Contacts, Planned, Trails } from './Contacts.tsx';
import { DangerMark } from './DangerMark.tsx';
import { Effects, lookOf, movesOf, type CounterMove } from './Effects.tsx';
import type { DrawnView, FieldProps } from './field-props.tsx';
import { boxOf, hexPath, middle } from './geometry.ts';
import { Places } from './Places.tsx';
import { MapPicture, Names } from './MapPicture.tsx';
import { Odds, Shots } from './Odds.tsx';
import { goalsOf } from './sight.ts';

/** The map with everybody on it, what can be done, and what is in danger. */
export function Field(props: FieldProps) {
  const { view, lit, settings } = props;
  const events = settings.motion ? props.events : STILL;
  const [width, height] = boxOf(view.map);
  const paths = (cells: readonly number[], share = 1): string =>
    cells.map((cell) => hexPath(view.map, cell, share)).join('');
  // What somebody points at changes often, and none of these.
  const { interaction, military, say } = props;
  const ways = useMemo(() => <Ways {...props} paths={paths} />, [view, interaction]);
  // Who is in hand is seen on the map; only an attack that is being chosen is on the counters.
  const attack = interaction.aim === undefined ? undefined : interaction;
  const counters = useMemo(
    // A map that is turned has new ones: none of them crosses it.
    () => (
      <Counters key={`${view.map.turned}`} {...props} events={events} happened={props.events} />
    ),
    [view, attack, props.events, settings.motion, military],
  );
  const signs = useMemo(
    () => (
      <>
        <Danger {...props} />
        <Contacts {...props} />
        <Places {...props} />
      </>
    ),
    [view, interaction, settings.forecast, say, lit.join(), props.hinted],
  );
  const odds = useMemo(() => <Odds {...props} />, [view, interaction]);
  return (
    <svg
      class={styles.field}
      viewBox={`0 0 ${width} ${height}`}
      data-at-table={settings.atTable === true}
    >
      <MapPicture map={view.map} framed />
      <path class={styles.goal} d={paths(view.step === 'over' ? [] : goalsOf(view), 0.9)} />
      {ways}
      {settings.atTable !== true && (
        <Names map={view.map} taken={view.units.map(({ cell }) => cell)} />
      )}
      <Trails {...props} />
      <path class={styles.glow} d={paths(beatenAt(props), 0.92)} />
      {counters}
      {signs}
      <Planned {...props} />
      <Shots {...props} />
      {odds}
      {settings.atTable === true && <Names map={view.map} taken={[]} high />}
      {lit.length > 0 && (
        <PointedAt
          outline={<path d={paths(lit, 0.9)} />}
          cross={lit.map((cell) => crossAt(...middle(view.map, cell))).join('')}
          crossWidth={9}
          look={{ frame: styles.lit, under: styles.litUnder }}
        />
      )}
      <Tags {...props} />
    </svg>
  );
}

/** Crosses out what is at a point of the map. */
const crossAt = (x: number, y: number): string => `M${x - 16} ${y - 16}l32 32m0-32l-32 32`;

const STILL: readonly never[] = [];

interface Paths {
  readonly paths: (cells: readonly number[], share?: number) => string;
}

/** Where the unit in hand would be in danger in the enemy's next player-turn: of the places it can get to, and its own. */
function Danger({ view, interaction, settings }: FieldProps) {
  if (!settings.forecast) return null;
  const { dangers } = interaction;
  const marks = (mark: 'near' | 'far') =>
    dangers[mark].map((cell) => {
      const [x, y] = middle(view.map, cell);
      return (
        <g key={cell} transform={`translate(${x - 25} ${y + 20})`}>
          <DangerMark mark={mark} />
        </g>
      );
    });
  return (
    <>
      {marks('near')}
      {marks('far')}
    </>
  );
}

/** A disc, from its left end; and crossed swords, from the tip at the upper left. */
const DISC = 'a15 15 0 0 0 30 0a15 15 0 0 0-30 0Z';
const SWORDS = 'l14 16m0-16l-14 16m-1-5l6 6m10-6l-6 6';

/** Where the unit in hand can go, and for how much; where a pushed one can land. */
function Ways({ view, interaction, paths }: Omit<FieldProps, 'pointedAt'> & Paths) {
  const { held, targets, choices } = interaction;
  const unit = held === undefined ? undefined : view.units[held];
  const cells = [...interaction.destinations.keys(), ...choices.landings.keys()];
  const spots = cells.map((cell) => middle(view.map, cell));
  const costs = new Map(view.reach.find((reach) => reach.unit === held)?.cells);
  const contact =
    unit === undefined ? [] : cells.filter((cell) => enemiesTouched(view, unit, cell).length > 0);
  const at = (some: readonly number[]): number[] => some.map((index) => view.units[index]!.cell);
  const pushed = view.pending?.kind === 'land' ? [view.pending.target] : [];
  const selection = unit !== undefined && unit.cell >= 0 ? [unit.cell] : [];
  return (
    <>
      <path class={styles.way} d={paths(cells, 0.88)} />
      <path class={styles.contact} d={paths(contact, 0.78)} />
      <path class={styles.cost} d={spots.map(([x, y]) => `M${x - 15} ${y}${DISC}`).join('')} />
      {/* No way costs ten points: each figure has a place of its own in the one text. */}
      <text
        class={styles.costs}
        x={spots.map(([x]) => x).join(' ')}
        y={spots.map(([, y]) => y + 7).join(' ')}
      >
        {cells.map((cell) => costs.get(cell) ?? '•').join('')}
      </text>
      <path
        class={styles.swords}
        d={contact
          .map((cell) => middle(view.map, cell))
          .map(([x, y]) => `M${x + 14} ${y - 30}${SWORDS}`)
          .join('')}
      />
      <path class={styles.hand} d={paths(selection, 0.94)} />
      <path class={styles.readyRim} d={paths(at(interaction.ready), 0.9)} />
      <path class={styles.ready} d={paths(at(interaction.ready), 0.9)} />
      <path class={styles.target} d={paths(at([...targets, ...pushed]), 0.92)} />
    </>
  );
}

/** Where those are whom the unit in hand would touch, and could beat, at the hex that somebody points at. */
function beatenAt({ view, interaction, pointedAt }: FieldProps): readonly number[] {
  const unit = interaction.held === undefined ? undefined : view.units[interaction.held];
  return unit !== undefined && pointedAt !== undefined && interaction.destinations.has(pointedAt)
    ? enemiesTouched(view, unit, pointedAt).map((index) => view.units[index]!.cell)
    : [];
}

interface CountersProps extends FieldProps {
  /** What the last entry caused, whether or not anything moves. */
  readonly happened: FieldProps['events'];
}

/** All counters, each seen to move by itself. */
function Counters({ view, interaction, events, happened, military, settings }: CountersProps) {
  // At a real table the name of the hex stands above whoever is there.
  const [down, size] = settings.atTable === true ? [LOWER, SMALLER] : [0, 1];
  const moves = useMemo(() => movesOf(view, events), [events]);
  const last = useRef({ events, serial: 0 });
  if (last.current.events !== events) last.current = { events, serial: last.current.serial + 1 };
  const { serial } = last.current;
  const over = view.step === 'over';
  return (
    <>
      {over && <Fallen {...{ view, military }} events={happened} />}
      {view.units.map((unit, index) => {
        if (unit.cell < 0) return null;
        const [x, y] = middle(view.map, unit.cell);
        const move = moves.get(unit.cell);
        return (
          <Standing
            key={index}
            x={x}
            y={y + down}
            size={size}
            off={interaction.aim !== undefined && isOff(interaction.attacks, index)}
            chosen={interaction.chosen.includes(index)}
            lit={over && unit.type === 'L' && unit.side === view.winner}
            move={move}
            serial={move === undefined ? undefined : serial}
            type={unit.type}
            side={unit.side}
            wounded={unit.wounded}
            shielded={unit.shielded}
            pushed={unit.pushed}
            cast={unit.cast}
            military={military}
            done={isDone(view, unit)}
          />
        );
      })}
      <Effects key={serial} view={view} events={events} military={military} />
    </>
  );
}

/** The leader whose loss has ended the match: it lies where it was lost, beside who stands there now. */
function Fallen({ view, events, military }: Pick<FieldProps, 'view' | 'events' | 'military'>) {
  return (
    <>
      {events.map(({ code, args }) => {
        const { side, type } = lookOf(args['piece'] ?? 0);
        if (code !== 'eliminated' || type !== 'L') return null;
        const [x, y] = middle(view.map, args['cell']!);
        const taken = unitAt(view, args['cell']) !== undefined;
        const [dx, dy, size] = taken ? [24, 30, 0.7] : [0, 6, 0.9];
        return (
          <g
            key={side}
            class={styles.fallen}
            data-fallen={side}
            transform={`translate(${x + dx} ${y + dy}) rotate(74) scale(${size})`}
          >
            <Counter unit={{ type, side }} military={military} plain />
          </g>
        );
      })}
    </>
  );
}

interface StandingProps extends Pick<
  UnitView,
  'type' | 'side' | 'wounded' | 'shielded' | 'pushed' | 'cast'
> {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** It has no part in the attack that is being chosen, or one that was chosen. */
  readonly off: boolean;
  readonly chosen: boolean;
  /** It has won: a light lies below it. */
  readonly lit: boolean;
  /** How it is seen to move, and a number that tells this movement from the one before. */
  readonly move: CounterMove | undefined;
  readonly serial: number | undefined;
  readonly military: boolean;
  readonly done: boolean;
}

/** A counter where it stands. */
/** How far below the middle of its hex a counter stands that leaves room for a name, and how large it is then. */
const LOWER = 9;
const SMALLER = 0.9;

const Standing = memo(
  ({ x, y, size, off, chosen, lit, move, serial, military, done, ...unit }: StandingProps) => (
    <g
      class={styles.moving}
      data-off={off}
      data-moves={move !== undefined}
      style={{ transform: `translate(${x}px, ${y}px) scale(${size})` }}
    >
      {lit && <Halo r={40} />}
      <g key={serial ?? 'still'} class={move?.class} style={move?.style}>
        <Counter unit={unit} military={military} done={done} />
      </g>
      {chosen && <circle class={styles.chosen} r="37" />}
    </g>
  ),
);

const isOff = (attacks: readonly Attack[], unit: number): boolean =>
  attacks.length > 0 && !attacks.some(({ units, to }) => to === unit || units.includes(unit));

const isDone = (view: DrawnView, { side, moved, spent }: UnitView): boolean =>
  side === view.side && view.step !== 'over' && (view.step === 'combat' ? spent : moved);

/** How far above or below the middle of its hex a name stands, where hexes are large. */
const TAG_AT = 38;
/** How far a cross reaches from the middle of its hex, and the middles of the hexes of the first row from the edge. */
const CROSS = 26;
const FIRST_ROW = 60;
/** About half the size of a counter. */
const COUNTER = 26;

/** How many counters, but for that of `cell`, a name at this place would cover, `half` of its width to each side. */
const hiddenBy = (view: DrawnView, cell: number, x: number, y: number, half: number): number =>
  view.units.filter((unit) => {
    if (unit.cell < 0 || unit.cell === cell) return false;
    const [left, top] = middle(view.map, unit.cell);
    return Math.abs(left - x) < half + COUNTER / 2 && Math.abs(top - y) < COUNTER + 4;
  }).length;

/** Beside a hint or a refusal, which say what matters of a unit, its number is enough, and hides less. */
const tagOf = (say: FieldProps['say'], unit: UnitView, isTold: boolean): string =>
  isTold && unit.name === undefined ? numberOf(unit) : shortName(say, unit);

/**
 * The names that a sentence uses: of the hexes that it points at and of who stands there. Who is in hand is named by what is
 * asked, and a name beside it would lie over places where it can go; a hint names them all the same.
 */
function Tags(props: FieldProps) {
  const { view, lit, hinted, interaction, pointedAt, tags, trails, watched, say, settings } = props;
  const { held, aim } = interaction;
  const named = hinted === undefined ? [] : namedInHint(view, hinted);
  const inHand = (hinted === undefined ? [held, aim] : []).flatMap((unit) =>
    unit === undefined ? [] : view.units[unit]!.cell,
  );
  // When all is over, no sentence names who stands there.
  const isTold = tags && view.step !== 'over' && unitAt(view, pointedAt) !== undefined;
  const pointed = isTold ? [pointedAt!] : [];
  const cells = [...new Set([...lit, ...named, ...pointed])].filter(
    (cell) => cell >= 0 && !inHand.includes(cell),
  );
  const [width, height] = boxOf(view.map);
  const placeAt = (cell: number) => view.map.places.find(({ cells: [first] }) => first === cell);
  return (
    <>
      {cells.map((cell) => {
        const index = unitAt(view, cell);
        // At a real table people look for the hex, and a longer tag would hide its neighbours, or the arrow that leads here.
        const isReached = trails.some(({ to }) => to === cell);
        const isNamed = index !== undefined && settings.atTable !== true && !isReached;
        const who = isNamed
          ? [tagOf(say, view.units[index]!, hinted !== undefined || lit.includes(cell))]
          : [];
        // A place that is looked for in a list has its own name, short: a hex such as S6 looks like Soldier S6.
        const sought = hinted === undefined && lit.includes(cell) && placeAt(cell);
        const text = sought
          ? sought.name[say.language].replace(/ \(.*/, '')
          : [hexName(view.map.columns, cell), ...who].join(' · ');
        const [x, y] = middle(view.map, cell);
        const half = Math.min(width / 2, 8 * text.length + 8);
        const within = Math.min(width - half, Math.max(half, x));
        const above = Math.max(y - TAG_AT, 16);
        const below = y + TAG_AT;
        // Where somebody is watched going, the name of the hex that was left lies on it: nobody is there, and nobody is hidden.
        const from = watched === true ? trails.find(({ to }) => to === cell)?.from : undefined;
        const isLeft =
          watched === true && index === undefined && trails.some((each) => each.from === cell);
        const [leftX, leftY] = from === undefined ? [-width, 0] : middle(view.map, from);
        const hides = (at: number): number =>
          hiddenBy(view, cell, within, at, half) +
          (Math.abs(leftX - within) < 2 * half && Math.abs(leftY - at) < TAG_AT / 2 ? 1 : 0);
        // That of a place lies on the same name of the map.
        const isBelow =
          sought || (below + 16 < height && (y < FIRST_ROW || hides(below) < hides(above)));
        const clear = isBelow ? `calc(${y + CROSS}px + 0.75em)` : `calc(${y - CROSS}px - 0.75em)`;
        return (
          <g
            key={cell}
            class={styles.tag}
            style={{
              '--letters': text.length,
              '--x': `${x}px`,
              '--y': isLeft ? `${y}px` : sought ? `${below}px` : clear,
              '--wide': `${width}px`,
            }}
          >
            <rect class={styles.pill} rx="9" />
            <text y=".36em">{text}</text>
          </g>
        );
      })}
    </>
  );
}
