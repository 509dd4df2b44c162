import type { Action } from '@glade/engine';
import {
  CARD_BIT,
  cardIn,
  CLEAR,
  friendIn,
  HELPERS_BIT,
  helpersIn,
  OWNER_BIT,
  ownerIn,
} from '../rules/actions.ts';
import { AT_CLEAR, MOST_SEATS, rowOf, VeronaState } from '../rules/state.ts';
import { cardText, readCard } from './cards.ts';

// Attempts on Encounters as text, both ways.

/** The card, whose it is, who helps and whose Friend is called. Left out is what concerns the player at turn. */
export function attemptText(s: VeronaState, a: Action): string {
  const owner = ownerIn(a);
  const helpers = Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter(
    (seat) => seat !== s.seat && ((helpersIn(a) >> seat) & 1) !== 0,
  );
  const friend = friendIn(a);
  return [
    cardText(cardIn(a)),
    ...(owner === s.seat ? [] : [`of ${owner + 1}`]),
    ...(helpers.length === 0 ? [] : [`with ${helpers.map((seat) => seat + 1).join(' ')}`]),
    ...(friend < 0 ? [] : [friend === s.seat ? 'friend' : `friend of ${friend + 1}`]),
  ].join(' ');
}

const CALLS =
  /,? (?:(?:with|and|con|e di|e) )?(?:an? |un[ao']? |the |il |l[’'])?(?:friend|amic[oa])(?: (?:of|di|del) (?:player |giocatore )?([1-6]))?$/;
const HELP =
  /,? (?:with (?:the )?help (?:of|from)|with|con l['’]aiuto (?:del|di)|con|helped by|and|aiutato da) (?:players? |giocator[ei] |the |i |il )*((?:[1-6],? ?(?:and |e )?(?:the |i |il |del |di )?(?:players? |giocator[ei] )?)*[1-6])$/;
const OWNER = / (?:of|di|del) (?:player |giocatore )?([1-6])$/;
const OWNER_FIRST = /^(?:player )?([1-6])[’']s /;

/** The attempt that is meant by a text after `clear`; undefined where it is not understood. */
export function readAttempt(s: VeronaState, text: string): Action | undefined {
  let rest = text;
  const cut = (words: RegExp): string | undefined => {
    const [said = '', found] = words.exec(rest) ?? [];
    rest = rest.slice(0, rest.length - said.length);
    return said === '' ? undefined : (found ?? '');
  };
  const called = cut(CALLS);
  const helpers = cut(HELP);
  const [first = '', firstOwner] = OWNER_FIRST.exec(rest) ?? [];
  rest = rest.slice(first.length);
  const owned = firstOwner ?? cut(OWNER);
  const card = readCard(rest);
  if (card < 0) return undefined;
  const owner = owned === undefined ? ownerOf(s, card) : Number(owned) - 1;
  const friend = called === undefined ? 0 : called === '' ? s.seat + 1 : Number(called);
  const lead = owner === s.seat ? 0 : 1 << s.seat;
  const seats = (helpers?.match(/[1-6]/g) ?? []).reduce(
    (all, n) => all | (1 << (Number(n) - 1)),
    0,
  );
  const action =
    CLEAR |
    ((owner + 1) << OWNER_BIT) |
    (card << CARD_BIT) |
    ((lead | seats) << HELPERS_BIT) |
    friend;
  return helpers === undefined ? withFewestHelpers(s, action) : action;
}

/** Where no helper is named: the attempt with the fewest helpers that is allowed. */
function withFewestHelpers(s: VeronaState, action: Action): Action {
  const legal = s.step === AT_CLEAR ? [...s.legal.subarray(0, s.choices)] : [];
  if (legal.includes(action)) return action;
  const alike = legal.filter(
    (other) =>
      other !== CLEAR &&
      cardIn(other) === cardIn(action) &&
      ownerIn(other) === ownerIn(action) &&
      friendIn(other) === friendIn(action),
  );
  const least = alike.toSorted((a, b) => helperCount(a) - helperCount(b))[0];
  return least ?? action;
}

const helperCount = (action: Action): number =>
  Array.from({ length: MOST_SEATS }, (_, seat) => (helpersIn(action) >> seat) & 1).reduce(
    (a, b) => a + b,
    0,
  );

function ownerOf(s: VeronaState, card: number): number {
  const at = s.encounters.subarray(0, rowOf(s.encounterCount, MOST_SEATS)).indexOf(card);
  if (at < 0) return s.seat;
  let seat = 0;
  while (rowOf(s.encounterCount, seat + 1) <= at) seat += 1;
  return seat;
}
