import type { BoardProps } from '@glade/ui';
import { TileBoard, type TileSpot } from '@glade/ui/tile-board';
import { useEffect, useRef, useState } from 'preact/hooks';
import { bankCount } from '../rules/tiles/banks.ts';
import type { VeronaView } from '../rules/view.ts';
import styles from './Board.module.css';
import { meaningOf, moveAction, placeAction } from './choices.ts';
import { Illustration } from './Illustration.tsx';
import { labelOf, placesOf, reachAt, spaceName } from './labels.ts';
import { spotOf } from './map/Figures.tsx';
import { lostIn, whyLost } from './map/LostTile.tsx';
import { boundsOf, MapPicture } from './map/MapPicture.tsx';
import { Moment } from './map/Moment.tsx';
import type { HeldTile } from './map/PossiblePlaces.tsx';
import { Mystery } from './panels/Mystery.tsx';
import { TurnPanel } from './panels/TurnPanel.tsx';
import { PALETTE } from './pieces/Pieces.tsx';
import { placeAt, placeFrom } from './places.ts';
import { freeAround, laidTileAt } from './view-queries.ts';

type Props = BoardProps<VeronaView>;

/** How many spaces a map shows at least, in either direction; and an illustration of it. */
const LEAST = 5;
const LEAST_STILL = 2;
/** A space is so wide that fingers find the bank of a river, in CSS pixels. */
const FOR_FINGERS = 48;
/** How wide the target of a whole tile is, and that of a bank, in tiles. */
const WHOLE = 0.94;
const BANK = 0.56;

/** The mystery, what the player at turn has to do, and the map. */
export function Board(props: Props) {
  const { view, say, settings, legal } = props;
  const [held, setHeld] = useHeld(legal);
  const put = useRef<HeldTile | undefined>(undefined);
  /** Whether who acts here has laid a tile and drawn no other one since. */
  const laid = useRef(false);
  const table = useRef<HTMLDivElement>(null);
  const task = useRef<HTMLDivElement>(null);
  // What L says where there is nothing to lay; without a change it would not be said again.
  const [told, setTold] = useState({ text: '', again: false, of: view });
  const [pointedAt, setPointedAt] = useState<number>();
  // Where a match is watched again the map stays in its place from step to step.
  const over = view.step === 'over' && props.onAction !== undefined;
  // While hands draw a tile or a card, people compare the map with the one on their table.
  const draws = settings.atTable === true && view.step === 'draw' && props.lit.length === 0;
  // They find each place where it was a tap ago: from turn to turn the map keeps its scale as long as it can.
  const steady = settings.atTable === true && props.still !== true && !over;
  // A hint lays the tile on the map as it advises, and a tap there leaves it so. At a real table hands lay it first.
  const { hinted } = props;
  const advised = hinted === undefined ? undefined : advisedIn(hinted);
  useEffect(() => {
    if (hinted !== undefined) setHeld(settings.atTable === true ? undefined : advised);
  }, [hinted, legal]);
  const bounds =
    props.still === true || over
      ? boundsOf(view, [], LEAST_STILL)
      : steady
        ? boundsOf(view, roundMeeples(view), LEAST_STILL, [])
        : boundsOf(view, freeAround(view), LEAST);
  const acts = legal.length > 0;
  const asks = settings.atTable === true && acts && held !== undefined;
  const drawsOwn = view.step === 'draw' && view.seat === props.you;
  useEffect(() => {
    if (drawsOwn) laid.current = false;
  }, [drawsOwn]);
  const { onTask } = props;
  const tried = acts && held !== undefined ? view.spots.find(isAt(held)) : undefined;
  useEffect(
    () =>
      onTask?.(
        asks
          ? { key: 'board.which' }
          : tried && {
              key: 'board.tried',
              args: {
                place: spaceName(say, tried.x, tried.y),
                turn: held!.turn,
                several: tried.turns.length > 1 && held!.advised !== true ? 1 : 0,
              },
            },
      ),
    [asks, tried, held?.turn, legal],
  );
  const picture = <MapPicture {...props} bounds={bounds} held={held} put={put.current} />;
  if (props.still === true) return <Illustration {...props}>{picture}</Illustration>;

  function turn(): void {
    const spot = held && view.spots.find(isAt(held));
    if (held === undefined || spot === undefined) return;
    const { turns } = spot;
    const { x, y } = spot;
    setHeld({ x, y, turn: turns[(turns.indexOf(held.turn) + 1) % turns.length]! });
  }

  function lay(turned = held?.turn): void {
    if (held === undefined || turned === undefined) return;
    put.current = { ...held, turn: turned };
    laid.current = true;
    setHeld(undefined);
    props.onAction?.(placeAction(held.x, held.y, turned));
  }

  function touch(code: number): void {
    const place = placeFrom(code);
    if (view.step !== 'place' || !acts) return props.onAction?.(moveAction(place));
    const spot = view.spots.find(({ x, y }) => x === place.x && y === place.y);
    if (spot === undefined) return props.onAction?.(placeAction(place.x, place.y, 0));
    if (held?.x !== spot.x || held.y !== spot.y)
      return setHeld(
        advised && isAt(spot)(advised) ? advised : { x: spot.x, y: spot.y, turn: spot.turns[0]! },
      );
    return spot.turns.length === 1 || held.advised ? lay() : turn();
  }

  function key(event: KeyboardEvent): void {
    if (event.key === 'Escape') setHeld(undefined);
    const pressed = event.key.toLowerCase();
    if (acts && view.step === 'place') laid.current = false;
    // At a real table hands turn and lay the tile: there these keys do what they do in every game.
    if (settings.atTable === true) return;
    const act = { r: turn, l: () => lay() }[pressed];
    const why = pressed === 'l' && held === undefined ? whyNothingToLay() : undefined;
    if (act === undefined || (held === undefined && why === undefined)) return;
    event.stopPropagation();
    if (why === undefined) act();
    else setTold(({ again }) => ({ text: why, again: !again, of: view }));
  }

  /** L lays a tile, and shows what happened only where nobody means a tile by it. */
  function whyNothingToLay(): string | undefined {
    if (acts && view.step === 'place') return say('board.place');
    if (!laid.current && !(acts && view.step === 'move')) return undefined;
    const next = acts && view.step === 'move' ? [say('step.move.you')] : [];
    return [...(laid.current ? [say('board.laid')] : []), ...next].join(' ');
  }

  /** How much of the map the sums lie over; nothing where they stand beside it. */
  function coverOf(): number {
    const [map, sums] = [table.current!, task.current!].map((box) => box.getBoundingClientRect());
    return sums!.left < map!.right && sums!.right > map!.left
      ? Math.max(0, map!.bottom - sums!.top)
      : 0;
  }

  const own = view.players[view.seat];
  const watched = props.onAction === undefined;
  const lost = lostIn(props.events);
  const at = pointedAt === undefined ? undefined : placeFrom(pointedAt);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- R turns the tile in hand, L lays it, Escape lets go of it
    <div
      class={`${styles.verona} ${PALETTE}`}
      data-doing={view.step}
      data-foot={view.step === 'clear' ? 'asks' : undefined}
      data-at-table={settings.atTable === true}
      data-ended={over}
      data-watched={watched}
      data-motion={settings.motion ? 'full' : 'none'}
      onKeyDown={key}
    >
      <div class={styles.mystery}>
        <Mystery {...props} ended={over} watched={watched} />
      </div>
      <div class={styles.task} ref={task}>
        <TurnPanel
          view={view}
          say={say}
          legal={legal}
          fresh={settings.motion && props.events.some(({ code }) => code === 'drew')}
          held={held}
          hinted={hinted}
          pointedAt={at && view.step === 'move' ? reachAt(view, at.x, at.y, at.bank) : undefined}
          onAction={(action) => props.onAction?.(action)}
          atTable={settings.atTable === true}
          lost={lost && { type: lost.type, why: whyLost(props) }}
          onTurn={turn}
          onLay={lay}
        />
      </div>
      <div class={styles.table} ref={table}>
        <TileBoard
          {...bounds}
          label={props.label ?? say('board.name')}
          spots={spotsOf(props, held)}
          start={own && placeAt(own.x, own.y, own.bank)}
          show={over ? view.tiles : spacesInSight(props)}
          asked={held}
          covered={sumsOver(props) ? coverOf : undefined}
          rest={settings.atTable === true ? undefined : view.tiles}
          also={over ? undefined : (view.river ?? undefined)}
          onSpot={touch}
          onEmpty={(x, y) => touch(placeAt(x, y))}
          onLook={setPointedAt}
          motion={settings.motion}
          all={over || draws}
          even={steady ? FOR_FINGERS : undefined}
          places={[
            // Nobody who watches a match again has a meeple.
            ...(own === undefined || watched ? [] : [{ name: say('board.toMeeple'), at: own }]),
            ...(view.river === null || over
              ? []
              : [{ name: say('board.toRiver'), at: view.river }]),
          ]}
          words={{
            tools: say('board.tools'),
            closer: say('board.closer'),
            farther: say('board.farther'),
            whole: say('board.whole'),
          }}
        >
          {picture}
        </TileBoard>
        <p class="visually-hidden" role="status">
          {told.of === view && told.text !== '' && <span key={`${told.again}`}>{told.text}</span>}
        </p>
        {settings.motion && !over && (
          <Moment view={view} say={say} events={props.events} legal={legal} />
        )}
      </div>
    </div>
  );
}

const isAt =
  (at: { readonly x: number; readonly y: number }) =>
  ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    x === at.x && y === at.y;

/** The tile as a hint lays it, if that is what it advises. */
function advisedIn(action: number): HeldTile | undefined {
  const meaning = meaningOf(action);
  if (meaning.kind !== 'place') return undefined;
  const { x, y } = placeFrom(meaning.cell);
  return { x, y, turn: meaning.turn, advised: true };
}

/** The free spaces round all meeples; none while the River runs on, for then it says where the next tile lies. */
const roundMeeples = (view: VeronaView) =>
  view.river === null ? view.players.flatMap((_, seat) => freeAround(view, seat)) : [];

/** The tile that a person is trying out on the map before it is laid; a new position, which has other actions, ends that. */
function useHeld(legal: readonly number[]) {
  const [{ held, of }, set] = useState<{ held: HeldTile | undefined; of: readonly number[] }>({
    held: undefined,
    of: legal,
  });
  const known = of === legal ? held : undefined;
  return [known, (next: HeldTile | undefined) => set({ held: next, of: legal })] as const;
}

/** Whether sums lie over the lower part of the map. */
const sumsOver = ({ view, legal }: Pick<Props, 'view' | 'legal'>): boolean =>
  view.step === 'clear' && legal.length > 0;

function spotsOf({ view, say, legal }: Props, held: HeldTile | undefined): readonly TileSpot[] {
  const acts = legal.length > 0;
  return placesOf(view).map((id) => {
    const { x, y, bank } = placeFrom(id);
    const tile = laidTileAt(view, x, y);
    const part = tile !== undefined && bankCount(tile.type) === 2;
    const [px, py] = part ? spotOf(view, x, y, bank) : [x * 100, y * 100];
    const here = held?.x === x && held.y === y ? held.turn : undefined;
    const lays = view.step === 'place' && view.spots.some((spot) => spot.x === x && spot.y === y);
    const goes = view.step === 'move' && reachAt(view, x, y, bank) !== undefined;
    return {
      id,
      x: px / 100,
      y: py / 100,
      size: part ? BANK : WHOLE,
      label: labelOf(view, say, id, acts, here, held?.advised),
      active: acts && (lays || goes),
    };
  });
}

/**
 * What the map must show. At a real table what the card speaks of. Else the newest tile, and where somebody has just gone or
 * the meeple at turn; before a tile is drawn the spaces where it may lie; for a tile those where it fits, or where it fits
 * nowhere, all spaces round the meeple.
 */
function spacesInSight(props: Props): readonly { readonly x: number; readonly y: number }[] {
  const { view, events, legal, lit, settings } = props;
  // Hands lay the next piece where the card says.
  const atTable = settings.atTable === true;
  if (atTable && lit.length > 0) return lit.map(placeFrom);
  // Why a tile fits nowhere is seen on the spaces where it could lie.
  const lost = atTable ? undefined : lostIn(events);
  if (lost !== undefined) {
    const { x, y } = view.players[lost.seat]!;
    // Where all of it has no room, what is too far away is seen with the meeple that does not reach it.
    if (view.river !== null && whyLost(props) === 'far') return [{ x, y }, view.river];
    return [{ x, y }, ...freeAround(view, lost.seat)];
  }
  // Who lays a tile sees where it may lie, whatever has happened before.
  const own = view.players[view.seat];
  const lays = view.step === 'place' && own !== undefined;
  const free = lays ? [own, ...(view.spots.length > 0 ? view.spots : freeAround(view))] : [];
  if (lays && legal.length > 0) return free;
  const newest = atTable ? [] : view.tiles.slice(-1);
  const walked = events.findLast(({ code }) => code === 'walked')?.args['cell'];
  if (typeof walked === 'number') return [...newest, placeFrom(walked)];
  if (view.step === 'draw' && view.river !== null) return [...view.tiles.slice(-1), view.river];
  if (own === undefined) return newest;
  // Whom the sums are about is seen above them.
  if (sumsOver(props)) return [own];
  return lays ? free : [...newest, own];
}
