import type { BoundedAim, KnownBounds } from '@glade/engine';
import { bounds, games } from '@glade/games';
import { isBounded } from '@glade/lab';
import { boundsFrom, knownBounds } from '../../../packages/cli/src/experiments/sampled-bounds.ts';

// The table of docs/value.md with the games where only samples tell.

const FIREBREAKS = ['no Firebreak', '1 Firebreak', '2 Firebreaks'];

/** What a row is called. */
const ROWS: Readonly<Record<string, (known: KnownBounds) => readonly [game: string, of: string]>> =
  {
    'leaf-climbers': () => [
      'Leaf-Climbers, four climbers, one player for all',
      'share of climbers who win',
    ],
    'forest-fire': ({ aim, options }) => [
      `Forest Fire, 2 Hotshots, ${FIREBREAKS[Number(options['firebreaks'])]!}`,
      aim === 'out' ? 'out within 200 rounds' : 'rounds, a lost match counts as 200',
    ],
    'fair-verona': ({ aim, options }) => [
      `Fair Verona, ${String(options['difficulty'] ?? 'medium')}${aim === 'foresight' ? ', all draws known' : ''}`,
      'matches won',
    ],
  };

const HEAD = '| game | what is bounded | lower | upper | means | matches |\n';
const LINE = '| --- | --- | --- | --- | --- | --- |\n';

/** A number as the page tells it: a share in percent. `round` goes outwards. */
function shown({ unit }: BoundedAim, number: number, round: (number: number) => number): string {
  return unit === 'share'
    ? `${(round(number * 1e4) / 100).toFixed(2)} %`
    : (round(number * 100) / 100).toFixed(2);
}

function row(id: string, known: KnownBounds): string {
  const aim = bounds[id]!.aims.find((each) => each.id === known.aim)!;
  const { lower, upper } = boundsFrom(aim, known.sums, known.games);
  const [above, , below] = known.sums;
  const isOpen = upper >= aim.certain[1];
  // Of a number of rounds the longest match says nothing.
  const says = aim.unit === 'share' && isBounded({ lower, upper });
  const least = shown(aim, below / known.games, Math.round);
  const most = isOpen ? '' : ` … ${shown(aim, above / known.games, Math.round)}`;
  return [
    ...ROWS[id]!(known),
    shown(aim, lower, Math.floor),
    isOpen && !says ? 'nothing known' : shown(aim, upper, Math.ceil),
    least + most,
    known.games.toLocaleString('en'),
  ].join(' | ');
}

/** The table: the shelf's order of games, and of each game first what is usual. */
function boundsTable(): string {
  const lines = games.flatMap((game) => {
    const found = bounds[game.id];
    if (found === undefined) return [];
    const known = knownBounds(game, found);
    return found.aims.flatMap(({ id }) =>
      known.filter(({ aim }) => aim === id).map((each) => `| ${row(game.id, each)} |\n`),
    );
  });
  return HEAD + LINE + lines.join('');
}

/** The page with this table in the place of the one it has. */
export function withBoundsTable(page: string): string {
  const [before = '', after] = page.split(HEAD);
  if (after === undefined) throw new Error(`The page has no table with this head: ${HEAD}`);
  return before + boundsTable() + after.slice(after.indexOf('\n\n') + 1);
}
