import { mixText, type Difficulty } from '@glade/engine';

/** A puzzle is easy from this share on of the bots that find it, and medium from that one on. */
const EASY = 0.7;
const MEDIUM = 0.4;

/** How hard a puzzle is that this many of the bots that were asked have found. */
export function difficultyOf(found: number, asked: number): Difficulty {
  if (found >= EASY * asked) return 'easy';
  return found >= MEDIUM * asked ? 'medium' : 'hard';
}

/** The name of a puzzle: it follows from its position and what is asked for. */
export const idOf = (position: string, asked: string): string =>
  (mixText(0, `${position} ${asked}`) >>> 0).toString(36);

/** A way to a goal with this many actions is short, and with this many right beginnings one that is easily found. */
const SHORT = 3;
const SEVERAL = 3;

/** How hard a goal is that bots do not know of: by the actions that it takes, and by how many ways it can be begun. */
export function difficultyOfWay(actions: number, beginnings: number): Difficulty {
  if (actions <= SHORT) return 'easy';
  return beginnings >= SEVERAL ? 'medium' : 'hard';
}
