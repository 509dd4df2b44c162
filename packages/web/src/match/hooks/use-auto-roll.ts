import { useEffect } from 'preact/hooks';
import { beingSaid } from '../../narration/announce.ts';
import { motionAllowed } from '../../settings/settings.ts';
import type { Session } from '../session.ts';
import { willFall } from './will-fall.ts';

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
