import type { Entry } from '@glade/engine';
import { sample } from '@glade/engine/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chooser, Intent } from '../src/index.ts';
import { changesOf, quiet, table } from './dash-table.ts';

const number = fc.oneof(
  fc.integer({ min: -3, max: 40 }),
  fc.constantFrom(Number.NaN, 0.5, -0, Infinity, 2 ** 31, 2 ** 53),
);
const seat = fc.oneof(fc.constantFrom(0, 1), fc.constantFrom(0, 1), number);
const choice = fc.oneof(fc.constantFrom(0, 1, 2), number);

const intent: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ type: fc.constant('play' as const), by: seat, action: choice }),
  fc.record({ type: fc.constant('play' as const), by: seat, action: choice }),
  fc.constant({ type: 'roll' } as const),
  fc.record({ type: fc.constant('enter' as const), faces: fc.array(number, { maxLength: 3 }) }),
  fc.record({ type: fc.constant('outcome' as const), action: number }),
  fc.record({ type: fc.constant('undo' as const), by: seat }),
  fc.constant({ type: 'think' } as const),
  fc.constant({ type: 'dance' } as unknown as Intent),
);

const choosers: readonly (Chooser | undefined)[] = [
  { choose: (match) => Promise.resolve(match.rules.nth(match.state, match.log.length % 2)) },
  { choose: (match) => Promise.resolve(match.log.length % 3) },
  { choose: () => Promise.reject(new Error('no')) },
  undefined,
];

const seating = fc.record({
  dice: fc.constantFrom('virtual' as const, 'entered' as const),
  players: fc.constantFrom(['person', 'person'], ['person', 'gentle'], ['strong', 'steady']),
  options: fc.record({ secret: fc.boolean(), length: fc.constantFrom(6, 10) }),
});

test('whatever people want, nothing throws, and no entry is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      seating,
      fc.constantFrom(...choosers),
      fc.array(intent, { maxLength: 40 }),
      async (seats, chooser, intents) => {
        const at = table(seats, chooser === undefined ? {} : { chooser });
        // What a listener can piece together must at all times be the log.
        const log: (Entry | undefined)[] = [];
        at.subscribe((change) => {
          if (change.type === 'entry') log.push(at.match.log[change.index]);
          else if (change.type === 'cut') log.length = change.length;
        });
        for (const wanted of intents) {
          const before = at.match.log;
          const answer = at.submit(wanted);
          const grown = wanted.type !== 'undo' && wanted.type !== 'think' && answer.ok ? 1 : 0;
          const kept = wanted.type === 'undo' && answer.ok ? at.match.log.length : before.length;
          expect(at.match.log.slice(0, kept)).toEqual(before.slice(0, kept));
          expect(at.match.log).toHaveLength(kept + grown);
          await quiet();
          for (const viewer of [undefined, 0, 1, 2]) at.view(viewer);
          expect(log).toEqual(at.match.log);
        }
        const again = at.match.at(at.match.log.length);
        expect(again.rules.hash(again.state)).toBe(at.match.rules.hash(at.match.state));
        at.dispose();
      },
    ),
    { numRuns: sample('table: tables at which people want anything', 400, 20_000) },
  );
});

test('an undo gives back exactly the match before', () => {
  fc.assert(
    fc.property(
      seating,
      fc.array(fc.constantFrom(0, 1, 2), { minLength: 1, maxLength: 12 }),
      (seats, moves) => {
        const at = table({ ...seats, players: ['person', 'person'] });
        const changes = changesOf(at);
        for (const action of moves) {
          if (at.match.actor === -1) {
            const { rules, state } = at.match;
            const faces = rules.facesOf(state, rules.nth(state, action));
            at.submit(seats.dice === 'virtual' ? { type: 'roll' } : { type: 'enter', faces });
            continue;
          }
          const before = at.match;
          const by = before.actor;
          if (!at.submit({ type: 'play', by, action }).ok) continue;
          if (!at.submit({ type: 'undo', by }).ok) continue;
          expect(at.match.log).toEqual(before.log);
          expect(at.match.fixed).toBe(before.fixed);
          expect(at.match.rules.notation.position(at.match.state)).toBe(
            before.rules.notation.position(before.state),
          );
          at.submit({ type: 'play', by, action });
        }
        expect(changes.length).toBeGreaterThan(0);
      },
    ),
  );
});
