import type { Block, GameSheets, Part, Reading, SheetRequest } from '@glade/print/model';
import { haveGuessAtOnce } from '../board/Guessing.tsx';
import countersCss from '../board/map/Counters.module.css?inline';
import mapCss from '../board/map/Map.module.css?inline';
import * as guess from '../guess/Guess.tsx';
import { battleOptions } from '../rules/options.ts';
import { battle as kernelOf } from '../rules/index.ts';
import { scenarioOf } from '../scenario/index.ts';
import { cover } from './cover.tsx';
import { battleMap, type Battle } from './battle-map.tsx';
import { counters } from './counters.tsx';
import { dice } from './dice.tsx';
import { guessCounters, guessSheet, riddles } from './guess.tsx';
import { offPaper } from './off-paper.ts';
import { orders } from './orders.tsx';
import paper from './Paper.module.css?inline';
import { reference } from './reference.tsx';
import { turnSheet } from './TurnSheet.tsx';

haveGuessAtOnce(guess);

/** What the chosen mode needs: the guessing game, or a battle with its map. */
const parts = (request: SheetRequest): readonly Part[] =>
  request.options['mode'] === 'guess'
    ? [guessSheet(request), guessCounters(request), riddles(request)]
    : battleParts(request);

function battleParts(request: SheetRequest): readonly Part[] {
  const { options } = request;
  const scenario = scenarioOf(String(options['scenario']));
  const rules = battleOptions(options, scenario);
  const kernel = kernelOf(scenario, options);
  const battle: Battle = { scenario, view: kernel.view(kernel.create(), undefined) };
  return [
    battleMap(battle, request),
    counters(battle, rules, request),
    turnSheet(battle, request),
    textSheet('reference', 'needed', reference(battle, rules, request)),
    { ...textSheet('orders', 'useful', orders(battle, request)), shares: true },
    // Last: it finds room below the counters or the order of battle.
    dice(battle, request),
  ];
}

/** Text on one sheet in letters as large as fit; on more only where even the smallest are too large. */
const textSheet = (id: string, need: Part['need'], blocks: readonly Block[]): Reading => ({
  kind: 'reading',
  id,
  need,
  group: 'help',
  blocks,
  onOneSheet: true,
});

export const sheets: GameSheets = {
  parts,
  cover,
  offPaper,
  prints: {
    guess: ['guessCounters'],
    map: ['map'],
    'dice.6': ['dice'],
    ...Object.fromEntries(
      ['blue', 'pink'].flatMap((side) =>
        ['S', 'P', 'M', 'L'].map((type) => [`${side}.${type}`, ['counters']]),
      ),
    ),
  },
  css: [mapCss, countersCss, paper],
  words: {
    en: () => import('../words/sheets.en.ts').then((module) => module.sheets),
    it: () => import('../words/sheets.it.ts').then((module) => module.sheets),
  },
};
