import { playerName, type Player } from '@glade/table';
import { LEVELS, type Game } from '@glade/engine';
import { playerText, seatName } from '../narration/narration.ts';
import { defaultPlayers, type MatchSetup } from './match-setup.ts';
import { t, wordsOf } from '../words/words.ts';
import styles from '../app/Form.module.css';

interface Props {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly onChange: (setup: MatchSetup) => void;
}

const PLAYERS: readonly Player[] = [
  { who: 'person' },
  ...LEVELS.map((level): Player => ({ who: 'bot', level })),
];

/** Who plays each seat, for games with more than one. */
export function SeatsForm({ game, setup, onChange }: Props) {
  const { players } = setup;
  if (players.length < 2) return null;
  const { seats } = game.options;
  const say = wordsOf(game.id);
  const seat = (index: number, name: string): void => {
    const player = PLAYERS.find((each) => playerName(each) === name) ?? PLAYERS[0]!;
    onChange({ ...setup, players: players.map((each, i) => (i === index ? player : each)) });
  };
  const resize = (count: number): void => {
    if (seats === undefined) return;
    const more = Array.from({ length: count }, (_, i) => players[i] ?? PLAYERS[2]!);
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
      {players.map((player, index) => (
        <label key={index} class={styles.row}>
          <span class={styles.name}>{seatName(say, setup.options, index)}</span>
          <select
            value={playerName(player)}
            onChange={(event) => seat(index, event.currentTarget.value)}
          >
            {PLAYERS.map((each) => (
              <option key={playerName(each)} value={playerName(each)}>
                {playerText(say, each)}
              </option>
            ))}
          </select>
        </label>
      ))}
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
