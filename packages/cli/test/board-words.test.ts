import { defaults, Match, OVER, Xoshiro, type OptionValues, type WholeGame } from '@glade/engine';
import { games } from '@glade/games';
import { engineText, LANGUAGES, translator, type Values } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { outcomeText } from '../src/match/outcome-text.ts';
import { cliTranslator } from '../src/text/translator.ts';

const cases = games.flatMap(({ id, options }) =>
  Object.keys(options.presets).map((preset) => [id, preset] as const),
);
const gameOf = (id: string): WholeGame => games.find((each) => each.id === id)!;

/** Words of records that a board in Italian must not have. */
const ENGLISH =
  /\b(?:home|hearts|stars|down|snakes|added|flat|middle|child|adult|lost|won|turn|move|moves|hand|rest|out|friends|clue|met|unused|token|helped|discards|player|drawn\.\w+)\b/i;

/** A key for which there is no message. */
const NOT_SAID = /drawn\.\w+/;

describe.each(LANGUAGES)(
  'the board in the terminal speaks the language of the match: %s',
  (language) => {
    test.each(cases)('%s, %s', (id, preset) => {
      const game = gameOf(id);
      const options: OptionValues = { ...defaults(game.options), ...game.options.presets[preset] };
      const rules = game.rules(options);
      const say = translator(language, engineText, game.text);
      expect(say.has('drawn.legend')).toBe(true);
      const state = rules.create();
      const random = new Xoshiro(11);
      for (let step = 0; step < 200; step++) {
        const board = rules.notation.draw!(state, (key, values) =>
          say(key, { ...(options as Values), ...values }),
        );
        expect(board).not.toMatch(language === 'it' ? ENGLISH : NOT_SAID);
        if (rules.actor(state) === OVER) break;
        rules.apply(state, rules.nth(state, random.below(rules.count(state))));
      }
    });
  },
);

/** How a guessing game ends in which every answer is this one. */
function guessed(language: 'en' | 'it', answer: string): string {
  const game = gameOf('war-kids');
  let match = Match.start(game, {
    options: { ...defaults(game.options), mode: 'guess' },
    dice: 'virtual',
    players: ['person', 'bot steady'],
    seed: 'a1',
  });
  for (let step = 0; step < 40 && !match.over; step++) {
    const { rules, state } = match;
    const read = rules.notation.parse(state, answer);
    const action = rules.actor(state) < 0 || !read.ok ? rules.nth(state, 0) : read.value;
    const played = match.play(action, rules.actor(state));
    if (!played.ok) throw new Error(answer);
    match = played.match;
  }
  return outcomeText(cliTranslator(language, game), match);
}

test('nobody is called Blue or Pink at the end of the guessing game', () => {
  expect(guessed('en', 'time')).toBe(
    'The grown-up has more units. Try again!\nThe grown-up wins.\nriddles: 8\ncounters: 0 (child), 8 (grown-up)',
  );
  expect(guessed('it', 'time')).toBe(
    'L’adulto ha più unità. Riprova!\nVince l’adulto.\nindovinelli: 8\npedine: 0 (chi indovina), 8 (adulto)',
  );
});
