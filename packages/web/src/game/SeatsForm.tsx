import type { Game } from '@glade/engine';
import { defaultPlayers, type MatchSetup } from './match-setup.ts';
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
  const { seats } = game.options;
  const say = wordsOf(game.id);
  const resize = (count: number): void => {
    if (seats === undefined) return;
    const more = Array.from({ length: count }, (_, i) => players[i] ?? defaultPlayers(count)[i]!);
    onChange({ ...setup, options: { ...setup.options, [seats]: count }, players: more });
  };
  const counts = seats === undefined ? [] : (game.options.options[seats]?.values ?? []);

  return (
    <fieldset class={styles.form}>
      <legend>{t('seats')}</legend>
      {seats !== undefined && (
        <label class={styles.row}>
          <span class={styles.name}>{say(`option.${seats}`)}</span>
          <select
            value={String(players.length)}
            onChange={(event) => resize(Number(event.currentTarget.value))}
          >
            {counts.map((count) => (
              <option key={String(count)} value={String(count)}>
                {String(count)}
              </option>
            ))}
          </select>
        </label>
      )}
      <SeatPicker game={game} setup={setup} onChange={onChange} />
      <p>
        <button
          type="button"
          onClick={() => onChange({ ...setup, players: defaultPlayers(players.length) })}
        >
          {t('seats.bots')}
        </button>
      </p>
      <p class={styles.hint}>{say('seats.hint')}</p>
    </fieldset>
  );
}
