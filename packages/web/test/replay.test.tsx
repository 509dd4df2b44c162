import { defaults, LANGUAGES, Match, outcomeAt, Xoshiro, type BotGame } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { knownEntries } from '@glade/table';
import { engineText, placesOf, translator } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { beforeAll, describe, expect, test } from 'vitest';
import { seatNamer } from '../src/narration/narration.ts';
import { momentsOf } from '@glade/ui/ending';
import { MOST_WORDS } from '../src/narration/few-words.ts';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';
import reviewEn from '../src/words/review.en.ts';
import reviewIt from '../src/words/review.it.ts';
import { spokenChoice, writtenChoice } from '../src/replay/entry-text.ts';
import { isShown } from '../src/match/stage/happenings.ts';
import { litPlaces } from '../src/replay/lit-places.ts';
import { spokenStep } from '../src/replay/spoken-step.ts';
import { stepWithNews } from '../src/replay/step-with-news.ts';
import { toldLines } from '../src/replay/told-lines.ts';

// What the timeline marks, and what is said at each of its steps.

/** About as many words stand beside the buttons of a replay on a phone. */
const ROOM = 60;

/** A match of the game's own players, to its end. */
function played(game: BotGame, seed: number): Match {
  const options = defaults(game.options);
  const rules = game.rules(options);
  const players = Array.from({ length: rules.seats }, () => 'bot gentle');
  const building = Match.start(game, {
    options,
    dice: 'virtual',
    seed: `${seed}`,
    players,
  }).build();
  const random = new Xoshiro(seed);
  // The others search, which takes long.
  const policies = Object.values(game.policies(rules)).slice(0, 2);
  while (!building.over) {
    const { state, actor } = building;
    const action =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : policies[seed % policies.length]!.choose(state, random);
    if (building.play(action, actor) !== undefined) throw new Error(`${game.id}: ${action}`);
  }
  return building.match();
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('what somebody chose is a sentence, also where it caused nothing', () => {
    const match = matches[0]!;
    const say = translator('en', engineText, game.text);
    const inner = knownEntries(match).flatMap((entry, i) => {
      if (entry.actor < 0 || (entry.events.length > 0 && i % 7 !== 0)) return [];
      const told = spokenChoice(entry, i + 1, match, board, say, undefined);
      return told === entry.text || /[a-z]-[a-z]+\.?$/.test(told) ? [told] : [];
    });
    expect(inner).toEqual([]);
  });

  let board: GameBoard;
  let matches: readonly Match[];

  beforeAll(async () => {
    board = await boards[id]!();
    matches = [1, 2, 3, 4].map((seed) => played(game, seed));
  });

  test('one to twelve moments are marked, in order, the end among them, none beside another', () => {
    for (const match of matches) {
      const entries = knownEntries(match);
      const moments = momentsOf(entries, match.over, board);
      const steps = moments.map(({ step }) => step);
      expect(moments.length).toBeLessThanOrEqual(12);
      expect(steps.at(-1)).toBe(match.log.length);
      for (const [i, step] of steps.entries()) {
        const before = steps[i - 1] ?? -Infinity;
        // Marks of 24 pixels on a line of 264.
        expect((264 * (step - before)) / match.log.length).toBeGreaterThanOrEqual(24 - 1e-9);
        for (const event of moments[i]!.events) expect(entries[step - 1]!.events).toContain(event);
      }
      expect(momentsOf(entries, match.over, board)).toEqual(moments);
    }
  });

  test('the places that a step tells of are lit, each once; what only counts lights nothing', () => {
    const entries = knownEntries(matches[0]!);
    const lit = entries.map(({ events }) => litPlaces(board, events));
    expect(lit.flat().length).toBeGreaterThan(0);
    for (const [i, { events }] of entries.entries()) {
      const shown = events.filter((event) => isShown(board, event));
      expect(lit[i], `step ${i + 1}`).toEqual([...new Set(shown.flatMap(placesOf))]);
    }
  });

  test('a match of some length has turning points before its end', () => {
    const counts = matches.map((match) => momentsOf(knownEntries(match), match.over, board).length);
    expect(Math.max(...counts)).toBeGreaterThan(3);
  });

  test('each step is told to the ear in at most twenty words', () => {
    const long: string[] = [];
    for (const match of matches.slice(0, 2))
      for (const language of LANGUAGES) {
        const say = translator(language, engineText, game.text);
        const { options } = match.header;
        const nameOf = seatNamer(say, match.rules, options);
        for (const { events, text } of knownEntries(match)) {
          const told = spokenStep(say, match.rules, board, events, text, {
            nameOf,
            first: 'Turn 12.',
          });
          expect(told).not.toBe('');
          expect(told).toMatch(/^Turn 12\. ./);
          if (told.split(/\s+/).length > MOST_WORDS) long.push(told);
        }
      }
    expect(long).toEqual([]);
  });

  test('no step on the way from the beginning to the end, or back, is without words', () => {
    for (const match of matches.slice(0, 2))
      for (const language of LANGUAGES) {
        const say = translator(
          language,
          engineText,
          { en: { ...en, ...reviewEn }, it: { ...it, ...reviewIt } },
          game.text,
        );
        const nameOf = seatNamer(say, match.rules, match.header.options);
        const entries = knownEntries(match);
        const from = (at: number, to: number): number =>
          stepWithNews(entries, at, to, say, match.rules, board, { nameOf });
        const words = (step: number): number =>
          toldLines(say, match.rules, board, entries[step - 1]!.events, { nameOf }).length;
        const there: number[] = [];
        for (let at = 0; at < match.log.length; at = there.at(-1)!) there.push(from(at, at + 1));
        const back: number[] = [];
        for (let at = match.log.length; at > 0; at = back.at(-1)!) back.push(from(at, at - 1));
        expect(there.filter((step) => words(step) === 0)).toEqual([]);
        expect(back.toReversed()).toEqual([0, ...there.slice(0, -1)]);
        // Whatever caused something is shown.
        const shown = new Set(there);
        expect(entries.filter(({ events }, i) => events.length > 0 && !shown.has(i + 1))).toEqual(
          [],
        );
        // Where an address leads elsewhere, what was chosen is told.
        const chosen = entries.flatMap((entry, i) =>
          shown.has(i + 1)
            ? []
            : [{ entry, line: writtenChoice(entry, i + 1, match, board, say, undefined) }],
        );
        const said = chosen.map(({ line }) => line);
        // A button's words alone would be an order to who watches: who chose it is told.
        const orders = chosen.filter(
          ({ entry, line }) =>
            match.rules.seats > 1 &&
            entry.actor >= 0 &&
            !/(?: chose “|^Scelta di ).*[”»]\.$/.test(line),
        );
        expect(orders).toEqual([]);
        expect(said.filter((line) => !/^\p{Lu}.+\p{L}.*\.$/u.test(line))).toEqual([]);
      }
  });

  test('no step is written in more words than there is room for', () => {
    const [match] = matches;
    for (const language of LANGUAGES) {
      const say = translator(language, engineText, game.text);
      const nameOf = seatNamer(say, match!.rules, match!.header.options);
      const counts = knownEntries(match!).map(({ events }) =>
        toldLines(say, match!.rules, board, events, { nameOf })
          .map(({ text }) => text.split(/\s+/).length)
          .reduce((sum, words) => sum + words, 0),
      );
      expect(Math.max(...counts)).toBeLessThanOrEqual(ROOM);
    }
  });
});

const event = (code: string, cell = 0) => ({ code, clauses: [], args: { cell } });
const of = (...codes: readonly string[]) => ({ events: codes.map((code, i) => event(code, i)) });

test('a match that goes on has no mark for its end, and may have none', () => {
  const entries = [of('a'), of('b')];
  expect(momentsOf(entries, false, {})).toEqual([]);
  expect(momentsOf(entries, true, {}).map(({ step }) => step)).toEqual([2]);
  expect(momentsOf([], false, {})).toEqual([]);
});

test('of neighbours the more important one is marked, and more of a kind is more important', () => {
  const quiet = Array.from({ length: 30 }, () => of('quiet'));
  const entries = [of('fire'), of('fire', 'fire', 'fire'), of('lost'), ...quiet];
  const moments = { fire: 1, lost: 3 } as const;
  expect(momentsOf(entries, false, { moments }).map(({ step }) => step)).toEqual([3]);
  const fires = [of('fire'), of('fire', 'fire', 'fire'), ...quiet];
  const [first] = momentsOf(fires, false, { moments });
  expect(first!.step).toBe(2);
  expect(first!.events).toHaveLength(3);
});

test('what nobody may miss in a match is a moment where the game lists none', () => {
  const entries = [of('quiet'), of('gone'), of('quiet')];
  const isNotable = ({ code }: { readonly code: string }) => code === 'gone';
  expect(momentsOf(entries, false, { isNotable }).map(({ step }) => step)).toEqual([2]);
  // In play it is told; who watches again looks for what the game lists.
  const moments = { quiet: 1 } as const;
  expect(momentsOf(entries, false, { isNotable, moments }).map(({ step }) => step)).not.toContain(
    2,
  );
});
