import type { Block, Frame, Sheets, SheetRequest } from '@glade/print/model';
import { Letters, setColumn } from '@glade/print/text';
import type { ComponentChild } from 'preact';
import { Counter } from '../board/map/Counters.tsx';
import { UNIT_TYPES, type ByType, type PlacePoints } from '../rules/setup/scenario.ts';
import { clockOf, type UnitView } from '../rules/view.ts';
import type { Battle } from './battle-map.tsx';
import styles from './Paper.module.css';

const SMALL = 8;
const HEAD = 12;

/** A box to tick for each turn of each side, with what comes in that turn, and room to write down the points. */
export function turnSheet(battle: Battle, request: SheetRequest): Sheets {
  const { say, language } = request;
  const { title, limit } = battle.view;
  return {
    kind: 'sheets',
    id: 'turns',
    need: 'needed',
    group: 'help',
    sheets(frame) {
      const track = trackOf(battle, frame);
      const top = HEAD + track.height + GAP;
      const sizes = request.style === 'large' ? LARGE_SIZES : SIZES;
      const tried = sizes.map((size) => belowTrack(battle, request, frame.width, size));
      const below = tried.find(({ height }) => top + height <= frame.height) ?? tried.at(-1)!;
      return [
        {
          used: top + below.height,
          what: `${say('sheets.what.turns', { title: title[language], limit })} ${below.what}`,
          content: (
            <g class={styles.paper}>
              <Letters x={0} y={7} size={6} face="title" text={title[language]} />
              <g transform={`translate(0 ${HEAD})`}>
                <Track battle={battle} track={track} request={request} />
              </g>
              <g transform={`translate(0 ${top})`}>{below.content}</g>
            </g>
          ),
        },
      ];
    },
  };
}

const SIZES = [4, 3.8, 3.6, 3.4, 3.2, 3];
const LARGE_SIZES = [5.4, 5, 4.6, 4.2, 3.8];
const GAP = 4;
const BOX = 7;

/** What is ticked, what must be held, and what counts how many points (WK-R48, WK-R50). */
function belowTrack(battle: Battle, request: SheetRequest, width: number, size: number) {
  const { say } = request;
  const drawn: ComponentChild[] = [];
  const told: string[] = [];
  let y = 0;
  const put = (blocks: readonly Block[]): void => {
    const { content, height } = setColumn(blocks, { x: 0, y, width }, { size });
    drawn.push(content);
    y += height + 2;
  };
  const tell = (text: string): void => {
    told.push(text);
    put([{ kind: 'paragraph', text: [text] }]);
  };
  const comes = battle.view.units.some(({ arrives }) => arrives > 0);
  tell(say('sheets.turns.tick', { comes: comes ? 1 : 0 }));
  for (const { text, turns } of holdsOf(battle, request)) {
    tell(text);
    const boxes = Array.from(
      { length: turns },
      (_, i) => `M${i * (BOX + 2)} ${y}h${BOX}v${BOX}h${-BOX}Z`,
    );
    drawn.push(<path class={styles.box} d={boxes.join('')} />);
    y += BOX + 3;
  }
  if (battle.scenario.victory.atLimit.kind === 'points') {
    put([
      { kind: 'heading', level: 2, text: say('sheets.turns.points') },
      pointsTable(battle, request),
    ]);
    told.push(say('sheets.turns.points'));
  }
  return {
    content: drawn.map((each, i) => <g key={i}>{each}</g>),
    height: y,
    what: told.join(' '),
  };
}

interface Track {
  readonly columns: number;
  readonly width: number;
  readonly row: number;
  readonly height: number;
}

/** As many boxes in a row as there is room for; those of a battle with reinforcements are higher. */
function trackOf({ view }: Battle, frame: Frame): Track {
  const columns = Math.min(view.limit, view.limit > 30 ? 8 : 6);
  const comes = view.units.some(({ arrives }) => arrives > 0);
  const row = view.limit > 30 ? 15 : comes ? 29 : 20;
  const rows = Math.ceil(view.limit / columns);
  return { columns, width: frame.width / columns, row, height: rows * row };
}

function Track({
  battle: { scenario, view },
  track,
  request,
}: {
  readonly battle: Battle;
  readonly track: Track;
  readonly request: SheetRequest;
}) {
  const military = request.options['faces'] === 'military';
  const boxes = Array.from({ length: view.limit }, (_, i) => i + 1);
  return (
    <>
      {boxes.map((turn, i) => {
        const x = (i % track.columns) * track.width;
        const y = Math.floor(i / track.columns) * track.row;
        return (
          <g key={turn} transform={`translate(${x} ${y})`}>
            <rect class={styles.cell} width={track.width} height={track.row} />
            <Letters x={1.5} y={5} size={4.2} face="bold" text={String(turn)} />
            <Letters x={8} y={5} size={3} face="text" text={clockOf(scenario, turn)} />
            {[view.first, 1 - view.first].map((side, k) => (
              <g key={side} transform={`translate(${1.5 + (k * (track.width - 2)) / 2} 6.500)`}>
                <Small unit={{ type: 'L', side }} military={military} />
                <rect class={styles.box} x={SMALL} y="1" width="6" height="6" rx="0.8" />
              </g>
            ))}
            {arrivalsIn(view.units, turn).map(({ unit, count }, k) => (
              <g key={unit.id} transform={`translate(${1 + k * 10} ${track.row - 11})`}>
                <Small unit={{ type: unit.type, side: unit.side }} military={military} />
                {count > 1 && <Letters x={7.5} y={8.5} size={2.8} face="bold" text={`×${count}`} />}
              </g>
            ))}
          </g>
        );
      })}
    </>
  );
}

const Small = ({
  unit,
  military,
}: {
  readonly unit: Pick<UnitView, 'type' | 'side'>;
  readonly military: boolean;
}) => (
  <svg width={SMALL} height={SMALL} viewBox="-34 -34 68 68">
    <Counter unit={unit} military={military} plain />
  </svg>
);

/** The units that may come in a turn, each kind once. */
function arrivalsIn(units: readonly UnitView[], turn: number) {
  const comes = units.filter(({ arrives }) => arrives === turn);
  return comes
    .filter((unit, i) => comes.findIndex((other) => isAlike(other, unit)) === i)
    .map((unit) => ({ unit, count: comes.filter((other) => isAlike(other, unit)).length }));
}

const isAlike = (a: UnitView, b: UnitView): boolean => a.type === b.type && a.side === b.side;

/** What each side must hold to win, and for how many turns of the enemy. */
const holdsOf = ({ view }: Battle, { say, language }: SheetRequest) =>
  view.holds.flatMap((hold) =>
    [0, 1]
      .filter((side) => hold.side < 0 || hold.side === side)
      .map((side) => {
        const places = hold.places.map((place) => view.map.places[place]!.name[language]);
        const all = hold.need === places.length ? 'yes' : 'no';
        const args = { side, places: places.join(', '), need: hold.need, all };
        return { text: say('sheets.turns.hold', args), turns: hold.turns };
      }),
  );

/** How many points each thing counts, with room to write how often. */
function pointsTable({ scenario, view }: Battle, { say, language }: SheetRequest): Block {
  const { points } = scenario.victory;
  const names = new Map(view.map.places.map(({ id, name }) => [id, name[language]]));
  const times = (count: number): string => (count === 0 ? '–' : `${count} × `);
  const units = (worth: ByType, key: string) =>
    UNIT_TYPES.filter((type) => worth[type] !== 0).map((type) => [
      say(key, { type }),
      times(worth[type]),
      times(worth[type]),
    ]);
  const places = (all: readonly PlacePoints[], key: string) =>
    all.map(({ place, blue, pink }) => [
      say(key, { place: names.get(place) ?? place }),
      times(blue),
      times(pink),
    ]);
  const { blue, pink } = points.bonus;
  const rows = [
    ...units(points.eliminated, 'sheets.turns.beaten'),
    ...units(points.exited, 'sheets.turns.gone'),
    ...places(points.atEnd, 'sheets.turns.atEnd'),
    ...places(points.perTurn, 'sheets.turns.perTurn'),
    ...(blue === 0 && pink === 0 ? [] : [[say('sheets.turns.bonus'), String(blue), String(pink)]]),
    [say('sheets.turns.total'), '', ''],
  ];
  return {
    kind: 'table',
    widths: [5, 2, 2],
    head: [
      [say('sheets.turns.for')],
      [say('board.sides', { side: 0 })],
      [say('board.sides', { side: 1 })],
    ],
    rows: rows.map((row) => row.map((text) => [text])),
  };
}
