import type { Game } from '@glade/engine';
import { defaultPlayers, type MatchSetup } from './match-setup.ts';
import { SeatCount } from './SeatCount.tsx';
import { SeatPicker } from '../seats/SeatPicker.tsx';
import { t, wordsOf } from '../words/words.ts';
import styles from '../app/Form.module.css';

interface Props {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly onChange: (setup: MatchSetup) => void;
}

/** Who plays each seat, for games with more than one. */
export function SeatsForm({ game, setup, onChange }: Props) {
  const { players } = setup;
  if (players.length < 2) return null;
  const say = wordsOf(game.id);
  return (
    <fieldset class={styles.form}>
      <legend>
        <h2>{t('seats')}</h2>
      </legend>
      <SeatCount game={game} setup={setup} onChange={onChange} />
      <SeatPicker game={game} setup={setup} onChange={onChange} />
      {players.length > 2 && (
        <p>
          <button
            type="button"
            onClick={() => onChange({ ...setup, players: defaultPlayers(players.length) })}
          >
            {t('seats.bots')}
          </button>
        </p>
      )}
      <p class={styles.hint}>{say('seats.hint')}</p>
    </fieldset>
  );
}
