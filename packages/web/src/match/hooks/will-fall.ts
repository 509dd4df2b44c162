import { CHANCE } from '@glade/engine';
import { settings } from '../../settings/settings.ts';
import type { Session } from '../session.ts';

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
