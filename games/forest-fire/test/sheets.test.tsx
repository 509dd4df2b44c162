import type { OptionValues } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { describe, expect, test } from 'vitest';
import {
  describeSheets,
  keyRows,
  playedInApp,
  requestFor,
  sheetsOn,
  textsOn,
} from '../../testing/on-paper.tsx';
import { partNamed } from '../../testing/sheet-request.tsx';
import { realTable } from '../src/companion/real-table.ts';
import { forestFire } from '../src/index.ts';
import { rollsOf } from '../src/sheets/rolls.ts';
import { sheets } from '../src/sheets/index.tsx';

describeSheets(forestFire, sheets);

const partsWith = async (options: OptionValues) =>
  sheets.parts(await requestFor(forestFire, sheets, { options }));

describe('what lies on the table', () => {
  test('as many counters and pieces as the rules ask for when all play who can (FF-01)', async () => {
    for (const options of [{}, { players: 3 }, { players: 3, firebreaks: 1 }] as OptionValues[]) {
      const request = await requestFor(forestFire, sheets, { options });
      const parts = sheets.parts(request);
      const needs = realTable.needs({ ...request.options, players: 4 }, undefined as never);
      const asked = (code: string) => needs.find((need) => need.code === code)!.n;
      const [fires, firebreaks] = partNamed(parts, 'counters', 'pieces').pieces;
      expect(fires!.count).toBe(asked('fires'));
      expect(fires!.count).toBeGreaterThanOrEqual(SQUARES);
      expect(firebreaks!.count).toBe(asked('firebreaks'));
      expect(partNamed(parts, 'pieces', 'pieces').pieces).toHaveLength(asked('pieces')!);
    }
  });

  test('counters that fit on a square beside a piece that stands', async () => {
    for (const style of ['colour', 'ink', 'large'] as const) {
      const parts = sheets.parts(await requestFor(forestFire, sheets, { style }));
      const board = partNamed(parts, 'board', 'board');
      // The forest, the places around it and a narrow frame.
      const square = board.width / 8.28;
      expect(board.height).toBe(board.width);
      for (const id of ['counters', 'pieces'])
        expect(partNamed(parts, id, 'pieces').width).toBeLessThan(square);
    }
  });

  test('no Firebreaks in a challenge', async () => {
    const { pieces } = partNamed(await partsWith({ firebreaks: 0 }), 'counters', 'pieces');
    expect(pieces.map(({ what }) => what)).toEqual(['A Fire counter: a flame.']);
  });

  test('pieces of the roles that can be chosen, and no others', async () => {
    const whats = async (options: OptionValues) =>
      partNamed(await partsWith(options), 'pieces', 'pieces').pieces.map(
        ({ what }) => what.split(',')[0],
      );
    expect(await whats({ game: 'pilots' })).toEqual(['Pilot', 'Pilot', 'Pilot', 'Pilot']);
    expect(await whats({ game: 'mixed', roles: 'HP' })).toEqual(['Hotshot', 'Pilot']);
    expect(await whats({ game: 'mixed' })).toEqual(
      [0, 1, 2, 3].flatMap(() => ['Hotshot', 'Smoke Jumper', 'Pilot']),
    );
  });

  test('a Pilot has a full tank on the back', async () => {
    const [pilot] = partNamed(await partsWith({ game: 'pilots' }), 'pieces', 'pieces').pieces;
    expect(pilot!.back).toBeDefined();
    const [hotshot] = partNamed(await partsWith({}), 'pieces', 'pieces').pieces;
    expect(hotshot!.back).toBeUndefined();
  });
});

describe('cards', () => {
  const textOf = async (options: OptionValues, id: string): Promise<string> =>
    sheetsOn(partNamed(await partsWith(options), id, 'sheets'))
      .flatMap(({ content }) => textsOn(content))
      .join(' ');

  test('say what the cards of the roles on the screen say', async () => {
    const { say } = await requestFor(forestFire, sheets);
    const words = (text: string) => text.split(' ');
    const told = words(await textOf({ game: 'mixed' }, 'roles'));
    for (const role of ['hotshot', 'smokeJumper', 'pilot']) {
      for (const about of ['does', 'mime', 'story', 'know'])
        expect(told).toEqual(expect.arrayContaining(words(say(`story.${role}.${about}`))));
    }
    expect(await textOf({}, 'roles')).not.toContain('Pilot');
  });

  test('leave the gestures out where they are switched off', async () => {
    expect((await partsWith({ mimeCards: false })).map(({ id }) => id)).not.toContain('roles');
  });

  test('tell the host the game that was chosen', async () => {
    expect(await textOf({}, 'card')).toMatch(
      /Roll once for each of you and put a Firebreak.*Opening fires: roll twice for each of you/,
    );
    expect(await textOf({ firebreaks: 1 }, 'card')).toContain('Roll once and put a Firebreak');
    expect(await textOf({ setupRounds: 1 }, 'card')).toContain('roll once for each of you');
    expect(await textOf({ firebreaks: 0 }, 'card')).not.toContain('Firebreak');
    expect(await textOf({ place: 'after' }, 'card')).toContain('First come the opening fires');
    expect(await textOf({ fireTiming: 'afterEachTurn' }, 'card')).toContain(
      'After each turn, roll once',
    );
    expect(await textOf({ chain: true }, 'card')).toContain('counts as new');
    expect(await textOf({ maxRounds: 20 }, 'card')).toContain('Round 20 is the last');
    expect(await textOf({ game: 'pilots' }, 'card')).not.toMatch(/Hotshot|puts a piece|is out/);
    expect(await textOf({}, 'card')).toMatch(/Everybody puts a piece.*or everybody is out/);
    expect(await textOf({}, 'card')).not.toContain('Pilot');
    expect(await textOf({ game: 'mixed' }, 'card')).toContain('Everybody but the Pilots puts');
    expect(await textOf({ burned: 'rest' }, 'card')).not.toContain('everybody is out');
  });

  test('say who is out or rests, and when that is looked at', async () => {
    expect(await textOf({}, 'turn')).toContain('when everybody has moved, you are out.');
    expect(await textOf({ burned: 'rest', burnCheck: 'afterFires' }, 'turn')).toContain(
      'when the new fires have fallen, you rest',
    );
    expect(await textOf({ game: 'pilots' }, 'turn')).not.toMatch(/in flames|A step/);
    expect(await textOf({}, 'turn')).not.toContain('A jump');
  });
});

describe('a match without dice', () => {
  test.for(['default', 'mixed', 'challenge', 'gentle'])(
    'is the match of the app: %s',
    async (preset) => {
      const { options } = await requestFor(forestFire, sheets, {
        options: forestFire.options.presets[preset]!,
      });
      for (const seed of ['camp', '12']) {
        const { drawn } = playedInApp(forestFire, options, seed, 90);
        const [firebreaks, fires] = ['firebreak', 'fire'].map((stream) =>
          drawn.filter((one) => one.stream === stream).map(({ faces }) => faces),
        );
        const rolls = rollsOf(seed, options, fires!.length);
        expect(rolls.firebreaks).toEqual(firebreaks);
        expect(rolls.fires).toEqual(fires);
        expect(fires!.length).toBeGreaterThanOrEqual(rolls.opening);
      }
    },
  );

  test('marks the opening fires, and says where the Firebreaks lie', async () => {
    const request = await requestFor(forestFire, sheets, {
      seeds: ['camp'],
      options: { players: 3 },
    });
    const [sheet] = sheetsOn(partNamed(sheets.parts(request), 'rolls', 'sheets'));
    const told = textsOn(sheet!.content).join(' ');
    expect(told).toContain('the 6 rolls with a star');
    expect(told).toMatch(/Firebreaks here: (\d down, \d across[;.] ?){3}/);
    expect(sheet!.codes).toHaveLength(1);
  });
});

test('the teacher’s key has the rolls of each match, and how bots end it', async () => {
  const seeds = Array.from({ length: 31 }, (_, i) => `class ${i}`);
  const request = await requestFor(forestFire, sheets, { seeds });
  const rows = keyRows(sheets.parts(request), 5);
  expect(rows.map(([n]) => n)).toEqual(seeds.map((_, i) => `${i + 1}`));
  const { drawn } = playedInApp(forestFire, request.options, seeds[4]!, 14);
  const faces = (stream: string) =>
    drawn.filter((one) => one.stream === stream).map((one) => one.faces.join());
  const [, breaks, opening, then, end] = rows[4]!;
  expect(breaks).toBe(faces('firebreak').join(' '));
  expect(`${opening} ${then}`).toBe(faces('fire').slice(0, 12).join(' '));
  expect(end).toMatch(/^(?:won|lost), \d+ rounds?$/);
  const one = await requestFor(forestFire, sheets, { seeds: ['class'] });
  expect(sheets.parts(one).map(({ id }) => id)).not.toContain('key');
});

describe('the certificate', () => {
  test('is blank without a match, and is for those who won', async () => {
    expect((await partsWith({})).map(({ id }) => id)).toContain('certificate');
    const { options } = await requestFor(forestFire, sheets);
    const { match } = playedInApp(forestFire, options, 'camp', 8);
    expect(match.over).toBe(false);
    const request = await requestFor(forestFire, sheets, { match });
    expect(sheets.parts(request).map(({ id }) => id)).not.toContain('certificate');
  });

  test('says in how many rounds the team put the fire out', async () => {
    const { options } = await requestFor(forestFire, sheets);
    const { match } = playedInApp(forestFire, options, 'won');
    const { code, measures } = match.rules.outcome(match.state);
    expect(code).toBe('won');
    const request = await requestFor(forestFire, sheets, { options, match });
    const [sheet] = sheetsOn(partNamed(sheets.parts(request), 'certificate', 'sheets'));
    const deed = request.say('sheets.certificate.deed', { rounds: measures['rounds'] as number });
    expect(textsOn(sheet!.content).join(' ')).toContain(deed);
  });
});
