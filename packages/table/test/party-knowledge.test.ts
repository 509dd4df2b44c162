import {
  CHANCE,
  KeyedDice,
  Match,
  OVER,
  defaults,
  parseOptions,
  type Game,
  type OptionValues,
  type Random,
  type Seat,
} from '@glade/engine';
import { games } from '@glade/games';
import { someOf } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { DASH } from '../../engine/test/dash/index.ts';
import { Table, type Chooser, type Correction, type Intent, type Party } from '../src/index.ts';

/** A game with options under which something is hidden. */
type Mode = readonly [name: string, game: Game, options: OptionValues];

/** Every choice of options that a preset or one option alone makes, where it hides something. */
function modesOf(game: Game): readonly Mode[] {
  const all = [
    ...Object.entries(game.options.presets),
    ...Object.entries(game.options.options).flatMap(([name, { values }]) =>
      values.map((value) => [`${name}=${String(value)}`, { [name]: value }] as const),
    ),
  ];
  return all.flatMap(([name, chosen]) => {
    const options = parseOptions(game.options, { ...defaults(game.options), ...chosen });
    if (!options.ok) return [];
    const rules = game.rules(options.value);
    const hides = rules.resample !== undefined || rules.hears !== undefined;
    return hides ? [[`${game.id}, ${name}`, game, options.value] as const] : [];
  });
}

/** Every second of them outside the long run: those of a game hide things in the same way. */
const modes = someOf(
  'table: modes in which something is hidden',
  [...games, DASH].flatMap(modesOf),
  2,
);

/** Thinks of what the seat may see, in the same way every time. */
const honest: Chooser = {
  choose(match, seat) {
    const { rules, state } = match;
    const world = rules.create();
    rules.copy(state, world);
    rules.resample?.(world, seat, new KeyedDice('hint').random('hint'));
    return Promise.resolve(rules.nth(world, rules.count(world) >> 1));
  },
};

/** A table at a position, with one seat's party, and everything that came to its ears. */
function opened(match: Match, seats: readonly Seat[]) {
  const table = new Table(match, { chooser: honest });
  const party = table.party(seats);
  const heard: unknown[] = [];
  party.subscribe((change) => heard.push(change));
  return { table, party, heard };
}

const NUMBERS = Array.from({ length: 160 }, (_, i) => i - 5);

/** Entries that people may want to put right. */
const ENTRIES = [-1, 0, 1, 2, 3, 5, 8, 13, 21];

/** All that a party can find out by asking, whatever it asks for. */
async function answers(party: Party, seats: number, texts: readonly string[]): Promise<string> {
  const { rules: _, ...view } = party.view();
  const everySeat = Array.from({ length: seats + 1 }, (_each, seat) => seat - 1);
  const asked = everySeat.map((seat) => {
    const { rules: _rules, ...seen } = party.view(seat);
    return [
      seen,
      NUMBERS.map((action) => party.why(action, seat)),
      texts.map((text) => [party.why(text, seat), party.read(text, seat)]),
      ENTRIES.map((at) => [
        party.mayCorrect(at, seat),
        party.askedToAgree(at, seat),
        party.foresee({ kind: 'remove', at }, seat),
        texts.map((text) => party.readAt(text, at, seat)),
        [0, 1, 7].map((action) => party.foresee({ kind: 'change', at, action }, seat)),
      ]),
    ];
  });
  const hints = await Promise.all([party.hint(), ...everySeat.map((seat) => party.hint(seat))]);
  return JSON.stringify([view, asked, hints]);
}

/** What is refused leaves everything as it is: so these may be tried in both worlds. */
function refused(table: Table, party: Party, seats: number): readonly string[] {
  const { actor, state, rules } = table.match;
  const intents: Intent[] = [
    { type: 'think' },
    { type: 'enter', faces: [1, 1] },
    { type: 'outcome', action: 3 },
  ];
  for (let by = -1; by <= seats; by++) {
    if (!party.seats.includes(by)) intents.push({ type: 'undo', by });
    for (const action of NUMBERS)
      if (!party.seats.includes(by) || rules.check(state, action, by) !== undefined || by !== actor)
        intents.push({ type: 'play', by, action });
  }
  return intents.map((intent) => JSON.stringify(party.submit(intent)));
}

/** The same match as it could be for all the seat knows: only what is hidden from it is another. */
function imagined(match: Match, seat: Seat, random: Random): Match {
  const { rules } = match;
  const world = rules.create();
  rules.copy(match.state, world);
  rules.resample!(world, seat, random);
  return Object.defineProperty(match.at(match.log.length), 'state', { get: () => world });
}

/** What the watching people get to know when anybody wants to put something right, until all have agreed. */
function proposals(
  { table, party, heard }: ReturnType<typeof opened>,
  watching: readonly Seat[],
): string {
  const { match } = table;
  const already = heard.length;
  const told: unknown[] = [];
  for (const at of ENTRIES)
    for (const by of match.header.players.keys()) {
      const entry = match.log[at];
      const owns = watching.includes(by);
      if (owns) {
        const other = [0, 1, 7, 14, 20].map((action) => ({ kind: 'change', at, action }) as const);
        const all = [{ kind: 'remove', at } as const, ...other];
        told.push(party.mayCorrect(at), ...all.map((each) => party.foresee(each)));
      }
      if (entry === undefined || table.party([by]).askedToAgree(at).length === 0) continue;
      const submit = (correction: Correction): void => {
        const answer = table.submit({ type: 'correct', by, correction });
        told.push(owns ? answer : '', party.view().proposal);
        table.submit({ type: 'disagree', by });
      };
      submit({ kind: 'remove', at });
      // Which others of their own actions people could have chosen is their secret, until they propose one.
      if (owns || entry.actor === CHANCE)
        submit({ kind: 'change', at, action: entry.action === 0 ? 1 : 0 });
    }
  expect(table.match).toBe(match);
  return JSON.stringify([told, heard.slice(already)]);
}

const ROUNDS = 3;

describe.each(modes)('%s', (_, game, options) => {
  const { seats } = game.rules(options);
  const players = Array.from({ length: seats }, () => 'person');
  const begun = (seed: string, dice: 'virtual' | 'entered' = 'virtual'): Match =>
    Match.start(game, { options, dice, seed, players });

  function step(match: Match, random: Random): Match {
    const { rules, state, actor } = match;
    const played = match.play(rules.nth(state, random.below(rules.count(state))), actor);
    if (!played.ok) throw new Error(played.refusal.code);
    return played.match;
  }

  test('worlds that differ in what is hidden from a seat give it the same answers', async () => {
    let different = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const random = new KeyedDice(`worlds ${round}`).random('any');
      for (let match = begun(`${round}`); !match.over; match = step(match, random)) {
        if (random.below(4) > 0) continue;
        const { rules, state } = match;
        const texts = Array.from({ length: Math.min(6, rules.count(state)) }, (_each, k) =>
          rules.notation.format(state, rules.nth(state, k)),
        );
        for (let seat = 0; seat < seats; seat++) {
          const other = imagined(match, seat, random);
          if (rules.hash(other.state) !== rules.hash(state)) different += 1;
          const [here, there] = [match, other].map((world) => opened(world, [seat]));
          expect(await answers(there!.party, seats, texts)).toBe(
            await answers(here!.party, seats, texts),
          );
          expect(refused(there!.table, there!.party, seats)).toEqual(
            refused(here!.table, here!.party, seats),
          );
        }
      }
    }
    expect(different).toBeGreaterThan(0);
  });

  test('what others do in secret is told to nobody, however they do it', () => {
    let told = 0;
    for (let round = 0; round < ROUNDS * 2; round++) {
      const own = new KeyedDice(`own ${round}`).random('own');
      const [mine, watching] = [round % seats, round % 2 === 0 ? [round % seats] : []];
      const worlds = ['a', 'b'].map((name) => ({
        ...opened(begun(`${round}`), watching),
        random: new KeyedDice(`${name} ${round}`).random('others'),
      }));
      for (;;) {
        const actors = worlds.map(({ table }) => table.match.actor);
        if (actors[0] !== actors[1] || actors[0] === OVER) break;
        const fate = own.below(1 << 20);
        for (const { table, random } of worlds) {
          const { rules, state, actor, log } = table.match;
          if (actor === CHANCE) table.submit({ type: 'roll' });
          else {
            // The own choice is the same; where it cannot be, the worlds are different ones.
            const k = actor === mine ? fate : random.below(1 << 20);
            table.submit({
              type: 'play',
              by: actor,
              action: rules.nth(state, k % rules.count(state)),
            });
          }
          expect(table.match.log.length).toBe(log.length + 1);
        }
        const [a, b] = worlds.map(({ table }) => table.match);
        if (a!.actor === OVER || b!.actor === OVER) break;
        const eyes = watching[0];
        const alike =
          JSON.stringify(a!.rules.view(a!.state, eyes)) ===
          JSON.stringify(b!.rules.view(b!.state, eyes));
        if (!alike) break;
        const [hereHeard, thereHeard] = worlds.map(({ heard }) => JSON.stringify(heard));
        expect(thereHeard).toBe(hereHeard);
        const [here, there] = worlds.map(({ party }) =>
          JSON.stringify({ ...party.view(), rules: 0 }),
        );
        expect(there).toBe(here);
        if (a!.rules.hash(a!.state) !== b!.rules.hash(b!.state)) told += 1;
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  test('who wants to put something right tells nothing of what is hidden', () => {
    let compared = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const own = new KeyedDice(`right ${round}`).random('own');
      const watching = [round % seats];
      const worlds = ['a', 'b'].map((name) => ({
        ...opened(begun(`${round}`, 'entered'), watching),
        random: new KeyedDice(`${name} ${round}`).random('others'),
      }));
      for (;;) {
        const [a, b] = worlds.map(({ table }) => table.match);
        const alike = (['log', 'view'] as const).every((what) => {
          const [one, other] = [a!, b!].map(({ rules, state, log }) =>
            what === 'view'
              ? rules.view(state, watching[0])
              : log.map(({ actor, action }) => (watching.includes(actor) ? action : actor)),
          );
          return JSON.stringify(one) === JSON.stringify(other);
        });
        if (!alike || a!.actor !== b!.actor || a!.actor === OVER) break;
        const [ours, theirs] = worlds.map((world) => proposals(world, watching));
        expect(theirs).toBe(ours);
        if (a!.rules.hash(a!.state) !== b!.rules.hash(b!.state)) compared += 1;
        const fate = own.below(1 << 20);
        for (const { table, random } of worlds) {
          const { rules, state, actor } = table.match;
          const common = actor === CHANCE || watching.includes(actor);
          const k = common ? fate : random.below(1 << 20);
          const action = rules.nth(state, k % rules.count(state));
          if (actor === CHANCE) table.submit({ type: 'outcome', action });
          else table.submit({ type: 'play', by: actor, action });
        }
      }
    }
    expect(compared).toBeGreaterThan(0);
  });
});

test('what hides something is known', () => {
  expect(new Set(modes.map(([, { id }]) => id))).toEqual(new Set(['wildfire', 'dash']));
});
