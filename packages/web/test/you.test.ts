import { defaults, LANGUAGES, Match, outcomeAt, type Game, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { Table } from '@glade/table';
import { compareCatalogues, engineText, translator, type Values } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { tellAll, tellLog } from '../src/narration/narration.ts';
import { outcomeLines, outcomeSentence } from '../src/narration/outcome.ts';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';

const YOU = 0;
/** How a sentence would call the only person by the number of the seat. */
const NUMBERED = /\b(player|giocatore) 1\b/i;
/** A verb of somebody else after “you”. */
const WRONG = /\byou (is|has|does|goes|\w+[^s]s)\b/i;

const MODES: readonly (readonly [id: string, options: OptionValues])[] = [
  ['wildfire', { mode: 'vs' }],
  ['wildfire', { mode: 'x4' }],
  ['forest-fire', {}],
  ['leaf-climbers', {}],
  ['starfall-forest', {}],
  ['war-kids', {}],
  ['fair-verona', {}],
];

/** A match of the first seat's person against bots, played by chance until its end or for some hundred entries. */
function played(game: Game, more: OptionValues): Match {
  const options = { ...defaults(game.options), ...more };
  const { seats } = game.rules(options);
  const players = ['person', ...Array.from({ length: seats - 1 }, () => 'bot steady')];
  const building = Match.start(game, { options, dice: 'virtual', seed: '1', players }).build();
  const { rules } = building;
  let draw = 1;
  for (let entry = 0; entry < 600 && rules.actor(building.state) !== -2; entry++) {
    draw = (draw * 48_271) % 2_147_483_647;
    const { state, actor } = building;
    const chosen =
      actor < 0
        ? outcomeAt(rules, state, draw % rules.totalWeight(state))
        : rules.nth(state, draw % rules.count(state));
    expect(building.play(chosen, actor)).toBeUndefined();
  }
  return building.match();
}

describe.each(LANGUAGES)('the only person at a screen is “you”: %s', (language) => {
  test.each(MODES)('%s %j', (id, options) => {
    const game = games.find((one) => one.id === id)!;
    const match = played(game, options);
    const say = translator(language, engineText, { en, it }, game.text);
    const table = new Table(match);
    const view = table.view(YOU);
    table.dispose();
    const lines = tellLog(say, view, YOU).flatMap((turn) => turn.lines.map(({ text }) => text));
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => NUMBERED.test(line) || WRONG.test(line))).toEqual([]);
    expect(
      tellAll(
        say,
        view,
        YOU,
        view.entries.flatMap(({ events }) => events),
        'spoken',
      ),
    ).not.toMatch(NUMBERED);
    const { outcome, rules, header } = view;
    const end = outcome === undefined ? [] : outcomeLines(say, rules, outcome, header.options, YOU);
    expect(end.filter((line) => NUMBERED.test(line))).toEqual([]);
  });
});

test('who came fourth is not told that they are home at last', () => {
  const game = games.find(({ id }) => id === 'starfall-forest')!;
  const say = translator('en', engineText, game.text);
  const told = (winners: readonly number[], people: readonly number[]) =>
    outcomeSentence(say, { code: 'home', winners, measures: {} }, people);
  const home = 'Home at last! The forest is quiet again.';
  expect([told([1], [1]), told([1], [0, 1]), told([1], [])]).toEqual([home, home, home]);
  expect(told([1], [0])).toBe('Another fairy was home first.');
});

/**
 * What the only person is never told of themselves: what is said where several people share the screen, or only of others,
 * or where seats are named (the person then hears the form `.you`), or with whose help.
 */
const OF_OTHERS = /^handover\.|^step\.act\.hidden$|\.named(?:\.brief)?$|^action\.clear\.with\.at$/;
/** “You” where a sentence needs a verb of its own for “you”, or belongs to you. */
const SPOILT = { en: /\byou(’s| (?!pass )\w+s\b)|\bof you\b/i, it: /(^|[.!?] )Te\b|\bdi te\b/ };

describe.each(LANGUAGES)('no message says “you” like the name of somebody: %s', (language) => {
  const all = [
    ['the pages', { en, it }] as const,
    ...games.map(({ id, text }) => [id, text] as const),
  ];
  test.each(all)('%s', (_, text) => {
    const say = translator(language, engineText, text).at({ you: YOU, names: ['Anna', 'Ben'] });
    const messages = Object.entries(text[language]).filter(
      ([key, message]) =>
        message.includes(', seat') &&
        !OF_OTHERS.test(key) &&
        (say.has(`${key}.you`) || !say.has(youForm(key))),
    );
    const told = messages.map(([key]) => `${key}: ${say(key, everything(1))}`);
    const wrong = told.filter((line) => NUMBERED.test(line) || /Anna/.test(line));
    expect([...wrong, ...told.filter((line) => SPOILT[language].test(line))]).toEqual([]);
  });
});

/** The form for “you” of a short, counting or spoken form: `event.lit.you.brief` of `event.lit.brief`. */
const youForm = (key: string): string => key.replace(/(\.brief|\.many|\.spoken|)$/, '.you$1');

/** Every argument has this value. */
const everything = (value: number): Values => new Proxy({}, { get: () => value });

test.each(games.map(({ id, text }) => [id, text] as const))(
  '%s: each sentence with the number of a player has a form for “you”, or for the name',
  (_, text) => {
    for (const language of LANGUAGES) {
      const messages = text[language];
      const numbered = Object.keys(messages).filter(
        (key) =>
          /^(event|step)\./.test(key) &&
          !key.endsWith('.named') &&
          /\{player(\}|, seat)/.test(messages[key]!),
      );
      const without = numbered.filter(
        (key) => !Object.hasOwn(messages, `${key}.you`) && !Object.hasOwn(messages, youForm(key)),
      );
      expect(without.filter((key) => !OF_OTHERS.test(key))).toEqual([]);
    }
  },
);

/** A place has a name in each language, which the other does not say. */
const OWN_ARGUMENTS = /^place\.spot/;

test.each([
  ['the pages', { en, it }] as const,
  ...games.map(({ id, text }) => [id, text] as const),
])('the words of %s agree in both languages', (_, text) => {
  expect(compareCatalogues(text).filter((fault) => !OWN_ARGUMENTS.test(fault))).toEqual([]);
});
