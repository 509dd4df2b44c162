import type { Game } from '@glade/engine';
import type { KindEdge, KindReport, Report } from '../../report/report.ts';
import { moveName } from '../move-name.ts';
import type { NumberFormats } from '../numbers.ts';
import { rangeText } from '../range-text.ts';
import type { Say } from '../say.ts';

/** Names the kinds of moves that people never chose, or never had a choice about. Empty where there are none. */
export function movesSentences(
  { moves }: Pick<Report, 'moves'>,
  say: Say,
  game: Game | undefined,
): readonly string[] {
  const { kinds, never = [], matches } = moves;
  const quoted = (kind: string): string => say('lab.quoted', { name: moveName(say, game, kind) });
  const told = (key: string, of: readonly string[]): readonly string[] =>
    of.length === 0 ? [] : [say(key, { n: of.length, list: listed(say, of), matches })];
  const named = (which: (kind: KindReport) => boolean): readonly string[] =>
    kinds.filter(which).map(({ kind }) => quoted(kind));
  return [
    ...told(
      'lab.moves.only',
      named(({ times, forced }) => times.mean > 0 && forced.value === 1),
    ),
    ...told(
      'lab.moves.always',
      named(({ taken }) => taken?.value === 1),
    ),
    ...told(
      'lab.moves.unchosen',
      kinds
        .filter(({ times }) => times.mean === 0)
        .map(({ kind, open = 0 }) => say('lab.moves.times.open', { name: quoted(kind), n: open })),
    ),
    ...told('lab.moves.never', never.map(quoted)),
  ];
}

/** Says which kinds of moves win more than others of the same decision, and which cannot be told. Empty where it was not asked. */
export function kindsSentences(
  { choices, games }: Pick<Report, 'choices' | 'games'>,
  say: Say,
  numbers: NumberFormats,
  game: Game | undefined,
): readonly string[] {
  if (choices === undefined) return [];
  const { kinds, threshold, matches } = choices;
  if (kinds.length === 0)
    return [say('lab.choices.kinds.ask'), say('lab.choices.kinds.none', { matches })];
  const points = Math.round(100 * threshold);
  const name = ({ kind }: KindEdge): string =>
    say('lab.quoted', { name: moveName(say, game, kind) });
  const of = (verdict: KindVerdict): readonly KindEdge[] =>
    kinds.filter((each) => kindVerdict(each, threshold) === verdict);
  const ranged = (each: KindEdge): string => {
    const [low, high] = [numbers.points(each.low!), numbers.points(each.high!)];
    return say('lab.choices.kind', {
      name: name(each),
      value: numbers.points(each.value),
      range: rangeText(say, low, high),
    });
  };
  const told = (key: string, some: readonly string[], need = 0): readonly string[] =>
    some.length === 0
      ? []
      : [
          say(key, {
            n: some.length,
            list: listed(say, some),
            threshold: points,
            need,
            // As many matches must be played, too.
            more: need > games ? 'yes' : 'no',
          }),
        ];
  const open = of('open');
  // Of two kinds, what one wins more the other wins less: once is enough.
  const fewer = kinds.length === 2 && of('more').length > 0 ? [] : of('fewer');
  return [
    say('lab.choices.kinds.ask'),
    ...told('lab.choices.kinds.more', of('more').map(ranged)),
    ...told('lab.choices.kinds.fewer', fewer.map(ranged)),
    ...told('lab.choices.kinds.small', of('small').map(name)),
    ...told('lab.choices.kinds.open', open.map(name), mostNeeded(open)),
    ...told(
      'lab.choices.kinds.few',
      of('few').map((each) => say('lab.moves.times.seen', { name: name(each), n: each.n })),
    ),
  ];
}

/** How many matches tell a difference for all of these kinds; 0 where that is not known. */
function mostNeeded(kinds: readonly KindEdge[]): number {
  const needs = kinds.map(({ need }) => need ?? Infinity);
  const most = Math.max(0, ...needs);
  return most === Infinity ? 0 : most;
}

type KindVerdict = 'more' | 'fewer' | 'small' | 'open' | 'few';

/** What is known of a kind: shown to win more or fewer, a small difference at most, not known, or too few to look at. */
function kindVerdict({ value, low, high, adjusted }: KindEdge, threshold: number): KindVerdict {
  if (low === null || high === null) return 'few';
  if (adjusted < 0.05) return value > 0 ? 'more' : 'fewer';
  return low > -threshold && high < threshold ? 'small' : 'open';
}

/** In how many of the matches the lead changed, with its range, and when it does. Empty where nobody can lead. */
export function leadChanges(
  { decided, outcome }: Pick<Report, 'decided' | 'outcome'>,
  say: Say,
  numbers: NumberFormats,
): readonly string[] {
  if (decided === undefined || outcome.points === undefined) return [];
  const { value, low, high } = decided.changed;
  const percent = (share: number): string => numbers.percent(share);
  const range = rangeText(say, percent(low), percent(high));
  return [say('lab.decided.changed', { share: percent(value), range })];
}

const listed = (say: Say, items: readonly string[]): string =>
  new Intl.ListFormat(say.language).format(items);
