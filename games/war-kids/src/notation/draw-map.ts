import { columnLetters } from '@glade/boards/hexes';
import type { Wording } from '@glade/engine';
import { WOUNDED, type BattleState } from '../rules/state.ts';
import { STEP_NAMES } from '../rules/view.ts';
import { UnitNames } from './unit-names.ts';

const WIDTH = 5;
const GROUND = ['.', 'w', '~'];

/** The board for a terminal: blue units in capitals, pink ones in small letters, wounded ones with an exclamation mark. */
export function drawMap(s: BattleState, say: Wording): string {
  const { columns, rows } = s.field;
  const names = new UnitNames(s.setup);
  const header = Array.from({ length: columns }, (_, c) => columnLetters(c).padEnd(WIDTH)).join('');
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (__, column) =>
      sign(s, row * columns + column, names).padEnd(WIDTH),
    );
    return `${String(row + 1).padStart(2)} ${row & 1 ? '  ' : ''}${cells.join('')}`.trimEnd();
  });
  const step = STEP_NAMES[s.step]!;
  return [
    say('drawn.turn', { turn: s.turn, player: s.side + 1, step }),
    '',
    `   ${header.trimEnd()}`,
    ...lines,
  ].join('\n');
}

function sign(s: BattleState, cell: number, names: UnitNames): string {
  const { field, setup } = s;
  const unit = s.occupant[cell]!;
  if (unit < 0) return field.there[cell] === 0 ? ' ' : GROUND[field.terrain[cell]!]!;
  const told = inItsCase(names.shortOf(unit).slice(0, WIDTH - 2), setup.side[unit]!);
  return told + ((s.flags[unit]! & WOUNDED) === 0 ? '' : '!');
}

const inItsCase = (name: string, side: number): string =>
  side === 0 ? name.toUpperCase() : name.toLowerCase();

/** Entries whose last word is a hex. */
const ENDS_WITH_HEX = /^(?:move|enter|place|land)\b/;

/** An entry of this side with its units as the board names them: `cast m1 at S1` for `cast M1 at B-S1`. */
export function withDrawnNames(text: string, side: number, { setup }: BattleState): string {
  const names = new UnitNames(setup);
  const words = text.split(' ');
  const units = ENDS_WITH_HEX.test(text) ? words.length - 1 : words.length;
  return words
    .map((word, i) => {
      const unit = i === 0 || i >= units ? -1 : names.find(word, side);
      // A name in letters alone could be taken for a word that is said in another language.
      return unit >= 0 && /\d/.test(word)
        ? inItsCase(names.shortOf(unit), setup.side[unit]!)
        : word;
    })
    .join(' ');
}
