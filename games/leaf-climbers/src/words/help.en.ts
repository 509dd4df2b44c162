import type { Catalogue } from '@glade/engine';

/** What the game is about, what the marks on the board mean, and why a hint is good: said when somebody asks. */
export const help = {
  'help.aim':
    'Leaves are falling. If one lands on you, you are out. So go where no leaf will land, and climb: on a blue top no leaf can reach you.',
  'mark.pile': 'a pile of three leaves: number, colour and leaf tell how high it is',
  'mark.top': 'a blue top: no leaf falls here any more; if you may stay, you are safe for good',
  'mark.leaf': 'a leaf will land here: get away',
  'mark.leaves': 'two leaves will land here',
  'mark.ring': 'you can go here, and it costs two points',
  'mark.risky': 'you can go here for three points, but a leaf will land on you',
  'mark.climber': 'a climber: everybody has a colour, a hat and a number',
  'mark.crushed': 'somebody was caught by a leaf here, and is out',
  'help.steps':
    'A step costs 1 point, and 1 more for each level up. A step down costs 2, no matter how many levels (unless you have agreed on 3). “(4,2)” means column 4, row 2: first the green number below, then the blue one at the side.',
  'throw.leaves.why': 'So many leaves fall in this round.',
  'throw.leaf.why': 'The dice show the square. The player there has to get away.',
  'throw.steps.why': 'The die says how many points you have for your steps.',
  'now.climb.why': 'Get away from leaves that will land, and climb to a blue top.',
  'now.stay.why': 'Good, as long as no leaf will land here.',
  'hint.top': 'There you are safe for good.',
  'hint.stayTop': 'You are safe for good here.',
  'hint.lost': 'Wherever you can go, a leaf will land.',
  'hint.flee': 'A leaf will land on you here, but not there.',
  'hint.up': 'No leaf will land there, and you get higher.',
  'hint.stay': 'No leaf will land here.',
  'hint.free': 'No leaf will land there, and it is a good place to go on from.',
} satisfies Catalogue;
