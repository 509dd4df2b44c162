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
  const { key, args } = board.step(view, header.options);
  return say(key, args);
}
