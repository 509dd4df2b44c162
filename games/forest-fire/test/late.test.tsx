import { LANGUAGES, Xoshiro } from '@glade/engine';
import { legalOf, playOut } from '@glade/engine/testing';
import { SQUARES } from '@glade/boards/squares36';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { tellBoard, tellOwn } from '../src/board/aloud.tsx';
import { board } from '../src/board/index.tsx';
import { notesOf } from '../src/board/notes.ts';
import { stepOf } from '../src/board/step.ts';
import { forestFire } from '../src/index.ts';
import type { ForestFireView } from '../src/rules/view.ts';
import { rulesWith, sensible } from './play.ts';

// A forest of which little is left, and a fire that burns for very long (FF-R36).

const game = rulesWith({ players: 2, firebreaks: 2, maxRounds: 0 });
const state = playOut(game, sensible(game, new Xoshiro(7)), () => undefined, 14);
const legal = legalOf(game, state);
const seen = game.view(state, 0);

/** A turn of a round in which so many squares are still green. */
function late(left: number, more: Partial<ForestFireView> = {}): ForestFireView {
  const { firebreaks } = seen;
  let green = left;
  const counters = Array.from({ length: SQUARES }, (_, square) =>
    firebreaks.includes(square) || green-- > 0 ? 0 : 1,
  );
  const burning = counters.filter((each) => each > 0).length;
  const players = seen.players.map((player) => ({
    ...player,
    danger: false,
    out: false,
    moves: 2,
  }));
  return {
    ...seen,
    step: 'turns',
    round: 20,
    seat: 0,
    actor: 0,
    counters,
    burning,
    players,
    ...more,
  };
}

const told = (view: ForestFireView): readonly string[] =>
  notesOf(view, { talkPrompt: true }, [0, 1]).map(({ key, args }) =>
    translator('en', engineText, forestFire.text)(key, args),
  );

test('FF-18, FF-28: how little of the forest is left is told beside the task, and truly', () => {
  expect(seen.firebreaks).toHaveLength(2);
  expect(told(late(1))).toEqual(['Only one square is still green!']);
  expect(told(late(11))).toEqual(['Only 11 squares are still green!']);
  expect(told(late(12))).toEqual(['Talk it over: who does what?']);
  expect(told(late(3, { step: 'rolls' }))).toEqual(['Only 3 squares are still green!']);
  expect(told(late(0, { step: 'over' }))).toEqual([]);
  // Who is in flames comes first.
  const players = late(3).players.map((player, seat) => ({ ...player, danger: seat === 0 }));
  expect(told(late(3, { players }))).toEqual([
    'Player 1, you are in flames: get away or put them out!',
    'Only 3 squares are still green!',
  ]);
});

test('by ear it is told once in five rounds, when anybody asks, and never in more than 20 words', () => {
  for (const language of LANGUAGES) {
    const say = translator(language, engineText, forestFire.text);
    const says = (view: ForestFireView): boolean =>
      /still green|Resta/.test(tellOwn(view, say).join(' '));
    expect([20, 21, 22, 23, 24, 25].filter((round) => says(late(4, { round })))).toEqual([20, 25]);
    expect(says(late(4, { seat: 1, actor: 1 }))).toBe(false);
    const moved = late(4).players.map((player) => ({ ...player, moves: 1 }));
    expect(says(late(4, { players: moved }))).toBe(false);
    expect(tellBoard(late(1), say)[0]).toMatch(/still green|Resta/);
    for (const role of ['hotshot', 'smokeJumper'] as const)
      for (const left of [1, 11]) {
        const players = late(left).players.map((player) => ({ ...player, role, place: 40 }));
        const view = late(left, { players });
        const { key, args } = stepOf(view, OPTIONS);
        const text = [say(key, args), ...tellOwn(view, say)].join(' ');
        expect(text.split(/\s+/).length, `says: ${text}`).toBeLessThanOrEqual(20);
      }
  }
});

const OPTIONS = { turnOrder: 'seat', setupRounds: 2, fireTiming: 'roundStart' } as const;

test('FF-R36: after 40 rounds every fifth one leads to the end in the menu, if the match has no last round', () => {
  const leads = (round: number, maxRounds: number, people: readonly number[]): boolean =>
    notesOf(late(4, { round }), { maxRounds }, people).some(({ key }) => key === 'board.long');
  const rounds = Array.from({ length: 60 }, (_, i) => i + 1);
  expect(rounds.filter((round) => leads(round, 0, [0, 1]))).toEqual([41, 46, 51, 56]);
  expect(rounds.filter((round) => leads(round, 100, [0, 1]))).toEqual([]);
  expect(rounds.filter((round) => leads(round, 0, []))).toEqual([]);
  const stop = board.buttons(late(4, { round: 41 }), legal).filter(({ inMenu }) => inMenu);
  expect(stop.map(({ label, ask }) => [label, ask])).toEqual([['action.stop', 'action.stop.ask']]);
});
