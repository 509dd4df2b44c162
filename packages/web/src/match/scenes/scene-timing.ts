import { motionAllowed, settings } from '../../settings/settings.ts';
import type { Scene } from './scene.ts';

const DICE = 700;
/** Long enough to read why dice are thrown again, in milliseconds. */
const REFUSED_DICE = 1600;
const STROKE = 240;
const MOST = 2600;
/** For what somebody else did: long enough to see who did it, and where. */
const MOVE = 700;
/** For a scene that is told in one sentence, in milliseconds. */
const SENTENCE = 1800;

/** How much longer a scene is shown at each speed. */
const LONGER = { slow: 1.8, normal: 1, quick: 0.45, instant: 0 } as const;

/** How long a scene is shown before the next one, in milliseconds; 0 if motion is off or everything is shown at once. */
export function pauseAfter(scene: Scene): number {
  return motionAllowed() ? LONGER[settings.value.speed] * pauseAtNormalSpeed(scene) : 0;
}

function pauseAtNormalSpeed(scene: Scene): number {
  if (scene.type === 'dice') return scene.refusal === undefined ? DICE : REFUSED_DICE;
  if (scene.type === 'quest') return 0;
  const least = scene.others === true && scene.events.length > 0 ? MOVE : 0;
  const strokes = Math.max(least, scene.events.length * STROKE);
  return Math.min(scene.message ? SENTENCE : MOST, strokes);
}
