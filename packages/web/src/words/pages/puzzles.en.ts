import type { Catalogue } from '@glade/text';

/** What is said of puzzles. */
export default {
  'puzzles.about': 'Find the best move, or the way to the goal. Take all the time you like.',
  'puzzles.none': 'This game has no puzzles yet.',
  'puzzles.today': 'The puzzle of the day',
  'puzzles.done': 'solved',
  'puzzles.easy': 'Easy',
  'puzzles.medium': 'Medium',
  'puzzles.hard': 'Hard',
  'puzzles.nth': 'Puzzle {n}',
  'puzzles.count': '{solved} of {all} solved',
  'puzzles.one': 'Puzzle',
  'puzzles.all': 'All puzzles',
  'puzzles.say': 'Read aloud',
  'puzzles.whose': 'You play as {player}. {goal}',
  'puzzles.you':
    'You are {colour, select, red {red} blue {blue} green {green} gold {gold} violet {violet} orange {orange} teal {teal} other {grey}}. {goal}',
  'puzzles.wrong.worse':
    'You may do that. It is worth about {second} at most, and the best move {best}. Try again.',
  'puzzles.wrong.second':
    'Nearly! That is the second best move, worth about {second}. Another one is worth {best}.',
  'puzzles.wrong.wins': 'That wins the match! But this puzzle asks for something else.',
  'puzzles.wrong.ends':
    'That would end the match at once. But this puzzle asks for something else.',
  'puzzles.wrong.asked': 'You may do that, but the puzzle asks for something else: {goal}',
  'puzzles.wrong.never':
    'You may do that, but then you can’t reach the goal any more. Try something else.',
  'puzzles.wrong.unsure':
    'You may do that, but then you can’t be sure of reaching the goal. Try something else.',
  'puzzles.act': 'In a puzzle you only choose a move. Which one is best?',
  'puzzles.over': 'The puzzle is solved. Choose another one from the list.',
  'puzzles.look': 'Look at what is marked.',
  'puzzles.look.spoken': 'Look at {places}.',
  'puzzles.look.button': 'Look at the buttons.',
  'puzzles.do': 'Try this: {move}.',
  'puzzles.solved': 'Well done! That is the best move.',
  'puzzles.solved.sure': 'Well done! You have reached the goal.',
  'puzzles.sure': 'Whatever happens, this way leads to the goal:',
  'puzzles.searched':
    '{right, plural, one {One of {actions} first moves is} other {# of {actions} first moves are}} right. {positions, plural, =0 {Each decides at once.} other {Glade has looked at all {positions} positions that can follow.}}',
  'puzzles.why': 'Why?',
  'puzzles.best': '“{move}” is worth {value} ({low} to {high}).',
  'puzzles.second': 'The next best is “{move}”: {value} ({low} to {high}).',
  'puzzles.reached':
    'Your move reaches the goal in {best} of the matches. The next best reaches it in {second}.',
  'puzzles.proof':
    'After each of the two moves the bots played {n} matches, with the same dice. {others, plural, one {The other move is} other {All # other moves are}} worse.',
  'puzzles.proven':
    'Proven, with perfect play from there: the best move is worth {low} to {high}. Any other is worth {others} at most.',
  'puzzles.bots': '{found} of {asked} bots found it.',
  'problem.puzzle.unknown':
    'There is no puzzle “{found}” in this game. Choose one from the list of all puzzles.',
} satisfies Catalogue;
