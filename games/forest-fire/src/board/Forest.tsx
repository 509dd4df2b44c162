import type { BoardProps } from '@glade/ui';
import type { Event } from '@glade/engine';
import { useId, useMemo, useRef } from 'preact/hooks';
import { alongOf, FIRST_SPOT, HAND, PLACES, pointOf, sideOf } from '../rules/places.ts';
import type { FirefighterView, ForestFireView } from '../rules/view.ts';
import styles from './Board.module.css';
import { isSquare, type Targets } from './choices.ts';
import { colourOf, Piece } from './drawings/Crew.tsx';
import {
  BurntGround,
  CounterNumber,
  Firebreak,
  flamesOf,
  Splash,
  Steam,
  Tongue,
} from './drawings/Fire.tsx';
import { groveOf } from './drawings/grove.ts';
import { Land, Signpost } from './drawings/Land.tsx';
import { GROWTH, Snag, Stump } from './drawings/Trees.tsx';
import { CanDrop, CanGo, CanPutOut, Preview } from './Marks.tsx';

const SIDE = 6;
/** Squares in a row of the picture: the forest with the places around it. */
export const RING = SIDE + 2;
const UNIT = 100;
const WIDTH = RING * UNIT;
/** How wide the frame around the picture is. */
const FRAME = 14;
/** The frame as a share of the whole picture. */
export const MARGIN = FRAME / (WIDTH + 2 * FRAME);

/** The place at each square of the picture, row by row; undefined in the corners. */
export const RING_PLACES: readonly (number | undefined)[] = ringPlaces();

function ringPlaces(): readonly (number | undefined)[] {
  const ring = Array.from<number | undefined>({ length: RING * RING });
  for (let place = 0; place < PLACES; place++) {
    const [column, row] = pointOf(place);
    ring[row * RING + column] = place;
  }
  return ring;
}

type Point = readonly [x: number, y: number];

/** The upper left corner of a place on the picture. */
const cornerOf = (place: number): Point => {
  const [column, row] = pointOf(place);
  return [column * UNIT, row * UNIT];
};

const at = (place: number): string => `translate(${cornerOf(place).join(' ')})`;

const isOnBoard = (place: number): boolean => place < PLACES;

const SPOTS = Array.from({ length: PLACES - FIRST_SPOT }, (_, spot) => FIRST_SPOT + spot);

/** From the middle of a place outside to its signpost, and from there to the road, by side. */
const OUTWARDS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** From the middle of a place outside to the road. */
function inwards(place: number): string | undefined {
  if (isSquare(place)) return undefined;
  const [across, down] = OUTWARDS[sideOf(place)]!;
  return `translate(${-18 * across} ${-18 * down})`;
}

/** Where those stand who are in nobody's way: at the camp, and for Pilots at the pier. */
const CAMP: Point = [0, 700];
const PIER: Point = [700, 700];

interface Props extends BoardProps<ForestFireView> {
  readonly targets: Targets;
  readonly from: number | undefined;
  readonly preview: readonly number[];
}

/** The picture of the forest, with all that is on it and around it, and the places that can be tapped. */
export function Forest(props: Props) {
  const { view, targets, from, preview, lit, settings } = props;
  const id = useId();
  const shown = useShown(view.players, props.events);
  const events = settings.motion ? props.events : [];
  const rolled = props.events.find(({ code }) => code === 'rolled')?.args['cell'];
  const land = useMemo(() => <Backdrop id={id} />, [id]);
  return (
    <svg
      viewBox={`${-FRAME} ${-FRAME} ${WIDTH + 2 * FRAME} ${WIDTH + 2 * FRAME}`}
      class={styles.paper}
    >
      {land}
      <text class={styles.count} x="50" y="50">
        {view.burning}
      </text>
      {view.counters.map((counters, square) =>
        counters > 0 ? null : (
          <Ground key={square} id={id} square={square} view={view} events={events} />
        ),
      )}
      {view.counters.map((counters, square) =>
        counters > 0 ? (
          <Fire
            key={square}
            id={id}
            square={square}
            counters={counters}
            events={events}
            stamp={shown.stamp}
          />
        ) : null,
      )}
      {rolled !== undefined && (
        <g key={`rolled-${shown.stamp}`} transform={at(rolled)}>
          <rect class={styles.casing} x="5" y="5" width="90" height="90" rx="12" />
          <rect class={styles.rolled} x="5" y="5" width="90" height="90" rx="12" />
        </g>
      )}
      {preview.map((square) => (
        <g key={square} transform={at(square)}>
          <Preview />
        </g>
      ))}
      {[...targets.go].map((place) => (
        <g key={place} transform={at(place)}>
          <g transform={inwards(place)}>
            <CanGo />
          </g>
        </g>
      ))}
      {[...targets.putOut].map((place) => (
        <g key={place} transform={at(place)}>
          <CanPutOut />
        </g>
      ))}
      {from !== undefined && (
        <rect class={styles.lit} transform={at(from)} x="5" y="5" width="90" height="90" rx="12" />
      )}
      {lit.map((place, i) =>
        isOnBoard(place) ? (
          <rect
            key={place}
            class={settings.motion ? styles.lighting : styles.lit}
            style={{ animationDelay: `${i * 60}ms` }}
            transform={at(place)}
            x="5"
            y="5"
            width="90"
            height="90"
            rx="12"
          />
        ) : null,
      )}
      <Crew {...props} events={events} shown={shown} />
      {view.players.map(({ place, out, danger }, seat) =>
        danger && !out && isSquare(place) ? (
          <g key={seat} transform={at(place)}>
            <use href={`#${id}-flame`} transform="translate(16 97) scale(0.62)" />
            <use href={`#${id}-flame`} transform="translate(44 99) scale(0.42)" />
          </g>
        ) : null,
      )}
      {[...targets.ends].map((place) => (
        <g key={place} transform={at(place)}>
          <CanDrop />
        </g>
      ))}
      <Effects view={view} seats={props.seats} events={events} stamp={shown.stamp} />
    </svg>
  );
}

/** All that never changes: the drawings that are used again and again, the frame, the land, the ground of each square. */
function Backdrop({ id }: { readonly id: string }) {
  return (
    <>
      <defs>
        {Object.entries(GROWTH).map(([kind, Plant]) => (
          <g key={kind} id={`${id}-${kind}`}>
            <Plant />
          </g>
        ))}
        <g id={`${id}-flame`}>
          <Tongue />
        </g>
        <g id={`${id}-burnt`}>
          <BurntGround />
          <g transform="translate(22 60) scale(0.9)">
            <Snag />
          </g>
          <g transform="translate(80 58) scale(-0.8 0.8)">
            <Snag />
          </g>
          <g transform="translate(86 80) scale(0.8)">
            <Stump />
          </g>
        </g>
        <clipPath id={`${id}-edge`}>
          <rect width={WIDTH} height={WIDTH} rx="12" />
        </clipPath>
      </defs>
      <rect
        class={styles.frame}
        x={-FRAME + 1.5}
        y={-FRAME + 1.5}
        width={WIDTH + 2 * FRAME - 3}
        height={WIDTH + 2 * FRAME - 3}
        rx="20"
      />
      <g clip-path={`url(#${id}-edge)`}>
        <Land />
      </g>
      {SPOTS.map((spot) => {
        const [across, down] = OUTWARDS[sideOf(spot)]!;
        const [x, y] = cornerOf(spot);
        return (
          <g key={spot} transform={`translate(${x + 50 + across * 29} ${y + 50 + down * 27})`}>
            <Signpost number={alongOf(spot)} />
          </g>
        );
      })}
      {Array.from({ length: SIDE * SIDE }, (_, square) => (
        <rect
          key={square}
          class={styles[`moss${(square * 7 + Math.floor(square / SIDE)) % 3}`]}
          transform={at(square)}
          x="3"
          y="3"
          width="94"
          height="94"
          rx="14"
        />
      ))}
      <rect class={styles.rim} x="-1" y="-1" width={WIDTH + 2} height={WIDTH + 2} rx="12" />
    </>
  );
}

interface GroundProps {
  readonly id: string;
  readonly square: number;
  readonly view: ForestFireView;
  readonly events: readonly Event[];
}

/** What stands on a square that does not burn: trees or a Firebreak. */
function Ground({ id, square, view, events }: GroundProps) {
  if (view.firebreaks.includes(square)) {
    const fresh = events.some(({ code, args }) => code === 'firebreak' && args['cell'] === square);
    return (
      <g transform={at(square)}>
        <g class={fresh ? styles.raked : undefined}>
          <Firebreak />
        </g>
      </g>
    );
  }
  const stoodOn = view.players.some(({ place, out }) => place === square && !out);
  return (
    <g transform={at(square)}>
      {groveOf(square, stoodOn).map(({ kind, x, y, size }) => (
        <use
          key={`${x}-${y}`}
          href={`#${id}-${kind}`}
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
    </g>
  );
}

interface FireProps extends Omit<GroundProps, 'view'> {
  readonly counters: number;
  readonly stamp: number;
}

/** Burnt ground with as many flames as there are counters, up to three. */
function Fire({ id, square, counters, events, stamp }: FireProps) {
  const lit = events.find(
    ({ code, args }) =>
      args['cell'] === square && (code === 'counter' || code === 'filled' || code === 'chained'),
  );
  return (
    <g transform={at(square)}>
      <use href={`#${id}-burnt`} />
      <g key={lit && stamp} class={lit && classOfFire(lit)} style={lit && fromOf(lit)}>
        {flamesOf(counters).map(([x, y, size], i) => (
          <g key={i} transform={`translate(${x} ${y}) scale(${size})`}>
            <g
              key={stamp}
              class={styles.flame}
              style={{ animationDelay: `${(square * 37 + i * 90) % 300}ms` }}
            >
              <use href={`#${id}-flame`} />
            </g>
          </g>
        ))}
        {counters > 1 && <CounterNumber counters={counters} />}
      </g>
    </g>
  );
}

const classOfFire = ({ code }: Event): string | undefined =>
  code === 'counter' ? styles.kindled : styles.spread;

/** The way by which fire spreads: from the square that was rolled, away from its partner. */
function fromOf({ args }: Event) {
  const partner = args['partnercell'];
  if (partner === undefined) return undefined;
  const [x, y] = cornerOf(args['cell']!);
  const [px, py] = cornerOf(partner);
  return { '--from-x': `${x - px}px`, '--from-y': `${y - py}px`, animationDelay: '80ms' };
}

interface Shown {
  /** Counts the lists of events that were shown. */
  stamp: number;
  events: readonly Event[];
  players: readonly FirefighterView[];
  /** Where the pieces were before these events. */
  before: readonly FirefighterView[];
}

/** Remembers where the pieces were before the events that are shown. */
function useShown(players: readonly FirefighterView[], events: readonly Event[]): Shown {
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

/** The pieces. Pieces at the same place are drawn side by side. */
function Crew({ view, seats, events, shown }: Props & { readonly shown: Shown }) {
  const { players } = view;
  const spots = players.map((_, seat) => standing(players, seat));
  const before = shown.before;
  return (
    <>
      {players.map(({ role, out, full }, seat) => {
        const [x, y, size] = spots[seat]!;
        const move = MOVES.find(([codes]) =>
          events.some(({ code, args }) => args['seat'] === seat && codes.includes(code)),
        )?.[1];
        const [fromX, fromY] = move === undefined ? [x, y] : standing(before, seat);
        const path = { '--from-x': `${fromX - x}px`, '--from-y': `${fromY - y}px` };
        const turns = seat === view.seat && view.step === 'turns';
        return (
          <g
            key={move === undefined ? seat : `${seat}-${shown.stamp}`}
            class={move}
            style={move === undefined ? undefined : path}
          >
            <g transform={`translate(${x} ${y}) scale(${size})`}>
              {turns && <ellipse class={styles.atTurn} cx="50" cy="90" rx="46" ry="15" />}
              <Piece seat={seat} role={role} colour={colourOf(seats, seat)} out={out} full={full} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** Where a piece is drawn, and how large: alone on its place or beside others. */
function standing(
  players: readonly FirefighterView[],
  seat: number,
): readonly [x: number, y: number, size: number] {
  const groundOf = ({ place, role, out }: FirefighterView): number =>
    isOnBoard(place) && !out ? place : HAND + (role === 'pilot' && !out ? 1 : 0);
  const own = players[seat];
  if (own === undefined) return [0, 0, 0];
  const ground = groundOf(own);
  const here = players.flatMap((other, i) => (groundOf(other) === ground ? [i] : []));
  const n = here.indexOf(seat);
  const [x, y] = isOnBoard(ground) ? cornerOf(ground) : ground === HAND ? CAMP : PIER;
  const [across, down] =
    isOnBoard(ground) && !isSquare(ground) ? OUTWARDS[sideOf(ground)]! : [0, 0];
  const [left, top] = [x - across * 10, y - down * 10];
  if (here.length === 1) {
    return isSquare(ground) ? [left + 1, top - 4, 1] : [left + 8, top, 0.84];
  }
  if (here.length === 2) return [left - 8 + n * 50, top + 14, 0.64];
  return [left + 2 + (n % 2) * 46, top - 2 + Math.floor(n / 2) * 48, 0.54];
}

interface EffectsProps {
  readonly view: ForestFireView;
  readonly seats: BoardProps<ForestFireView>['seats'];
  readonly events: readonly Event[];
  readonly stamp: number;
}

/** What is seen only for a moment: water, steam, a plane that crosses. */
function Effects({ view, seats, events, stamp }: EffectsProps) {
  const wet = events.filter(({ code }) => ['putOut', 'putOutOne', 'dropped'].includes(code));
  const stopped = events.find(({ code }) => code === 'onFirebreak');
  const drops = wet.filter(({ code }) => code === 'dropped');
  return (
    <g key={stamp}>
      {wet.map(({ code, args }, i) => (
        <g key={i} transform={at(args['cell']!)}>
          <g
            class={styles.doused}
            style={{ animationDelay: `${code === 'dropped' ? 90 * i : 0}ms` }}
          >
            <Splash />
          </g>
          {view.counters[args['cell']!] === 0 && (
            <g class={styles.steaming}>
              <Steam />
            </g>
          )}
        </g>
      ))}
      {stopped !== undefined && (
        <g transform={at(stopped.args['cell']!)}>
          <g class={styles.smothered}>
            <g transform="translate(50 84) scale(1.2)">
              <Tongue />
            </g>
          </g>
        </g>
      )}
      {drops.length > 0 && (
        <Plane
          seat={drops[0]!.args['seat']!}
          role={view.players[drops[0]!.args['seat']!]!.role}
          from={drops[0]!.args['cell']!}
          to={drops.at(-1)!.args['cell']!}
          colour={colourOf(seats, drops[0]!.args['seat']!)}
        />
      )}
    </g>
  );
}

/** A plane that crosses the line on which its water falls. */
function Plane({
  seat,
  role,
  from,
  to,
  colour,
}: {
  readonly seat: number;
  readonly role: FirefighterView['role'];
  readonly from: number;
  readonly to: number;
  readonly colour: ReturnType<typeof colourOf>;
}) {
  const [x, y] = cornerOf(from);
  const [tx, ty] = cornerOf(to);
  const [across, down] = [tx - x, ty - y];
  const way = {
    '--from-x': `${-across}px`,
    '--from-y': `${-down}px`,
    '--to-x': `${across}px`,
    '--to-y': `${down}px`,
  };
  const flip = across < 0 ? 'translate(100 0) scale(-1 1)' : '';
  return (
    <g class={styles.crossing} style={way}>
      <g transform={`translate(${x + across / 2} ${y + down / 2 - 30}) ${flip}`}>
        <Piece seat={seat} role={role} colour={colour} full plain />
      </g>
    </g>
  );
}
