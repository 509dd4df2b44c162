import type { Action } from '@glade/engine';
import type { BoardExtras } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { ComponentChildren } from 'preact';
import type * as Counters from './Counters.tsx';
import { hexDistance } from '@glade/boards/hexes';
import en from '../words/help.en.ts';
import it from '../words/help.it.ts';
import type * as Pictures from './map/MapPicture.tsx';
import { meaningOf, touched } from './action-meanings.ts';
import type { BattleView, MapView, WarKidsView } from '../rules/view.ts';

/** How the board draws things; it lends them, so that they stay in its own file. */
export interface Drawings
  extends Pick<typeof Counters, 'Counter' | 'Flag'>, Pick<typeof Pictures, 'MapPicture'> {
  /** Class names of the board. */
  readonly styles: Readonly<Record<string, string | undefined>>;
}

type Text = keyof typeof en;
const TEXTS = { en, it };

/** What the game is about, and what its pictures mean, each drawn as the board draws it. */
export const extras = (drawings: Drawings): BoardExtras<WarKidsView> => {
  const samples = Object.entries(samplesOf(drawings));
  return {
    Help({ say }) {
      const texts = TEXTS[say.language];
      const items = samples.map(([name, drawing]) => ({ text: texts[name as Text], drawing }));
      return <PictureKey aim={texts.aim} items={items} viewBox="-48 -48 96 96" />;
    },
    remark: (view, action, language) => {
      const text = remarkOf(view, action);
      return text && TEXTS[language][text];
    },
  };
};

const HEX = 'M0-50L43-25V25L0 50L-43 25V-25Z';

/** A map of three hexes: two in the first row, one between them below, which is the one to be seen. */
const tiny = (sign: string, high = false, road = false): MapView => ({
  columns: 3,
  rows: 3,
  terrain: `....${sign}${sign === 'r' ? 'r' : '.'}...`,
  elevation: [0, 0, 0, 0, high ? 1 : 0, 0, 0, 0, 0],
  roads: road ? [{ path: [3, 4, 5] }] : [],
  art: [],
  places: [],
});

function samplesOf({ Counter, Flag, MapPicture, styles }: Drawings) {
  const counter = (type: 'S' | 'P' | 'M' | 'L', side = 0, more = {}): ComponentChildren => (
    <Counter unit={{ type, side, ...more }} military={false} />
  );
  const ground = (map: MapView): ComponentChildren => (
    <g transform="translate(-129.9 -125)">
      <MapPicture map={map} />
    </g>
  );
  const open = ground(tiny('.'));
  return {
    blue: counter('S'),
    pink: counter('S', 1),
    soldier: counter('S'),
    pegasus: counter('P'),
    mage: counter('M'),
    mageCast: counter('M', 0, { cast: true }),
    leader: (
      <>
        <g transform="translate(-24 0) scale(.75)">{counter('L')}</g>
        <g transform="translate(24 0) scale(.75)">{counter('L', 1)}</g>
      </>
    ),
    shielded: counter('P', 1, { shielded: true }),
    wounded: counter('S', 0, { wounded: true }),
    done: <Counter unit={{ type: 'S', side: 1 }} military={false} done />,
    way: (
      <>
        {open}
        <path class={styles['way']} d={HEX} transform="scale(.88)" />
        <circle class={styles['cost']} r="15" />
        <text class={styles['costs']} y="7">
          2
        </text>
      </>
    ),
    contact: (
      <>
        {open}
        <path class={styles['way']} d={HEX} transform="scale(.88)" />
        <path class={styles['contact']} d={HEX} transform="scale(.78)" />
        <path
          class={styles['swords']}
          d="M14-30L28-14M28-30L14-14M13-19l6 6M29-19l-6 6"
          transform="translate(-42 44) scale(2)"
        />
      </>
    ),
    shadow: (
      <>
        {open}
        <path class={styles['near']} d={HEX} />
        <path class={styles['hatch']} d="M-37 21L-11-21M-13 21L13-21M11 21L37-21" />
      </>
    ),
    woods: ground(tiny('w')),
    river: ground(tiny('r')),
    contour: ground(tiny('.', true)),
    road: ground(tiny('.', false, true)),
    flags: (
      <>
        {[0, 1, -1].map((owner, i) => (
          <g key={owner} transform={`translate(${-40 + 34 * i} 4) scale(1.2)`}>
            <Flag owner={owner} />
          </g>
        ))}
      </>
    ),
  } satisfies Partial<Record<Text, ComponentChildren>>;
}

/** Which sentence says why an action is good; none where it cannot be said in a sentence. */
function remarkOf(view: WarKidsView, action: Action): Text | undefined {
  if (view.mode === 'guess') return undefined;
  const { kind, unit, to } = meaningOf(action);
  if (kind === 'cast') return 'remarkHit';
  if (kind === 'charge' || kind === 'strike' || kind === 'trio') return 'remarkWin';
  if (kind !== 'move' || view.units[unit] === undefined) return undefined;
  if (touched(view, view.units[unit], to).length > 0) return 'remarkReach';
  const from = view.units[unit].cell;
  if (inDanger(view, unit, from) && !inDanger(view, unit, to)) return 'remarkSafe';
  return fromEnemy(view, unit, to) < fromEnemy(view, unit, from) ? 'remarkNearer' : undefined;
}

/** How many hexes away the nearest enemy is. */
function fromEnemy({ units, map: { columns } }: BattleView, unit: number, cell: number): number {
  const { side } = units[unit]!;
  const enemies = units.filter((other) => other.side !== side && other.cell >= 0);
  return Math.min(...enemies.map((other) => hexDistance(columns, other.cell, cell)));
}

function inDanger({ threats, units }: BattleView, unit: number, cell: number): boolean {
  const near = units[unit]!.type !== 'S' && threats.soldiers.includes(cell);
  return near || threats.pegasi.includes(cell) || threats.spells.includes(cell);
}
