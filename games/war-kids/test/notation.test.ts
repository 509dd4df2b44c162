import {
  CHANCE,
  ENTRY_LIMIT,
  EventList,
  LANGUAGES,
  Match,
  POSITION_LIMIT,
  withNotation,
  Xoshiro,
} from '@glade/engine';
import { anything, legalOf, playOut } from '@glade/engine/testing';
import { engineText, tellProblem, translator } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { guess, notation as riddles } from '../src/guess/index.ts';
import type { GuessState } from '../src/guess/state.ts';
import { warKids } from '../src/index.ts';
import { KIND } from '../src/rules/actions.ts';
import { EVENTS } from '../src/rules/events.ts';
import type { BattleState } from '../src/rules/state.ts';
import { scenarios } from '../src/scenario/built-in.ts';
import { parseScenario } from '../src/scenario/read-scenario.ts';
import { battleWith, valuesWith } from './play.ts';
import { randomScenario } from './random-scenario.ts';

const road = battleWith({ scenario: 'forestRoad' });

function at(position: string, game = road): BattleState {
  const parsed = game.notation.parsePosition(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

function read(s: BattleState, text: string, game = road): number | string {
  const parsed = game.notation.parse(s, text);
  return parsed.ok ? parsed.value : parsed.problem.code;
}

/** What is written for what was typed. */
const written = (s: BattleState, text: string, game = road): string => {
  const a = read(s, text, game);
  return typeof a === 'string' ? a : game.notation.format(s, a);
};

/** Why what was typed may not be done by the one who is to act. */
function refused(s: BattleState, text: string, game = road): string | undefined {
  const a = read(s, text, game);
  return typeof a === 'string' ? a : game.check(s, a, game.actor(s))?.code;
}

const MEADOW = 'move turn 1 blue: B-S1=E6 B-S2=E7 B-P1=F6 B-M1=C5 B-L1=A6 K-S1=L6 K-M1=G5 K-L1=O6';

test('one sentence brings a unit where it is to go, also one that waits', () => {
  const s = at('move turn 2 blue: B-S1=E6 B-S2=C4 B-L1=A6 K-S1=L6 K-L1=O6');
  for (const text of ['S2 to C5', 's2 c5', 'S2 in C5', 'S2 → C5', 'move S2 to C5'])
    expect(written(s, text)).toBe('move S2 to C5');
  const waterloo = battleWith({ scenario: 'waterloo' });
  const late = at('move turn 12 pink: K-S1=K16 K-L1=L17 B-S1=A1 B-L1=B1', waterloo);
  const coming = [...late.setup.arrives.keys()].find((unit) => late.setup.arrives[unit]! > 0)!;
  const name = late.setup.units[coming]!.id;
  const [cell] = late.setup.entries[coming]!;
  const to = waterloo.notation.place(cell!);
  expect(written(late, `${name} to ${to}`, waterloo)).toMatch(/^enter /);
  const early = at('move turn 1 pink: K-S1=K16 K-L1=L17 B-S1=A1 B-L1=B1', waterloo);
  expect(refused(early, `${name} to ${to}`, waterloo)).toBe('notHereYet');
});

test('who moves by themselves says in the same way where a unit stands', () => {
  const own = battleWith({ scenario: 'forestRoad', ownDice: true, ownMoves: true });
  const s = at(MEADOW, own);
  for (const text of ['S2 to C9', 'move S2 to C9', 'place S2 at C9', 'metti S2 su C9'])
    expect(written(s, text, own)).toBe('place S2 at C9');
  expect(written(s, 'K-S1 to C9', own)).toBe('place K-S1 at C9');
  expect(refused(s, 'S2 to E6', own)).toBe('stillThere');
});

test('a move that is too long counts the point of a road only for places on the road', () => {
  const withRoads = battleWith({ scenario: 'forestRoad', roads: true });
  const tell = translator('en', engineText, warKids.text);
  const why = (position: string, to: string): string => {
    const s = at(position, withRoads);
    const refusal = withRoads.check(s, read(s, `move M1 to ${to}`, withRoads) as number, 0)!;
    expect(refusal).toMatchObject({ clause: 'WK-21', code: 'tooFar' });
    return tell(`refusal.${refusal.code}`, { ...refusal.args, place: to });
  };
  const onRoad = 'move turn 1 blue: B-M1=A6 B-L1=A11 K-L1=O6';
  expect(why(onRoad, 'A4')).toBe('A4 is 2 hexes away. The Mage can go only 1. Choose another hex.');
  expect(why(onRoad, 'D6')).toBe('D6 is 3 hexes away. The Mage can go only 2. Choose another hex.');
  const beside = 'move turn 1 blue: B-M1=A5 B-L1=A11 K-L1=O6';
  expect(why(beside, 'B6')).toBe('B6 is 2 hexes away. The Mage can go only 1. Choose another hex.');
});

describe('entries', () => {
  const s = at(MEADOW);

  test.each([
    ['move S1 to D6', 'move S1 to D6'],
    ['  MOVE  b-s1 d6 !', 'move S1 to D6'],
    ['S1 d6', 'move S1 to D6'],
    ['muovi S1 in D6.', 'move S1 to D6'],
    ['cast M1 at K-M1', 'cast M1 at K-M1'],
    ['lancia M1 contro m1', 'cast M1 at K-M1'],
    ['end', 'end'],
    ['fine fase', 'end'],
  ])('%s', (typed, meant) => {
    expect(written(s, typed)).toBe(meant);
    expect(refused(s, typed)).toBeUndefined();
  });

  test.each([
    ['', 'notation.entry'],
    ['hop S1 D6 E6', 'notation.entry'],
    ['move X9 to D6', 'notation.entry'],
    ['move S1 to 99', 'notation.entry'],
    ['spell 4', 'noRoll'],
    ['move S1 to Z9', 'notThere'],
    ['move S1 to E6', 'stays'],
    ['move S1 to F6', 'occupied'],
    ['move S1 to G6', 'blocked'],
    ['move S1 to H6', 'tooFar'],
    ['move K-S1 to K6', 'notYours'],
    ['move S3 to D6', 'offTheMap'],
    ['enter S1 at A6', 'notWaiting'],
    ['exit S1', 'noExit'],
    ['land D4', 'otherStep'],
    ['lose S1', 'otherStep'],
    ['charge P1 at K-M1', 'combatLater'],
    ['cast S1 at K-M1', 'notAMage'],
    ['cast M1 at K-S1', 'outOfRange'],
    ['cast M1 at B-S1', 'notAnEnemy'],
    ['slow M1 at K-M1', 'noSlowMagic'],
  ])('%s: %s', (typed, code) => {
    expect(refused(s, typed)).toBe(code);
  });

  test('what is refused on the map is marked there', () => {
    const cellsOf = (state: typeof s, typed: string) =>
      road.check(state, read(state, typed) as number, 0)?.cells;
    expect(cellsOf(s, 'charge P1 at K-M1')).toHaveLength(1);
    expect(cellsOf(s, 'move S1 to H6')).toHaveLength(1);
  });

  test('in the Combat phase', () => {
    const combat = at(
      'combat turn 1 blue: B-S1=F5 B-S2=F6 B-S3=E4 B-P1=G6 B-M1=E5/c B-L1=A6 K-S1=G5 K-L1=O6 K-M1=H6',
    );
    expect(written(combat, 'carica p1 contro k-m1')).toBe('charge P1 at K-M1');
    expect(refused(combat, 'charge P1 at K-M1')).toBeUndefined();
    expect(refused(combat, 'end')).toBe('mustFight');
    expect(refused(combat, 'strike S1 at K-S1')).toBe('needsThree');
    expect(refused(combat, 'strike P1 at K-M1')).toBe('otherType');
    expect(refused(combat, 'strike M1 at K-S1')).toBe('magesNeverTouch');
    expect(refused(combat, 'strike L1 at K-S1')).toBe('leadersNeverAttack');
    expect(refused(combat, 'trio S1 S2 S3 at K-S1')).toBe('notBeside');
    expect(refused(combat, 'trio S1 S2 at K-S1')).toBe('needsThree');
    expect(refused(combat, 'trio S1 S2 at K-M1')).toBe('notBeside');
    expect(refused(combat, 'trio S1 S2 P1 at K-S1')).toBe('onlySoldiers');
    expect(refused(combat, 'trio S1 S2 L1 at K-S1')).toBe('onlySoldiers');
    expect(refused(combat, 'fight S1 at K-S1')).toBe('noDice');
    expect(refused(combat, 'cast M1 at K-S1')).toBe('hasCast');
    expect(refused(combat, 'strike S1 at K-M1')).toBe('noContact');
    expect(refused(combat, 'move S1 to E6')).toBe('movementOver');
  });

  test('rolls', () => {
    const cast = at(
      `cast turn 1 blue in move: ${MEADOW.slice(18).replace('B-M1=C5', 'B-M1=C5/c')} ; pending B-M1 at K-M1`,
    );
    expect(road.actor(cast)).toBe(CHANCE);
    expect(legalOf(road, cast)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const typed of ['spell 4', '4', 'Tiro 4', 'incantesimo 4'])
      expect(written(cast, typed)).toBe('spell 4');
    expect(refused(cast, '7')).toBe('noSuchRoll');
    expect(refused(cast, 'end')).toBe('rollFirst');
    expect(road.facesOf(cast, 4)).toEqual([4]);
  });

  test('two dice are read in their order', () => {
    const dice = battleWith({ soldierDice: true, scenario: 'forestRoad' });
    const fight = at(
      'fight turn 1 blue: B-S1=F5/s B-S2=F6 B-L1=A6 K-S1=G5/d K-L1=O6 ; pending B-S1 at K-S1',
      dice,
    );
    expect(written(fight, 'fight 2 5', dice)).toBe('fight 2 5');
    const trace = new EventList();
    dice.apply(fight, read(fight, '2 5', dice) as number, trace);
    expect(trace.events.map(({ code }) => code).slice(0, 3)).toEqual([
      EVENTS.totals.code,
      EVENTS.fightLost.code,
      EVENTS.eliminated.code,
    ]);
    expect(trace.events[0]!.args).toEqual({ attack: 5, defence: 8 });
  });
});

/** Names that mean something else in an entry, or in a position. */
const AWKWARD =
  'a at the to in e con magic end move exit land wait out pending 1 6 66 c3 a-at b-end the-a'.split(
    ' ',
  );

test('whatever units are called, entries and positions are read as they are written', () => {
  const random = new Xoshiro(14);
  const seen = new Set<number>();
  for (let match = 0; match < 30; match++) {
    const given = randomScenario(random) as { units: readonly object[] };
    const units = given.units.map((unit, i) => ({ ...unit, id: AWKWARD[(i + match) % 20] }));
    const scenario = parseScenario({ ...given, units });
    if (!scenario.ok) throw new Error(JSON.stringify(scenario.problem));
    const values = { slowMagic: true, soldierDice: match % 2 === 0 };
    const game = battleWith(values, scenario.value);
    const see = (s: BattleState): void => {
      for (const a of legalOf(game, s)) {
        const text = game.notation.format(s, a);
        expect({ text, read: read(s, text, game) }).toEqual({ text, read: a });
        if (game.actor(s) >= 0) seen.add(a >> KIND);
      }
      const position = game.notation.position(s);
      expect(game.notation.position(at(position, game))).toBe(position);
    };
    playOut(game, anything(game, random), see, 60);
  }
  expect([...seen]).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5, 6, 7, 8, 10]));
});

test('three Soldiers with awkward names against another', () => {
  const names: Readonly<Record<string, string>> = {
    'B-S1': 'a',
    'B-S2': 'at',
    'B-S3': 'to',
    'K-S1': 'the',
  };
  const { forestRoad } = scenarios;
  const units = forestRoad.units.map((unit) => ({ ...unit, id: names[unit.id] ?? unit.id }));
  const game = battleWith({}, { ...forestRoad, units });
  const s = at('combat turn 1 blue: a=F5 at=F6 to=F4 B-L1=A6 the=G5 K-L1=O6', game);
  const legal = legalOf(game, s);
  expect(legal.map((a) => game.notation.format(s, a))).toEqual(['trio a at to at the']);
  expect(read(s, 'trio a at to at the', game)).toBe(legal[0]);
});

describe('positions', () => {
  test.each([
    MEADOW,
    'combat turn 3 pink: B-S1=F5 B-L1=A6 K-S1=G5 K-P1=F4 K-L1=O6 ; places bridge=pink ; held 0 2',
  ])('%s', (position) => {
    expect(road.notation.position(at(position))).toBe(position);
    expect(road.notation.position(at(position.toUpperCase()))).toBe(position);
  });

  test.each([
    ['hello', 'position.head'],
    ['move turn 1 red: B-S1=A1', 'position.head'],
    ['move turn 1 blue in combat: B-S1=A1', 'position.head'],
    [`${MEADOW} B-S9=A1`, 'position.unit'],
    [`${MEADOW} B-S1=A1`, 'position.unit'],
    [`${MEADOW} B-S3=E6`, 'position.unit'],
    [`${MEADOW} B-S3=A99`, 'position.unit'],
    [`${MEADOW} ; weather fine`, 'position.section'],
    [`${MEADOW} ; pending B-M1 at K-M1`, 'position.section'],
    [`${MEADOW} ; held 1`, 'position.section'],
    [`${MEADOW} ; held 9 0`, 'position.impossible'],
    [MEADOW.replace('turn 1', 'turn 15'), 'position.impossible'],
    [MEADOW.replace('E7', 'E7/w'), 'position.impossible'],
    [MEADOW.replace('K-M1=G5', 'K-M1=G5/m'), 'position.impossible'],
    ['move turn 1 blue: B-S1=A1', 'position.impossible'],
    ['combat turn 1 blue: B-S1=A1 K-S1=O6', 'position.impossible'],
    ['instant turn 1 blue: B-S1=A1 K-S1=O6', 'position.impossible'],
  ])('%s: %s', (position, code) => {
    const parsed = road.notation.parsePosition(position);
    expect(parsed.ok ? 'ok' : parsed.problem.code).toBe(code);
  });

  test('every position of matches on maps made at random can be written and read', () => {
    const random = new Xoshiro(12);
    let positions = 0;
    for (let match = 0; match < 25; match++) {
      const scenario = parseScenario(randomScenario(random));
      if (!scenario.ok) continue;
      const values = { slowMagic: true, soldierDice: match % 2 === 0, wounded: match % 3 === 0 };
      const game = battleWith({ ...values, protectionTiming: 'simultaneous' }, scenario.value);
      const see = (s: BattleState): void => {
        positions += 1;
        const text = game.notation.position(s);
        const parsed = game.notation.parsePosition(text);
        if (!parsed.ok) throw new Error(`${text}: ${parsed.problem.code}`);
        expect(game.notation.position(parsed.value)).toBe(text);
        expect(game.hash(parsed.value)).toBe(game.hash(s));
        expect(legalOf(game, parsed.value)).toEqual(legalOf(game, s));
      };
      playOut(game, anything(game, random), see, 60);
    }
    expect(positions).toBeGreaterThan(400);
  });
});

test('the board for a terminal shows every unit', () => {
  const drawn = warKids.rules(valuesWith({ scenario: 'forestRoad' })).notation.draw!(
    at(MEADOW),
    translator('it', warKids.text),
  );
  for (const sign of ['S1', 'P1', 'L1', 's1', 'm1', '~', 'w']) expect(drawn).toContain(sign);
  expect(drawn.split('\n')).toHaveLength(3 + 11);
  expect(drawn.split('\n')[0]).toBe('Turno 1, azzurro: movimento');
});

describe('what is too long is not looked at, and told so', () => {
  const entry = 'x'.repeat(ENTRY_LIMIT + 1);
  const place = 'x'.repeat(POSITION_LIMIT + 1);
  const answered = {
    'an entry': road.notation.parse(at(MEADOW), `move S1 to ${entry}`),
    'an entry of blanks': road.notation.parse(at(MEADOW), `end${' '.repeat(ENTRY_LIMIT)}`),
    'an answer': riddles.parse(guess.create(), entry),
    'a position': road.notation.parsePosition(`${MEADOW} ; ${place}`),
    'a position of a riddle': riddles.parsePosition(`guess: ${place}`),
  };

  test.each(Object.entries(answered))('%s', (what, found) => {
    if (found.ok) throw new Error('read');
    const isEntry = !what.includes('position');
    expect(found.problem.code).toBe(isEntry ? 'notation.long' : 'position.long');
    for (const language of LANGUAGES) {
      const say = translator(language, engineText, warKids.text);
      const limit = new Intl.NumberFormat(language).format(isEntry ? ENTRY_LIMIT : POSITION_LIMIT);
      expect(tellProblem(say, found.problem)).toContain(limit);
    }
  });

  test('what is as long as it may be is looked at', () => {
    const blanks = ' '.repeat(ENTRY_LIMIT - 'end'.length);
    expect(written(at(MEADOW), `end${blanks}`)).toBe('end');
  });
});

describe('the guessing game', () => {
  const game = withNotation(guess, riddles);
  const reads = (s: GuessState, text: string): number | string => {
    const parsed = game.notation.parse(s, text);
    return parsed.ok ? parsed.value : parsed.problem.code;
  };

  test('T-60', () => {
    const start = game.notation.parsePosition('guess: middle 2010 child 0000');
    if (!start.ok) throw new Error(start.problem.code);
    const s = start.value;
    expect(game.check(s, reads(s, 'G-P1') as number, CHANCE)?.code).toBe('noSuchPhrase');
    for (const text of ['G-S3', 'soldato', 'g-m2', 'time', 'G-S8', 'Pegasus']) {
      expect(game.check(s, reads(s, text) as number, game.actor(s))).toBeUndefined();
      game.apply(s, reads(s, text) as number);
    }
    expect(game.view(s, 0)).toMatchObject({ step: 'over', child: [1, 0, 0, 0] });
  });

  test('an answer stands once it has been judged', () => {
    const options = valuesWith({ mode: 'guess' });
    const header = {
      options,
      dice: 'virtual',
      seed: 'riddle',
      players: ['person', 'person'],
    } as const;
    const start = Match.start(warKids, header);
    const riddle = start.play(3, CHANCE);
    if (!riddle.ok) throw new Error(riddle.refusal.code);
    const answered = riddle.match.play(0, 0);
    expect(answered.ok && answered.match.fixed).toBe(2);
  });

  test('what comes too early is told apart from dice', () => {
    const s = game.create();
    expect(game.check(s, reads(s, 'soldier') as number, 0)?.code).toBe('riddleFirst');
    game.apply(s, 3);
    expect(game.check(s, reads(s, 'G-P1') as number, 0)?.code).toBe('answerFirst');
  });

  test('positions are read as they are written', () => {
    const s = game.create();
    game.apply(s, 3);
    const text = game.notation.position(s);
    expect(text).toBe('guess phrase G-S4: middle 4211 child 0000 ; used G-S4');
    expect(game.notation.parsePosition(text)).toEqual({ ok: true, value: s });
    for (const wrong of [
      'guess: middle 4211 child 1000',
      'guess phrase G-S4: middle 4211 child 0000',
    ])
      expect(game.notation.parsePosition(wrong)).toMatchObject({ ok: false });
  });
});
