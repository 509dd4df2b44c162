import { formatRecord, parseRecord } from '@glade/engine';
import { expect, test } from 'vitest';
import { starfallForest } from '../src/index.ts';
import type { StarfallView } from '../src/rules/view.ts';

// SF-R30: in version 1 a star for staying came at the start of a turn, whatever the record said.

/** Two stars fall at one tree. Player 1 goes there and stays: the next turn has begun. */
const PLAYED = `Players: person, person
Dice: entered

0. P1 knock 1,1; P2 knock 4,1; P1 plant 5,1; P2 plant 5,4; P1 snake 1,1; P2 snake 4,1; P1 fairy 1,3; P2 fairy 4,4
1. roll SSSSF; P1 end
2. roll S; P2 star 1,2
3. roll SSSSF; P1 end
4. roll S; P2 star 1,2
5. roll CCCCF; P1 go 1,2; P1 end
6. roll CCCCC
`;

const record = (version: number, options = ''): string =>
  `Glade record 1\nGame: starfall-forest ${version}\nOptions: players=2, first=1${options}\n${PLAYED}`;

/** What staying means in a record, how many stars player 1 has, and what is written when it is kept again. */
function readAgain(text: string) {
  const read = parseRecord(text, () => starfallForest);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const { rules, state, header } = read.value;
  const { fairies } = rules.view(state, 0) as StarfallView;
  const written = formatRecord(read.value).split('\n').slice(1, 3);
  return { staying: header.options['staying'], stars: fairies[0]!.stars, written };
}

test('a record of version 1 goes on by its rule, and says so from then on', () => {
  expect(readAgain(record(1))).toEqual({
    staying: 'start',
    stars: 2,
    written: ['Game: starfall-forest 2', 'Options: players=2, first=1, staying=start'],
  });
});

test('a record of today means the end of the turn, unless it says something else', () => {
  expect(readAgain(record(2))).toMatchObject({ staying: 'end', stars: 1 });
  expect(readAgain(record(2, ', staying=start'))).toMatchObject({ staying: 'start', stars: 2 });
  expect(readAgain(record(2, ', staying=none'))).toMatchObject({ staying: 'none', stars: 1 });
});
