/** What is told at the end of a match. */
export const ending = {
  'ending.caught':
    'A leaf caught you in round {round}. {dodged, plural, =0 {Next match, other leaves!} one {You had dodged one before.} other {You had dodged # before.}}',
  'ending.caught.stayed':
    'A leaf caught you in round {round}: you had stayed under it. Next time, run if you can!',
  'ending.caughtAll':
    'Of the players on this device, {player, seat} held out longest: until round {round}.',
  'ending.caughtLast':
    'Of the players on this device, {caught} held out longest: until round {round}.',
  'ending.caughtAtOnce': 'In round {round} the leaves caught all of you at once.',
  'ending.dodged':
    '{player, seat} slipped from under a leaf {dodged} times, and is still up there.',
  'ending.dodged.you': 'You slipped from under a leaf {dodged} times, and you’re still up there!',
  'ending.alone':
    'In round {round} the leaves took {caught, plural, one {the last rival} other {the last # rivals at once}}. {player, seat} is alone on the pile.',
  'ending.alone.you':
    'In round {round} the leaves took {caught, plural, one {your last rival} other {your last # rivals at once}}. You’re alone on the pile!',
  'ending.together':
    'All 216 leaves are down, and {winners} climbers share the top after {round, plural, one {# round} other {# rounds}}.',
  'ending.summit':
    'All 216 leaves are down. Only {player, seat} is still on top, {height, plural, one {# leaf} other {# leaves}} high.',
  'ending.summit.you':
    'All 216 leaves are down. Only you are still on top, {height, plural, one {# leaf} other {# leaves}} high!',
  'ending.sharedFall':
    '{caught} climbers held out to round {round}, and fell in the same moment. They share the win.',
  'ending.windWon':
    'In round {round} the leaves caught {caught, plural, one {the last climber} other {the last # climbers at once}}. {landed, plural, one {One leaf lies} other {# leaves lie}} on the ground. This time the tree wins.',
};
