import type { Action } from '@glade/engine';
import { CARD_BIT, cardIn, CLEAR, FROM_BIT, ownerIn, PASS } from '../rules/actions.ts';
import { AT_CLEAR, AT_PASS, AT_PLACE, AT_SOURCE, rowOf, type VeronaState } from '../rules/state.ts';
import { TYPES } from '../rules/tiles/tiles.ts';

const TURN_BITS = 2;

// What people have done in a match is done again after an earlier entry was put right. A card or tile may be another one
// then, but it lies where the old one lay.

/**
 * The action that does in `now` what `a` did in `then`, if the card or tile that it names has become another one: the
 * attempt on the Encounter that lies in the same place before the same player; the unused tile that its owner has now and
 * did not have then; the tile in hand on the same space, turned so that it fits there.
 */
export function sameIn(then: VeronaState, now: VeronaState, a: Action): Action | undefined {
  if (then.step !== now.step || then.seat !== now.seat) return undefined;
  if (then.step === AT_CLEAR) return a === CLEAR ? a : sameAttempt(then, now, a);
  if (then.step === AT_SOURCE) return sameTile(then, now, a);
  if (then.step === AT_PLACE) return turned(now, a);
  return undefined;
}

function turned({ legal, choices }: VeronaState, a: Action): Action | undefined {
  return legal.subarray(0, choices).find((each) => each >> TURN_BITS === a >> TURN_BITS);
}

function sameAttempt(then: VeronaState, now: VeronaState, a: Action): Action | undefined {
  const owner = ownerIn(a);
  const from = rowOf(then.encounterCount, owner);
  const row = then.encounters.subarray(from, from + then.encounterCount[owner]!);
  const at = row.indexOf(cardIn(a));
  if (at < 0 || then.encounterCount[owner] !== now.encounterCount[owner]) return undefined;
  const card = now.encounters[rowOf(now.encounterCount, owner) + at]!;
  return a + ((card - cardIn(a)) << CARD_BIT);
}

function sameTile(then: VeronaState, now: VeronaState, a: Action): Action | undefined {
  const owner = (a >> FROM_BIT) - 1;
  if (owner < 0) return undefined;
  const counts = (s: VeronaState): Uint8Array =>
    s.unused.subarray(owner * TYPES, (owner + 1) * TYPES);
  const [old, has] = [counts(then), counts(now)];
  const fresh = Array.from({ length: TYPES }, (_, type) => type).filter(
    (type) => has[type]! > old[type]!,
  );
  return fresh.length === 1 ? ((owner + 1) << FROM_BIT) | fresh[0]! : undefined;
}

/** To try no Encounter, and to leave the token where it is. */
export function declining({ step }: VeronaState): Action | undefined {
  if (step === AT_CLEAR) return CLEAR;
  return step === AT_PASS ? PASS : undefined;
}
