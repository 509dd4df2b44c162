import { startLesson, type Game, type Lesson } from '@glade/engine';
import { firstDecision } from '../match/first-decision.ts';
import { LazyPicture } from '../rulebook/pictures/LazyPicture.tsx';

interface Props {
  readonly game: Game;
  readonly lesson: Lesson;
}

/** The position in which a lesson begins, or the first decision of a guided match, small: its title stands beside it. */
export function LessonPicture({ game, lesson }: Props) {
  const staged = () => {
    const started = startLesson(game, lesson);
    if (!started.ok) return undefined;
    const { rules, start } = started.value;
    const first = lesson.seed === undefined ? start : firstDecision(rules, lesson.seed);
    return { ...started.value, start: first, end: first, steps: [] };
  };
  return <LazyPicture game={game} id={lesson.id} staged={staged} moment="before" />;
}
