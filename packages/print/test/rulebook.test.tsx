import { readFileSync } from 'node:fs';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  LANGUAGES,
  parseExamples,
  parseOptions,
  parseRulebook,
  type Language,
  type Result,
  type WholeGame,
} from '@glade/engine';
import { games } from '@glade/games';
import { speaker } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import type { Block } from '../src/reading/blocks.ts';
import { rulebookBlocks, rulesBlocks } from '../src/reading/rulebook.ts';
import { setPages } from '../src/text/pages.tsx';
import { unknownLetters } from '../src/text/measure.ts';
import { en } from '../src/words/en.ts';
import { it } from '../src/words/it.ts';

const board = {
  Board: () => h('svg', { viewBox: '0 0 10 10' }, h('path', { d: 'M0 0h1' })),
} as unknown as GameBoard;

function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

/** The rulebook of a game; without its examples, whose positions take their time, unless they are asked for. */
function bookOf(
  game: WholeGame,
  options: object,
  language: Language,
  { shown = false, short = false } = {},
): readonly Block[] {
  const file = (name: string): string =>
    readFileSync(new URL(`../../../games/${game.id}/${name}`, import.meta.url), 'utf8');
  return (short ? rulesBlocks : rulebookBlocks)({
    game,
    book: given(parseRulebook(file(`rulebook.${language}.md`))),
    examples: shown ? given(parseExamples(parse(file('examples.yaml')))) : [],
    board,
    say: speaker(language, game.text[language], language === 'en' ? en : it),
    options: given(parseOptions(game.options, options)),
  });
}

const clausesIn = (blocks: readonly Block[]): readonly Extract<Block, { kind: 'clause' }>[] =>
  blocks.flatMap((block) =>
    block.kind === 'clause' ? [block] : block.kind === 'box' ? clausesIn(block.blocks) : [],
  );

const game = (id: string): WholeGame => games.find((each) => each.id === id)!;
const idsOf = (id: string, options: object): readonly string[] =>
  clausesIn(bookOf(game(id), options, 'en')).map((clause) => clause.id);

test.each(games.map(({ id }) => id))(
  'the rules without pictures are the clauses of the rulebook, without its examples: %s',
  (id) => {
    const book = bookOf(game(id), {}, 'en', { shown: true });
    const rules = bookOf(game(id), {}, 'en', { shown: true, short: true });
    const said = (blocks: readonly Block[]) => clausesIn(blocks).map((clause) => clause.id);
    expect(said(rules)).toEqual(said(book));
    expect(JSON.stringify(book)).toContain('"pictures"');
    expect(JSON.stringify(rules)).not.toMatch(/"pictures?"|"beside"/);
  },
);

test('War Kids prints the advanced rules that are switched on, and no other', () => {
  const basic = idsOf('war-kids', {});
  expect(basic).toContain('WK-36');
  expect(basic).not.toContain('WK-66');
  expect(basic).not.toContain('WK-61');
  expect(basic).not.toContain('WK-102');
  const roads = idsOf('war-kids', { roads: true });
  expect(roads).toEqual(expect.arrayContaining(['WK-61', 'WK-66', 'WK-R9']));
  expect(roads).not.toContain('WK-71');
  // Soldiers with dice take the place of the three Soldiers.
  const dice = idsOf('war-kids', { soldierDice: true });
  expect(dice).toContain('WK-82');
  expect(dice).not.toContain('WK-37');
});

test('a scenario switches on the rules that it is played by', () => {
  const guess = idsOf('war-kids', { mode: 'guess' });
  expect(guess).toContain('WK-102');
  expect(guess).not.toContain('WK-16');
  const decided = game('war-kids').played!(given(parseOptions(game('war-kids').options, {})));
  expect(decided['roads']).not.toBe('scenario');
});

test('Forest Fire prints the role that is played', () => {
  expect(idsOf('forest-fire', { game: 'pilots' })).not.toContain('FF-39');
  expect(idsOf('forest-fire', { game: 'pilots' })).toContain('FF-48');
  expect(idsOf('forest-fire', { firebreaks: 0 })).not.toContain('FF-21');
});

test('a rule says what was chosen where that is not as usual', () => {
  const three = bookOf(game('forest-fire'), { setupRounds: 3 }, 'en');
  const clause = clausesIn(three).find(({ id }) => id === 'FF-15')!;
  expect(JSON.stringify(clause.text)).toContain('3');
  expect(JSON.stringify(clause.text)).toContain('"bold":true');
  const usual = clausesIn(bookOf(game('forest-fire'), {}, 'en')).find(({ id }) => id === 'FF-15')!;
  expect(JSON.stringify(usual.text)).not.toContain('"bold":true');
});

test.each(games.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const)))(
  'every preset of %s has a rulebook in %s whose rules refer to no rule that is switched off',
  (id, language) => {
    for (const preset of Object.values(game(id).options.presets)) {
      const blocks = bookOf(game(id), preset, language);
      const ids = new Set(clausesIn(blocks).map((clause) => clause.id));
      expect(ids.size).toBeGreaterThan(30);
      const { prefix } = game(id);
      const text = JSON.stringify(clausesIn(blocks).map((clause) => clause.text));
      const named = text.match(new RegExp(`${prefix}-R?\\d+`, 'g')) ?? [];
      expect(named.filter((name) => !ids.has(name))).toEqual([]);
    }
  },
);

test.each(games.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const)))(
  'the rulebook of %s in %s has only letters that are printed, and the whole game on its first page',
  (id, language) => {
    const blocks = bookOf(game(id), {}, language, { shown: true });
    for (const setting of [
      { width: 194, height: 268, size: 3.35 },
      { width: 125, height: 180, size: 3 },
    ]) {
      const pages = setPages(blocks, setting);
      const said = pages.flatMap(({ pieces }) => pieces.map(({ what }) => what)).join('');
      expect(unknownLetters(said.replaceAll('\n', ' '))).toEqual([]);
      expect(pages[0]!.marks.map(({ level }) => level)).toEqual([3]);
      expect(pages[1]!.marks.length).toBeGreaterThan(0);
    }
  },
);
