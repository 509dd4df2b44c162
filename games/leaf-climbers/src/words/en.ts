import type { Catalogue } from '@glade/engine';
import { card } from './card.ts';
import { ending } from './ending.en.ts';
import { help } from './help.en.ts';

const text = {
  ...card.en,
  ...help,
  ...ending,

  'where.leaf': 'Where leaves will land',
  'where.stood': 'Climbers who stay',
  'where.moved': 'Level steps',
  'where.climbed': 'Steps up',
  'where.descended': 'Steps down',
  'where.upAndDown': 'Moves up and down again',
  'where.climbedTop': 'Climbs to the blue top',
  'where.crushed': 'Climbers hit by a leaf',
  'where.grown': 'Where the pile grows',
  'stream.order': 'The order of play',
  'stream.leaves': 'How many leaves fall',
  'stream.leaf': 'Where the leaves fall',
  'stream.steps': 'The points to spend on steps',
  'example.move': 'go 3,5',
  'typed.go': 'go',
  'typed.stay': 'stay',
  'typed.order': 'order',
  'typed.leaves': 'leaves',
  'typed.leaf': 'leaf',
  'typed.roll': 'roll',
  'game.story':
    'You are tiny, and every leaf that falls is bigger than you. You see where the leaves will land. Get away in time and climb higher and higher. Hold out until the pile is complete!',

  'seats.hint': 'Pass this device around in turn. Everybody sees the same, bots too.',

  place: 'column {column}, row {row}',
  'place.many': '{n} squares',
  'place.spoken': 'column {column}, row {row}',
  'place.table': 'green {column} blue {row}',
  'place.table.spoken': 'green {column}, blue {row}',

  'preset.default': 'Classic',
  'preset.default.about': 'The game as it is written, for four.',
  'preset.family': 'With small children',
  'preset.family.about':
    'Three of you, so there is more room. If the last climbers are hit together, they win together.',
  'preset.tournament': 'Tournament',
  'preset.tournament.about': 'All winners share one win, so it pays to outlast the others.',
  'preset.hardy': 'For the hardy',
  'preset.hardy.about': 'No standing still, and climbing down costs 3. Few survive.',
  'preset.two': 'Two players',
  'preset.two.about': 'As soon as one is out, the other wins.',
  'preset.three': 'Three players',
  'preset.three.about': 'A corner stays empty, and there is more room.',

  'option.players': 'Players',
  'option.players.2': '2',
  'option.players.3': '3',
  'option.players.4': '4',
  'option.players.about': 'The game was made for four.',
  'option.order': 'Order of play',
  'option.order.fixed': 'drawn once',
  'option.order.rotate': 'the first goes last in the next round',
  'option.order.eachRound': 'drawn again each round',
  'option.order.about': 'If you move later, you know more. In the long run it makes no difference.',
  'option.standStill': 'Standing still',
  'option.standStill.on': 'allowed',
  'option.standStill.off': 'not allowed: fewer survive',
  'option.standStill.about':
    'If it’s not allowed, you must end on another square whenever you can reach one. Then no place is safe for good.',
  'option.descend': 'Cost of a step down',
  'option.descend.2': '2',
  'option.descend.3': '3',
  'option.descend.about': 'No matter how deep you climb down.',
  'option.lastOne': 'The last one left',
  'option.lastOne.winsAtOnce': 'wins at once',
  'option.lastOne.mustSurvive': 'must hold out to the end',
  'option.lastOne.about': 'The game ends when the pile is complete.',
  'option.allLost': 'If the last climbers are hit at the same time',
  'option.allLost.noWinner': 'nobody wins',
  'option.allLost.shared': 'those who were out last share the win',
  'option.allLost.about': 'Sometimes the leaves hit everybody who is left at the same moment.',
  'option.credit': 'With several winners',
  'option.credit.each': 'each gets a whole win',
  'option.credit.split': 'one win is shared among them',
  'option.credit.about': 'If you share, it pays to outlast the others.',
  'option.ownDice': 'Dice',
  'option.ownDice.off': 'on the screen',
  'option.ownDice.on': 'our own, on the table',
  'option.ownDice.about': 'Roll real dice and tell Glade what they show.',
  'option.appThrows': 'Missing dice',
  'option.appThrows.about': 'Glade rolls the dice that you don’t have.',
  'option.appThrows.none': 'we have them all',
  'option.appThrows.d20': 'no d20',
  'option.appThrows.d4': 'no d4',
  'option.appThrows.d20d4': 'no d20 and no d4',
  'option.appThrows.d6': 'no d6',
  'option.appThrows.d20d6': 'no d20 and no d6',
  'option.appThrows.d6d4': 'no d6 and no d4',
  'option.crushedMeeple': 'Climbers who are out',
  'option.crushedMeeple.each': 'as each player likes',
  'option.crushedMeeple.leave': 'lie flat among the leaves',
  'option.crushedMeeple.hide': 'are hidden',
  'option.crushedMeeple.about':
    'As each player likes: the climber lies flat until its player takes it off. It’s only a picture and blocks nobody.',

  'throw.order': 'Draw the order of play',
  'throw.leaves': 'Roll for how many leaves fall',
  'throw.leaf': 'Roll for where a leaf falls',
  'throw.steps': 'Roll for the points',
  'reads.order': 'order',
  'reads.leaves': 'leaves',
  'reads.column': 'green column',
  'reads.row': 'blue row',
  'reads.points': 'points',

  // Before what the die shows.
  'throwsFor.steps': '{player, seat}',
  // What people said that their dice show.
  'threw.leaves': '{first, plural, one {one leaf} other {# leaves}}',
  'threw.leaf': 'green {first}, blue {second}',
  'threw.steps': '{player, seat}, {first, plural, one {one point} other {# points}}',

  'step.order': 'Draw lots for the order of play.',
  'step.leaves': 'How many leaves will fall? Roll the die with twenty sides.',
  'step.leaf':
    'Where will they fall? Roll the green and the blue die: {left, plural, one {one more leaf.} other {# more leaves.}}',
  'step.steps': '{player, seat}, roll the die with four sides for your points.',
  'step.steps.you': 'It’s your turn. Roll the die with four sides for your points.',
  'step.move':
    '{player, seat}: {roll, plural, one {one point.} other {# points.}} Choose the square where you want to stop.',
  'step.move.you':
    '{roll, plural, one {One point.} other {# points.}} Choose the square where you want to stop.',
  'step.over': 'The match is over.',
  'step.move.danger':
    '{player, seat}, {leaves, plural, one {a leaf hangs} other {# leaves hang}} above you! {roll, plural, one {One point} other {# points}} to get away.',
  'step.move.danger.you':
    '{leaves, plural, one {A leaf hangs} other {# leaves hang}} above you! {roll, plural, one {One point} other {# points}} to get away.',
  'step.move.safe': '{player, seat}: you are safe for good up here. Just stay.',
  'step.move.safe.you': 'You are safe for good up here. Just stay.',
  'task.danger':
    '{leaves, plural, one {A leaf} other {# leaves}} will land there! Choose the square again to go all the same.',
  'task.danger.stay':
    '{leaves, plural, one {A leaf} other {# leaves}} will land there! Choose the square again to stay all the same.',

  'action.stay': 'Stay here',
  'action.stay.done': 'stays',
  'action.stay.ask':
    '{leaves, plural, one {A leaf is} other {# leaves are}} coming down here! Stay all the same?',
  'action.stay.ask.yes': 'Stay here',
  'action.stay.ask.no': 'No, run',
  'action.climb.at': 'Go to {place}',
  'action.climb.at.done': 'goes to {place}',

  // What people can do now, as the help says it.
  'now.climb': 'Go to a square that your points can reach',
  'now.stay': 'Stay where you are',
  'action.skip': 'Skip',
  'action.finish': 'Skip to the end',
  'action.letFall': 'Let the rest fall',

  'crushed.take.label': 'Take off {player, seat}’s climber',
  'crushed.take.label.you': 'Take off your climber',
  'crushed.put.label': 'Put back {player, seat}’s climber',
  'crushed.put.label.you': 'Put back your climber',

  'cell.level':
    '{level, select, 0 {bare ground} 1 {level 1, green} 2 {level 2, yellow} 3 {level 3, orange} 4 {level 4, red} 5 {level 5, purple} other {level 6, blue}}',
  'cell.safe': 'safe for good',
  'cell.leaves': '{leaves, plural, one {a leaf will land here} other {# leaves will land here}}',
  'cell.climber': '{player, seat, part}',
  'cell.canGo': 'you can go here for {price, plural, one {one point} other {# points}}',
  'aloud.leaves': 'Leaves hang above {rows}.',
  'aloud.row': 'row {row}, {n, plural, one {column} other {columns}} {columns}',
  'cell.canEnter': 'tap it if your dice show it',
  'cell.canStay': 'you can stay here',
  'cell.danger': 'dangerous',
  'board.name': 'The pile of leaves',
  'board.column': 'column',
  'board.row': 'row',
  'board.count': '{chips} of {all} leaves',
  'board.climbing':
    '{left, plural, one {{name} is still climbing.} other {# players are still climbing.}}',
  'board.air': '{leaves, plural, one {one in the air} other {# in the air}}',
  'board.announced':
    '{leaves, plural, one {One leaf hangs} other {# leaves hang}} in the air.{you, select, under { You stand under a leaf!} clear { None is above you.} other {}}{under, plural, =0 {{you, select, none { None is above anybody.} other {}}} other {{you, select, under { Under a leaf, too: {who, seat}.} other { Under a leaf: {who, seat}.}}}}',
  'board.state.fine': 'climbing',
  'board.state.danger': 'a leaf!',
  'board.state.safe': 'safe',
  'board.state.lost': 'out',
  'board.state.won': 'won',
  'seat.goes': 'goes {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'seat.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',

  'outcome.complete': 'The pile is complete. Everybody still on it wins!',
  'outcome.complete.all': 'Everybody made it to the top!',
  'outcome.lastOne': 'The last one left on the pile wins!',
  'outcome.nobody': 'Nobody is left on the pile, and nobody wins. Try again!',
  'outcome.lostTogether': 'Nobody is left on the pile. The climbers who held out longest win!',
  'measure.rounds': 'rounds',
  'measure.chips': 'leaves that have landed',
  'measure.survivors': 'survivors',
  'measure.credit': 'wins credited',
  'measure.climbed': 'level',
  'measure.each':
    '{credit, plural, =0 {out} other {{survivors, select, 0 {among the last to be hit, wins: {credit}} other {wins: {credit}, level: {climbed}}}}}',
  'turn.heading': 'Round {turn}',

  'event.first': '{player, seat} goes first.',
  'event.first.you': 'You go first.',
  'event.next': 'Then {player, seat}.',
  'event.next.you': 'Then you.',
  'event.leaves':
    '{leaves, plural, one {One leaf falls in this round.} other {# leaves fall in this round.}}',
  'event.void':
    'There is no room for more: {rest, plural, one {one leaf doesn’t fall.} other {# leaves don’t fall.}}',
  'event.void.brief': 'No room for {rest, plural, one {one leaf.} other {# leaves.}}',
  'event.leaf':
    '{leaves, plural, one {{n, plural, one {A leaf will land on {places}.} other {Leaves will land on {places}.}}} other {{n, plural, one {A second leaf will land on {places}.} other {Each of these gets a second leaf: {places}.}}}}',
  'event.leaf.many':
    '{leaves, plural, one {{n} squares will get a leaf.} other {{n} squares will get a second leaf.}}',
  'event.leaf.brief': '{n, plural, one {A leaf over {places}.} other {# leaves hang in the air.}}',
  'event.dice': '{player, seat} has {roll, plural, one {one point.} other {# points.}}',
  'event.dice.you': 'You have {roll, plural, one {one point.} other {# points.}}',
  'event.stays': '{player, seat} has nowhere to go and stays.',
  'event.stays.brief': '{player, seat} can’t go anywhere.',
  'event.stays.you': 'You have nowhere to go, so you stay.',
  'event.stays.brief.you': 'You can’t go anywhere.',
  'event.stood': '{player, seat} stays on {places}.',
  'event.stood.brief': '{player, seat} stays on {places}.',
  'event.stood.brief.you': 'You stay on {places}.',
  'event.stood.you': 'You stay on {places}.',
  'event.moved':
    '{player, seat} goes to {places}, for {price, plural, one {one point.} other {# points.}}',
  'event.moved.brief': '{player, seat} goes to {places}.',
  'event.moved.you': 'You go to {places}, for {price, plural, one {one point.} other {# points.}}',
  'event.moved.brief.you': 'You go to {places}.',
  'event.climbed':
    '{player, seat} climbs up to {places}, for {price, plural, one {one point.} other {# points.}}',
  'event.climbed.brief': '{player, seat} climbs up: {places}.',
  'event.climbed.you':
    'You climb up to {places}, for {price, plural, one {one point.} other {# points.}}',
  'event.climbed.brief.you': 'You climb up to {places}.',
  'event.descended':
    '{player, seat} climbs down to {places}, for {price, plural, one {one point.} other {# points.}}',
  'event.descended.brief': '{player, seat} climbs down: {places}.',
  'event.descended.you':
    'You climb down to {places}, for {price, plural, one {one point.} other {# points.}}',
  'event.descended.brief.you': 'You climb down to {places}.',
  'event.upAndDown':
    '{player, seat} climbs up and down to {places}, for {price, plural, one {one point.} other {# points.}}',
  'event.upAndDown.brief': '{player, seat} goes to {places}.',
  'event.upAndDown.you':
    'You climb up and down to {places}, for {price, plural, one {one point.} other {# points.}}',
  'event.upAndDown.brief.you': 'You go to {places}.',
  'event.climbedTop': 'Up on the blue top: {player, seat} is safe for good!',
  'event.climbedTop.brief': '{player, seat} is safe for good!',
  'event.climbedTop.you': 'Up on the blue top: you’re safe for good!',
  'event.climbedTop.brief.you': 'You’re safe for good!',
  'event.landed':
    '{leaves, plural, one {The leaf lands.} other {# leaves land.}}{hit, plural, =0 { Nobody is hit.} other {}}',
  'event.crushed': 'Squish! A leaf lands on {player, seat} at {places}. {player, seat} is out.',
  'event.crushed.brief': 'Squish! {player, seat} is out.',
  'event.crushed.you': 'Squish! A leaf lands on you at {places}. You’re out.',
  'event.crushed.brief.you': 'Squish! You’re out.',
  'event.grown': '',
  'event.complete': 'The pile is complete!',
  'event.lastOne': '{player, seat} is the last one left.',
  'event.lastOne.you': 'You’re the last one left.',
  'event.nobody': 'Nobody is left.',
  'event.lostAlone': 'The last one left is out, too.',
  'event.lostTogether': 'Nobody is left. Those who were out last share the win.',
  'event.lostTogether.brief': 'Nobody is left: the last ones share the win.',

  'refusal.over': 'The match is over. Start a new one.',
  'refusal.rollFirst': 'Not yet: first roll the dice.',
  'refusal.drawFirst': 'Not yet: first draw the order.',
  'refusal.noRoll': 'Don’t roll now: first move, or stay.',
  'refusal.notYourTurn': 'It’s not your turn: wait.',
  'refusal.noSuchOrder': 'That’s not an order of all the players. Name each of them once.',
  'refusal.noSuchFace': 'This die goes from 1 to {sides}. Check the number.',
  'refusal.outside': 'That’s not on the board. Choose columns and rows from 1 to 6.',
  'refusal.twoAlready': 'Two leaves are already over {place}. Roll again.',
  'refusal.purpleHasOne': 'The top of {place} is purple. One leaf is already over it. Roll again.',
  'refusal.blueTop': 'The top of {place} is blue: no leaf falls there any more. Roll again.',
  'refusal.mustMove': 'Standing still isn’t allowed in this match. Go to another square.',
  'refusal.twoThere':
    'There are already two climbers on {place}. You can cross it, but not end there. Choose another square.',
  'refusal.notDiagonal':
    'Not diagonally: the way there costs {price}, you have {roll}. Choose another square.',
  'refusal.tooFar': 'Too far: it costs {price}, you have {roll}. Choose another square.',
  'refusal.tooHigh': 'Too high: the climb costs {price}, you have {roll}. Choose another square.',
  'refusal.tooDeep': 'Too far down: it costs {price}, you have {roll}. Choose another square.',

  'problem.position.players':
    'Write one square for each of the {players} players, and “lost” after it for each who is out. This is not clear: {text}',
} satisfies Catalogue;

export default text;
