import { CHANCE, type Action, type Match } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { seatVariables } from '@glade/ui/seats';
import { Lazy } from '../../loading/Lazy.tsx';
import { looksAt } from '../../seats/seat-looks.ts';
import { isPlain } from '../../settings/settings.ts';
import { loadEntryWords } from '../../words/words.ts';
import type { Session } from '../session.ts';
import { entryText } from './entry-text.ts';
import styles from './correct.module.css';

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  readonly session: Session;
  /** The match up to where something is entered. */
  readonly before: Match;
  readonly legend: string;
  /** What was entered there: the form begins with it. */
  readonly kept?: Action | undefined;
  /** What some of the dice showed: the form begins with it. */
  readonly faces?: readonly number[] | undefined;
  readonly onAction: (action: Action) => void;
}

/** The same form by which the entry was made: dice, the board as it was, or a list of what could come up. */
export function Form({ say, board, session, before, legend, kept, faces, onAction }: Props) {
  const { rules, header, state, actor } = before;
  const { over, game } = session.table.match;
  const thrown = actor === CHANCE ? rules.thrown(state) : undefined;
  const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
  if (thrown !== undefined) {
    return (
      <Lazy key={`throw ${kept}`} name="throw" load={loadForm}>
        {([{ ThrowForm }]) => (
          <ThrowForm
            say={say}
            board={board}
            thrown={thrown}
            legend={legend}
            kept={faces ?? (kept === undefined ? undefined : rules.facesOf(state, kept))}
            onFaces={(shown) => {
              onAction(rules.outcomeOf(state, shown));
              return true;
            }}
          />
        )}
      </Lazy>
    );
  }
  if (actor === CHANCE && board.Draws !== undefined) {
    return (
      <div role="group" aria-label={legend} class={styles.drawn}>
        <p>{legend}</p>
        <board.Draws match={before} say={say} kept={kept} onOutcome={onAction} />
      </div>
    );
  }
  if (actor === CHANCE && legal.every((each) => isLot(before, board, each))) {
    return (
      <Lazy key="lots" name="lots" load={loadLots}>
        {([{ DrawnLots }]) => (
          <DrawnLots board={board} session={session} match={before} onDrawn={onAction} />
        )}
      </Lazy>
    );
  }
  if (actor === CHANCE) {
    return (
      <fieldset class={styles.outcomes}>
        <legend>{legend}</legend>
        {legal.map((action) => (
          <button key={action} type="button" data-outcome={action} onClick={() => onAction(action)}>
            {entryText(say, board, rules, state, { actor, action })}
          </button>
        ))}
      </fieldset>
    );
  }
  // Only what the person at the screen may see. When the match is over nothing is hidden any more.
  const view = rules.view(state, session.secret && !over ? session.viewer.value : actor);
  const seats = looksAt(header, say);
  return (
    <div role="group" aria-label={legend}>
      <p>{legend}</p>
      <div class={styles.board} style={seatVariables(seats)} data-board={game.id}>
        <board.Board
          view={view}
          legal={legal}
          events={[]}
          lit={[]}
          say={say}
          seats={seats}
          options={header.options}
          settings={{
            motion: false,
            forecast: false,
            score: false,
            plain: isPlain(),
            atTable: session.laidOut.value !== undefined,
          }}
          onAction={onAction}
        />
      </div>
      <p class={styles.ways}>
        {board.buttons(view, legal).map(({ action, label, args }, i) => (
          <button key={`${i} ${action}`} type="button" onClick={() => onAction(action)}>
            {say(label, args)}
          </button>
        ))}
      </p>
    </div>
  );
}

const isLot = ({ rules, state }: Match, board: GameBoard, action: Action): boolean =>
  (board.lotOrder?.(rules.view(state, undefined), action).length ?? 0) > 0;

const loadForm = () => Promise.all([import('../entry/EntryForm.tsx'), loadEntryWords()]);
const loadLots = () => Promise.all([import('../entry/DrawnLots.tsx'), loadEntryWords()]);
