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
  'review.own.cost': '{player, seat}’s choices cost {points} ({range}).',
  'review.own.cost.you': 'Your choices cost {points} ({range}).',
  'review.own.cost.team': 'With other choices more was possible: {points} ({range}).',
  'review.own.gain': '{player, seat}’s choices brought {points} ({range}).',
  'review.own.gain.you': 'Your choices brought {points} ({range}).',
  'review.own.gain.team': 'Good choices brought {points} ({range}).',
  'review.own.both':
    'Some of {player, seat}’s choices clearly helped: {helped} together. Others clearly cost: {cost}.',
  'review.own.both.you':
    'Some of your choices clearly helped: {helped} together. Others clearly cost: {cost}.',
  'review.own.both.team':
    'Some of the team’s choices clearly helped: {helped} together. Others clearly cost: {cost}.',
  'review.own.open':
    'The bots cannot tell whether other choices were better for {player, seat} ({range}).',
  'review.own.open.you': 'The bots cannot tell whether other choices were better ({range}).',
  'review.own.open.team': 'The bots cannot tell whether other choices were better ({range}).',
  'review.own.open.missed':
    '{player, seat}’s choices together: too close to tell ({range}). But some could have been better.',
  'review.own.open.missed.you':
    'Your choices together: too close to tell ({range}). But some could have been better.',
  'review.own.open.missed.team':
    'The team’s choices together: too close to tell ({range}). But some could have been better.',
  'review.own.none': 'The bot would have made the same choices.',
  'review.own.none.missed': 'The bot would have missed better moves, too.',
  'review.others.cost': 'The choices of the others cost {player, seat} {points} ({range}).',
  'review.others.cost.you': 'The choices of the others cost you {points} ({range}).',
  'review.others.gain': 'The choices of the others helped {player, seat} by {points} ({range}).',
  'review.others.gain.you': 'The choices of the others helped you by {points} ({range}).',
  'review.others.open':
    'The bots cannot tell whether the choices of the others mattered ({range}).',
  'review.others.none': 'The others chose as the bot does.',
  'review.points.win': '{n, plural, one {# win} other {# wins}} in 100 matches',
  'review.points.homes': '{n, plural, one {# home} other {# homes}} in 100',
  'review.points.place': '{n} of the 100 steps from last place to first',
  'review.more.win': '{n, plural, one {# more win} other {# more wins}} in 100 matches',
  'review.more.homes': '{n, plural, one {# more home} other {# more homes}} in 100',
  'review.more.place':
    '{n, plural, one {# more step} other {# more steps}} of the 100 from last place to first',
  'review.range': '{low} to {high}',
  'review.turning': '{turn}: the turning point, {change} of 100 ({range}).',
  'review.turning.setup': 'The set-up was the turning point: {change} of 100 ({range}).',
  'review.turning.open': 'No single turn stands out.',
  'review.whole.win':
    'Over the whole match {player, seat}’s chance to win went from {from} to {to}.',
  'review.whole.win.you': 'Over the whole match your chance to win went from {from} to {to}.',
  'review.whole.win.team': 'Over the whole match the chance to win went from {from} to {to}.',
  'review.whole.win.same': 'The chance to win was {from} at the start, and that is how it ended.',
  'review.whole.homes':
    'At the start {from} of the homes could be saved on average. In the end it was {to}.',
  'review.whole.homes.same':
    'At the start {from} of the homes could be saved on average. That is how it ended.',
  'review.whole.place': '{player, seat} began at place {from} on average, and came to place {to}.',
  'review.whole.place.you': 'You began at place {from} on average, and came to place {to}.',
  'review.whole.place.same': '{player, seat} began at place {from} on average, and ended there.',
  'review.whole.place.same.you': 'You began at place {from} on average, and ended there.',
  'review.turn.always': 'From beginning to end: always {from}.',
  'review.turn.steady': 'From beginning to end: always between {from} and {to}.',
  'review.turn.open': 'No single turn decided this match. It changed little by little.',
  'review.turn.early': 'Still counting which turn changed most …',
  'review.turn.name': 'Turn {turn}',
  'review.turn.name.setup': 'Set-up',
  'review.turn.most.rose': '{turn}: the greatest help.',
  'review.turn.most.fell': '{turn}: the hardest blow.',
  'review.turn.setup.rose': 'The set-up helped most.',
  'review.turn.setup.fell': 'The set-up was the hardest blow.',
  'review.turn.before.win': '{turn}: before that, it went the other way, from {from} to {to}.',
  'review.turn.before.homes': '{turn}: before that, it went the other way, from {from} to {to}.',
  'review.turn.before.place':
    '{turn}: before that, it went the other way, from place {from} to {to} on average.',
  'review.turn.win.rose': '{player, seat}’s chance to win rose from {from} to {to}.',
  'review.turn.win.rose.you': 'Your chance to win rose from {from} to {to}.',
  'review.turn.win.rose.team': 'The chance to win rose from {from} to {to}.',
  'review.turn.win.fell': '{player, seat}’s chance to win fell from {from} to {to}.',
  'review.turn.win.fell.you': 'Your chance to win fell from {from} to {to}.',
  'review.turn.win.fell.team': 'The chance to win fell from {from} to {to}.',
  'review.turn.homes.rose': 'The average number of homes saved rose from {from} to {to}.',
  'review.turn.homes.fell': 'The average number of homes saved fell from {from} to {to}.',
  'review.turn.place.rose': '{player, seat} moved up from place {from} to place {to} on average.',
  'review.turn.place.rose.you': 'You moved up from place {from} to place {to} on average.',
  'review.turn.place.fell': '{player, seat} fell back from place {from} to place {to} on average.',
  'review.turn.place.fell.you': 'You fell back from place {from} to place {to} on average.',
  'review.turn.by.luck': 'Most of that was luck.',
  'review.turn.by.own': 'Most of that came from the choices of {player, seat}.',
  'review.turn.by.own.you': 'Most of that came from your choices.',
  'review.turn.by.own.team': 'Most of that came from the team’s choices.',
  'review.turn.by.others': 'Most of that came from the others’ choices.',
  'review.bar.luck': 'Luck',
  'review.bar.own': 'Choices of {player, seat}',
  'review.bar.own.you': 'Your choices',
  'review.bar.own.team': 'The team’s choices',
  'review.bar.others': 'The others’ choices',
  'review.bar.luck.gain': 'helped: {points}',
  'review.bar.luck.cost': 'cost: {points}',
  'review.bar.choices.gain': 'helped: {points}',
  'review.bar.choices.cost': 'cost: {points}',
  'review.bar.luck.none': 'no difference',
  'review.bar.choices.none': 'as the bot would choose',
  'review.bar.choices.missed': 'some could have been better',
  'review.bar.choices.both': '+{helped} and −{cost}',
  'review.bar.open': 'too close to tell',
  'review.bar.missed.none':
    'This bar is empty: the bot would have chosen the same. It would have missed better moves, too.',
  'review.bar.missed.open':
    'This bar is empty: all these choices together are too close to tell. But some could have been better.',
  'review.bar.rest':
    'The bars together: {shown}. The whole match: {whole}. For the rest the bots cannot tell what did it.',
  'review.bar.scale.over': 'Luck and choices can undo each other: so one of them may be over 100.',
  'review.bar.scale.win': '100 is the whole way from lost to won.',
  'review.bar.scale.homes': '100 means from no home saved to all of them.',
  'review.bar.scale.place': '100 is the whole way from last to first.',
  'review.about.win':
    'With it, about {n, plural, one {# more match} other {# more matches}} of 100 would be won.',
  'review.about.win.most': 'With it, almost every match would be won instead of lost.',
  'review.about.homes':
    'With it, about {n, plural, one {# more home} other {# more homes}} of 100 would be saved.',
  'review.about.place': 'About {more}.',
  'review.about.proven': 'That is proven.',
  'review.about.well.win':
    'With the other moves, about {n, plural, one {# match} other {# matches}} fewer of 100 would be won, on average.',
  'review.about.well.win.most': 'With the other moves, almost every match would be lost.',
  'review.about.well.homes':
    'With the other moves, about {n, plural, one {# home} other {# homes}} fewer of 100 would be saved, on average.',
  'review.about.well.place': 'About {more} than with the other moves, on average.',
  'review.well': 'What went well',
  'review.well.whole': 'The match was played to its end.',
  'review.well.turn': 'Nothing helped more in this match.',
  'review.well.turn.open': 'This helped.',
  'review.well.line': '{turn}: {played} brought {more} than the other moves on average ({range}).',
  'review.well.proven':
    '{turn}: {played} brought {more} than the other moves on average ({range}): proven, if all play perfectly from there.',
  'review.costs': 'What could have been better',
  'review.costs.line': '{turn}: instead of {played}, try {better}. It brings {more} ({range}).',
  'review.costs.exact':
    '{turn}: instead of {played}, try {better}. It brings exactly {more}, if all play perfectly from there.',
  'review.costs.proven':
    '{turn}: instead of {played}, try {better}. It brings {more} ({range}): proven, if all play perfectly from there.',
  'review.costs.none': 'The bots can show no move that was clearly better.',
  'review.costs.many':
    'The bots can show no single move that was clearly better. But all the choices of {player, seat} together cost {points}.',
  'review.costs.many.you':
    'The bots can show no single move that was clearly better. But all your choices together cost {points}.',
  'review.costs.many.team':
    'The bots can show no single move that was clearly better. But all the choices together cost {points}.',
  'review.costs.part': 'All the choices of {player, seat} together cost more: {points}.',
  'review.costs.part.you': 'All your choices together cost more: {points}.',
  'review.costs.part.team': 'All the choices together cost more: {points}.',
  'review.costs.dearest': 'Most of it seems to have been lost here:',
  'review.bot': 'the bot “{name}”',
  'review.scale': 'Choices are compared with what {bot} would do.',
  'review.scale.costs':
    'A mistake below is compared with the best choice there: so it can cost more than here.',
  'review.method':
    'From each position {bot} played {playouts, plural, one {# match} other {# matches}} to the end, with the same dice. A range in brackets is right 95 times in 100.',
  'review.secrets': 'What was hidden in the match is known here.',
  'review.cut':
    '{n, plural, one {One of these matches was} other {# of these matches were}} stopped before the end.',
  'review.examined': 'Choices compared with all other moves: {examined} of {decisions}.',
};
