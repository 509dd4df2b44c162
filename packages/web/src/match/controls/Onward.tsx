import { computed, type ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Say } from '@glade/text';
import type { Task, TaskButton } from '@glade/ui';
import type { Session } from '../session.ts';
import type { TaskOf } from '../stage/StepCard.tsx';
import styles from './Controls.module.css';

/** The buttons of what the board says is to be done. Tasks change often, and few have a button: only that draws all again. */
export function useOnward(
  session: Session,
  task: ReadonlySignal<TaskOf | undefined>,
): Task['buttons'] {
  return useMemo(
    () =>
      computed(() => {
        const { message, view } = task.value ?? {};
        return view === session.view.value ? message?.buttons : undefined;
      }),
    [session, task],
  ).value;
}

interface Props {
  readonly say: Say;
  readonly buttons: readonly TaskButton[];
}

/** They stand where dice are rolled, and call as loudly; what only lets go is quiet. */
export function Onward({ say, buttons }: Props) {
  const here = useRef<HTMLButtonElement>(null);
  const only = buttons.length === 1 && !buttons[0]?.minor;
  // Who goes by keys finds the only one under the next key. Where a question is answered, they may still choose on the board.
  useLayoutEffect(() => {
    const byKeys = document.activeElement?.matches('[data-stage] :focus-visible');
    if (only && byKeys) here.current?.focus();
  }, []);
  return (
    <>
      {buttons.map(({ label, args, act, minor }) => (
        <button
          key={label}
          type="button"
          class={minor ? styles.minor : styles.roll}
          ref={only ? here : null}
          data-next={minor ? undefined : true}
          onClick={act}
        >
          {say(label, args)}
        </button>
      ))}
    </>
  );
}
