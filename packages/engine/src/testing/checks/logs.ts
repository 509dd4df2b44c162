import type { Entry } from '../../record/log.ts';
import { isDeepStrictEqual } from 'node:util';
import { Match } from '../../match.ts';
import { formatRecord } from '../../record/record.ts';
import { parseRecord } from '../../record/record-reader.ts';
import type { Event } from '../../trace.ts';
import { note, type Node, type Scene } from '../scene.ts';

/** Checks that a log folds to the same state again, with a trace and without. */
export function checkReplay(scene: Scene, node: Node, log: readonly Entry[]): void {
  const { rules } = scene;
  const s = rules.create();
  for (const { action } of log) rules.apply(s, action);
  if (rules.hash(s) !== rules.hash(node.s)) {
    note(scene, node, 'determinism', 'the same log, played without a trace, ends elsewhere');
  }
}

/** Checks that a `Match` of the log has the same state and events, and that its record gives the same match back. */
export function checkMatch(
  scene: Scene,
  node: Node,
  log: readonly Entry[],
  events: readonly (readonly Event[])[],
): void {
  const { game, rules, options, random } = scene;
  const players = Array.from({ length: rules.seats }, () => 'person');
  let match = Match.start(game, { options, dice: 'virtual', seed: 'harness', players });
  for (const { actor, action } of log) {
    const played = match.play(action, actor);
    if (!played.ok)
      return note(scene, node, 'fold', `${action} refused by ${played.refusal.clause}`);
    match = played.match;
  }
  const cut = random.below(log.length + 1);
  if (
    rules.hash(match.state) !== rules.hash(node.s) ||
    !isDeepStrictEqual(match.log, log) ||
    !isDeepStrictEqual(match.events(), events) ||
    match.at(cut).log.length !== cut
  ) {
    note(scene, node, 'fold', 'the match differs from its log');
  }

  const read = parseRecord(formatRecord(match), (id) => (id === game.id ? game : undefined));
  if (!read.ok) {
    note(scene, node, 'record', `cannot be read: ${JSON.stringify(read.problem)}`);
  } else if (
    !isDeepStrictEqual(read.value.log, log) ||
    !isDeepStrictEqual(read.value.header, match.header) ||
    rules.hash(read.value.state) !== rules.hash(node.s)
  ) {
    note(scene, node, 'record', 'what is read is another match');
  }
}
