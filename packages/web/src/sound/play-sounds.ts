import type { SoundName } from '@glade/ui';
import { afterPicture } from '@glade/ui/after-picture';
import type { SoundPlayer } from '@glade/ui/sound';
import { settings } from '../settings/settings.ts';
import type { SceneSound } from './scene-sounds.ts';

const VOLUMES = { off: 0, soft: 0.35, full: 1 } as const;

/** What can be felt, and how long the phone shakes, in milliseconds. */
const SHAKES: Readonly<Partial<Record<SoundName, number>>> = {
  dice: 15,
  lay: 12,
  burst: 35,
  squish: 30,
  strike: 20,
  hurt: 25,
  refused: 15,
  won: 40,
};

let player: Promise<SoundPlayer | undefined> | undefined;

/**
 * Plays sounds, where people have touched the page before and want to hear something. For each of them the document gets the
 * event `glade:sound`, whose `detail` is the sound.
 */
export function playSounds(sounds: readonly SceneSound[]): void {
  if (sounds.length === 0 || !navigator.userActivation.hasBeenActive) return;
  const { sound: loudness, vibration } = settings.value;
  if (vibration) shake(sounds);
  if (loudness === 'off') return;
  for (const detail of sounds) document.dispatchEvent(new CustomEvent('glade:sound', { detail }));
  player ??= import('@glade/ui/sound').then(({ soundPlayer }) => soundPlayer());
  void player.then(
    (ready) =>
      afterPicture(() => {
        for (const { sound, delay } of sounds) ready?.play(sound, VOLUMES[loudness], delay);
      }),
    // Offline, if it was not loaded before, there is no sound.
    () => (player = undefined),
  );
}

export const playSound = (sound: SoundName): void =>
  playSounds([{ sound, event: undefined, delay: 0 }]);

function shake(sounds: readonly SceneSound[]): void {
  const longest = Math.max(...sounds.map(({ sound }) => SHAKES[sound] ?? 0));
  if (longest > 0) navigator.vibrate?.(longest);
}
