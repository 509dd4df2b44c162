import { beforeAll, describe, expect, test } from 'vitest';
import {
  defaults,
  formatRecord,
  Match,
  outcomeAt,
  parseOptions,
  Xoshiro,
  type Game,
  type OptionValues,
} from '@glade/engine';
import { anything } from '@glade/engine/testing';
import { games } from '@glade/games';
import { loadPrinter } from '../../../scripts/build-print.ts';
import { formatOf } from '../src/layout/paper.ts';
import { STYLES } from '../src/printer.ts';
import { printSome } from './print-some.ts';

// The page to keep of a match.

beforeAll(() => loadPrinter(), 120_000);

/** A match played without thought, to its end or up to so many entries. */
function played(game: Game, options: OptionValues, players: readonly string[], length: number) {
  const building = Match.start(game, { options, dice: 'entered', players }).build();
  const { rules } = building;
  const random = new Xoshiro(5);
  const choose = anything(rules, random);
  for (let n = 0; n < length && !building.over; n++) {
    const { state, actor } = building;
    const action =
      actor < 0 ? outcomeAt(rules, state, random.below(rules.totalWeight(state))) : choose(state);
    expect(building.play(action, actor)).toBeUndefined();
  }
  return building.match();
}

/** What a name of so many letters is on paper: no letter is wider than this. */
const LONG = 'W'.repeat(40);

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test.each(STYLES)('the longest names leave the board its room: %s', async (style) => {
    const options = defaults(game.options);
    const players = Array.from({ length: game.rules(options).seats }, () => LONG);
    const record = formatRecord(played(game, options, players, 600));
    const more = { record, parts: ['record'], base: 'https://glade.example/' };
    const { pages } = await printSome(id, style, 'letter', 'it', more);
    const [{ svg }] = pages as [(typeof pages)[number]];
    expect(svg.match(/(?:width|height)="-[^"]*"/g)).toBeNull();
    // The board is the largest picture: as high as its room, or as wide as the page.
    const pictures = [
      ...svg.matchAll(/<svg x="[^"]*" y="[^"]*" width="([^"]*)" height="([^"]*)"/g),
    ].map(([, width, height]) => [Number(width), Number(height)] as const);
    const { frame } = formatOf('letter', false, style);
    const [width, height] = pictures.toSorted((a, b) => b[0] * b[1] - a[0] * a[1])[0]!;
    expect(height >= 0.25 * frame.height || width > frame.width - 17).toBe(true);
  });
});

describe('a match with secrets', () => {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const pageOf = async (length: number) => {
    const options = parseOptions(game.options, { mode: 'vs' });
    if (!options.ok) throw new Error(options.problem.code);
    const match = played(game, options.value, ['Anna', 'Bruno'], length);
    const more = { record: formatRecord(match), parts: ['record'], base: 'https://glade.example/' };
    const { pages } = await printSome('wildfire', 'ink', 'a4', 'en', more);
    const said = pages.flatMap(({ items }) => items.map(({ what = '' }) => what)).join('\n');
    return { match, said };
  };

  test('tells nothing before its end that a bystander does not hear, and has no code with all of it', async () => {
    const { match, said } = await pageOf(16);
    expect(match.over).toBe(false);
    const hidden = match
      .events()
      .flat()
      .filter((event) => !match.rules.hears!(event, undefined));
    expect(hidden.map(({ code }) => code)).toContain('lit');
    expect(said).not.toMatch(/catches? fire|flare-up|reaches/i);
    expect(said).not.toContain('replay#');
  });

  test('says after its end whose each turning point is, and has its code', async () => {
    const { match, said } = await pageOf(1000);
    expect(match.over).toBe(true);
    expect(said).toMatch(/Turn \d: (?:Anna|Bruno): [^\n]*catches fire/);
    expect(said).toContain('replay#');
  });
});
