import {
  isGuided,
  Match,
  startingAt,
  startLesson,
  type DiceSource,
  type Game,
  type Lesson,
} from '@glade/engine';
import { playerName } from '@glade/table';
import type { Say } from '@glade/text';
import { readSetup } from '../game/match-setup.ts';
import type { SessionStore } from '../match/saving/saved-match.ts';
import type { Session } from '../match/session.ts';
import { matches } from '../storage/stored-matches.ts';
import { loadLearnWords } from '../words/words.ts';
import { Guide } from './guide.ts';
import { GuideCard } from './GuideCard.tsx';
import { rememberLesson } from './learnt.ts';
import { LessonDice } from './lesson-dice.ts';
import { findLesson } from './find-lesson.ts';
import { loadLessons } from './lesson-files.ts';

/** A guide with its card, for the page of a match. */
export interface Guided {
  readonly guide: Guide;
  readonly Card: typeof GuideCard;
}

/** A lesson that an address asks for. */
export interface OpenedLesson {
  readonly lesson: Lesson;
  /** The query of the match in which it is given; of a guided match. */
  readonly search: string;
  /** What a lesson that begins in a position has of its own: it is no match that could be stored. */
  readonly own?:
    { readonly match: Match; readonly dice: DiceSource; readonly store: SessionStore } | undefined;
  /** Begins to lead through the match. */
  readonly guide: (session: Session, say: Say) => Guided;
}

/** Loads the lesson that this query asks for. Undefined if there is none: the match is then an ordinary one. */
export async function openLesson(game: Game, search: string): Promise<OpenedLesson | undefined> {
  const query = new URLSearchParams(search);
  const [lessons] = await Promise.all([loadLessons(game.id), loadLearnWords()]);
  const setup = readSetup(game, query);
  const name = query.get('lesson') ?? '';
  const lesson = findLesson(lessons, name, setup.ok ? setup.value.options : {});
  if (lesson === undefined) return undefined;
  if (!isGuided(lesson)) return ownLesson(game, lesson);
  rememberLesson(game.id, lesson.id);
  const again = query.get('match');
  return {
    lesson,
    search: again === null ? matchOf(lesson) : `?match=${again}`,
    guide: (session, say) => ({ guide: new Guide(lesson, session, say), Card: GuideCard }),
  };
}

/** The query of a guided match. */
function matchOf({ preset, options, players, seed }: Lesson): string {
  const query = new URLSearchParams({ seed: seed ?? '' });
  if (preset !== undefined) query.set('preset', preset);
  for (const [name, value] of Object.entries(options ?? {})) query.set(name, String(value));
  if (players !== undefined) query.set('who', players.join(','));
  return `?${query.toString()}`;
}

/** A lesson that begins in a position. A person sits in each seat, if the lesson does not say otherwise. */
function ownLesson(game: Game, lesson: Lesson): OpenedLesson | undefined {
  const started = startLesson(game, lesson);
  if (!started.ok) return undefined;
  const { options, rules, start } = started.value;
  const dice = new LessonDice();
  const people = Array.from({ length: rules.seats }, () => playerName({ who: 'person' }));
  const match = Match.start(startingAt(game, start), {
    options,
    dice: 'virtual',
    seed: lesson.id,
    players: lesson.players ?? people,
  });
  return {
    lesson,
    search: '',
    own: { match, dice, store: KEEPS_NOTHING },
    guide: (session, say) => ({ guide: new Guide(lesson, session, say, dice), Card: GuideCard }),
  };
}

/** Lessons are not stored: they begin again in no time. */
const KEEPS_NOTHING: SessionStore = {
  newKey: () => matches.newKey(),
  stored: () => ({ kind: 'none' }),
  watch: () => () => {},
  write: (match) => ({ ok: true, saved: { ...match, revision: 0, order: 0, changed: 0 } }),
  writeCopy: () => undefined,
  copiesOf: () => [],
};
