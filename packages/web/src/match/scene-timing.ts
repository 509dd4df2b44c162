import { motionAllowed } from '../settings/settings.ts';
import type { Scene } from './session.ts';

const DICE = 700;
/** Long enough to read why dice are thrown again, in milliseconds. */
const REFUSED_DICE = 1600;
const STROKE = 240;
const MOST = 2600;
/** For a scene that is told in one sentence, in milliseconds. */
const SENTENCE = 1800;

/** How long a scene is shown before the next one, in milliseconds; 0 if motion is off. */
export function pauseAfter(scene: Scene): number {
  if (!motionAllowed()) return 0;
  if (scene.type === 'dice') return scene.refusal === undefined ? DICE : REFUSED_DICE;
  if (scene.type === 'quest') return 0;
  return Math.min(scene.message ? SENTENCE : MOST, scene.events.length * STROKE);
}
