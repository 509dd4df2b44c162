import type { Catalogue } from '@glade/engine';

/** What stands on the sheets of paper, and what they are called. */
export const sheets: Catalogue = {
  'sheets.legend':
    'In the pictures a ring of light shows the fairy whose turn it is. Places are given as column and row: (2,1) is the second column, first row.',
  'sheets.group.board': 'The forest',
  'sheets.group.pieces': 'Pieces to cut out',
  'sheets.group.help': 'To look things up',
  'sheets.group.dice': 'Instead of dice',

  'sheets.forest': 'The forest',
  'sheets.forest.about':
    'All paths, and a ring around the forest for the trees that you plant yourselves.',
  'sheets.trees': 'Trees',
  'sheets.trees.about':
    'Each tree stands on the front; the back shows it fallen. A few are left over: you can plant either kind.',
  'sheets.fairies': 'Fairies to stand up',
  'sheets.fairies.about': 'Fold them, glue them, stand them up. A fairy that faints lies down.',
  'sheets.snakes': 'Snakes',
  'sheets.snakes.about': 'One for each of you. It lies at a tree or on a path.',
  'sheets.counters': 'Hearts and stars',
  'sheets.counters.about': 'Three hearts for each of you, and stars for everybody.',
  'sheets.reference': 'How to play, in short',
  'sheets.reference.about':
    'Your turn step by step, with your rules and the numbers of ordinary dice.',
  'sheets.class':
    'A match is long. For a lesson choose two players and three stars. Stop when the first fairy is home.',
  'sheets.key': 'Teacher’s key',
  'sheets.key.about': 'All the matches of a class on one page, and how the bots did.',
  'sheets.key.what':
    'A table of {n} matches: who begins, when stars fall, and which bot is home first.',
  'sheets.key.how':
    'The columns of the stars say in which turn a star falls, whatever you do. The last column shows which bot is home first, and how many turns the match takes: children may do better.',
  'sheets.key.n': 'No.',
  'sheets.key.begins': 'first player',
  'sheets.key.star': 'star {star}',
  'sheets.key.bot': 'bots',
  'sheets.key.end': 'player {player} first, {turns, plural, one {# turn} other {# turns}}',
  'sheets.key.nobody': 'nobody, {turns, plural, one {# turn} other {# turns}}',
  'sheets.dice': 'Five dice to fold',
  'sheets.dice.about':
    'With the pictures on them. Ordinary dice do just as well: the sheet “How to play, in short” says what their numbers mean.',
  'sheets.rolls': 'A match without dice',
  'sheets.rolls.about': 'All rolls in order, to uncover one by one. Nobody needs dice.',

  'sheets.what.forest':
    'The forest: {width} trees wide and {height} high, with its paths, and a ring of places for more trees',
  'sheets.what.strong': 'a strong tree: standing on one side, fallen on the other',
  'sheets.what.weak': 'a weak tree: standing on one side, fallen on the other',
  'sheets.what.fairy': 'the fairy of player {player}',
  'sheets.what.snake': 'a snake',
  'sheets.what.heart': 'a heart',
  'sheets.what.star': 'a star',
  'sheets.what.net': 'a die to fold, with the six pictures',
  'sheets.what.die': '{number}: {face}',
  'sheets.what.setup': 'The forest, ready to play',

  'sheets.ref.goal':
    'Gather {goal, plural, one {one star} other {# stars}} and fly home first. Watch out for the snakes!',
  'sheets.ref.shorter':
    '{goal, plural, =4 {A shorter game: agree on three stars.} other {A shorter game: agree on three or four stars.}}',
  'sheets.ref.ready': 'Getting ready',
  'sheets.ref.lay':
    'Lay every tree on its picture, standing side up. The forest for {players} players is {width} trees wide and {height} high.',
  'sheets.ref.fewer':
    '{players, plural, =4 {With three players, leave the bottom row empty. With two, leave out the right column, too.} other {With two players, leave the right column empty.}} You may plant trees there.',
  'sheets.ref.take':
    'Take a fairy, a snake, three hearts and one more tree each. Hearts, stars and the dice that are put aside lie beside the forest. Home is outside the forest.',
  'sheets.ref.first.random':
    'Draw lots for who begins: shuffle your fairies, look away and take one.',
  'sheets.ref.first.fixed': 'Player {first} begins.',
  'sheets.ref.rounds':
    'Build the forest in four rounds. In each round everybody has one go, clockwise.',
  'sheets.ref.quick':
    'Quick start: chance builds the forest. Play these rounds with your eyes shut: point, and put your piece where you point. If it may not go there, point again.',
  'sheets.ref.quickToo':
    'If you can’t wait, let chance build the forest: play the rounds below with your eyes shut. Point, and put your piece where you point. If it may not go there, point again.',
  'sheets.ref.round.1': 'Topple a tree that stands: turn it over. It keeps its paths.',
  'sheets.ref.round.2':
    'Plant your own tree on a free place with rays. A path must lead there from a tree. A place with four rays is for a weak tree, one with eight for a strong one.',
  'sheets.ref.round.3':
    'Put your snake {scaredy, select, yes {at any tree} other {at any tree or onto a path}}.',
  'sheets.ref.round.4': 'Put your fairy at a tree that stands and has no snake.',
  'sheets.ref.stars': 'If the stars run out, use coins or buttons.',
  'sheets.ref.farther':
    'A tree planted beyond the ring lies on the table, one step farther out. Straight paths lead to its neighbours, and so do diagonal ones between two strong trees.',

  'sheets.ref.turn': 'Your turn',
  'sheets.ref.stayFirst':
    'Before you roll: if your fairy stayed at a standing tree with stars, it takes one more.',
  'sheets.ref.roll': 'Roll all the dice that are not put aside. The first player rolls all five.',
  'sheets.ref.aside':
    'Put the big stars aside. Each shooting star stops one big star of the same roll: that die isn’t put aside, and it doesn’t matter which.',
  'sheets.ref.falls':
    'If five are put aside, a star falls. Choose a tree without a fairy, at least two steps from your fairy. Count along the paths, past fallen trees and snakes, too. The tree may be a fallen one, and there may be a snake or stars at it. If this roll shows two or more big stars, the tree falls, too. Then no steps are left on the dice: go to step {step}. The next player rolls five dice.',
  'sheets.ref.move':
    'Otherwise move, step by step, in any order. You don’t have to use every step. Use up the fairies and snakes on the dice before the trees.',
  'sheets.ref.stay':
    'If your fairy hasn’t moved and there are stars at its tree, it takes one. A snake there makes no difference.',
  'sheets.ref.bite':
    'Now each snake {all, select, yes {bites every fairy at its tree once} other {at your fairy’s tree bites once}}. Each bite costs a heart.',
  'sheets.ref.pass': 'Hand on the dice that are not put aside.',

  'sheets.ref.dice': 'The dice',
  'sheets.ref.dice.about':
    'With ordinary dice, the number stands for the picture. If you have only one, roll it several times.',
  'sheets.ref.face.star': 'Put aside.',
  'sheets.ref.face.shooting': 'Stops a big star.',
  'sheets.ref.face.fairy': 'Your fairy: a step.',
  'sheets.ref.face.snake': 'Any snake: a step.',
  'sheets.ref.face.tree': 'Your fairy or a snake.',

  'sheets.ref.fairies': 'Fairies',
  'sheets.ref.paths':
    'A step follows a path from tree to tree. Paths in pale print count only with a tree at both ends, standing or fallen. Several fairies can be at a tree.',
  'sheets.ref.noSnake':
    'Never go to a tree with a snake{scaredy, select, yes {} other {, or along a path with one}}.',
  'sheets.ref.fallen':
    'Pass a fallen tree only if you have the steps to go on. Keep them for that. Never stop there.',
  'sheets.ref.star.one':
    'When your fairy arrives at stars, it takes one. If it comes back, one more.',
  'sheets.ref.star.all': 'When your fairy arrives at stars, it takes all it still needs.',
  'sheets.ref.home': 'With its last star your fairy flies home at once, even from a fallen tree.',

  'sheets.ref.snakes': 'Snakes',
  'sheets.ref.anybody': 'You may move any snake, even to a fairy. Snakes share places.',
  'sheets.ref.slither.scaredy': 'One step: from a tree to the next. Snakes never lie on paths.',
  'sheets.ref.slither':
    'One step: from tree to next tree, from a tree onto its path, or back. Or from path to path, if {triangle, select, yes {both are sides of one triangle} other {they meet at a tree}}.',

  'sheets.ref.hearts': 'When the hearts run out',
  'sheets.ref.swap':
    'If you have no heart for a bite, give up a star and take three hearts. Then pay.',
  'sheets.ref.faint':
    'If you have no star either, your fairy faints: lay it down. The fairy can’t move, takes no stars and isn’t bitten. You still roll and move snakes.',
  'sheets.ref.wake':
    'The next star that falls wakes a fainted fairy with three hearts; if there are several, you choose. The star is used up.',
  'sheets.ref.spared': 'If your own roll wakes your fairy, no snake bites it that turn.',

  'sheets.ref.end': 'The end',
  'sheets.ref.end.first': 'The first fairy home wins, and the match is over.',
  'sheets.ref.end.ranking':
    'The first fairy home wins. Play on until one fairy is left. Those at home still roll, move snakes and let stars fall.',
  'sheets.ref.end.all':
    'The first fairy home wins. Play on until all are home. Those at home still roll, move snakes and let stars fall.',
  'sheets.ref.cap':
    'After {turns} turns the game ends anyway: compare who got home first, then stars, then hearts.',

  'sheets.rolls.seed': 'Match {seed}',
  'sheets.rolls.how':
    'Fold the sheet along the dashed lines, so that you see one column. Cover it with a card. For each turn, move the card down by one line. Big stars in a ring are put aside; crossed-out ones are stopped. A large star at the end of a line falls into the forest. A fallen tree there means: the star topples its tree.',
  'sheets.rolls.begins': 'Player {player} begins.',
  'sheets.rolls.setup': 'This is the forest at the start.',
  'sheets.rolls.more': 'When no lines are left, continue with dice, or print another match.',
  'sheets.rolls.what': 'The rolls of turns {from} to {to}',
};
