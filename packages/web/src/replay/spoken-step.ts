import type { Event, Rules } from '@glade/engine';
import { briefRuns, tellBriefly, type Listener, type Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { isShown } from '../match/stage/happenings.ts';
import { t } from '../words/words.ts';

/** Nobody listens to more words at once. */
export const MOST_WORDS = 20;

/**
 * What a step of a match caused, for the ear, in at most 20 words; what does not fit is counted. `first` is said before it, if
 * there is room. A step that has nothing to tell is told as it was typed.
 */
export function spokenStep(
  say: Say,
  { notation }: Pick<Rules, 'notation'>,
  board: Pick<GameBoard, 'effects'>,
  events: readonly Event[],
  typed: string,
  { first = '', ...listener }: Listener & { readonly first?: string },
): string {
  const shown = events.filter((event) => isShown(board, event));
  const told = briefRuns(say, notation, shown.length === 0 ? events : shown, listener).flatMap(
    (run) => {
      const whole = tellBriefly(say, notation, run, 'spoken', listener);
      if (whole !== undefined) return [whole];
      return run.flatMap((event) => tellBriefly(say, notation, [event], 'spoken', listener) ?? []);
    },
  );
  const sentences = told.length === 0 && typed !== '' ? [typed] : told;
  let said: string[] = [];
  for (const [i, sentence] of sentences.entries()) {
    const left = sentences.length - i - 1;
    const next = [...said, sentence];
    const whole = left === 0 ? next : [...next, t('replay.more', { count: left })];
    if (wordsIn(whole) > MOST_WORDS) {
      said = [...said, t('replay.more', { count: left + 1 })];
      break;
    }
    said = next;
  }
  return (wordsIn([first, ...said]) > MOST_WORDS ? said : [first, ...said])
    .filter((text) => text !== '')
    .join(' ');
}

const wordsIn = (sentences: readonly string[]): number =>
  sentences.join(' ').split(/\s+/).filter(Boolean).length;
