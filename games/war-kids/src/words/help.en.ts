/** What help says of the game and of its pictures. */
const key = {
  aim: 'Lead your army: first you move, then you fight. The scenario says how you win; the flags and the points beside the map show who is ahead.',
  blue: 'The blue army: its counters are square.',
  pink: 'The pink army: its counters are round.',
  soldier:
    'Soldier. One beats anybody but a Soldier; three together beat a Soldier. The number at the bottom right is how far it goes.',
  pegasus: 'Pegasus. It beats one enemy that it touches.',
  mage: 'Mage. It casts a spell up to 6 hexes away, before it moves.',
  mageCast: 'A Mage that has cast its spell turns its back.',
  leader: 'Prince or Princess. Friends beside it are safe; it is not.',
  shielded: 'In a bubble: protected by its leader.',
  wounded: 'A plaster: wounded.',
  done: 'Ticked: it has moved, or it has attacked.',
  way: 'You can go here. The number is what it costs.',
  contact: 'Here you would touch an enemy that you can beat.',
  shadow: 'Red stripes: the enemy could strike here next turn.',
  woods: 'Woods: a step in costs 2.',
  river: 'River: a step in costs 2.',
  contour: 'Contour line: a step across costs 2. The ticks point downhill.',
  road: 'Road.',
  flags:
    'Flags show whose a place is: a square one is blue, a pennant is pink. A bare pole is nobody’s.',
  remarkHit: 'A spell costs nothing, and it may hit.',
  remarkWin: 'It beats an enemy, and nothing can go wrong.',
  remarkReach: 'There it touches an enemy that it can beat.',
  remarkNearer: 'There it is nearer to the enemy.',
  remarkSafe: 'There no enemy can reach it next turn.',
};

export default key;
