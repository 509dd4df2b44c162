import { isBounded } from '../report/possible-wins.ts';
import type { Report } from '../report/report.ts';
import { botList, botName, type Say } from './say.ts';
import { decidedSentence } from './sentences/decided-sentence.ts';
import type { NumberFormats } from './numbers.ts';
import { type OrderBalance, type SeatBalance, settlingBalance } from '../report/seat-balance.ts';
import type { Mean, Stakes } from '../report/stake-means.ts';
import { seatWords } from './seat-words.ts';
import { boundAbove, boundBelow } from './range-text.ts';
import { type Estimate, wilson } from '../statistics/intervals.ts';

/** Says whether the seats are even, in a sentence. */
export function balanceSentence(report: Report, say: Say, numbers: NumberFormats): string {
  const { balance } = report.outcome;
  if (balance === undefined) return '';
  const even = 1 / balance.seats.length;
  const within = {
    low: numbers.told(down(even - balance.margin)),
    high: numbers.told(up(even + balance.margin)),
    even: numbers.told(even),
  };
  if (balance.tied) return say('lab.balance.tied');
  const bots = botList(say, report.bots);
  const begins = beginsSentence(report, say);
  if (balance.shown) return [say('lab.balance.shown', { ...within, bots }), ...begins].join(' ');
  const uneven = balance.seats.flatMap(({ uneven: p, share }, i) =>
    p < 0.05 ? [{ seat: i, share }] : [],
  );
  if (uneven.length === 0) {
    const open = say('lab.balance.open', within) + needSentence(report.games, balance, say);
    return [open, ...begins].join(' ');
  }
  const listed = (key: string, some: typeof uneven): readonly string[] => {
    if (some.length === 0) return [];
    const each = some.map(({ seat, share: { value, low, high } }) =>
      say('lab.balance.seat', {
        ...seatWords(say, seat, report.options),
        share: numbers.percent(value),
        low: numbers.percent(low),
        high: numbers.percent(high),
      }),
    );
    return [say(key, { list: each.join('; ') })];
  };
  return [
    say('lab.balance.not', { bots, even: within.even }),
    ...listed(
      'lab.balance.more',
      uneven.filter(({ share }) => share.value > even),
    ),
    ...listed(
      'lab.balance.fewer',
      uneven.filter(({ share }) => share.value < even),
    ),
    ...begins,
  ].join(' ');
}

/** Says which seat begins every match. Empty where that is not known, or not always the same. */
export const beginsSentence = (
  { outcome: { begins }, options }: Report,
  say: Say,
): readonly string[] =>
  begins === undefined ? [] : [say('lab.begins', seatWords(say, begins, options))];

/** Says whether it matters who begins, where a lot decides it, and what who begins wins. */
export function orderSentence(
  { games }: Report,
  { balance }: OrderBalance,
  say: Say,
  numbers: NumberFormats,
): string {
  const even = 1 / balance.seats.length;
  const [first] = balance.seats;
  const { value, low, high } = first!.share;
  if (balance.tied) return say('lab.balance.tied');
  const uneven = balance.seats.flatMap(({ uneven: p }, place) => (p < 0.05 ? [place + 1] : []));
  const verdict = balance.shown ? 'shown' : uneven.length === 0 ? 'open' : 'not';
  return (
    [
      say(`lab.order.${verdict}`, {
        low: numbers.told(down(even - balance.margin)),
        high: numbers.told(up(even + balance.margin)),
        n: uneven.length,
        list: new Intl.ListFormat(say.language).format(uneven.map(String)),
      }),
      say('lab.order.first', {
        share: numbers.told(value),
        low: numbers.percent(low),
        high: numbers.percent(high),
        even: numbers.told(even),
      }),
    ].join(' ') + (verdict === 'open' ? needSentence(games, balance, say) : '')
  );
}

/** Says that a lot decides the order of play, and what follows from that for the seats. */
export const lotSentence = ({ alike }: OrderBalance, say: Say): string =>
  say('lab.order.lot', { alike: alike ? 'yes' : 'no' });

/** With how many matches it would be known whether seats or places are even, in a sentence, with a space before it. */
function needSentence(games: number, balance: SeatBalance, say: Say): string {
  const n = settlingBalance(games, balance);
  return n === undefined ? '' : ` ${say('lab.balance.need', { n })}`;
}

/**
 * The main result in sentences: how often the team wins, or whether the seats are even and which bot is better; and when it is
 * decided, if that was asked.
 */
export function answerSentences(
  report: Report,
  say: Say,
  numbers: NumberFormats,
): readonly string[] {
  const decided = decidedSentence(report, say, numbers);
  return [...whoWins(report, say, numbers), ...(decided === '' ? [] : [decided])];
}

function whoWins(report: Report, say: Say, numbers: NumberFormats): readonly string[] {
  const { win } = report.outcome;
  const percent = (share: number): string => numbers.percent(share);
  const ends = ({ value, low, high }: Estimate) => ({
    share: percent(value),
    low: percent(low),
    high: percent(high),
  });
  if (win !== undefined)
    return [say('lab.team.answer', ends(win)), ...possibleSentences(win, report, say, numbers)];
  if (report.outcome.stakes !== undefined)
    return [stakesSentence(report, report.outcome.stakes, say, numbers)];
  const each = (report.bySkill ?? []).map((share) =>
    say('lab.bots.each', {
      bot: botName(say, share.bot),
      seats: share.seats,
      even: numbers.told(share.seats / report.seats),
      ...ends(share),
      share: numbers.told(share.value),
    }),
  );
  const list = new Intl.ListFormat(say.language).format(each);
  const bots = each.length === 0 ? [] : [say('lab.bots.answer', { list })];
  if (report.bySkill === undefined && new Set(report.bots).size > 1)
    return [mixedBotsSentence(report, say, numbers)];
  const { balance, order } = report.outcome;
  return [
    ...bots,
    ...(balance === undefined
      ? []
      : [`${say('lab.balance')} ${balanceSentence(report, say, numbers)}`]),
    ...(order === undefined
      ? []
      : [
          `${say('lab.order')} ${orderSentence(report, order, say, numbers)}`,
          lotSentence(order, say),
        ]),
  ];
}

// To tenths of a percent, outwards: what is told holds, too.
const down = (share: number): number => boundBelow(share, 3);
const up = (share: number): number => boundAbove(share, 3);

/** How much of what perfect play wins is won, where that is known. Ends of both ranges are divided so that the range is the widest. */
function possibleSentences(
  win: Estimate,
  { possible }: Report,
  say: Say,
  numbers: NumberFormats,
): readonly string[] {
  if (possible === undefined) return [];
  const { lower, upper, kind } = possible;
  if (!isBounded(possible))
    return [
      say('lab.team.possible.least', {
        kind,
        low: numbers.told(down(lower)),
        more: win.low > lower ? 'yes' : 'no',
      }),
    ];
  return [
    say('lab.team.possible', {
      kind,
      low: numbers.told(down(lower)),
      high: numbers.told(up(upper)),
      from: numbers.told(down(win.low / upper), 'da'),
      to: numbers.told(up(Math.min(1, win.high / lower)), 'a'),
    }),
  ];
}

/** What the seats or the bots win and lose on average. */
function stakesSentence(
  { bots, options }: Report,
  stakes: Stakes,
  say: Say,
  numbers: NumberFormats,
): string {
  const told = ({ mean, low, high }: Mean) => ({
    mean: numbers.signed(mean),
    ranged: low === null || high === null ? 'no' : 'yes',
    low: numbers.signed(low ?? mean),
    high: numbers.signed(high ?? mean),
  });
  const each =
    stakes.bots?.map((one) =>
      say('lab.stakes.bot', { bot: botName(say, one.bot), ...told(one) }),
    ) ??
    stakes.seats.map((one, seat) =>
      say('lab.stakes.seat', {
        ...seatWords(say, seat, options),
        bot: botName(say, bots[seat] ?? ''),
        ...told(one),
      }),
    );
  const list = new Intl.ListFormat(say.language).format(each);
  const fixed = stakes.bots === undefined && new Set(bots).size > 1;
  return [say('lab.stakes.answer', { list }), ...(fixed ? [say('lab.stakes.fixed')] : [])].join(
    ' ',
  );
}

/** What each bot and each seat wins and loses in a match on average; empty where matches are won and not points. */
export function mainStakes({ outcome, bots, options }: Report, say: Say): readonly NamedMean[] {
  const { stakes } = outcome;
  if (stakes === undefined) return [];
  const alike = stakes.bots !== undefined || new Set(bots).size === 1;
  return [
    ...(stakes.bots ?? []).map((mean) => ({
      name: say('lab.bot.share', { bot: botName(say, mean.bot) }),
      mean,
    })),
    ...stakes.seats.map((mean, seat) => ({
      name: alike
        ? say('lab.seat.alone', seatWords(say, seat, options))
        : say('lab.seat', {
            ...seatWords(say, seat, options),
            bot: botName(say, bots[seat] ?? ''),
          }),
      mean,
    })),
  ];
}

/** A mean and its name. */
export interface NamedMean {
  readonly name: string;
  readonly mean: Mean;
}

/**
 * The share of each seat where different bots sat in fixed seats. It cannot be told whether the seat or the bot caused
 * it.
 */
function mixedBotsSentence(
  { outcome, bots, options }: Report,
  say: Say,
  numbers: NumberFormats,
): string {
  const list = (outcome.points ?? []).map(({ value, low, high }, seat) =>
    say('lab.mixed.each', {
      ...seatWords(say, seat, options),
      bot: botName(say, bots[seat] ?? ''),
      share: numbers.percent(value),
      low: numbers.percent(low),
      high: numbers.percent(high),
    }),
  );
  return say('lab.mixed.answer', { list: list.join('; ') });
}

/** One share of the outcome and its name. */
export interface NamedShare {
  readonly name: string;
  readonly share: Estimate;
}

/** The main shares: matches won, or the points of each bot, and of each seat or place in the order of play. Empty where `mainStakes` says more. */
export function mainShares(
  { outcome, bots, bySkill, options }: Report,
  say: Say,
): readonly NamedShare[] {
  if (outcome.stakes !== undefined) return [];
  if (outcome.win !== undefined) return [{ name: say('lab.win'), share: outcome.win }];
  const alike = new Set(bots).size === 1;
  const byBot = (bySkill ?? []).map((share) => ({
    name: say('lab.bot.share', { bot: botName(say, share.bot) }),
    share,
  }));
  const byPlace = (outcome.order?.balance.seats ?? []).map(({ share }, place) => ({
    name: say('lab.order.place', { place: place + 1 }),
    share,
  }));
  // The number of a seat tells nothing where a lot decides the order and seats are alike otherwise.
  if (outcome.order?.alike === true) return [...byBot, ...byPlace];
  // Where seats are compared, their ranges hold together, as the sentence beside them does.
  const ofSeats = outcome.balance?.seats.map(({ share }) => share) ?? outcome.points ?? [];
  const bySeat = ofSeats.map((share, seat) => ({
    name:
      alike || bySkill !== undefined
        ? say('lab.seat.alone', seatWords(say, seat, options))
        : say('lab.seat', {
            ...seatWords(say, seat, options),
            bot: botName(say, bots[seat] ?? ''),
          }),
    share,
  }));
  return [...byBot, ...bySeat, ...byPlace];
}

/** The shares of the first place, where there are rivals: taken alone, shared, or by nobody. */
export function firstPlaceShares({ outcome, options }: Report, say: Say): readonly NamedShare[] {
  const { seats, shared } = outcome;
  if (seats === undefined || shared === undefined) return [];
  const alone =
    outcome.order?.alike === true
      ? []
      : seats.map((share, seat) => ({
          name: say('lab.sole', seatWords(say, seat, options)),
          share,
        }));
  const none = 1 - seats.reduce((sum, { value }) => sum + value, shared.value);
  const nobody = wilson(Math.round(none * shared.n), shared.n);
  return [
    ...alone,
    { name: say('lab.shared'), share: shared },
    ...(none > 1e-9 ? [{ name: say('lab.noWinner'), share: { ...nobody, value: none } }] : []),
  ];
}
