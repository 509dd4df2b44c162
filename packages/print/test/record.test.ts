import { beforeAll, describe, expect, test } from 'vitest';
import { defaults, formatRecord, parseOptions } from '@glade/engine';
import { someOf } from '@glade/engine/testing';
import { games } from '@glade/games';
import { loadPrinter } from '../../../scripts/build-print.ts';
import { formatOf } from '../src/layout/paper.ts';
import { STYLES } from '../src/printer.ts';
import { printSome } from './print-some.ts';
import { someMatch } from './some-match.ts';

// The page to keep of a match.

beforeAll(() => loadPrinter(), 120_000);

/** What a name of so many letters is on paper: no letter is wider than this. */
const LONG = 'W'.repeat(40);

describe.each(games.map((game, i) => [game.id, game, i] as const))('%s', (id, game, i) => {
  // Neighbouring games have another style each.
  const styles = someOf(
    `${id}: styles of a page to keep`,
    STYLES,
    STYLES.length,
    i % STYLES.length,
  );
  test.each(styles)('the longest names leave the board its room: %s', async (style) => {
    const options = defaults(game.options);
    const players = Array.from({ length: game.rules(options).seats }, () => LONG);
    const record = formatRecord(someMatch(game, 600, { players, seed: 5 }));
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

test.each([
  ['en', 'Getting ready: not over yet'],
  ['it', 'Preparativi: non è ancora finita'],
] as const)('before the first turn a match is in its set-up: %s', async (language, said) => {
  for (const id of ['starfall-forest', 'forest-fire', 'fair-verona']) {
    const match = someMatch(
      games.find((each) => each.id === id)!,
      2,
      { seed: 5 },
    );
    expect(match.rules.turn(match.state)).toBe(0);
    const more = { record: formatRecord(match), parts: ['record'], base: 'https://glade.example/' };
    const { pages } = await printSome(id, 'ink', 'a4', language, more);
    const told = pages.flatMap(({ items }) => items.map(({ what = '' }) => what)).join('\n');
    expect(told).toContain(said);
    expect(told).not.toMatch(/Turn 0|Turno 0|(?:Round|Giro) 0/);
  }
});

describe('a match with secrets', () => {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const pageOf = async (length: number) => {
    const options = parseOptions(game.options, { mode: 'vs' });
    if (!options.ok) throw new Error(options.problem.code);
    const match = someMatch(game, length, {
      options: options.value,
      players: ['Anna', 'Bruno'],
      seed: 5,
    });
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
