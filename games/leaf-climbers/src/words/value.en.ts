/** What is said about how well Leaf-Climbers can be played. */
export const value = {
  'bounds.survive':
    'If one head plays perfectly for all, {low} to {high} of the climbers win. This is 99% sure, from {matches, number} matches.',
  'bounds.survive.how':
    'Upper bound: the head knows all leaves before the match, and pays for that. It does not know its own rolls. Climbers may share squares as they like, so the bound is a little loose. Lower bound: what a bot wins. It has learned where climbers survive.',
  'problem.value.rules':
    'This value is known only for four climbers by the usual rules. Leave out --set, but for order and descend.',
};
