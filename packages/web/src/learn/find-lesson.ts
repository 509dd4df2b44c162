import { isGuided, type Lesson, type Lessons, type OptionValues } from '@glade/engine';

/** How a lesson is named in an address: `?lesson=WF-L04`; `first` is the match that shows the game with the other options. */
const FIRST = 'first';

/** The lesson with this name. `first` finds the guided match that is meant for most of these options. */
export function findLesson(
  { lessons }: Lessons,
  name: string,
  options: OptionValues,
): Lesson | undefined {
  if (name !== FIRST) return lessons.find(({ id }) => id === name);
  const meant = (lesson: Lesson): number => {
    if (!isGuided(lesson) || lesson.first === undefined) return -1;
    const wanted = Object.entries(lesson.first);
    return wanted.every(([key, value]) => options[key] === value) ? wanted.length : -1;
  };
  return lessons.reduce<Lesson | undefined>(
    (best, one) => (meant(one) > (best === undefined ? -1 : meant(best)) ? one : best),
    undefined,
  );
}
