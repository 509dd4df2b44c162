import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * What stands after a `:has()` and names neither a class nor an attribute: `button`, `*`, `:not(…)`. Whenever something comes
 * or goes below an element that any `:has()` looks into, browsers compute the style of all that such rules name below it
 * again, and of every hex and square that is a button.
 */
function loosely(selector: string): readonly string[] {
  const plain = selector.replaceAll(/\s+/g, ' ');
  return splitOutside(plain, ',').flatMap((one) => {
    const at = one.indexOf(':has(');
    if (at < 0) return [];
    const after = splitOutside(one.slice(at), ' ').slice(1);
    return after
      .flatMap((part) => {
        const inner = /^:is\((.*)\)$/.exec(part)?.[1];
        return inner === undefined ? [part] : splitOutside(inner, ',').map((each) => each.trim());
      })
      .filter((part) => /^(?:\*|:not\(.*|button|svg|g|path|rect|circle|text)$/.test(part))
      .map((part) => `${one.trim()}: ${part}`);
  });
}

/** Splits at a sign that stands outside of brackets. */
function splitOutside(text: string, sign: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth--;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter((part) => part.trim() !== '');
}

test('no rule with :has() names all buttons, shapes or elements below', () => {
  expect(loosely('.acts:has(> .pace > button) button')).toHaveLength(1);
  expect(loosely('.acts:has(> button) > :is(.roll, button)')).toHaveLength(1);
  expect(loosely('main:has(> .ways) > :not(h1, .ways)')).toHaveLength(1);
  expect(loosely('.acts:has(> .pace > button) > :is(.roll, .action), .desk button')).toEqual([]);
  const files = globSync('{packages,games}/**/src/**/*.css', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const rules: string[] = [];
    parse(readFileSync(join(ROOT, file), 'utf8')).walkRules(({ selector, parent }) => {
      const prints = parent?.type === 'atrule' && 'params' in parent && parent.params === 'print';
      if (!prints) rules.push(...loosely(selector).map((each) => `${file} ${each}`));
    });
    return rules;
  });
  expect(found).toEqual([]);
});
