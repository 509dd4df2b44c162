import type { Event, Rules } from '@glade/engine';
import { briefRuns, tellBriefly, type Listener, type Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { isShown } from '../match/stage/happenings.ts';
import { fewWords, isLong } from '../narration/few-words.ts';

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
  const said = fewWords(sentences);
  return (isLong([first, ...said]) ? said : [first, ...said])
    .filter((text) => text !== '')
    .join(' ');
}
