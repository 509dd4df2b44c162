import type { OptionValues, Outcome, Rules, Seat } from '@glade/engine';
import { playersOf, type TableView } from '@glade/table';
import type { Say, Values } from '@glade/text';
import { t } from '../words/words.ts';
import { seatName } from './narration.ts';

/**
 * How the match ended, in a sentence: `outcome.<code>`, or to `people` none of whom is among the winners
 * `outcome.<code>.lost`, where a game has it; `outcome.<code>.bots` where only bots have played.
 */
export function outcomeSentence(
  say: Say,
  { code, winners }: Outcome,
  people: readonly Seat[],
  botsOnly = false,
): string {
  const lost =
    people.length > 0 && winners.length > 0 && !people.some((seat) => winners.includes(seat));
  const form = `outcome.${code}${lost ? '.lost' : botsOnly ? '.bots' : ''}`;
  return say(say.has(form) ? form : `outcome.${code}`);
}

/** Whether no person has played: then nobody is told that they won or lost. */
export const onlyBots = (header: TableView['header']): boolean =>
  header.players.length > 0 && playersOf(header).every(({ who }) => who === 'bot');

/** Lines about the end: who won, if there are several players, and what was counted. The seat `you` is called “you”. */
export function outcomeLines(
  say: Say,
  rules: Rules,
  outcome: Outcome,
  options: OptionValues,
  you?: Seat,
): readonly string[] {
  const lines: string[] = [];
  if (rules.kind === 'competitive' && outcome.winners.length > 0) {
    const names = outcome.winners.map((seat) => seatName(say, options, seat, you));
    const list = new Intl.ListFormat(say.tag).format(names);
    lines.push(t('end.winners', { count: names.length, names: list }));
  }
  for (const [name, value] of Object.entries(outcome.measures)) {
    // For a team, measures of 0 say nothing: that nobody is out, that nothing burns.
    if (typeof value !== 'number' || (value === 0 && rules.kind === 'cooperative')) continue;
    lines.push(`${say(`measure.${name}`, options as Values)}: ${value}`);
  }
  // A game may have one message for everything that was counted for a seat.
  return say.has('measure.each')
    ? [...lines, ...seatLines(say, rules, outcome, options, you)]
    : lines;
}

/** The measures of each seat as rows of a table. A measure that is 0 for everybody is left out, except the first. */
export function outcomeTable(
  say: Say,
  { measures }: Outcome,
  options: OptionValues,
): readonly (readonly [label: string, values: readonly number[]])[] {
  if (say.has('measure.each')) return [];
  return Object.entries(measures)
    .flatMap(([name, value]) =>
      typeof value === 'number'
        ? []
        : [
            [
              say(`measure.${name}`, options as Values),
              value.map((one) => +one.toFixed(2)),
            ] as const,
          ],
    )
    .filter(([, values], i) => i === 0 || values.some((value) => value !== 0));
}

function seatLines(
  say: Say,
  { seats }: Rules,
  { measures }: Outcome,
  options: OptionValues,
  you: Seat | undefined,
): readonly string[] {
  const counted = Object.entries(measures);
  return Array.from({ length: seats }, (_, seat) => {
    const own = counted.map(([name, value]) => [
      name,
      typeof value === 'number' ? value : +value[seat]!.toFixed(2),
    ]);
    return `${seatName(say, options, seat, you)}: ${say('measure.each', Object.fromEntries(own))}`;
  });
}
