import { computed, type ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Say } from '@glade/text';
import type { Task, TaskButton } from '@glade/ui';
import { goesByKeys } from '../../narration/announce.ts';
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
  // Who goes by keys finds it under the next key. Where there is more to do, they may still choose on the board.
  useLayoutEffect(() => {
    if (goesByKeys()) here.current?.focus();
  }, []);
  return (
    <>
      {buttons.map(({ label, args, act, minor, leads }) => (
        <button
          key={label}
          type="button"
          class={minor ? styles.minor : styles.roll}
          ref={leads ? here : null}
          data-next={minor ? undefined : true}
          onClick={act}
        >
          {say(label, args)}
        </button>
      ))}
    </>
  );
}
