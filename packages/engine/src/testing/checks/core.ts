import { CHANCE, OVER, type Action } from '../../actor.ts';
import { sameFuture } from './same-future.ts';
import { compareTwins, mostCollisions } from './hash-twins.ts';
import { copyOf, legalOf, note, type Node, type Scene } from '../scene.ts';

const isInt32 = (x: number): boolean => x === (x | 0);

/** Checks actor and count at a node. Returns how many actions there are, or undefined if none can be played. */
export function checkNode(scene: Scene, node: Node): number | undefined {
  const { rules } = scene;
  const { s, actor } = node;
  if (!Number.isInteger(actor) || actor < OVER || actor >= rules.seats) {
    note(scene, node, 'actor', `actor ${actor} with ${rules.seats} seats`);
    return undefined;
  }
  if (actor === OVER) return undefined;
  const count = rules.count(s);
  if (!Number.isInteger(count) || count < 1 || count > rules.bounds.actions) {
    note(scene, node, 'count', `${count} actions, bounds say 1 to ${rules.bounds.actions}`);
    return undefined;
  }
  return count;
}

/** Checks every action at a node: ascending int32s; outcomes also have weights. */
export function checkActions(scene: Scene, node: Node): readonly Action[] {
  const { rules } = scene;
  const { s } = node;
  const actions = legalOf(rules, s);
  for (const [k, action] of actions.entries()) {
    if (!isInt32(action)) note(scene, node, 'nth', `the ${k}-th action is ${action}, no int32`);
    if (k > 0 && action <= actions[k - 1]!) {
      note(scene, node, 'nth', `the ${k}-th action ${action} does not ascend`);
    }
    scene.low = Math.min(scene.low, action);
    scene.high = Math.max(scene.high, action);
  }
  if (node.actor === CHANCE) checkWeights(scene, node, actions);
  else checkSieve(scene, node, actions);
  return actions;
}

function checkWeights(scene: Scene, node: Node, outcomes: readonly Action[]): void {
  const { rules } = scene;
  const { s } = node;
  let sum = 0;
  for (const k of outcomes.keys()) {
    const weight = rules.weight(s, k);
    if (!Number.isInteger(weight) || weight < 1) note(scene, node, 'weight', `weight ${weight}`);
    sum += weight;
  }
  const total = rules.totalWeight(s);
  if (total !== sum) note(scene, node, 'weight', `totalWeight ${total}, the sum is ${sum}`);
  const stream = rules.stream(s);
  if (rules.streams[stream] === undefined) note(scene, node, 'stream', `no stream ${stream}`);
}

function checkSieve(scene: Scene, node: Node, actions: readonly Action[]): void {
  const { moveFilter: filter } = scene.rules;
  if (filter === undefined) return;
  const count = filter.count(node.s);
  const kept = Array.from({ length: Math.max(0, count) }, (_, k) => filter.nth(node.s, k));
  let from = 0;
  const inOrder = kept.every((action) => {
    from = actions.indexOf(action, from) + 1;
    return from > 0;
  });
  if (count < 1 || !inOrder) {
    note(scene, node, 'moveFilter', `keeps ${kept.join(' ')} of ${actions.join(' ')}`);
  }
}

/** Checks that a copy is complete and independent, and that reading a state does not change it. */
export function checkCopies(scene: Scene, node: Node): void {
  const { rules, random } = scene;
  const { s } = node;
  const hash = rules.hash(s);
  const fresh = copyOf(rules, s);
  rules.copy(s, scene.spare);
  if (rules.hash(fresh) !== hash || rules.hash(scene.spare) !== hash) {
    note(scene, node, 'copy', 'a copy has another hash');
    return;
  }
  const position = rules.notation.position(s);
  const played = copyOf(rules, s);
  const difference = sameFuture(rules, fresh, scene.spare, random, 12);
  if (difference !== undefined) note(scene, node, 'copy', `two copies part: ${difference}`);
  sameFuture(rules, played, copyOf(rules, s), random, 4);
  if (rules.hash(s) !== hash || rules.notation.position(s) !== position) {
    note(scene, node, 'apply', 'playing on a copy changed the original');
  }
}

/**
 * Equal positions have equal hashes. Different ones may share a hash if they play on alike, for instance when only the
 * number of the turn differs, or by chance: no more often than 32 bits explain.
 */
export function checkHash(scene: Scene, node: Node): void {
  const { rules, positions, hashes } = scene;
  const hash = rules.hash(node.s);
  if (!isInt32(hash)) note(scene, node, 'hash', `hash ${hash} is no int32`);
  const position = rules.notation.position(node.s);
  const known = positions.get(position);
  if (known !== undefined && known !== hash) {
    note(scene, node, 'hash', 'the same position with two hashes');
  }
  scene.compared += hashes.size;
  const twin = hashes.get(hash);
  if (twin !== undefined && twin !== position) {
    const other = rules.notation.parsePosition(twin);
    if (!other.ok) {
      note(scene, node, 'hash', `the same hash as ${twin}, which cannot be read`);
    } else {
      const found = compareTwins(rules, node.s, other.value, scene.random);
      if (found === 'chance') scene.collisions.add(position);
      if (found === 'forgotten' || scene.collisions.size > mostCollisions(scene.compared))
        note(scene, node, 'hash', `the same hash as ${twin}`);
    }
  }
  // Enough to see a field that is left out.
  if (positions.size < 5000) {
    positions.set(position, hash);
    hashes.set(hash, position);
  }
}

/** Checks that scores lie in [0, 1], and are equal for all seats in games of one team. */
export function checkScore(scene: Scene, node: Node, out: Float64Array): void {
  const { rules } = scene;
  out.fill(Number.NaN);
  rules.score(node.s, out);
  for (let seat = 0; seat < rules.seats; seat++) {
    const score = out[seat]!;
    if (!(score >= 0 && score <= 1))
      note(
        scene,
        node,
        'score',
        `seat ${seat} scores ${score}, not from 0 to 1. With \`stakes: [least, most]\` name the least and the most points`,
      );
    if (rules.kind !== 'competitive' && score !== out[0]) {
      note(scene, node, 'score', `seat ${seat} scores ${score}, seat 0 ${out[0]}`);
    }
  }
}

/** Checks the outcome of a match that is over, also against the scores. */
export function checkOutcome(scene: Scene, node: Node, scores: Float64Array): void {
  const { rules } = scene;
  const { code, winners, measures } = rules.outcome(node.s);
  scene.seen.outcomes.add(code);
  const inOrder = winners.every(
    (seat, i) => Number.isInteger(seat) && seat > (winners[i - 1] ?? -1) && seat < rules.seats,
  );
  if (!inOrder) note(scene, node, 'outcome', `winners ${winners.join(' ')}`);
  for (const [name, measure] of Object.entries(measures)) {
    const numbers = typeof measure === 'number' ? [measure] : measure;
    const fits = typeof measure === 'number' || measure.length === rules.seats;
    if (!fits || !numbers.every(Number.isFinite)) {
      note(scene, node, 'outcome', `measure ${name}: ${JSON.stringify(measure)}`);
    }
  }
  const { credit } = rules;
  if (credit !== undefined) {
    const told = measures[credit];
    const isCredit =
      Array.isArray(told) &&
      told.length === rules.seats &&
      told.every((part) => part >= 0 && part <= 1);
    if (!isCredit)
      note(
        scene,
        node,
        'outcome',
        `\`credit\` names the measure ${credit}: ${JSON.stringify(told)}, not a number from 0 to 1 for each seat`,
      );
  }
  if (rules.kind === 'competitive') {
    const lost = Array.from({ length: rules.seats }, (_, seat) => seat).filter(
      (seat) => !winners.includes(seat),
    );
    if (winners.some((seat) => lost.some((other) => scores[seat]! < scores[other]!))) {
      note(scene, node, 'outcome', `winners ${winners.join(' ')} with scores ${scores.join(' ')}`);
    }
  } else if (winners.length !== 0 && winners.length !== rules.seats) {
    note(scene, node, 'outcome', `winners ${winners.join(' ')}, but all share their fate`);
  }
}
