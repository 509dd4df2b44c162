/** What is said where people tell which real card or tile they have drawn; loaded with it. */
const draw = {
  tile: 'Which tile did you draw?',
  card: 'Which card did you draw?',
  left: (name: string, left: number): string => `${name}, ${left} left`,
  suit: 'Suit',
  suits: ['spades', 'clubs', 'diamonds', 'hearts'],
  rank: 'Card',
};

export default draw;
