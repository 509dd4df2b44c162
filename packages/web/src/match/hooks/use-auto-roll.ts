import { useEffect } from 'preact/hooks';
import { CHANCE } from '@glade/engine';
import { motionAllowed, settings } from '../../settings/settings.ts';
import type { Session } from '../session.ts';

const AUTO_ROLL_DELAY = 500;

/** Throws the dice if the setting says so, if no dice but chance decides, or if there is no person to throw them. */
export function useAutoRoll(session: Session, roll: () => void): void {
  const view = session.view.value;
  const waits =
    !session.isFar &&
    view.actor === CHANCE &&
    view.header.dice === 'virtual' &&
    !session.busy.value &&
    !session.held.value &&
    !session.passing.value &&
    (settings.value.autoRoll || view.thrown === undefined || session.people.length === 0);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(roll, motionAllowed() ? AUTO_ROLL_DELAY : 0);
    return () => clearTimeout(timer);
  }, [waits, view]);
}
