import { defaults, settled, type Game, type OptionValues } from '@glade/engine';
import { seatsOf, defaultPlayers, type MatchSetup } from './match-setup.ts';
import { t, wordsOf } from '../words/words.ts';
import { presetOf } from './rules-name.ts';
import styles from './PresetCards.module.css';

interface Props {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly onChange: (setup: MatchSetup) => void;
}

/** The presets as cards. Choosing one keeps the front options and the options of the table, such as own dice. */
export function PresetCards({ game, setup, onChange }: Props) {
  const say = wordsOf(game.id);
  const present = presetOf(game, setup.options);
  return (
    <fieldset class={styles.cards}>
      <legend>{say('game.presets')}</legend>
      {Object.keys(game.options.presets).map((name) => (
        <label key={name} class={styles.card}>
          <input
            type="radio"
            name="preset"
            value={name}
            checked={name === present}
            onChange={() => onChange(choose(game, setup, name))}
          />
          <span class={styles.name}>{say(`preset.${name}`)}</span>
          {say.has(`preset.${name}.about`) && (
            <span class={styles.about}>{say(`preset.${name}.about`)}</span>
          )}
        </label>
      ))}
      {present === undefined && <p class={styles.own}>{t('game.presets.own')}</p>}
    </fieldset>
  );
}

function choose(game: Game, setup: MatchSetup, name: string): MatchSetup {
  const { options: spec, presets } = game.options;
  const kept = Object.entries(setup.options).filter(
    ([option]) => spec[option]?.affects === 'table' || spec[option]?.front === true,
  );
  const options = { ...defaults(game.options), ...Object.fromEntries(kept), ...presets[name] };
  return withOptions(game, setup, options);
}

/** The same set-up with other options. Options that do not fit together are changed. If the number of seats changes, the players become the default ones. */
export function withOptions(game: Game, setup: MatchSetup, wanted: OptionValues): MatchSetup {
  const options = settled(game.options, wanted);
  const seats = seatsOf(game, options);
  const players = seats === setup.players.length ? setup.players : defaultPlayers(seats);
  return { ...setup, options, players };
}
