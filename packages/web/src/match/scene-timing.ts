import { motionAllowed } from '../settings/settings.ts';
import type { Scene } from './session.ts';

const DICE = 700;
/** Long enough to read why dice are thrown again. */
const AGAIN = 1600;
const STROKE = 240;
const LONGEST = 2600;
/** What is told in one sentence. */
const AT_ONCE = 1800;

/** How long a scene stays on show, in milliseconds; without motion everything is shown at once. */
export function pauseAfter(scene: Scene): number {
  if (!motionAllowed()) return 0;
  if (scene.type === 'dice') return scene.refusal === undefined ? DICE : AGAIN;
  if (scene.type === 'quest') return 0;
  return Math.min(scene.message ? AT_ONCE : LONGEST, scene.events.length * STROKE);
}
