import type { Catalogue } from '@glade/engine';

/** What the game is about, what the marks on the board mean, and why a hint is good: said when somebody asks. */
export const help = {
  'help.aim':
    'In every round new fires fall; then each of you moves. Nobody may be left standing in flames.',
  'mark.flame': 'this square is burning',
  'mark.pile':
    'three Fire counters lie here: a Hotshot takes them all, a Smoke Jumper one at a time',
  'mark.firebreak': 'a Firebreak: nothing burns here, and fire does not get across',
  'mark.hotshot': 'a Hotshot, on foot with a hose',
  'mark.smokeJumper': 'a Smoke Jumper: from the edge to anywhere',
  'mark.pilot': 'a Pilot: fills the tank in one round, drops water in the next',
  'mark.spot': 'a place outside the forest: you can stand here, and nothing burns',
  'mark.canGo': 'you can go here',
  'mark.canPutOut': 'you can put out this fire',
  'mark.canDrop': 'where your line of water can begin or end',
  'mark.preview': 'would catch fire, too, if the dice showed the square you look at',
  'hint.last': 'This puts out the last fire.',
  'hint.self': 'This saves you from the flames.',
  'hint.mate': 'This saves a team-mate from the flames.',
  'hint.two': 'This puts out two fires at once.',
  'hint.three': 'This puts out three fires at once.',
  'hint.pile': 'The highest pile of fire is there.',
  'hint.biggest': 'This makes the biggest fire smaller.',
  'hint.towards': 'This takes you towards the biggest fire.',
  'hint.nearer': 'This takes you nearer to a fire.',
  'hint.still': 'From there you can reach a fire, too.',
  'hint.less': 'Then there is less fire, so less can spread.',
  'hint.ready': 'From there you can reach a fire.',
  'hint.more': 'From there you can reach more fires.',
  'hint.farFromFire': 'You can’t reach a fire from here.',
  'hint.water': 'With a full tank you can put out fires again.',
} satisfies Catalogue;
