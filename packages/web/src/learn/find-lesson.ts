import {
  isGuided,
  startLesson,
  type Game,
  type Lesson,
  type Lessons,
  type OptionValues,
} from '@glade/engine';

/** How a lesson is named in an address: `?lesson=WF-L04`; `first` is the guided match that suits the other options. */
const FIRST = 'first';

/** The lesson with this name. `first` finds the guided match whose options are most like these. */
export function findLesson(
  game: Game,
  { lessons }: Lessons,
  name: string,
  options: OptionValues,
): Lesson | undefined {
  if (name !== FIRST) return lessons.find(({ id }) => id === name);
  const guided = lessons.filter(isGuided);
  const likeness = (lesson: Lesson): number => {
    const started = startLesson(game, lesson);
    if (!started.ok) return -1;
    return Object.entries(started.value.options).filter(([key, value]) => options[key] === value)
      .length;
  };
  return guided.reduce<Lesson | undefined>(
    (best, one) => (best === undefined || likeness(one) > likeness(best) ? one : best),
    undefined,
  );
}
