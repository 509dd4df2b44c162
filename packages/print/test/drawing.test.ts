import { h, type ComponentChild } from 'preact';
import { describe, expect, test } from 'vitest';
import { resolve } from '../src/drawing/resolve.ts';
import { readStylesheet } from '../src/drawing/stylesheet.ts';

const draw = (css: string, content: ComponentChild, root: Record<string, string> = {}) =>
  resolve(content, readStylesheet([css]), root);

const svgOf = (css: string, content: ComponentChild, root?: Record<string, string>): string => {
  const { svg, problems } = draw(css, content, root);
  expect(problems).toEqual([]);
  return svg;
};

const circle = (attributes: Record<string, string> = {}) => h('circle', { r: 5, ...attributes });

describe('a drawing with style sheets becomes plain SVG', () => {
  test('a zero of the text family has no slash, and no letter of a title changes', () => {
    expect(svgOf('', h('text', { 'font-weight': '700' }, '100 & 8'))).toBe(
      '<text font-weight="700">1<tspan font-family="Work Sans" font-style="normal">00</tspan> &amp; 8</text>',
    );
    const titled = '.t { font-family: Fraunces, serif }';
    expect(svgOf(titled, h('g', { class: 't' }, h('text', {}, '20 rounds')))).toContain(
      '>20 rounds<',
    );
  });

  test('classes become attributes, and are gone', () => {
    expect(svgOf('.a { fill: #c99d66; stroke-width: 2px }', circle({ class: 'a' }))).toBe(
      '<circle r="5" fill="#c99d66" stroke-width="2"/>',
    );
  });

  test('a class that no style sheet names is a problem: the style sheet with it is missing', () => {
    const { problems } = draw(
      '.a:hover { fill: red }',
      h('g', { class: 'a' }, circle({ class: 'b' })),
    );
    expect(problems).toEqual(['no style sheet has the class b']);
  });

  test('the more specific rule wins, then the later one, and `style` over all', () => {
    const css = 'g .a { fill: red } .a { fill: blue } .a { fill: green }';
    expect(svgOf(css, h('g', {}, circle({ class: 'a' })))).toContain('fill="#ff0000"');
    expect(svgOf(css, circle({ class: 'a' }))).toContain('fill="#008000"');
    expect(svgOf(css, circle({ class: 'a', style: 'fill:white' }))).toContain('fill="#ffffff"');
  });

  test('`!important` wins over what is more specific', () => {
    const css = '.a { fill: red !important } g .a { fill: blue }';
    expect(svgOf(css, h('g', {}, circle({ class: 'a' })))).toContain('fill="#ff0000"');
  });

  test('rules win over presentation attributes', () => {
    expect(svgOf('circle { fill: red }', circle({ fill: 'blue' }))).toContain('fill="#ff0000"');
  });

  test('variables come from the nearest element that has them, through others and with a fallback', () => {
    const css =
      ':root { --fire: #111111; --seat: var(--fire) } [data-seat="blue"] { --seat: #0000ff } .a { fill: var(--seat); stroke: var(--none, #222222) }';
    const drawn = svgOf(
      css,
      h('g', {}, circle({ class: 'a' }), h('g', { 'data-seat': 'blue' }, circle({ class: 'a' }))),
    );
    expect(drawn).toBe(
      '<g><circle r="5" fill="#111111" stroke="#222222"/><g><circle r="5" fill="#0000ff" stroke="#222222"/></g></g>',
    );
  });

  test('a style of the sheet can be asked for at the root', () => {
    const css = '.a { fill: red } [data-style="ink"] .a { fill: white }';
    expect(svgOf(css, circle({ class: 'a' }), { 'data-style': 'ink' })).toContain('#ffffff');
    expect(svgOf(css, circle({ class: 'a' }), { 'data-style': 'colour' })).toContain('#ff0000');
  });

  test('rules within rules', () => {
    const css =
      '.a { fill: red; & .b { fill: blue } .c & { stroke: red } &[data-x] { fill: white } }';
    expect(svgOf(css, h('g', { class: 'a' }, circle({ class: 'b' })))).toContain('#0000ff');
    expect(svgOf(css, h('g', { class: 'c' }, circle({ class: 'a' })))).toContain(
      'stroke="#ff0000"',
    );
    expect(svgOf(css, circle({ class: 'a', 'data-x': '1' }))).toContain('fill="#ffffff"');
  });

  test('colours are mixed, and what is seen through becomes an opacity that is not inherited twice', () => {
    const css =
      '.m { fill: color-mix(in srgb, #ff0000 50%, #0000ff) } .s { fill: rgb(0 0 0 / 20%) } .t { fill: #ffffff } .o { fill-opacity: 0.5 }';
    expect(svgOf(css, circle({ class: 'm' }))).toBe('<circle r="5" fill="#800080"/>');
    expect(svgOf(css, h('g', { class: 's' }, circle({ class: 't' }), circle()))).toBe(
      '<g fill="#000000" fill-opacity="0.2"><circle r="5" fill="#ffffff" fill-opacity="1"/><circle r="5"/></g>',
    );
    expect(svgOf(css, circle({ class: 's o' }))).toContain('fill-opacity="0.1"');
  });

  test('an opacity is the same in per cent and in hexadecimal digits, as the style sheets of the page are shortened', () => {
    for (let percent = 1; percent < 100; percent++) {
      const digits = Math.round(percent * 2.55)
        .toString(16)
        .padStart(2, '0');
      const [long, short] = [`rgb(0 0 0 / ${percent}%)`, `#000000${digits}`].map((fill) =>
        svgOf(`.a { fill: ${fill} }`, circle({ class: 'a' })),
      );
      expect(short).toBe(long);
    }
  });

  test('`currentColor` is the colour that an element inherits', () => {
    const css = '.a { color: #123456 } circle { fill: currentColor }';
    expect(svgOf(css, h('g', { class: 'a' }, circle()))).toContain('fill="#123456"');
  });

  test('transforms, about their origin', () => {
    expect(
      svgOf('.a { transform: translate(3px, 4px) scale(0.5) }', circle({ class: 'a' })),
    ).toContain('transform="translate(3 4) scale(0.5)"');
    expect(
      svgOf('.a { transform: rotate(90deg); transform-origin: 5px 6px }', circle({ class: 'a' })),
    ).toContain('transform="translate(5 6) rotate(90) translate(-5 -6)"');
  });

  test('lengths are computed', () => {
    const css =
      ':root { --w: 2px } .a { stroke-width: calc(var(--w) * 3) } .b { font: 600 2em serif; letter-spacing: .5em }';
    expect(svgOf(css, circle({ class: 'a' }))).toContain('stroke-width="6"');
    expect(svgOf(css, h('text', { class: 'b' }, 'x'))).toBe(
      '<text font-size="32" font-style="normal" font-weight="700" font-family="Atkinson Hyperlegible Next" letter-spacing="16">x</text>',
    );
  });

  test('a stroke that is painted first lies below', () => {
    expect(svgOf('text { paint-order: stroke; stroke: #ffffff }', h('text', {}, 'x'))).toBe(
      '<text stroke="#ffffff" fill="none">x</text><text stroke="none">x</text>',
    );
  });

  test('what is not shown is not there, and neither is what moves or is pointed at', () => {
    const css =
      '.a { display: none } circle { animation: x 1s; cursor: pointer } circle:hover { fill: red } @media (min-width: 1px) { circle { fill: red } } @container stage (min-width: 1px) { circle { fill: red } } @keyframes x { from { fill: red } }';
    expect(svgOf(css, h('g', {}, circle({ class: 'a' }), circle()))).toBe('<g><circle r="5"/></g>');
  });

  test('rules for print count', () => {
    expect(svgOf('@media print { circle { fill: red } }', circle())).toContain('#ff0000');
  });
});

test.each([
  ['.a { filter: blur(2px) }', 'filter: blur(2px)'],
  ['.a { fill: var(--missing) }', 'no value for fill: var(--missing)'],
  ['.a { mix-blend-mode: multiply }', 'mix-blend-mode: multiply'],
  ['.a { stroke-width: 3vw }', 'stroke-width: 3vw'],
  ['.a { transform: rotate3d(1, 1, 1, 4deg) }', 'transform: rotate3d(1, 1, 1, 4deg) about 0 0'],
  ['.a { fill: nonsense }', 'fill: nonsense'],
])('what plain SVG cannot say is told and not lost: %s', (css, problem) => {
  expect(draw(css, circle({ class: 'a' })).problems).toEqual([problem]);
});

test('HTML cannot be printed', () => {
  expect(draw('', h('foreignObject', {}, h('p', {}, 'x'))).problems).toEqual([
    '<foreignObject> cannot be printed',
  ]);
});

test('text is escaped', () => {
  expect(svgOf('', h('text', {}, 'a < b & "c"'))).toBe('<text>a &lt; b &amp; &quot;c&quot;</text>');
});
