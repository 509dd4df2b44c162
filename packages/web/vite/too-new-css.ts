import { parse, type Container, type Document } from 'postcss';
import { data, lacks, partsOf } from './mdn-support.ts';

const { selectors, properties, types } = data.css;
const atRules = data.css['at-rules'];

/** CSS functions: MDN lists them in several places. */
const functions = new Map([
  ...partsOf(types).flatMap(([, type]) => partsOf(type)),
  ...partsOf(types),
]);

/** A line for each feature in a style sheet that the oldest browsers lack: its name, and since which versions browsers have it. */
export function tooNewCss(code: string): readonly string[] {
  const found = new Set<string>();
  const report = (name: string, lack: string | undefined): void => {
    if (lack !== undefined) found.add(`${name} (${lack})`);
  };
  const root = parse(code);
  root.walkAtRules(({ name, params }) => {
    report(`@${name}`, lacks(atRules?.[name]));
    for (const [, feature] of params.matchAll(/\(\s*([a-z-]+)/g)) {
      report(`@${name}(${feature})`, lacks(atRules?.[name]?.[feature!]));
    }
  });
  root.walkRules(({ selector, parent }) => {
    if (parent?.type === 'rule') report('nesting', lacks(selectors?.['nesting']));
    for (const [sign, name] of selector.matchAll(/::?([a-z-]+)/g)) {
      report(sign, lacks(selectors?.[name!]));
    }
  });
  root.walkDecls(({ prop, value, parent }) => {
    values(value);
    if (prop.startsWith('-') || isPrefixed(parent, prop)) return;
    const property = properties?.[prop];
    report(prop, lacks(property));
    for (const [word] of value.matchAll(/[a-z][a-z-]*/g)) {
      report(`${prop}:${word}`, lacks(property?.[word]));
    }
  });

  function values(value: string): void {
    for (const [, name] of value.matchAll(/([a-z][a-z-]{0,40})\(/g)) {
      report(`${name}()`, lacks(functions.get(name!)));
    }
    if (/\d[sld]v(?:w|h|min|max|i|b)\b/.test(value)) {
      const units = types?.['length']?.['viewport_percentage_units_dynamic'];
      report('dynamic viewport units', lacks(units));
    }
  }
  return [...found];
}

/** Whether the rule also has the property with the prefix for older browsers. */
const isPrefixed = (rule: Container | Document | undefined, prop: string): boolean =>
  rule?.nodes?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) === true;
