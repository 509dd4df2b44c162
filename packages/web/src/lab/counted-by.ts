import type { BotGame, OptionValues } from '@glade/engine';
import { areSeatsAlike, countedIn, MatchPlayer, type Histogram } from '@glade/lab/core';
import type { Counted } from './worker-messages.ts';

/** This many matches a seat, played by chance, show what a game counts. */
const SHOWN = 5;
/** What is counted of every match of every game, beside its length. */
const ALWAYS = ['real', 'decisions', 'dead', 'choices', 'forced'];

/**
 * What matches of a game count: who wins, how long they last, what the game counts itself, how they ended, and how much there was to
 * decide. Kinds of moves, single rules and measures of single seats are left out: they are too many for a list.
 */
export function countedBy(game: BotGame, options: OptionValues): Counted {
  const { seats } = game.rules(options);
  const bots = Array<string>(seats).fill('random');
  const games = SHOWN * seats;
  const experiment = {
    game: game.id,
    options,
    bots,
    seed: '1',
    games,
    code: { release: '', digest: '' },
  };
  const player = new MatchPlayer(game, experiment);
  player.play({ from: 0, to: games });
  const tally = player.result();
  const numbered = (kind: string, of: readonly unknown[]): readonly string[] =>
    of.map((_, i) => `${kind}.${i}`);
  const isLength = (of: string): boolean =>
    isEqual(tally.measures.get(of.slice('measure.'.length)), tally.length);
  const own = countedIn([tally]).filter(
    (of) => /^(measure|ending)\./.test(of) && !/\.\d+$/.test(of) && !isLength(of),
  );
  const rivals = tally.points.length > 1;
  return {
    names: [
      ...numbered('order', tally.places),
      ...numbered('points', tally.points),
      ...(rivals ? ['nobody', 'shared'] : []),
      'length',
      ...own,
      ...ALWAYS,
    ],
    alike: areSeatsAlike(game, experiment),
  };
}

/** Whether something was counted as often as the length of each match. */
function isEqual(kept: unknown, length: Histogram): boolean {
  return (
    kept instanceof Map &&
    kept.size === length.size &&
    [...length].every(([value, times]) => kept.get(value) === times)
  );
}
