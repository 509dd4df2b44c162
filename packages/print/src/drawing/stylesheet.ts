import { compile } from 'css-select';
import {
  AttributeAction,
  isTraversal,
  parse as parseSelector,
  SelectorType,
  type Selector,
} from 'css-what';
import type { Element } from 'domhandler';
import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly important: boolean;
}

/** A rule with one selector. Rules are ordered by specificity, then by place. */
interface CompiledRule {
  readonly specificity: number;
  readonly order: number;
  readonly matches: (element: Element) => boolean;
  readonly declarations: readonly Declaration[];
}

/** Rules by what their last compound selector asks for, so that an element is tried against few of them. */
export interface Stylesheet {
  readonly byKey: ReadonlyMap<string, readonly CompiledRule[]>;
  readonly anywhere: readonly CompiledRule[];
  /** All classes that they name, also where nothing on paper comes of it. */
  readonly classes: ReadonlySet<string>;
}

/** Media features of a sheet of paper: it is printed, light, and nothing moves on it. */
const PAPER_MEDIA = /^(?:all|print|(?:print and )?\(prefers-reduced-motion(?:: ?reduce)?\))$/;
/** Says nothing of a picture that does not move. */
const IGNORED_AT_RULES = new Set(['keyframes', 'font-face', 'container', 'charset', 'page']);

/** Reads style sheets, the later ones over the earlier ones. Nested rules are resolved; what a page on paper cannot have is left out. */
export function readStylesheet(texts: readonly string[]): Stylesheet {
  const rules: CompiledRule[] = [];
  for (const text of texts) collect(parse(text), undefined, rules);
  const byKey = new Map<string, CompiledRule[]>();
  const anywhere: CompiledRule[] = [];
  for (const rule of rules) {
    const key = keys.get(rule);
    if (key === undefined) anywhere.push(rule);
    else byKey.set(key, [...(byKey.get(key) ?? []), rule]);
  }
  const named = texts.flatMap((text) => [...text.matchAll(/\.(-?[_a-z][\w-]*)/gi)]);
  return { byKey, anywhere, classes: new Set(named.map(([, name]) => name!)) };
}

const keys = new WeakMap<CompiledRule, string>();

function collect(container: Container, within: string | undefined, rules: CompiledRule[]): void {
  const own: Declaration[] = [];
  container.each((node: ChildNode) => {
    if (node.type === 'decl')
      own.push({ name: node.prop, value: node.value, important: node.important === true });
  });
  if (own.length > 0 && within !== undefined) addRules(within, own, rules);
  container.each((node: ChildNode) => {
    if (node.type === 'rule') collect(node, nested(node, within), rules);
    if (node.type === 'atrule' && applies(node)) collect(node, within, rules);
  });
}

/** The selector of a rule inside another one. */
function nested({ selectors }: Rule, within: string | undefined): string {
  if (within === undefined) return selectors.join(',');
  return selectors
    .map((selector) =>
      selector.includes('&')
        ? selector.replaceAll('&', `:is(${within})`)
        : `:is(${within}) ${selector}`,
    )
    .join(',');
}

function applies({ name, params }: AtRule): boolean {
  if (IGNORED_AT_RULES.has(name.replace(/^-\w+-/, ''))) return false;
  if (name === 'media') return params.split(',').some((one) => PAPER_MEDIA.test(one.trim()));
  return true;
}

function addRules(
  selector: string,
  declarations: readonly Declaration[],
  rules: CompiledRule[],
): void {
  for (const parts of parseSelector(selector)) {
    if (parts.some(isNeverOnPaper)) continue;
    const rule: CompiledRule = {
      specificity: specificityOf(parts),
      order: rules.length,
      matches: compile<Element, Element>([[...parts]], { xmlMode: true }),
      declarations,
    };
    const key = keyOf(parts);
    if (key !== undefined) keys.set(rule, key);
    rules.push(rule);
  }
}

const LIVE_PSEUDOS = new Set([
  'hover',
  'focus',
  'focus-visible',
  'focus-within',
  'active',
  'disabled',
  'checked',
  'modal',
  'open',
  'target',
  'popover-open',
]);

/** Elements that a pseudo-element makes are none of a picture, and nothing is pointed at on paper. */
const isNeverOnPaper = (part: Selector): boolean =>
  part.type === SelectorType.PseudoElement ||
  (part.type === SelectorType.Pseudo && LIVE_PSEUDOS.has(part.name));

/** Ids, then classes and attributes, then names of elements, as one number. */
function specificityOf(parts: readonly Selector[]): number {
  let sum = 0;
  for (const part of parts) {
    if (part.type === SelectorType.Attribute)
      sum += part.name === 'id' && part.action === AttributeAction.Equals ? 1e6 : 1e3;
    else if (part.type === SelectorType.Tag) sum += 1;
    else if (part.type === SelectorType.Pseudo) {
      if (part.name === 'where') continue;
      const inner = Array.isArray(part.data) ? part.data : undefined;
      const counted = ['is', 'not', 'has', 'matches'].includes(part.name) && inner !== undefined;
      sum += counted ? Math.max(0, ...inner.map(specificityOf)) : 1e3;
    }
  }
  return sum;
}

/** A class or name of an element that the element itself must have. */
function keyOf(parts: readonly Selector[]): string | undefined {
  const last = parts.slice(parts.findLastIndex((part) => isTraversal(part)) + 1);
  for (const part of last) {
    if (
      part.type === SelectorType.Attribute &&
      part.name === 'class' &&
      part.action === AttributeAction.Element
    )
      return `.${part.value}`;
  }
  const tag = last.find((part) => part.type === SelectorType.Tag);
  return tag?.type === SelectorType.Tag ? tag.name : undefined;
}

/** The classes of an element that no style sheet names: the one with them is missing. */
export const unknownClasses = (sheet: Stylesheet, element: Element): readonly string[] =>
  classesOf(element).filter((name) => !sheet.classes.has(name));

const classesOf = ({ attribs }: Element): readonly string[] =>
  (attribs['class'] ?? '').split(/\s+/).filter((name) => name !== '');

/** The declarations for an element, the stronger ones later; its `style` is the strongest. */
export function declarationsFor(sheet: Stylesheet, element: Element): readonly Declaration[] {
  const tried = [
    ...sheet.anywhere,
    ...(sheet.byKey.get(element.name) ?? []),
    ...classesOf(element).flatMap((name) => sheet.byKey.get(`.${name}`) ?? []),
  ];
  const found = tried
    .filter((rule) => rule.matches(element))
    .toSorted((a, b) => a.specificity - b.specificity || a.order - b.order)
    .flatMap(({ declarations }) => declarations);
  const own = element.attribs['style'];
  const all = own === undefined ? found : [...found, ...inlineDeclarations(own)];
  return [
    ...all.filter(({ important }) => !important),
    ...all.filter(({ important }) => important),
  ];
}

function inlineDeclarations(style: string): readonly Declaration[] {
  const found: Declaration[] = [];
  parse(`x{${style}}`).walkDecls(({ prop, value, important }) => {
    found.push({ name: prop, value, important: important === true });
  });
  return found;
}
