import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { joinedKeys } from './my-tables.ts';

/** The keys of the seats here at a table, as they are now: another tab may have got new ones. */
export function useKeys(table: string): readonly string[] {
  const joined = useComputed(() => joinedKeys(table)).value;
  return useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
}
