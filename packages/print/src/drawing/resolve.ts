import { Element, Text, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { ComponentChild } from 'preact';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { inFonts } from '../text/font-of-letter.ts';
import { escape } from './escape.ts';
import { declarationsFor, unknownClasses, type Stylesheet } from './stylesheet.ts';
import {
  calculated,
  lengthOf,
  paintOf,
  transformOf,
  withVariables,
  type Variables,
} from './values.ts';

// Makes plain SVG of what the board draws: every class and variable becomes an attribute, so that a PDF has it, too.

export interface Drawing {
  /** What is inside an `<svg>`. */
  readonly svg: string;
  /** What of the style sheets could not be said in plain SVG. It must be empty: tests of all parts see to it. */
  readonly problems: readonly string[];
}

/** The names of the root element that style sheets can ask for, such as `data-style`. */
export type RootAttributes = Readonly<Record<string, string>>;

/** Draws a component with these style sheets. */
export function resolve(content: ComponentChild, sheet: Stylesheet, root: RootAttributes): Drawing {
  const html = renderToString(h('svg', { ...root }, content));
  const parsed = parseDocument(html, { xmlMode: true, decodeEntities: true });
  const top = parsed.children.find((child) => child instanceof Element)!;
  const resolver = new Resolver(sheet);
  const start = resolver.styleOf(top, FIRST);
  const svg = top.children.map((child) => resolver.write(child, start)).join('');
  return { svg, problems: [...resolver.problems] };
}

/** What an element hands on to what is in it. */
interface Inherited {
  readonly variables: Variables;
  readonly color: string;
  readonly em: number;
  readonly fillAlpha: number;
  readonly strokeAlpha: number;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly strokeFirst: boolean;
  readonly fill: string;
  readonly stroke: string;
  /** In the letters of titles. */
  readonly titled: boolean;
}

type Changing = { -readonly [K in keyof Inherited]: Inherited[K] };

const FIRST: Inherited = {
  variables: {},
  color: '#000000',
  em: 16,
  fillAlpha: 1,
  strokeAlpha: 1,
  fillOpacity: 1,
  strokeOpacity: 1,
  strokeFirst: false,
  fill: '#000000',
  stroke: 'none',
  titled: false,
};

interface Styled extends Inherited {
  readonly attributes: Readonly<Record<string, string>>;
  readonly hidden: boolean;
}

const LENGTHS = new Set([
  'stroke-width',
  'stroke-dashoffset',
  'letter-spacing',
  'word-spacing',
  'x',
  'y',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
]);
const AS_WRITTEN = new Set([
  'fill-rule',
  'clip-rule',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'text-anchor',
  'dominant-baseline',
  'clip-path',
  'mask',
  'visibility',
  'font-style',
]);
/** Properties of how a thing moves, is pointed at, or is laid out as HTML: they change no picture on paper. */
const WITHOUT_EFFECT =
  /^(?:animation|transition|cursor|pointer-events|user-select|will-change|outline|touch-action|overflow|color-scheme|appearance|contain|container|content-visibility|isolation|backface-visibility|-webkit-|margin|padding|inset|inline-size|block-size|max-|min-|width|height|position|z-index|flex|grid|gap|align|justify|place|box-sizing|line-height|shape-rendering|text-rendering|forced-color-adjust|white-space|font-variant|font-feature|font-kerning|transform-origin|transform-box|vertical-align|aspect-ratio|background|border|box-shadow|text-align|list-style|print-color-adjust)/;
/** Shadows of things that seem to lie on a screen. */
const SHADOW = /^drop-shadow\(.*\)$/;
const DRAWN = new Set([
  'g',
  'svg',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
  'use',
  'symbol',
  'defs',
  'clipPath',
  'mask',
  'pattern',
  'linearGradient',
  'radialGradient',
  'stop',
  'image',
]);
const SILENT = new Set(['title', 'desc']);
const DROPPED_ATTRIBUTES = /^(?:class|style|data-|aria-|role$|tabindex|on|key$|focusable)/i;

class Resolver {
  readonly sheet: Stylesheet;
  readonly problems = new Set<string>();

  constructor(sheet: Stylesheet) {
    this.sheet = sheet;
  }

  write(node: ChildNode, parent: Inherited): string {
    if (node instanceof Text) return inFonts(node.data, parent.titled);
    if (!(node instanceof Element) || SILENT.has(node.name)) return '';
    if (!DRAWN.has(node.name)) {
      this.problems.add(`<${node.name}> cannot be printed`);
      return '';
    }
    const style = this.styleOf(node, parent);
    if (style.hidden) return '';
    const inside = node.children.map((child) => this.write(child, style)).join('');
    if (node.name === 'g' && inside === '') return '';
    const haloed =
      style.strokeFirst && style.stroke !== 'none' && !['g', 'svg', 'tspan'].includes(node.name);
    if (!haloed) return tag(node.name, style.attributes, inside);
    // Not every printer of SVG knows `paint-order`: the stroke first, the shape over it.
    return (
      tag(node.name, { ...style.attributes, fill: 'none' }, inside) +
      tag(node.name, { ...style.attributes, stroke: 'none' }, inside)
    );
  }

  styleOf(element: Element, parent: Inherited): Styled {
    const declared: Record<string, string> = {};
    let variables = parent.variables;
    for (const name of unknownClasses(this.sheet, element))
      this.problems.add(`no style sheet has the class ${name}`);
    for (const { name, value } of declarationsFor(this.sheet, element)) {
      if (name.startsWith('--')) {
        if (variables === parent.variables) variables = { ...parent.variables };
        (variables as Record<string, string>)[name] = value;
      } else if (name === 'font') Object.assign(declared, fontParts(value));
      else declared[name] = value;
    }
    // A variable of an element is made of the others of that element, and what is within inherits the result.
    if (variables !== parent.variables) variables = settledVariables(variables);

    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(element.attribs))
      if (!DROPPED_ATTRIBUTES.test(name)) attributes[name] = value;
    const values: Record<string, string> = {};
    for (const [name, value] of Object.entries(attributes)) {
      const read = value.includes('var(') ? withVariables(value, variables) : value;
      if (read === undefined) this.problems.add(`no value for ${name}="${value}"`);
      else attributes[name] = read;
    }
    for (const [name, value] of Object.entries(declared)) {
      const read = withVariables(value, variables);
      if (read === undefined) {
        if (!WITHOUT_EFFECT.test(name)) this.problems.add(`no value for ${name}: ${value}`);
      } else values[name] = calculated(read).trim();
    }
    return this.resolved(attributes, values, { ...parent, variables });
  }

  private resolved(
    attributes: Record<string, string>,
    values: Readonly<Record<string, string>>,
    parent: Inherited,
  ): Styled {
    const own: Changing = { ...parent };
    const given = (name: string): string | undefined => {
      const value = values[name] ?? attributes[name];
      return value === 'inherit' || value === 'unset' ? undefined : value;
    };
    const size = given('font-size');
    if (size !== undefined) {
      const em = lengthOf(size.replace('%', ''), parent.em);
      if (em === undefined) this.problems.add(`font-size: ${size}`);
      else own.em = size.endsWith('%') ? (Number(em) / 100) * parent.em : Number(em);
      attributes['font-size'] = String(own.em);
    }
    const color = given('color');
    if (color !== undefined) own.color = paintOf(color, parent.color)?.paint ?? parent.color;
    delete attributes['color'];
    for (const kind of ['fill', 'stroke'] as const)
      this.paint(kind, given, attributes, own, parent);
    own.strokeFirst =
      given('paint-order') === undefined
        ? parent.strokeFirst
        : given('paint-order')!.startsWith('stroke');
    delete attributes['paint-order'];
    let hidden = false;
    for (const [name, value] of Object.entries(values)) {
      if (value === 'inherit' || value === 'unset') delete attributes[name];
      else if (name === 'display') hidden = value === 'none';
      else if (['fill', 'stroke', 'color', 'font-size', 'paint-order'].includes(name)) continue;
      else if (name === 'fill-opacity' || name === 'stroke-opacity') continue;
      else if (name === 'opacity') attributes[name] = share(value);
      else if (name === 'font-family') attributes[name] = familyOf(value);
      else if (name === 'font-weight') attributes[name] = weightOf(value);
      else if (name === 'd') attributes[name] = value.replace(/^path\(["']?|["']?\)$/g, '');
      else if (name === 'stroke-dasharray') attributes[name] = value.replaceAll('px', '');
      else if (LENGTHS.has(name)) this.length(name, value, attributes, own.em);
      else if (AS_WRITTEN.has(name)) attributes[name] = value.replaceAll(/["']/g, '');
      else if (
        name === 'transform' ||
        name === 'translate' ||
        name === 'rotate' ||
        name === 'scale'
      )
        continue;
      else if (name === 'transform-origin' || WITHOUT_EFFECT.test(name)) continue;
      else if (name === 'filter' && SHADOW.test(value)) continue;
      else if (
        /^(?:filter|backdrop-filter|mix-blend-mode|vector-effect|text-shadow|text-decoration|text-transform)$/.test(
          name,
        ) &&
        /^(?:none|normal)$/.test(value)
      )
        continue;
      else this.problems.add(`${name}: ${value}`);
    }
    const family = attributes['font-family'];
    if (family !== undefined) own.titled = family === TITLES;
    this.transform(values, attributes, own.em);
    if (attributes['opacity'] === '0') hidden = true;
    return { ...own, attributes, hidden };
  }

  private paint(
    kind: 'fill' | 'stroke',
    given: (name: string) => string | undefined,
    attributes: Record<string, string>,
    own: Changing,
    parent: Inherited,
  ): void {
    const [alpha, opacity] =
      kind === 'fill'
        ? (['fillAlpha', 'fillOpacity'] as const)
        : (['strokeAlpha', 'strokeOpacity'] as const);
    const value = given(kind);
    if (value === undefined) delete attributes[kind];
    else {
      const paint = paintOf(value, own.color);
      if (paint === undefined) this.problems.add(`${kind}: ${value}`);
      else {
        own[kind] = attributes[kind] = paint.paint;
        own[alpha] = paint.alpha;
      }
    }
    const written = given(`${kind}-opacity`);
    if (written !== undefined) own[opacity] = Number(share(written));
    const before = parent[alpha] * parent[opacity];
    const now = own[alpha] * own[opacity];
    delete attributes[`${kind}-opacity`];
    if (now !== before) attributes[`${kind}-opacity`] = String(Math.round(now * 1000) / 1000);
  }

  private length(
    name: string,
    value: string,
    attributes: Record<string, string>,
    em: number,
  ): void {
    const length = value === 'normal' || value === 'auto' ? '0' : lengthOf(value, em);
    if (length === undefined) this.problems.add(`${name}: ${value}`);
    else attributes[name] = length;
  }

  /** `translate`, `rotate`, `scale` and `transform` of CSS, which take the place of the attribute. */
  private transform(
    values: Readonly<Record<string, string>>,
    attributes: Record<string, string>,
    em: number,
  ): void {
    const parts: string[] = [];
    for (const name of ['translate', 'rotate', 'scale'] as const) {
      const value = values[name];
      if (value !== undefined && value !== 'none') parts.push(`${name}(${value})`);
    }
    const whole = values['transform'];
    if (whole !== undefined && whole !== 'none') parts.push(whole);
    if (parts.length === 0) {
      if (whole === 'none') delete attributes['transform'];
      return;
    }
    const text = parts.join(' ');
    const made = transformOf(text, em);
    const origin = values['transform-origin'];
    const turns = !/^translate[XY]?\([^)]*\)$/.test(text);
    const about =
      origin === undefined || !turns ? [] : origin.split(/\s+/).map((one) => lengthOf(one, em));
    if (made === undefined || about.includes(undefined)) {
      this.problems.add(`transform: ${text} about ${origin ?? '0 0'}`);
      return;
    }
    const [x = '0', y = x] = about as string[];
    const moved =
      x === '0' && y === '0'
        ? made
        : `translate(${x} ${y}) ${made} translate(${-Number(x)} ${-Number(y)})`;
    attributes['transform'] =
      whole === undefined && attributes['transform'] !== undefined
        ? `${moved} ${attributes['transform']}`
        : moved;
  }
}

/** Every variable with the others put in; those that need one that is missing go. */
function settledVariables(variables: Variables): Variables {
  const settled: Record<string, string> = {};
  for (const [name, value] of Object.entries(variables)) {
    const read = withVariables(value, variables);
    if (read !== undefined) settled[name] = read;
  }
  return settled;
}

/** `font: italic 600 34px var(--font)` as its parts. */
function fontParts(value: string): Record<string, string> {
  // Brackets hold together: `max(17px, 860px / var(--cell))` is one word.
  const words = value.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s()])+/g) ?? [];
  const at = words.findIndex((word) =>
    /^(?:[\d.]+(?:px|em|rem)|(?:calc|min|max|clamp|var)\()/.test(word),
  );
  if (at < 0 || at === words.length - 1) return { font: value };
  const style = words.slice(0, at);
  return {
    'font-style': style.includes('italic') ? 'italic' : 'normal',
    'font-weight': style.find((word) => /^(?:\d00|bold)$/.test(word)) ?? '400',
    'font-size': /^(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^/()])+/.exec(words[at]!)![0],
    'font-family': words.slice(at + 1).join(' '),
  };
}

/** The family of titles. */
const TITLES = 'Fraunces';

/** The two families that are embedded; anything else is set in the first. */
const familyOf = (value: string): string =>
  /^["']?fraunces/i.test(value) ? TITLES : 'Atkinson Hyperlegible Next';

/** The two weights that are embedded. */
const weightOf = (value: string): string =>
  value.startsWith('bold') || Number(value) >= 600 ? '700' : '400';

const share = (value: string): string =>
  value.endsWith('%') ? String(Number(value.slice(0, -1)) / 100) : String(Number(value));

function tag(name: string, attributes: Readonly<Record<string, string>>, inside: string): string {
  let written = '';
  for (const key of Object.keys(attributes)) written += ` ${key}="${escape(attributes[key]!)}"`;
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}
