import { CHANCE, OVER, type Action, type Actor, type Seat } from '../../actor.ts';
import { isDeepStrictEqual } from 'node:util';
import { Xoshiro } from '../../chance/random.ts';
import { type Policy, type Rules, type SearchRules } from '../../rules.ts';
import { EventList, type Event } from '../../trace.ts';
import { copyOf, legalOf, note, type Node, type Scene } from '../scene.ts';

type Viewer = Seat | undefined;

/** How many steps two worlds that look alike are played on. */
const STEPS_AHEAD = 10;

/** Checks that views are plain JSON, and that they depend on nothing hidden. */
export function checkViews(scene: Scene, node: Node): void {
  const { rules } = scene;
  for (const viewer of viewers(rules)) {
    const view: unknown = rules.view(node.s, viewer);
    if (!isPlain(view)) {
      const text = JSON.stringify(view) as string | undefined;
      note(scene, node, 'view', `for ${name(viewer)} is not plain JSON: ${text ?? 'nothing'}`);
    }
  }
  if (rules.resample === undefined || node.actor === OVER) return;
  for (let seat = 0; seat < rules.seats; seat++) checkResample(scene, node, seat);
  checkHidden(scene, node);
}

/** Whether the value is the same after it was written as JSON and read again. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    // A hole in the array would be missing among the keys; another property would be a further key.
    const whole = Object.keys(items).length === items.length && !items.includes(undefined);
    return whole && Object.getPrototypeOf(items) === Array.prototype && items.every(isPlain);
  }
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.getOwnPropertySymbols(value).length === 0 &&
    Object.values(value).every(isPlain)
  );
}

/**
 * Checks that a policy does not look at what its seat cannot see: with the same random numbers it chooses the same in another
 * world that looks the same. `newPolicy` makes one that remembers nothing.
 */
export function checkPeeking(scene: Scene, node: Node, newPolicy: () => Policy): void {
  const { rules, random } = scene;
  if (rules.resample === undefined || node.actor < 0) return;
  const world = copyOf(rules, node.s);
  rules.resample(world, node.actor, random);
  const [here, there] = [node.s, world].map((s) =>
    newPolicy().choose(copyOf(rules, s), new Xoshiro(node.step)),
  );
  if (here !== there)
    note(
      scene,
      node,
      'policy',
      `chooses ${here}, but ${there} in ${rules.notation.position(world)}, which looks the same to seat ${node.actor}`,
    );
}

/** Checks that a resampled world looks the same to the seat, now and until something is revealed. */
function checkResample(scene: Scene, node: Node, seat: Seat): void {
  const { rules, random } = scene;
  const { s } = node;
  const world = copyOf(rules, s);
  rules.resample!(world, seat, random);
  if (rules.hash(world) !== rules.hash(s)) scene.resampled = true;
  for (const viewer of [seat, undefined]) {
    if (look(rules, world, viewer) !== look(rules, s, viewer)) {
      note(scene, node, 'resample', `for seat ${seat} changes the view of ${name(viewer)}`);
      return;
    }
  }
  if (rules.actor(world) !== node.actor) {
    return note(scene, node, 'resample', `for seat ${seat} changes who is to act`);
  }
  if (node.actor === seat && !isDeepStrictEqual(legalOf(rules, world), legalOf(rules, s))) {
    return note(scene, node, 'options-seen', `seat ${seat} cannot see what it may do`);
  }
  // A search opens its tree with these.
  if (node.actor === seat && !isDeepStrictEqual(filteredOf(rules, world), filteredOf(rules, s))) {
    const message = `the move filter of seat ${seat} depends on what it cannot see`;
    return note(scene, node, 'options-seen', message);
  }
  checkSameDraw(scene, node, world, seat);
  checkWorlds(scene, node, copyOf(rules, s), world, seat);
}

function filteredOf({ moveFilter }: SearchRules, s: object): readonly Action[] {
  return Array.from({ length: moveFilter?.count(s) ?? 0 }, (_, k) => moveFilter!.nth(s, k));
}

/**
 * Checks that positions which look the same to a seat are resampled alike by the same random numbers. So a bot that searches
 * resampled worlds cannot learn anything hidden, and a test can see whether a bot that draws at random looks at it.
 */
function checkSameDraw(scene: Scene, node: Node, other: object, seat: Seat): void {
  const { rules } = scene;
  const [here, there] = [node.s, other].map((s) => {
    const world = copyOf(rules, s);
    rules.resample!(world, seat, new Xoshiro(node.step));
    return world;
  });
  if (rules.hash(here!) === rules.hash(there!)) return;
  const position = rules.notation.position(other);
  note(
    scene,
    node,
    'resample',
    `for seat ${seat} draws something else in ${position}, which looks the same to it: begin from what it sees, in a fixed order`,
  );
}

function checkWorlds(scene: Scene, node: Node, a: object, b: object, seat: Seat): void {
  const { rules, random } = scene;
  for (let step = 0; step < STEPS_AHEAD; step++) {
    const actor = rules.actor(a);
    if (actor === OVER || rules.actor(b) !== actor) break;
    const there = new Set(legalOf(rules, b));
    const both = legalOf(rules, a).filter((action) => there.has(action));
    if (both.length === 0) break;
    const action = both[random.below(both.length)]!;
    const [told, toldThere] = [play(rules, a, action), play(rules, b, action)];
    const revealed = landmark(rules, a) || landmark(rules, b);
    for (const viewer of [seat, undefined]) {
      const same = isDeepStrictEqual(heard(rules, told, viewer), heard(rules, toldThere, viewer));
      const alike = look(rules, a, viewer) === look(rules, b, viewer);
      if (same && !alike && !revealed) {
        note(
          scene,
          node,
          'worlds',
          `${name(viewer)} tells two worlds apart ${step + 1} actions later, and heard nothing`,
        );
      }
      if (!same && !revealed && viewer !== undefined && takesBack(rules, actor, viewer)) {
        note(
          scene,
          node,
          'landmark',
          `${name(viewer)} hears something new ${step + 1} actions later that could be taken back: what cannot be forgotten is told by \`revealed\` (\`landmark\` in a kernel)`,
        );
      }
      if (!same || !alike || revealed) return;
    }
  }
}

/**
 * Checks that two actions give a viewer the same view if and only if they give the viewer the same events. Events may differ
 * where nothing hidden does: two throws of open dice that change nothing.
 */
function checkHidden(scene: Scene, node: Node): void {
  const { rules, random } = scene;
  const actions = legalOf(rules, node.s);
  if (actions.length < 2) return;
  const first = random.below(actions.length);
  const second = (first + 1 + random.below(actions.length - 1)) % actions.length;
  const worlds = [first, second].map((k) => {
    const s = copyOf(rules, node.s);
    return { s, events: play(rules, s, actions[k]!) };
  });
  const [a, b] = [worlds[0]!, worlds[1]!];
  const revealed = landmark(rules, a.s) || landmark(rules, b.s);
  for (const viewer of viewers(rules)) {
    if (viewer === node.actor || revealed) continue;
    const [hereHeard, thereHeard] = [
      heard(rules, a.events, viewer),
      heard(rules, b.events, viewer),
    ];
    const alike = look(rules, a.s, viewer) === look(rules, b.s, viewer);
    if (!isDeepStrictEqual(hereHeard, thereHeard)) {
      if (alike && viewer !== undefined && rules.hash(a.s) !== rules.hash(b.s))
        note(
          scene,
          node,
          'hears',
          `${name(viewer)} hears which of two actions was taken, but is not shown it`,
        );
      continue;
    }
    if (!alike) {
      note(
        scene,
        node,
        'hidden',
        `${name(viewer)} sees which of two actions was taken, but hears no difference`,
      );
    } else if (isShown(node, rules, a.events, viewer) && isShown(node, rules, b.events, viewer)) {
      note(scene, node, 'known', `${name(viewer)} is shown two actions, but hears no difference`);
    }
  }
}

/** Whether a table shows the action to the viewer: all its events are visible, or it is an outcome told to all. */
function isShown({ actor }: Node, rules: Rules, events: readonly Event[], viewer: Viewer): boolean {
  const known = heard(rules, events, viewer).length;
  const [first] = events;
  const open =
    actor === CHANCE && first !== undefined && heard(rules, [first], undefined).length > 0;
  return known > 0 && (known === events.length || open);
}

/** Checks that an event visible to a bystander is visible to every seat. */
export function checkHears(scene: Scene, node: Node, event: Event): void {
  const { rules } = scene;
  if (rules.hears?.(event, undefined) !== true) return;
  for (let seat = 0; seat < rules.seats; seat++) {
    if (!rules.hears(event, seat)) {
      note(scene, node, 'hears', `a bystander hears of ${event.code}, seat ${seat} does not`);
    }
  }
}

/** Reports a game with hidden information of which no match hid anything. */
export function checkVacuous({ rules, resampled, findings }: Scene): void {
  if (rules.resample === undefined && rules.hears !== undefined) {
    findings.add('vacuous', () => 'events are hidden, but nothing can be resampled');
  }
  if (rules.resample !== undefined && !resampled) {
    findings.add('vacuous', () => 'resampling never changes anything');
  }
}

/** Whether the viewer could take the actor's action back: then it must not have revealed anything to the viewer. */
function takesBack(rules: Rules, actor: Actor, viewer: Seat): boolean {
  return actor !== CHANCE && (actor === viewer || rules.kind !== 'competitive');
}

function play(rules: Rules, s: object, action: Action): readonly Event[] {
  const trace = new EventList();
  rules.apply(s, action, trace);
  return trace.events;
}

const landmark = (rules: Rules, s: object): boolean => rules.landmark?.(s) === true;
const look = (rules: Rules, s: object, viewer: Viewer): string =>
  JSON.stringify(rules.view(s, viewer));
const name = (viewer: Viewer): string => (viewer === undefined ? 'a bystander' : `seat ${viewer}`);

function heard(rules: Rules, events: readonly Event[], viewer: Viewer): readonly Event[] {
  return rules.hears === undefined ? events : events.filter((event) => rules.hears!(event, viewer));
}

function viewers(rules: Rules): readonly Viewer[] {
  return [undefined, ...Array.from({ length: rules.seats }, (_, seat) => seat)];
}
