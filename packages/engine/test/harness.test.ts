import { describe, expect, test } from 'vitest';
import { CHECKS, conform, readSubject, report } from '../src/testing/index.ts';
import { DASH, EVENTS } from './dash/index.ts';
import { PLANTED } from './planted.ts';

const subject = readSubject(DASH, new URL('dash/', import.meta.url), { events: EVENTS });
const plan = { matches: 160, sampled: 0 };

describe('the conformance harness', () => {
  test('finds nothing in a sound game', () => {
    expect(report(conform(subject, plan))).toBe('');
  });

  for (const check of CHECKS) {
    test.each(PLANTED[check].map((bug, i) => [i + 1, bug] as const))(
      `finds what is planted for "${check}": %d`,
      (_, bug) => {
        const foundIn = (matches: number) =>
          conform(bug(subject), { ...plan, matches }).map((finding) => finding.check);
        // Most are found in the first matches.
        const soon = foundIn(10);
        expect(soon.includes(check) ? soon : foundIn(plan.matches)).toContain(check);
      },
    );
  }
});
