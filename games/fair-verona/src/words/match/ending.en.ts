/** What is told at the end. */
export const ending = {
  'ending.usedUp':
    'The last tile was drawn, and still you found the way. {tokens} tokens came home in {turns} turns!',
  // Nobody plays who could try again.
  'outcome.boxed.bots': 'Too many tiles fit nowhere.',
  'outcome.cold.bots': 'The tiles are used up and the trail has gone cold.',
  'outcome.errand.bots': 'The last token came too late.',
  'ending.usedUp.bots':
    'The last tile was drawn, and still the bots found the way. {tokens} tokens came home in {turns} turns!',
  'ending.oneSafe':
    'You brought {tokens} tokens home just in time! Only {player, seat} didn’t have two unused tiles yet.',
  'ending.oneSafe.bots':
    '{tokens} tokens came home just in time! Only {player, seat} didn’t have two unused tiles yet.',
  'ending.oneSafe.you':
    'All {tokens} tokens came home just in time! Only you didn’t have two unused tiles yet.',
  'ending.carrier': '{player, seat} brought home {most} of the {tokens} tokens.',
  'ending.carrier.you': 'You brought home {most} of the {tokens} tokens yourself.',
  'ending.won':
    'You cleared {cleared, plural, one {one Encounter} other {# Encounters}} and brought {tokens} tokens home in {turns} turns.',
  'ending.won.bots':
    'The bots cleared {cleared, plural, one {one Encounter} other {# Encounters}} and brought {tokens} tokens home in {turns} turns.',
  'ending.oneMissing.bots':
    'The bots brought {tokens, plural, one {one token} other {# tokens}} home. Only one more was missing!',
  'ending.oneMissing':
    'You brought {tokens, plural, one {one token} other {# tokens}} home. Only one more was missing!',
  'ending.closedIn':
    'On turn {turn} one more of {player, seat}’s tiles did not fit. Before that, {tokens, plural, =0 {none} one {1} other {#}} of the {goal} tokens had come home.',
  'ending.closedIn.you':
    'On turn {turn} one more of your tiles did not fit. Before that, {tokens, plural, =0 {none} one {1} other {#}} of the {goal} tokens had come home.',
  'ending.lost.bots':
    'The bots laid {laid} tiles, cleared {cleared, plural, =0 {no Encounter} one {one Encounter} other {# Encounters}} and brought {tokens} of {goal} tokens home.',
  'ending.lost':
    'You laid {laid} tiles, cleared {cleared, plural, =0 {no Encounter} one {one Encounter} other {# Encounters}} and brought {tokens} of {goal} tokens home.',
};
