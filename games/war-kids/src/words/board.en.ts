import type { Catalogue } from '@glade/engine';

const ACTOR =
  '{type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}} {number}';
const TARGET =
  'the {target, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Princess} other {Prince}}}}';

/** What the board says: of hexes and units, and what to do now. */
export const board = {
  'help.arrows': 'go over the map; Q W E A S D with Shift go to the six hexes around',
  'unit.name':
    '{side, select, 0 {blue} other {pink}} {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}} {number}',
  'unit.short':
    '{type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}} {number}',
  // Before what dice show: which Mage casts, and who is fought.
  'throwsFor.fight':
    'against {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}} {number}',
  'unit.kind': '{type, select, S {Soldier} P {Pegasus} M {Mage} other {Prince or Princess}}',

  'ground.open': 'open ground',
  'ground.woods': 'woods',
  'ground.river': 'river',
  'ground.height': 'height {height}',
  'ground.road': 'road',
  'ground.bridge': 'bridge',
  'ground.ford': 'ford',
  'ground.farm': 'farm',
  'ground.chateau': 'castle with walls',
  'ground.orchard': 'orchard',
  'ground.hamlet': 'houses',
  'ground.village': 'village',
  'ground.inn': 'inn',
  'ground.mill': 'mill',
  'ground.sunken': 'sunken lane',

  'cell.owner': '{owner, select, 0 {held by blue} 1 {held by pink} other {held by nobody}}',
  'cell.wounded': 'wounded',
  'cell.shielded': 'protected by its leader',
  'cell.pushed': 'pushed, safe in this turn',
  'cell.cast': 'has cast its spell',
  'cell.moved': 'has moved',
  'cell.spent': 'has attacked',
  'cell.held': 'in your hand',
  'cell.chosen': 'takes part',
  'cell.canChoose': 'can take part',
  'cell.canAct': 'can still do something',
  'cell.canLose': 'you can choose this one',
  'cell.canLand': 'it can land here',
  'cell.canEnter': 'it can come in here',
  'cell.canPlace': 'say that it stands here',
  'cell.canGo': 'you can go here for {cost, plural, one {1 point} other {# points}}',
  'cell.touches': 'there it touches {near, plural, one {an enemy} other {# enemies}}',
  'cell.can.charge': 'a Pegasus can beat it',
  'cell.can.strike': 'a Soldier can beat it',
  'cell.can.trio': 'three Soldiers can beat it',
  'cell.can.fight': 'Soldiers can fight it{of, plural, =0 {} other {: {wins} of {of} throws win}}',
  'cell.can.cast':
    'a spell hits with {need, select, 6 {a 6} other {{need} or more}}{of, plural, =0 {} other {: {wins} in {of}}}',
  'cell.can.slow':
    'slow magic hits with {need} or more{of, plural, =0 {} other {: {wins} in {of}}}',

  'board.name': 'Map: {title}',
  'board.tools': 'Size of the map',
  'board.closer': 'Closer',
  'board.farther': 'Farther away',
  'board.whole': 'Show all',
  'board.land': 'Tap the hex where the enemy lands.',
  'board.loss': 'Tap the Soldier that is beaten.',
  'board.mark.near': 'the enemy could strike here',
  'board.mark.far': 'a spell could hit here',
  'board.waiting': 'Coming in turn:',
  'board.arrives': 'comes in turn {turn}',
  'board.army': 'How things stand',
  'board.turn': 'Turn {turn} of {limit}',
  'board.side': 'Side',
  'board.sides': '{side, select, 0 {Blue} other {Pink}}',
  'board.points': 'Points',
  'board.lost': 'Lost',
  'board.goal': 'Catch the leader of the others, and you win. Keep your own safe.',
  'board.hold':
    '{side, select, 0 {Blue} other {Pink}} wins by holding {places}: {count} of {turns} turns',
  'board.guess': 'Who says this?',
  'board.guess.draw': 'Listen …',
  'board.guess.answer': 'Who says this?',
  'board.guess.over': 'All counters are taken!',
  'board.answer.yours': 'your answer',
  'board.answer.right': 'right',
  'board.left.middle': '{left, plural, =0 {none in the middle} other {# in the middle}}',
  'board.next': 'Next riddle',
  'board.clock': 'Start the clock: {seconds} s',
  'board.colour': 'Which colour?',
  'board.colour.of': '{side, select, 0 {Blue, with the Prince} other {Pink, with the Princess}}',
  'board.listen': 'Read it to me',
  'board.time': '{left, plural, one {one second} other {# seconds}} left',
  'board.piles': 'The counters',
  'board.pile.middle': 'In the middle: {count}',
  'board.pile.child': 'You have: {count}',
  'board.pile.adult': 'The grown-up has: {count}',

  'board.resting':
    'Turn {turn} of {limit}{side, select, 0 { · Catch the Prince} 1 { · Catch the Princess} other {}}',

  // Instead of the step, while something is in hand.
  'task.go':
    'Where does the {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}} go? It has {points, plural, one {# point} other {# points}}.',
  'task.both':
    'Tap where the {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}} goes, or an enemy to attack.',
  'task.attack':
    'Whom does the {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}} attack? Tap a red enemy.',
  'task.place':
    'Where does the {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}} stand? Tap the hex.',
  'task.enter':
    'Where does the {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}} come in? Tap the hex.',
  'task.exit':
    'The {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}} can leave the map.',
  'task.done':
    'The {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}} can do nothing now.',
  'task.peace':
    'The {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}} can attack nobody now.',
  'task.aim':
    'How do you attack the {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}}?',
  'task.aim.several':
    'Who attacks the {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}}? Tap your units to change.',
  'task.moved': 'All have moved. Now end your movement.',

  'seat.army':
    '{units, plural, one {one unit} other {# units}}, {mages, plural, =0 {no Mage} one {one Mage} other {# Mages}}, {points, plural, one {one point} other {# points}}',
  'seat.pile.child': '{count, plural, one {one counter} other {# counters}}',
  'seat.pile.adult': '{count, plural, one {one counter} other {# counters}}',

  'step.move': '{player, seat}: who marches? Mages cast spells before they move.',
  'step.place': '{player, seat}: move on the table. Tap who fights, and where.',
  'step.place.you': 'Move on the table. Tap who fights, and where.',
  'step.move.you': 'Who marches? Mages cast spells before they move.',
  'step.combat': '{player, seat}: who attacks, and whom?',
  'step.combat.you': 'Who attacks, and whom?',
  'step.cast':
    '{player, seat}, roll for the spell: {need, select, 6 {a 6} other {{need} or more}} hits{of, plural, =0 {} other {, {wins} in {of}}}.',
  'step.cast.you':
    'Roll for the spell: {need, select, 6 {a 6} other {{need} or more}} hits{of, plural, =0 {} other {, {wins} in {of}}}.',
  'step.fight':
    '{player, seat} attacks. Roll one die for each side{of, plural, =0 {} other {: the attack wins {wins} in {of}}}.',
  'step.fight.you':
    'You attack. Roll one die for each side{of, plural, =0 {} other {: the attack wins {wins} in {of}}}.',
  'step.land': '{player, seat}, the spell hits! Choose where the enemy lands.',
  'step.land.you': 'The spell hits! Choose where the enemy lands.',
  'step.loss': '{player, seat}, you have won the fight. Choose which Soldier is beaten.',
  'step.loss.you': 'You have won the fight. Choose which Soldier is beaten.',
  'step.over': 'The match is over.',
  'step.guess.draw': 'Listen!',
  'step.guess.answer': 'Who says this? Tap the picture.',
  'step.guess.over': 'The match is over.',
  'step.slow':
    '{player, seat}, roll two dice for slow magic: {need} or more hits{of, plural, =0 {} other {, {wins} in {of}}}.',
  'step.slow.you':
    'Roll two dice for slow magic: {need} or more hits{of, plural, =0 {} other {, {wins} in {of}}}.',

  'action.end.move': 'End movement',
  'action.end.combat': 'End combat',
  'action.end.move.ask':
    '{left, plural, one {One of yours} other {# of yours}} can still move. Has everybody marched who wants to?',
  'action.end.move.ask.no': 'Back to the map',
  'action.end.move.ask.yes': 'End movement',
  'action.end.combat.ask':
    '{left, plural, one {One of yours} other {# of yours}} can still attack. Has everybody attacked who wants to?',
  'action.end.combat.ask.no': 'Back to the map',
  'action.end.combat.ask.yes': 'End combat',
  'action.leave': 'Not this',
  'action.charge': 'Charge!',
  'action.strike': 'Strike!',
  'action.trio': 'All three!',
  'action.fight':
    'Fight with {soldiers, plural, one {one Soldier} other {# Soldiers}}{of, plural, =0 {} other {: {wins} in {of}}}',
  'action.cast':
    'Fast spell: {need, select, 6 {a 6} other {{need} or more}}{of, plural, =0 {} other {, {wins} in {of}}}',
  'action.slow': 'Slow magic: {need} or more{of, plural, =0 {} other {, {wins} in {of}}}',
  'action.exit': 'Leave the map',
  'action.move.at': `Move ${ACTOR} from {from} to {to}`,
  'action.enter.at': `Bring in ${ACTOR} at {places}`,
  'action.place.at': `Say that ${ACTOR} stands at {places}`,
  'action.exit.at': `Leave the map with ${ACTOR} from {place}`,
  'action.land.at': 'Push it to {place}',
  'action.charge.at': `Charge with ${ACTOR} from {from} at ${TARGET} at {to}`,
  'action.strike.at': `Strike with ${ACTOR} from {from} at ${TARGET} at {to}`,
  'action.trio.at': 'Beat the Soldier at {from} with the three Soldiers around it',
  'action.fight.at': `Fight ${TARGET} at {from} with {count, plural, one {the Soldier beside it} other {# Soldiers beside it}}`,
  'action.cast.at': `Cast a spell with ${ACTOR} from {from} at ${TARGET} at {to}`,
  'action.slow.at': `Cast slow magic with ${ACTOR} from {from} at ${TARGET} at {to}`,
  'action.loss.at': 'Choose the Soldier at {place}',

  // What people can do now, as the help says it.
  'now.move': 'Move a unit',
  'now.place': 'Say where a unit stands',
  'now.enter': 'Bring in a unit that waits',
  'now.exit': 'Leave the map with a unit',
  'now.land': 'Choose where the pushed unit lands',
  'now.charge': 'Charge with a Pegasus',
  'now.strike': 'Strike with a Soldier',
  'now.trio': 'Beat a Soldier with three of yours',
  'now.fight': 'Fight a Soldier with dice',
  'now.cast': 'Cast a spell with a Mage',
  'now.slow': 'Cast slow magic with a Mage',
  'now.loss': 'Choose which Soldier is lost',
  'now.leave': 'Leave this fight',
  'now.end.move': 'End your movement',
  'now.end.combat': 'End your attacks',
  'action.answer.0': 'Soldier',
  'action.answer.1': 'Pegasus',
  'action.answer.2': 'Mage',
  'action.answer.3': 'Prince or Princess',
  'action.answer.4': 'Time is up',
} satisfies Catalogue;
