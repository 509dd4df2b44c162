/** What is said about how well Leaf-Climbers can be played. */
export const value = {
  'bounds.survive':
    'If one player decided perfectly for all climbers, {low} to {high} would win. This is 99% sure, from {matches, number} matches.',
  'bounds.survive.how':
    'Upper bound: this player knows all leaves in advance. That makes the bound too high. So the luck with the leaves is subtracted. The player does not know the rolls. Climbers may share squares as they like, so the bound is a little loose. Lower bound: what a bot wins. It has learned where climbers survive.',
  'problem.value.rules':
    'This value is known only for four climbers with the usual rules. Leave out every --set except order and descend.',
};
