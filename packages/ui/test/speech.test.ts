import { beforeEach, expect, test, vi } from 'vitest';

// The voice of the app: what it still says when somebody goes on.

class Utterance {
  readonly text: string;
  onend: (() => void) | undefined;
  constructor(text: string) {
    this.text = text;
  }
}

let queue: Utterance[] = [];

beforeEach(() => {
  queue = [];
  vi.resetModules();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    speak: (words: Utterance) => void queue.push(words),
    cancel: () => void (queue = []),
    getVoices: () => [],
  });
});

/** What the voice says until nothing is left. */
const saysNow = (): readonly string[] => queue.map(({ text }) => text);
const heardFirst = (): void => queue.shift()?.onend?.();

test('who goes on while a loss is told still hears it, and nothing else of what waits', async () => {
  const { hushPassing, speak } = await import('../src/speech/speech.ts');
  speak('Splat! Anna is out. 9 leaves land.', 'en', undefined, 'Splat! Anna is out.');
  speak('Roll the dice.', 'en');
  hushPassing();
  expect(saysNow()).toEqual(['Splat! Anna is out.']);
  // Also where somebody goes on twice.
  hushPassing();
  expect(saysNow()).toEqual(['Splat! Anna is out.']);
  heardFirst();
  hushPassing();
  expect(saysNow()).toEqual([]);
});

test('what has been said to its end is not said again, and who leaves the match hears no more of it', async () => {
  const { hush, hushPassing, speak } = await import('../src/speech/speech.ts');
  const done = vi.fn<() => void>();
  speak('Your home is lost.', 'en', done, 'Your home is lost.');
  heardFirst();
  expect(done).toHaveBeenCalledOnce();
  hushPassing();
  expect(saysNow()).toEqual([]);
  speak('Your fairy faints.', 'en', undefined, 'Your fairy faints.');
  hush();
  hushPassing();
  expect(saysNow()).toEqual([]);
});
