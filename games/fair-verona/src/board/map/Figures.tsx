import type { Event } from '@glade/engine';
import type { BoardProps } from '@glade/ui';
import { Halo } from '@glade/ui/halo';
import { bankAt, bankCount } from '../../rules/tiles/banks.ts';
import type { VeronaView } from '../../rules/view.ts';
import { Meeple } from '../pieces/Pieces.tsx';
import { laidTileAt } from '../view-queries.ts';
import styles from './Map.module.css';

const SIZE = 100;

/** The middle of a place, in the units of the picture. */
export function spotOf(
  view: VeronaView,
  x: number,
  y: number,
  bank: number,
): readonly [number, number] {
  const tile = laidTileAt(view, x, y);
  if (tile === undefined) return [x * SIZE, y * SIZE];
  const [dx, dy] = bankAt(tile.type, tile.turn, bank);
  return [x * SIZE - 50 + dx, y * SIZE - 50 + dy];
}

/** Where a meeple stands beside others at the same place: side by side, in two rows when they are many. */
function standing(index: number, count: number, narrow: boolean): readonly [number, number] {
  const columns = count > 4 ? Math.ceil(count / 2) : count;
  const row = Math.floor(index / columns);
  const inRow = row === 0 ? columns : count - columns;
  const wide = narrow ? Math.min(17, 40 / count) : columns > 3 ? 22 : 26;
  // Several stand along the lower edge of their tile, so that it is seen.
  const down = count > 4 ? row * 24 : count > 2 && !narrow ? 26 : 4;
  return [(index % columns) * wide - ((inRow - 1) * wide) / 2, down];
}

/** How a meeple moves by what has just happened to its player, the last thing first. */
function lifeOf(events: readonly Event[], seat: number): string | undefined {
  const moves: Readonly<Record<string, string | undefined>> = {
    walked: styles.walk,
    meets: styles.startle,
    unmoved: styles.startle,
    mired: styles.startle,
    cleared: styles.cheer,
    friendWon: styles.cheer,
    tokenWon: styles.gain,
    delivered: styles.gain,
    passed: styles.gain,
  };
  const own = events.findLast(
    ({ code, args }) =>
      moves[code] !== undefined && (code === 'passed' ? args['other'] : args['seat']) === seat,
  );
  return own && moves[own.code];
}

/** Who of these stands at the same place as this seat. */
const beside = (view: VeronaView, seats: readonly number[], seat: number): readonly number[] => {
  const { x, y, bank } = view.players[seat]!;
  return seats.filter((other) => {
    const each = view.players[other]!;
    return each.x === x && each.y === y && each.bank === bank;
  });
};

/** Whether a tile is divided by the River, so that each bank has little room. */
function isNarrow(view: VeronaView, x: number, y: number): boolean {
  const tile = laidTileAt(view, x, y);
  return tile !== undefined && bankCount(tile.type) === 2;
}

/** All meeples where they stand, the one at turn in front. */
export function Figures({
  view,
  events,
  settings,
}: Pick<BoardProps<VeronaView>, 'view' | 'events' | 'settings'>) {
  // Without an Identity nobody stands there yet.
  const order = view.players.flatMap(({ card }, seat) => (card < 0 ? [] : [seat]));
  const last = view.result === 'none' ? view.seat : -1;
  const winners = view.result === 'won' ? order : [];
  return (
    <>
      {/* One light for all who stand together, below them. */}
      {winners.map((seat) => {
        const { x, y, bank } = view.players[seat]!;
        const here = beside(view, winners, seat);
        if (here[0] !== seat) return null;
        const [cx, cy] = spotOf(view, x, y, bank);
        const [, down] = standing(0, here.length, isNarrow(view, x, y));
        return (
          <g key={`light ${seat}`} transform={`translate(${cx} ${cy + down - 9})`}>
            <Halo r={here.length > 1 ? 34 : 22} />
          </g>
        );
      })}
      {order
        .toSorted((a, b) => Number(a === last) - Number(b === last))
        .map((seat) => {
          const { x, y, bank, token, encounters } = view.players[seat]!;
          const here = beside(view, order, seat);
          const narrow = isNarrow(view, x, y);
          const [cx, cy] = spotOf(view, x, y, bank);
          const [dx, dy] = standing(here.indexOf(seat), here.length, narrow);
          const size = narrow ? 0.78 : here.length > 3 ? 0.85 : here.length > 1 ? 1 : 1.15;
          return (
            <g
              key={seat}
              class={settings.motion ? styles.walking : undefined}
              style={{ transform: `translate(${cx + dx}px, ${cy + dy + 8}px)` }}
            >
              <g transform={`scale(${size})`}>
                {seat === last && <ellipse class={styles.atTurn} cx="0" cy="0" rx="17" ry="6.5" />}
                <g class={settings.motion ? lifeOf(events, seat) : undefined}>
                  <Meeple seat={seat} mired={encounters.length > 0} token={token} />
                </g>
                {seat === last && <path class={styles.pointer} d="M-6-52H6L0-44Z" />}
              </g>
            </g>
          );
        })}
    </>
  );
}
