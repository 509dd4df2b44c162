import type { Game, OptionValues, Seat } from '@glade/engine';
import type { TestedDifference } from '../questions/changes.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { OptionNames } from '../text/option-names.ts';
import type { AnswerPart, WrittenAnswer } from './written-answer.ts';
import type { AnswerHeader } from '../questions/answer-header.ts';
import { strongerSentences, type StrongerThan } from '../report/stronger-bot.ts';
import { botList, botName, codeSentence, gameName, type Say } from '../text/say.ts';
import { moveName } from '../text/move-name.ts';
import { NumberFormats } from '../text/numbers.ts';
import type { CutOff } from '../tally/cut-off.ts';
import { bulkSentences } from '../text/sentences/bulk-sentences.ts';
import { cutOffSentence } from '../text/sentences/cut-off-sentence.ts';
import { seatWords } from '../text/seat-words.ts';
import { rangeText } from '../text/range-text.ts';

/** The beginning of a text, cut off at the end of a word. */
function short(words: string, most: number): string {
  if (words.length <= most) return words;
  const cut = words.slice(0, most);
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(' ')))} …`;
}

/** The significance level. It is compared with the p-value after Holm's correction. */
const SIGNIFICANCE = 0.05;

export const isSignificant = ({ adjusted }: TestedDifference): boolean => adjusted < SIGNIFICANCE;

/** The index of the difference that is farthest from zero. */
export const greatestIndex = (differences: readonly TestedDifference[]): number =>
  differences.reduce(
    (best, { value }, i) => (Math.abs(value) > Math.abs(differences[best]!.value) ? i : best),
    0,
  );

/** Answers that depend on who plays; the others are about the bots themselves, or name them. */
const OF_BOTS: ReadonlySet<string> = new Set([
  'lab.compare',
  'lab.rulings',
  'lab.screen',
  'lab.tune',
  'lab.luck',
]);

/** Of those, the ones that change the rules: what is known holds for the rules before any change. */
const CHANGES_RULES: ReadonlySet<string> = new Set(
  [...OF_BOTS].filter((key) => key !== 'lab.luck'),
);

/** Formats the numbers and the common sentences of all written answers. */
export class AnswerFormatter {
  readonly say: Say;
  readonly numbers: NumberFormats;
  readonly names: OptionNames;
  readonly game: Game | undefined;
  private readonly sentences: ReadonlyMap<string, string>;
  private readonly strongerThan: StrongerThan | undefined;
  private readonly options: readonly OptionValues[];

  /** `sentences`: what each clause says; `strongerThan`: what is known of a stronger bot than those of an answer; `options`: see `withOptions`. */
  constructor(
    say: Say,
    game?: Game,
    sentences: ReadonlyMap<string, string> = new Map(),
    strongerThan?: StrongerThan,
    options: readonly OptionValues[] = [],
  ) {
    this.options = options;
    this.sentences = sentences;
    this.strongerThan = strongerThan;
    this.game = game;
    this.say = say;
    this.numbers = new NumberFormats(say.language);
    this.names = new OptionNames(say, game);
  }

  /** The same, for matches with these options: what seats are called can depend on them. */
  withOptions(options: readonly OptionValues[]): AnswerFormatter {
    const { say, game, sentences, strongerThan } = this;
    return new AnswerFormatter(say, game, sentences, strongerThan, options);
  }

  /** `against`: the bots of the other matches, where the answer compares bots; `tried`: the choices whose options were tried; `titled`: what else the title names; `asked`: what was played, where that is not simply so many matches in each case. */
  answer(
    key: string,
    header: AnswerHeader,
    command: string,
    parts: readonly AnswerPart[],
    against: readonly string[] = [],
    tried: readonly { readonly name: string }[] = [],
    titled: Readonly<Record<string, string>> = {},
    asked?: string,
  ): WrittenAnswer {
    const { say } = this;
    const { game, games, bots, seed, version, code, options } = header;
    const forStakes = this.game?.rules(options).stakes !== undefined;
    const played = { games, bots: botList(say, bots), seed, version };
    return {
      title: say(`${key}.title`, { game: gameName(say, game), ...titled }),
      lead: [
        against.length === 0
          ? (asked ?? say('lab.asked', played))
          : say('lab.asked.against', { ...played, than: botList(say, against) }),
        ...codeSentence(say, code),
        ...bulkSentences(say, this.game, options, tried),
        ...(OF_BOTS.has(key)
          ? [
              ...(against.length === 0 ? [say('lab.bots.decide')] : []),
              ...strongerSentences(
                say,
                this.numbers,
                this.strongerThan?.(header),
                CHANGES_RULES.has(key) && against.length === 0,
              ),
            ]
          : []),
        ...(forStakes ? [say('lab.stakes.shares')] : []),
      ].join(' '),
      parts: withoutRepeatedMethods(parts),
      judged: [...new Set(parts.flatMap(({ judged = [] }) => judged))],
      command,
    };
  }

  readonly list = (names: readonly string[]): string =>
    new Intl.ListFormat(this.say.language).format(names);

  /** The name of a bot within a sentence or a label. */
  readonly bot = (name: string): string => botName(this.say, name);

  readonly percent = (share: number): string => this.numbers.percent(share);
  /** A share as a number of 100, without the unit. */
  readonly hundredths = (share: number): string => this.numbers.decimal(Math.round(100 * share));
  readonly decimal = (value: number): string => this.numbers.decimal(value);
  /** A mean, always with two decimals. */
  readonly mean = (value: number): string => this.numbers.mean(value);
  /** A difference of means, with its sign. */
  readonly signed = (value: number): string => this.numbers.signed(value);
  /** A difference of shares in percentage points, without the unit. */
  readonly points = (value: number): string => this.numbers.points(value);

  range({ low, high }: Pick<Estimate, 'low' | 'high'>, as = this.percent): string {
    return rangeText(this.say, as(low), as(high));
  }

  /** The interval of a difference: two signed numbers. */
  signedRange(ends: Pick<Estimate, 'low' | 'high'>): string {
    return this.range(ends, this.points);
  }

  /** What a star and a range mean. Empty where nothing was tested: then no line has a star. */
  starNotes(tests: number): readonly string[] {
    return tests === 0 ? [] : [this.say('lab.star', { n: tests }), this.say('lab.ranges.single')];
  }

  /** How it was judged what has a star. `asked`: the number that was named beforehand, which is judged by itself. */
  starJudged(tests: number, asked?: string): readonly string[] {
    const kind = asked === undefined ? 'all' : 'others';
    return tests === 0 ? [] : [this.say('lab.star.judged', { n: tests, kind })];
  }

  /** The corrected p-value, with a star where it is below 5 %. */
  pValue({ adjusted }: TestedDifference): string {
    return this.numbers.pValue(adjusted);
  }

  /** Names a seat, as `seatWords` does: without what it is called where that is not the same in all matches of the answer. */
  seat(seat: Seat): ReturnType<typeof seatWords> {
    const { say } = this;
    const [words = seatWords(say, seat), ...others] = this.options.map((each) =>
      seatWords(say, seat, each),
    );
    if (words['named'] === 'no') return words;
    const called = say('who', words);
    return others.every((each) => say('who', each) === called) ? words : { ...words, named: 'no' };
  }

  /** Names the owner of a share: the team (share of matches won) or a seat (share of the points). */
  whose(sides: number, side: number): string {
    return sides === 1 ? this.say('lab.whose.team') : this.say('lab.whose.seat', this.seat(side));
  }

  /** A clause with what it says, where that is known. */
  clause(id: string): string {
    const words = this.sentences.get(id);
    return words === undefined ? id : this.say('lab.heat.rule', { id, words: short(words, 60) });
  }

  /** What a kind of move is called. */
  move(kind: string): string {
    return moveName(this.say, this.game, kind);
  }

  /** `places`: whether the sides are places in the order of play. */
  side(sides: number, side: number, places = false): string | undefined {
    if (sides === 1) return undefined;
    return places
      ? this.say('lab.side.place', { place: side + 1 })
      : this.say('lab.side', this.seat(side));
  }

  /** A sentence that the seats were swapped. Empty where they were not. */
  rotationNote({ block }: AnswerHeader): readonly string[] {
    return block === undefined ? [] : [this.say('lab.rotated')];
  }

  /** The name of what `n` counts: matches, or blocks of matches where the seats were swapped. */
  sampleUnit({ block }: AnswerHeader): string {
    return this.say(block === undefined ? 'lab.matches' : 'lab.blocks');
  }

  /** Sentences that matches were cut off, one for each case where there were such. */
  cutNotes(
    cases: readonly { readonly name?: string; readonly cut?: CutOff | undefined }[],
  ): readonly string[] {
    return cases.flatMap(({ name, cut }) =>
      cutOffSentence(this.say, this.numbers, cut).map((told) =>
        name === undefined
          ? told
          : this.say('lab.cut.case', { name: this.say('lab.quoted', { name }), told }),
      ),
    );
  }

  /** A sentence with the number of matches that would be enough. Empty where none is known. */
  enoughNote(n: number | undefined): readonly string[] {
    return n === undefined ? [] : [this.say('lab.enough', { n })];
  }

  /** A sentence with the number of matches that did not end. Empty where all ended. */
  unfinishedNote(n: number): readonly string[] {
    return n === 0 ? [] : [this.say('lab.unfinished.some', { n })];
  }
}

/** Every sentence on the method once, where it comes first. */
function withoutRepeatedMethods(parts: readonly AnswerPart[]): readonly AnswerPart[] {
  const told = new Set<string>();
  return parts.map((part) => {
    if (part.method === undefined) return part;
    const method = part.method.filter((note) => !told.has(note));
    for (const note of method) told.add(note);
    return { ...part, method };
  });
}
