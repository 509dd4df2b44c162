import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Match } from '@glade/engine';
import { checkDice, formatTableRecord, type TableDice } from '@glade/online/dice';
import type { TableInfo } from '@glade/online/wire';
import { tellProblem } from '@glade/text';
import type { Session } from '../../match/session.ts';
import { far, farWords } from '../far-words.ts';
import { downloadText } from '../../share/download.ts';
import { knownOf } from '../my-tables.ts';
import { Tick } from './Tick.tsx';
import styles from '../Far.module.css';

interface Props {
  /** A match that is over. */
  readonly match: Match;
  readonly dice: TableDice;
  /** Whether the numbers are shown at once. */
  readonly open: boolean;
}

/** Whether all dice of a match far away were fixed before it began, and the numbers to check it elsewhere. */
export function DiceCheck({ match, dice, open }: Props) {
  const numbers = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open) numbers.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  const checked = useMemo(() => checkDice(match, dice, knownOf(dice.table)), [match, dice.secret]);
  if (checked.ok && checked.value === 0) return null;
  const file = `${match.game.id}-${dice.table.slice(0, 6)}.txt`;
  return (
    <details ref={numbers} open={open}>
      <summary>
        {checked.ok && <Tick />}
        {checked.ok
          ? far('far.dice.right', { throws: checked.value })
          : tellProblem(farWords(), checked.problem)}
      </summary>
      <p class={styles.hint}>{far('far.dice.how')}</p>
      <dl class={styles.numbers}>
        <dt>{far('far.dice.commitment')}</dt>
        <dd>{dice.commitment}</dd>
        <dt>{far('far.dice.secret')}</dt>
        <dd>{dice.secret}</dd>
        <dt>{far('far.dice.words')}</dt>
        <dd>{dice.words.join(' ')}</dd>
      </dl>
      <button type="button" onClick={() => downloadText(file, formatTableRecord(match, dice))}>
        {far('far.dice.save')}
      </button>
      <p class={styles.hint}>{far('far.dice.verify', { file })}</p>
    </details>
  );
}

/** How many throws of a match that is over were fixed before it began, if all were; undefined: the dialog says what it is. */
export function useRightThrows(
  table: string,
  info: TableInfo | undefined,
  { host: { match } }: Session,
): number | undefined {
  const { dice, commitment = '' } = info ?? {};
  return useMemo(() => {
    if (dice === undefined || match?.over !== true) return undefined;
    const checked = checkDice(match, { table, commitment, ...dice }, knownOf(table));
    return checked.ok && checked.value > 0 ? checked.value : undefined;
  }, [match, dice?.secret]);
}
