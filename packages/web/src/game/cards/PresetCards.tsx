import type { Game } from '@glade/engine';
import { seatsOf, type MatchSetup } from '../match-setup.ts';
import { withPreset } from '../preset-setup.ts';
import { t, wordsOf } from '../../words/words.ts';
import { ChoiceCard, ChoiceCards } from './ChoiceCard.tsx';
import { presetPicture } from './pictures.ts';
import { presetOf } from '../rules-name.ts';
import { WinsLine } from '../WinsLine.tsx';
import styles from './PresetCards.module.css';

interface Props {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly onChange: (setup: MatchSetup) => void;
}

/** The presets as pictures. Choosing one keeps the front options and the options of the table, such as own dice. */
export function PresetCards({ game, setup, onChange }: Props) {
  const say = wordsOf(game.id);
  const present = presetOf(game, setup.options);
  return (
    <ChoiceCards legend={say('game.presets')}>
      {Object.keys(game.options.presets).map((name) => {
        const picture = presetPicture(game.id, name);
        const wins = game.wins?.[name];
        const chosen = withPreset(game, setup, name);
        return (
          <ChoiceCard
            key={name}
            group="preset"
            value={name}
            checked={name === present}
            onChoose={() => onChange(chosen)}
            picture={picture !== undefined && <img src={picture} alt="" width="200" height="125" />}
            name={say(`preset.${name}`)}
            about={
              <>
                {say.has(`preset.${name}.about`) && <span>{say(`preset.${name}.about`)}</span>}
                {wins !== undefined && setup.realTable !== true && (
                  <WinsLine wins={wins} team={seatsOf(game, chosen.options) > 1 ? 'yes' : 'no'} />
                )}
              </>
            }
          />
        );
      })}
      {present === undefined && <p class={styles.own}>{t('game.presets.own')}</p>}
    </ChoiceCards>
  );
}
