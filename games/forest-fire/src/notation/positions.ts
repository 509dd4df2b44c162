import { ok, problem, upToLimit, type Positions } from '@glade/engine';
import { readRows, rowsText, squaresWith } from '@glade/boards/rows36';
import type { ForestFireKernel } from '../rules/rules.ts';
import { BREAKS, ENDED, type FireState, OPENING, ROLLS } from '../rules/state.ts';
import { readPlace } from './places.ts';
import { formatPlayer, ROLE_LETTERS, symbol } from './symbols.ts';
import { isValidPosition } from './valid-position.ts';

const STEP_WORDS = ['breaks', 'roles', 'spots', 'opening', 'turns', 'rolls'];
const END_WORDS = ['', 'won', 'ablaze', 'all-out', 'stopped', 'unfinished'];

/** Whole states as text. */
export const positions = (kernel: ForestFireKernel): Positions<FireState> => ({
  position(s) {
    const step = s.step === ENDED ? END_WORDS[s.result]! : STEP_WORDS[s.step]!;
    const players = Array.from({ length: kernel.options.players }, (_, seat) =>
      formatPlayer(s, seat),
    );
    return `${step} round ${s.round} seat ${s.seat + 1} left ${s.rolls}: ${rows(s)} ; ${players.join(' ; ')}`;
  },

  parsePosition: upToLimit((text) => {
    const { options } = kernel;
    const s = kernel.create();
    const colon = text.indexOf(': ');
    const [head, body] = colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 2)];
    if (!readHead(s, head.trim(), options.players))
      return problem('position.head', { text: head.slice(0, 40) });
    const [grid = '', ...players] = body.split(';').map((part) => part.trim());
    if (!readForest(s, grid)) return problem('position.grid', { text: grid.slice(0, 80) });
    if (
      players.length !== options.players ||
      !players.every((player, seat) => readPlayer(s, seat, player))
    ) {
      return problem('position.players', {
        text: players.join(' ; ').slice(0, 80),
        players: options.players,
      });
    }
    if (!isValidPosition(s, options))
      return problem('position.impossible', { text: text.slice(0, 80) });
    kernel.ready(s);
    return ok(s);
  }),
});

/** Six rows joined by slashes: `.` no fire, a number of counters (ten and more in brackets), `#` a Firebreak. */
const rows = (s: FireState): string =>
  rowsText(
    Array.from(s.counters, (_, square) => symbol(s, square)),
    '/',
  );

function readForest(s: FireState, text: string): boolean {
  const cells = readRows(text, '/', /\.|#|[1-9]|\(\d{2,3}\)/g);
  if (cells === undefined) return false;
  const counters = cells.map((cell) => Number(cell.replaceAll(/[()]/g, '')) || 0);
  if (cells.some((cell, square) => cell.length > 1 && counters[square] === 0)) return false;
  if (counters.some((n) => n > 255)) return false;
  s.counters.set(counters);
  [s.burnLow, s.burnHigh] = squaresWith((square) => counters[square]! > 0);
  [s.breakLow, s.breakHigh] = squaresWith((square) => cells[square] === '#');
  return true;
}

function readHead(s: FireState, head: string, seats: number): boolean {
  const parts = /^([a-z-]+) round (\d{1,7}) seat ([1-4]) left (\d{1,2})$/i.exec(head);
  if (parts === null) return false;
  const word = parts[1]!.toLowerCase();
  const step = STEP_WORDS.indexOf(word);
  const result = END_WORDS.indexOf(word);
  if (step < 0 && result <= 0) return false;
  s.step = step < 0 ? ENDED : step;
  s.result = Math.max(0, result);
  s.round = Number(parts[2]);
  s.seat = Number(parts[3]) - 1;
  s.rolls = Number(parts[4]);
  return (
    s.seat < seats && (s.step === BREAKS || s.step === OPENING || s.step === ROLLS) === s.rolls > 0
  );
}

function readPlayer(s: FireState, seat: number, text: string): boolean {
  const parts = /^([HSP-]) (\S+)(?: moves ([0-3]))?(?: rest ([0-2]))?( out)?$/i.exec(text);
  const at = parts === null ? undefined : readPlace(parts[2]!);
  if (parts === null || at === undefined) return false;
  s.roles[seat] = ROLE_LETTERS.indexOf(parts[1]!.toUpperCase());
  s.places[seat] = at;
  s.moves[seat] = Number(parts[3] ?? 0);
  s.rests[seat] = Number(parts[4] ?? 0);
  if (parts[5] !== undefined) s.out |= 1 << seat;
  return true;
}
