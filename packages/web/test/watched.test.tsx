import { defaults, LANGUAGES, Match, OVER, outcomeAt, Xoshiro, type Event } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { wordsIn } from '../src/narration/few-words.ts';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';

// What people who are out of a match are told of those who play on.

const TOLD = {
  'forest-fire': {
    en: /^Round \d+: (?:nothing is|one square is|\d+ squares are) burning\. (?:Player \d is|\d players are) still fighting\.$/,
    it: /^Giro \d+: (?:non brucia niente|brucia una casella|bruciano \d+ caselle)\. (?:Giocatore \d combatte|\d giocatori combattono) ancora\.$/,
  },
  'leaf-climbers': {
    en: /^Round \d+: \d+ of 216 leaves\. (?:Player \d is|\d players are) still in the game\.$/,
    it: /^Giro \d+: \d+ foglie su 216\. (?:Giocatore \d è|\d giocatori sono) ancora in gioco\.$/,
  },
} as const;

/** What the fire does, and what somebody does. */
const FIRE: Event = { code: 'counter', clauses: [], args: { cell: 3, counters: 2 } };
const MOVE: Event = { code: 'putOut', clauses: [], args: { cell: 3, seat: 1 } };

for (const id of ['forest-fire', 'leaf-climbers'] as const)
  test.each(LANGUAGES)(`${id}: who watches hears how things stand: %s`, async (language) => {
    const game = games.find((each) => each.id === id)!;
    const board = await boards[id]!();
    const options = { ...defaults(game.options), players: 4 };
    const players = Array.from({ length: 4 }, () => 'person');
    const { rules } = Match.start(game, { options, dice: 'virtual', seed: '1', players }).build();
    const say = translator(language, engineText, { en, it }, game.text);
    const random = new Xoshiro(5);
    const careless = game.policies(rules)['careless'];
    const stands: string[] = [];
    const summed: (string | undefined)[] = [];
    const moves: (string | undefined)[] = [];
    for (let match = 0; match < 40 && stands.length < 20; match++) {
      const s = rules.create();
      while (rules.actor(s) !== OVER && stands.length < 20) {
        const view = rules.view(s, undefined);
        if (board.isOut!(view, 0) && [1, 2, 3].some((seat) => !board.isOut!(view, seat))) {
          stands.push(board.watched!(view, undefined, say)!);
          summed.push(board.watched!(view, [MOVE, FIRE], say));
          moves.push(board.watched!(view, [MOVE], say));
        }
        const isChance = rules.actor(s) < 0;
        const some = random.below(isChance ? rules.totalWeight(s) : rules.count(s));
        const action = isChance
          ? outcomeAt(rules, s, some)
          : (careless?.choose(s, random) ?? rules.nth(s, some));
        rules.apply(s, action);
      }
    }
    expect(stands.length).toBeGreaterThan(0);
    for (const told of stands) expect(told).toMatch(TOLD[id][language]);
    expect(Math.max(...stands.map((told) => wordsIn([told])))).toBeLessThanOrEqual(20);
    // Of what the fire does only how it stands is told, with its round; of moves all.
    const heads = stands.map((told) => told.replace(/(?<=\.) .*$/, ''));
    expect(summed).toEqual(id === 'forest-fire' ? heads : heads.map(() => undefined));
    expect(moves).toEqual(heads.map(() => undefined));
  });
