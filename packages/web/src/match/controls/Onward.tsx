import { computed, type ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Say } from '@glade/text';
import type { Task } from '@glade/ui';
import type { Session } from '../session.ts';
import type { TaskOf } from '../stage/StepCard.tsx';
import styles from './Controls.module.css';

/** The button of what the board says is to be done. Tasks change often, and few have a button: only that draws all again. */
export function useOnward(
  session: Session,
  task: ReadonlySignal<TaskOf | undefined>,
): Task['button'] {
  return useMemo(
    () =>
      computed(() => {
        const { message, view } = task.value ?? {};
        return view === session.view.value ? message?.button : undefined;
      }),
    [session, task],
  ).value;
}

interface Props extends NonNullable<Task['button']> {
  readonly say: Say;
}

/** It stands where dice are rolled, and calls as loudly. */
export function Onward({ say, label, act }: Props) {
  const here = useRef<HTMLButtonElement>(null);
  // Who goes by keys finds it under the next key.
  useLayoutEffect(() => {
    if (document.activeElement?.matches('[data-stage] :focus-visible')) here.current?.focus();
  }, []);
  return (
    <button type="button" class={styles.roll} ref={here} data-next onClick={act}>
      {say(label)}
    </button>
  );
}
