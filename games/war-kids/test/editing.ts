import { blankScenario } from '../src/editor/changes/blank-scenario.ts';
import {
  applyTool,
  DEFAULT_BRUSH,
  type Brush,
  type Selected,
  type Tool,
} from '../src/editor/map/tools.ts';
import type { Scenario } from '../src/rules/setup/scenario.ts';
import { scenarioFaults } from '../src/scenario/faults.ts';

// What a person does in the editor, for the tests of this folder.

const TITLE = { en: 'Test', it: 'Prova' };
export const meadow = (): Scenario => blankScenario(8, 6, TITLE);
export const placeName = (number: number) => ({ en: `Place ${number}`, it: `Luogo ${number}` });

export interface Hand {
  scenario: Scenario;
  picked: Selected | undefined;
}

/** One tool after another on hexes, as a person does it. */
export function uses(start: Scenario, ...doings: readonly (readonly [Tool, ...number[]])[]): Hand {
  let hand: Hand = { scenario: start, picked: undefined };
  for (const [tool, ...cells] of doings) hand = used(hand, { ...DEFAULT_BRUSH, tool }, cells);
  return hand;
}

export function used(hand: Hand, brush: Brush, cells: readonly number[], drags = false): Hand {
  let { scenario, picked } = hand;
  for (const [i, cell] of cells.entries()) {
    const from = drags && i > 0 ? { from: cells[i - 1]! } : {};
    ({ scenario, picked } = applyTool(scenario, { brush, picked, cell, placeName, ...from }));
  }
  return { scenario, picked };
}

export const codesOf = (scenario: Scenario): readonly string[] =>
  scenarioFaults(scenario).map(({ code }) => code);

/** Two armies of two on a meadow: the least that can be played. */
export function least(): Scenario {
  let hand = uses(meadow(), ['unit', 8, 16]);
  hand = used(hand, { ...DEFAULT_BRUSH, tool: 'unit', side: 'pink', type: 'P' }, [15, 23]);
  return { ...hand.scenario, text: { en: 'x', it: 'x' } };
}
