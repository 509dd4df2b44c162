import { calc } from '@csstools/css-calc';
import { color, serializeRGB } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';

/** Custom properties by name, as written or already resolved. */
export type Variables = Readonly<Record<string, string>>;

/** A colour without transparency, `none` or a reference, and how opaque it is from 0 to 1. */
export interface Paint {
  readonly paint: string;
  readonly alpha: number;
}

const MAX_DEPTH = 20;

/** Puts the values of custom properties into a text; undefined if one is missing and has no fallback. */
export function withVariables(text: string, variables: Variables, depth = 0): string | undefined {
  const at = text.indexOf('var(');
  if (at < 0) return text;
  if (depth > MAX_DEPTH) return undefined;
  const end = closing(text, at + 3);
  const inside = text.slice(at + 4, end);
  const comma = topComma(inside);
  const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
  const known = variables[name];
  const value =
    (known === undefined ? undefined : withVariables(known, variables, depth + 1)) ??
    (comma < 0 ? undefined : withVariables(inside.slice(comma + 1).trim(), variables, depth + 1));
  if (value === undefined) return undefined;
  const rest = withVariables(text.slice(end + 1), variables, depth);
  return rest === undefined ? undefined : text.slice(0, at) + value + rest;
}

/** Where the bracket that opens at `from` closes. */
function closing(text: string, from: number): number {
  let open = 0;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') open++;
    if (text[i] === ')' && --open === 0) return i;
  }
  return text.length;
}

function topComma(text: string): number {
  let open = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') open++;
    if (text[i] === ')') open--;
    if (text[i] === ',' && open === 0) return i;
  }
  return -1;
}

/** Computes `calc()`, `min()` and the like where units allow it. */
export const calculated = (text: string): string =>
  text.includes('(') ? calc(text, { precision: 5 }) : text;

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A length in units of the drawing, which are CSS pixels there; `em` is the font size. Undefined if it has another unit. */
export function lengthOf(text: string, em: number): string | undefined {
  const [, number, unit] =
    /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e-?\d+)?)(px|em|rem|)$/i.exec(text) ?? [];
  if (number === undefined) return undefined;
  const factor = unit === 'em' ? em : unit === 'rem' ? 16 : 1;
  return rounded(Number(number) * factor);
}

/** Drawings have few colours, each a thousand times. */
const paints = new Map<string, Paint | undefined>();

/** A colour as sRGB in hex with its alpha; `none` and references stay. Undefined if it is no paint. */
export function paintOf(text: string, currentColor: string): Paint | undefined {
  const value = text.replaceAll(/\bcurrentcolor\b/gi, currentColor);
  if (!paints.has(value)) paints.set(value, readPaint(value));
  return paints.get(value);
}

function readPaint(value: string): Paint | undefined {
  if (value === 'none' || value === 'transparent') return { paint: 'none', alpha: 1 };
  if (value.startsWith('url(')) return { paint: value.replaceAll(/["']/g, ''), alpha: 1 };
  const component = parseComponentValue(tokenize({ css: value }));
  const data = component === undefined ? false : color(component);
  if (data === false) return undefined;
  const numbers = serializeRGB(data)
    .toString()
    .match(/[\d.]+/g)!
    .map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  const hex = [red, green, blue].map((c) => Math.round(c).toString(16).padStart(2, '0')).join('');
  // The style sheets of the page are made shorter: there, 32 % is the hexadecimal 52, which is 0.322.
  return { paint: `#${hex}`, alpha: Math.round(alpha * 100) / 100 };
}

/** `transform` of CSS as that of SVG, about an origin. Undefined if it cannot be said in SVG. */
export function transformOf(text: string, em: number): string | undefined {
  const calls = text.split(')').map((call) => call.trim());
  if (calls.pop() !== '') return undefined;
  const done = calls.map((call) => {
    const open = call.indexOf('(');
    const name = call.slice(0, Math.max(0, open));
    const values = call
      .slice(open + 1)
      .split(/[\s,]+/)
      .filter((one) => one !== '')
      .map((one) => numberOf(one, em));
    if (values.includes(undefined)) return undefined;
    const [a = '0', b = '0'] = values as string[];
    switch (name) {
      case 'translate':
        return `translate(${a} ${b})`;
      case 'translateX':
        return `translate(${a} 0)`;
      case 'translateY':
        return `translate(0 ${a})`;
      case 'scaleX':
        return `scale(${a} 1)`;
      case 'scaleY':
        return `scale(1 ${a})`;
      case 'scale':
      case 'rotate':
      case 'skewX':
      case 'skewY':
      case 'matrix':
        return `${name}(${values.join(' ')})`;
      default:
        return undefined;
    }
  });
  return done.includes(undefined) ? undefined : done.join(' ');
}

const TURNS: Readonly<Record<string, number>> = { deg: 1, turn: 360, rad: 180 / Math.PI };

function numberOf(text: string, em: number): string | undefined {
  const [, number, unit] = /^(-?[\d.]+)(deg|turn|rad)$/.exec(text) ?? [];
  return number === undefined ? lengthOf(text, em) : rounded(Number(number) * TURNS[unit!]!);
}
