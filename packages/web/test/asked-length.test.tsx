import { defaults, LANGUAGES, Match, outcomeAt, OVER, Xoshiro } from '@glade/engine';
import type { Action, BotGame, OptionValues } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { games } from '@glade/games';
import { Table, type TableView } from '@glade/table';
import type { GameBoard } from '@glade/ui';
import { expect, test, vi } from 'vitest';

// What who listens asks for by W, T, H and G in matches of bots: one breath for each press.

const MODES: readonly (readonly [id: string, options: OptionValues])[] = [
  ['wildfire', {}],
  ['wildfire', { mode: 'x4' }],
  ['forest-fire', {}],
  ['leaf-climbers', {}],
  ['starfall-forest', {}],
  ['war-kids', { scenario: 'firstSkirmish' }],
  ['war-kids', { scenario: 'forestRoad' }],
  ['fair-verona', {}],
];

const MOST = 20;
/** Nobody presses a key more often than this for one text. */
const MOST_PRESSES = 60;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

interface Position {
  readonly view: TableView;
  /** What a hint advises. */
  readonly advised: Action | undefined;
}

/** Positions of a match, the first ones and the last one among them. */
function positionsOf(game: BotGame, more: OptionValues, seed: string): readonly Position[] {
  const options = { ...defaults(game.options), ...more };
  const rules = game.rules(options);
  const players = Array.from({ length: rules.seats }, (_, i) =>
    i === 0 ? 'person' : 'bot steady',
  );
  const building = Match.start(game, { options, dice: 'virtual', seed, players }).build();
  const random = new Xoshiro(Number(seed));
  const [policy] = Object.values(game.policies(rules));
  const positions: Position[] = [];
  const look = (advised: Action | undefined): void => {
    const table = new Table(building.match());
    positions.push({ view: table.view(), advised });
    table.dispose();
  };
  for (let entry = 0; entry < 600 && building.actor !== OVER; entry++) {
    const { state, actor } = building;
    const chosen =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : policy!.choose(state, random);
    if (actor <= 0 && (entry < 12 || entry % 9 === 0)) look(actor === 0 ? chosen : undefined);
    if (building.play(chosen, actor) !== undefined) throw new Error(`${game.id} ${entry}`);
  }
  look(undefined);
  return positions;
}

/** A session that shows a position to the person at the first seat. */
function sessionAt({ view, advised }: Position, game: string) {
  const never = { value: undefined, peek: () => undefined };
  const not = { value: false, peek: () => false };
  const players = view.header.players.map((who) => ({ who }));
  return {
    people: [0],
    you: 0,
    seat: 0,
    secret: false,
    isFar: false,
    host: { header: { ...view.header, game }, players },
    view: { value: view, peek: () => view },
    hint: () => Promise.resolve({ ok: true, value: advised }),
    ...Object.fromEntries(
      ['handover', 'quest', 'playOn', 'rolling', 'laidOut', 'viewer'].map((each) => [each, never]),
    ),
    ...Object.fromEntries(
      ['held', 'stays', 'passing', 'watching', 'busy', 'counts'].map((each) => [each, not]),
    ),
  };
}

/** The modules that tell, with the words of a language. */
async function tellers(language: string) {
  vi.resetModules();
  vi.stubGlobal('document', {
    querySelector: () => null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('navigator', { languages: [language], language });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const words = await import('../src/words/words.ts');
  const { boards: all } = await import('@glade/games/browser');
  await words.loadPageWords();
  await words.loadHelpWords();
  return {
    boards: all,
    words,
    asked: await import('../src/narration/tell-asked.ts'),
    step: await import('../src/narration/current-step.ts'),
    wordsAt: (await import('../src/seats/table-words.ts')).wordsAt,
    since: (await import('../src/match/stage/happenings.ts')).happeningsSince,
    listenerOf: (await import('../src/narration/narration.ts')).listenerOf,
  };
}

test.each(LANGUAGES.flatMap((language) => MODES.map((mode) => [language, ...mode] as const)))(
  'no press of a key is answered by more than 20 words: %s %s %j',
  LIMIT,
  async (language, id, more) => {
    const { boards: all, words, asked, wordsAt, since, listenerOf } = await tellers(language);
    await words.loadGameWords(id);
    const game = games.find((one) => one.id === id)!;
    const board: GameBoard = await all[id]!();
    const tooLong = new Set<string>();
    const ends: string[] = [];
    const all20: string[] = [];
    for (let seed = 1; seed <= sample('asked for in matches', 2, 12); seed++) {
      const heard = Array.from({ length: 4 }, () => ({ current: undefined }));
      for (const position of positionsOf(game, more, `${seed}`)) {
        const session = sessionAt(position, id) as never;
        const { view } = position;
        const say = wordsAt({ ...view.header, game: id }, 0);
        const happened = since(say, board, view, [0], listenerOf(say, view, 0));
        const press: Readonly<Record<string, () => Promise<string | undefined>>> = {
          W: async () =>
            asked.tellSince(board, session, say, happened, undefined, heard[0]!).spoken,
          T: async () => (await asked.tellMore(board, session, [], heard[1]!)).spoken,
          G: async () => (await asked.tellGoal(session, say, heard[2]!))?.spoken,
          ...(position.advised !== undefined && {
            H: async () =>
              (await asked.askHint(board, session, { current: undefined }, heard[3]!, () => {}))
                ?.spoken,
          }),
        };
        for (const [key, ask] of Object.entries(press)) {
          const first = (await ask()) ?? '';
          const told = [first];
          for (let next = await ask(); next !== undefined && next !== first; next = await ask()) {
            told.push(next);
            if (told.length > MOST_PRESSES) throw new Error(`${key} never ends: ${told.join('|')}`);
          }
          all20.push(...told);
          if (key === 'W' && view.actor === OVER) ends.push(told.join(' '));
          for (const text of told) if (wordsIn(text) > MOST) tooLong.add(`${key}: ${text}`);
        }
      }
    }
    expect(all20.length).toBeGreaterThan(50);
    expect([...tooLong]).toEqual([]);
    // That a leader is caught decides a match of War Kids, and is told once.
    for (const end of ends) expect(end).not.toMatch(/(caught|catturat\w).*\b\1\b/);
    // How it ended is told, and not only that much has happened.
    expect(ends).not.toEqual([]);
    for (const end of ends) expect(end).not.toMatch(/things have|[Ss]uccesse/);
  },
);

test.each(LANGUAGES)(
  'what is to be done on one of four grids of Wildfire begins with its name, and needs one breath: %s',
  LIMIT,
  async (language) => {
    const { boards: all, words, asked, step, wordsAt } = await tellers(language);
    await words.loadGameWords('wildfire');
    const game = games.find(({ id }) => id === 'wildfire')!;
    const board: GameBoard = await all['wildfire']!();
    const told = new Set<string>();
    const seeds = ['1', '2', '3', '4', '5', '6'];
    for (const position of seeds.flatMap((seed) => positionsOf(game, { mode: 'x4' }, seed))) {
      const { view } = position;
      if (view.actor !== 0) continue;
      const session = sessionAt(position, 'wildfire') as never;
      const say = wordsAt({ ...view.header, game: 'wildfire' }, 0);
      const { quadrant } = view.view as { readonly quadrant: number };
      const name = say(`quadrant.${quadrant}`).replace(/^./, (first) => first.toUpperCase());
      const now = step.stepSentence(board, session, 'spoken');
      expect(now.slice(0, name.length + 2)).toBe(`${name}. `);
      expect(step.stepSentence(board, session, 'written')).not.toContain(name);
      const asks = asked.tellSince(board, session, say, [], undefined, { current: undefined });
      expect(asks.spoken!.slice(0, name.length + 2)).toBe(`${name}. `);
      told.add(now);
    }
    expect(told.size).toBeGreaterThan(5);
    // But for a home with fire on two sides.
    expect([...told].filter((now) => wordsIn(now) > MOST && !/ (?:and|e) /.test(now))).toEqual([]);
  },
);

test.each(['starfall-forest', 'fair-verona', 'war-kids'])(
  'with the first thing to do the goal is told before it, and what is to be done comes last: %s',
  LIMIT,
  async (id) => {
    const { boards: all, words, asked, step, wordsAt } = await tellers('en');
    await words.loadGameWords(id);
    const game = games.find((one) => one.id === id)!;
    const board: GameBoard = await all[id]!();
    const scenario = id === 'war-kids' ? { scenario: 'firstSkirmish' } : {};
    const first = positionsOf(game, scenario, '1').find(
      ({ view }) =>
        view.actor === 0 &&
        board.goal!(view.view, wordsAt({ ...view.header, game: id }, 0)).length > 0,
    )!;
    const session = sessionAt(first, id) as never;
    const say = wordsAt({ ...first.view.header, game: id }, 0);
    const goal = board.goal!(first.view.view, say).join(' ');
    const now = step.stepSentence(board, session, 'spoken');
    expect(now.startsWith(`${goal} `)).toBe(true);
    expect(now.slice(goal.length)).not.toContain(goal);
    // Who asks what is to be done hears that first.
    const heard = { current: undefined };
    const told = asked.tellSince(board, session, say, [], undefined, heard).spoken!;
    expect(now.slice(goal.length).trim()).toContain(told.split('. ')[0]!);
  },
);
