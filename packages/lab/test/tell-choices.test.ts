import { reviewText, ReviewTeller } from '@glade/lab/review';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';

// What is said of the choices of a side together does not contradict the better moves that are shown.

const exact = (value: number) => ({ value, low: value, high: value, n: 9 });
const unsure = { value: 0.05, low: -0.2, high: 0.3, n: 9 };
const better = { at: 3, turn: 2, loss: { value: 0.59, low: 0.4, high: 0.7, n: 9 } };

function told(language: 'en' | 'it', own: typeof unsure, costs: readonly unknown[], team: boolean) {
  const zero = exact(0);
  const side = {
    start: zero,
    result: zero,
    luck: zero,
    own,
    ownHelped: zero,
    ownCost: zero,
    others: zero,
    costs,
    turningPoint: undefined,
  };
  const review = { stake: 'win', team, progress: 1, points: [], sides: [side] };
  const say = translator(language, engineText, reviewText).at({ you: 0 });
  const teller = new ReviewTeller(say, review as never);
  return [teller.change('choices', own, 0), teller.summary(0)[2]];
}

test.each([
  ['en', exact(0), true, 'some could have been better', /^The bot would have missed better/],
  ['it', exact(0), true, 'alcune potevano essere migliori', /^Anche al bot sarebbero sfuggite/],
  ['en', unsure, true, 'some could have been better', /^The team’s .+ But some could have been/],
  ['it', unsure, true, 'alcune potevano essere migliori', /^Le scelte della squadra .+ Ma alcune/],
  ['en', unsure, false, 'some could have been better', /^Your .+ But some could have been better/],
  ['it', unsure, false, 'alcune potevano essere migliori', /^Le tue scelte .+ Ma alcune potevano/],
] as const)(
  'where a better move is shown, nobody says that there was none (%s, %j, team: %s)',
  (language, own, team, bar, summary) => {
    const [said, sentence] = told(language, own, [better], team);
    expect(said).toBe(bar);
    expect(sentence).toMatch(summary);
  },
);

test('where no better move is known, the choices are as those of the bot, or too close to tell', () => {
  expect(told('en', exact(0), [], true)).toEqual([
    'as the bot would choose',
    'The bot would have made the same choices.',
  ]);
  expect(told('en', unsure, [], true)[0]).toBe('too close to tell');
});

const side = {
  start: exact(0.91),
  result: exact(0),
  luck: exact(-0.48),
  own: { value: -0.43, low: -0.9, high: 0.1, n: 9 },
  ownHelped: exact(0),
  ownCost: exact(0),
  others: exact(0),
  costs: [better],
};

function tellerOf(language: 'en' | 'it', changed: Partial<typeof side> = {}) {
  const review = {
    stake: 'win',
    team: true,
    progress: 1,
    points: [],
    sides: [{ ...side, ...changed }],
  };
  const say = translator(language, engineText, reviewText);
  return new ReviewTeller(say, review as never);
}

test.each([
  ['en', /^This bar is empty: all .+ too close to tell\./, /^This bar is empty: the bot would/],
  ['it', /^Questa barra è vuota: tutte .+ troppo poco/, /^Questa barra è vuota: il bot avrebbe/],
] as const)(
  'a bar of choices that is empty though a better move is shown says why (%s)',
  (language, open, none) => {
    expect(tellerOf(language).whyEmpty(0)).toMatch(open);
    expect(tellerOf(language, { own: exact(0) }).whyEmpty(0)).toMatch(none);
    expect(tellerOf(language, { own: exact(-0.43) }).whyEmpty(0)).toBeUndefined();
    expect(tellerOf(language, { costs: [] }).whyEmpty(0)).toBeUndefined();
  },
);

test.each([
  ['en', '+52 and −41', 'together: −37. The whole match: −91. For the rest the bots'],
  ['it', '+52 e −41', 'insieme: −37. Tutta la partita: −91. Per il resto i bot'],
] as const)(
  'what helped and what cost are told where their sum is not clear, and that the bars are not the whole (%s)',
  (language, bar, rest) => {
    const both = { ownHelped: exact(0.52), ownCost: exact(-0.41) };
    const teller = tellerOf(language, both);
    const minus = (text: string | undefined) => text?.replaceAll('-', '−');
    expect(teller.change('choices', side.own, 0)).toBe(bar);
    expect(teller.whyEmpty(0)).toBeUndefined();
    expect(minus(teller.restOfBars(0))).toContain(rest);
    // Where all bars are clear, or what they show is the whole, nothing is left.
    expect(tellerOf(language, { ...both, own: exact(-0.43) }).restOfBars(0)).toBeUndefined();
    expect(tellerOf(language, { start: exact(0.48) }).restOfBars(0)).toBeUndefined();
  },
);
