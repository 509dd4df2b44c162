import {
  defaults,
  formatRecord,
  LANGUAGES,
  Match,
  type WholeGame,
  type OptionValues,
} from '@glade/engine';
import { games } from '@glade/games';
import { engineText, translator, type Language } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { rulesName } from '../src/game/rules-name.ts';
import { summaryOf, optionsOf } from '../src/storage/match-summary.ts';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';

const gameOf = (id: string): WholeGame => games.find((game) => game.id === id)!;

/** The record of a match with these options, of which nothing has been played. */
function recordOf(game: WholeGame, chosen: OptionValues): string {
  const options = { ...defaults(game.options), ...chosen };
  const players = Array.from({ length: game.rules(options).seats }, () => 'person');
  return formatRecord(Match.start(game, { options, dice: 'entered', players }));
}

/** What the list says of the rules of a stored match. */
function told(game: WholeGame, record: string, language: Language): string | undefined {
  const say = translator(language, engineText, { en, it }, game.text);
  const options = optionsOf(game, summaryOf(record));
  return options && rulesName(say, game, options);
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test.each(Object.entries(game.options.presets))(
    'a stored match of preset %s is told by its name',
    (name, preset) => {
      for (const language of LANGUAGES)
        expect(told(game, recordOf(game, preset), language)?.split(', ').at(-1)).toBe(
          game.text[language][`preset.${name}`],
        );
    },
  );
});

test('rules that are no preset are people’s own, a scenario is named before them', () => {
  const wildfire = recordOf(gameOf('wildfire'), { mode: 'x4', startBuffer: 8 });
  expect(told(gameOf('wildfire'), wildfire, 'en')).toBe('Your own rules');
  expect(told(gameOf('wildfire'), wildfire, 'it')).toBe('Le tue regole');
  const battle = recordOf(gameOf('war-kids'), { scenario: 'waterloo' });
  expect(told(gameOf('war-kids'), battle, 'en')).toContain('Waterloo');
});

test('only how many play is no rule of people’s own', () => {
  const three = recordOf(gameOf('forest-fire'), { players: 3 });
  expect(told(gameOf('forest-fire'), three, 'en')).toBe(
    gameOf('forest-fire').text.en['preset.default'],
  );
  const two = recordOf(gameOf('leaf-climbers'), { players: 2 });
  expect(told(gameOf('leaf-climbers'), two, 'en')).toBe(
    gameOf('leaf-climbers').text.en['preset.two'],
  );
});

test('options that today’s rules do not have are not told', () => {
  const record =
    'Glade record 1\nGame: wildfire 1\nOptions: moon=full\nPlayers: person\nDice: entered\n';
  expect(told(gameOf('wildfire'), record, 'en')).toBeUndefined();
});
