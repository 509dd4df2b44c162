import type { SoundName } from '../contract/effects.ts';
import { synthesise } from './synthesise.ts';

/** How many sounds are heard at the same time; later ones are left out. */
const MOST_AT_ONCE = 5;

export interface SoundPlayer {
  /** Plays a sound in `delay` milliseconds. `volume` is from 0 to 1. */
  play(name: SoundName, volume: number, delay: number): void;
}

/** What plays sounds here; undefined in a browser that has no sound. */
export function soundPlayer(): SoundPlayer | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  const context = new AudioContext();
  const made = new Map<SoundName, AudioBuffer>();
  let playing = 0;

  function bufferOf(name: SoundName): AudioBuffer {
    const before = made.get(name);
    if (before !== undefined) return before;
    const samples = synthesise(name, context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    made.set(name, buffer);
    return buffer;
  }

  return {
    play(name, volume, delay) {
      if (playing >= MOST_AT_ONCE) return;
      // A phone stops the context when the page is put away.
      if (context.state !== 'running') void context.resume().catch(() => {});
      const source = context.createBufferSource();
      source.buffer = bufferOf(name);
      const gain = context.createGain();
      gain.gain.value = volume;
      source.connect(gain).connect(context.destination);
      playing++;
      source.onended = () => playing--;
      source.start(context.currentTime + delay / 1000);
    },
  };
}
