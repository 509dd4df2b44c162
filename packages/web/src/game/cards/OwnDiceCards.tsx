import { applies, spell, type Game } from '@glade/engine';
import { wordsOf } from '../../words/words.ts';
import { ChoiceCard, ChoiceCards } from './ChoiceCard.tsx';
import { withOptions, type MatchSetup } from '../match-setup.ts';
import { OWN_DICE } from '../own-dice.ts';
import { dicePicture } from './pictures.ts';

interface Props {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly onChange: (setup: MatchSetup) => void;
}

/** Dice on the screen or on the table, as pictures; nothing where there is no such choice. */
export function OwnDiceCards({ game, setup, onChange }: Props) {
  const option = game.options.options[OWN_DICE];
  if (option === undefined || !applies(option, setup.options)) return null;
  const say = wordsOf(game.id);
  return (
    <ChoiceCards legend={say(`option.${OWN_DICE}`)}>
      {option.values.map((value) => (
        <ChoiceCard
          key={spell(value)}
          group={OWN_DICE}
          value={spell(value)}
          checked={setup.options[OWN_DICE] === value}
          onChoose={() =>
            onChange(withOptions(game, setup, { ...setup.options, [OWN_DICE]: value }))
          }
          picture={<img src={dicePicture(value === true)} alt="" width="200" height="125" />}
          name={say(`option.${OWN_DICE}.${spell(value)}`)}
          about={value === true ? say(`option.${OWN_DICE}.about`) : undefined}
        />
      ))}
    </ChoiceCards>
  );
}
