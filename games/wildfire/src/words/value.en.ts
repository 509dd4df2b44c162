/** What is said about how well Wildfire can be played. */
export const value = {
  'value.all':
    'Perfect play saves the home in {low} to {high} of all matches (proven, over all starts).',
  'value.start':
    'Home at {first}, fire at {second}. Perfect play saves the home in {low} to {high} of matches (proven; {opened, number} positions opened in {seconds, plural, one {# second} other {# seconds}}).',
  'value.start.points':
    'Played for points from {start}, perfect play leaves {low} to {high} empty squares on average, counting none when the home burns (proven; {opened, number} positions opened in {seconds, plural, one {# second} other {# seconds}}).',
  'value.all.sampled':
    'Perfect play saves the home in {low} to {high} of all matches (99% sure, from {matches, number} matches over all starts).',
  'value.start.sampled':
    'Home at {first}, fire at {second}. Perfect play saves the home in {low} to {high} of matches (99% sure, from {matches, number} matches).',
  'value.map': 'Home on {title}, fire on the square of each number:',
  'value.names':
    'Each pair of numbers holds the chance in percent to save the home (^). Mirror images have the same chance. --start COLUMN,ROW/COLUMN,ROW proves a start again: first the home, then the fire.',
  'problem.value.mode': 'This value is known only for the game of one home. Leave out --set mode.',
  'problem.value.start':
    '“{found}” is not a start. Write the squares of the home and of the fire, as 2,1/5,5.',
  'problem.value.close':
    'With these options no fire starts there: {found} is too near to the home.',
};
