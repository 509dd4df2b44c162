import type { Catalogue } from '@glade/engine';

/** What stands on paper. */
export const sheets = {
  'sheets.group.paper': 'Grids to play on',
  'sheets.group.help': 'To look things up',
  'sheets.group.dice': 'Instead of dice',
  'sheets.group.match': 'Your match',

  'sheets.grids1': 'One large grid',
  'sheets.grids1.about': 'For small hands and tired eyes.',
  'sheets.grids4': 'Four grids',
  'sheets.grids4.about': 'Four games on one page.',
  'sheets.grids6': 'Six grids',
  'sheets.grids6.about': 'Six games on one page.',
  'sheets.grids9': 'Nine grids',
  'sheets.grids9.about': 'Nine games on one page, for sharp pencils.',
  'sheets.grids.what':
    '{n, plural, one {A blank grid of 6 by 6 squares} other {# blank grids of 6 by 6 squares}} with numbers, and below room for digs and points.',
  'sheets.digs': 'Digs',
  'sheets.digs.none': 'none',
  'sheets.points': 'Points',
  'sheets.turn': 'Turn {turn}',
  'sheets.x4': 'X4 sheet',
  'sheets.x4.about': 'Four grids in one big square, with room to count.',
  'sheets.x4.what':
    'Four grids of 6 by 6 squares in one big square, with room for digs and points.',
  'sheets.x4.order':
    'Take the quarters clockwise: 1 top left, 2 top right, 3 bottom right, 4 bottom left.',
  'sheets.vs': 'VS sheets',
  'sheets.vs.about': 'One for each player. The upper half folds over the grid, so nobody can look.',
  'sheets.vs.what':
    'The sheet of player {player}: with the marks above, a blank grid and a column for points below, and a fold between them.',
  'sheets.vs.title': 'My secret grid',
  'sheets.vs.name': 'Name',
  'sheets.vs.fold':
    'Fold this half over the grid, like the cover of a book. Open it just wide enough to draw. At the end, show all the grids.',

  'sheets.card': 'Reference card',
  'sheets.card.about': 'A turn, the marks and the end.',
  'sheets.card.what': 'A turn of Wildfire in five steps with pictures, and what each mark means.',
  'sheets.card.marks': 'The marks: as you draw them, and as the pictures show them',
  'sheets.marks.home': 'Triangle',
  'sheets.marks.burning': 'Slash',
  'sheets.marks.burnt': 'X',
  'sheets.marks.doused': 'Circle on a slash',
  'sheets.marks.dug': 'Small square',
  'sheets.card.start': 'Start',
  'sheets.card.start.words':
    'Roll two dice. The left one is the column, the right one the row. Draw a triangle there: your home. In a corner it gives no digs, at the edge one, elsewhere two. Roll again and draw a slash: the first fire. {buffer, select, 8 {If it is on your home or touches it, even at a corner, roll again.} other {If it is on your home or right beside it, roll again.}}',
  'sheets.card.start.x4':
    'Roll two dice for each quarter, clockwise from the top left. The left die is the column, the right one the row. First draw the four homes, then the four fires. A home in a corner of its quarter gives no digs. At the edge it gives one, elsewhere two. If a fire is on a home or right beside one, roll again.',
  'sheets.card.start.own': 'The no-fire squares count only around the home of the same quarter.',
  'sheets.card.spread': '1. The fire spreads',
  'sheets.card.spread.words':
    'First make all slashes an X. Then draw a slash in each empty square beside the new X: above, below, left and right. It can reach your home, too.',
  'sheets.card.spread.x4':
    'Only the quarter whose turn it is spreads, but its fire crosses the lines.',
  'sheets.card.event': '2. The event',
  'sheets.card.event.words':
    'Roll both dice. An empty square: draw a slash. A slash: make it an X now and light the squares beside it. Your home: you get one more action. Anything else: nothing happens.',
  'sheets.card.action': '3. You act',
  'sheets.card.action.words':
    'Take one action. Douse: draw a circle over a slash. Dig: draw a small square in an empty square, and cross off a dig. Or pass.',
  'sheets.card.end': 'The end',
  'sheets.card.end.after':
    'A slash on your home: it is lost. No slash left after the spread{x4, select, 1 { in any quarter} other {}}: the game ends, without another event.',
  'sheets.card.end.before':
    'A slash on your home: it is lost. No slash left when the fire should spread{x4, select, 1 { in any quarter} other {}}: the game ends.',
  'sheets.card.loss.ask': 'You win if your home stands. If it burns, play on for points or stop.',
  'sheets.card.loss.continue': 'You win if your home stands. If it burns, play on for points.',
  'sheets.card.loss.stop': 'You win if your home stands. If it catches fire, you lose at once.',
  'sheets.card.end.x4': 'If a home burns, keep playing its quarter. Count the homes that stand.',
  'sheets.card.quiet.relight':
    'Skip a quarter without a slash. Fire from next door can light it again.',
  'sheets.card.quiet.closed':
    'A quarter without a slash is closed: no turns there, and no fire comes in.',
  'sheets.card.end.vs': 'If your home burns, play on for points.',
  'sheets.card.rank.points':
    'The player with the most points wins. If it is a tie, a home that stands wins.',
  'sheets.card.rank.homeFirst':
    'A home that stands beats every home that burnt. Then points count.',
  'sheets.card.points': 'Each empty square is a point.',

  'sheets.match': 'Match {n}',
  'sheets.rolls': 'Match without dice',
  'sheets.rolls.about':
    'The rolls of a match in order, under a fold. The app plays the same match.',
  'sheets.rolls.what':
    'Match {n} without dice: a grid with the home on {home} and the first fire on {fire}, and the events under a fold.',
  'sheets.rolls.what.x4': 'Match {n} without dice: four grids with homes and first fires.',
  'sheets.rolls.list': 'Match {n} without dice: the events under a fold.',
  'sheets.name': 'Name',
  'sheets.rolls.turn': 'turn',
  'sheets.rolls.how':
    'You need no dice: home and first fire are drawn. Fold the lower part back, along the line. Each turn, let the fire spread first. Then fold down one more row: the bold numbers say where the event falls. After the last row go up again, by the pale numbers.',
  'sheets.rolls.how.x4':
    'Fold the lower part back. At each event, fold down one more row. Use it for the quarter whose turn it is. Skip nothing: quarters without fire use no row. Go down the left column, then up the next.',
  'sheets.rolls.how.vs':
    'Only one of you keeps this sheet. Say home and first fire aloud, and everybody draws them. Each turn, let the fire spread first. Then fold down one more row and call the event. Go down the left column, then up the next.',
  'sheets.rolls.start': 'Home: {home}. First fire: {fire}. (Column, row.)',
  'sheets.key': 'Teacher’s key',
  'sheets.key.about': 'All the matches of a class on one page, with a careful bot’s result.',
  'sheets.key.what':
    'A table of {n} matches: home, first fire, events, and the end of a careful bot.',
  'sheets.key.how':
    'Each place is column, row. Events are in order, one for each turn; few matches need more than these. The bot plays on when its home is lost, and ends on the turn shown: children may do better.',
  'sheets.key.how.x4':
    'Each place is column, row. Homes and fires: the quarters clockwise, from the top left. Events are in order, each for the quarter whose turn it is. The last column shows how a careful bot ends the match.',
  'sheets.key.end.x4':
    'turn {turns}: {homes, plural, =0 {no home} one {# home} other {# homes}}, {points, plural, one {# point} other {# points}}',
  'sheets.key.child': 'name, points',
  'sheets.key.n': 'No.',
  'sheets.key.home': 'home',
  'sheets.key.fire': 'fire',
  'sheets.key.bot': 'careful bot',
  'sheets.key.end':
    'turn {turns}: {saved, select, 1 {saved} other {lost}}, {points, plural, one {# point} other {# points}}',
  'sheets.dice': 'Dice to fold',
  'sheets.dice.about': 'Two dice to cut out, fold and glue.',
  'sheets.dice.what': 'The net of a die with pips from one to six.',

  'sheets.position': 'The position now',
  'sheets.position.about': 'Continue with a pencil.',
  'sheets.position.what': 'The grid as it is now, with the digs that are left.',
  'sheets.strip': 'The match in pictures',
  'sheets.strip.about': 'A small grid for the end of each turn.',
  'sheets.strip.what':
    '{n, plural, one {One small grid} other {# small grids}}: the match turn by turn.',
} satisfies Catalogue;
