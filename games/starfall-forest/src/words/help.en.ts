import type { Catalogue } from '@glade/engine';

/** What the game is about, what the marks on the board mean, and why a hint is good: said when somebody asks. */
export const help = {
  'help.aim':
    'Gather stars and fly home first. Roll what is left of the five dice. Big stars go aside: when all five shine, a star falls into the forest. The other pictures are steps.',
  'mark.strong': 'a strong tree: eight rays, paths in every direction',
  'mark.weak': 'a weak tree: four rays, no slanting paths',
  'mark.fallen': 'a fallen tree: your fairy may pass, but not stay',
  'mark.star': 'stars at a tree: each time you arrive you take one',
  'mark.fairy': 'a fairy with its hearts and its stars; each player has other wings',
  'mark.flat': 'a fairy that has fainted: the next star wakes it',
  'mark.snake': 'a snake: no fairy gets in, and it bites every fairy there at the end of the turn',
  'mark.closed': 'a path closed by a snake',
  'mark.canGo': 'you can go here',
  'mark.canPass': 'you can go here, but you must move on',
  'mark.far': 'the number: how many steps away',
  'mark.canTake': 'tap this snake, then where it goes',
  'mark.plant': 'you can plant your tree here',
  'mark.dieStar': 'big star: put aside',
  'mark.dieShooting': 'shooting star: stops one big star of the same roll',
  'mark.dieFairy': 'one step for your fairy',
  'mark.dieSnake': 'one step for a snake, any snake',
  'mark.dieTree': 'one step for your fairy or for a snake',
  'hint.home': 'It is the last star you need: you fly home.',
  'hint.star': 'There is a star for you.',
  'hint.away': 'It gets you away from the snakes.',
  'hint.push': 'Then this snake cannot bite you.',
  'hint.bite': 'Another fairy has to get away from it.',
  'hint.stay': 'You stay at this tree and take one more star.',
  'hint.safe': 'You are safe where you are.',
  'hint.nearer': 'It takes you nearer to a star.',
  'hint.yours': 'There the star is nearer to you than to the others.',
} satisfies Catalogue;
