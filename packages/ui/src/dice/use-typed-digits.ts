import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Calls `hear` with each digit and Backspace that is typed in the form or, with `everywhere`, anywhere on the page outside
 * fields and dialogs. Where it answers true, the key does nothing else.
 */
export function useTypedDigits(
  form: { readonly current: HTMLElement | null },
  everywhere: boolean,
  hear: (key: string) => boolean,
): void {
  const latest = useRef(hear);
  latest.current = hear;
  // Before the first picture: a key is heard as soon as the page can be seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey || altKey || metaKey || event.defaultPrevented) return;
      if (!/^(\d|Backspace)$/.test(key) || !(target instanceof Element)) return;
      // A form that something lies over waits.
      if (form.current === null || getComputedStyle(form.current).visibility !== 'visible') return;
      const within = form.current.contains(target);
      const free =
        target.closest('input, textarea, select') === null &&
        document.querySelector('dialog[open]') === null;
      if (!within && !(everywhere && free)) return;
      if (latest.current(key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [everywhere]);
}
