import { CHANCE, OVER, type OptionValues, type Seat } from '@glade/engine';
import type { TableView } from '@glade/table';
import { capital, tellPlace, type Manner, type Say, type Values } from '@glade/text';
import type { GameBoard, Message } from '@glade/ui';
import { willFall } from '../match/hooks/will-fall.ts';
import { wordsAt } from '../seats/table-words.ts';
import { hasLetterKeys } from '../settings/letter-keys.ts';
import { settings } from '../settings/settings.ts';
import { t } from '../words/words.ts';
import { seatName } from './narration.ts';
import type { Session } from '../match/session.ts';
import { shownView } from '../match/stage/shown-view.ts';

/** The present step for the ear. */
export interface SpokenStep {
  readonly text: string;
  /**
   * Whose step it is: `yours` for the people at this screen, `other` for a bot that is waited for. `nobody`: it goes on by
   * itself, so that there is nothing to tell people to do.
   */
  readonly of: 'yours' | 'other' | 'nobody';
  /** Whether the game holds what is shown until somebody presses a button. */
  readonly waits?: boolean;
  /** Whether people here are out, and watch the others. */
  readonly watches?: boolean;
  /** What is asked of whom, whatever other numbers it names; else each text asks something else. */
  readonly kind?: string;
}

/** Whether something is asked that is no decision of the rules: where a square is, or whether people who are out watch. */
export const asksAside = ({ quest, playOn, watching }: Session): boolean =>
  quest.value !== undefined || (playOn.value !== undefined && !watching.value);

/** What the people at this screen are told of the present step. */
export function spokenStep(board: GameBoard, session: Session): SpokenStep {
  const text = stepSentence(board, session, 'spoken');
  const { key, args } = taskNow(board, session);
  return {
    text,
    of: stepOf(board, session),
    waits: session.held.value,
    watches: session.playOn.value !== undefined && session.watching.value,
    ...(asksAside(session) ? {} : { kind: `${key} ${args?.['player']}` }),
  };
}

/** The message of the game that says what to do now. */
function taskNow(board: GameBoard, session: Session): Message {
  const { header, legal } = session.view.value;
  return board.step(shownView(board, session), header.options, legal);
}

function stepOf(board: GameBoard, session: Session): SpokenStep['of'] {
  const { actor, header, thrown, view } = session.view.value;
  const { handover, passing, quest, playOn, watching, held } = session;
  if (held.value) return 'yours';
  if (handover.value !== undefined || passing.value || quest.value !== undefined) return 'yours';
  if (playOn.value !== undefined) return watching.value ? 'nobody' : 'yours';
  // What comes next is there already, such as dice that fall one after the other without anybody.
  if (session.busy.value || fallsByItself(session) || session.rolling.value !== undefined)
    return 'nobody';
  if (botAt(session) !== undefined) return 'other';
  if (actor === OVER || board.saysStep?.(view) === true) return 'nobody';
  const falls = thrown === undefined || settings.value.autoRoll || session.people.length === 0;
  return actor === CHANCE && header.dice === 'virtual' && falls ? 'nobody' : 'yours';
}

/**
 * The sentence that says what to do now. It holds nothing that somebody at this screen may not know. Who listens is told the goal
 * before it, with the first thing that is to be done, unless `aims` is false.
 */
export function stepSentence(
  board: GameBoard,
  session: Session,
  manner: Manner,
  aims = true,
): string {
  const { rules, header } = session.view.value;
  const say = wordsAt(header, session.you);
  const taking = session.handover.value;
  if (taking !== undefined) return say('handover.take', { player: taking + 1 });
  if (session.passing.value) {
    return say('handover.done', { player: (session.viewer.value ?? 0) + 1 });
  }
  const quest = session.quest.value;
  if (quest !== undefined) {
    const byKeys = manner === 'spoken' && hasLetterKeys() && say.has('step.tap.keys');
    return say(byKeys ? 'step.tap.keys' : 'step.tap', {
      place: tellPlace(say, rules.notation, quest.cell, manner),
    });
  }
  const others = session.playOn.value;
  if (others !== undefined) {
    const out = say('play.out', {
      people: session.people.length,
      left: others.length,
      name: whoActs(say, header.options, others[0] ?? 0),
    });
    // Who sees the buttons needs no question.
    return manner === 'written' || session.watching.value ? out : `${out} ${t('play.out.ask')}`;
  }
  const bot = botAt(session);
  if (bot !== undefined) return waitSentence(session, say, bot);
  const rolling = session.rolling.value;
  if (rolling !== undefined) {
    const draws = session.view.value.thrown === undefined;
    const name = whoActs(say, header.options, rolling);
    return say(draws ? 'play.bot.draws' : 'play.bot.rolls', { name });
  }
  // Who listens is not told to roll what falls by itself; who sees the dice sees them fall.
  const falls = manner === 'spoken' && session.view.value.thrown !== undefined && willFall(session);
  if (falls || fallsByItself(session)) return chanceText(session);
  const task = sayTo(session, taskNow(board, session));
  if (manner === 'written') return task;
  const urgent = stepNotes(board, session).filter((note) => note.urgent);
  const goal = aims ? (board.goal?.(session.view.value.view, say) ?? []) : [];
  return [
    ...goal,
    ...partAtTurn(board, session, say),
    ...urgent.map(({ text }) => text),
    task,
    ...tellAloud(board, session, false),
  ].join(' ');
}

/** In which of several parts of the board somebody acts now, such as “Top left.”: who sees it sees which one is at turn. */
function partAtTurn(board: GameBoard, { view }: Session, say: Say): readonly string[] {
  const { actor, view: shown } = view.value;
  const part = actor >= 0 ? board.throwsFor?.(shown) : undefined;
  return part === undefined ? [] : [capital(say, `${say(part.key, part.args)}.`)];
}

/** That dice fall, or chance decides, without anybody here. */
export const chanceText = ({ view }: Session): string =>
  t(view.value.thrown === undefined ? 'play.draws' : 'play.rolls');

/** For whom people here wait; where all act at the same time, also what they may not see yet. */
function waitSentence(session: Session, say: Say, bot: Seat): string {
  const { rules, header, entries } = session.view.value;
  const done = doneInSecret(entries, bot);
  if (done !== undefined && say.has(`secret.${done}`))
    return say(`secret.${done}`, { player: bot + 1 });
  const waits = othersAtOnce(session)
    ? t('play.others', { people: session.people.length })
    : say('play.bot', { name: whoActs(say, header.options, bot) });
  const hidden = session.isFar && rules.turnTo !== undefined && say.has('step.others');
  return hidden ? `${waits} ${say('step.others')}` : waits;
}

/** Who did something and what, as far as it is known here. */
export type ActedEntry = Pick<TableView['entries'][number], 'actor'> &
  Partial<Pick<TableView['entries'][number], 'action' | 'events'>>;

/** What this seat has just done in secret, as the code of its event, while nothing has come of it yet. */
export function doneInSecret(entries: readonly ActedEntry[], seat: Seat): string | undefined {
  const last = entries.at(-1);
  return last?.actor === seat && last.action === undefined ? last.events?.[0]?.code : undefined;
}

/** What who cannot see the board is told of what lies there to be used now; `more` than with the step. */
export function tellAloud(
  board: GameBoard,
  session: Session,
  more: boolean,
  inHand?: Message,
): readonly string[] {
  const { view, header } = session.view.value;
  return board.aloud?.(view, wordsAt(header, session.you), more, inHand) ?? [];
}

/** The notes that are shown with that sentence; urgent ones are also spoken. */
export function stepNotes(
  board: GameBoard,
  session: Session,
): readonly { readonly text: string; readonly urgent: boolean }[] {
  const { view, header } = session.view.value;
  const people = session.host.players.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  const notes = board.notes?.(view, header.options, people) ?? [];
  return notes.map((note) => ({ text: sayTo(session, note), urgent: note.urgent }));
}

/** A seat as the subject of a sentence: where its name is a heading, such as that of a side, the game has `seat.acts`. */
export const whoActs = (say: Say, options: OptionValues, seat: Seat): string =>
  say.has('seat.acts')
    ? say('seat.acts', { ...(options as Values), player: seat + 1 })
    : seatName(say, options, seat);

const sayTo = ({ view, you }: Session, { key, args }: Message): string =>
  wordsAt(view.value.header, you)(key, args);

/** Whether nobody here throws the dice: everybody only watches, or the table is far away. */
function fallsByItself({ view, people, isFar }: Session): boolean {
  const { actor, header } = view.value;
  return actor === CHANCE && header.dice === 'virtual' && (people.length === 0 || isFar);
}

/** Whether several people elsewhere may have to act at the same time: who of them has acted already is not told. */
export function othersAtOnce(session: Session): boolean {
  const { people, isFar } = session;
  const { rules } = session.view.value;
  const others = rules.seats - people.length;
  return isFar && rules.turnTo !== undefined && others > 1 && botAt(session) !== undefined;
}

/** The bot that is to act, if it is a bot's turn. */
export function botAt(session: Session): Seat | undefined {
  const { actor, rules } = session.view.value;
  return actor >= 0 && rules.seats > 1 && !session.people.includes(actor) ? actor : undefined;
}
