import { signal } from '@preact/signals';

const DARK = '(prefers-color-scheme: dark)';
const CONTRAST = '(prefers-contrast: more)';

/** The theme that the system asks for, once `followSystemTheme` was called. */
export const systemTheme = signal<'light' | 'dark' | 'contrast'>('light');

/** Asks the system for its theme, now and whenever it changes while the page is open: at sunset, for example. */
export function followSystemTheme(): void {
  const ask = (): void => {
    // A dark page stays dark where more contrast is asked for: its contrast is already high, and white would dazzle.
    if (matchMedia(DARK).matches) systemTheme.value = 'dark';
    else systemTheme.value = matchMedia(CONTRAST).matches ? 'contrast' : 'light';
  };
  ask();
  for (const query of [DARK, CONTRAST]) matchMedia(query).addEventListener('change', ask);
}
