import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  compareCatalogues,
  numberedSeats,
  speaker,
  engineText,
  LANGUAGES,
  tellBriefly,
  tellEvents,
  tellProblem,
  tellRefusal,
  translator,
  authoringText,
  type Catalogue,
  type Catalogues,
  type Language,
  type Seated,
} from '../src/index.ts';

const game: Catalogues = {
  en: {
    place: '({column},{row})',
    'place.spoken': 'column {column}, row {row}',
    'event.lit': '{n, plural, one {Fire at {places}.} other {# fires: {places}.}}',
    'event.quiet': '',
    'event.passed': '{player, seat} passes.',
    'event.jumped': 'From {fromCell} to {cell}.',
    'refusal.burnt': '{place} is burnt.',
    'refusal.far': '{places} are too far apart.',
    'refusal.barred': '{place} cannot be reached.',
  },
  it: {
    place: '({column},{row})',
    'place.spoken': 'colonna {column}, riga {row}',
    'event.lit': '{n, plural, one {Fuoco in {places}.} other {# fuochi: {places}.}}',
    'event.quiet': '',
    'event.passed': '{player, seat} passa.',
    'event.jumped': 'Da {fromCell} a {cell}.',
    'refusal.burnt': '{place} è bruciata.',
    'refusal.far': '{places} sono troppo lontane.',
    'refusal.barred': '{place} non si raggiunge.',
  },
};
const places = {
  placeParts: (cell: number) => ({ column: (cell % 6) + 1, row: Math.floor(cell / 6) + 1 }),
};
const event = (code: string, args: Record<string, number>) => ({ code, clauses: ['X-1'], args });

describe('a translator', () => {
  test('says messages with plurals, and lets later catalogues win', () => {
    const say = translator(
      'en',
      { en: { a: 'old' }, it: {} },
      { en: { a: '{n, plural, one {# die} other {# dice}}' }, it: {} },
    );
    expect(say('a', { n: 1 })).toBe('1 die');
    expect(say('a', { n: 1200 })).toBe('1,200 dice');
  });

  test('says a missing key as it stands, and an empty message as nothing', () => {
    const say = translator('en', { en: { empty: '' }, it: {} });
    expect([say('no.such'), say.has('no.such')]).toEqual(['no.such', false]);
    expect([say('empty'), say.has('empty')]).toEqual(['', true]);
    expect(say('constructor')).toBe('constructor');
  });

  test('counts in English where a translation lacks a message', () => {
    const spanish = { tag: 'es', otherwise: 'en', player: 'jugador', you: 'tú' } as const;
    const say = speaker(spanish, {
      goes: 'goes {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
      dice: '{n, plural, one {# dado} other {# dados}}',
    });
    expect([1, 2, 3, 4].map((place) => say('goes', { place }))).toEqual([
      'goes 1st',
      'goes 2nd',
      'goes 3rd',
      'goes 4th',
    ]);
    expect(say('dice', { n: 1 })).toBe('1 dado');
  });

  test('does not read what people typed as a message', () => {
    const say = translator('en', engineText);
    const text = tellProblem(say, {
      code: 'options.unknown',
      args: { name: '{x} <b>', names: 'a' },
    });
    expect(text).toContain('“{x} <b>”');
  });
});

describe('a player in a sentence', () => {
  const table = (language: Language, message: string, at: Seated = {}, more: Catalogue = {}) => {
    const say = speaker(language, { message, ...more }).at(at);
    return (player: number | string) => say('message', { player });
  };
  const names = [undefined, 'Anna', 'Ben'];

  test('is called by the number, or by the name', () => {
    const say = table('en', 'Then {player, seat} climbs.', { names });
    expect([1, 2, 3, 4].map(say)).toEqual([
      'Then player 1 climbs.',
      'Then Anna climbs.',
      'Then Ben climbs.',
      'Then player 4 climbs.',
    ]);
  });

  test('stands in Italian with the article or preposition that the sentence needs', () => {
    const styles =
      '{player, seat}|{player, seat, name}|{player, seat, di}|{player, seat, a}|{player, seat, da}|{player, seat, su}';
    const say = table('it', `Da: ${styles}`, { names, you: 3 });
    expect([1, 2, 3, 4].map(say)).toEqual([
      'Da: il giocatore 1|giocatore 1|del giocatore 1|al giocatore 1|dal giocatore 1|sul giocatore 1',
      'Da: Anna|Anna|di Anna|ad Anna|da Anna|su Anna',
      'Da: Ben|Ben|di Ben|a Ben|da Ben|su Ben',
      'Da: te|tu|di te|a te|da te|su di te',
    ]);
  });

  test('begins a sentence with a capital letter, and no part of a longer text', () => {
    const text =
      '{player, seat} is lost. {player, seat} goes: “Squish!” {player, seat} said {player, seat}.';
    expect(table('en', text)(1)).toBe(
      'Player 1 is lost. Player 1 goes: “Squish!” Player 1 said player 1.',
    );
    expect(table('it', '{player, seat} cade. {n, plural, other {{player, seat}}}!')(1)).toBe(
      'Il giocatore 1 cade. Il giocatore 1!',
    );
    expect(table('en', '{player, seat, part}, lost')(1)).toBe('player 1, lost');
  });

  test('can be several players', () => {
    const say = table('en', 'Safe: {player, seat}.', { names });
    expect(say('1 2,3')).toBe('Safe: player 1, Anna, and Ben.');
    expect(table('it', 'Con {player, seat}.', { names })('1 2')).toBe('Con il giocatore 1 e Anna.');
  });

  test('is “you” for the only person at the table, whose sentences have a form of their own', () => {
    const more = { 'message.you': 'You climb.', told: 'Ben hands it to {mate, seat}.' };
    const say = speaker('en', { message: '{player, seat} climbs.', ...more }).at({ names, you: 1 });
    expect([1, 2, 3].map((player) => say('message', { player }))).toEqual([
      'Player 1 climbs.',
      'You climb.',
      'Ben climbs.',
    ]);
    expect(say('told', { mate: 2 })).toBe('Ben hands it to you.');
  });

  test('is “you” also where a sentence has a form that names its player', () => {
    const say = speaker('en', {
      passed: 'You pass.',
      'passed.named': '{player, seat} passes.',
      'passed.brief': 'You pass!',
      'passed.named.brief': '{player, seat} passes!',
      finished: '{player, seat} has finished.',
      'finished.you': 'You have finished.',
      'finished.named': '{player, seat} has finished.',
    }).at({ names, you: 1 });
    const keys = ['passed.named', 'passed.named.brief', 'finished.named'];
    expect(keys.map((key) => say(key, { player: 2 }))).toEqual([
      'You pass.',
      'You pass!',
      'You have finished.',
    ]);
    expect(keys.map((key) => say(key, { player: 3 }))).toEqual([
      'Ben passes.',
      'Ben passes!',
      'Ben has finished.',
    ]);
  });

  test('is called as the game calls its seats, unless the seat has a name', () => {
    const more = {
      who: '{player, select, 1 {the blue one} other {the pink one}}',
      'who.name': '{player, select, 1 {blue} other {pink}}',
    };
    const say = table('en', '{player, seat}: {player, seat, name}.', { names, you: 0 }, more);
    expect([1, 2, 3].map(say)).toEqual(['The blue one: blue.', 'Anna: Anna.', 'Ben: Ben.']);
  });

  test('can be typed by name', () => {
    const typed = (language: Language, text: string) => numberedSeats(language, names, text);
    expect(typed('en', 'wake anna')).toBe('wake player 2');
    expect(typed('it', 'dai il segnalino ad Anna')).toBe('dai il segnalino al giocatore 2');
    expect(typed('it', 'prendi da ben')).toBe('prendi dal giocatore 3');
    expect(typed('en', 'bend annas')).toBe('bend annas');
    expect(numberedSeats('en', ['A+ (b)'], 'take A+ (b)')).toBe('take player 1');
  });
});

describe('telling events', () => {
  const say = translator('en', game);

  test('neighbours of one kind become one sentence with all places', () => {
    const lines = tellEvents(
      say,
      places,
      [0, 1, 8].map((cell) => event('lit', { cell, seat: 0 })),
      'written',
    );
    expect(lines).toEqual([
      {
        text: '3 fires: (1,1), (2,1), and (3,2).',
        code: 'lit',
        seat: 0,
        clauses: ['X-1'],
        cells: [0, 1, 8],
      },
    ]);
  });

  test('another seat is another sentence', () => {
    const lines = tellEvents(
      say,
      places,
      [event('passed', { seat: 0 }), event('passed', { seat: 1 })],
      'written',
    );
    expect(lines.map(({ text }) => text)).toEqual(['Player 1 passes.', 'Player 2 passes.']);
  });

  test('speech speaks places; every place has its own name', () => {
    const italian = translator('it', game);
    const lines = tellEvents(
      italian,
      places,
      [event('jumped', { fromCell: 0, cell: 8 })],
      'spoken',
    );
    expect(lines[0]?.text).toBe('Da colonna 1, riga 1 a colonna 3, riga 2.');
    expect(lines[0]?.cells).toEqual([0, 8]);
  });

  test('a place that is told by its name has a message of its own', () => {
    const named = translator('en', game, {
      en: {
        'place.spot': 'hex {row}',
        'place.spot.spoken': 'hex number {row}',
        'event.taken': '{spotcell}',
      },
      it: {},
    });
    const text = (manner: 'written' | 'spoken') =>
      tellEvents(named, places, [event('taken', { spotcell: 8 })], manner)[0]?.text;
    expect([text('written'), text('spoken')]).toEqual(['Hex 2', 'Hex number 2']);
    const plain = [event('jumped', { fromCell: 0, cell: 8 })];
    expect(tellEvents(named, places, plain, 'written')[0]?.cells).toEqual([0, 8]);
  });

  test('the name of a seat stands before a sentence that does not name it, also where its letters are in the sentence', () => {
    const words = translator('en', game, {
      en: {
        'event.turned': '{places} becomes an X.',
        'event.turned.brief': 'A new X in row {n}.',
        'event.left': 'For {player, seat} it is over.',
      },
      it: {},
    });
    for (const name of ['X', 'Anna', 'ow', 'an']) {
      const called = words.at({ names: [undefined, name] });
      const listener = { nameOf: (seat: number) => (seat === 1 ? name : `Player ${seat + 1}`) };
      const text = (code: string, seat = 1): string | undefined =>
        tellEvents(called, places, [event(code, { cell: 0, seat })], 'written', listener)[0]?.text;
      const brief = tellBriefly(
        called,
        places,
        [event('turned', { cell: 0, seat: 1 })],
        'written',
        listener,
      );
      expect(text('turned')).toBe(`${name}: (1,1) becomes an X.`);
      expect(brief).toBe(`${name}: A new X in row 1.`);
      expect(text('left')).toBe(`For ${name} it is over.`);
      expect(text('left', 0)).toBe('For player 1 it is over.');
    }
  });

  test('more than two places are counted when they are spoken, if the game has words for it', () => {
    const counting = translator('en', {
      ...game,
      en: { ...game.en, 'event.lit.many': '{n} squares catch fire.' },
    });
    const lit = (count: number) =>
      Array.from({ length: count }, (_, cell) => event('lit', { cell }));
    const told = (count: number, manner: 'written' | 'spoken', words = counting) =>
      tellEvents(words, places, lit(count), manner)[0]?.text;
    expect(told(2, 'spoken')).toBe('2 fires: column 1, row 1 and column 2, row 1.');
    expect(told(3, 'spoken')).toBe('3 squares catch fire.');
    expect(told(3, 'written')).toBe('3 fires: (1,1), (2,1), and (3,1).');
    expect(told(3, 'spoken', say)).toMatch(/^3 fires: column 1/);
    const short = translator('en', { ...game, en: { ...game.en, 'event.lit.spoken': 'Fire!' } });
    expect(told(1, 'spoken', short)).toBe('Fire!');
    expect(told(1, 'written', short)).toBe('Fire at (1,1).');
  });

  test('an empty message says nothing', () => {
    expect(tellEvents(say, places, [event('quiet', {})], 'written')).toEqual([]);
  });
});

test('a refusal names its place or places', () => {
  const say = translator('en', game);
  expect(tellRefusal(say, places, { code: 'burnt', cells: [8] }, 'written')).toBe(
    '(3,2) is burnt.',
  );
  expect(tellRefusal(say, places, { code: 'far', cells: [0, 1] }, 'spoken')).toBe(
    'Column 1, row 1 and column 2, row 1 are too far apart.',
  );
  // What stands in the way is only shown.
  expect(tellRefusal(say, places, { code: 'barred', cells: [8, 0] }, 'written')).toBe(
    '(3,2) cannot be reached.',
  );
});

test('a place brings the word before it, in a game that has a message for that', () => {
  const at = '{row, select, 1 {on row 1} other {at row {row}}}';
  const en = { ...game.en, 'event.quiet': 'Silence {at}.', 'refusal.burnt': 'Ashes {at}.' };
  const said = (more: Catalogue) => {
    const words = translator('en', { ...game, en: { ...en, ...more } });
    const [line] = tellEvents(words, places, [event('quiet', { cell: 8 })], 'written');
    const burnt = tellRefusal(words, places, { code: 'burnt', cells: [0, 8] }, 'written');
    return [line?.text, burnt];
  };
  expect(said({ 'place.at': at })).toEqual(['Silence at row 2.', 'Ashes on row 1.']);
  expect(said({})).toEqual(['Silence .', 'Ashes .']);
});

describe('comparing catalogues', () => {
  test('the engine’s languages agree', () => {
    expect(compareCatalogues(engineText)).toEqual([]);
    expect(compareCatalogues(authoringText)).toEqual([]);
  });

  test('finds what a translator has to mend', () => {
    const found = compareCatalogues({
      en: { only: 'x', args: '{a} {b}', straight: "l'{a}", broken: '{a' },
      it: { args: '{a}', straight: 'l’{a}', broken: '{a}' },
    });
    expect(found).toHaveLength(4 + 1 - 1);
    expect(found.join('\n')).toMatch(
      /only is missing[^]*args: the arguments differ[^]*straight apostrophe[^]*not ICU/,
    );
  });
});

test('every problem the engine and the table can find has a text in every language', () => {
  const root = join(import.meta.dirname, '../../..');
  const codes = new Set<string>();
  for (const file of globSync(['packages/{engine,table,bots}/src/*.ts', 'games/*/src/**/*.ts'], {
    cwd: root,
  })) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, code] of source.matchAll(/(?:problem\(\s*|code: )'([a-z]+\.[A-Za-z.]+)'/g))
      codes.add(code!);
    for (const [, code] of source.matchAll(/\b(?:wrong)\('([a-z]+)'/g))
      codes.add(`rulebook.${code}`);
    for (const [, code] of source.matchAll(/\b(?:differ)\('([a-z]+)'/g))
      codes.add(`rulebook.differs.${code}`);
  }
  expect(codes.size).toBeGreaterThan(30);
  const known = LANGUAGES.map((language) => [
    ...Object.keys(engineText[language]),
    ...Object.keys(authoringText[language]),
    // Games say themselves what only they can find.
    ...globSync([`games/*/src/**/*.${language}.ts`, `games/*/src/**/words/${language}.ts`], {
      cwd: root,
    }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/'(problem\.[\w.]+)'/g)].map(
        ([, key]) => key!,
      ),
    ),
  ]);
  const silent = [...codes].filter(
    (code) => !known.every((keys) => keys.includes(`problem.${code}`)),
  );
  expect(silent).toEqual([]);
});
