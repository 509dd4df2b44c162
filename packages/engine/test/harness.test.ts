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
        const found = conform(bug(subject), plan).map((finding) => finding.check);
        expect(found).toContain(check);
      },
    );
  }
});
