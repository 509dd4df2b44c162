import { CHANCE, OVER, type Action, type Actor } from '../../actor.ts';
import { RECORD_LIMIT } from '../../record/record-reader.ts';
import type { Refusal, Result } from '../../refusal.ts';
import { sameFuture } from './same-future.ts';
import { copyOf, isPlace, legalOf, note, type Node, type Scene } from '../scene.ts';

const MARGIN = 40;
const WIDEST = 1500;
const EXTREMES = [-(2 ** 31), 2 ** 31 - 1, -1, 1 << 30];

/** Checks that `check` allows the legal actions to the actor, and refuses everything else. */
export function checkLegality(scene: Scene, node: Node, actions: readonly Action[]): void {
  const { rules } = scene;
  const { s, actor } = node;
  const legal = new Set(actions);
  const look = (action: Action): void => {
    const refusal = rules.check(s, action, actor);
    if (refusal !== undefined) meet(scene, node, refusal);
    if (legal.has(action) === (refusal === undefined)) return;
    if (refusal === undefined)
      note(scene, node, 'illegal', `${action} is not legal, but not refused`);
    else note(scene, node, 'legal', `${action} is legal, but refused by ${refusal.clause}`);
  };
  const [low, high] = [scene.low - MARGIN, scene.high + MARGIN];
  if (high - low > WIDEST) for (const action of sample(scene, actions, low, high)) look(action);
  else {
    // All numbers between the lowest and highest action met so far, and some around them.
    for (let action = low; action <= high; action++) look(action);
    for (const action of EXTREMES) look(action);
  }
  const some = [...actions.slice(0, 2), ...actions.slice(-1), -1];
  for (const by of strangers(scene, actor)) {
    for (const action of some) {
      const refusal = rules.check(s, action, by);
      if (refusal === undefined) {
        note(scene, node, 'stranger', `actor ${by} may do ${action}, but ${actor} is to act`);
      } else meet(scene, node, refusal);
    }
  }
}

/** Checks that nobody may do anything once the match is over. */
export function checkEnd(scene: Scene, node: Node): void {
  for (const by of [OVER, ...strangers(scene, OVER)]) {
    for (const action of [0, 1, scene.low, scene.high]) {
      const refusal = scene.rules.check(node.s, action, by);
      if (refusal === undefined) {
        note(scene, node, 'stranger', `actor ${by} may do ${action} after the end`);
      } else meet(scene, node, refusal);
    }
  }
}

function strangers(scene: Scene, actor: Actor): readonly Actor[] {
  const { seats } = scene.rules;
  const all = [CHANCE, OVER, -3, seats, 99, ...Array.from({ length: seats }, (_, seat) => seat)];
  return all.filter((by) => by !== actor);
}

/** Numbers to try if actions lie far apart: all actions, their neighbours, and some numbers between lowest and highest. */
function sample(
  { random }: Scene,
  actions: readonly Action[],
  low: number,
  high: number,
): Iterable<Action> {
  const tried = new Set([...EXTREMES, ...actions]);
  for (const action of actions.slice(0, WIDEST / 3)) tried.add(action - 1).add(action + 1);
  while (tried.size < WIDEST)
    tried.add((low + random.below(2 ** 30) * ((high - low) / 2 ** 30)) | 0);
  return tried;
}

/** Checks a refusal: code, plain arguments, places. `checkClauses` and `checkMessages` look up its clause and text. */
function meet(scene: Scene, node: Node, refusal: Refusal): void {
  const { clause, code, args, cells } = refusal;
  let sound = code !== '' && clause !== '';
  for (const name in args) {
    const value = args[name];
    sound &&= typeof value === 'string' || Number.isFinite(value);
  }
  for (const cell of cells ?? []) sound &&= isPlace(scene, cell);
  if (!sound) note(scene, node, 'refusal', JSON.stringify(refusal));
  scene.seen.meet(refusal);
}

/** Checks actions as text, both ways: exact, unique, allowed in a record, read in any case, and never an exception. */
export function checkNotation(scene: Scene, node: Node, actions: readonly Action[]): void {
  const { rules, random } = scene;
  const { s } = node;
  const texts = new Map<string, Action>();
  for (const action of actions) {
    const text = rules.notation.format(s, action);
    // Such a text would have another meaning in a record.
    if (text === '' || text !== text.trim() || /[;\n]|^#|^\d+\.|^P\d+ /i.test(text)) {
      note(scene, node, 'format', `"${text}" cannot stand in a record`);
    }
    if (texts.has(text)) note(scene, node, 'unique', `"${text}" means two actions`);
    texts.set(text, action);
    const parsed = rules.notation.parse(s, text);
    if (!parsed.ok || parsed.value !== action) {
      note(scene, node, 'parse', `"${text}" is ${action}, but read as ${told(parsed)}`);
    }
  }
  const all = [...texts];
  for (let i = 0; i < Math.min(12, all.length); i++) {
    const [text, action] = all[random.below(all.length)]!;
    for (const loose of [text.toUpperCase(), text.toLowerCase(), spaced(text)]) {
      const parsed = rules.notation.parse(s, loose);
      if (!parsed.ok || parsed.value !== action) {
        note(scene, node, 'forgiving', `"${loose}" is not understood as "${text}"`);
      }
    }
    const garbage = garbled(text, random.below(6), random.below(text.length + 1));
    const parsed = attempt(() => rules.notation.parse(s, garbage));
    if (parsed === undefined) note(scene, node, 'garbled', `"${garbage}" throws`);
    else if (parsed.ok && parsed.value !== (parsed.value | 0)) {
      note(scene, node, 'garbled', `"${garbage}" is read as ${parsed.value}`);
    }
  }
}

/** Checks positions as text, both ways: one line, the same state, and damaged texts refused or playable. */
export function checkPosition(scene: Scene, node: Node): void {
  const { rules, random } = scene;
  const { notation } = rules;
  const position = notation.position(node.s);
  if (position === '' || /\n/.test(position) || position.length > RECORD_LIMIT / 100) {
    note(scene, node, 'position', 'not one short line');
  }
  const parsed = notation.parsePosition(position);
  if (!parsed.ok) return note(scene, node, 'position', `cannot be read: ${parsed.problem.code}`);
  if (
    notation.position(parsed.value) !== position ||
    rules.hash(parsed.value) !== rules.hash(node.s)
  ) {
    return note(scene, node, 'position', `read as ${notation.position(parsed.value)}`);
  }
  const difference = sameFuture(rules, copyOf(rules, node.s), parsed.value, random, 12);
  if (difference !== undefined)
    note(scene, node, 'position', `what is read plays on otherwise: ${difference}`);

  const garbage = garbled(position, random.below(6), random.below(position.length + 1));
  const usable = attempt(() => {
    const read = notation.parsePosition(garbage);
    if (read.ok) playable(scene, read.value);
    return true;
  });
  if (usable === undefined)
    note(scene, node, 'garbled', `"${garbage}" is taken, but cannot be played`);
}

/** Calls every function of the rules on the state and on some that follow; throws if one of them throws. */
function playable(scene: Scene, state: object): void {
  const { rules, random } = scene;
  const s = copyOf(rules, state);
  for (let step = 0; step < 8 && rules.actor(s) !== OVER; step++) {
    const actions = legalOf(rules, s);
    if (actions.length === 0) throw new Error('nothing to do');
    rules.notation.position(s);
    rules.view(s, undefined);
    rules.apply(s, actions[random.below(actions.length)]!);
  }
}

function spaced(text: string): string {
  return `  ${text.replaceAll(' ', '   ')} `;
}

const STRANGE = ['', '9', '-', '\u0000', 'é', '999999999999999999'];

/** The text with one character replaced by a strange one. */
function garbled(text: string, which: number, at: number): string {
  return text.slice(0, at) + STRANGE[which]! + text.slice(at + 1);
}

function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}

function told(parsed: Result<Action>): string {
  return parsed.ok ? String(parsed.value) : parsed.problem.code;
}
