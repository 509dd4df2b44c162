import { expect, test } from 'vitest';

const STYLES = import.meta.glob<string>('../../../{packages,games}/*/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('each stage says that it is one, so that boards can ask', () => {
  const rules = Object.values(STYLES).flatMap((css) => css.match(/\{[^{}]*\}/g) ?? []);
  const stages = rules.filter((rule) => /container: stage\b/.test(rule));
  expect(stages.length).toBeGreaterThan(1);
  expect(stages.filter((rule) => !/--staged: 1;/.test(rule))).toEqual([]);
  expect(rules.filter((rule) => /--staged:/.test(rule))).toEqual(stages);
});
