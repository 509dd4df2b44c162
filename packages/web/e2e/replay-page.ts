import type { Page } from '@playwright/test';
import { defaults, formatRecord, Match, outcomeAt, Xoshiro, type BotGame } from '@glade/engine';
import { encodeLink } from '@glade/engine/link';
import { cells, expect } from './match-page.ts';

const OPTIONS: Readonly<Record<string, Match['header']['options']>> = {
  wildfire: {},
  'forest-fire': { firebreaks: 0, setupRounds: 1 },
  'leaf-climbers': { players: 4 },
  'starfall-forest': { players: 4 },
  'war-kids': { scenario: 'firstSkirmish', turnLimit: 4 },
  'fair-verona': { seats: 4 },
};

const NAMES = ['Anna', 'bot steady', 'Carla', 'bot gentle'];

/** The whole match of a game, as bots play it. */
export function played(game: BotGame, seed = 2): Match {
  const options = { ...defaults(game.options), ...OPTIONS[game.id] };
  const rules = game.rules(options);
  const players = NAMES.slice(0, rules.seats);
  const building = Match.start(game, {
    options,
    dice: 'virtual',
    seed: `${seed}`,
    players,
  }).build();
  const [policy] = Object.values(game.policies(rules));
  const random = new Xoshiro(seed);
  while (!building.over) {
    const { state, actor } = building;
    const action =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : policy!.choose(state, random);
    if (building.play(action, actor) !== undefined) throw new Error(`${game.id}: ${action}`);
  }
  return building.match();
}

/** Opens the link of a match. */
export async function enter(page: Page, match: Match, query = ''): Promise<void> {
  const fragment = await encodeLink(formatRecord(match));
  await page.goto(`/${match.game.id}/replay${query}#${fragment}`);
  await expect(page.locator('[data-replay]')).toBeVisible();
  await expect(page.locator(cells).first()).toBeAttached();
}
