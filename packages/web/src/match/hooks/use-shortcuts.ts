import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';

/**
 * Shortcuts, by the name of the key, with `Shift+` or `Ctrl+` before it where there is one for that. They can be switched
 * off, and do not work in fields and dialogs.
 */
export function useShortcuts(keys: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Before the first picture: a key is heard as soon as the page can be seen.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.altKey || !settings.value.shortcuts) return;
      if (target.closest('input:not([type=range]), textarea, select') !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const act = meant(latest.current, event);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

type Keys = Readonly<Record<string, () => unknown>>;

/** Shift alone changes nothing where no shortcut has it: on many keyboards a sign needs it. */
function meant(
  keys: Keys,
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
): Keys[string] | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  const shifted = shiftKey ? `Shift+${name}` : name;
  return ctrlKey || metaKey ? keys[`Ctrl+${shifted}`] : (keys[shifted] ?? keys[name]);
}
