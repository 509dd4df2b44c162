import { useEffect } from 'preact/hooks';
import { CHANCE } from '@glade/engine';
import { beingSaid } from '../../narration/announce.ts';
import { motionAllowed, settings } from '../../settings/settings.ts';
import type { Session } from '../session.ts';

const AUTO_ROLL_DELAY = 500;

/** Throws the dice if the setting says so, if no dice but chance decides, or if there is no person to throw them, or to watch. */
export function useAutoRoll(session: Session, roll: () => void): void {
  const view = session.view.value;
  const waits = diceFallNow(session);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(roll, motionAllowed() ? AUTO_ROLL_DELAY : 0);
    return () => clearTimeout(timer);
  }, [waits, view]);
}

/** Whether dice fall now that nobody throws. */
export function diceFallNow(session: Session): boolean {
  return (
    willFall(session) &&
    !session.busy.value &&
    // A throw would cut short what is shown, and so the time to listen to it.
    !beingSaid.value &&
    !session.stays.value &&
    !session.passing.value
  );
}

/** Whether dice fall, or chance decides, without anybody here as soon as what is shown and said has come to its end. */
export function willFall(session: Session): boolean {
  const { actor, header } = session.view.value;
  return !session.isFar && actor === CHANCE && header.dice === 'virtual' && fallsAlone(session);
}

/** Whether these dice need nobody: people who are out say whether they want to see them. */
function fallsAlone({ view, people, playOn, watching }: Session): boolean {
  if (playOn.value !== undefined) return watching.value;
  return settings.value.autoRoll || view.value.thrown === undefined || people.length === 0;
}
