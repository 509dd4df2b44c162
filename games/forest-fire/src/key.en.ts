/** What help and hints in a match say about this game; loaded when somebody asks. */
const key = {
  aim: 'Put out every fire in the forest, all of you together. In every round new fires fall; then each of you moves. Nobody may be left standing in flames.',
  marks: {
    flame: 'this square burns',
    pile: 'three Fire counters lie here: a Hotshot takes them all, a Smoke Jumper one at a time',
    firebreak: 'a Firebreak: nothing burns here, and fire does not get across',
    hotshot: 'a Hotshot, on foot with a hose',
    smokeJumper: 'a Smoke Jumper: from the edge to anywhere',
    pilot: 'a Pilot: fills the tank in one round, drops water in the next',
    spot: 'a place outside; who types writes its side and its number: N above, E right, S below, W left, so E5 is right of row 5',
    canGo: 'you can go here',
    canPutOut: 'you can put out this fire',
    canDrop: 'where your line of water can begin or end',
    preview: 'would catch fire, too, if the dice said the square you look at',
  },
  remarks: {
    last: 'It puts out the last fire.',
    self: 'It saves you from the flames.',
    mate: 'It saves a team-mate from the flames.',
    two: 'It puts out two fires at once.',
    three: 'It puts out three fires at once.',
    pile: 'The highest pile of fire is there.',
    biggest: 'It makes the biggest fire smaller.',
    towards: 'It takes you towards the biggest fire.',
  },
};

export default key;
