import { describe, expect, test } from 'vitest';
import type { RefState } from './reference.ts';
import { OVER, refActor, refApply, refLegal, refOutcome } from './reference.ts';
import { CAST, code, DICE, END, LOSS, PEG, SLOW, SOLD, TRIO } from './reference/codes.ts';
import {
  after,
  around,
  aim,
  cell,
  codesOf,
  dice,
  legal,
  move,
  passed,
  report,
  seen,
  table,
  targetsOf,
  unit,
} from './reference/tables.ts';

// The test vectors of combat by contact, by their ids.

const combat = (...told: Parameters<typeof table>) => refApply(table(...told), END);
const gone = (s: RefState, ...ids: string[]) => ids.map((id) => seen(s, id).cell === -1);
/** No attack left: the Combat phase has ended by itself. */
const turnOver = (s: RefState) => report(s).active === 1 && report(s).phase === 'movement';

describe('the basic game', () => {
  test('T-13 a Soldier must eliminate a Mage it touches', () => {
    const s = combat('S(0,0) m(1,0) m2(5,0)');
    expect(legal(s, END)).toBe(false);
    const done = after(s, aim(SOLD, s, 'S', 'm'));
    expect(gone(done, 'm', 'm2')).toEqual([true, false]);
    expect(turnOver(done)).toBe(true);
  });

  test('T-14 three Soldiers for a Soldier, side by side if need be', () => {
    expect(turnOver(combat('s(0,0) S1(1,0) S2(1,-1)'))).toBe(true);
    const s = combat('s(0,0) S1(1,0) S2(1,-1) S3(0,-1)');
    expect(refLegal(s)).toEqual([around(TRIO, s, 'S1 S2 S3', 's')]);
    expect(gone(after(s, ...refLegal(s)), 's')).toEqual([true]);
  });

  test('T-15 five Soldiers never eliminate two, six do', () => {
    const five = 's1(0,0) s2(2,0) SA(-1,0) SB(0,-1) SC(1,0) SD(3,0) SE(2,1)';
    const s = combat(five);
    const left = around(TRIO, s, 'SA SB SC', 's1');
    const right = around(TRIO, s, 'SC SD SE', 's2');
    expect(refLegal(s)).toEqual([left, right]);
    expect(gone(after(s, left), 's1', 's2')).toEqual([true, false]);
    expect(turnOver(after(s, left))).toBe(true);
    expect(gone(after(s, right), 's1', 's2')).toEqual([false, true]);

    const six = combat(`${five} SF(1,1)`);
    const other = around(TRIO, six, 'SD SE SF', 's2');
    const both = after(six, around(TRIO, six, 'SA SB SC', 's1'));
    expect(refLegal(both)).toEqual([other]);
    expect(gone(after(both, other), 's1', 's2')).toEqual([true, true]);
  });

  test('T-16 a Pegasus picks one, and the other strikes back', () => {
    const s = combat('P(0,0) s1(1,0) s2(-1,0)');
    expect(targetsOf(s, PEG)).toEqual(['s1', 's2']);
    const charged = after(s, aim(PEG, s, 'P', 's1'));
    expect(gone(charged, 's1', 's2')).toEqual([true, false]);
    expect(turnOver(charged)).toBe(true);
    const reply = refApply(charged, END);
    expect(refLegal(reply)).toEqual([aim(SOLD, reply, 's2', 'P')]);
    expect(gone(after(reply, ...refLegal(reply)), 'P')).toEqual([true]);
  });

  test('T-17 a Pegasus eliminates a Pegasus', () => {
    const s = combat('P(0,0) p(1,0)');
    expect(gone(after(s, aim(PEG, s, 'P', 'p')), 'p')).toEqual([true]);
  });

  test('T-18 a Pegasus is none of the three Soldiers', () => {
    const s = combat('s(0,0) S1(1,0) S2(-1,0) P(0,1)');
    expect(refLegal(s)).toEqual([aim(PEG, s, 'P', 's')]);
    expect(gone(after(s, ...refLegal(s)), 's')).toEqual([true]);
  });

  test('T-19 a Prince never attacks', () => {
    const s = combat('L(0,0) m(1,0)');
    expect(turnOver(s)).toBe(true);
    expect(gone(s, 'm')).toEqual([false]);
  });

  test('T-23 protection lasts as long as the leader', () => {
    const units = 'P(0,0) P2(3,-1) s(1,0) l(2,0)';
    const s = combat(units);
    expect(refLegal(s)).toEqual([aim(PEG, s, 'P2', 'l')]);
    const bare = after(s, aim(PEG, s, 'P2', 'l'));
    expect(gone(bare, 'l', 's')).toEqual([true, false]);
    expect(refLegal(bare)).toEqual([aim(PEG, bare, 'P', 's')]);
    expect(gone(after(bare, ...refLegal(bare)), 's')).toEqual([true]);
    const early = combat(units, { protectionTiming: 'simultaneous' });
    expect(turnOver(after(early, aim(PEG, early, 'P2', 'l')))).toBe(true);
  });

  test('T-25 leaders do not protect each other, unless agreed', () => {
    const units = 'P(0,0) l1(1,0) l2(2,0)';
    expect(targetsOf(combat(units), PEG)).toEqual(['l1']);
    expect(turnOver(combat(units, { leadersProtectLeaders: true }))).toBe(true);
  });

  test('T-26 leader loss: never, with the last, with any', () => {
    const play = (leaderLoss: string) => {
      const first = combat('P1(0,0) P2(5,0) l1(1,0) l2(6,0) s(-5,0)', { leaderLoss });
      const one = after(first, aim(PEG, first, 'P1', 'l1'));
      if (refActor(one) === OVER) return [refOutcome(one)];
      const two = after(one, aim(PEG, one, 'P2', 'l2'));
      return [refActor(one), refActor(two) === OVER ? refOutcome(two) : refActor(two)];
    };
    const lost = { code: 'leader', winners: [0] };
    expect(play('off')).toEqual([0, 1]);
    expect(play('all')).toMatchObject([0, lost]);
    expect(play('any')).toMatchObject([lost]);
  });

  test('T-27 combat may be agreed to be free', () => {
    const free = combat('P(0,0) m(1,0)', { forcedCombat: 'none' });
    expect(refLegal(free)).toEqual([END, aim(PEG, free, 'P', 'm')]);
    expect(gone(refApply(free, END), 'm')).toEqual([false]);
    expect(legal(combat('P(0,0) m(1,0)'), END)).toBe(false);
  });

  const RING = 'l(0,0) s1(1,0) s2(1,-1) s3(0,-1) s4(-1,0) s5(-1,1) s6(0,1)';

  test('T-29 a leader in a ring of its own is open to magic only', () => {
    expect(turnOver(combat(`${RING} P(2,0)`))).toBe(true);
    const s = table(`${RING} M(3,0)`);
    expect(targetsOf(s, CAST)).toEqual(['l']);
    const cast = after(s, aim(CAST, s, 'M', 'l'));
    expect(report(cast).pending).toMatchObject({ kind: 'fast', distance: 3 });
  });
});

describe('Pegasus limits', () => {
  const limits = { pegasusLimits: true };
  const hill = (q: number) => (q >= 1 ? 1 : 0);

  test('T-30 no charge into woods, a river or across a contour', () => {
    for (const ground of [
      { woods: [[1, 0]] },
      { rivers: [[1, 0]] },
      { elevation: hill },
    ] as const) {
      expect(turnOver(combat('P(0,0) s(1,0)', limits, ground))).toBe(true);
      expect(targetsOf(combat('P(0,0) s(1,0)', {}, ground), PEG)).toEqual(['s']);
    }
    const under = { woods: [[0, 0]] } as const;
    expect(targetsOf(combat('P(0,0) s(1,0)', limits, under), PEG)).toEqual(['s']);
    const both = { woods: [[1, 0]], elevation: hill } as const;
    expect(targetsOf(combat('S(0,0) m(1,0)', limits, both), SOLD)).toEqual(['m']);
  });
});

describe('the wounded', () => {
  test('T-31 wounded first, by contact and by magic', () => {
    const s = combat('P1(1,0) P2(-1,0) m(0,0)', { wounded: true });
    const once = after(s, aim(PEG, s, 'P1', 'm'));
    expect(seen(once, 'm')).toMatchObject({ wounded: true });
    expect(gone(once, 'm')).toEqual([false]);
    expect(refLegal(once)).toEqual([aim(PEG, once, 'P2', 'm')]);
    expect(gone(after(once, ...refLegal(once)), 'm')).toEqual([true]);
    const magic = table('M(0,0) s(2,0)', { wounded: true });
    const hit = after(magic, aim(CAST, magic, 'M', 's'), 2);
    expect(seen(hit, 's').wounded).toBe(true);
    expect(gone(hit, 's')).toEqual([false]);
  });

  const HOSPITAL = 'L(0,0) S1(1,0) S2(2,0) p(1,1)';
  const hurt = { wounded: ['L', 'S1', 'S2'] };

  // By default the Soldiers would have to strike the Pegasus first (WK-R13), so combat is free here.
  test('T-38 a leader heals its neighbours, and protects nobody', () => {
    const after38 = (princeHeals: boolean) =>
      passed(table(HOSPITAL, { wounded: true, princeHeals, forcedCombat: 'none' }, hurt));
    const wounds = (s: RefState) => ['L', 'S1', 'S2'].map((id) => seen(s, id).wounded);
    expect(wounds(after38(true))).toEqual([true, false, true]);
    expect(targetsOf(refApply(after38(true), END), PEG)).toContain('S1');
    expect(wounds(after38(false))).toEqual([true, true, true]);
    expect(targetsOf(refApply(after38(false), END), PEG)).not.toContain('S1');
    const forced = refApply(table(HOSPITAL, { wounded: true, princeHeals: true }, hurt), END);
    expect(legal(forced, END)).toBe(false);
    expect(targetsOf(forced, SOLD)).toEqual(['p']);
  });

  test('T-59 healing without wounds is ignored', () => {
    const s = table('P(0,0) s(1,0) l(2,0)', { princeHeals: true });
    expect(turnOver(refApply(s, END))).toBe(true);
    const heals = table('P(0,0) s(1,0) l(2,0)', { princeHeals: true, wounded: true });
    expect(targetsOf(refApply(heals, END), PEG)).toEqual(['s']);
  });
});

describe('Soldiers with dice', () => {
  const A6 = { soldierDice: true };
  /** All of the named attack the target. */
  const fight = (s: RefState, ids: string, target: string, a: number, b: number) =>
    after(s, around(DICE, s, ids, target), dice(a, b));

  test('T-39 one against one', () => {
    const s = combat('S(0,0) s(1,0)', A6);
    expect(refLegal(s)).toEqual([END, around(DICE, s, 'S', 's')]);
    expect(gone(fight(s, 'S', 's', 4, 3), 's', 'S')).toEqual([true, false]);
    expect(gone(fight(s, 'S', 's', 3, 3), 's', 'S')).toEqual([false, false]);
    expect(turnOver(fight(s, 'S', 's', 3, 3))).toBe(true);
    expect(gone(fight(s, 'S', 's', 2, 5), 's', 'S')).toEqual([false, true]);
    const tried = combat('S(0,0) S2(2,0) s(1,0)', A6);
    expect(turnOver(fight(tried, 'S', 's', 3, 3))).toBe(true);
    expect(legal(combat('S(0,0) s(1,0)', { ...A6, forcedCombat: 'all' }), END)).toBe(false);
  });

  test('T-40 several attack together, and the defender picks its victim', () => {
    const s = combat('S1(0,0) S2(1,-1) s(1,0)', A6);
    expect(codesOf(s, DICE)).toHaveLength(3);
    expect(gone(fight(s, 'S1 S2', 's', 1, 3), 's')).toEqual([true]);
    expect(gone(fight(s, 'S1 S2', 's', 1, 4), 's', 'S1', 'S2')).toEqual([false, false, false]);
    const lost = fight(s, 'S1 S2', 's', 1, 6);
    expect([report(s).actor, report(lost).actor]).toEqual([0, 1]);
    expect(refLegal(lost)).toEqual(['S1', 'S2'].map((id) => code(LOSS, unit(lost, id))));
    expect(gone(refApply(lost, code(LOSS, unit(lost, 'S2'))), 'S1', 'S2')).toEqual([false, true]);
  });

  test('T-40 whom the own leader protects is not lost', () => {
    const s = combat('S1(0,0) S2(1,-1) s(1,0) L(-1,0)', A6);
    expect(gone(fight(s, 'S1 S2', 's', 1, 6), 'S1', 'S2')).toEqual([false, true]);
    const none = combat('S1(0,0) s(1,0) L(-1,0)', A6);
    expect(gone(fight(none, 'S1', 's', 1, 6), 'S1', 's')).toEqual([false, false]);
  });

  test('T-40 a Mage defends itself too, and a Pegasus attacks apart', () => {
    const s = combat('S(0,0) m(1,0)', A6);
    expect(gone(fight(s, 'S', 'm', 1, 5), 'S', 'm')).toEqual([true, false]);
    const hurt = combat('S(0,0) m(1,0)', { ...A6, wounded: true });
    expect(seen(fight(hurt, 'S', 'm', 1, 5), 'S')).toMatchObject({ wounded: true, spent: false });
    const horse = combat('S(0,0) s(1,0) P(2,0)', A6);
    expect(refLegal(horse)).toEqual([aim(PEG, horse, 'P', 's'), around(DICE, horse, 'S', 's')]);
    expect(gone(after(horse, aim(PEG, horse, 'P', 's')), 's')).toEqual([true]);
  });
});

describe('a push is no way to kill', () => {
  const A4 = { slowMagic: true };
  const hitTo = (s: RefState, target: string, to: readonly [number, number]) => {
    const pushed = after(s, aim(SLOW, s, 'M', target), dice(6, 6));
    const land = refLegal(pushed).find(
      (a) => seen(refApply(pushed, a), target).cell === cell(...to),
    );
    return refApply(pushed, land ?? -1);
  };

  test('T-36 nobody may strike the pushed unit in this player-turn', () => {
    const play = (options: object) => {
      const s = hitTo(table('M(-6,0) P(4,0) s(0,0)', { ...A4, ...options }), 's', [2, -2]);
      expect(seen(s, 's').pushed).toBe(true);
      return after(s, move(s, 'P', 3, -2), END);
    };
    expect(turnOver(play({}))).toBe(true);
    expect(turnOver(play({ pushSafety: 'immune' }))).toBe(true);
    expect(targetsOf(play({ pushSafety: 'noContact' }), PEG)).toEqual(['s']);
  });

  test('T-37 pushing a leader off its bodyguard is fair', () => {
    const s = table('M(-6,0) P(2,1) l(0,0) s(1,0)', A4);
    const hit = after(s, aim(SLOW, s, 'M', 'l'), dice(3, 3));
    expect(refLegal(hit)).toHaveLength(10);
    const off = hitTo(s, 'l', [-1, -1]);
    const beside = after(off, move(off, 'P', 1, 1), END);
    expect(refLegal(beside)).toEqual([aim(PEG, beside, 'P', 's')]);
    expect(gone(after(beside, ...refLegal(beside)), 's')).toEqual([true]);
    expect(targetsOf(s, SLOW)).toEqual(['l', 's']);
    expect(
      targetsOf(table('M(-6,0) P(2,1) l(0,0) s(1,0)', { ...A4, pushProtected: false }), SLOW),
    ).toEqual(['l']);
  });
});
