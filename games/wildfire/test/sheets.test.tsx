import type { OptionValues } from '@glade/engine';
import { columnOf, rowOf } from '@glade/boards/rows36';
import { describe, expect, test } from 'vitest';
import {
  describeSheets,
  playedInApp,
  requestFor,
  sheetsOn,
  textsOn,
} from '../../testing/on-paper.tsx';
import { partNamed } from '../../testing/sheet-request.tsx';
import { wildfire } from '../src/index.ts';
import { cellOf } from '../src/sheets/roll-sheets.tsx';
import { rollsOf } from '../src/sheets/rolls.ts';
import { sheets } from '../src/sheets/index.tsx';

describeSheets(wildfire, sheets);

const SEEDS = ['kitchen table', '7', 'f00d'];

describe('a match without dice', () => {
  test.for(['default', 'beginners', 'x4', 'vs'])('is the match of the app: %s', async (preset) => {
    const { options } = await requestFor(wildfire, sheets, {
      options: wildfire.options.presets[preset]!,
    });
    for (const seed of SEEDS) {
      const { drawn } = playedInApp(wildfire, options, seed);
      const [homes, fires, events] = ['home', 'fire', 'event'].map((stream) =>
        drawn.filter((one) => one.stream === stream).map(({ action }) => action),
      );
      expect(rollsOf(seed, options, events!.length)).toEqual({ homes, fires, events });
      expect(events!.length).toBeGreaterThan(2);
    }
  });

  test('has all the events that a match can need, one a row', async () => {
    const request = await requestFor(wildfire, sheets, { seeds: SEEDS });
    const made = sheetsOn(partNamed(sheets.parts(request), 'rolls', 'sheets'));
    expect(made).toHaveLength(SEEDS.length);
    for (const { content, pictures = [], foldAt, codes } of made) {
      // WF-R42: 37 turns at most, the last without an event.
      // What all matches have in common is one picture.
      const form = pictures.map(({ picture }) => picture.content);
      expect(textsOn([content, ...form])).toContain('36');
      expect(foldAt).toHaveLength(1);
      expect(codes).toHaveLength(1);
    }
  });

  test.for([
    [36, 2],
    [36, 3],
    [72, 2],
    [72, 3],
  ] as const)(
    '%i events in %i columns: a row shows too early only the last ones',
    ([events, columns]) => {
      const rows = events / columns;
      const cells = Array.from({ length: events }, (_, event) => cellOf(event, rows));
      expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(events);
      for (let event = 0; event < rows; event++) {
        const seen = cells.flatMap(({ row }, other) =>
          row <= event && other > event ? [other] : [],
        );
        expect(Math.min(...seen)).toBe(2 * rows - 1 - event);
      }
    },
  );

  test('is caught by the teacher’s key, a row a match, also in X4', async () => {
    const seeds = Array.from({ length: 31 }, (_, i) => `class ${i}`);
    const request = await requestFor(wildfire, sheets, { seeds });
    const pages = sheetsOn(partNamed(sheets.parts(request), 'key', 'sheets'));
    expect(pages).toHaveLength(2);
    expect(
      pages
        .flatMap(({ content }) => textsOn(content))
        .filter((text) => /^turn \d+: (saved|lost), \d+ points?$/.test(text)),
    ).toHaveLength(seeds.length);
    const options = { mode: 'x4' } as const;
    const x4 = await requestFor(wildfire, sheets, { seeds: SEEDS, options });
    const [page] = sheetsOn(partNamed(sheets.parts(x4), 'key', 'sheets'));
    const texts = textsOn(page!.content);
    // A row has no words below the last head: that is for the child.
    const cells = texts.slice(texts.indexOf('name, points') + 1);
    const rows = SEEDS.map((_, i) => cells.slice(i * 11, (i + 1) * 11));
    expect(cells).toHaveLength(SEEDS.length * 11);
    for (const [i, row] of rows.entries()) {
      const rolls = rollsOf(SEEDS[i]!, x4.options, 7);
      const placed = [...rolls.homes, ...rolls.fires, ...rolls.events].map(
        (square) => `${columnOf(square)},${rowOf(square)}`,
      );
      expect(row.slice(1, -1).join(' ').replaceAll(', ', ',').split(/ +/)).toEqual(placed);
      expect(row.at(-1)).toMatch(/^turn \d+: (no home|1 home|[2-4] homes), \d+ points?$/);
    }
  });
});

describe('what the options switch', () => {
  const idsOf = async (options: OptionValues): Promise<readonly string[]> =>
    sheets.parts(await requestFor(wildfire, sheets, { options })).map(({ id }) => id);

  test('the mode: its own paper and no other', async () => {
    expect(await idsOf({})).toEqual(['grids1', 'grids4', 'grids6', 'grids9', 'card', 'dice']);
    expect(await idsOf({ mode: 'x4' })).toEqual(['x4', 'card', 'dice']);
    expect(await idsOf({ mode: 'vs' })).toContain('vs');
  });

  test('players of VS: a sheet for each, with a fold', async () => {
    const request = await requestFor(wildfire, sheets, { options: { mode: 'vs', vsPlayers: 5 } });
    const made = sheetsOn(partNamed(sheets.parts(request), 'vs', 'sheets'));
    expect(made.map(({ foldAt }) => foldAt?.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('rules on the reference card', async () => {
    const cardOf = async (options: OptionValues): Promise<string> => {
      const request = await requestFor(wildfire, sheets, { options });
      const [card] = sheetsOn(partNamed(sheets.parts(request), 'card', 'sheets'));
      return textsOn(card!.content).join(' ');
    };
    expect(await cardOf({})).toContain('on your home or right beside it');
    expect(await cardOf({ startBuffer: 8 })).toContain('even at a corner');
    expect(await cardOf({ endCheck: 'beforeSpread' })).toContain('when the fire should spread');
    expect(await cardOf({ afterLoss: 'stop' })).toContain('you lose at once');
    expect(await cardOf({ mode: 'x4', x4Quiet: 'closed' })).toContain('is closed');
    expect(await cardOf({ mode: 'vs', vsRanking: 'homeFirst' })).toContain('beats every home');
    expect(await cardOf({})).not.toMatch(/quarter|Most points win/);
  });
});

test.for([1, 4, 6, 9])('%i blank grids stand on one page', async (n) => {
  const request = await requestFor(wildfire, sheets);
  const [page, ...others] = sheetsOn(partNamed(sheets.parts(request), `grids${n}`, 'sheets'));
  expect(others).toEqual([]);
  expect(textsOn(page!.content).filter((text) => text === 'Points')).toHaveLength(n);
});

describe('a match on paper', () => {
  const MATCH_PARTS = ['position', 'strip'];
  const partsOf = async (options: OptionValues, limit: number) => {
    const { options: values } = await requestFor(wildfire, sheets, { options });
    const { match } = playedInApp(wildfire, values, 'strip', limit);
    const parts = sheets.parts(await requestFor(wildfire, sheets, { options, match }));
    const ids = parts.map(({ id }) => id).filter((id) => MATCH_PARTS.includes(id));
    return { match, parts, ids };
  };

  test('has a small grid for the end of each turn', async () => {
    const { match, parts, ids } = await partsOf({}, 500);
    expect(ids).toEqual(['strip']);
    const texts = sheetsOn(partNamed(parts, 'strip', 'sheets')).flatMap(({ content }) =>
      textsOn(content),
    );
    const turns = Array.from({ length: match.rules.turn(match.state) }, (_, i) => `Turn ${i + 1}`);
    expect(texts.filter((text) => text.startsWith('Turn '))).toEqual(turns);
  });

  test('can be gone on with before its end, and opens in the app', async () => {
    const { match, parts, ids } = await partsOf({}, 4);
    expect(match.over).toBe(false);
    expect(ids).toEqual(MATCH_PARTS);
    const [page] = sheetsOn(partNamed(parts, 'position', 'sheets'));
    expect(page!.codes).toMatchObject([{ link: { kind: 'match', match } }]);
  });

  test('WF-45: shows no grid of VS before the end', async () => {
    expect((await partsOf({ mode: 'vs' }, 4)).ids).toEqual([]);
    expect((await partsOf({ mode: 'vs' }, 500)).ids).toEqual(['strip']);
  });
});
