import type { Seat } from '@glade/engine';
import { tellPlace, type Manner } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { t, wordsOf } from '../words.ts';
import type { Session } from './session.ts';

/** What is to be done now: nothing that not everybody at this screen may know. */
export function taskOf(board: GameBoard, session: Session, manner: Manner): string {
  const taking = session.handover.value;
  if (taking !== undefined) return t('handover.take', { player: taking + 1 });
  if (session.passing.value) {
    return t('handover.done', { player: (session.viewer.value ?? 0) + 1 });
  }
  const { view, rules, header } = session.view.value;
  const say = wordsOf(header.game);
  const quest = session.quest.value;
  if (quest !== undefined) {
    return say('step.tap', { place: tellPlace(say, rules.notation, quest.cell, manner) });
  }
  const bot = botAt(session);
  if (bot !== undefined) return t('play.bot', { player: bot + 1 });
  const { key, args } = board.step(view, header.options);
  return say(key, args);
}

/** The bot that is to act, among people and other bots. */
function botAt(session: Session): Seat | undefined {
  const { actor, rules } = session.view.value;
  return actor >= 0 && rules.seats > 1 && !session.people.includes(actor) ? actor : undefined;
}

/** Who sits here, where one person plays with bots; empty else. */
export function seatOfYours({ people, view }: Session): string {
  const alone = people.length === 1 && view.value.rules.seats > 1;
  return alone ? t('play.you', { player: people[0]! + 1 }) : '';
}
