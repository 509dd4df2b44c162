import { isBounded, type PossibleWins } from '@glade/lab';

/** A bot, and how many of the matches it wins at least, 95 % sure. */
interface WinsAtLeast {
  readonly bot: string;
  readonly low: number;
}

/**
 * Says what perfect play wins. Where nothing useful is known from above, a bot that wins more than the lower bound is named, because
 * perfect play wins no less.
 */
export function perfectPlay(possible: PossibleWins, bots: readonly WinsAtLeast[]): string {
  const { lower, upper, kind } = possible;
  const low = (Math.floor(lower * 1e4) / 100).toFixed(2);
  const how = kind === 'proven' ? 'as is proven' : 'as samples say, 99 % sure';
  if (isBounded(possible))
    return `Perfect play wins ${low} to ${(Math.ceil(upper * 1e4) / 100).toFixed(2)} % of the matches, ${how}.`;
  const [best] = bots.toSorted((a, b) => b.low - a.low);
  const known = `Perfect play wins at least ${low} % of the matches, ${how}`;
  const more =
    best !== undefined && best.low > lower
      ? `; and no less than \`${best.bot}\`, which wins ${(Math.floor(best.low * 1000) / 10).toFixed(1)} % or more of those below (95 % sure)`
      : '';
  return `${known}${more}. No useful upper bound is known.`;
}
