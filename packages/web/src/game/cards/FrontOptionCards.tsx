import { useEffect, useState } from 'preact/hooks';
import { applies, spell, type Game, type Option, type OptionValue } from '@glade/engine';
import { withOptions, type MatchSetup } from '../match-setup.ts';
import { DraftStore } from '../../storage/draft-store.ts';
import { browserStorage, LOCAL } from '../../storage/browser-storage.ts';
import { wordsOf } from '../../words/words.ts';
import { Picture } from '../../shelf/GamePicture.tsx';
import { ChoiceCard, ChoiceCards } from './ChoiceCard.tsx';

const pictures = import.meta.glob<string>('../../../../../games/*/pictures/*.svg', {
  query: '?url',
  import: 'default',
});

interface Props {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly onChange: (setup: MatchSetup) => void;
  /** The first of them says what is played at all; the others come after who plays. */
  readonly which: 'first' | 'others';
}

/** The options that are chosen first, such as a scenario, as cards with pictures. Values that people made with the editor are among them. */
export function FrontOptionCards({ game, setup, onChange, which }: Props) {
  const say = wordsOf(game.id);
  const own = useOwnValues(game);
  const all = Object.entries(game.options.options).filter(([, { front }]) => front === true);
  const fronts = (which === 'first' ? all.slice(0, 1) : all.slice(1)).filter(([, option]) =>
    applies(option, setup.options),
  );
  const card = (name: string, option: Option, value: OptionValue) => {
    const key = `option.${name}.${spell(value)}`;
    const label = say.has(key) ? say(key) : option.called?.(String(value), say.language);
    return (
      <ChoiceCard
        key={key}
        group={name}
        value={spell(value)}
        checked={value === setup.options[name]}
        onChoose={() => onChange(withOptions(game, setup, { ...setup.options, [name]: value }))}
        picture={
          <Picture
            files={pictures}
            path={`../../../../../games/${game.id}/pictures/${name}.${spell(value)}.svg`}
          />
        }
        name={label ?? spell(value)}
        about={say.has(`${key}.about`) ? say(`${key}.about`) : undefined}
      />
    );
  };
  return (
    <>
      {fronts.map(([name, option]) => {
        const chosen = setup.options[name]!;
        const kept = option.open === undefined ? [] : own;
        const values = new Set([...option.values, ...kept, chosen]);
        return (
          <ChoiceCards key={name} legend={say(`option.${name}`)}>
            {[...values].map((value) => card(name, option, value))}
          </ChoiceCards>
        );
      })}
    </>
  );
}

/** The playable values that people have made with the game's editor, the latest first. */
function useOwnValues(game: Game): readonly string[] {
  const [own, setOwn] = useState<readonly string[]>([]);
  useEffect(() => {
    const drafts = new DraftStore(browserStorage(LOCAL)).list(game.id);
    const open = Object.values(game.options.options).find(isOpen)?.open;
    if (drafts.length === 0 || open === undefined) return;
    setOwn(
      drafts.flatMap(({ text }) => {
        const read = open(text);
        return read?.ok === true ? [read.value] : [];
      }),
    );
  }, [game]);
  return own;
}

const isOpen = ({ front, open }: Option): boolean => front === true && open !== undefined;
