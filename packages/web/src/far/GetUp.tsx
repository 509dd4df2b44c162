import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { tellProblem } from '@glade/text';
import { leaveSeat } from './far-api.ts';
import { far, farWords } from './far-words.ts';
import { forgetTable, keysAt } from './my-tables.ts';
import { giveUpSitting } from './sitting-down.ts';
import styles from './Far.module.css';

interface Props {
  readonly table: string;
  /** Whether the people here have opened the table: then it is closed. */
  readonly opener: boolean;
  /** Called with a sentence that says why they cannot get up. */
  readonly onWrong: (why: string) => void;
}

/** What a key says that is of no seat any more: an answer was lost, and the seat is left already. */
const DONE: readonly string[] = ['far.key', 'far.none'];

/** Before the match: gets up from the seats here, to choose another one or another face, or closes the table. */
export function GetUp({ table, opener, onWrong }: Props) {
  const [, go] = useLocation();
  const [asks, setAsks] = useState(false);

  async function leave(): Promise<void> {
    for (const key of keysAt(table)) {
      const left = await leaveSeat(table, key);
      if (!left.ok && !DONE.includes(left.problem.code))
        return onWrong(tellProblem(farWords(), left.problem));
    }
    await giveUpSitting(table);
    forgetTable(table);
    if (opener) return go('/', { replace: true });
    // The page goes on as that of somebody who is invited.
    return location.reload();
  }

  if (!opener)
    return (
      <button type="button" data-get-up onClick={() => void leave()}>
        {far('far.up')}
      </button>
    );
  return asks ? (
    <span role="group" aria-label={far('far.close')} class={styles.go}>
      <span>{far('far.close.ask')}</span>
      <button type="button" data-close-table onClick={() => void leave()}>
        {far('far.close.yes')}
      </button>
      <button type="button" onClick={() => setAsks(false)}>
        {far('far.close.no')}
      </button>
    </span>
  ) : (
    <button type="button" data-get-up onClick={() => setAsks(true)}>
      {far('far.close')}
    </button>
  );
}
