import { startLesson, type Game, type Lesson } from '@glade/engine';
import { LazyPicture } from '../rulebook/LazyPicture.tsx';

interface Props {
  readonly game: Game;
  readonly lesson: Lesson;
}

/** The position in which a lesson begins, small: its title stands beside it. */
export function LessonPicture({ game, lesson }: Props) {
  const staged = () => {
    const started = startLesson(game, lesson);
    return started.ok ? { ...started.value, end: started.value.start, steps: [] } : undefined;
  };
  return <LazyPicture game={game} id={lesson.id} staged={staged} moment="before" />;
}
