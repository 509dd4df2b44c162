import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';

/** Shortcuts of a single key. They can be switched off, and do not work in fields and dialogs. */
export function useShortcuts(keys: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.altKey || event.metaKey || !settings.value.shortcuts) return;
      if (target.closest('input, textarea, select') !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
