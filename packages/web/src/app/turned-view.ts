import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether the page is turned upside down, for people who sit on the other side of the device. */
export const turnedView = signal(false);

/** Lets a page be turned, and turns it back when it is left. Only the picture turns: what is read aloud and where the keys lead stay. */
export function useTurnedView(): void {
  const { dataset } = document.documentElement;
  useEffect(() => {
    if (turnedView.value) dataset['turned'] = '';
    else delete dataset['turned'];
  }, [turnedView.value]);
  useEffect(
    () => () => {
      turnedView.value = false;
      delete dataset['turned'];
    },
    [],
  );
}
