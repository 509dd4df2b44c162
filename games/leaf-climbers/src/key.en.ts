/** What help in a match says about this game; loaded when somebody asks. */
const key = {
  aim: 'Leaves are falling. Where one lands on you, you are lost. So go where no leaf will land, and climb: on a blue top you are safe for good. Hold out until the pile is complete, or be the last one left.',
  pile: 'a pile of three leaves: number, colour and leaf tell how high it is',
  top: 'a blue top: no leaf falls here any more, you are safe for good',
  leaf: 'a leaf will land here: get away',
  leaves: 'two leaves will land here',
  ring: 'you can go here, and it costs two points',
  risky: 'you can go here for three points, but a leaf will land on you',
  climber: 'a climber: everybody has a colour, a hat and a number',
  crushed: 'somebody was caught by a leaf here, and is out',
  steps:
    'A step costs 1 point, and 1 more for each level up. A step down costs 2, however deep (or what you have agreed). “(4,2)” means column 4, row 2: first the green number below, then the blue one at the side.',
  'remark.top': 'There you are safe for good.',
  'remark.stayTop': 'You are safe for good here.',
  'remark.lost': 'Wherever you can go, a leaf will land.',
  'remark.flee': 'Here a leaf will land on you, there none will.',
  'remark.up': 'No leaf will land there, and you get higher.',
  'remark.stay': 'No leaf will land here.',
  'remark.free': 'No leaf will land there, and it is a good place to go on from.',
};

export default key;
