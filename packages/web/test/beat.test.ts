import { afterEach, expect, test, vi } from 'vitest';
import { beatOf } from '../src/replay/beat.ts';
import { changeSetting, settings } from '../src/settings/settings.ts';

const { speed } = settings.value;
afterEach(() => changeSetting('speed', speed));

const STEP = 'Turn 3. A flare-up at column 4, row 2: four squares around it catch fire at once.';

test('a match that is watched again waits for who goes by keys, as they may have a screen reader', () => {
  const focus = (seen: object | null): void =>
    void vi.stubGlobal('document', { querySelector: () => seen });
  focus(null);
  const usual = beatOf(STEP);
  focus({});
  const byKeys = beatOf(STEP);
  expect(byKeys).toBeGreaterThan(2 * usual);
  expect(beatOf('Fire.')).toBe(usual);
  // As long as who has asked for time to listen.
  focus(null);
  changeSetting('listening', true);
  expect(beatOf(STEP)).toBe(byKeys);
  changeSetting('listening', false);
  // Who has asked for more speed has it.
  changeSetting('speed', 'instant');
  expect(beatOf(STEP)).toBeLessThan(usual);
});
