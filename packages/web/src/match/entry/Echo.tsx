import { CHANCE } from '@glade/engine';
import { throwsMissing } from '@glade/table';
import type { Say, Values } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import type { Session } from '../session.ts';
import { lastEntered } from './last-entered.ts';
import styles from './Entry.module.css';

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  readonly session: Session;
  /** Shows all entries, to put an earlier one right. */
  readonly onEarlier: () => void;
}

/**
 * One line about what people enter: what they entered last, with a button that takes exactly that back and opens the form
 * again. Before there is any, it says what to do.
 */
export function Echo({ say, board, session, onEarlier }: Props) {
  const { entries, actor, thrown, view, header } = session.view.value;
  const corrects = session.putRight.value?.at === entries.length;
  const entered = corrects ? undefined : lastEntered(say, board, session);
  // What the app drew is told no longer where dice are asked for: then it is more important what they mean.
  const explains = thrown !== undefined && say.has('onTable.which');
  const wasDrawn = explains && entered?.byApp === true && entered.faces === undefined;
  const last = wasDrawn ? undefined : entered;
  // In the same place after whatever was entered or done: a wrong die is often noticed when somebody has moved.
  const earlier = entries.length > 0 && session.takesBack && !session.isFar && (
    <button
      type="button"
      aria-label={say('dice.earlier.name')}
      title={say('dice.earlier.name')}
      data-earlier
      onClick={onEarlier}
    >
      {say('dice.earlier')}
    </button>
  );
  if (last?.byApp === true)
    return (
      <p class={styles.echo} data-echo>
        <span>
          {say(last.faces === undefined ? 'dice.drawn' : 'dice.byApp', { what: last.text })}
        </span>
        {earlier}
      </p>
    );
  if (last !== undefined) {
    return (
      <p class={styles.echo} data-echo>
        <span>{say('dice.entered', { what: last.text })}</span>
        <button
          type="button"
          aria-label={say('dice.change.name', { what: last.text })}
          data-change
          onClick={() => session.changeEntered(last)}
        >
          {say('dice.change')}
        </button>
        {last.at > 0 && earlier}
      </p>
    );
  }
  const onBoard = board.entersOnBoard?.(view) === true;
  const what = onBoard ? (thrown === undefined ? 'place' : 'board') : 'dice';
  const asks =
    actor === CHANCE && (thrown !== undefined || onBoard) && !throwsMissing(session.view.value);
  // Dice that look alike, and ordinary ones with numbers: what is what.
  const options = header.options as Values;
  const which = explains ? ` ${say('onTable.which', options)}` : '';
  return (
    <p class={styles.echo}>
      <span>
        {corrects && thrown !== undefined
          ? say('dice.enter.right')
          : asks && `${say(`dice.enter.${what}`, { n: thrown?.dice.length ?? 0 })}${which}`}
      </span>
      {earlier}
    </p>
  );
}
