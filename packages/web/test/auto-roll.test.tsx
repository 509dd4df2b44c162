import { CHANCE } from '@glade/engine';
import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { diceFallNow } from '../src/match/hooks/use-auto-roll.ts';
import type { Session } from '../src/match/session.ts';
import { beingSaid } from '../src/narration/announce.ts';

vi.stubGlobal('document', {});
afterEach(() => void (beingSaid.value = false));

/** A match in which a card is drawn next: nobody throws anything for that. */
const session = {
  isFar: false,
  people: [0],
  view: signal({ actor: CHANCE, header: { dice: 'virtual' }, thrown: undefined }),
  busy: signal(false),
  stays: signal(false),
  passing: signal(false),
  playOn: signal(undefined),
} as unknown as Session;

test('the next card is drawn once it has been said what the others did, where people want time to listen', () => {
  expect(diceFallNow(session)).toBe(true);
  beingSaid.value = true;
  expect(diceFallNow(session)).toBe(false);
  beingSaid.value = false;
  expect(diceFallNow(session)).toBe(true);
});
