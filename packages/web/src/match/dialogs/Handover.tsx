import { CHANCE, type Seat } from '@glade/engine';
import { companions } from '@glade/games/beside';
import { tellBriefly, type Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import type { SeatLook } from '@glade/ui/seat-look';
import { SeatFace } from '@glade/ui/seats';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { looksAt } from '../../seats/seat-looks.ts';
import { hasSides } from '../../seats/table-words.ts';
import { settings } from '../../settings/settings.ts';
import { loadRightWords, loadTableWords, t } from '../../words/words.ts';
import { eventsOfTurn, listenerOf } from '../../narration/narration.ts';
import { breathsOf } from '../../narration/spoken-events.ts';
import type { Session } from '../session.ts';
import { useShortcuts } from '../hooks/use-shortcuts.ts';
import { StillBoard } from '../stage/StillBoard.tsx';
import { stepSentence } from '../../narration/current-step.ts';
import { announce, sayBreaths } from '../../narration/announce.ts';
import { Lazy } from '../../loading/Lazy.tsx';
import { rightText } from '../correct/entry-text.ts';
import styles from './Handover.module.css';

const loadThrowsSince = () => Promise.all([import('../correct/ThrowsSince.tsx'), loadRightWords()]);

/** What people draw on their own sheet for what they have just done. */
async function loadOwnDeed(game: string) {
  const [deed, companion] = await Promise.all([
    import('../on-table/OwnDeed.tsx'),
    companions[game]!.load(),
    loadTableWords(game),
  ]);
  return [deed, companion] as const;
}

interface Props {
  readonly say: Say;
  readonly board: GameBoard;
  readonly session: Session;
}

/** Between two people at one screen who have secrets from each other: nothing of either is on the page. */
export const Handover = (props: Props) => (
  <div class={styles.table}>
    <Sheet {...props} />
  </div>
);

function Sheet({ say, board, session }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const taking = session.handover.value;
  const mover = taking === undefined ? undefined : moverBefore(session);
  const { game } = session.host.header;
  const looks = looksAt(session.view.value.header, say);

  // A person who cannot see the board hears what the turn has brought, now that nobody else listens.
  function take(by: Seat): void {
    session.showTo(by);
    const view = session.view.value;
    const events = eventsOfTurn(say, view);
    const told = breathsOf(say, board, view, events, listenerOf(say, view, session.you));
    sayBreaths([...told, [{ text: stepSentence(board, session, 'spoken'), lasts: 'step' }]]);
  }

  function hide(): void {
    session.hideEverything();
    announce(stepSentence(board, session, 'spoken'));
  }

  // The card of a real table has just told what was done, and that is behind it: the next person, or all who throw the
  // dice, are called at once.
  const { viewer, laidOut } = session;
  const calls =
    taking === undefined &&
    viewer.value !== undefined &&
    laidOut.value !== undefined &&
    !settings.value.ownMoves;
  useLayoutEffect(() => {
    if (calls) hide();
  }, [calls]);

  const right = session.corrected.value;
  const told = right === undefined ? '' : rightText(say, board, session, right);
  // In a layout effect, so that the next key already goes to the new focus.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [taking]);
  // Who asks what is to be done hears that, and is led to the button that does it.
  const tellHere = (): void => {
    const does = button.current?.textContent ?? '';
    announce(`${stepSentence(board, session, 'spoken')}. ${does}.`, 'assertive');
    button.current?.focus();
  };
  useShortcuts({ n: tellHere, w: tellHere, h: tellHere });
  useEffect(() => {
    if (told !== '') announce(told, 'assertive');
  }, [told]);
  if (taking !== undefined) {
    return (
      <div class={styles.sheet}>
        <span class={styles.face}>
          <SeatFace
            face={looks[taking]!.face}
            colour={hasSides(say) ? undefined : looks[taking]!.colour}
          />
        </span>
        <h2>{withNumber(say('handover.take', { player: taking + 1 }))}</h2>
        <p>{t(holds(session, taking) ? 'handover.keep' : 'handover.look')}</p>
        {told !== '' && <p>{told}</p>}
        {session.host.header.dice === 'entered' && (
          <Lazy key="since" name="since" load={loadThrowsSince}>
            {([{ ThrowsSince }]) => (
              <ThrowsSince say={say} board={board} session={session} by={taking} />
            )}
          </Lazy>
        )}
        <button type="button" ref={button} data-take onClick={() => take(taking)}>
          {t('handover.show')}
        </button>
        {mover !== undefined && (
          <button
            type="button"
            class={styles.back}
            data-take-back
            onClick={() => session.submit({ type: 'undo', by: mover })}
          >
            {say('handover.takeBack', { player: mover + 1 })}
          </button>
        )}
        {say.has('handover.wait') && (
          <p class={styles.wait}>
            {say('handover.wait', { round: session.view.value.entries.length % WAITING })}
          </p>
        )}
      </div>
    );
  }
  if (calls) return null;
  const seat = viewer.value ?? 0;
  const rolls = session.view.value.actor === CHANCE;
  const last = lastMove(say, session, seat);
  // A game may have its own word for what is to be hidden.
  const own = (key: string): string => (say.has(key) ? say(key) : t(key));
  return (
    <div class={styles.sheet}>
      <span class={styles.face}>
        <SeatFace
          face={looks[seat]!.face}
          colour={hasSides(say) ? undefined : looks[seat]!.colour}
        />
      </span>
      <h2>{withNumber(say('handover.done', { player: seat + 1 }))}</h2>
      {laidOut.value === undefined ? (
        <>
          {last !== undefined && <p>{last}</p>}
          <Own say={say} board={board} session={session} seats={looks} />
        </>
      ) : (
        <Lazy key="deed" name={`deed/${game}`} load={() => loadOwnDeed(game)}>
          {([{ OwnDeed }, companion]) => (
            <OwnDeed
              board={board}
              companion={companion}
              session={session}
              seats={looks}
              seat={seat}
              otherwise={last}
            />
          )}
        </Lazy>
      )}
      <p>{own(rolls ? 'handover.all' : 'handover.pass')}</p>
      <button type="button" ref={button} data-pass onClick={hide}>
        {own('handover.hide')}
      </button>
      {session.canUndo && (
        <button
          type="button"
          class={styles.back}
          data-undo
          onClick={() => session.submit({ type: 'undo', by: seat })}
        >
          {t('play.undo')}
        </button>
      )}
    </div>
  );
}

/** The board of who has just acted, as it is now: people see what they have done until they hide it. Words tell it beside. */
function Own({ say, board, session, seats }: Props & { readonly seats: readonly SeatLook[] }) {
  const { view, header } = session.view.value;
  return (
    <div class={styles.own} inert aria-hidden="true" data-own>
      <StillBoard board={board} view={view} say={say} seats={seats} options={header.options} />
    </div>
  );
}

/** So many things are there to guess for those who wait. */
const WAITING = 3;

/** Who has just acted and given the device away, as long as nobody has done or thrown anything since: nothing is shown yet. */
function moverBefore(session: Session): Seat | undefined {
  if (session.isFar) return undefined;
  const actor = session.table.match.log.at(-1)?.actor;
  if (actor === undefined || !session.people.includes(actor)) return undefined;
  return session.host.view(actor).canUndo ? actor : undefined;
}

/** Whether this person acted last before the dice: the device is still in their hands. */
function holds(session: Session, seat: Seat): boolean {
  const { log } = session.table.match;
  // Who has put something right may be somebody else.
  if (session.corrected.value !== undefined) return false;
  return (
    log.at(-1)?.actor === CHANCE &&
    log.findLast(({ actor }) => session.people.includes(actor))?.actor === seat
  );
}

/** A number stays beside its word: “Player 1”. */
const withNumber = (text: string): string => text.replaceAll(/ (?=\d)/g, '\u00A0');

/** What this seat did last, in words; undefined before it has acted. */
function lastMove(say: Say, session: Session, seat: Seat): string | undefined {
  const { entries, rules } = session.host.view(seat);
  const [event] = entries.findLast(({ actor }) => actor === seat)?.events ?? [];
  return event && tellBriefly(say, rules.notation, [event], 'written', { you: seat });
}
