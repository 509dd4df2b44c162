import type { Catalogue } from '@glade/engine';

/** What stands on paper. */
export const sheets = {
  'sheets.group.table': 'For the table',
  'sheets.group.help': 'For the team',
  'sheets.group.dice': 'Instead of dice',

  'sheets.board': 'The forest',
  'sheets.board.about': 'The board: 36 squares with numbers, and the places outside.',
  'sheets.board.what':
    'The board: a forest of six rows of six squares. Signposts with the numbers 1 to 6 stand at the 24 places outside.',
  'sheets.counters': 'Counters',
  'sheets.counters.about':
    'Fires and Firebreaks. Cut along the lines. Fires can lie on top of each other.',
  'sheets.fire.what': 'A Fire counter: a flame.',
  'sheets.firebreak.what': 'A Firebreak: raked earth with furrows.',
  'sheets.pieces': 'Firefighters',
  'sheets.pieces.about':
    'Fold and glue them, and they stand up. A Pilot has a full tank on the back: turn the plane round.',
  'sheets.turn': 'A round in pictures',
  'sheets.turn.about': 'For children who cannot read yet.',
  'sheets.turn.what': 'A round of Forest Fire in pictures.',
  'sheets.turn.roll':
    'The dice say where: first how many squares down, then how many across. Put a Fire counter there.',
  'sheets.turn.spread': 'A square between the new fire and another one catches fire, too.',
  'sheets.turn.step': 'A step: one square up, down, left or right. At the edge you can step out.',
  'sheets.turn.jump': 'A jump: from the edge or from outside to any square.',
  'sheets.turn.out': 'If you are in flames when everybody has moved, you are out.',
  'sheets.turn.rest': 'If you are in flames when everybody has moved, you rest for a round.',
  'sheets.turn.out.afterFires': 'If you are in flames when the new fires have fallen, you are out.',
  'sheets.turn.rest.afterFires':
    'If you are in flames when the new fires have fallen, you rest for a round.',
  'sheets.turn.end':
    'No fire is left: you have all won! If every square is burning, you have all lost.',
  'sheets.card': 'Card for the host',
  'sheets.card.about': 'The whole game in short, to read aloud.',
  'sheets.card.title': 'Forest Fire: for the host',
  'sheets.card.what': 'The card for the host.',
  'sheets.card.start': 'Before you start',
  'sheets.card.start.breaks':
    '{n, plural, one {Roll once and put a Firebreak on that square.} other {Roll # times and put a Firebreak on each square. If there is one already, roll again.}}',
  'sheets.card.start.breaks.each':
    'Roll once for each of you and put a Firebreak on that square. If there is one already, roll again.',
  'sheets.card.start.roles': 'Everybody chooses a role and keeps it.',
  'sheets.card.start.before':
    '{pilots, select, 1 {Everybody but the Pilots} other {Everybody}} puts a piece outside, beside any square. Then come the opening fires.',
  'sheets.card.start.after':
    'First come the opening fires. Then {pilots, select, 1 {everybody but the Pilots} other {everybody}} puts a piece outside, beside any square.',
  'sheets.card.start.opening':
    'Opening fires: roll {rolls, plural, one {once} =2 {twice} other {# times}} for each of you.',
  'sheets.card.fires': '1. New fires',
  'sheets.card.fires.first': 'Each round begins with new fires, but round 1 has none.',
  'sheets.card.fires.late': 'After each turn, roll once.',
  'sheets.card.fires.remaining': 'There is one roll for each player who is not out.',
  'sheets.card.fires.starting': 'There is one roll for each player, also for those who are out.',
  'sheets.card.fires.call':
    'Roll both dice. Call the first one down, the second one across. The children put a Fire counter there, even on top of other counters. If you run out of counters, take buttons.',
  'sheets.card.spread': '2. The fire spreads',
  'sheets.card.spread.words':
    'From the new fire look in all eight directions. Where one square that is not burning lies between it and another fire, that square gets a Fire counter.',
  'sheets.card.spread.once': 'That square lights nothing more.',
  'sheets.card.spread.chain': 'Each square that catches fire counts as new, too.',
  'sheets.card.spread.noStack': 'A fire on a square that is already burning does not spread.',
  'sheets.card.spread.breaks': 'A Firebreak never burns: a roll on it does nothing.',
  'sheets.card.hotshot':
    'Two moves. Each is a step up, down, left or right. Or take all counters off one square: your own or one of the eight around it.',
  'sheets.card.smokeJumper':
    'Two moves. Each is a step, or takes one counter off your own square or one around it. From the edge or from outside, a move can be a jump to any square.',
  'sheets.card.pilot':
    'In rounds 1, 3, 5… the plane is in your hand and fills its tank. In rounds 2, 4, 6… it takes all fires from three squares in a straight line.',
  'sheets.card.walk': 'You may step out of the forest, and walk along its edge.',
  'sheets.card.noWalk': 'You may step out of the forest, but not walk along its edge.',
  'sheets.card.end': '3. Out, won, lost',
  'sheets.card.free': 'You move in any order, move by move.',
  'sheets.card.out.afterMoves': 'When all have moved: a piece on a fire is out. What a disaster!',
  'sheets.card.out.afterFires':
    'When the new fires have fallen: a piece on a fire is out. What a disaster!',
  'sheets.card.rest.afterMoves':
    'When all have moved: a piece on a fire rests. It misses a round and then starts again outside.',
  'sheets.card.rest.afterFires':
    'When the new fires have fallen: a piece on a fire rests. It misses a round and then starts again outside.',
  'sheets.card.end.words':
    'No fire left: all have won, at once. {breaks, select, 1 {All squares without a Firebreak burn} other {All squares burn}}{out, select, 1 {, or everybody is out} other {}}: all have lost.',
  'sheets.card.end.last': 'Round {rounds} is the last.',
  'sheets.roles': 'What your role does',
  'sheets.roles.about': 'To read aloud: what it does, its gesture, and its true story.',
  'sheets.certificate': 'Certificate',
  'sheets.certificate.about': 'For the wall, when the fire is out.',
  'sheets.certificate.what': 'A certificate for the team, with a row of green trees.',
  'sheets.certificate.title': 'The forest is safe!',
  'sheets.certificate.deed':
    'We put the fire out together, in {rounds, plural, one {# round} other {# rounds}}.',
  'sheets.certificate.blank': 'We put the fire out together, in ________ rounds.',
  'sheets.certificate.name': 'Name',
  'sheets.certificate.date': 'Date',
  'sheets.certificate.host': 'The host',

  'sheets.match': 'Match {n}',
  'sheets.rolls': 'Match without dice',
  'sheets.rolls.about': 'The rolls of a match, for the host. The app plays the same match.',
  'sheets.rolls.what': 'The rolls of match {n} in order, to be crossed off.',
  'sheets.rolls.call': '{down} down, {across} across',
  'sheets.rolls.firebreaks':
    '{n, plural, one {First put a Firebreak here:} other {First put Firebreaks here:}} {squares}.',
  'sheets.rolls.opening':
    'For {players} players. Then the opening fires: {n, plural, one {the roll with a star.} other {the # rolls with a star.}}',
  'sheets.rolls.how.remaining':
    'Fold the list back, so that only the host reads it. Round 1 has no rolls. From round 2 on, begin each round with one roll for each player still in. Call it: down, then across. Tick each roll, and read column by column. At the end of the list, begin again without the stars.',
  'sheets.rolls.how.starting':
    'Fold the list back, so that only the host reads it. Round 1 has no rolls. From round 2 on, each round begins with one roll for each player who started. Call it: down, then across. Tick each roll, and read column by column. At the end of the list, begin again without the stars.',
  'sheets.rolls.how.turn':
    'Fold the list back, so that only the host reads it. From round 1 on, call one roll after each turn: down, then across. Tick each roll, and read column by column. At the end of the list, begin again without the stars.',
  'sheets.key': 'Teacher’s key',
  'sheets.key.about': 'All the matches of a class on one page, with the end that bots reach.',
  'sheets.key.what':
    'A table of {n} matches: Firebreaks, opening fires, first fires, and how bots end.',
  'sheets.key.how':
    'Each place is down, across. “Then” are the first rolls after the opening fires. The last column shows how {players} bots end the match: children may do better.',
  'sheets.key.n': 'No.',
  'sheets.key.firebreaks': 'Firebreaks',
  'sheets.key.opening': 'opening fires',
  'sheets.key.fires': 'then',
  'sheets.key.bot': 'bots',
  'sheets.key.end':
    '{won, select, 1 {won} other {lost}}, {rounds, plural, one {# round} other {# rounds}}',
  'sheets.dice': 'Dice to fold',
  'sheets.dice.about': 'Two dice to cut out, fold and glue.',
  'sheets.dice.what': 'The net of a die with pips from one to six.',
} satisfies Catalogue;
