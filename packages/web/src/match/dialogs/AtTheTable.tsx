import type { Game } from '@glade/engine';
import { companions } from '@glade/games/beside';
import { turnedView } from '../../app/turned-view.ts';
import { changeSetting, settings } from '../../settings/settings.ts';
import { t } from '../../words/words.ts';
import { canStayAwake } from '../hooks/use-wake-lock.ts';
import type { Session } from '../session.ts';
import styles from './AtTheTable.module.css';

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly onClose: () => void;
}

/** What matters where the device lies on a real table: whether the pieces do, that the screen stays on, who looks from where. */
export function AtTheTable({ game, session, onClose }: Props) {
  return (
    <fieldset class={styles.table}>
      <legend>{t('options.table')}</legend>
      {companions[game.id] !== undefined && (
        <label>
          <input
            type="checkbox"
            checked={session.laidOut.value !== undefined}
            onChange={(event) => session.useRealTable(event.currentTarget.checked)}
          />
          <span>{t('onTable.real')}</span>
        </label>
      )}
      {session.laidOut.value !== undefined && (
        <label>
          <input
            type="checkbox"
            checked={settings.value.ownMoves}
            onChange={(event) => changeSetting('ownMoves', event.currentTarget.checked)}
          />
          <span>{t('settings.ownMoves')}</span>
        </label>
      )}
      {canStayAwake() && session.onRealTable && (
        <label>
          <input
            type="checkbox"
            checked={settings.value.stayAwake}
            onChange={(event) => changeSetting('stayAwake', event.currentTarget.checked)}
          />
          <span>{t('settings.stayAwake')}</span>
        </label>
      )}
      <button
        type="button"
        aria-pressed={turnedView.value}
        onClick={() => {
          turnedView.value = !turnedView.value;
          onClose();
        }}
      >
        {t('menu.turn')}
      </button>
    </fieldset>
  );
}
