import { expect, test } from 'vitest';
import { tooNewCss } from './too-new-css.ts';
import { tooNewJs } from './too-new-js.ts';

const names = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.split(' (')[0]!);

test('a script names what the oldest browsers lack, however it is written', () => {
  expect(tooNewJs(['Map.groupBy(tiles, rowOf)'])).toEqual([
    'Map.groupBy (chrome 117, safari 17.4, safari_ios 17.4)',
  ]);
  for (const [code, name] of [
    ['const { withResolvers } = Promise;', 'withResolvers'],
    ['Array.fromAsync(all)', 'Array.fromAsync'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['Iterator.from(all)', 'Iterator.from'],
    ['one.union(other)', 'union'],
    ['menu.showPopover()', 'showPopover'],
    ['document["startViewTransition"](draw)', 'startViewTransition'],
    ['jsx("div", { popover: "auto" })', '<div popover>'],
    ['jsx("details", { name: "one" })', '<details name>'],
    ['board.addEventListener("scrollend", done)', 'onscrollend'],
    ['/[a&&b]/v', '/v'],
    ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
  ] as const) {
    expect([code, names(tooNewJs([code]))]).toEqual([code, [name]]);
  }
});

test('a script may name what all have, and what it has made itself', () => {
  for (const code of [
    'list.toSorted().findLast(one).at(-1)',
    'new CompressionStream("deflate-raw")',
    '/(?<!a)b/u.exec(text)',
    'const union = 1; export { union };',
    'class Areas { union() {} } new Areas().union()',
    'const Iterator = make(); new Iterator();',
    'jsx("dialog", { inert: true })',
    'list.first.turn.take',
  ]) {
    const own = code.includes('take') ? [code, 'const own = { take: 1 }'] : [code];
    expect([code, tooNewJs(own)]).toEqual([code, []]);
  }
});

test('a style sheet names what the oldest browsers lack', () => {
  for (const [code, ...found] of [
    ['a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a { --paper: light-dark(red, blue) }', 'light-dark()'],
    ['a { b { color: red } }', 'nesting'],
    ['@starting-style { a { color: red } }', '@starting-style'],
    [':popover-open { margin: 0 }', ':popover-open'],
    ['a { anchor-name: --tile }', 'anchor-name'],
    ['a { float: inline-start }', 'float:inline-start'],
    ['a { block-size: 100dvb; -webkit-hyphens: auto; hyphens: auto; width: min(1px, 2px) }'],
    ['@media (width <= 500px) { a:has(b) { color: color-mix(in srgb, red, blue) } }'],
  ] as const) {
    expect([code, names(tooNewCss(code))]).toEqual([code, found]);
  }
});
