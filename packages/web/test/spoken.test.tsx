import { defaults, LANGUAGES, Match, outcomeAt, OVER, Xoshiro } from '@glade/engine';
import type { BotGame, Event, OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { Table, type TableView } from '@glade/table';
import { engineText, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { listenerOf } from '../src/narration/narration.ts';
import { spokenEvents } from '../src/match/stage/happenings.ts';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';

// What is spoken of each action in matches of bots, to the only person at the screen.

const MODES: readonly (readonly [id: string, options: OptionValues])[] = [
  ['wildfire', {}],
  ['wildfire', { mode: 'x4' }],
  ['wildfire', { mode: 'vs' }],
  ['forest-fire', {}],
  ['forest-fire', { game: 'mixed', players: 4, chain: true, maxRounds: 20 }],
  ['leaf-climbers', {}],
  ['starfall-forest', {}],
  ['war-kids', {}],
  ['war-kids', { scenario: 'forestRoad' }],
  ['fair-verona', {}],
];

const MOST_IN_A_SENTENCE = 20;
/** Of everything that one action caused, without the sentence that says what to do next. */
const MOST_AT_ONCE = 20;

const YOU = 0;
const words = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? []).length;
const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+/);

function played(game: BotGame, more: OptionValues, seed: string): Match {
  const options = { ...defaults(game.options), ...more };
  const rules = game.rules(options);
  const players = Array.from({ length: rules.seats }, (_, i) =>
    i === YOU ? 'person' : 'bot steady',
  );
  const building = Match.start(game, { options, dice: 'virtual', seed, players }).build();
  const random = new Xoshiro(Number(seed));
  const [policy] = seed === '1' ? [] : Object.values(game.policies(rules));
  for (let entry = 0; entry < 400 && building.actor !== OVER; entry++) {
    const { state, actor } = building;
    const any = (): number => rules.nth(state, random.below(rules.count(state)));
    const chosen =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : (policy?.choose(state, random) ?? any());
    if (building.play(chosen, actor) !== undefined) throw new Error(`${game.id} ${entry}`);
  }
  return building.match();
}

/** What the person at the first seat may see of the match at its end, and of each entry. */
function heard(match: Match): {
  readonly view: TableView;
  readonly caused: readonly (readonly Event[])[];
} {
  const table = new Table(match);
  const view = table.view(YOU);
  table.dispose();
  const { rules } = match;
  const caused = view.entries.map(({ events }) =>
    events.filter((event) => rules.hears?.(event, YOU) ?? true),
  );
  // While the match runs, what is told to you is told without the names of seats.
  return { view: { ...view, actor: YOU }, caused };
}

describe.each(MODES)('%s %j', (id, more) => {
  const game = games.find((one) => one.id === id)!;
  const matches = ['1', '2', '3'].map((seed) => heard(played(game, more, seed)));

  test.each(LANGUAGES)(
    'no action is spoken of in long sentences, or in many: %s',
    async (language) => {
      const say = translator(language, engineText, { en, it }, game.text).at({ you: YOU });
      const board = await boards[id]!();
      const told = matches.flatMap(({ view, caused }) =>
        caused.map((events) => spokenEvents(say, board, view, events, listenerOf(say, view, YOU))),
      );
      expect(told.filter((text) => text !== '').length).toBeGreaterThan(20);
      expect(told.filter((text) => words(text) > MOST_AT_ONCE)).toEqual([]);
      expect(told.flatMap(sentences).filter((one) => words(one) > MOST_IN_A_SENTENCE)).toEqual([]);
    },
  );
});

test('of much, what matters most is said, each thing after what came before it, and the rest is counted', async () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const { view, caused } = heard(played(game, {}, '1'));
  const say = translator('en', engineText, { en, it }, game.text).at({ you: YOU });
  const board = await boards['war-kids']!();
  const all = caused.flat();
  const marches = all.filter(({ code }) => code === 'moved').slice(0, 8);
  const loss = all.find(({ code }) => code === 'eliminated')!;
  const told = (events: readonly Event[]): string =>
    spokenEvents(say, board, view, events, listenerOf(say, view, YOU));
  expect(told([...marches, loss])).toMatch(/ goes from .* is eliminated\. And \d more\.$/);
  expect(told([loss, ...marches])).toMatch(/^[^.]+ is eliminated\. .+ And \d more\.$/);
});

test('of the turns of others what they do is said rather than whose turn it is', async () => {
  const game = games.find(({ id }) => id === 'forest-fire')!;
  const { view } = heard(played(game, {}, '1'));
  const say = translator('en', engineText, { en, it }, game.text).at({ you: YOU });
  const board = await boards['forest-fire']!();
  const event = (code: string, seat: number, cell?: number): Event => ({
    code,
    args: { seat, ...(cell === undefined ? {} : { cell }) },
    clauses: [],
  });
  const turn = [event('turn', 1), event('stepped', 1, 8), event('putOut', 1, 9), event('done', 1)];
  const told = spokenEvents(
    say,
    board,
    view,
    [event('done', YOU), ...turn, event('turn', 2), event('stepped', 2, 20)],
    listenerOf(say, view, YOU),
  );
  expect(told).toMatch(/ steps .+ puts out .+ And \d more\.$/);
});
