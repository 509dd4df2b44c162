import type { Event } from '@glade/engine';
import type { TableView } from '@glade/table';
import { boards } from '@glade/games/browser';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../src/settings/settings.ts';
import type { Scene } from '../src/match/scenes/scene.ts';
import { pauseAfter } from '../src/match/scenes/scene-timing.ts';

// How long what happens is shown before the next thing is.

beforeAll(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} })),
);
afterEach(() => void (settings.value = { ...settings.value, speed: 'normal', motion: 'auto' }));

const { effects } = await boards['fair-verona']!();
const ME = 0;
const BOT = 1;

const told = (seat: number, ...codes: readonly string[]): readonly Event[] =>
  codes.map((code) => ({ code, clauses: [], args: { seat } }));

const scene = (events: readonly Event[], others: boolean): Scene => ({
  type: 'position',
  view: {} as TableView,
  events,
  others,
});

const pause = (events: readonly Event[], others = true): number =>
  pauseAfter(scene(events, others), effects, [ME]);

test('each thing that others do is seen, and what has to be read can be', () => {
  expect(pause(told(BOT, 'laid'))).toBeGreaterThanOrEqual(800);
  expect(pause(told(BOT, 'laid'))).toBeLessThan(1000);
  const codes = ['meets', 'cleared', 'unmoved', 'failed', 'delivered', 'joker'];
  expect(codes.filter((code) => pause(told(BOT, code)) < 1500)).toEqual([]);
  // A token that is won and brought home in one go has twice the news.
  expect(pause(told(BOT, 'cleared', 'tokenWon', 'delivered'))).toBeGreaterThanOrEqual(2500);
});

test('who chooses in secret is seen to think, and that they are ready is read', () => {
  const pauseInSecret = (events: readonly Event[]): number =>
    pauseAfter({ ...scene(events, true), secret: true } as Scene, effects, [ME]);
  expect(pauseInSecret([])).toBeGreaterThanOrEqual(1000);
  expect(pauseInSecret(told(BOT, 'actionsOver'))).toBeGreaterThanOrEqual(1500);
  // Without motion the pause stays, and nobody waits who wants all at once.
  settings.value = { ...settings.value, motion: 'none' };
  expect(pauseInSecret([])).toBeGreaterThanOrEqual(1000);
  settings.value = { ...settings.value, motion: 'none', speed: 'instant' };
  expect(pauseInSecret([])).toBe(0);
  settings.value = { ...settings.value, motion: 'auto', speed: 'normal' };
  // What comes of it is seen as long as ever.
  const many = told(BOT, 'actionsOver', ...Array.from({ length: 10 }, () => 'lit'));
  expect(pauseInSecret(many)).toBeGreaterThanOrEqual(pause(many));
});

test('what happens to a person while others play is shown longest', () => {
  expect(pause(told(ME, 'meets'))).toBeGreaterThanOrEqual(pause(told(BOT, 'meets')) + 900);
  expect(pause(told(ME, 'cleared'))).toBeGreaterThanOrEqual(2400);
  // In their own turn they have done it themselves.
  expect(pause(told(ME, 'cleared'), false)).toBe(pause(told(BOT, 'cleared')));
  expect(pause(told(ME, 'laid'), false)).toBeLessThan(300);
});

test('who wants it quick or sees no motion waits less or not at all', () => {
  const usual = pause(told(ME, 'meets'));
  settings.value = { ...settings.value, speed: 'quick' };
  expect(pause(told(ME, 'meets'))).toBeLessThan(usual / 2);
  settings.value = { ...settings.value, speed: 'instant' };
  expect(pause(told(ME, 'meets'))).toBe(0);
  settings.value = { ...settings.value, speed: 'normal', motion: 'none' };
  expect(pause(told(ME, 'meets'))).toBe(0);
});
