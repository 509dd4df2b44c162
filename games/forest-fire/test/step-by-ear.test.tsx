import { CHANCE, defaults, Match, outcomeAt, OVER, Xoshiro } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { hintReason } from '../src/board/hint-reason.ts';
import { board } from '../src/board/index.tsx';
import { forestFire } from '../src/index.ts';
import type { ForestFireView } from '../src/rules/view.ts';
import { rulesWith } from './play.ts';

const MOST = 20;
const wordsIn = (text: string): number => text.split(/\s+/).length;

/** What is said when somebody is to choose: the warnings, what to do, and where one stands. */
function spoken(players: number, you: number | undefined, language: 'en' | 'it', seed: number) {
  const options = {
    ...defaults(forestFire.options),
    players,
    game: players > 2 ? 'mixed' : 'hotshots',
  };
  const rules = forestFire.rules(options);
  const say = translator(language, engineText, forestFire.text).at({ you });
  const match = Match.start(forestFire, {
    options,
    dice: 'virtual',
    seed: `${seed}`,
    players: Array.from({ length: rules.seats }, (_, i) => `Player ${i}`),
  }).build();
  const [policy] = Object.values(forestFire.policies(rules));
  const random = new Xoshiro(seed);
  const told = new Map<string, ForestFireView>();
  for (let entry = 0; entry < 300 && match.actor !== OVER; entry++) {
    const { state, actor } = match;
    const view = rules.view(state, undefined) as ForestFireView;
    const urgent = board.notes!(view, options, [0, 1]).filter((note) => note.urgent);
    const { key, args } = board.step(view, options);
    const texts = [
      ...urgent.map((note) => say(note.key, note.args)),
      say(key, args),
      ...board.aloud!(view, say, false),
    ];
    if (view.step === 'turns') told.set(texts.join(' '), view);
    const action =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : policy!.choose(state, random);
    match.play(action, actor);
  }
  return told;
}

test.each(['en', 'it'] as const)(
  'who is to choose, and who takes the device over, hears at most 20 words: %s',
  (language) => {
    const own: string[] = [];
    for (const players of [2, 3, 4])
      for (const you of [undefined, 0])
        for (const seed of [1, 2, 3])
          for (const [text, view] of spoken(players, you, language, seed)) {
            expect(wordsIn(text), `says: ${text}`).toBeLessThanOrEqual(MOST);
            const inFlames = view.players.flatMap(({ danger, out }, i) =>
              danger && !out ? [i] : [],
            );
            if (you === undefined && inFlames.join() === `${view.seat}`) own.push(text);
          }
    expect(own.length).toBeGreaterThan(3);
    // Who is in flames and at turn is told so before anything else, and only once who they are.
    const warning = language === 'en' ? /you are in flames/ : /sei tra le fiamme/;
    for (const text of own) {
      expect(text.split(/[.!?]/)[0]).toMatch(warning);
      expect(text.match(language === 'en' ? /player \d/gi : /giocatore \d/gi)).toHaveLength(1);
    }
  },
);

test('who ends the turn in flames is asked about them, and who could put out a fire about that', () => {
  const say = translator('en', engineText, forestFire.text);
  const options = { ...defaults(forestFire.options), players: 2, game: 'hotshots' };
  const rules = forestFire.rules(options);
  const [policy] = Object.values(forestFire.policies(rules));
  const random = new Xoshiro(5);
  const asked = new Set<string>();
  const untrue = new Set<string>();
  let unasked = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const players = ['Player 0', 'Player 1'];
    const match = Match.start(forestFire, { options, dice: 'virtual', seed: `${seed}`, players });
    const now = match.build();
    for (let entry = 0; entry < 200 && now.actor !== OVER; entry++) {
      const { state, actor } = now;
      const view = rules.view(state, undefined) as ForestFireView;
      const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
      const done = actor < 0 ? undefined : board.buttons(view, legal).find(({ minor }) => minor);
      const { danger, moves } = view.players[view.seat]!;
      if (done !== undefined && danger && moves > 0 && done.ask === undefined) unasked += 1;
      if (done?.ask !== undefined) {
        const question = say(done.ask, done.args);
        asked.add(question);
        if (question.includes('If you stop now, they can catch you') !== danger)
          untrue.add(question);
      }
      const action =
        actor < 0
          ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
          : policy!.choose(state, random);
      now.play(action, actor);
    }
  }
  expect(asked).toContain(
    'You are standing in flames! If you stop now, they can catch you. Are you done?',
  );
  expect(asked.size).toBeGreaterThan(1);
  expect([...untrue]).toEqual([]);
  expect(unasked).toBe(0);
});

test('who chooses where to start is told to start there, from the middle of a side with a reason', () => {
  const game = rulesWith({ firebreaks: 1 });
  const s = game.create();
  while (game.actor(s) === CHANCE) game.apply(s, game.nth(s, 0));
  const view = game.view(s, 0);
  expect(view.step).toBe('spots');
  const farthest = (text: string): number => {
    const [, along] = /^[NESW](\d)$/.exec(text)!;
    // To the other side and one more, and along to the farther corner.
    return 6 + Math.max(+along! - 1, 6 - +along!);
  };
  for (let k = 0; k < game.count(s); k++) {
    const action = game.nth(s, k);
    const text = game.notation.format(s, action);
    const spot = /([NESW]\d)$/.exec(text)?.[1];
    if (spot === undefined) continue;
    expect(board.name(view, action).key).toBe('action.start.at');
    const isMiddle = farthest(spot) < farthest('N1');
    expect(hintReason(view, action), `start at ${text}`).toBe(isMiddle ? 'hint.middle' : undefined);
  }
});
