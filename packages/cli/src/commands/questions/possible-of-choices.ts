import type { Game, OptionValues } from '@glade/engine';
import { boundAbove, boundBelow, isBounded, NumberFormats, type PossibleWins } from '@glade/lab';
import type { Say } from '@glade/text';
import { possibleShare } from '../../experiments/possible-share.ts';

/** Options that are compared with others. */
export interface NamedOptions {
  /** `startBuffer=8`; empty for the options as they are. */
  readonly name: string;
  readonly options: OptionValues;
}

/** With more than these, nobody reads a list. */
const MOST_TOLD = 12;

/** How much perfect play wins under each of these options, where that is known; nothing where it is known of fewer than two. */
export function possibleOfChoices(
  game: Game,
  choices: readonly NamedOptions[],
): readonly (PossibleWins & { readonly name: string })[] {
  const known = choices.flatMap(({ name, options }) => {
    const possible = possibleShare(game, options);
    return possible === undefined ? [] : [{ name, ...possible }];
  });
  return known.length < 2 ? [] : known;
}

/** The same in a sentence: whether a choice changes how well the game can be played. */
export function tellPossible(
  say: Say,
  known: readonly (PossibleWins & { readonly name: string })[],
): string | undefined {
  const [first] = known;
  if (first === undefined || known.length > MOST_TOLD) return undefined;
  const numbers = new NumberFormats(say.language);
  const range = (of: PossibleWins): string =>
    say('cli.possible.range', {
      low: numbers.told(boundBelow(of.lower, 3)),
      high: numbers.told(boundAbove(of.upper, 3)),
      bounded: isBounded(of) ? 'yes' : 'no',
      kind: of.kind,
    });
  const others = known.filter(({ lower, upper }) => lower !== first.lower || upper !== first.upper);
  if (others.length === 0) return say('cli.possible.same', { range: range(first) });
  const alike = known.length - others.length;
  const list = [first, ...others].map((each) =>
    say('cli.possible.each', {
      name: each.name,
      now: each.name === '' ? 'yes' : 'no',
      range: range(each),
    }),
  );
  return say('cli.possible', {
    list: new Intl.ListFormat(say.language, { type: 'unit' }).format(list),
    alike: alike - 1,
  });
}
