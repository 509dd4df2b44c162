/** What is said about how well Forest Fire can be played. */
export const value = {
  'bounds.out':
    'Two perfect Hotshots win {low} to {high} of matches. They have 200 rounds. This is 99% sure, from {matches, number} matches.',
  'bounds.out.how':
    'The upper bound says nothing here. A team that knows all rolls may always win. The lower bound is what the bot “together” wins.',
  'bounds.rounds':
    'Two perfect Hotshots need {low} to {high} rounds on average. A lost match counts as 200 rounds. This is 99% sure, from {matches, number} matches.',
  'bounds.rounds.how':
    'Lower bound: the rounds of a team that knows all rolls. It knows far too much, so this bound is very loose. A search that is cut off counts only what is certain. Upper bound: what the bot “together” needs.',
  'problem.value.rules':
    'This value is known only for two Hotshots with the usual rules. Leave out every --set except firebreaks.',
};
