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
