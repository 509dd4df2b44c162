import { CHANCE, type Entry, type Match } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer, Chooser, Intent } from '../src/index.ts';
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
  fc.record({ type: fc.constant('redo' as const), by: seat }),
  fc.record({
    type: fc.constant('correct' as const),
    by: seat,
    correction: fc.record({
      kind: fc.constantFrom('change' as const, 'insert' as const, 'remove' as const),
      at: fc.oneof(fc.constantFrom(0, 1, 2, 3), number),
      action: fc.oneof(fc.integer({ min: 0, max: 6 }), number),
    }),
  }),
  fc.record({ type: fc.constantFrom('agree' as const, 'disagree' as const), by: seat }),
  fc.constant({ type: 'think' } as const),
  fc.constant({ type: 'dance' } as unknown as Intent),
);

/** What an intent other than a correction may do to the log: cut it, leave it, or add to it. */
function checkLog({ type }: Intent, { ok }: Answer, before: Match, now: Match): void {
  const [old, log] = [before.log, now.log];
  const stays = type === 'undo' && ok ? log.length : old.length;
  expect(log.slice(0, stays)).toEqual(old.slice(0, stays));
  const adds = ok && ['play', 'roll', 'enter', 'outcome', 'redo'].includes(type);
  const most = type === 'redo' ? Infinity : 1;
  expect(log.length - stays).toBeGreaterThanOrEqual(adds ? 1 : 0);
  expect(log.length - stays).toBeLessThanOrEqual(adds ? most : 0);
}

/** Only one entry has changed, come or gone; what follows it is the same up to where it broke. */
function checkCorrected(_: Intent, answer: Answer, { log: old }: Match, { log }: Match): void {
  const end = (answer.ok ? answer.broken?.at : undefined) ?? old.length;
  const at = log.findIndex((entry, i) => entry.action !== old[i]?.action);
  const begun = at < 0 ? log.length : at;
  expect(log.slice(0, begun)).toEqual(old.slice(0, begun));
  expect(Math.abs(log.length - end)).toBeLessThanOrEqual(1);
}

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

test('whatever people want, nothing throws, and no entry is lost', LIMIT, async () => {
  await fc.assert(
    fc.asyncProperty(
      seating,
      fc.constantFrom(...choosers),
      fc.array(intent, { maxLength: 40 }),
      async (seats, chooser, intents) => {
        const copies: Match[] = [];
        const keep = (before: Match): undefined => void copies.push(before);
        const at = table(seats, chooser === undefined ? { keep } : { chooser, keep });
        // What a listener can piece together must at all times be the log.
        const log: (Entry | undefined)[] = [];
        at.subscribe((change) => {
          if (change.type === 'entry') log.push(at.match.log[change.index]);
          else if (change.type === 'cut') log.length = change.length;
          else if (change.type === 'corrected')
            log.splice(change.at, log.length, ...at.match.log.slice(change.at, change.length));
        });
        for (const wanted of intents) {
          const [present, kept] = [at.match, copies.length];
          const answer = at.submit(wanted);
          const check = ['correct', 'agree'].includes(wanted.type) ? checkCorrected : checkLog;
          check(wanted, answer, present, at.match);
          // What a correction drops is in a copy.
          const fewer = check === checkCorrected && at.match.log.length < present.log.length;
          const dropped = answer.ok && (answer.broken !== undefined || fewer);
          expect(copies.slice(kept)).toEqual(dropped ? [present] : []);
          await quiet();
          for (const viewer of [undefined, 0, 1, 2]) at.view(viewer);
          expect(log).toEqual(at.match.log);
        }
        const again = at.match.at(at.match.log.length);
        expect(again.rules.hash(again.state)).toBe(at.match.rules.hash(at.match.state));
        at.dispose();
      },
    ),
    { numRuns: sample('table: tables at which people want anything', 200, 20_000) },
  );
});

test('a redo gives back exactly what an undo took away', () => {
  fc.assert(
    fc.property(
      seating,
      fc.array(fc.constantFrom(0, 1, 2, 'back' as const), { minLength: 1, maxLength: 16 }),
      (seats, wants) => {
        const at = table({ ...seats, players: ['person', 'person'] });
        const party = at.party([0, 1]);
        for (const want of wants) {
          const before = at.match;
          const { rules, state, actor } = before;
          if (want !== 'back') {
            if (actor !== CHANCE) party.submit({ type: 'play', by: actor, action: want });
            else if (seats.dice === 'virtual') party.submit({ type: 'roll' });
            else party.submit({ type: 'outcome', action: rules.nth(state, want) });
            continue;
          }
          const gone = party.submit({ type: 'undo' });
          expect(party.submit({ type: 'redo' }).ok).toBe(gone.ok);
          expect(at.match.log).toEqual(before.log);
          expect(at.match.fixed).toBe(before.fixed);
          expect(at.match.rules.hash(at.match.state)).toBe(rules.hash(state));
        }
      },
    ),
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
