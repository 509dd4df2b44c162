/** What is said about how well Wildfire can be played. */
export const value = {
  'value.all':
    'Perfect play saves the home in {low} to {high} of all matches (proven, over all starts).',
  'value.start':
    'Home at {first}, fire at {second}. Perfect play saves the home in {low} to {high} of matches (proven; {opened, number} positions opened in {seconds, plural, =0 {less than a second} one {# second} other {# seconds}}).',
  'value.start.points':
    'Home at {first}, fire at {second}. Perfect play for points leaves {low} to {high} empty squares on average (proven; {opened, number} positions opened in {seconds, plural, =0 {less than a second} one {# second} other {# seconds}}). If the home burns, none of them counts.',
  'value.all.sampled':
    'Perfect play saves the home in {low} to {high} of all matches (99% sure, from {matches, number} matches over all starts).',
  'value.all.beside':
    'That is the number to quote. Samples tell the same in another way: {low} to {high} (99% sure, from {matches, number} matches).',
  'value.start.sampled':
    'Home at {first}, fire at {second}. Perfect play saves the home in {low} to {high} of matches (99% sure, from {matches, number} matches).',
  'value.map': 'Home on {title}, fire on the square of each number:',
  'value.names':
    '^ is the home. The chance to save it, in percent, lies between the two numbers, which are rounded outwards. Mirror images have the same chance. --start COLUMN,ROW/COLUMN,ROW proves a start again: first the home, then the fire.',
  'problem.value.mode': 'This value is known only for the game of one home. Leave out --set mode.',
  'problem.value.start':
    '“{found}” is not a start. Write the squares of the home and of the fire, as 2,1/5,5.',
  'problem.value.close':
    'With these options no fire starts there: {found} is too near to the home.',
};
