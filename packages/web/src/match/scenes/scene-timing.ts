import type { EventEffects } from '@glade/ui';
import { motionAllowed, settings } from '../../settings/settings.ts';
import type { Scene } from './scene.ts';

const DICE = 700;
/** Long enough to read why dice are thrown again, in milliseconds. */
const REFUSED_DICE = 1600;
const STROKE = 240;
const MOST = 2600;
/** For what somebody else did, or dice and cards in their turn: long enough to see who did it, and where. */
const MOVE = 800;
/** For a choice that is made in secret: long enough to see that somebody thinks. */
const SECRET = 1000;
/** For a scene that is told in one sentence, in milliseconds. */
const SENTENCE = 1800;
/** For what has to be read, as its game says, and for each more of it in the same scene. */
const READ = 1500;
const READ_MORE = 500;
/** Longer for what happens to people here while it is not their turn. */
const MINE = 900;

/** How much longer a scene is shown at each speed. */
const LONGER = { slow: 1.8, normal: 1, quick: 0.45, instant: 0 } as const;

/**
 * How long a scene is shown before the next one, in milliseconds; 0 if motion is off or everything is shown at once. A secret
 * choice has its time without motion, too. `people` are the seats at this page.
 */
export function pauseAfter(
  scene: Scene,
  effects: EventEffects | undefined,
  people: readonly number[],
): number {
  // Where nothing moves, it is still told one after the other what somebody does in secret and what comes of it.
  return motionAllowed() || (scene.type === 'position' && scene.secret === true)
    ? LONGER[settings.value.speed] * pauseAtNormalSpeed(scene, effects, people)
    : 0;
}

function pauseAtNormalSpeed(
  scene: Scene,
  effects: EventEffects | undefined,
  people: readonly number[],
): number {
  if (scene.type === 'dice') return scene.refusal === undefined ? DICE : REFUSED_DICE;
  if (scene.type === 'quest') return 0;
  const { events, message, others = false, secret = false } = scene;
  const strokes = Math.min(message ? SENTENCE : MOST, events.length * STROKE);
  const read = message ? [] : events.filter(({ code }) => effects?.[code]?.read);
  const mine = others && read.some(({ args }) => people.includes(args['seat'] ?? -1));
  return Math.max(
    strokes,
    others && events.length > 0 ? MOVE : 0,
    // That somebody is ready is read, and what comes of it in the same entry is seen as long as ever.
    secret ? (events.length > 0 ? READ : SECRET) : 0,
    read.length > 0 ? READ + (read.length - 1) * READ_MORE + (mine ? MINE : 0) : 0,
  );
}
