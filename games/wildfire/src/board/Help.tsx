import type { Say } from '@glade/text';
import type { BoardExtras } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { GridView, WildfireView } from '../rules/view.ts';
import { Marks, NOTHING_HAPPENS } from './Marks.tsx';
import { hintReason } from './hint-reason.ts';

const UNIT = 100;
const NONE: ReadonlySet<number> = new Set();
const FIRST: ReadonlySet<number> = new Set([0]);

/** A mark on the first square of a grid; the message `key.<key>` says what it means. */
interface Sample {
  readonly key: string;
  readonly symbol: string;
  readonly grid?: Partial<GridView>;
  readonly dig?: boolean;
  readonly douse?: boolean;
  readonly rolled?: boolean;
  readonly lit?: boolean;
}

const SAMPLES: readonly Sample[] = [
  { key: 'home', symbol: '^', grid: { home: 0 } },
  { key: 'burning', symbol: '/' },
  { key: 'burnt', symbol: 'X' },
  { key: 'doused', symbol: 'o' },
  { key: 'dug', symbol: '#' },
  { key: 'canDouse', symbol: '/', douse: true },
  { key: 'canDig', symbol: '.', dig: true },
  { key: 'next', symbol: '.', grid: { next: [0] } },
  { key: 'danger', symbol: '^', grid: { home: 0, next: [0], homeInDanger: true } },
  { key: 'rolled', symbol: '.', rolled: true },
  { key: 'lit', symbol: '.', lit: true },
];

interface Props {
  readonly say: Say;
}

/** What the page loads when people ask: help, and the reasons of hints. */
export const extras: BoardExtras<WildfireView> = {
  Help,
  hintReason(view, action, say) {
    const key = hintReason(view, action);
    return key && say(key);
  },
};

/** What the game is about, and what the marks on the board mean, each drawn as the board draws it. */
function Help({ say }: Props) {
  const items = SAMPLES.map((sample) => ({
    text: say(`key.${sample.key}`),
    drawing: <Picture sample={sample} />,
  }));
  return <PictureKey aim={say('key.aim')} items={items} viewBox={`0 0 ${UNIT} ${UNIT}`} />;
}

function Picture({ sample }: { readonly sample: Sample }) {
  const grid: GridView = {
    cells: sample.symbol,
    home: -1,
    burnt: false,
    digs: 0,
    actions: 0,
    seat: 0,
    finished: false,
    hidden: false,
    points: 0,
    next: [],
    homeInDanger: false,
    ...sample.grid,
  };
  return (
    <Marks
      grid={grid}
      base={0}
      x={0}
      y={0}
      happening={NOTHING_HAPPENS}
      lit={sample.lit === true ? [0] : []}
      douse={sample.douse === true ? FIRST : NONE}
      dig={sample.dig === true ? FIRST : NONE}
      forecast
      roll={sample.rolled === true ? 0 : -1}
      dim={false}
    />
  );
}
