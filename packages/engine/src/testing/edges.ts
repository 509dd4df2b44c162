import { CHANCE, OVER, type Action, type Actor } from '../actor.ts';
import { RECORD_LIMIT } from '../record-reader.ts';
import type { Refusal, Result } from '../refusal.ts';
import { sameFuture } from './same-future.ts';
import { copyOf, isPlace, legalOf, note, type Node, type Scene } from './scene.ts';

const MARGIN = 40;
const WIDEST = 1500;
const EXTREMES = [-(2 ** 31), 2 ** 31 - 1, -1, 1 << 30];

/** `check` is empty for the legal actions of the actor, and for nothing and nobody else. */
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
    // Every number around those that actions have been seen to be.
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

/** Once it is over nobody may do anything. */
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

/** Where actions lie far apart: all of them, their neighbours, and some of what lies between lowest and highest. */
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

/** A refusal as it should be: a code, plain arguments, places. Its clause and text are looked up at the end. */
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

/** Actions to text and back: exact, unique, fit for a record, forgiving, never a throw. */
export function checkNotation(scene: Scene, node: Node, actions: readonly Action[]): void {
  const { rules, random } = scene;
  const { s } = node;
  const texts = new Map<string, Action>();
  for (const action of actions) {
    const text = rules.notation.format(s, action);
    // What a record line would take for something else.
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

/** Positions to text and back: one line, the same state, and a gate that lets nothing broken in. */
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

/** Throws unless every question can be asked of the state and of those that follow. */
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

/** The text with something strange in the place of one character. */
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
