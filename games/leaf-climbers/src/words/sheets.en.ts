import type { Catalogue } from '@glade/engine';

const COLOUR = '{level, select, 1 {green} 2 {yellow} 3 {orange} 4 {red} 5 {purple} other {blue}}';

/** What stands on paper. */
export const sheets = {
  'sheets.group.table': 'For the table',
  'sheets.group.help': 'To look things up',
  'sheets.group.dice': 'Instead of dice',

  'sheets.board': 'The board',
  'sheets.board.about': 'Six by six squares of one inch, with green and blue numbers.',
  'sheets.board.what':
    'The board: six columns with green numbers below, six rows with blue numbers at both sides. 1 is at the bottom left.',
  'sheets.chips': 'Leaves that have landed',
  'sheets.chips.about':
    'Square chips of one inch in six colours. Cut along the lines, and keep each colour on a pile.',
  'sheets.chips.what': `A square chip of level {level}: {level, select, 3 {an} other {a}} ${COLOUR} leaf with the number {level}.`,
  'sheets.rounds': 'Leaves in the air',
  'sheets.rounds.about':
    'Round chips. Peek under them to see the level, or print them on tracing paper.',
  'sheets.rounds.what': 'A round chip: a dry leaf in the air.',
  'sheets.owned.chips':
    'Choose a way to play: cut out the chips, or fill in a board with a pen. If you use a pen, leave out pages {pages}, and cut out only the climbers.',
  'sheets.owned.fillIn': 'If you use the chips, leave out page {pages}.',
  'sheets.fillIn': 'Board to fill in',
  'sheets.fillIn.about': 'Begin at once: you fill boxes with a pen, and cut out no chips.',
  'sheets.fillIn.how':
    'This board needs no chips. A leaf in the air: draw a dot in the lowest empty box of its square. The leaves land: fill each box that has a dot. The highest filled box is the level of the square.',
  'sheets.climbers': 'Climbers',
  'sheets.climbers.about': 'Fold and glue them, and they stand up.',
  'sheets.climbers.what': 'The climber of player {player}, with a hat of its own.',

  'sheets.card': 'Reference card',
  'sheets.card.about': 'A round, the prices and the colours.',
  'sheets.card.what': 'A round of the Leaf-Climbers in steps, and the six colours of the leaves.',
  'sheets.card.start': 'Start',
  'sheets.card.start.words':
    '{players, plural, =2 {Player 1 starts at the bottom left, player 2 at the top right.} =3 {Players 1, 2 and 3 start at the bottom left, bottom right and top right.} other {Players 1 to 4 start in the corners: bottom left, bottom right, top right, top left. With three players: bottom left, bottom right, top right. With two: bottom left, top right.}}',
  'sheets.card.order.fixed': 'Draw lots for your order, and keep it.',
  'sheets.card.order.rotate':
    'Draw lots for your order. In each new round, the first goes to the end.',
  'sheets.card.order.eachRound': 'Draw lots for your order in every round.',
  'sheets.card.leaves': '1. Leaves in the air',
  'sheets.card.leaves.words':
    'Roll the die with twenty sides: it says how many leaves fall. (If you have none, the sheet “With ordinary dice” helps.) For each one, roll the green and the blue die: green is the column, blue the row. Put a round chip there. If the square has no room for it, roll again. If there is no room left on the board, the rest do not fall.',
  'sheets.card.move': '2. You move, one after the other',
  'sheets.card.move.words':
    'Roll the die with four sides: these are your points. Go up, down, left or right on the board, never diagonally. A step to the same height costs 1. Climbing one level costs 2, two levels 3, and so on. Climbing down costs {descend}, no matter how deep.',
  'sheets.card.stay': 'You may stay, and you may stop early.',
  'sheets.card.noStay': 'You must end on another square if you can reach one.',
  'sheets.card.two': 'No more than two climbers on a square; crossing is allowed.',
  'sheets.card.land': '3. The leaves land',
  'sheets.card.land.words':
    'If a leaf is above you, you are out. Then put a square chip in place of each round one. Its number is the level.',
  'sheets.card.end': 'The end',
  'sheets.card.end.complete': 'All squares have six chips: everybody still on the pile wins.',
  'sheets.card.end.winsAtOnce': 'If you are the only one left before that, you win at once.',
  'sheets.card.end.mustSurvive':
    'If only one is left, that one goes on alone until the pile is complete.',
  'sheets.card.end.noWinner': 'If the last climbers are hit together, nobody wins.',
  'sheets.card.end.shared': 'If the last climbers are hit together, they share the win.',
  'sheets.card.end.split': 'Several winners share one win.',
  'sheets.card.levels': 'The levels, and how many leaves can still land there in one round',
  'sheets.card.colour': COLOUR,
  'sheets.card.takes': '{leaves, plural, =0 {no leaf} one {# leaf} other {# leaves}}',

  'sheets.match': 'Match {n}',
  'sheets.rolls': 'Match without dice',
  'sheets.rolls.about':
    'All leaves of a match under a fold, and strips with the points. The app plays the same match.',
  'sheets.rolls.what': 'Match {n} without dice: the leaves of each round, under a fold.',
  'sheets.rolls.how':
    'Fold the sheet back at the line. In each round, fold down one more round: put a round chip on each place. The first number is the green one, for the column; the second is the blue one, for the row. Then move: your points are on the strips.',
  'sheets.rolls.round': 'Round {round}',
  'sheets.rolls.order': 'order {order}',
  'sheets.points': 'points',
  'sheets.points.what': 'Match {n} without dice: strips with the points of all moves.',
  'sheets.points.how':
    'For match {n}. Cut the strips apart and roll them up, with number 1 on top. At each move, unroll one more number: these are the points of the player whose turn it is. When strip 1 is used up, take strip 2.',
  'sheets.points.strip': 'strip {strip}',
  'sheets.key': 'Teacher’s key',
  'sheets.key.about': 'All the matches of a class on one page, with the winners among bots.',
  'sheets.key.what':
    'A table of {n} matches: how many leaves fall in each round, and which bots win.',
  'sheets.key.how':
    'The columns 1 to 12 say how many leaves fall in each of these rounds. Then comes the round in which the pile is complete. The last column shows which players win when bots play: children may do better.',
  'sheets.key.n': 'No.',
  'sheets.key.rounds': 'complete',
  'sheets.key.bot': 'bots that win',
  'sheets.key.nobody': 'nobody',
  'sheets.d6s': 'With ordinary dice',
  'sheets.d6s.about': 'How two ordinary dice do for all the others.',
  'sheets.d6s.six':
    'Green and blue: if your dice are alike, roll one after the other. The first is green, the column; the second is blue, the row.',
  'sheets.d6s.four': 'Four sides: roll one die. If it shows 5 or 6, roll it again.',
  'sheets.d6s.twenty':
    'Twenty sides: roll the green and the blue die, and look at the table. If there is a dash, roll both again.',
  'sheets.d6s.green': 'green die',
  'sheets.d6s.blue': 'blue die',
  'sheets.d6s.what': 'A table: green 1 to 4 and blue 1 to 5 give the numbers 1 to 20.',
  'sheets.d6': 'Green and blue die to fold',
  'sheets.d6.about': 'Cut out, fold and glue.',
  'sheets.d6.green': 'The net of the green die with six sides.',
  'sheets.d6.blue': 'The net of the blue die with six sides.',
  'sheets.d4': 'Die with four sides to fold',
  'sheets.d4.about': 'Cut out, fold and glue. The number at the top counts.',
  'sheets.d4.what': 'The net of the die with four sides. Each number stands at one corner.',
  'sheets.d20': 'Die with twenty sides to fold',
  'sheets.d20.about': 'For patient hands. The table for ordinary dice is quicker.',
  'sheets.d20.what': 'The net of the die with twenty sides.',
} satisfies Catalogue;
