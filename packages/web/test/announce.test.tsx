import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from '../src/match/scenes/scene.ts';
import { announceScene, announceStep } from '../src/narration/announce.ts';
import type { SpokenStep } from '../src/narration/current-step.ts';

const said: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  // The page in which a screen reader listens.
  vi.stubGlobal('document', {});
  said.length = 0;
});
afterEach(() => void vi.useRealTimers());

vi.mock('@glade/ui', () => ({
  hush: () => undefined,
  speak: () => undefined,
  pageAnnouncer: () => ({ say: (text: string) => text !== '' && said.push(text) }),
}));

const say = Object.assign((key: string) => key, { has: () => false, language: 'en' });
const view = { actor: 1, entries: [], rules: { seats: 2 }, header: { options: {} } };
const shows = (step: SpokenStep, message?: { readonly key: string }): void =>
  announceScene(
    say as never,
    {},
    { type: 'position', view, events: [], message } as unknown as Scene,
    () => step,
    0,
  );
const YOURS: SpokenStep = { text: 'Choose a square.', of: 'yours' };
const THINKS: SpokenStep = { text: 'Bip is thinking …', of: 'other' };

test('that a bot thinks is said when it takes long, and once', () => {
  announceStep(YOURS);
  shows(THINKS);
  vi.advanceTimersByTime(900);
  shows(YOURS);
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([YOURS.text, YOURS.text]);
  shows(THINKS);
  vi.advanceTimersByTime(1100);
  shows({ text: 'Bip is rolling …', of: 'other' });
  vi.advanceTimersByTime(500);
  shows(THINKS);
  vi.advanceTimersByTime(5000);
  expect(said.slice(2)).toEqual([THINKS.text]);
});

test('nobody is told to do what happens by itself', () => {
  announceStep(YOURS);
  shows({ text: 'Draw a tile.', of: 'nobody' });
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([YOURS.text]);
});

test('after what was set up at once the step is said, too', () => {
  announceStep(THINKS);
  shows(YOURS, { key: 'Three fires burn.' });
  vi.advanceTimersByTime(1000);
  expect(said).toEqual([`Three fires burn. ${YOURS.text}`]);
});
