import { isShare, type Change } from '../questions/changes.ts';
import { lengthName, measureName, turnUnit } from '../text/say.ts';
import { fromTo } from '../text/italian-article.ts';
import { lowerFirst, upperFirst } from '../text/letter-case.ts';
import { isSignificant, type AnswerFormatter } from './answer-formatter.ts';
import type { AnswerTable } from './written-answer.ts';

/** Changes that tell who wins or how it ends, as shares of matches. */
const OUTCOME = /^(points|order|sole|ending)\.|^(nobody|shared)$/;

/** The order in which a sentence names changes. Rules that come up more or less often are named where nothing else is. */
const TOLD = [
  /^(points\.|order\.|nobody$|shared$)/,
  // What is counted of the match itself says more than the sum of what seats have.
  /^measure\.[^.]+$/,
  /^measure\.[^.]+\.all$/,
  /^length$/,
  /^ending\./,
  /^(sole|measure)\./,
  /^(decisions|real|dead|choices|forced)$/,
  /^move\./,
];

/** Changes that a table shows unfolded: each number once, without its seats and without rules. */
export const isMain = ({ of, test }: Change): boolean =>
  test && !/^(sole|clause)\.|^measure\.[^.]+\.\d/.test(of);

/** What stands in the column of p where nothing was tested. */
const NOT_TESTED = '–';

/** The most changes in a sentence. */
const MOST_TOLD = 3;

/** The changes that are sure. */
export const sureChanges = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(isSignificant);

/** The changes that tell who wins or how it ends. */
export const outcomeChanges = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ of }) => OUTCOME.test(of));

/** The changes whose own range leaves out 0: without a star, nothing is proven of them. */
export const apartChanges = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ low, high, untested }) => untested === undefined && (low > 0 || high < 0));

/** The largest change among those that surely tell who wins or how it ends; 0 if there are none. */
export const outcomeEffect = (changes: readonly Change[]): number =>
  Math.max(0, ...outcomeChanges(sureChanges(changes)).map(({ value }) => Math.abs(value)));

/** How far a change stands out from what luck could do: its size by its interval's half width. */
const clarity = ({ value, low, high }: Change): number =>
  high > low && Number.isFinite(high - low) ? Math.abs(value) / (high - low) : 0;

/** The changes that a sentence names, the most important first, and the number of others. */
export function toldChanges(changes: readonly Change[]): {
  readonly told: readonly Change[];
  readonly more: number;
} {
  const ranked = TOLD.flatMap((kind, i) =>
    changes
      .filter(({ of }) => TOLD.findIndex((each) => each.test(of)) === i && kind.test(of))
      .toSorted((a, b) => clarity(b) - clarity(a)),
  );
  // One number under two names is told once.
  const named = ranked.filter(({ test }) => test);
  const rules = changes
    .filter(({ of, test }) => test && of.startsWith('clause.'))
    .toSorted((a, b) => clarity(b) - clarity(a));
  const told = (named.length > 0 ? named : rules).slice(0, MOST_TOLD);
  return { told, more: changes.filter(({ test }) => test).length - told.length };
}

/** The changes as parts of a sentence: “survivors” from 2.44 to 1.96. */
export function changeList(
  formatter: AnswerFormatter,
  changes: readonly Change[],
  sides: number,
): string {
  return changes
    .map((change) => {
      const { from, to } = ends(formatter, change);
      const [kind, ...move] = change.of.split('.');
      return kind === 'move'
        ? formatter.say('lab.changed.times', { move: formatter.move(move.join('.')), from, to })
        : formatter.say('lab.changed', {
            what: quotedName(formatter, lowerFirst(changeName(formatter, change.of, sides))),
            from,
            to,
          });
    })
    .join('; ');
}

/** What most people ask of a comparison: the wins of the team, of who begins or of the seat that gains or loses most, and the length. */
export function mainChanges(changes: readonly Change[], places: boolean): readonly Change[] {
  const wins = changes.filter(({ of }) => (places ? of === 'order.0' : of.startsWith('points.')));
  const [most] = wins.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  return [...(most === undefined ? [] : [most]), ...changes.filter(({ of }) => of === 'length')];
}

/** Such changes in a sentence, each with whether it is proven; none where there are none. */
export function alsoSentence(
  formatter: AnswerFormatter,
  changes: readonly Change[],
  sides: number,
): readonly string[] {
  if (changes.length === 0) return [];
  const list = changes.map((change) =>
    formatter.say('lab.compare.also.each', {
      change: changeList(formatter, [change], sides),
      sure: isSignificant(change) ? 'yes' : 'no',
    }),
  );
  const of = changes.length > 1 ? 'both' : changes[0]!.of === 'length' ? 'length' : 'wins';
  return [formatter.say('lab.compare.also', { of, list: list.join('; ') })];
}

/** The changes below a sentence, each in a line: • Survivors: from 2.44 to 1.96. */
export const changeLines = (
  formatter: AnswerFormatter,
  changes: readonly Change[],
  sides: number,
): readonly string[] =>
  changes.map((change) => {
    const name = changeName(formatter, change.of, sides);
    const what = change.of.startsWith('clause.')
      ? formatter.say('lab.changed.rule', { what: name })
      : upperFirst(name);
    return `• ${formatter.say('lab.changed.line', { what, ...ends(formatter, change) })}`;
  });

/** The value before and after, as they are said after “from” and “to”. */
export const ends = (formatter: AnswerFormatter, { of, before, after }: Change) =>
  fromTo(formatter.say.language, valueText(formatter, of, before), valueText(formatter, of, after));

/** A name within a sentence: in quotes, unless a part of it is quoted already, as the words of an ending are. */
export const quotedName = ({ say }: AnswerFormatter, name: string): string =>
  /[“«]/.test(name) ? name : say('lab.quoted', { name });

/** What a change is about, as the first column of a table names it. `sides`: 1 where all are one team. */
export function changeName(formatter: AnswerFormatter, of: string, sides: number): string {
  const { say } = formatter;
  const [kind = '', name = '', seat] = of.split('.');
  const number = Number(name) + 1;
  switch (kind) {
    case 'points':
      return formatter.whose(sides, Number(name));
    case 'order':
      return say('lab.whose.place', { place: number });
    case 'nobody':
      return say('lab.noWinner');
    case 'shared':
      return say('lab.shared');
    case 'sole':
      return say('lab.sole', formatter.seat(number - 1));
    case 'ending': {
      const code = `outcome.${of.slice('ending.'.length)}`;
      return say('lab.changed.ending', { ending: say.has(code) ? say(code) : code });
    }
    case 'measure': {
      const measure = measureName(say, name);
      if (seat === undefined) return measure;
      return seat === 'all'
        ? say('lab.changed.all', { measure })
        : say('lab.measure.seat', { ...formatter.seat(Number(seat)), measure });
    }
    case 'clause':
      return formatter.clause(name);
    case 'move':
      return say('lab.changed.move', { move: formatter.move(name) });
    case 'forced':
      return say('lab.changed.forced');
    case 'length':
      return lengthName(say, formatter.game);
    default:
      return say(`lab.${kind}.axis`, { unit: turnUnit(formatter.game) });
  }
}

/** A number as it is told. */
export const valueText = ({ percent, mean }: AnswerFormatter, of: string, value: number): string =>
  isShare(of) ? percent(value) : mean(value);

/** A table with one row for each change; `fine` stands below what is changed. */
export function changeTable(
  formatter: AnswerFormatter,
  rows: readonly { readonly change: Change; readonly fine?: string }[],
  sides: number,
): AnswerTable {
  const { say } = formatter;
  return {
    heads: [
      '',
      say('lab.changed.before'),
      say('lab.changed.after'),
      say('lab.change'),
      say('lab.range'),
      say('lab.p'),
    ],
    rows: rows.map(({ change }) => {
      const { of, before, after, value, low, high } = change;
      const signed = isShare(of) ? formatter.points : formatter.signed;
      return [
        upperFirst(changeName(formatter, of, sides)),
        valueText(formatter, of, before),
        valueText(formatter, of, after),
        signed(value),
        formatter.range({ low, high }, signed),
        change.untested === undefined ? formatter.pValue(change) : NOT_TESTED,
      ];
    }),
    fine: rows.map(({ fine = '' }) => fine),
  };
}
