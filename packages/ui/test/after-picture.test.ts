import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPicture } from '../src/parts/after-picture.ts';

/** What the browser was asked to do at its next picture. */
let frames: (() => void)[] = [];
const page = { hidden: false };

beforeEach(() => {
  frames = [];
  page.hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames.push(next));
});

afterEach(() => {
  picture();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Draws what was asked for, and does what waits for it. */
function picture(): void {
  for (const frame of frames.splice(0)) frame();
  vi.runAllTimers();
}

test('all that waits for a picture is done after it, in the order in which it was asked for', () => {
  const done: string[] = [];
  for (const name of ['save', 'say', 'tell']) afterPicture(() => done.push(name));
  expect(frames).toHaveLength(1);
  vi.runAllTimers();
  expect(done).toEqual([]);
  picture();
  expect(done).toEqual(['save', 'say', 'tell']);
  picture();
  expect(done).toHaveLength(3);
});

test('the same work that was asked for twice is done once, and what is taken back is not', () => {
  const [work, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  afterPicture(work);
  afterPicture(other)();
  afterPicture(work);
  picture();
  expect(work).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

test('what one of them takes back is not done any more', () => {
  const late = vi.fn<() => void>();
  let takeBack = (): void => {};
  afterPicture(() => takeBack());
  takeBack = afterPicture(late);
  picture();
  expect(late).not.toHaveBeenCalled();
});

test('what is asked for meanwhile waits for another picture', () => {
  const next = vi.fn<() => void>();
  afterPicture(() => void afterPicture(next));
  picture();
  expect(next).not.toHaveBeenCalled();
  picture();
  expect(next).toHaveBeenCalledOnce();
});

test('something that fails keeps nothing else from being done', () => {
  const after = vi.fn<() => void>();
  afterPicture(() => {
    throw new Error('failed');
  });
  afterPicture(after);
  expect(picture).toThrow('failed');
  vi.runAllTimers();
  expect(after).toHaveBeenCalledOnce();
});

test('where the page goes out of sight before its picture, what waits is done with what is asked for then', () => {
  const done: string[] = [];
  afterPicture(() => done.push('before'));
  page.hidden = true;
  afterPicture(() => done.push('hidden'));
  vi.runAllTimers();
  expect(done).toEqual(['before', 'hidden']);
});
