import { stage, type Example, type Game } from '@glade/engine';
import { inLanguage } from '../../words/words.ts';
import { LazyPicture } from './LazyPicture.tsx';

interface Props {
  readonly game: Game;
  readonly example: Example;
  readonly moment: 'before' | 'after';
}

/** The first position of an example. */
export function ExamplePicture({ game, example, moment }: Props) {
  const staged = () => {
    const [first] = example.cases;
    const found = first === undefined ? undefined : stage(game, first);
    return found?.ok === true ? found.value : undefined;
  };
  const label = inLanguage(example.title);
  return <LazyPicture game={game} id={example.id} staged={staged} moment={moment} label={label} />;
}
