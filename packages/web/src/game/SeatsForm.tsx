import type { Game } from '@glade/engine';
import { defaultPlayers, type MatchSetup } from './match-setup.ts';
import { SeatPicker } from '../seats/SeatPicker.tsx';
import { t, wordsOf } from '../words/words.ts';
import styles from '../app/Form.module.css';
import counts from './SeatsForm.module.css';

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
  const values = seats === undefined ? [] : (game.options.options[seats]?.values ?? []);
  const numbers = values.map(Number).toSorted((a, b) => a - b);
  // Some numbers have something to say, such as how hard the game is with so many.
  const key = `option.${seats}.${players.length}`;
  const told = say.has(key) ? say(key) : String(players.length);

  return (
    <fieldset class={styles.form}>
      <legend>
        <h2>{t('seats')}</h2>
      </legend>
      {seats !== undefined && (
        <fieldset class={counts.numbers}>
          <legend>
            <h3>{say(`option.${seats}`)}</h3>
          </legend>
          {numbers.map((count) => (
            <label key={count} class={counts.number}>
              <input
                type="radio"
                name={seats}
                value={count}
                checked={count === players.length}
                onChange={() => resize(count)}
              />
              <span>{count}</span>
            </label>
          ))}
          {told !== String(players.length) && <p class={counts.told}>{told}</p>}
        </fieldset>
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
