import {
  isGuided,
  Match,
  startingAt,
  startLesson,
  type Game,
  type Lesson,
  type Lessons,
} from '@glade/engine';
import { playerName } from '@glade/table';
import { readSetup } from '../game/match-setup.ts';
import { loadLearnWords, loadLessonWords } from '../words/words.ts';
import { Guide } from './guide.ts';
import { GuideCard } from './GuideCard.tsx';
import { learnt, recordEnded } from './learnt.ts';
import { LessonDice } from './lesson-dice.ts';
import { findLesson } from './find-lesson.ts';
import { KEEPS_NOTHING } from './keeps-nothing.ts';
import { loadLessons } from './lesson-files.ts';
import type { Guided, OpenedGuide } from './match-guide.ts';

/** Loads the lesson that this query asks for. Undefined if there is none: the match is then an ordinary one. */
export async function openLesson(game: Game, search: string): Promise<OpenedGuide | undefined> {
  const query = new URLSearchParams(search);
  const [lessons] = await Promise.all([
    loadLessons(game.id),
    loadLearnWords(),
    loadLessonWords(game.id),
  ]);
  const setup = readSetup(game, query);
  const name = query.get('lesson') ?? '';
  const lesson = findLesson(lessons, name, setup.ok ? setup.value.options : {});
  if (lesson === undefined) return undefined;
  if (!isGuided(lesson)) return ownLesson(game, lesson, lessons);
  learnt.add(game.id, lesson.id);
  const again = query.get('match');
  return {
    search: again === null ? matchOf(lesson) : `?match=${again}`,
    guide: (session, say) =>
      guided(new Guide(lesson, session, say, { onEnd: () => recordEnded(game.id, lesson.id) })),
  };
}

/** A guide with its card. */
const guided = (guide: Guide): Guided => ({
  guide,
  Card: (props) => GuideCard({ ...props, guide }),
});

/** The query of a guided match. */
function matchOf({ preset, options, players, seed }: Lesson): string {
  const query = new URLSearchParams({ seed: seed ?? '' });
  if (preset !== undefined) query.set('preset', preset);
  for (const [name, value] of Object.entries(options ?? {})) query.set(name, String(value));
  if (players !== undefined) query.set('who', players.join(','));
  return `?${query.toString()}`;
}

/** A lesson that begins in a position. A person sits in each seat, if the lesson does not say otherwise. */
function ownLesson(game: Game, lesson: Lesson, { lessons }: Lessons): OpenedGuide | undefined {
  const started = startLesson(game, lesson);
  if (!started.ok) return undefined;
  const { options, rules, start } = started.value;
  const dice = new LessonDice();
  const short = lessons.filter((one) => !isGuided(one));
  const following = short[short.indexOf(lesson) + 1];
  const people = Array.from({ length: rules.seats }, () => playerName({ who: 'person' }));
  const match = Match.start(startingAt(game, start), {
    options,
    dice: 'virtual',
    seed: lesson.id,
    players: lesson.players ?? people,
  });
  return {
    search: '',
    own: { match, dice, store: KEEPS_NOTHING },
    guide: (session, say) => guided(new Guide(lesson, session, say, { dice, following })),
  };
}
