import type { Building, Match } from '@glade/engine';
import { playedUntil } from './played-match.ts';

// Matches of Fair Verona for tests of what players have, and of their Encounters.

/** What a test reads of what a seat sees. */
export interface Seen {
  readonly step: string;
  readonly turn: number;
}

/** Four play; after the eighth turn the first is at this step of a turn. */
export const atStep = (wanted: 'place' | 'move' | 'clear'): Match =>
  playedUntil(
    'fair-verona',
    { seats: 4 },
    { seed: 27, others: 'bot steady' },
    ({ actor, rules, state }) => {
      const { step, turn } = rules.view(state, undefined) as Seen;
      return actor === 0 && step === wanted && turn > 8;
    },
  );

/** Four play; the first has two unused tiles and can clear an Encounter of the second, who is held up by it. */
export const clearing = (): Match => atStep('clear');

/** Four play, and the first can clear three Encounters: one of their own, and two of the second. */
export const threeEncounters = (): Match =>
  playedUntil('fair-verona', { seats: 4 }, { seed: 362, others: 'bot steady' }, isAt(132));

/** A match that has come so far. */
export const isAt =
  (entries: number) =>
  (now: Building): boolean =>
    now.match().log.length >= entries;
