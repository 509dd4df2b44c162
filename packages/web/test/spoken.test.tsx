import { defaults, LANGUAGES, Match, outcomeAt, OVER, Xoshiro } from '@glade/engine';
import type { BotGame, Event, OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { Table, type TableView } from '@glade/table';
import { engineText, translator } from '@glade/text';
import { eventWeight, TURNING_POINT } from '@glade/ui/event-weight';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenerOf } from '../src/narration/narration.ts';
import { changeSetting } from '../src/settings/settings.ts';
import { idleTurn, spokenEvents } from '../src/narration/spoken-events.ts';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';

// What is spoken of each action in matches of bots, to the only person at the screen.

const MODES: readonly (readonly [id: string, options: OptionValues])[] = [
  ['wildfire', {}],
  ['wildfire', { mode: 'x4' }],
  ['wildfire', { mode: 'vs' }],
  ['forest-fire', {}],
  ['forest-fire', { game: 'mixed', players: 4, chain: true, maxRounds: 20 }],
  ['leaf-climbers', {}],
  ['starfall-forest', {}],
  ['war-kids', {}],
  ['war-kids', { scenario: 'forestRoad' }],
  ['fair-verona', {}],
];

const MOST_IN_A_SENTENCE = 20;
/** Of everything that one action caused, without the sentence that says what to do next. */
const MOST_AT_ONCE = 20;

/** There is a keyboard. */
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

const YOU = 0;
const words = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? []).length;
const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+/);

function played(game: BotGame, more: OptionValues, seed: string): Match {
  const options = { ...defaults(game.options), ...more };
  const rules = game.rules(options);
  const players = Array.from({ length: rules.seats }, (_, i) =>
    i === YOU ? 'person' : 'bot steady',
  );
  const building = Match.start(game, { options, dice: 'virtual', seed, players }).build();
  const random = new Xoshiro(Number(seed));
  const [policy] = seed === '1' ? [] : Object.values(game.policies(rules));
  for (let entry = 0; entry < 400 && building.actor !== OVER; entry++) {
    const { state, actor } = building;
    const any = (): number => rules.nth(state, random.below(rules.count(state)));
    const chosen =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : (policy?.choose(state, random) ?? any());
    if (building.play(chosen, actor) !== undefined) throw new Error(`${game.id} ${entry}`);
  }
  return building.match();
}

/** What the person at the first seat may see of the match at its end, and of each entry. */
function heard(match: Match): {
  readonly view: TableView;
  readonly caused: readonly (readonly Event[])[];
} {
  const table = new Table(match);
  const view = table.view(YOU);
  table.dispose();
  const { rules } = match;
  const caused = view.entries.map(({ events }) =>
    events.filter((event) => rules.hears?.(event, YOU) ?? true),
  );
  // While the match runs, what is told to you is told without the names of seats.
  return { view: { ...view, actor: YOU }, caused };
}

describe.each(MODES)('%s %j', (id, more) => {
  const game = games.find((one) => one.id === id)!;
  const matches = ['1', '2', '3'].map((seed) => heard(played(game, more, seed)));

  test.each(LANGUAGES)(
    'no action is spoken of in long sentences, or in many: %s',
    async (language) => {
      const say = translator(language, engineText, { en, it }, game.text).at({ you: YOU });
      const board = await boards[id]!();
      const told = matches.flatMap(({ view, caused }) =>
        caused.flatMap((events) =>
          spokenEvents(say, board, view, events, listenerOf(say, view, YOU)),
        ),
      );
      expect(told.filter((text) => text !== '').length).toBeGreaterThan(20);
      expect(told.filter((text) => words(text) > MOST_AT_ONCE)).toEqual([]);
      expect(told.flatMap(sentences).filter((one) => words(one) > MOST_IN_A_SENTENCE)).toEqual([]);
    },
  );
});

const hear = async (
  id: string,
  find: (
    view: TableView,
    caused: readonly (readonly Event[])[],
  ) => { readonly events: readonly Event[]; readonly over?: boolean },
  more: OptionValues = {},
): Promise<readonly string[]> => {
  const game = games.find((one) => one.id === id)!;
  const { view, caused } = heard(played(game, more, '2'));
  const say = translator('en', engineText, { en, it }, game.text).at({ you: YOU });
  const { events, over = false } = find(view, caused);
  const seen = over ? { ...view, actor: OVER } : view;
  return spokenEvents(say, await boards[id]!(), seen, events, listenerOf(say, view, YOU));
};

test('of a whole round of others, the first move and the loss are told in their order; the rest can be asked for', async () => {
  const wholeRound: Parameters<typeof hear>[1] = ({ entries }) => {
    const first = entries.findIndex(
      ({ actor, events }) => actor === 1 && events.some(({ code }) => code === 'moved'),
    );
    const round = entries.slice(first, first + 12).flatMap(({ events }) => events);
    const loss = entries.flatMap(({ events }) => events).find(({ code }) => code === 'eliminated')!;
    const turn = round.findLastIndex(({ code }) => code === 'turn');
    return { events: round.toSpliced(turn, 0, loss) };
  };
  const told = await hear('war-kids', wholeRound);
  expect(told).toHaveLength(2);
  const text = told.join(' ');
  expect(text).toMatch(
    /^[^.]+ goes from [^.]+\. .*is (eliminated|caught)\. \d+ more things: W tells them\. Turn 2: it’s your turn\.$/,
  );
  // Where a letter does nothing, no letter is named.
  changeSetting('shortcuts', false);
  const quiet = await hear('war-kids', wholeRound);
  changeSetting('shortcuts', true);
  expect(quiet.join(' ')).toMatch(
    /\d+ more things are in “What happened”\. Turn 2: it’s your turn\.$/,
  );
  for (const breath of told) expect(words(breath)).toBeLessThanOrEqual(MOST_AT_ONCE);
});

test('whose turn it is gives way to what a bot did', async () => {
  const told = await hear('forest-fire', ({ entries }) => {
    const put = entries.findIndex(
      ({ actor, events }) => actor === 1 && events.some(({ code }) => code === 'putOut'),
    );
    return { events: entries.slice(put - 2, put + 1).flatMap(({ events }) => events) };
  });
  expect(told.join(' ')).toMatch(/puts out \d down/);
  expect(told.join(' ')).not.toContain('more thing');
});

/** What at least so many entries of others caused, up to the beginning of one's own turn. */
const upToOwnTurn: (least: number) => Parameters<typeof hear>[1] =
  (least) =>
  ({ entries }) => {
    const own = ({ events }: { readonly events: readonly Event[] }): boolean =>
      events.some(({ code, args }) => code === 'turn' && args['seat'] === YOU);
    const end = entries.findIndex(
      (entry, i) =>
        i >= least && own(entry) && entries.slice(i - least, i).every((one) => !own(one)),
    );
    return { events: entries.slice(end - least, end + 1).flatMap(({ events }) => events) };
  };

test.each([
  ['war-kids', {}, /Turn \d+: it’s your turn\.$/],
  ['forest-fire', { players: 4 }, /It’s your turn\.$/],
] as const)('however much others did, one’s own turn is told last: %s', async (id, more, turn) => {
  for (const least of [2, 4, 6, 8, 10, 12]) {
    const told = await hear(id, upToOwnTurn(least), more);
    expect(told.length, `${least}`).toBeLessThanOrEqual(2);
    expect(told.join(' '), `${least}`).toMatch(turn);
    for (const breath of told) expect(words(breath)).toBeLessThanOrEqual(MOST_AT_ONCE);
  }
  // What has no room can be asked for, and came before.
  const told = await hear(id, upToOwnTurn(12), more);
  expect(told.join(' ')).toMatch(
    / more things?: W tells (?:it|them)\. (?:Turn \d+: it|It)’s your turn\./,
  );
});

test.each([
  ['forest-fire', { players: 4 }],
  ['leaf-climbers', { players: 4 }],
  ['starfall-forest', { players: 3 }],
  ['fair-verona', { seats: 4 }],
  ['wildfire', { mode: 'vs', vsPlayers: 3 }],
] as const)(
  'several bots’ turns are told in one breath, but for turning points: %s',
  async (id, more) => {
    const game = games.find((one) => one.id === id)!;
    const { view } = heard(played(game, more, '2'));
    const board = await boards[id]!();
    const say = translator('en', engineText, { en, it }, game.text).at({ you: YOU });
    const { entries } = view;
    const own = entries.flatMap(({ actor }, i) => (actor === YOU ? [i] : []));
    let rounds = 0;
    for (const [k, from] of own.entries()) {
      const round = entries.slice(from + 1, own[k + 1] ?? from);
      if (new Set(round.map(({ actor }) => actor).filter((actor) => actor > 0)).size < 2) continue;
      rounds += 1;
      const events = round.flatMap((entry) => entry.events);
      const told = spokenEvents(say, board, view, events, listenerOf(say, view, YOU));
      const turns = events.some((event) => eventWeight(board, event) >= TURNING_POINT);
      expect(told.length, `says: ${told.join(' | ')}`).toBeLessThanOrEqual(turns ? 2 : 1);
    }
    expect(rounds).toBeGreaterThan(2);
  },
);

test('at the end what happened last is told without how it ended, which the result says', async () => {
  const told = await hear('wildfire', (_, caused) => ({ events: caused.at(-1)!, over: true }));
  expect(told.join(' ')).toMatch(/^You \w+ .*The fire is out\.$/);
});

/** A match with the position after each of its entries. */
async function steps(id: string, more: OptionValues = {}) {
  const game = games.find((one) => one.id === id)!;
  const match = played(game, more, '2');
  const { view } = heard(match);
  const board = await boards[id]!();
  const say = translator('en', engineText, { en, it }, game.text).at({ you: YOU });
  const header = { ...match.header, players: match.header.players };
  return { match, view, board, say, header };
}

test('a bot that lets its turn go by is told of, and no other', async () => {
  const { view, board, say, header } = await steps('war-kids');
  const told = view.entries.map((entry, i) => {
    const entries = view.entries.slice(0, i + 1);
    return idleTurn(say, board, { entries, header }, entry.events);
  });
  const acts = (i: number): boolean => {
    const before = view.entries.slice(0, i + 1);
    const begun = before.findLastIndex(
      ({ events }, k) => k < i && events.some(({ code }) => code === 'turn'),
    );
    return before
      .slice(begun + 1)
      .some(
        ({ actor, events }) =>
          actor === 1 && events.some(({ code }) => code !== 'turn' && code !== 'combat'),
      );
  };
  const ends = view.entries.flatMap(({ actor, events }, i) =>
    actor === 1 && events.some(({ code }) => code === 'turn') ? [i] : [],
  );
  expect(ends.length).toBeGreaterThan(2);
  for (const i of ends) expect(told[i] === '', `${i}`).toBe(acts(i));
  expect(told.filter((text, i) => text !== '' && !ends.includes(i))).toEqual([]);
  // Two entries of a bot that does nothing.
  const turn = (seat: number) => ({ code: 'turn', clauses: [], args: { seat, turn: 3 } });
  const combat = { code: 'combat', clauses: [], args: { seat: 1 } };
  const entries = [
    { actor: 0, events: [turn(1)] },
    { actor: 1, events: [combat] },
    { actor: 1, events: [turn(0)] },
  ] as never;
  expect(idleTurn(say, board, { entries, header }, [turn(0)])).toBe('');
  const events = (entries as { events: readonly Event[] }[])[2]!.events;
  expect(idleTurn(say, board, { entries, header }, events)).toBe('play.idle');
});

test('by ear the units of War Kids have the numbers that the cells have', async () => {
  const { match, view, board, say } = await steps('war-kids');
  const told = view.entries.flatMap(({ events }, i) =>
    events
      .filter(({ code }) => code === 'moved')
      .map((event) => {
        const after = match.rules.view(match.at(i + 1).state, undefined);
        const { units } = after as { units: readonly { id: string; cell: number }[] };
        const unit = units.find(({ cell }) => cell === event.args['cell'])!;
        return { number: unit.id.slice(2), text: board.told!(after, event, say)! };
      }),
  );
  expect(told.length).toBeGreaterThan(5);
  for (const { number, text } of told) expect(text).toContain(` ${number} goes to `);
  expect(told.some(({ text }) => text.startsWith('Your '))).toBe(true);
  expect(told.some(({ text }) => text.startsWith('Pink '))).toBe(true);
});

test('a caught leader is not said to protect fewer units, too', async () => {
  const { view, board, say } = await steps('war-kids');
  const cell = view.entries.flatMap(({ events }) => events).find(({ code }) => code === 'moved')!
    .args['cell']!;
  const exposed = [{ code: 'exposed', clauses: [], args: { seat: YOU, cell } }];
  const said = (actor: number): string => {
    const now = { ...view, actor };
    return spokenEvents(say, board, now, exposed, listenerOf(say, now, YOU)).join(' ');
  };
  expect(said(YOU)).toBe('Your leader protects fewer units now.');
  expect(said(OVER)).toBe('');
});

test('in X4 what burns out and catches fire is told with the name of its grid', async () => {
  const names = ['Top left.', 'Top right.', 'Bottom right.', 'Bottom left.'];
  const options = { mode: 'x4' };
  let told = 0;
  for (const at of Array.from({ length: 12 }, (_, i) => i)) {
    let quadrant = -1;
    const spoken = await hear(
      'wildfire',
      (_, caused) => {
        const spreads = caused.filter((some) => some.some(({ code }) => code === 'quadrant'));
        const events = spreads[at] ?? [];
        quadrant = events.find(({ code }) => code === 'quadrant')?.args['quadrant'] ?? -1;
        return { events };
      },
      options,
    );
    if (quadrant < 0) continue;
    told += 1;
    expect(spoken.join(' ')).toContain(names[quadrant]);
  }
  expect(told).toBeGreaterThan(4);
});

test('in Starfall Forest a bot’s dice are told, and one’s own by the step; each turn begins with “your turn”', async () => {
  const { match, view, board, say } = await steps('starfall-forest');
  const rolled = view.entries.flatMap(({ events }) =>
    events.filter(({ code }) => code === 'rolledSteps'),
  );
  const listener = listenerOf(say, view, YOU);
  const of = (event: Event): string => spokenEvents(say, board, view, [event], listener).join(' ');
  const own = rolled.filter(({ args }) => args['seat'] === YOU);
  const bots = rolled.filter(({ args }) => args['seat'] !== YOU);
  expect(own.length * bots.length).toBeGreaterThan(0);
  expect(own.map(of).join('')).toBe('');
  for (const event of bots) expect(of(event)).toMatch(/ rolls \d (?:fair|snake|tree)/);
  const asks = view.entries.flatMap((_, i) => {
    const seen = match.rules.view(match.at(i).state, undefined) as {
      step: string;
      seat: number;
      pool: number;
    };
    return seen.step === 'roll' && seen.seat === YOU ? [seen] : [];
  });
  expect(asks.length).toBeGreaterThan(1);
  for (const seen of asks) {
    const { key, args } = board.step(seen, match.header.options);
    expect(say(key, args)).toMatch(/^Your turn: roll /);
    // The step says how many big stars are still needed; nothing says it twice.
    expect(/more big star/.test(say(key, args))).toBe(seen.pool < 5);
    expect(board.aloud!(seen, say, false)).toEqual([]);
  }
});

test('in Starfall Forest it is said who begins and in which order the others follow, whose turn it is while people get ready, and what all is for', async () => {
  const { match, view, board, say } = await steps('starfall-forest');
  const starts = view.entries.findIndex(({ events }) =>
    events.some(({ code }) => code === 'starter'),
  );
  const { entries } = view;
  const event = entries[starts]!.events.find(({ code }) => code === 'starter')!;
  const after = match.rules.view(match.at(starts + 1).state, undefined);
  const told = board.told!(after, event, say)!;
  expect(told).toMatch(/^The order of play: .*\.$/);
  expect(told.match(/you|player \d/gi)).toHaveLength(match.rules.seats);
  const asks = entries.flatMap((_, i) => {
    const seen = match.rules.view(match.at(i).state, undefined) as { step: string; seat: number };
    return ['knock', 'plant', 'snake', 'fairy'].includes(seen.step) && seen.seat === YOU
      ? [seen]
      : [];
  });
  expect(asks.map(({ step }) => step)).toEqual(['knock', 'plant', 'snake', 'fairy']);
  for (const seen of asks) {
    const { key, args } = board.step(seen, match.header.options);
    expect(say(key, args)).toMatch(/^It’s your turn\. Getting ready, \d of 4\. /);
    const goal = seen.step === 'knock' ? [say('game.line')] : [];
    // The goal comes before the step, which is the last thing that is told.
    expect(board.goal!(seen, say)).toEqual(goal);
    expect(board.aloud!(seen, say, false)).toEqual([]);
  }
});

test('in Fair Verona the first turn says whose it is and what all is for, staying is told, and who is safe only in danger', async () => {
  const { match, view, board, say, header } = await steps('fair-verona');
  const listener = listenerOf(say, view, YOU);
  const stayed = view.entries
    .flatMap(({ events }) => events)
    .find(({ code, args }) => code === 'stayed' && args['seat'] === YOU)!;
  expect(spokenEvents(say, board, view, [stayed], listener)).toEqual(['You stay.']);
  interface Seen {
    readonly step: string;
    readonly seat: number;
    readonly players: readonly { readonly unused: readonly number[] }[];
  }
  const seen = view.entries.map((_, i) => match.rules.view(match.at(i).state, undefined) as Seen);
  const lays = seen.filter(({ step, seat }) => step === 'place' && seat === YOU);
  const prompts = lays.map((one) => {
    const { key, args } = board.step(one, header.options);
    return [...board.goal!(one, say), say(key, args), ...board.aloud!(one, say, false)].join(' ');
  });
  expect(prompts[0]).toMatch(/bring home the clues.* It’s your turn\. Lay your tile\. /);
  for (const prompt of prompts.slice(1)) expect(prompt).not.toMatch(/your turn|bring home/);
  const danger = (one: Seen): boolean => one.players.some(({ unused }) => unused.length > 1);
  for (const one of seen.filter(({ step }) => step === 'move'))
    expect(
      board.aloud!(one, say, true)
        .join(' ')
        .match(/unused|keeps everybody/) !== null,
    ).toBe(danger(one));
});

test('the points of a lost home are told also where much else has happened in the last turn', async () => {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const board = await boards['wildfire']!();
  const say = translator('en', engineText, { en, it }, game.text).at({ you: YOU });
  const told: string[] = [];
  for (let seed = 2; seed < 12; seed++) {
    const { view } = heard(played(game, { afterLoss: 'continue' }, `${seed}`));
    const events = view.entries.slice(-6).flatMap((entry) => entry.events);
    if (!events.some(({ code }) => code === 'points') || view.outcome?.code === 'won') continue;
    const over = { ...view, actor: OVER };
    told.push(spokenEvents(say, board, over, events, listenerOf(say, over, YOU)).join(' '));
  }
  expect(told.length).toBeGreaterThan(3);
  for (const text of told) expect(text).toMatch(/\d points?\.|no points\./);
});

test('at the end of Wildfire the points of a lost home are told, and in Leaf-Climbers and Forest Fire whose turn it is and what a Firebreak has stopped', async () => {
  const { board, say } = await steps('wildfire');
  const points = { code: 'points', clauses: [], args: { points: 0, seat: 0 } };
  const told = (...burnt: readonly boolean[]): string | undefined =>
    board.told!({ grids: burnt.map((each) => ({ burnt: each })) }, points, say);
  expect(board.effects!['points']!.heard).toBe(true);
  expect([told(true), told(false), told(true, true)]).toEqual([undefined, '', '']);
  expect(say('event.points', points.args)).toBe('No empty square is left: no points.');
  const leaves = await steps('leaf-climbers');
  expect(leaves.say('step.steps', { player: YOU + 1 })).toMatch(/^It’s your turn\. Roll /);
  const { board: forest, view, say: tell } = await steps('forest-fire');
  const stopped = { code: 'onFirebreak', clauses: [], args: { cell: 8 } };
  expect(spokenEvents(tell, forest, view, [stopped], listenerOf(tell, view, YOU))).toEqual([
    'The roll hits the Firebreak on 2 down, 3 across: no fire.',
  ]);
});

test('Mages are spoken of at the beginning of a turn only, while one of them can cast', async () => {
  const { match, board, say } = await steps('war-kids');
  const said = match.log.flatMap((_, i) => {
    const seen = match.rules.view(match.at(i).state, undefined) as {
      step: string;
      side: number;
      units: readonly { side: number; cell: number; type: string; moved: boolean; cast: boolean }[];
    };
    if (seen.step !== 'move' || seen.side !== YOU) return [];
    const { key, args } = board.step(seen, match.header.options);
    const own = seen.units.filter(({ side, cell }) => side === YOU && cell >= 0);
    return [{ text: say(key, args), begun: own.some(({ moved, cast }) => moved || cast) }];
  });
  const reminds = said.filter(({ text }) => text.includes('Mages'));
  expect(reminds.length).toBeGreaterThan(0);
  expect(reminds.filter(({ begun }) => begun)).toEqual([]);
  expect(said.filter(({ text }) => text === 'Who moves?').length).toBeGreaterThan(0);
});
