import type { Event, Rules } from '@glade/engine';
import { briefRuns, tellBriefly, type Listener, type Manner, type Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { eventWeight } from '@glade/ui/event-weight';
import { isShown } from '../match/stage/happenings.ts';
import { fewWords } from '../narration/few-words.ts';

/** More than any event weighs. */
const FIRST = 9;

/**
 * What a step of a match caused, for the ear if nothing else is asked, in at most 20 words; what does not fit is counted. `first`
 * is said before it. A step that has nothing to tell is told as it was typed.
 */
export function spokenStep(
  say: Say,
  { notation }: Pick<Rules, 'notation'>,
  board: Pick<GameBoard, 'effects' | 'moments' | 'isNotable'>,
  events: readonly Event[],
  typed: string,
  {
    first = '',
    manner = 'spoken',
    ...listener
  }: Listener & { readonly first?: string; readonly manner?: Manner },
): string {
  const shown = events.filter((event) => isShown(board, event));
  const told = briefRuns(say, notation, shown.length === 0 ? events : shown, listener).flatMap(
    (run) => {
      const tell = (some: readonly Event[]): readonly (readonly [string, number])[] => {
        const text = tellBriefly(say, notation, some, manner, listener);
        return text === undefined ? [] : [[text, eventWeight(board, some[0]!)]];
      };
      const whole = tell(run);
      return whole.length > 0 ? whole : run.flatMap((event) => tell([event]));
    },
  );
  const sentences = told.length === 0 && typed !== '' ? [typed] : told.map(([text]) => text);
  // In which turn it was, or how the match ended, is never left out.
  const begins = first === '' ? [] : [first];
  const weights = told.map(([, weight]) => weight);
  return fewWords([...begins, ...sentences], [...begins.map(() => FIRST), ...weights]).join(' ');
}
