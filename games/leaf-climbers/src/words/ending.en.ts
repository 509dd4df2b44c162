/** What is told at the end of a match. */
export const ending = {
  'outcome.nobody.bots': 'Nobody is left on the pile, and nobody wins.',
  'ending.caught':
    'A leaf caught you in round {round}. {dodged, plural, =0 {Next match, other leaves!} one {Before that you dodged one leaf.} other {Before that you dodged # leaves.}}',
  'ending.caught.stayed':
    'A leaf caught you in round {round}: you had stayed under it. Next time, run if you can!',
  'ending.caughtAll':
    'Of the players on this device, {player, seat} held out longest: until round {round}.',
  'ending.caughtLast':
    'Of the players on this device, {caught} held out longest: until round {round}.',
  'ending.caughtAtOnce': 'In round {round} the leaves caught all of you at once.',
  'ending.dodged': '{player, seat} dodged a leaf {dodged} times, and is still on the pile.',
  'ending.dodged.you': 'You dodged a leaf {dodged} times, and you’re still on the pile!',
  'ending.alone':
    'In round {round} the leaves took {caught, plural, one {the last rival} other {the last # rivals at once}}. {player, seat} is alone on the pile.',
  'ending.alone.you':
    'In round {round} the leaves took {caught, plural, one {your last rival} other {your last # rivals at once}}. You’re alone on the pile!',
  'ending.together':
    'After {round, plural, one {# round} other {# rounds}} all 216 leaves lie on the pile. {winners} climbers stand on it and share the win.',
  'ending.summit':
    'All 216 leaves lie on the pile. Only {player, seat} stands on it, on level {height}.',
  'ending.summit.you': 'All 216 leaves lie on the pile. Only you stand on it, on level {height}!',
  'ending.sharedFall':
    '{caught} climbers held out to round {round}, and fell in the same moment. They share the win.',
  'ending.windWon':
    'In round {round} leaves hit {caught, plural, one {the last climber} other {the last # climbers at once}}. The pile has {landed, plural, one {one leaf} other {# leaves}} of 216. This time the tree wins.',
};
