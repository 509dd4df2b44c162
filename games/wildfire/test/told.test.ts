import { defaults, Match, type Language } from '@glade/engine';
import { engineText, tellEvents, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { wildfire as game } from '../src/index.ts';

/** What everybody hears of a match, as a replay tells it; `named`: with whose grid it is. */
function told(language: Language, mode: 'vs' | 'x4', entries: readonly string[], named: boolean) {
  const options = { ...defaults(game.options), mode };
  const seats = game.rules(options).seats;
  const players = Array.from({ length: seats }, () => 'person');
  const building = Match.start(game, { options, dice: 'entered', players }).build();
  for (const entry of entries) {
    const action = building.rules.notation.parse(building.state, entry);
    if (!action.ok) throw new Error(entry);
    expect(building.play(action.value, building.actor)).toBeUndefined();
  }
  const say = translator(language, engineText, game.text);
  const player = language === 'en' ? 'Player' : 'Giocatore';
  const nameOf = named ? (seat: number) => `${player} ${seat + 1}` : undefined;
  return building
    .match()
    .events()
    .flatMap((events) => tellEvents(say, building.rules.notation, events, 'written', { nameOf }))
    .map(({ text }) => text);
}

const VS = ['home 3,3', 'fire 6,1', 'event 3,3', 'douse 6,2', 'dig 1,1', 'pass', 'douse 6,2'];

describe('what others do is told by their names', () => {
  test('in English', () => {
    const lines = told('en', 'vs', VS, true);
    for (const line of [
      'All homes stand on column 3, row 3.',
      'The homes are away from the edge: everybody may dig twice.',
      'Player 1: Column 6, row 1 burns out (an X).',
      'That is player 2’s home: two actions this turn!',
      'Player 1 douses column 6, row 2.',
      'Player 1 digs column 1, row 1.',
      'Player 2 passes.',
      'Player 2 douses column 6, row 2.',
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line) => /\byour?\b/i.test(line))).toEqual([]);
  });

  test('in Italian', () => {
    const lines = told('it', 'vs', VS, true);
    for (const line of [
      'Tutte le case stanno in colonna 3, riga 3.',
      'È la casa del giocatore 2: in questo turno ha due azioni!',
      'Il giocatore 1 spegne qui: colonna 6, riga 2.',
      'Il giocatore 2 passa.',
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line) => /\b(tua|puoi|hai|spegni|scavi|passi)\b/i.test(line))).toEqual([]);
  });

  test('to the person who is told it is “you”', () => {
    expect(told('en', 'vs', VS, false)).toContain('You douse column 6, row 2.');
  });
});

test.each(['en', 'it'] as const)('no sentence begins small: %s', (language) => {
  const say = translator(language, engineText, game.text);
  const { notation } = game.rules({ ...defaults(game.options), mode: 'x4' });
  for (const code of [
    'flareUp',
    'sparks',
    'lit',
    'turned',
    'crossed',
    'burntOut',
    'alreadyDoused',
  ]) {
    const args = { cell: 60, seat: 0 };
    const [line] = tellEvents(say, notation, [{ code, clauses: [], args }], 'written');
    expect(line!.text).toMatch(/^\p{Lu}/u);
    expect(line!.text).not.toMatch(/[.!?] \p{Ll}/u);
  }
});

test.each([
  ['en', 'burn out (Xs).', 'burnt out', 'Your home is lost. '],
  ['it', 'sono bruciate (X).', 'bruciata', 'La tua casa è perduta. '],
] as const)(
  'what is told has the words of the board, the sign beside them: %s',
  (language, sentence, cell, lost) => {
    const say = translator(language, engineText, game.text);
    const { notation } = game.rules(defaults(game.options));
    const turned = [1, 8].map((at) => ({ code: 'turned', clauses: [], args: { cell: at } }));
    const [line] = tellEvents(say, notation, turned, 'written');
    expect(line!.text.endsWith(sentence)).toBe(true);
    expect(say('cell.burnt')).toBe(cell);
    // The question begins with the same sentence: `restOfStep` leaves it out where it has just been told.
    expect(say('step.ask').startsWith(lost)).toBe(true);
    expect(`${say('event.lost')} `).toBe(lost);
  },
);
