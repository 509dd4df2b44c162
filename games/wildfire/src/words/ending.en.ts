/** What is told at the end of a match. */
export const ending = {
  'ending.flareBeside':
    'You saved {points, plural, =0 {your home} one {# square} other {# squares}}. The flare-up on turn {turn} came right up to your home.',
  'ending.sparksBeside':
    'Sparks fell right beside your home on turn {turn}. You were quicker, and saved {points, plural, =0 {your home} one {# square} other {# squares}}.',
  'ending.beside':
    'On turn {turn} the fire stood beside your home. You put it out, and saved {points, plural, =0 {your home} one {# square} other {# squares}}.',
  'ending.quick':
    'The fire was out {turns, plural, one {in the first turn} other {after # turns}}. It took only {burnt, plural, one {one square} other {# squares}}.',
  'ending.neverNear':
    'The fire never came closer than {distance} squares to your home. You saved {points, plural, one {# square} other {# squares}}.',
  'ending.saved':
    'You saved {points, plural, =0 {your home} one {# square} other {# squares}} in {turns} turns. {doused, plural, =0 {The fire burnt itself out.} one {You put out one fire.} other {You put out # fires.}}',
  'ending.flareLost':
    'On turn {turn} a flare-up leapt onto your home before you could act. That was the dice, not you.',
  'ending.cornerLost':
    'The fire started at a corner of your home. Hardly anybody stops such a fire; you held out {turns, plural, one {for # turn} other {for # turns}}.',
  'ending.foughtOn':
    'Your home burnt on turn {turn}, and you didn’t give up. {points, plural, one {One square is still green.} other {# squares are still green.}}',
  'ending.heldOut':
    'Your home held out {turns, plural, one {for # turn} other {for # turns}}. {doused, plural, =0 {Next time, douse the fires beside it first.} one {You put out one fire on the way.} other {You put out # fires on the way.}}',

  // What happened, where only bots have played: said where a match is looked back at.
  'event.home.bots': 'The home stands on {places}.',
  'event.noDigs.bots': 'The home is in a corner: no digging in this grid.',
  'event.oneDig.bots': 'The home is at the edge: the bot may dig once.',
  'event.twoDigs.bots': 'The home is away from the edge: the bot may dig twice.',
  'event.homeLit.bots': 'The fire reaches the home on {places}!',
  'event.homeLitByFlare.bots': 'The flare-up reaches the home on {places}!',
  'event.extraAction.bots': 'That is the home: two actions this turn!',
  'event.home.brief.bots': 'The home: {places}.',
  'event.oneDig.brief.bots': 'The bot may dig once.',
  'event.twoDigs.brief.bots': 'The bot may dig twice.',
  'event.homeLit.brief.bots': 'The fire reaches the home!',
  'event.homeLitByFlare.brief.bots': 'The flare-up reaches the home!',
  'event.extraAction.brief.bots': 'The home: two actions this turn!',
  'event.doused.bots': 'The bot douses {places}.',
  'event.dug.bots': 'The bot digs {places}.',
  'event.passed.bots': 'The bot passes.',
  'event.won.bots': 'The home is saved!',
  'event.lost.bots': 'The home is lost.',
  'event.playedOn.bots': 'The bot plays on for points.',

  'ending.flareBeside.bots':
    'The bot saved {points, plural, =0 {the home} one {# square} other {# squares}}. The flare-up on turn {turn} came right up to the home.',
  'ending.sparksBeside.bots':
    'Sparks fell right beside the home on turn {turn}. The bot was quicker, and saved {points, plural, =0 {the home} one {# square} other {# squares}}.',
  'ending.beside.bots':
    'On turn {turn} the fire stood beside the home. The bot put it out, and saved {points, plural, =0 {the home} one {# square} other {# squares}}.',
  'ending.neverNear.bots':
    'The fire never came closer than {distance} squares to the home. The bot saved {points, plural, one {# square} other {# squares}}.',
  'ending.saved.bots':
    'The bot saved {points, plural, =0 {the home} one {# square} other {# squares}} in {turns} turns. {doused, plural, =0 {The fire burnt itself out.} one {It put out one fire.} other {It put out # fires.}}',
  'ending.flareLost.bots':
    'On turn {turn} a flare-up leapt onto the home before the bot could act. That was the dice.',
  'ending.cornerLost.bots':
    'The fire started at a corner of the home. Hardly anybody stops such a fire; the bot held out {turns, plural, one {for # turn} other {for # turns}}.',
  'ending.foughtOn.bots':
    'The home burnt on turn {turn}, and the bot didn’t give up. {points, plural, one {One square is still green.} other {# squares are still green.}}',
  'ending.heldOut.bots':
    'The home held out {turns, plural, one {for # turn} other {for # turns}}. {doused, plural, =0 {No fire was put out.} one {The bot put out one fire on the way.} other {The bot put out # fires on the way.}}',

  'ending.x4.all':
    'All four homes stand, and {points, plural, one {# square} other {# squares}} around them. It doesn’t get better than that!',
  'ending.x4':
    '{crossings, plural, =0 {The fire never crossed a line.} one {The fire crossed a line once.} other {The fire crossed the lines to # squares.}} {homes, plural, one {One home stands} other {# homes stand}}, with {points, plural, =0 {no other square} one {# square} other {# squares}}.',
  'ending.x4.none':
    'The home {quadrant, select, 0 {top left} 1 {top right} 2 {bottom right} other {bottom left}} fell last, on turn {turn}. Four homes are hard to save.',

  'ending.vs.shared':
    'The same dice, and {points, plural, =0 {only the home} one {# square} other {# squares}} each: nobody did better.',
  'ending.vs.allBurnt': 'Every home has burnt down, and nobody has a square left.',
  'ending.vs.some':
    'The same dice, and {count} players share the win with {points, plural, one {# square} other {# squares}} each.',
  'ending.vs.home':
    '{player, seat}’s home still stands, and that decides. {points, plural, =0 {Not one square was needed.} one {# square was enough.} other {# squares were enough.}}',
  'ending.vs.home.you':
    'Your home still stands, and that decides. {points, plural, =0 {Not one square was needed.} one {# square was enough.} other {# squares were enough.}}',
  'ending.vs.burnt':
    '{player, seat}’s home burnt down, but nobody saved more: {points, plural, one {# square} other {# squares}}.',
  'ending.vs.burnt.you':
    'Your home burnt down, but nobody saved more: {points, plural, one {# square} other {# squares}}.',
  'ending.vs.ahead':
    'The same dice for all. {player, seat} saved {points, plural, one {# square} other {# squares}}, {ahead, plural, one {one more} other {# more}} than {count, plural, =2 {the other} other {anybody else}}.',
  'ending.vs.ahead.you':
    'The same dice for all, and you saved {points, plural, one {# square} other {# squares}}: {ahead, plural, one {one more} other {# more}} than {count, plural, =2 {the other} other {anybody else}}.',
  'ending.vs.behind':
    'You saved {points, plural, =0 {no square} one {# square} other {# squares}}. With the same dice {player, seat} saved {ahead, plural, one {one more} other {# more}}.{stands, plural, =0 {} other { And that home stands.}}',
  'ending.vs.noHome':
    '{points, plural, =0 {{player, seat}’s home stands, yours doesn’t} one {You saved # square, but not your home} other {You saved # squares, but not your home}}: that decided it.',
};
