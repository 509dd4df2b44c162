import type { OptionsSpec, OptionValues } from './options.ts';

/** Whether no number of the rules is changed, and all options of the rules have their defaults but for those that are free. */
export const areUsual = (
  { options }: OptionsSpec,
  values: OptionValues,
  free: ReadonlySet<string>,
): boolean =>
  Object.entries(values).every(
    ([name, value]) =>
      free.has(name) || options[name]?.affects === 'table' || options[name]?.default === value,
  );
