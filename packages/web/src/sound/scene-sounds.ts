import { OVER, type Actor, type Event, type Seat } from '@glade/engine';
import type { EventEffects, SoundName } from '@glade/ui';
import type { Scene } from '../match/scenes/scene.ts';

/** A sound, and when it is heard after its scene is shown, in milliseconds. */
export interface SceneSound {
  readonly sound: SoundName;
  /** The kind of event that makes it; undefined for dice, turns and ends. */
  readonly event: string | undefined;
  readonly delay: number;
}

/** How many sounds of one scene are heard, and how many of one kind of event. */
const MOST = 4;
const MOST_OF_A_KIND = 2;
/** Between two sounds, in milliseconds. */
const STAGGER = 110;
/** A turn or an end is heard after what led to it, in milliseconds. */
const AFTER = 180;

/** What is heard of the scenes of a match, one after the other. `actor` is who is to act before the first of them. */
export function sceneSounds(
  effects: EventEffects | undefined,
  people: readonly Seat[],
  actor: Actor,
): (scene: Scene) => readonly SceneSound[] {
  let before = actor;
  return (scene) => {
    if (scene.type === 'dice') return [{ sound: 'dice', event: undefined, delay: 0 }];
    if (scene.type === 'quest') return [];
    const { view, events } = scene;
    const changes = before !== view.actor;
    before = view.actor;
    const heard = eventSounds(effects ?? {}, events);
    const delay = heard.length * STAGGER + AFTER;
    if (changes && view.actor === OVER && people.length > 0) {
      const won = view.outcome?.winners.some((seat) => people.includes(seat)) === true;
      return [...heard, { sound: won ? 'won' : 'lost', event: undefined, delay }];
    }
    const turns = changes && events.length > 0 && people.includes(view.actor);
    const last = view.entries.findLast((entry) => entry.actor >= 0)?.actor;
    return turns && last !== undefined && last !== view.actor
      ? [...heard, { sound: 'turn', event: undefined, delay }]
      : heard;
  };
}

/** What is heard of these events: few sounds, each kind of event at most twice. */
export function eventSounds(
  effects: EventEffects,
  events: readonly Event[],
): readonly SceneSound[] {
  const heard: SceneSound[] = [];
  const counts = new Map<string, number>();
  for (const { code } of events) {
    const sound = effects[code]?.sound;
    const count = counts.get(code) ?? 0;
    if (typeof sound !== 'string' || count >= MOST_OF_A_KIND || heard.length >= MOST) continue;
    counts.set(code, count + 1);
    heard.push({ sound, event: code, delay: heard.length * STAGGER });
  }
  return heard;
}
