import type { Entry } from '../record/log.ts';
import { CHANCE, OVER, type Action } from '../actor.ts';
import { mix } from '../chance/random.ts';
import { type Policy } from '../rules.ts';
import type { Event, EventKind } from '../trace.ts';
import { outcomeAt } from '../chance/draw-outcome.ts';
import { checkThrow } from './checks/chance.ts';
import {
  checkActions,
  checkCopies,
  checkHash,
  checkNode,
  checkOutcome,
  checkScore,
} from './checks/core.ts';
import { checkEnd, checkLegality, checkNotation, checkPosition } from './checks/edges.ts';
import { checkMatch, checkReplay } from './checks/logs.ts';
import { note, type Node, type Scene } from './scene.ts';
import { checkPeeking, checkVacuous, checkViews } from './checks/secrets.ts';
import { EventCheck } from './checks/event-checks.ts';

/** One match in this many is also checked as a log and as text. */
const MATCHES_PER_LOG_CHECK = 7;
/** After this many entries a policy gives way to random play, because it could play on for ever. */
const POLICY_STEPS = 400;

/** Plays random matches under one choice of options, with every check. */
export function walk(scene: Scene, kinds: ReadonlySet<EventKind>, matches: number): void {
  const { rules, findings } = scene;
  if (rules.hash(rules.create()) !== rules.hash(rules.create())) {
    findings.add('create', () => 'two new states differ');
  }
  const policies = Object.values(scene.game.policies(rules));
  for (let match = 0; match < matches && !findings.tired(); match++) {
    // Every fourth match is played by a policy, which reaches positions that random play does not.
    const at = match % 4 === 3 ? (match >> 2) % policies.length : undefined;
    const policy = at === undefined ? undefined : policies[at];
    scene.random.seed(mix(0x5eed, match));
    const newPolicy = (): Policy | undefined => Object.values(scene.game.policies(rules))[at ?? 0];
    const walker = new Walker(scene, kinds, match, policy, newPolicy);
    try {
      walker.play();
    } catch (error) {
      note(scene, walker.node, 'exception', String(error));
    }
  }
  checkVacuous(scene);
}

class Walker {
  node: Node;
  private readonly scene: Scene;
  private readonly kinds: ReadonlySet<EventKind>;
  private readonly policy: Policy | undefined;
  /** Another like it, which remembers nothing. */
  private readonly newPolicy: () => Policy | undefined;
  private readonly log: Entry[] = [];
  private readonly events: (readonly Event[])[] = [];
  private readonly scores: Float64Array;
  /** The first step with costly checks; the next ones are 1, 2, 4, 8 … steps later. It differs from match to match. */
  private readonly from: number;
  /** A copy of the state before a step, in which the step is taken once more. */
  private readonly twin: object;
  private turn = 0;

  constructor(
    scene: Scene,
    kinds: ReadonlySet<EventKind>,
    match: number,
    policy: Policy | undefined,
    newPolicy: () => Policy | undefined,
  ) {
    this.scene = scene;
    this.kinds = kinds;
    this.policy = policy;
    this.newPolicy = newPolicy;
    this.scores = new Float64Array(scene.rules.seats);
    this.from = scene.random.below(8);
    const s = scene.rules.create();
    this.twin = scene.rules.create();
    this.node = { s, actor: scene.rules.actor(s), match, step: 0 };
  }

  play(): void {
    const { scene } = this;
    const { rules } = scene;
    for (;;) {
      const { node } = this;
      const count = checkNode(scene, node);
      this.atEachNode();
      if (node.actor === OVER) break;
      if (count === undefined) return;
      if (node.step === rules.bounds.steps) {
        return note(scene, node, 'steps', `not over after ${rules.bounds.steps} entries`);
      }
      if (powerOfTwo(node.step - this.from)) this.atSomeNodes();
      this.step(this.choose(count));
    }
    this.atTheEnd();
    scene.spare = this.node.s;
  }

  private atEachNode(): void {
    const { scene, node } = this;
    checkScore(scene, node, this.scores);
    const turn = scene.rules.turn(node.s);
    if (!Number.isInteger(turn) || turn < this.turn) {
      note(scene, node, 'turn', `turn ${turn} after turn ${this.turn}`);
    }
    this.turn = turn;
  }

  private atSomeNodes(): void {
    const { scene, node } = this;
    const { rules } = scene;
    const [hash, position] = [rules.hash(node.s), rules.notation.position(node.s)];
    const actions = checkActions(scene, node);
    checkCopies(scene, node);
    checkHash(scene, node);
    checkLegality(scene, node, actions);
    checkNotation(scene, node, actions);
    checkPosition(scene, node);
    checkViews(scene, node);
    if (this.policy !== undefined) checkPeeking(scene, node, () => this.newPolicy()!);
    if (node.actor === CHANCE) checkThrow(scene, node, actions);
    rules.notation.draw?.(node.s, String);
    if (rules.hash(node.s) !== hash || rules.notation.position(node.s) !== position) {
      note(scene, node, 'pure', 'only looking has changed it');
    }
  }

  private choose(count: number): Action {
    const { scene, node, policy } = this;
    const { rules, random } = scene;
    if (node.actor === CHANCE)
      return outcomeAt(rules, node.s, random.below(rules.totalWeight(node.s)));
    if (policy === undefined || node.step > POLICY_STEPS)
      return rules.nth(node.s, random.below(count));
    const chosen = policy.choose(node.s, random);
    if (rules.check(node.s, chosen, node.actor) === undefined) return chosen;
    note(scene, node, 'policy', `chooses ${chosen}, which is refused`);
    return rules.nth(node.s, 0);
  }

  private step(action: Action): void {
    const { scene, node } = this;
    const { rules } = scene;
    const { s, actor } = node;
    if (rules.check(s, action, actor) !== undefined)
      note(scene, node, 'legal', `${action} is refused`);
    const twice = node.step % 4 === 0;
    if (twice) rules.copy(s, this.twin);
    const trace = new EventCheck(scene, this.kinds, node);
    rules.apply(s, action, trace);
    if (twice) {
      rules.apply(this.twin, action);
      if (rules.hash(this.twin) !== rules.hash(s))
        note(scene, node, 'trace', `${action} does something else untold`);
    }
    this.log.push({ actor, action });
    this.events.push(trace.list.events);
    this.node = { s, actor: rules.actor(s), match: node.match, step: node.step + 1 };
  }

  private atTheEnd(): void {
    const { scene, node } = this;
    checkOutcome(scene, node, this.scores);
    checkEnd(scene, node);
    checkHash(scene, node);
    checkPosition(scene, node);
    checkViews(scene, node);
    checkReplay(scene, node, this.log);
    if (node.match % MATCHES_PER_LOG_CHECK === 0) checkMatch(scene, node, this.log, this.events);
  }
}

const powerOfTwo = (n: number): boolean => n >= 0 && (n & (n - 1)) === 0;
