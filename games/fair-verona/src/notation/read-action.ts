import { ok, tidy, unread, type Action, type Result } from '@glade/engine';
import {
  CLEAR,
  FROM_BIT,
  MOVE,
  NO_ACTION,
  NOT_THERE,
  OTHER_STEP,
  PASS,
  PLACE,
  SOURCE,
  WHICH_BANK,
} from '../rules/actions.ts';
import { banksOf, cellOf, tileAt, xOf, yOf } from '../rules/map/map.ts';
import {
  allDealt,
  AT_CLEAR,
  AT_MOVE,
  AT_PASS,
  AT_PLACE,
  AT_SOURCE,
  CLUE,
  DEAL,
  DRAW,
  ENCOUNTER,
  FRIEND,
  type VeronaState,
} from '../rules/state.ts';
import { windOf } from '../rules/tiles/banks.ts';
import { ROTATIONS } from '../rules/tiles/looks.ts';
import { TYPES } from '../rules/tiles/tiles.ts';
import { readAttempt } from './attempts.ts';
import { readCard } from './cards.ts';
import { cellOfSpot, readSpot, type Spot } from './places.ts';
import { readType } from './tile-names.ts';

// Reads what people write and say, in English and Italian. Where a verb fits several steps, the present step is
// meant, and also where there is no verb.

const VERBS: readonly (readonly [number, RegExp])[] = [
  [DEAL, /^(?:deal|identity|distribuisc[io]|identit[aà])\b/],
  [AT_SOURCE, /^(?:draw|pesc[ao])\b(?: (?:a|the|una|la))*(?: (?:tile|tessera))?$/],
  [DRAW, /^(?:tile|tessera)\b/],
  [AT_PLACE, /^(?:place|lay|put|pos[ao]|mett[io])\b/],
  [ENCOUNTER, /^(?:encounter|meet|incontr[oa])\b/],
  [AT_CLEAR, /^(?:clear|try|beat|super[ao]|affront[ao]|prov[ao])\b/],
  [FRIEND, /^(?:friend|amic[oa])\b/],
  [AT_PASS, /^(?:give|hand|take|d[aà]i|do|prend[io]|pass[ao]?)\b/],
  [AT_MOVE, /^(?:move|go|walk|muov[io]|vai|vado|spost[ao])\b/],
  [CLUE, /^(?:clue|indizio)\b/],
];
const USE =
  /^(?:use|play|lay unused|usa|uso|gioc[ao]|(?:lay|posa) (?=.*(?:unused|inutilizzat|in attesa)))\b ?/;
const STOP = /^(?:stop|done|enough|leave it at that|basta|fatto|lascia stare)$/;
const KEEP =
  /^(?:keep(?: (?:it|the token))?|leave the token where it is|tieni(?:lo)?|tengo|lascia il segnalino dov[’']è)$/;
const STAY = /^(?:stay|rest|rest[ao]|stay here|rest[ao] qui|fermo)\b/;
const FILLER =
  /^(?:the|your|my|an?|tile|card|token|unused|number|to|at|on|from|of|player|lo|la|l[’']|il|i|un|una|uno|la tessera|tessera|carta|segnalino|inutilizzata|in attesa|numero|qui|in|su|alla?|al|dal?|del|di|giocatore)(?=[ :,’']|$)[ :,’']*|^l[’']/;

const OUTCOMES = new Set([DEAL, DRAW, ENCOUNTER, FRIEND, CLUE]);

const GIVE = /^(?:give|hand|d[aà]i|do)\b/;
const TAKE = /^(?:take|prend[io])\b/;

/**
 * The action or outcome that a text means, in a match of this many seats; `chance` says whether an outcome is due. What
 * belongs to another step is answered with one of the numbers that are no actions.
 */
export function readAction(
  s: VeronaState,
  text: string,
  chance: boolean,
  seats: number,
): Result<Action> {
  const read = readEntry(s, tidy(text), text, seats);
  if (!read.ok || read.value < NO_ACTION) return read;
  return chance && read.value === OTHER_STEP ? ok(NO_ACTION) : read;
}

function readEntry(s: VeronaState, plain: string, text: string, seats: number): Result<Action> {
  if (STOP.test(plain)) return only(s, AT_CLEAR, CLEAR);
  if (KEEP.test(plain)) return only(s, AT_PASS, PASS);
  if (STAY.test(plain)) return only(s, AT_MOVE, ownPlace(s));
  if (USE.test(plain)) {
    const action = readUse(s, trimmed(plain.replace(USE, '')));
    return action < 0 ? unread(text) : only(s, AT_SOURCE, action);
  }
  const said = VERBS.filter(([, words]) => words.test(plain));
  const [meant, words] = said.find(([own]) => own === s.step) ?? said[0] ?? [s.step, /^/];
  // The Clue Card is dealt like Identities.
  const step = meant === CLUE && s.step === DEAL && allDealt(s, seats) ? DEAL : meant;
  const action = readAfterVerb(s, step, trimmed(plain.replace(words, '')), plain);
  if (action === undefined) return unread(text);
  if (step === s.step) return ok(action);
  return ok(OUTCOMES.has(step) ? NO_ACTION : OTHER_STEP);
}

const only = (s: VeronaState, step: number, action: Action): Result<Action> =>
  ok(s.step === step ? action : OTHER_STEP);

function trimmed(text: string): string {
  let rest = text.replace(/^[ :,]+/, '').trim();
  while (FILLER.test(rest)) rest = rest.replace(FILLER, '').trim();
  return rest;
}

/**
 * Reads the rest of an entry after the verb of a step; `plain` is all of it. Undefined where it is not understood.
 */
function readAfterVerb(
  s: VeronaState,
  step: number,
  rest: string,
  plain: string,
): Action | undefined {
  switch (step) {
    case AT_SOURCE:
      return rest === '' && plain !== '' ? SOURCE : undefined;
    case DRAW:
      return some(readType(rest));
    case AT_PLACE:
      return readPlace(s, rest);
    case AT_CLEAR:
      return readAttempt(s, rest);
    case AT_PASS:
      return readPass(s, rest, plain);
    case AT_MOVE: {
      const spot = readSpot(rest);
      return spot === undefined ? undefined : readMove(s, spot);
    }
    default:
      return some(readCard(rest));
  }
}

const some = (outcome: number): number | undefined => (outcome < 0 ? undefined : outcome);

/** To give and to take are written alike as actions, but people can do only one of them. */
function readPass(s: VeronaState, rest: string, plain: string): Action | undefined {
  if (!/^[1-6]$/.test(rest)) return undefined;
  const gives = s.holder === s.seat;
  const wrong = gives ? TAKE : GIVE;
  return PASS | (wrong.test(plain) ? s.seat + 1 : Number(rest));
}

// --- Tiles ---

const OF = / (?:of|from|di|del|da|dal) (?:player |giocatore )?([1-6])$/;

/** An unused tile by its name, or by its number among those of its owner; -1 where it is not understood. */
function readUse(s: VeronaState, rest: string): Action {
  const [said = '', seat] = OF.exec(rest) ?? [];
  const owner = seat === undefined ? s.seat : Number(seat) - 1;
  const name = rest.slice(0, rest.length - said.length);
  if (/^\d{1,2}$/.test(name)) return nthUnused(s, owner, Number(name));
  const type = readType(name);
  return type < 0 ? -1 : ((owner + 1) << FROM_BIT) | type;
}

function nthUnused(s: VeronaState, owner: number, nth: number): Action {
  if (nth < 1) return NOT_THERE;
  let left = nth;
  for (let type = 0; type < TYPES; type++) {
    left -= s.unused[owner * TYPES + type]!;
    if (left <= 0 && s.unused[owner * TYPES + type]! > 0) return ((owner + 1) << FROM_BIT) | type;
  }
  return NOT_THERE;
}

const TURNS: readonly (readonly [RegExp, number])[] = [
  [/(?:^0|not turned|non girata)$/, 0],
  [/(?:^1|once|una volta)$/, 1],
  [/(?:^2|twice|due volte)$/, 2],
  [/(?:^3|three times|tre volte)$/, 3],
];
const TURNED = /,? (?:turned|girat[ao]|turn|not turned|non girata) ?(.*)$/;

function readPlace(s: VeronaState, rest: string): Action | undefined {
  const [said = '', how] = TURNED.exec(rest) ?? [];
  const spot = readSpot(rest.slice(0, rest.length - said.length));
  if (spot === undefined) return undefined;
  const turn =
    how === undefined || /\bno[nt]\b/.test(said)
      ? 0
      : TURNS.find(([words]) => words.test(how.trim()))?.[1];
  if (turn === undefined) return undefined;
  // Rotations that look alike are one action.
  const looks = s.hand < 0 ? 4 : ROTATIONS[s.hand]!;
  return PLACE | (cellOfSpot(spot) << 2) | (turn % looks);
}

// --- Moves ---

const ownPlace = (s: VeronaState): Action => {
  const spot = s.meeples[s.seat]!;
  return MOVE | (cellOf(xOf(s, spot >> 1), yOf(s, spot >> 1)) << 1) | (spot & 1);
};

/**
 * Where nobody says which bank, the one within reach is meant; the own place only where nothing else can be meant.
 */
function readMove(s: VeronaState, spot: Spot): Action {
  const action = MOVE | (cellOfSpot(spot) << 1);
  const tile = tileAt(s, spot.x, spot.y);
  const banks = [0, 1]
    .slice(0, tile < 0 ? 0 : banksOf(s, tile))
    .filter((bank) => fits(s, tile, bank, spot));
  if (spot.wind !== '') return banks.length === 0 ? NOT_THERE : action | banks[0]!;
  if (spot.bank >= 0) return action | spot.bank;
  const open = banks.filter((bank) => s.legal.subarray(0, s.choices).includes(action | bank));
  const away = open.filter((bank) => (action | bank) !== ownPlace(s));
  if (away.length > 1) return WHICH_BANK;
  return action | (away[0] ?? open[0] ?? 0);
}

/** Whether a bank of a tile is the one that somebody named. */
const fits = (s: VeronaState, tile: number, bank: number, said: Spot): boolean =>
  (said.bank < 0 || said.bank === bank) &&
  (said.wind === '' || windOf(s.looks[tile]! >> 2, s.looks[tile]! & 3, bank) === said.wind);
