import { LANGUAGES, type Language } from '@glade/engine';
import { engineText, speaker, tellOnTable, tellSetUp } from '@glade/text';
import { expect, test } from 'vitest';
import { board } from '../src/board/index.tsx';
import { companion, fairVerona, onTable } from '../src/index.ts';
import { LAKE } from '../src/rules/tiles/tiles.ts';
import { rulesWith } from './play.ts';

// Who draws real tiles must hear from which pile.

const says = (language: Language) =>
  speaker(language, engineText[language], fairVerona.text[language], onTable[language]).at({});

test.each<[Language, string, RegExp]>([
  ['en', 'order', /Spring lies on top .* Lake at the bottom/],
  ['it', 'order', /Sorgente sta in cima, il Lago in fondo/],
  ['en', 'scatter', /River tiles apart\.$/],
  ['it', 'scatter', /del Fiume a parte\.$/],
])('the set-up says how the River tiles lie: %s, %s', (language, river, expected) => {
  const rules = rulesWith(river === 'scatter' ? { riverReach: 'scatter' } : {});
  const lines = tellSetUp(
    says(language),
    rules.notation,
    companion.setUp(rules.view(rules.create(), undefined)),
  );
  expect(lines[1]!.text).toMatch(expected);
});

test.each(LANGUAGES)('the Lake, which nobody draws, is told: %s', (language) => {
  const { notation } = rulesWith();
  const drew = (certain: number) =>
    tellOnTable(says(language), notation, companion.deeds, [
      { code: 'drew', clauses: [], args: { type: LAKE, certain } },
    ]).map(({ text }) => text);
  expect(drew(0)).toEqual([]);
  expect(drew(1).join()).toMatch(/Lake\.$|Lago\.$/);
});

test('who is to draw hears from which pile', () => {
  const rules = rulesWith();
  const view = rules.view(rules.create(), undefined);
  const asked = (step: 'source' | 'draw', pile: typeof view.pile): string => {
    const { key, args } = board.step({ ...view, step, pile }, {});
    return says('en')(key, args);
  };
  expect(asked('draw', 'river')).toBe('Player 1, draw a River tile.');
  expect(asked('draw', 'land')).toBe('Player 1, draw a land tile.');
  expect(asked('source', 'lake')).toBe('Player 1, draw the Lake or take an unused tile.');
});
