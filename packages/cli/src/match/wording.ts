import type { Actor, OptionValues, Rules, Wording } from '@glade/engine';
import { tellTyped, type Say, type Values } from '@glade/text';
import { wrapped } from '../terminal/output.ts';

/** How a terminal tells a match. */
export interface MatchWording {
  /** A message of the match: games call their players, and what they have, by the options. */
  readonly words: Wording;
  /** An entry of the record as people type it. */
  readonly typed: (text: string, actor: Actor) => string;
  /** What the signs of the board mean, where a game has such a message. */
  readonly legend: () => string | undefined;
}

/** How a terminal tells a match by these rules. */
export function wordingOf(
  say: Say,
  { notation }: Pick<Rules, 'notation'>,
  options: OptionValues,
): MatchWording {
  const words: Wording = (key, values) => say(key, { ...(options as Values), ...values });
  return {
    words,
    typed: (text, actor) =>
      tellTyped(say, actor < 0 ? text : (notation.typed?.(text, actor) ?? text)),
    legend: () => (say.has('drawn.legend') ? wrapped(words('drawn.legend')) : undefined),
  };
}
