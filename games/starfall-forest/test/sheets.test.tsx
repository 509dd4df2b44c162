import {
  CHANCE,
  drawOutcome,
  KeyedDice,
  LANGUAGES,
  OVER,
  Xoshiro,
  type OptionValues,
} from '@glade/engine';
import { anything } from '@glade/engine/testing';
import { plain } from '@glade/print/text';
import { compareCatalogues } from '@glade/text';
import { expect, test } from 'vitest';
import { keyRows } from '../../testing/on-paper.tsx';
import {
  countsOf,
  partNamed,
  saidBy,
  sheetRequest,
  wordsOf,
} from '../../testing/sheet-request.tsx';
import { game } from '../src/game.ts';
import { ICON_NAMES, iconsOf, setAside } from '../src/rules/dice.ts';
import { starfallOptions } from '../src/rules/options.ts';
import { rules } from '../src/rules/rules.ts';
import { DICE, HEARTS, ROLL } from '../src/rules/state.ts';
import { facesOf } from '../src/sheets/dice.tsx';
import { pathsBetween, sizesOf } from '../src/sheets/ForestBoard.tsx';
import { sheets } from '../src/sheets/index.tsx';
import { rollsOf } from '../src/sheets/rolls.ts';
import { beside as besideEn } from '../src/words/beside.en.ts';
import { beside as besideIt } from '../src/words/beside.it.ts';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';
import { sheets as sheetsEn } from '../src/words/sheets.en.ts';
import { sheets as sheetsIt } from '../src/words/sheets.it.ts';
import { rulesWith } from './play.ts';

const WORDS = [
  { en, it },
  { en: besideEn, it: besideIt },
  { en: sheetsEn, it: sheetsIt },
];
const asked = (values = {}, language: 'en' | 'it' = 'en', more = {}) =>
  sheetRequest(game, WORDS, language, values, more);
const viewWith = (values = {}) => {
  const kernel = rules(asked(values).options);
  return kernel.view(kernel.create(), undefined);
};

test('both languages of the sheets say the same', () => {
  expect(compareCatalogues({ en: sheetsEn, it: sheetsIt })).toEqual([]);
});

test.each(LANGUAGES)('everything printed has words: %s', (language) => {
  for (const values of [{}, { scaredySnake: true }, { starFluke: true, setup: 'random' }]) {
    const request = asked(values, language, { seeds: ['one'] });
    expect(saidBy(sheets.parts(request), request)).not.toContain('');
  }
});

test.each([2, 3, 4])('SF-06 %i players find all their pieces', (players) => {
  const parts = sheets.parts(asked({ players }));
  const { trees, goal, width, height } = { ...viewWith({ players }) };
  const strong = trees.filter(([x, y]) => (x + y) % 2 === 0).length;
  // SF-10: whichever places people choose, there is a tree for each.
  expect(countsOf(partNamed(parts, 'trees', 'pieces'))).toEqual({
    'a strong tree: standing on one side, fallen on the other': strong + players,
    'a weak tree: standing on one side, fallen on the other': width * height - strong + players,
  });
  const counters = countsOf(partNamed(parts, 'counters', 'pieces'));
  expect(countsOf(partNamed(parts, 'snakes', 'pieces'))).toEqual({ 'a snake': players });
  expect(counters['a heart']).toBe(HEARTS * players);
  expect(counters['a star']).toBeGreaterThan(goal * players);
  expect(partNamed(parts, 'fairies', 'pieces').pieces).toHaveLength(players);
  expect(countsOf(partNamed(parts, 'dice', 'pieces'))).toEqual({
    'a die to fold, with the six pictures': DICE,
  });
});

test('SF-R3 the board has the paths of the forest, and room for the trees', () => {
  const { trees, paths } = viewWith();
  expect(pathsBetween(trees)).toEqual(paths);
});

test.each(['3x3', '4x3', '5x3', '4x4', '5x4', '5x5'])(
  'SF-11 SF-R9 snakes for small hands lie on a path and cover no tree, a fairy leaves room at a tree: %s',
  (forest) => {
    for (const style of ['colour', 'large'] as const) {
      const parts = sheets.parts(asked({ forest }, 'en', { style }));
      const board = partNamed(parts, 'forest', 'board');
      const { step, card } = sizesOf(viewWith({ forest }));
      const snake = partNamed(parts, 'snakes', 'pieces');
      expect(snake.width).toBeGreaterThanOrEqual(16);
      expect(snake.width).toBeLessThanOrEqual(step.width - card.width + 1e-9);
      expect(snake.height).toBeLessThanOrEqual(step.height - card.height + 1e-9);
      const tree = partNamed(parts, 'trees', 'pieces');
      expect([tree.width, tree.height]).toEqual([card.width, card.height]);
      expect(partNamed(parts, 'fairies', 'pieces').width).toBeLessThan(card.width);
      // The board is drawn at this scale: from the first to the last tree of a row, with the ring at both sides.
      const { width } = viewWith({ forest });
      const [, , across] = board.picture.viewBox;
      expect(board.width / (width + 1.72)).toBeCloseTo(step.width, 6);
      expect(across / board.picture.viewBox[3]).toBeCloseTo(board.width / board.height, 6);
    }
  },
);

test('SF-R2 the sheet of rules says for how many the forest is, and what fewer do', () => {
  const told = (values = {}) =>
    wordsOf(partNamed(sheets.parts(asked(values)), 'reference', 'reading').blocks);
  expect(told()).toMatch(
    /forest for 4 players is 5 trees wide and 5 high[^]*With three players[^]*With two/,
  );
  expect(told({ players: 3 })).toMatch(
    /forest for 3 players is 5 trees wide and 4 high[^]*With two players/,
  );
  expect(told({ players: 3 })).not.toMatch(/With three/);
  for (const values of [{ players: 2 }, { forest: '5x3' }])
    expect(told(values)).not.toMatch(/With (two|three)/);
});

test.each(['3x3', '4x3', '4x4', '5x3', '5x4', '5x5'])(
  'a forest of %s lies on one sheet where its paths stay as wide as a snake, else on two',
  (forest) => {
    const { width, height } = partNamed(sheets.parts(asked({ forest })), 'forest', 'board');
    const one = width <= 253 && height <= 186;
    expect(one || (width <= 366 && height <= 240)).toBe(true);
    expect(one).toBe(['3x3', '4x3', '4x4'].includes(forest));
  },
);

test('what the sheet says of a turn is what the rules say', () => {
  const told = (values = {}) =>
    wordsOf(partNamed(sheets.parts(asked(values)), 'reference', 'reading').blocks);
  // SF-R4: lots, not dice. SF-02, SF-R10: what people can agree on.
  expect(told()).toMatch(/Draw lots for who begins/);
  expect(told()).not.toMatch(/highest begins/);
  expect(told()).toMatch(/agree on three or four stars[^]*let chance build the forest/);
  expect(told({ goal: 4 })).toMatch(/agree on three stars/);
  expect(told({ goal: 3 })).not.toMatch(/shorter game/);
  // SF-R30, SF-R33: a match from paper needs to know what befalls a fairy that has fainted.
  expect(told()).toMatch(/The fairy can’t move, takes no stars and isn’t bitten/);
  // SF-R30: a star for a fairy that stood still, also in a turn in which a star falls (SF-R13).
  const steps = (values = {}) => {
    const { blocks } = partNamed(sheets.parts(asked(values)), 'reference', 'reading');
    const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Your turn');
    const list = blocks[at + 1]!;
    return list.kind === 'list' ? list.items.map((words) => plain(words)) : [];
  };
  for (const [values, next] of [
    [{}, /^If your fairy hasn’t moved/],
    [{ staying: 'none' }, /^Now each snake at your fairy’s tree/],
    [{ starFluke: true }, /^Now each snake at your fairy’s tree/],
    [{ staying: 'start' }, /^Now each snake at your fairy’s tree/],
  ] as const) {
    const turn = steps(values);
    const falls = turn.find((step) => step.includes('a star falls'))!;
    expect(turn[Number(/go to step (\d)/.exec(falls)![1]) - 1]).toMatch(next);
    // SF-R14: how steps are counted.
    expect(falls).toMatch(
      /at least two steps[^.]*\. Count along the paths, past fallen trees and snakes/,
    );
  }
});

test.each(['star2', 'fairy2', 'snake2', 'tree2', 'shooting2'] as const)(
  'SF-R1 a die to fold and the numbers of ordinary dice agree with the app: %s',
  (die) => {
    const faces = facesOf({ die });
    expect(faces.filter((face) => `${face}2` === die)).toHaveLength(2);
    const kernel = rules(asked({ die }).options);
    const numbers = faces.map((_, i) => i + 1);
    const icons = numbers.map((number) => iconsOf(kernel.outcomeOf(kernel.create(), [number]))[0]!);
    expect(icons.map((icon) => ICON_NAMES[icon])).toEqual(faces);
  },
);

test('only the rules that are switched on are on the sheet', () => {
  const told = (values = {}) =>
    wordsOf(partNamed(sheets.parts(asked(values)), 'reference', 'reading').blocks);
  expect(told()).toMatch(/onto a path/);
  expect(told({ scaredySnake: true })).not.toMatch(/onto (a|its) path|along a path with/);
  expect(told()).toMatch(/takes one\. If it comes back/);
  expect(told({ starFluke: true })).not.toMatch(/If it comes back|has your fairy not moved/i);
  expect(told({ staying: 'none' })).not.toMatch(/has your fairy not moved/i);
  expect(told({ staying: 'start' })).toMatch(/Before you roll/);
  expect(told({ goal: 3 })).toMatch(/Gather 3 stars/);
  expect(told({ reviveGrace: true })).toMatch(/no snake bites it that turn/);
  expect(told()).not.toMatch(/no snake bites it that turn/);
});

test('a printed match without dice is the match of the same seed in the app', () => {
  for (const [seed, values] of [
    ['kitchen', { players: 3, first: 'random' }],
    ['train', { players: 2, setup: 'random', goal: 3 }],
    ['class', { players: 4, first: 2, die: 'fairy2', turnCap: 100 }],
  ] as const) {
    const { options } = asked(values);
    const told = rollsOf(seed, options, 60);
    const match = playedWith(seed, options);
    expect(told.starter).toBe(match.starter);
    expect(match.rolls.length).toBeGreaterThan(20);
    const seen = match.rolls.slice(0, 60);
    expect(told.rolls.slice(0, seen.length)).toEqual(seen);
    const built = starfallOptions(options).setup === 'random' ? match.places : undefined;
    expect(told.built?.fairies.map(({ place }) => place)).toEqual(built);
  }
});

test('the teacher’s key says in which turns stars fall, and which bot is home first', () => {
  const seeds = ['kitchen', 'train'];
  const request = asked({ players: 2, goal: 3 }, 'en', { seeds });
  const rows = keyRows(sheets.parts(request), 11);
  expect(rows).toHaveLength(seeds.length);
  for (const [i, [n, begins, ...cells]] of rows.entries()) {
    const { starter, rolls } = rollsOf(seeds[i]!, request.options, 100);
    const turns = rolls.flatMap(({ falls }, turn) => (falls === 'no' ? [] : [`${turn + 1}`]));
    expect([n, begins]).toEqual([`${i + 1}`, `${starter + 1}`]);
    expect(turns.length).toBeGreaterThan(3);
    expect(cells.slice(0, 8)).toEqual([...turns, ...Array<string>(8).fill('–')].slice(0, 8));
    expect(cells[8]).toMatch(/^(?:player [12] first|nobody), \d+ turns$/);
  }
});

/** A match by any legal moves, as the app plays it with virtual dice of this seed. */
function playedWith(seed: string, options: OptionValues) {
  const played = rulesWith(options);
  const any = anything(played, new Xoshiro(1));
  const dice = new KeyedDice(seed);
  const drawn = played.streams.map(() => 0);
  const rolls: unknown[] = [];
  let places: readonly number[] = [];
  const s = played.create();
  while (played.actor(s) !== OVER) {
    if (played.actor(s) !== CHANCE) {
      played.apply(s, any(s));
      continue;
    }
    const { action } = drawOutcome(played, s, dice, drawn[played.stream(s)]!++);
    if (s.step === ROLL) {
      if (rolls.length === 0) places = [...s.fairies].slice(0, played.seats);
      const icons = iconsOf(action);
      const aside = setAside(counted(icons));
      const full = s.pool === aside;
      rolls.push({
        faces: icons.map((icon) => ICON_NAMES[icon]),
        aside,
        falls: !full ? 'no' : aside > 1 ? 'hard' : 'star',
      });
    }
    played.apply(s, action);
  }
  return { rolls, starter: s.starter, places };
}

const counted = (icons: readonly number[]): Uint8Array =>
  Uint8Array.from(ICON_NAMES, (_, icon) => icons.filter((each) => each === icon).length);
