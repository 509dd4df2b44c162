/** What help in a match says about this game; loaded when somebody asks. */
const key = {
  aim: 'Put out every fire in the forest, all of you together. In every round new fires fall; then each of you moves. Nobody may be left standing in flames.',
  flame: 'this square burns',
  pile: 'three Fire counters lie here: a Hotshot takes them all, a Smoke Jumper one at a time',
  firebreak: 'a Firebreak: nothing burns here, and fire does not get across',
  hotshot: 'a Hotshot, on foot with a hose',
  smokeJumper: 'a Smoke Jumper: from the edge to anywhere',
  pilot: 'a Pilot: fills the tank in one round, drops water in the next',
  canGo: 'you can go here',
  canPutOut: 'you can put out this fire',
  canDrop: 'where your line of water can begin or end',
  preview: 'would catch fire, too, if the dice said the square you look at',
};

export default key;
