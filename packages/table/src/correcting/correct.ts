import {
  CHANCE,
  problem,
  type Action,
  type Actor,
  type Building,
  type Match,
  type Problem,
  type Refusal,
  type Rules,
} from '@glade/engine';
import { isPerson, playersOf } from '../players.ts';
import { checkActionNumber } from '../read-line.ts';
import type { Broken, Correction, Instead, Player } from '../types.ts';
import { hasSecrets } from '../visible-entries.ts';

export type Corrected =
  | { readonly ok: true; readonly match: Match; readonly broken: Broken | undefined }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly problem: Problem };

/**
 * The match with one entry put right. The later entries are played again as far as they fit; `broken` is the first that
 * does not, even with what the correction says comes `then`, and is not to be left out. Of throws the dice are kept, of
 * actions what they mean, mostly their text in notation: in some games the number of an action depends on the position.
 * Where people can choose now what they could not choose then, and did something of a later step, they leave it alone.
 * The given match stays as it is. Who may ask for it is not checked here: see `mayCorrect`.
 *
 * With virtual dice, and where something is hidden, bots decide again: their later entries never fit. So nobody keeps an
 * answer to what did not happen, and nobody learns what a hidden action was from whether it fits.
 */
export function correct(
  match: Match,
  correction: Correction,
  players: readonly Player[] = playersOf(match.header),
): Corrected {
  const fault = checkCorrection(match, correction);
  if (fault !== undefined) return { ok: false, problem: fault };
  const { rules, log } = match;
  const { kind, at, without = [], instead = [] } = correction;
  const hidden = hasSecrets(rules) && !match.over;
  if (hidden && (without.length > 0 || instead.length > 0)) return problem('table.intent');
  if (kind === 'change' && log[at]!.action === correction.action)
    return { ok: true, match, broken: undefined };
  const old = match.at(at).build();
  const now = match.at(at).build();
  // Seats that act at the same time may stand in the log in an order of their own.
  const inTurnOf = (actor: Actor): void => {
    if (actor < 0 || old.actor < 0 || old.actor === actor) return;
    old.turnTo(actor);
    if (now.actor >= 0) now.turnTo(actor);
  };
  if (at < log.length) inTurnOf(log[at]!.actor);
  if (kind !== 'remove') {
    const refusal = now.play(correction.action, now.actor);
    if (refusal !== undefined) return { ok: false, refusal };
  }
  if (kind !== 'insert') old.play(log[at]!.action, log[at]!.actor);
  const botsAgain = match.header.dice === 'virtual' || hidden;
  const more = [...(correction.more ?? [])];
  let broken: Broken | undefined;
  for (let i = kind === 'insert' ? at : at + 1; i < log.length && broken === undefined; i++) {
    const { actor, action } = log[i]!;
    inTurnOf(actor);
    const asksMore = (): boolean =>
      now.actor === CHANCE
        ? actor !== CHANCE || !sameThrow(rules, old.state, now.state)
        : !hidden &&
          isPerson(players, now.actor) &&
          // After an entry that is left out the same player may have to say what they did instead.
          (now.actor !== actor ||
            ((without.includes(i - 1) || (kind === 'remove' && i === at + 1)) &&
              typeof sameMeaning(rules, old, now.state, action) !== 'number'));
    while (more.length > 0 && asksMore()) {
      const refusal = now.play(more.shift()!, now.actor);
      if (refusal !== undefined) return { ok: false, refusal };
    }
    const other = instead.find((each) => each.at === i && maySay(match, players, actor));
    if (botsAgain && actor !== CHANCE && !isPerson(players, actor))
      broken = { at: i, actor, problem: { code: 'correct.bot' } };
    else if (
      other === undefined &&
      actor === CHANCE &&
      now.actor === CHANCE &&
      !sameThrow(rules, old.state, now.state)
    )
      broken = {
        at: i,
        actor,
        problem: { code: 'correct.throw' },
        asks: rules.thrown(now.state)?.code,
      };
    else {
      const why =
        other === undefined
          ? playAgain(old, now, action, players)
          : playInstead(old, now, action, other.action);
      const acts = asksMore() && now.actor !== CHANCE ? { acts: now.actor } : undefined;
      if (why !== undefined) broken = { at: i, actor, ...why, ...acts };
    }
    if (broken !== undefined && without.includes(i) && isLeftOut(players, broken)) {
      old.play(action, actor);
      broken = undefined;
    }
  }
  // The end has shown everybody everything: from there nobody can play on as if it had not.
  if (match.over && hasSecrets(rules) && !now.over) return problem('correct.over');
  return { ok: true, match: now.match(), broken };
}

/** Whether an entry that does not fit can be left out: nobody changes what a bot chose. */
const isLeftOut = (players: readonly Player[], { actor }: Broken): boolean =>
  actor === CHANCE || isPerson(players, actor);

/** Whether people say what an entry was instead: what one of them did, or what their own dice showed. */
const maySay = ({ header }: Match, players: readonly Player[], actor: Actor): boolean =>
  actor === CHANCE ? header.dice === 'entered' : isPerson(players, actor);

type Why = { readonly refusal: Refusal } | { readonly problem: Problem };

/**
 * Plays the next entry of the old match in the new one, too; or returns why it does not fit there. What people can choose
 * only in the new one is left alone first, if it then fits; what they left alone in the old one may not be there any more.
 */
function playAgain(
  old: Building,
  now: Building,
  action: Action,
  players: readonly Player[],
): Why | undefined {
  const why = playSame(old, now, action);
  const { rules } = now;
  const decline = (state: object): Action | undefined => rules.notation.declining?.(state);
  if (why === undefined) return why;
  if (decline(old.state) === action && decline(now.state) === undefined) {
    old.play(action, old.actor);
    return undefined;
  }
  const later = rules.create();
  rules.copy(now.state, later);
  const declined: Action[] = [];
  while (decline(old.state) === undefined && isPerson(players, rules.actor(later))) {
    const left = decline(later);
    if (left === undefined) return why;
    declined.push(left);
    rules.apply(later, left);
    if (typeof sameMeaning(rules, old, later, action) !== 'number') continue;
    for (const each of declined) now.play(each, now.actor);
    return playSame(old, now, action);
  }
  return why;
}

/** Plays what people say that this entry was, in the new match only. */
function playInstead(old: Building, now: Building, action: Action, other: Action): Why | undefined {
  const { actor } = old;
  if (now.actor !== actor) return { problem: { code: 'correct.meaning' } };
  const refusal = now.play(other, actor);
  if (refusal !== undefined) return { refusal };
  old.play(action, actor);
  return undefined;
}

function playSame(old: Building, now: Building, action: Action): Why | undefined {
  const { actor } = old;
  const again = sameMeaning(now.rules, old, now.state, action);
  if (typeof again !== 'number') return again;
  const refusal = now.play(again, actor);
  if (refusal !== undefined) return { refusal };
  old.play(action, actor);
  return undefined;
}

/**
 * What does in the new position what this action does in the old one: what is told by the same text, or what the notation
 * says. Of chance it is the same outcome.
 */
function sameMeaning(
  rules: Rules,
  { state: then, actor }: Building,
  now: object,
  action: Action,
): Action | Why {
  if (actor === CHANCE) {
    const refusal = rules.check(now, action, CHANCE);
    return refusal === undefined ? action : { refusal };
  }
  const text = rules.notation.format(then, action);
  const read = rules.notation.parse(now, text);
  if (!read.ok) return { problem: { code: 'correct.meaning' } };
  // What is not legal may be no action at all, and then it has no text.
  const refusal = rules.check(now, read.value, actor);
  if (refusal !== undefined) {
    const same = rules.notation.sameIn?.(then, now, action);
    const why = same === undefined ? refusal : rules.check(now, same, actor);
    return why === undefined ? same! : { refusal: why };
  }
  const same = rules.notation.format(now, read.value) === text;
  return same ? read.value : { problem: { code: 'correct.meaning' } };
}

/** What is wrong with a correction that comes from outside, before the rules are asked. */
export function checkCorrection(
  { log }: Match,
  correction: Correction | null | undefined,
): Problem | undefined {
  if (correction === null || correction === undefined) return { code: 'table.intent' };
  const { kind, at } = correction;
  if (kind !== 'change' && kind !== 'insert' && kind !== 'remove') return { code: 'table.intent' };
  const fault = checkEntry(log.length, at);
  if (fault !== undefined) return fault;
  const { more = [], without = [], instead = [] } = correction;
  if (!Array.isArray(more) || more.length > MOST_MORE) return { code: 'table.intent' };
  if (!Array.isArray(without) || without.length > MOST_MORE) return { code: 'table.intent' };
  if (!Array.isArray(instead) || instead.length > MOST_MORE) return { code: 'table.intent' };
  for (const each of instead as readonly (Instead | null | undefined)[]) {
    const other = checkEntry(log.length, each?.at);
    if (other !== undefined) return other;
    if (each!.at <= at) return { code: 'table.intent' };
  }
  const actions: readonly Action[] = [
    ...(correction.kind === 'remove' ? [] : [correction.action]),
    ...(more as readonly Action[]),
    ...(instead as readonly Instead[]).map(({ action }) => action),
  ];
  return actions.map(checkActionNumber).find((each) => each !== undefined);
}

/** No correction makes a match ask for so many throws more. */
const MOST_MORE = 100;

/** What is wrong with an index into a log of this length. */
export function checkEntry(length: number, at: unknown): Problem | undefined {
  const there = typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < length;
  return there ? undefined : { code: 'correct.entry', args: { count: length } };
}

/** Whether the same dice are thrown for the same purpose: else a number would be read as something that nobody threw. */
export function sameThrow(rules: Rules, a: object, b: object): boolean {
  const [one, other] = [rules.thrown(a), rules.thrown(b)];
  return (
    rules.stream(a) === rules.stream(b) &&
    one?.code === other?.code &&
    one?.dice.join() === other?.dice.join()
  );
}
