import type { Game } from '@glade/engine';
import { wordsOf } from '../words/words.ts';
import { defaultPlayers, peopleIn, type MatchSetup } from './match-setup.ts';
import styles from './SeatCount.module.css';

interface Props {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly onChange: (setup: MatchSetup) => void;
  /** Whether it is under a heading of the second level, and has its own. */
  readonly headed?: boolean;
}

/** How many play, for games that leave that open. New seats are for bots, and round a real table for people. */
export function SeatCount({ game, setup, onChange, headed = true }: Props) {
  const { seats } = game.options;
  const { players } = setup;
  if (seats === undefined) return null;
  const say = wordsOf(game.id);
  const resize = (count: number): void => {
    const added = setup.realTable === true ? peopleIn(count) : defaultPlayers(count);
    // A bot that comes is as strong as the one beside it.
    const bot = players.findLast(({ who }) => who === 'bot');
    const more = Array.from(
      { length: count },
      (_, i) => players[i] ?? (added[i]!.who === 'bot' && bot ? bot : added[i]!),
    );
    onChange({ ...setup, options: { ...setup.options, [seats]: count }, players: more });
  };
  const numbers = (game.options.options[seats]?.values ?? []).map(Number).toSorted((a, b) => a - b);
  // Some numbers have something to say, such as how hard the game is with this many.
  const key = `option.${seats}.${players.length}`;
  const told = say.has(key) ? say(key) : String(players.length);
  return (
    <fieldset class={styles.numbers}>
      <legend>{headed ? <h3>{say(`option.${seats}`)}</h3> : say(`option.${seats}`)}</legend>
      {numbers.map((count) => (
        <label key={count} class={styles.number}>
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
      {told !== String(players.length) && <p class={styles.told}>{told}</p>}
    </fieldset>
  );
}
