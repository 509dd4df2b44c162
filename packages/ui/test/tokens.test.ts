import { describe, expect, test } from 'vitest';
import { SEAT_COLOURS, SEAT_SHAPES } from '../src/contract/seat-look.ts';
import css from '../src/tokens.css?raw';

/** What a rule of tokens.css sets. */
function tokens(selector: string): Readonly<Record<string, string>> {
  const at = css.indexOf(`${selector} {`);
  if (at < 0) throw new Error(`no rule ${selector}`);
  const rule = css.slice(at, css.indexOf('}', at));
  return Object.fromEntries(
    [...rule.matchAll(/--([a-z-]+):\s([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

/** The colours that a rule of tokens.css sets. */
const colours = (selector: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(tokens(selector)).filter(([, value]) => /^#[0-9a-f]{6}$/.test(value)),
  );

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const themes = {
  light: colours("[data-theme='light']"),
  dark: colours("[data-theme='dark']"),
  contrast: colours("[data-theme='contrast']"),
  paper: colours("[data-theme='paper']"),
};

test.each(Object.entries(themes))('the %s theme has every colour', (_, theme) => {
  expect(Object.keys(theme).toSorted()).toEqual(Object.keys(themes.light).toSorted());
});

describe.each(Object.entries(themes))('the colours of the %s theme', (_, theme) => {
  const ratio = (a: string, b: string): number => contrast(theme[a]!, theme[b]!);

  test.each(['ink', 'ink-soft', 'danger', 'accent'])(
    '%s can be read on paper and cards',
    (name) => {
      expect(ratio(name, 'paper')).toBeGreaterThanOrEqual(4.5);
      expect(ratio(name, 'card')).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['ink', 'ink-soft', 'danger', 'accent'])('%s can be read on the table', (name) => {
    expect(ratio(name, 'table')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['pencil', 'focus', 'edge'])('strokes of %s stand out from the table', (name) => {
    expect(ratio(name, 'table')).toBeGreaterThanOrEqual(3);
  });

  test.each(['wood', 'moss'])('strokes of the pencil stand out from %s', (name) => {
    expect(ratio('pencil', name)).toBeGreaterThanOrEqual(3);
  });

  test('what stands on the accent can be read', () => {
    expect(ratio('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['pencil', 'burnt', 'fire', 'water', 'earth', 'home', 'edge', 'focus', 'line-strong'])(
    'strokes of %s stand out from the paper',
    (name) => {
      expect(ratio(name, 'card')).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(['fire', 'water', 'earth', 'home'])(
    'strokes of %s stand out from their tint',
    (name) => {
      expect(ratio(name, `${name}-tint`)).toBeGreaterThanOrEqual(3);
    },
  );
});

describe.each(Object.entries(themes))('the seats in the %s theme', (_, theme) => {
  const ratio = (a: string, b: string): number => contrast(theme[a]!, theme[b]!);

  test.each(SEAT_COLOURS)('%s stands out from paper, cards and its tint', (colour) => {
    for (const ground of ['card', 'paper', `seat-${colour}-tint`])
      expect([ground, ratio(`seat-${colour}`, ground) >= 3]).toEqual([ground, true]);
  });

  test.each(SEAT_COLOURS)('what stands on %s and its tint can be read', (colour) => {
    expect(ratio(`on-seat-${colour}`, `seat-${colour}`)).toBeGreaterThanOrEqual(4.5);
    expect(ratio('ink', `seat-${colour}-tint`)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(SEAT_COLOURS)('what belongs to a seat of %s has its colours', (colour) => {
  expect(tokens(`[data-seat='${colour}']`)).toEqual({
    seat: `var(--seat-${colour})`,
    'seat-tint': `var(--seat-${colour}-tint)`,
    'on-seat': `var(--on-seat-${colour})`,
  });
});

test('each colour of a seat has another shape', () => {
  expect(new Set(SEAT_COLOURS.map((colour) => SEAT_SHAPES[colour])).size).toBe(SEAT_COLOURS.length);
});

/** The colours of a theme with a board style. The later rule wins, as in the style sheet. */
const styled = (theme: keyof typeof themes, style: 'cloth' | 'plain') => ({
  ...themes[theme],
  ...colours(`[data-board-style='${style}']:not([data-theme='contrast'])`),
  ...(theme === 'light' ? {} : colours(`[data-board-style='${style}'][data-theme='${theme}']`)),
});

describe.each(['cloth', 'plain'] as const)('boards of the style %s', (style) => {
  test.each(['light', 'dark', 'paper'] as const)('can be read in the %s theme', (name) => {
    const theme: Readonly<Record<string, string>> = styled(name, style);
    expect(theme['table']).not.toBe(themes[name]['table']);
    for (const text of ['ink', 'ink-soft', 'danger', 'accent'])
      expect([text, contrast(theme[text]!, theme['table']!) >= 4.5]).toEqual([text, true]);
    for (const stroke of ['pencil', 'focus', 'edge'])
      for (const ground of ['table', 'card', 'paper'])
        expect([stroke, ground, contrast(theme[stroke]!, theme[ground]!) >= 3]).toEqual([
          stroke,
          ground,
          true,
        ]);
  });
});

test('with high contrast, texts have seven times the luminance of their ground or the other way round', () => {
  const { contrast: theme } = themes;
  for (const name of ['ink', 'ink-soft', 'danger', 'accent', 'fire', 'water', 'earth', 'home'])
    for (const ground of ['paper', 'card', 'table'])
      expect([name, contrast(theme[name]!, theme[ground]!) >= 7]).toEqual([name, true]);
});
