/** What is said about how well Fair Verona can be played. */
export const value = {
  'bounds.win':
    'With perfect play, the family wins {low} to {high} of matches. This is 99% sure, from {matches, number} matches.',
  'bounds.win.how': 'Lower bound: what the bot “elders” wins. No useful upper bound is known.',
  'bounds.foresight':
    'A family that knows all draws wins {low} to {high} of matches. This is 99% sure, from {matches, number} matches.',
  'bounds.foresight.how':
    'The bot “family” plays each match up to 20 times with the same draws. If it wins once, knowing the draws is enough to win. So no upper bound from known draws can be below the first number.',
};
