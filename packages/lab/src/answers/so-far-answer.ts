import type { NumberSoFar, SoFar } from '../questions/so-far.ts';
import { isShare } from '../questions/changes.ts';
import { FEWEST_LOOKED_AT } from '../statistics/at-any-time.ts';
import type { AnswerFormatter } from './answer-formatter.ts';
import { upperFirst } from '../text/letter-case.ts';
import { changeName } from './change-list.ts';
import type { AnswerPart, AnswerPlot, AnswerTable, WrittenAnswer } from './written-answer.ts';

/** What is known of a study that is being played, was stopped, or is over: with intervals that hold at every look. */
export function soFarAnswer(
  formatter: AnswerFormatter,
  found: SoFar,
  command: string,
): WrittenAnswer {
  const { say } = formatter;
  const { games, asked, arms, differences, unfinished } = found;
  const part: AnswerPart = {
    heading: say('lab.soFar.known'),
    answer: say(games < asked ? 'lab.soFar.part' : 'lab.soFar.all', { games, asked }),
    notes: [
      say('lab.soFar.looks'),
      ...formatter.rotationNote(found),
      ...formatter.unfinishedNote(unfinished),
    ],
    table: tableOf(formatter, found, arms, false),
    ...(arms.length === 1 ? { plot: plotOf(formatter, found) } : {}),
  };
  const changed: AnswerPart = {
    heading: say('lab.soFar.changed'),
    notes: [say('lab.compare.paired', { name: formatter.names.choice(arms[0]!.name) })],
    table: tableOf(formatter, found, differences, true),
    method: [say('lab.ranges.single')],
  };
  return formatter.answer(
    'lab.soFar',
    found,
    command,
    differences.length === 0 ? [part] : [part, changed],
  );
}

function tableOf(
  formatter: AnswerFormatter,
  { sides, arms, block }: SoFar,
  rows: SoFar['arms'],
  signed: boolean,
): AnswerTable {
  const { say } = formatter;
  const all = rows.flatMap(({ name, numbers }) =>
    numbers.map((number) => ({
      number,
      fine: arms.length === 1 ? '' : formatter.names.choice(name),
    })),
  );
  const unit = block !== undefined ? 'lab.blocks' : signed ? 'lab.pairs' : 'lab.matches';
  return {
    heads: ['', say(signed ? 'lab.change' : 'lab.soFar.value'), say('lab.soFar.range'), say(unit)],
    rows: all.map(({ number: { of, estimate } }) => [
      upperFirst(changeName(formatter, of, sides)),
      textOf(formatter, of, signed)(estimate.value),
      rangeOf(formatter, { of, estimate }, signed),
      formatter.decimal(estimate.n),
    ]),
    fine: all.map(({ fine }) => fine),
  };
}

function textOf(
  formatter: AnswerFormatter,
  of: string,
  signed: boolean,
): (value: number) => string {
  if (isShare(of)) return signed ? formatter.points : formatter.percent;
  return signed ? formatter.signed : formatter.mean;
}

function rangeOf(
  formatter: AnswerFormatter,
  { of, estimate: { low, high, n } }: NumberSoFar,
  signed: boolean,
): string {
  if (n === 0 || !Number.isFinite(high - low) || (signed && n < FEWEST_LOOKED_AT))
    return formatter.say('lab.soFar.later', { n: FEWEST_LOOKED_AT });
  const text = textOf(formatter, of, signed);
  return formatter.range({ low, high }, text);
}

/** The shares of one experiment with their intervals. */
function plotOf(formatter: AnswerFormatter, { arms, sides }: SoFar): AnswerPlot {
  const shares = arms[0]!.numbers.filter(({ of }) => of !== 'length');
  return {
    label: formatter.say('lab.soFar.plot'),
    rows: shares.map(({ of, estimate }) => ({
      name: upperFirst(changeName(formatter, of, sides)),
      ...estimate,
      text: formatter.percent(estimate.value),
    })),
    scale: { from: 0, to: 1, bars: 0, tick: formatter.percent },
  };
}
