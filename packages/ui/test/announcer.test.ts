import { expect, test } from 'vitest';
import { Announcer } from '../src/speech/announcer.ts';

function setting() {
  const regions = {
    polite: { textContent: '' as string | null },
    assertive: { textContent: '' as string | null },
  };
  const later: (() => void)[] = [];
  const announcer = new Announcer(regions, (then) => later.push(then));
  return { regions, announcer, wait: () => later.shift()?.() };
}

test('messages are said one after the other', () => {
  const { regions, announcer, wait } = setting();
  announcer.say('one');
  announcer.say('two');
  expect(regions.polite.textContent).toBe('one');
  wait();
  expect(regions.polite.textContent).toBe('two');
  wait();
  announcer.say('three');
  expect(regions.polite.textContent).toBe('three');
});

test('an assertive message drops what waits', () => {
  const { regions, announcer, wait } = setting();
  announcer.say('one');
  announcer.say('two');
  announcer.say('no', 'assertive');
  wait();
  expect(regions.assertive.textContent).toBe('no');
  wait();
  expect(regions.polite.textContent).toBe('one');
});

test('what was urgent is gone when things go on', () => {
  const { regions, announcer, wait } = setting();
  announcer.say('a hint', 'assertive');
  wait();
  announcer.say('the end');
  expect([regions.assertive.textContent, regions.polite.textContent]).toEqual(['', 'the end']);
});

test('the same message twice is a change, and so is said twice', () => {
  const { regions, announcer, wait } = setting();
  announcer.say('again');
  wait();
  announcer.say('again');
  expect(regions.polite.textContent).toBe('again\u00A0');
});

test('nothing is not said', () => {
  const { regions, announcer } = setting();
  announcer.say('  ');
  expect(regions.polite.textContent).toBe('');
});

test('what somebody asks for is said at once, and what comes after it waits for it', () => {
  const { regions, announcer, wait } = setting();
  announcer.say('one');
  announcer.say('no', 'assertive');
  expect(regions.assertive.textContent).toBe('no');
  announcer.say('two');
  // The time of the message before it is over.
  wait();
  expect(regions.polite.textContent).toBe('one');
  wait();
  expect(regions.polite.textContent).toBe('two');
});

test('what waits can be left out', () => {
  const { regions, announcer, wait } = setting();
  announcer.say('one');
  announcer.say('two');
  announcer.drop();
  announcer.say('three');
  wait();
  expect(regions.polite.textContent).toBe('three');
});

test('what waits until all is said comes after the last message, or at once where nothing is said', () => {
  const { regions, announcer, wait } = setting();
  const done: string[] = [];
  announcer.whenWritten(() => done.push('quiet'));
  expect(done).toEqual(['quiet']);
  announcer.say('one');
  announcer.say('two');
  announcer.whenWritten(() => done.push(regions.polite.textContent!));
  wait();
  expect(done).toEqual(['quiet']);
  wait();
  expect(done).toEqual(['quiet', 'two']);
});
