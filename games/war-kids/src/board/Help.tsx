import { capital, type Say } from '@glade/text';
import type { BoardExtras, Happens } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { ComponentChildren } from 'preact';
import { TIME_UP } from '../guess/state.ts';
import type { UnitType } from '../rules/setup/scenario.ts';
import type { MapView } from '../rules/view.ts';
import styles from './Board.module.css';
import { Counter, Flag } from './map/Counters.tsx';
import { hintReason } from './hint-reason.ts';
import { DangerMark } from './map/DangerMark.tsx';
import { MapPicture } from './map/MapPicture.tsx';
import { tellUnits } from './overview.ts';
import type { WarKidsView } from './view.ts';

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

const counter = (type: 'S' | 'P' | 'M' | 'L', side = 0, more = {}): ComponentChildren => (
  <Counter unit={{ type, side, ...more }} military={false} />
);
const ground = (map: MapView): ComponentChildren => (
  <g transform="translate(-129.9 -125)">
    <MapPicture map={map} />
  </g>
);
const open = ground(tiny('.'));

/** The marks of the board, each as the board draws it, by the name of its message. */
const MARKS: Readonly<Record<string, ComponentChildren>> = {
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
  shielded: (
    <>
      {open}
      {counter('P', 1, { shielded: true })}
    </>
  ),
  wounded: counter('S', 0, { wounded: true }),
  done: <Counter unit={{ type: 'S', side: 1 }} military={false} done />,
  way: (
    <>
      {open}
      <path class={styles.way} d={HEX} transform="scale(.88)" />
      <circle class={styles.cost} r="15" />
      <text class={styles.costs} y="7">
        2
      </text>
    </>
  ),
  contact: (
    <>
      {open}
      <path class={styles.way} d={HEX} transform="scale(.88)" />
      <path class={styles.contact} d={HEX} transform="scale(.78)" />
      <path
        class={styles.swords}
        d="M14-30L28-14M28-30L14-14M13-19l6 6M29-19l-6 6"
        transform="translate(-42 44) scale(2)"
      />
    </>
  ),
  shadow: (
    <>
      {open}
      <g transform="translate(-20 14) scale(1.400)">
        <DangerMark mark="near" />
      </g>
      <g transform="translate(20 14) scale(1.400)">
        <DangerMark mark="far" />
      </g>
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
};

const TYPES: readonly string[] = ['soldier', 'pegasus', 'mage', 'leader'];

/** The marks that this match has: its kinds of units, and what lies on its map. */
function isInMatch(view: WarKidsView, mark: string): boolean {
  // Who guesses sees no map, only the four kinds.
  if (view.mode === 'guess') return TYPES.includes(mark);
  const { map, units, wounds } = view;
  const has = (...types: readonly UnitType[]) => units.some(({ type }) => types.includes(type));
  switch (mark) {
    case 'soldier':
      return has('S');
    case 'pegasus':
      return has('P');
    case 'mage':
    case 'mageCast':
      return has('M');
    case 'leader':
    case 'shielded':
      return has('L');
    case 'wounded':
      return wounds;
    case 'woods':
      return map.terrain.includes('w');
    case 'river':
      return map.terrain.includes('r');
    case 'contour':
      return map.elevation.some((height) => height !== map.elevation[0]);
    case 'road':
      return map.roads.length > 0;
    case 'flags':
      return map.places.length > 0;
    default:
      return true;
  }
}

/** The marks that each step is about. */
const NOW: Readonly<Record<string, readonly string[]>> = {
  move: ['way', 'contact', 'shadow'],
  combat: ['soldier', 'pegasus', 'mage'],
  cast: ['mage'],
  slow: ['mage'],
  fight: ['soldier'],
  loss: ['soldier'],
};

/** Of dice that wait, and of what causes nothing to be seen at once: the event whose picture stands for it. */
const PICTURED: Readonly<Record<string, string>> = {
  'throw.fast': 'hit',
  'throw.slow': 'hit',
  'throw.fight': 'fight',
  'now.loss': 'fightWon',
  'now.leave': 'fightTied',
};

/** The kinds of units to guess, in the order of their answers. */
const ANSWERS: readonly UnitType[] = ['S', 'P', 'M', 'L'];

function nowPicture(message: string, view: WarKidsView, happens: Happens): ComponentChildren {
  // What ends a phase may begin the enemy's turn, whose picture is their leader: that is not what people do.
  if (message === 'now.end.move') return happens('combat');
  if (message === 'now.end.combat' && view.mode === 'battle')
    return (
      <g transform="scale(.72)">
        <Counter unit={{ type: 'S', side: view.side }} military={false} done plain />
      </g>
    );
  const guessed = ANSWERS[Number(/^now\.answer\.(\d)/.exec(message)?.[1] ?? NaN)];
  if (guessed !== undefined || message === 'throw.phrase')
    return <g transform="scale(.62)">{counter(guessed ?? 'S')}</g>;
  const code = PICTURED[message];
  return code && happens(code);
}

/** What the game is about, and what its pictures mean. */
function Help({ say, view }: { readonly say: Say; readonly view: WarKidsView }) {
  const about = view.mode === 'guess' ? [] : (NOW[view.step] ?? []);
  const marks = Object.entries(MARKS).filter(([name]) => isInMatch(view, name));
  const items = marks.map(([name, drawing]) => ({
    now: about.includes(name),
    text: say(`mark.${name}`),
    drawing: <g class={styles.sample}>{drawing}</g>,
  }));
  return <PictureKey aim={say('help.aim')} items={items} viewBox="-48 -48 96 96" />;
}

/** What is loaded when somebody asks for help or for a hint. */
export const extras: BoardExtras<WarKidsView> = {
  tellBoard: (view, say) => (view.mode === 'guess' ? [] : tellUnits(view, say)),
  Help,
  nowPicture,
  hintReason(view, action, say, decides) {
    if (view.mode !== 'guess') return hintReason(view, action, say, decides);
    // The clue that was told first is why. It fits one answer only, so that none is called a guess.
    return decides === true || action >= TIME_UP
      ? undefined
      : `${capital(say, say(`hint.clue.${action}`))}.`;
  },
  hintClue: (view, action, say) => (view.mode === 'guess' ? say(`hint.clue.${action}`) : undefined),
};
