import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  clausesOf,
  parseOptions,
  parseRulebook,
  rulesOf,
  type OptionValues,
  type WholeGame,
} from '@glade/engine';
import { sample } from '@glade/engine/testing';
import { games } from '@glade/games';
import { loadPrinter } from '../../../scripts/build-print.ts';
import { printSome } from './print-some.ts';

// A reference card says behind each sentence where the rules say more, and says nothing of what is switched off.

beforeAll(() => loadPrinter(), 120_000);

const CARDS = ['card', 'reference', 'values'];

/** The clauses that the cards of a game name under these options. */
async function namedOnCards(game: WholeGame, options: OptionValues): Promise<readonly string[]> {
  const none = await printSome(game.id, 'ink', 'a4', 'en', { options, parts: [], seeds: [] });
  const parts = none.parts.map(({ id }) => id).filter((id) => CARDS.includes(id));
  expect(parts.length).toBeGreaterThan(0);
  const { pages } = await printSome(game.id, 'ink', 'a4', 'en', { options, parts, seeds: [] });
  const said = pages.flatMap(({ items }) => items.map(({ what }) => what ?? '')).join('\n');
  const lists = said.matchAll(new RegExp(`${game.prefix}-(R?\\d+(?:, R?\\d+)*)`, 'g'));
  return [...lists].flatMap(([, ids]) => ids!.split(', ').map((id) => `${game.prefix}-${id}`));
}

/** The clauses that are rules under these options. */
function inPlay(game: WholeGame, options: OptionValues): ReadonlySet<string> {
  const file = new URL(`../../../games/${game.id}/rulebook.en.md`, import.meta.url);
  const book = parseRulebook(readFileSync(file, 'utf8'));
  if (!book.ok) throw new Error(book.problem.code);
  const played = game.played?.(options) ?? options;
  const sections = rulesOf(book.value, played);
  return new Set(clausesOf({ ...book.value, sections }).map(({ id }) => id));
}

/** The options as they usually are, each preset, and each value of each rule alone; the guessing game has no card. */
function choicesOf({ options: spec }: WholeGame): readonly OptionValues[] {
  const alone = Object.entries(spec.options).flatMap(([name, option]) =>
    option.affects === 'rules' ? option.values.map((value) => ({ [name]: value })) : [],
  );
  const all = [{}, ...Object.values(spec.presets), ...alone].flatMap((values) => {
    const read = parseOptions(spec, values);
    return read.ok && read.value['mode'] !== 'guess' ? [read.value] : [];
  });
  return [...new Map(all.map((values) => [JSON.stringify(values), values])).values()];
}

describe.each(games)('the reference card of $id', (game) => {
  const choices = choicesOf(game);
  const each = Math.ceil(choices.length / sample('print: options of a card', 6, choices.length));

  test('names the clauses that it stands for, and none that is switched off', async () => {
    expect((await namedOnCards(game, choices[0]!)).length).toBeGreaterThan(20);
    for (const options of choices.filter((_, i) => i % each === 0)) {
      const rules = inPlay(game, options);
      const strange = (await namedOnCards(game, options)).filter((id) => !rules.has(id));
      expect({ options, strange }).toEqual({ options, strange: [] });
    }
  });
});
