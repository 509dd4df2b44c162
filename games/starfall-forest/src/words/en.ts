import type { Catalogue } from '@glade/engine';
import { card } from './card.ts';
import { placeAt, placeByEar } from './place.en.ts';

/** Which steps the dice give: a tree gives one for this fairy or for a snake. */
const stepsOf = (fairy: string): string =>
  `{fairy, plural, =0 {} one {1 fairy step} other {# fairy steps}}{snake, plural, =0 {} other {{fairy, plural, =0 {} other {{tree, plural, =0 { and } other {, }}}}{snake, plural, one {1 snake step} other {# snake steps}}}}{tree, plural, =0 {} other {{fairy, plural, =0 {{snake, plural, =0 {{tree, plural, one {1 step} other {# steps}} for ${fairy} or a snake} other { and {tree} for ${fairy} or a snake}}} other {{snake, plural, =0 { and {tree} for ${fairy} or a snake} other {, and {tree} for either}}}}}}.`;

const STEPS = stepsOf('your fairy');

/** Which of the pictures that give steps the dice show. */
const shown = (and: string): string =>
  `{fairy, plural, =0 {} one {1 fairy} other {# fairies}}{snake, plural, =0 {} other {{fairy, plural, =0 {} other {{tree, plural, =0 {${and}} other {, }}}}{snake, plural, one {1 snake} other {# snakes}}}}{tree, plural, =0 {} other {{fairy, plural, =0 {{snake, plural, =0 {} other {${and}}}} other {${and}}}{tree, plural, one {1 tree} other {# trees}}}}.`;

/** Why the fairies on the dice are no steps now. */
const STUCK = '{stuck, plural, =0 {} other {Snakes or fallen trees block your fairy’s way. }}';

/** What there is to do now. */
const NOW =
  '{step, select, knock {Topple a tree.} plant {Plant a tree.} snake {Put your snake into the forest.} fairy {Put your fairy at a tree.} star {Choose where the star falls.} revive {Choose which fairy wakes up.} fallen {Your fairy can’t stay at a fallen tree. Go on.} other {{fairy, plural, =0 {{snake, plural, =0 {End your turn.} other {Move a snake, or end your turn.}}} other {Move your fairy{snake, plural, =0 {} other { or a snake}}, or end your turn.}}}}';

const text = {
  ...card.en,

  'example.move': 'go 2,2',
  'typed.go': 'go',
  'typed.end': 'end',
  'typed.snake': 'snake',
  'typed.first': 'first',
  'typed.knock': 'topple',
  'typed.plant': 'plant',
  'typed.fairy': 'fairy',
  'typed.roll': 'roll',
  'typed.star': 'star',
  'typed.revive': 'wake',

  'throw.roll': 'Roll the dice',
  'reads.die': 'die',
  // Before what the dice show.
  'throwsFor.roll': '{player, seat}',
  'face.star': 'big star',
  'face.shooting': 'shooting star',
  'face.fairy': 'fairy',
  'face.snake': 'snake',
  'face.tree': 'tree',

  'step.first': 'Who begins? Draw lots.',
  'step.topple':
    'It’s {player, seat, part}’s turn. Getting ready, 1 of 4. Topple a tree: no fairy may stop there.',
  'step.topple.you':
    'It’s your turn. Getting ready, 1 of 4. Topple a tree: no fairy may stop there.',
  'step.plant':
    'It’s {player, seat, part}’s turn. Getting ready, 2 of 4. Plant your tree: the forest grows.',
  'step.plant.you': 'It’s your turn. Getting ready, 2 of 4. Plant your tree: the forest grows.',
  'step.snake':
    'It’s {player, seat, part}’s turn. Getting ready, 3 of 4. Put your snake at a tree or on a path. Fairies can’t get past it.',
  'step.snake.you':
    'It’s your turn. Getting ready, 3 of 4. Put your snake at a tree or on a path. Fairies can’t get past it.',
  'step.snake.scaredy':
    'It’s {player, seat, part}’s turn. Getting ready, 3 of 4. Put your snake at a tree: fairies can’t go there.',
  'step.snake.scaredy.you':
    'It’s your turn. Getting ready, 3 of 4. Put your snake at a tree: fairies can’t go there.',
  'step.fairy':
    'It’s {player, seat, part}’s turn. Getting ready, 4 of 4. Put your fairy at a standing tree without a snake.',
  'step.fairy.you':
    'It’s your turn. Getting ready, 4 of 4. Put your fairy at a standing tree without a snake.',
  'step.roll':
    '{player, seat}, roll {dice, plural, =5 {# dice. Big stars are put aside: # make a star fall!} one {the last die. One more big star, and a star falls!} other {# dice. # more big stars, and a star falls!}}',
  'step.roll.you':
    'Your turn: roll {dice, plural, =5 {# dice. Big stars are put aside: # make a star fall!} one {the last die. One more big star, and a star falls!} other {# dice. # more big stars, and a star falls!}}',
  'step.star':
    '{player, seat}’s star falls! Where does it land? Choose a tree without a fairy{far, select, yes {, at least two steps from your fairy} other {}}.',
  'step.star.you':
    'Your star falls! Where does it land? Choose a tree without a fairy{far, select, yes {, at least two steps from your fairy} other {}}.',
  'step.wake': '{player, seat}’s star falls! Which fairy does it wake?',
  'step.wake.you': 'Your star falls! Which fairy does it wake?',
  'step.move': `{player, seat}, your dice: ${STEPS} Move, or end your turn.`,
  'step.move.you': `Your dice: ${STEPS} Move, or end your turn.`,
  'step.move.fairy': `{player, seat}, your dice: ${STEPS} Move your fairy, or end your turn.`,
  'step.move.fairy.you': `Your dice: ${STEPS} Move your fairy, or end your turn.`,
  'step.move.snakes': `{player, seat}, your dice: ${STEPS} ${STUCK}Move a snake, or end your turn.`,
  'step.move.snakes.you': `Your dice: ${STEPS} ${STUCK}Move a snake, or end your turn.`,
  'step.move.end': `{player, seat}, you can’t move anything now. ${STUCK}End your turn.`,
  'step.move.end.you': `You can’t move anything now. ${STUCK}End your turn.`,
  'step.move.fallen': '{player, seat}, your fairy can’t stay at a fallen tree. Go on.',
  'step.move.fallen.you': 'Your fairy can’t stay at a fallen tree. Go on.',
  'step.over': 'The match is over.',

  'outcome.home': 'Home at last! The forest is quiet again.',
  'outcome.home.lost': 'Another fairy was home first.',
  'outcome.cap': 'That was the last turn: the match ends here.',

  'cell.tree': '{kind, select, down {fallen tree} strong {strong tree} other {weak tree}}',
  'cell.stars': '{stars, plural, one {a star} other {# stars}}',
  'cell.fairy':
    '{player, seat, part}’s fairy, {hearts, plural, one {1 heart} other {# hearts}}, {stars, plural, one {1 star} other {# stars}}',
  'cell.fairy.you':
    'your fairy, {hearts, plural, one {1 heart} other {# hearts}}, {stars, plural, one {1 star} other {# stars}}',
  'cell.flat': '{player, seat, part}’s fairy, fainted',
  'cell.flat.you': 'your fairy, fainted',
  'cell.snakes': '{snakes, plural, one {a snake} other {# snakes}}',
  'cell.closed': 'blocked by {snakes, plural, one {a snake} other {# snakes}}',
  'cell.closedWay':
    'path {way, select, right {to the right} left {to the left} above {upwards} below {downwards} upRight {to the upper right} upLeft {to the upper left} downRight {to the lower right} other {to the lower left}}: blocked',
  'cell.canMove': 'you can move',
  'cell.canGo': 'you can go here',
  'cell.canPass': 'you can go here, but you must move on',
  'cell.walk': 'you can go here in {steps} steps',
  'cell.steps': '{steps} steps away',
  'cell.canTake': 'you can move a snake from here',
  'cell.canSlither': 'the snake can go here',
  'cell.held': 'this snake is in your hand',
  'cell.canPlant':
    'you can plant your tree here: {strong, select, 1 {a strong one} other {a weak one}}',
  'cell.can.knock': 'you can topple it',
  'cell.can.snake': 'your snake can go here',
  'cell.can.fairy': 'your fairy can start here',
  'cell.can.star': 'the star can land here',
  'cell.can.revive': 'the star can wake this fairy',
  'board.name': 'Starfall Forest',
  'board.ready': 'The forest is ready.',
  'board.held': 'Where does the snake go? Choose the snake again to put it back.',
  'board.near': 'Which place do you mean? Choose it once more.',
  'board.whole': 'Whole forest',
  'board.aside': '{stars} of 5 big stars put aside.',
  'board.steps': `To use: ${stepsOf('the fairy')}`,
  'board.left': 'No steps left.',
  'board.atHome':
    '{player, seat}: {rank, select, 1 {first} 2 {second} 3 {third} other {fourth}} home.',
  'board.home': '{rank, select, 1 {first} 2 {second} 3 {third} other {fourth}} home',
  'board.has':
    '{flat, select, yes {fainted} other {{hearts, plural, one {1 heart} other {# hearts}}}}, {stars, plural, one {1 star} other {# stars}}',
  'action.end':
    '{stars, plural, =0 {{bites, plural, =0 {End turn} one {End turn: one bite!} other {End turn: # bites!}}} other {{bites, plural, =0 {End turn: a star!} one {End turn: a star and one bite!} other {End turn: a star and # bites!}}}}',
  'action.skip': 'Skip',
  'action.finish': 'Skip to the end',
  'action.end.ask':
    '{bites, plural, =0 {} one {A snake will bite you! } other {Snakes will bite you # times! }}You still have {left, plural, one {1 step} other {# steps}}. End your turn?',
  'action.end.ask.yes': 'End turn',
  'action.end.ask.no': 'No, play on',
  'action.wake': 'Wake {player, seat}’s fairy',
  'action.wake.you': 'Wake your fairy',
  'action.end.at': 'End your turn',
  'action.go.at': 'Go to {place}',
  'action.slither.at': 'Move the snake from {from} to {to}',
  'action.topple.at': 'Topple the tree at {place}',
  'action.plant.at': 'Plant your tree at {place}',
  'action.snake.at': 'Put your snake {at}',
  'action.fairy.at': 'Start at {place}',
  'action.star.at': 'Let the star fall at {place}',
  'action.wake.at': 'Wake the fairy at {place}',

  place: placeByEar,

  'place.spoken': placeByEar,
  'place.at': placeAt,
  // After what is there.
  'place.short':
    '{left, plural, =0 {{above, plural, =0 {at column {column}, row {row}} other {{right, plural, =0 {above column {column}} other {beyond the top right corner}}}}} other {{above, plural, =0 {{below, plural, =0 {left of row {row}} other {beyond the bottom left corner}}} other {beyond the top left corner}}}}',
  'place.from': placeByEar,
  'place.from.spoken': placeByEar,
  'place.to': placeByEar,
  'place.to.spoken': placeByEar,

  'event.starter': '{player, seat} begins.',
  'event.starter.you': 'You begin.',
  'board.order': 'The order of play: {order, seat}.',
  'event.knocked':
    '{player, select, 0 {{n, plural, one {A tree has fallen {at}.} other {# trees have fallen: {places}.}}} other {{player, seat} topples the tree {at}.}}',
  'event.knocked.you': 'You topple the tree at {cell}.',
  'event.knocked.many': '{n, plural, one {A tree has fallen.} other {# trees have fallen.}}',
  'event.knocked.brief.written':
    '{player, select, 0 {{n, plural, one {A tree has fallen.} other {# trees have fallen.}}} other {{player, seat} topples a tree.}}',
  'event.knocked.brief.written.you': 'You topple a tree.',
  'event.planted':
    '{player, select, 0 {{n, plural, one {A tree has grown {at}.} other {# trees have grown: {places}.}}} other {{player, seat} plants a tree {at}.}}',
  'event.planted.you': 'You plant a tree at {cell}.',
  'event.planted.many': '{n, plural, one {A tree has grown.} other {# trees have grown.}}',
  'event.planted.brief.written':
    '{player, select, 0 {{n, plural, one {A tree has grown.} other {# trees have grown.}}} other {{player, seat} plants a tree.}}',
  'event.planted.brief.written.you': 'You plant a tree.',
  'event.snakePlaced':
    '{player, select, 0 {{n, plural, one {A snake has appeared {at}.} other {# snakes have appeared: {places}.}}} other {{player, seat} puts a snake {at}.}}',
  'event.snakePlaced.you': 'You put a snake {at}.',
  'event.snakePlaced.many':
    '{n, plural, one {A snake has appeared.} other {# snakes have appeared.}}',
  'event.snakePlaced.brief.written':
    '{player, select, 0 {{n, plural, one {A snake has appeared.} other {# snakes have appeared.}}} other {{player, seat} puts down a snake.}}',
  'event.snakePlaced.brief.written.you': 'You put down a snake.',
  'event.fairyPlaced': '{player, seat} starts at {cell}.',
  'event.fairyPlaced.you': 'You start at {cell}.',
  'event.fairyPlaced.brief.written': '{player, seat} starts {short}.',
  'event.fairyPlaced.brief.written.you': 'You start {short}.',
  'event.turn': '{player, seat}: {dice, plural, one {1 die} other {# dice}} to roll.',
  'event.turn.you': 'Your turn: {dice, plural, one {1 die} other {# dice}} to roll.',
  'event.stayed': '{player, seat}’s fairy has stayed at {cell}: one more star.',
  'event.stayed.you': 'Your fairy has stayed at {cell}: one more star.',
  'event.stayed.brief': '{player, seat}’s fairy stays: one more star.',
  'event.stayed.brief.you': 'Your fairy stays: one more star.',
  'event.rolledStars':
    '{player, seat} rolls {stars, plural, =0 {no big stars.} one {1 big star} other {# big stars}}{stars, plural, =0 {} other {{shooting, plural, =0 {{aside, plural, one { and puts it aside.} other { and puts them aside.}}} other {{shooting, plural, one { and 1 shooting star} other { and # shooting stars}}{aside, plural, =0 {. No big stars are put aside.} one {. Only 1 big star is put aside.} other {. Only # big stars are put aside.}}}}}}',
  'event.rolledStars.you':
    'You roll {stars, plural, =0 {no big stars.} one {1 big star} other {# big stars}}{stars, plural, =0 {} other {{shooting, plural, =0 {{aside, plural, one { and put it aside.} other { and put them aside.}}} other {{shooting, plural, one { and 1 shooting star} other { and # shooting stars}}{aside, plural, =0 {. No big stars are put aside.} one {. Only 1 big star is put aside.} other {. Only # big stars are put aside.}}}}}}',
  'event.rolledStars.brief':
    '{aside, plural, =0 {{stars, plural, =0 {{player, seat} rolls no big stars.} one {A shooting star stops {player, seat}’s big star.} other {Shooting stars stop {player, seat}’s big stars.}}} one {{player, seat} puts 1 big star aside.} other {{player, seat} puts # big stars aside.}}',
  'event.rolledStars.brief.you':
    '{aside, plural, =0 {{stars, plural, =0 {You roll no big stars.} one {A shooting star stops your big star.} other {Shooting stars stop your big stars.}}} one {You put 1 big star aside.} other {You put # big stars aside.}}',
  'event.rolledSteps': `{player, seat} rolls ${shown(' and ')}`,
  'event.rolledSteps.brief': `{player, seat}: ${shown(', ')}`,
  'event.rolledSteps.brief.spoken': `{player, seat} rolls ${shown(' and ')}`,
  'event.rolledSteps.brief.spoken.you': '',
  // The step says it.
  'event.rolledSteps.you.brief': '',
  'event.rolledSteps.you': `You roll ${shown(' and ')}`,
  'event.idle': '{player, seat} can’t move anything: the dice go to the next player.',
  'event.idle.you': 'You can’t move anything: the dice go to the next player.',
  'event.idle.brief': '{player, seat} can’t move anything.',
  'event.idle.brief.you': 'You can’t move anything.',
  'event.completed': 'Five big stars! {player, seat} lets a star fall.',
  'event.completed.you': 'Five big stars! You let a star fall.',
  'event.completed.brief': 'Five big stars! {player, seat}’s star falls!',
  'event.completed.brief.you': 'Five big stars! Your star falls!',
  'event.fell': 'The star lands {at}.',
  'event.fell.brief.written': 'The star lands {short}.',
  'event.felled': 'The tree at {cell} falls!',
  'event.drawnTo': 'The star flies to {player, seat}’s fairy.',
  'event.drawnTo.you': 'The star flies to your fairy.',
  'event.revived': '{player, seat}’s fairy wakes up with three hearts.',
  'event.revived.you': 'Your fairy wakes up with three hearts.',
  'event.revived.brief': '{player, seat}’s fairy wakes up.',
  'event.revived.brief.you': 'Your fairy wakes up.',
  'event.stepped': '{player, seat} goes to {cell}.',
  'event.stepped.you': 'You go to {cell}.',
  'event.stepped.brief.written': '{player, seat} is {short}.',
  'event.stepped.brief.written.you': 'You’re {short}.',
  'event.crossed': '{player, seat} passes the fallen tree at {cell}.',
  'event.crossed.you': 'You pass the fallen tree at {cell}.',
  'event.crossed.brief': '{player, seat} passes a fallen tree.',
  'event.crossed.brief.you': 'You pass a fallen tree.',
  'event.collected':
    '{player, seat} takes {stars, plural, one {a star} other {# stars}} at {cell}.',
  'event.collected.you': 'You take {stars, plural, one {a star} other {# stars}} at {cell}.',
  'event.collected.brief.written':
    '{player, seat} takes {stars, plural, one {a star} other {# stars}}.',
  'event.collected.brief.written.you': 'You take {stars, plural, one {a star} other {# stars}}.',
  'event.snakeMoved': '{player, seat} moves a snake from {fromcell} to {to}.',
  'event.snakeMoved.you': 'You move a snake from {fromcell} to {to}.',
  'event.snakeMoved.spoken': '{player, seat} moves a snake to {to}.',
  'event.snakeMoved.you.spoken': 'You move a snake to {to}.',
  'event.snakeMoved.brief': '{player, seat} moves a snake.',
  'event.snakeMoved.brief.you': 'You move a snake.',
  'event.snakeMoved.brief.spoken': '{player, seat} moves a snake to {to}.',
  'event.snakeMoved.brief.spoken.you': 'You move a snake to {to}.',
  'event.passed': '{player, seat}’s turn is over.',
  'event.passed.you': 'Your turn is over.',
  'event.bitten':
    'A snake bites {player, seat}’s fairy, which loses a heart. {hearts, plural, =0 {No hearts are left.} one {One heart is left.} other {# hearts are left.}}',
  'event.bitten.you':
    'A snake bites your fairy, which loses a heart. {hearts, plural, =0 {No hearts are left.} one {One heart is left.} other {# hearts are left.}}',
  'event.bitten.brief': 'A snake bites {player, seat}’s fairy!',
  'event.bitten.brief.you': 'A snake bites your fairy!',
  'event.swapped':
    '{player, seat} swaps a star for three hearts. {stars, plural, =0 {No stars are left.} one {One star is left.} other {# stars are left.}}',
  'event.swapped.you':
    'You swap a star for three hearts. {stars, plural, =0 {No stars are left.} one {One star is left.} other {# stars are left.}}',
  'event.swapped.brief': '{player, seat} swaps a star for hearts.',
  'event.swapped.brief.you': 'You swap a star for hearts.',
  'event.flat':
    'A snake bites {player, seat}’s fairy. The fairy has no hearts or stars left, and faints at {cell}.',
  'event.flat.you':
    'A snake bites your fairy. The fairy has no hearts or stars left, and faints at {cell}.',
  'event.spared': '{player, seat}’s fairy has just woken up: no snake bites it now.',
  'event.spared.you': 'Your fairy has just woken up: no snake bites it now.',
  'event.spared.brief': '{player, seat}’s fairy is spared the bite.',
  'event.spared.brief.you': 'Your fairy is spared the bite.',
  'event.home':
    '{player, seat}’s fairy is the {rank, select, 1 {first} 2 {second} 3 {third} other {fourth}} to fly home!',
  'event.home.you':
    'Your fairy is the {rank, select, 1 {first} 2 {second} 3 {third} other {fourth}} to fly home!',
  'event.home.brief': '{player, seat}’s fairy flies home!',
  'event.home.brief.you': 'Your fairy flies home!',
  'event.ended': 'The match is over.',
  'event.cap': 'Turn {turn} was the last one.',

  'refusal.over': 'The match is over. Start a new one.',
  'refusal.rollFirst': 'First roll the dice.',
  'refusal.drawFirst': 'Not yet: first let chance decide.',
  'refusal.noRoll': `You can’t do that now. ${NOW}`,
  'refusal.notYourTurn': 'It’s not your turn. Wait until it is.',
  'refusal.notThere': 'There’s no such tree or path. Choose another place.',
  'refusal.noSuchPlayer': 'There’s no such player. Choose another.',
  'refusal.wrongDice': 'Roll {dice, plural, one {1 die.} other {# dice.}}',
  'refusal.otherStep': `You can’t do that now. ${NOW}`,
  'refusal.notFlat': 'That fairy hasn’t fainted. Choose one that has.',
  'refusal.occupied': 'There’s already a tree at {place}. Choose another place.',
  'refusal.outOfReach': 'No path leads there from a tree. Choose another place.',
  'refusal.snakesAtTrees': 'In this game, snakes keep to the trees. Choose a tree.',
  'refusal.notATree': 'That’s {place}. Choose a tree.',
  'refusal.alreadyDown': 'The tree at {place} has already fallen. Choose another tree.',
  'refusal.startStanding': 'The tree at {place} has fallen. Start at a standing one.',
  'refusal.startWithoutSnake': 'There’s a snake at {place}. Choose another tree.',
  'refusal.starAtFairy': 'There’s a fairy at {place}. Choose another tree.',
  'refusal.starTooNear':
    'The tree at {place} is only one step from your fairy. Choose a tree farther away.',
  'refusal.mustMoveOn': 'Your fairy can’t stay at the fallen tree at {place}. Go on.',
  'refusal.fairyHome':
    'Your fairy is home and stays there. {left, plural, =0 {End your turn.} other {Move a snake, or end your turn.}}',
  'refusal.fairyFlat':
    'Your fairy has fainted. Only a star can wake it. {left, plural, =0 {End your turn.} other {Move a snake, or end your turn.}}',
  'refusal.noFairyStep':
    '{left, plural, =0 {You have no steps left. End your turn.} other {You have no fairy or tree left on the dice. Move a snake, or end your turn.}}',
  'refusal.alreadyThere': 'Your fairy is already at {place}. Choose another tree.',
  'refusal.noPath': 'You can’t get to {place} now. Choose another tree.',
  'refusal.stepsAway': 'It’s {steps} steps to {place}. Go one step at a time.',
  'refusal.snakeThere': 'There’s a snake at {place}. Choose another tree.',
  'refusal.pathClosed': 'A snake blocks {place}. Go another way.',
  'refusal.lastStepFallen':
    'The tree at {place} has fallen. With just one step, you couldn’t go on from there. Choose another tree.',
  'refusal.noWayOut': 'You couldn’t go on from the fallen tree at {place}. Choose another tree.',
  'refusal.noSnake': 'There’s no snake {at}. Choose a snake.',
  'refusal.noSnakeStep': `{fairy, plural, =0 {You have no steps left.} other {You have no snake or tree left on the dice.}} ${NOW}`,
  'refusal.snakeTooFar': 'A snake can’t go from {from} to {to}. Choose a place one step away.',
  'refusal.fairyNeedsWay':
    'That would leave your fairy stuck at the fallen tree at {place}. Move the fairy first.',
} satisfies Catalogue;

/** For the words at a real table: in a file of its own it would be one more to load. */
export { placeByEar };
export default text;
