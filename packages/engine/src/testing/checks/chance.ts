import { CHANCE, type Action } from '../../actor.ts';
import { note, type Node, type Scene } from '../scene.ts';

/** Up to this many ways for the dice to fall, all are tried; of more only a sample. */
const ALL_FACES = 8000;

/** Checks that dice and outcomes agree: every outcome can be thrown, as often as its weight says. */
export function checkThrow(scene: Scene, node: Node, outcomes: readonly Action[]): void {
  const { rules } = scene;
  const { s } = node;
  const thrown = rules.thrown(s);
  if (thrown === undefined) return;
  scene.seen.throws.add(thrown.code);
  const { dice, reads } = thrown;
  const sound = dice.length > 0 && dice.every((sides) => Number.isInteger(sides) && sides > 1);
  if (!sound || reads.length !== dice.length) {
    return note(scene, node, 'throw', JSON.stringify(thrown));
  }
  for (const outcome of outcomes) {
    const faces = rules.facesOf(s, outcome);
    const possible = faces.length === dice.length && faces.every((face, i) => fits(face, dice[i]!));
    if (!possible || rules.outcomeOf(s, faces) !== outcome) {
      note(scene, node, 'faces', `outcome ${outcome} is shown by ${faces.join(' ')}`);
    }
  }
  const ways = dice.reduce((product, sides) => product * sides, 1);
  if (ways <= ALL_FACES) checkAll(scene, node, dice, ways, outcomes);
}

function checkAll(
  scene: Scene,
  node: Node,
  dice: readonly number[],
  ways: number,
  outcomes: readonly Action[],
): void {
  const { rules } = scene;
  const { s } = node;
  const times = new Map(outcomes.map((outcome) => [outcome, 0]));
  let legal = 0;
  for (let way = 0; way < ways; way++) {
    const faces = facesAt(dice, way);
    const outcome = rules.outcomeOf(s, faces);
    const before = times.get(outcome);
    const refusal = rules.check(s, outcome, CHANCE);
    if ((before === undefined) !== (refusal !== undefined)) {
      note(
        scene,
        node,
        'coverage',
        `${faces.join(' ')} means ${outcome}, refused: ${refusal?.code ?? 'no'}`,
      );
    }
    if (before === undefined) continue;
    times.set(outcome, before + 1);
    legal += 1;
  }
  const total = rules.totalWeight(s);
  for (const [k, outcome] of outcomes.entries()) {
    const thrown = times.get(outcome)!;
    if (thrown === 0) note(scene, node, 'coverage', `outcome ${outcome} can never be thrown`);
    else if (thrown * total !== rules.weight(s, k) * legal) {
      note(
        scene,
        node,
        'odds',
        `outcome ${outcome}: ${thrown} of ${legal} throws, weight ${rules.weight(s, k)} of ${total}`,
      );
    }
  }
}

function facesAt(dice: readonly number[], way: number): readonly number[] {
  let left = way;
  return dice.map((sides) => {
    const face = 1 + (left % sides);
    left = Math.trunc(left / sides);
    return face;
  });
}

const fits = (face: number, sides: number): boolean =>
  Number.isInteger(face) && face >= 1 && face <= sides;
