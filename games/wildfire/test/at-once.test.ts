import { describe, expect, test } from 'vitest';
import { EventList, KeyedDice, type Event } from '@glade/engine';
import { optionsWith } from '@glade/engine/testing';
import { wildfire } from '../src/index.ts';
import { wildfireOptions } from '../src/rules/options.ts';
import { ACT } from '../src/rules/steps.ts';
import { vsKernel } from '../src/rules/vs/vs.ts';

// WF-R37: all act at the same time. Whoever is let act before the others does the same, and the turn ends the same.

const kernel = vsKernel(wildfireOptions(optionsWith(wildfire, { mode: 'vs', vsPlayers: 3 })));

describe('seats that act at the same time', () => {
  test('lead to the same position in whatever order, and each is told the same', () => {
    let several = 0;
    for (let match = 0; match < 40; match++) {
      const random = new KeyedDice(`at once ${match}`).random('order');
      const inOrder = kernel.create();
      const anyhow = kernel.create();
      while (kernel.count(inOrder) > 0) {
        if (inOrder.step !== ACT) {
          const outcome = kernel.nth(inOrder, random.below(kernel.count(inOrder)));
          kernel.apply(inOrder, outcome);
          kernel.apply(anyhow, outcome);
          continue;
        }
        const { turn } = inOrder;
        const chosen = new Map<number, number[]>();
        const told: Event[] = [];
        while (inOrder.step === ACT && inOrder.turn === turn) {
          const action = kernel.nth(inOrder, random.below(kernel.count(inOrder)));
          chosen.set(inOrder.seat, [...(chosen.get(inOrder.seat) ?? []), action]);
          told.push(...applied(inOrder, action));
        }
        if (chosen.size > 1) several += 1;
        const again: Event[] = [];
        while (chosen.size > 0) {
          const seats = [...chosen.keys()];
          const seat = seats[random.below(seats.length)]!;
          expect(kernel.turnTo!(anyhow, seat)).toBe(true);
          expect(kernel.actor(anyhow)).toBe(seat);
          const [action, ...rest] = chosen.get(seat)!;
          expect(kernel.check(anyhow, action!, seat)).toBe(undefined);
          again.push(...applied(anyhow, action!));
          if (rest.length > 0) chosen.set(seat, rest);
          else chosen.delete(seat);
        }
        expect(kernel.hash(anyhow)).toBe(kernel.hash(inOrder));
        for (const seat of [undefined, 0, 1, 2])
          expect(sorted(again, seat)).toEqual(sorted(told, seat));
      }
    }
    expect(several).toBeGreaterThan(100);
  });

  test('cannot be let act who has acted, whose grid is finished, who does not exist, or while dice are to fall', () => {
    const s = kernel.create();
    const before = kernel.hash(s);
    expect(kernel.turnTo!(s, 0)).toBe(false);
    kernel.apply(s, 0);
    kernel.apply(s, kernel.nth(s, 0));
    kernel.apply(s, 35);
    expect(kernel.turnTo!(s, 2)).toBe(true);
    while (s.seat === 2) kernel.apply(s, kernel.nth(s, 0));
    for (const seat of [2, 3, -1]) expect(kernel.turnTo!(s, seat)).toBe(false);
    expect(kernel.turnTo!(s, 1)).toBe(true);
    expect(before).not.toBe(kernel.hash(s));
  });

  test('stay hidden from each other: another possibility leaves what has been seen, whoever has acted already', () => {
    for (let match = 0; match < 30; match++) {
      const random = new KeyedDice(`hidden ${match}`).random('order');
      const s = kernel.create();
      while (kernel.count(s) > 0) {
        if (s.step === ACT) kernel.turnTo!(s, random.below(3));
        const world = kernel.create();
        for (const seat of [0, 1, 2]) {
          kernel.copy(s, world);
          kernel.resample!(world, seat, random);
          expect(kernel.view(world, seat)).toEqual(kernel.view(s, seat));
          expect([...world.acts].map((acts) => acts > 0)).toEqual([...s.acts].map((a) => a > 0));
        }
        kernel.apply(s, kernel.nth(s, random.below(kernel.count(s))));
      }
    }
  });
});

function applied(s: ReturnType<typeof kernel.create>, action: number): readonly Event[] {
  const trace = new EventList();
  kernel.apply(s, action, trace);
  return trace.events;
}

/** What a seat hears of these events, in whatever order. */
const sorted = (events: readonly Event[], seat: number | undefined): readonly string[] =>
  events
    .filter((event) => kernel.hears!(event, seat))
    .map((event) => JSON.stringify(event))
    .toSorted();
