import type { Catalogue } from '@glade/engine';

/** What is said when a match is looked back at. `{range}` is an interval. */
export const reviewEn: Catalogue = {
  'review.title': 'What happened',
  'review.start.win': '{player, seat} began with a {value} chance to win ({range}).',
  'review.start.win.you': 'You began with a {value} chance to win ({range}).',
  'review.start.win.team': 'At the start the chance to win was {value} ({range}).',
  'review.start.homes': 'At the start {value} of the homes could be saved on average ({range}).',
  'review.start.place':
    '{player, seat} began with {value} on the scale of places ({range}). First is 100%, last is 0%.',
  'review.start.place.you':
    'You began with {value} on the scale of places ({range}). First is 100%, last is 0%.',
  'review.luck.cost': 'Luck cost {player, seat} {points} ({range}).',
  'review.luck.cost.you': 'Luck cost you {points} ({range}).',
  'review.luck.cost.team': 'Luck cost {points} ({range}).',
  'review.luck.gain': 'Luck brought {player, seat} {points} ({range}).',
  'review.luck.gain.you': 'Luck brought you {points} ({range}).',
  'review.luck.gain.team': 'Luck brought {points} ({range}).',
  'review.luck.open': 'The bots cannot tell whether luck helped {player, seat} ({range}).',
  'review.luck.open.you': 'The bots cannot tell whether luck helped you ({range}).',
  'review.luck.open.team': 'The bots cannot tell whether luck helped ({range}).',
  'review.luck.none': 'Luck changed nothing.',
  'review.own.cost': 'The choices of {player, seat} cost {points} ({range}).',
  'review.own.cost.you': 'Your choices cost {points} ({range}).',
  'review.own.cost.team': 'With other choices {points} more were possible ({range}).',
  'review.own.gain': 'The choices of {player, seat} won {points} ({range}).',
  'review.own.gain.you': 'Your choices won {points} ({range}).',
  'review.own.gain.team': 'Good choices won {points} ({range}).',
  'review.own.open':
    'The bots cannot tell whether other choices were better for {player, seat} ({range}).',
  'review.own.open.you': 'The bots cannot tell whether other choices were better ({range}).',
  'review.own.open.team': 'The bots cannot tell whether other choices were better ({range}).',
  'review.own.none': 'The bot would have made the same choices.',
  'review.others.cost': 'The choices of the others cost {player, seat} {points} ({range}).',
  'review.others.cost.you': 'The choices of the others cost you {points} ({range}).',
  'review.others.gain': 'The choices of the others helped {player, seat} by {points} ({range}).',
  'review.others.gain.you': 'The choices of the others helped you by {points} ({range}).',
  'review.others.open':
    'The bots cannot tell whether the choices of the others mattered ({range}).',
  'review.others.none': 'The others chose as the bot does.',
  'review.points': '{n, plural, one {# point} other {# points}}',
  'review.range': '{low} to {high}',
  'review.turning': 'The turning point was turn {turn}: {change} points ({range}).',
  'review.turning.setup': 'The set-up was the turning point: {change} points ({range}).',
  'review.turning.open': 'No single turn stands out.',
  'review.well': 'What went well',
  'review.well.whole': 'The match was played to its end. Well done!',
  'review.well.line':
    'Turn {turn}: {played} was worth {points} more than any other move on average ({range}).',
  'review.costs': 'What could be better',
  'review.costs.line':
    'Turn {turn}: instead of {played}, try {better}. It is worth {points} more ({range}).',
  'review.costs.exact':
    'Turn {turn}: instead of {played}, try {better}. It is worth exactly {points} more, if all play perfectly from there.',
  'review.costs.none': 'The bots can show no move that was clearly better.',
  'review.costs.early': 'The moves are still being compared.',
  'review.scale':
    'The whole way from lost to won is 100 points. Choices are measured against those of the bot “{bot}”.',
  'review.method':
    'From each position the bot “{bot}” played {playouts, plural, one {# match} other {# matches}} to the end, always with the same dice. A range in brackets is right 95 times in 100.',
  'review.secrets': 'What was hidden in the match is known here.',
  'review.cut': '{n, plural, one {# playout was} other {# playouts were}} stopped before the end.',
  'review.examined': 'Compared with all other moves: {examined} of {decisions} choices.',
};
