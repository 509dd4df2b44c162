import type { Catalogue } from '@glade/engine';

const UNIT =
  '{side, select, 0 {blue} other {pink}} {type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}}';
const SIDE = '{side, select, 0 {Blue} 1 {Pink} other {Either side}}';

/** What stands on the sheets of paper, and what they are called. */
export const sheets: Catalogue = {
  'sheets.group.map': 'The map',
  'sheets.group.pieces': 'Counters',
  'sheets.group.help': 'To look things up and to tick off',
  'sheets.group.guess': 'Guess the unit',

  'sheets.map': 'The map',
  'sheets.map.about':
    'With hexes as large as the counters need. Every unit is printed faintly where it starts.',
  'sheets.counters': 'Counters of both armies',
  'sheets.counters.about':
    'Friendly pictures on one side, military symbols on the other; with flags for places and marks for magic.',
  'sheets.dice': 'Dice to fold',
  'sheets.dice.about': 'To cut out, fold and glue. An ordinary die does just as well.',
  'sheets.turns': 'Game turns and points',
  'sheets.turns.about':
    'A box to tick for every turn, when units arrive, and how many points things are worth.',
  'sheets.reference': 'How to play, in short',
  'sheets.reference.about': 'Only the rules that you have chosen, with the odds for all the dice.',
  'sheets.orders': 'Order of battle',
  'sheets.orders.about': 'Who stands where at the start, and who comes later, by name.',
  'sheets.riddles': 'Riddles',
  'sheets.riddles.about': 'Twenty cards to draw from a pile and to read aloud.',
  'sheets.guessCounters': 'Large counters',
  'sheets.guessCounters.about': 'Eight units of one colour for the middle of the table.',
  'sheets.guess': 'How to guess',
  'sheets.guess.about': 'The rules of the little game, with four large pictures.',

  'sheets.what.map': 'The map of {title}: {columns} hexes wide and {rows} high',
  'sheets.what.setup': 'The map of {title} with all units where they start',
  'sheets.what.unit': UNIT,
  'sheets.what.net': 'the net of a die with pips from one to six',
  'sheets.what.flag': 'a flag, blue on one side, pink on the other',
  'sheets.what.cast': 'a mark for a Mage that has cast its spell',
  'sheets.what.pushed': 'a mark for a unit that magic has pushed',
  'sheets.what.turns': '{title}: boxes for {limit} game turns of both sides.',

  'sheets.turns.tick':
    'Tick the box of a side when its turn is over.{comes, select, 1 { Units pictured in a turn may come from then on.} other {}}',
  'sheets.turns.hold':
    '{side, select, 0 {Blue} other {Pink}} wins by holding {all, select, yes {{places}} other {{need} of these: {places}}}. Tick a box for each enemy turn in a row.',
  'sheets.turns.points': 'Points after the last game turn',
  'sheets.turns.for': 'For each…',
  'sheets.turns.beaten':
    '{type, select, S {enemy Soldier} P {enemy Pegasus} M {enemy Mage} other {enemy leader}} eliminated',
  'sheets.turns.gone':
    '{type, select, S {Soldier} P {Pegasus} M {Mage} other {leader}} that you lead off the map',
  'sheets.turns.atEnd': '{place}, if it is yours at the end',
  'sheets.turns.perTurn': '{place}, for each game turn',
  'sheets.turns.bonus': 'From the start',
  'sheets.turns.total': 'Total',

  'sheets.orders.side':
    '{side, select, 0 {Blue, square counters} other {Pink, round counters}}: {name}',
  'sheets.orders.kind':
    '{type, select, S {{count, plural, one {# Soldier} other {# Soldiers}}} P {{count, plural, one {# Pegasus} other {# Pegasi}}} M {{count, plural, one {# Mage} other {# Mages}}} other {{side, select, 0 {{count, plural, one {Prince} other {# Princes}}} other {{count, plural, one {Princess} other {# Princesses}}}}}}',
  'sheets.orders.comes': 'from turn {turn} at {places}',

  'sheets.ref.win': 'How to win',
  'sheets.ref.win.all': 'Eliminate every enemy.',
  'sheets.ref.win.leader':
    'Eliminate {loss, select, any {an enemy leader: the first one lost loses the game} one {the enemy leader} other {the enemy leader; if there are several, the last one}}.',
  'sheets.ref.win.count': `${SIDE} wins by eliminating {count, plural, one {one enemy} other {# enemies}}.`,
  'sheets.ref.win.hold': `${SIDE} wins by holding {all, select, yes {{places}} other {{need} of these: {places}}} for {turns, plural, one {one enemy turn} other {# enemy turns in a row}}.`,
  'sheets.ref.win.exit': `${SIDE} wins by leading {count, plural, one {one unit} other {# units}} off the map from the exit hexes (double rim): {kinds}. Leaving is a unit’s whole move.`,
  'sheets.ref.win.limit':
    'After game turn {turn} the points decide. {margin, plural, =0 {If they are equal, it is a draw.} one {A difference of 1 is a draw.} other {A difference of up to # is a draw.}}',
  'sheets.ref.win.limit.side': `After game turn {turn}, {side, select, 0 {Blue} other {Pink}} wins.`,
  'sheets.ref.win.places':
    'A place is yours if your unit stands there at the end of your turn. It stays yours when the unit leaves, until the enemy takes it.',
  'sheets.ref.win.arrive':
    'Units that come later wait beside the map. From their turn on, put one onto an empty hex of its entry (dashed for blue, dotted for pink). That is its whole move, and a Mage cannot cast then.',
  'sheets.ref.win.first': '{side, select, 0 {Blue} other {Pink}} begins every game turn.',

  'sheets.ref.ready': 'Getting ready',
  'sheets.ref.ready.sides':
    'Agree on who leads Blue and who leads Pink. Blue counters are square, Pink ones are round.',
  'sheets.ref.ready.counters': 'Put every counter on its pale picture on the map.',
  'sheets.ref.ready.die': 'You need a die with six faces.',

  'sheets.ref.units': 'Units',
  'sheets.ref.unit': 'Unit',
  'sheets.ref.movement': 'Movement',
  'sheets.ref.force': 'Force',

  'sheets.ref.turn': 'Your turn',
  'sheets.ref.move':
    'Movement phase: move as many units as you like. A Mage that has not moved may cast.',
  'sheets.ref.combat':
    'Combat phase: fight, attack by attack. A Mage that has not moved or cast may cast.',
  'sheets.ref.other': 'Then the other side has its turn. After both, one game turn is over.',

  'sheets.ref.moving': 'Moving',
  'sheets.ref.moving.once':
    'Each unit moves once, hex by hex, up to its movement. Points left over are lost.',
  'sheets.ref.moving.cost':
    'A hex costs 1. {ground, select, none {} woods {Into woods costs 2} other {Into woods, into a river or across a contour line costs 2}}{ground, select, none {} other {{sum, select, yes {; two of these in one step cost 3} other {, never more}}.}}',
  'sheets.ref.moving.bigStep':
    '{rest, select, yes {The points that are left are always enough for one more step.} other {As its whole move, a unit may always take one step, whatever it costs.}}',
  'sheets.ref.moving.through':
    'Never go over another unit or stop on one. Enemies do not hold you.',
  'sheets.ref.moving.roadCost': 'A step from road to road always costs 1.',
  'sheets.ref.moving.roads':
    'Roads: a unit that starts on a road and stays on it has 1 extra point.',

  'sheets.ref.fighting': 'Fighting',
  'sheets.ref.fighting.contact':
    'Contact: two hexes share a side. It does not matter who came up to whom.',
  'sheets.ref.fighting.pegasus': 'A Pegasus eliminates any enemy in contact, without dice.',
  'sheets.ref.fighting.pegasusLimits':
    'But not an enemy in woods, in a river, or across a contour line.',
  'sheets.ref.fighting.soldier':
    'A Soldier eliminates any enemy in contact except a Soldier. Three Soldiers in contact with a Soldier eliminate it.',
  'sheets.ref.fighting.dice':
    'Soldiers fight with dice: one or more of them against one enemy in contact. Each side rolls a die and adds Force. The attacker adds the Force of all its Soldiers in the fight. The higher total eliminates one enemy of this fight, chosen by the winner. A tie: nothing. Each Soldier fights once, and each enemy is fought once.',
  'sheets.ref.fighting.each': 'Each unit that attacks eliminates one enemy at most in a phase.',
  'sheets.ref.fighting.forced.auto':
    'As long as you can eliminate somebody by contact without dice, you must.{dice, select, yes { Fights with dice are up to you.} other {}}',
  'sheets.ref.fighting.forced.all':
    'As long as you can attack by contact, you must{dice, select, yes {, also with dice} other {}}.',
  'sheets.ref.fighting.forced.none': 'You never have to fight.',
  'sheets.ref.fighting.wounded':
    'Wounded: the first time a unit would be eliminated, turn its counter over. It plays on. The second time it goes. Spells wound, too; only slow magic does not.',

  'sheets.ref.dice.head': 'Wins / ties / losses of 36',
  'sheets.ref.dice.soldiers': '{soldiers, plural, one {# Soldier} other {# Soldiers}}',
  'sheets.ref.dice.soldier': 'against a Soldier',
  'sheets.ref.dice.pegasus': 'against a Pegasus',
  'sheets.ref.dice.others': 'against a Mage or leader',
  'sheets.ref.dice.about': 'Of 36 rolls of two dice, for the side that attacks.',

  'sheets.ref.magic': 'Magic',
  'sheets.ref.magic.when':
    'One spell a turn for each Mage, before it moves; then it may still move. When it has cast, turn its counter round until the turn is over. Or put the Mage seen from behind on it.',
  'sheets.ref.magic.far':
    'The target is {least, plural, one {1} other {#}} to 6 hexes away. Name the target. Count the hexes, from the one beside the Mage to the target. Then roll: the distance or more eliminates it.',
  'sheets.ref.magic.slow':
    'Slow magic, if you say so first: up to 12 hexes, two dice together. A hit moves the target exactly 2 hexes away. You choose the empty hex. It harms nobody.',
  'sheets.ref.magic.land.both':
    'It may not land beside your Soldiers or Pegasi. Nobody can eliminate it this turn.',
  'sheets.ref.magic.land.noContact': 'It may not land beside your Soldiers or Pegasi.',
  'sheets.ref.magic.land.immune': 'Nobody can eliminate it this turn.',
  'sheets.ref.magic.protected':
    'Slow magic {hits, select, yes {may} other {may not}} hit a unit that its leader protects.',
  'sheets.ref.magic.obstacles':
    'Obstacles: the route goes around units and woods. It never crosses a {high, select, yes {hex higher than both Mage and target} other {contour line}}. {hide, select, yes {A unit in woods cannot be hit.} other {Only hexes between the two count.}}',
  'sheets.ref.magic.line':
    'Line of sight: the route is straight{axes, select, yes {, along one of the six rows of hexes} other {. Lay a ruler from middle to middle; along a side of hexes, shift it a little either way}}.',
  'sheets.ref.magic.free': 'A spell flies any way you like, over everything.',
  'sheets.ref.magic.distance': 'Distance',
  'sheets.ref.magic.fast': 'One die shows',
  'sheets.ref.magic.hits6': 'of 6 hit',
  'sheets.ref.magic.hits36': 'of 36 hit',

  'sheets.ref.leaders': 'Prince and Princess',
  'sheets.ref.leaders.protects':
    'Friends in contact with their leader cannot be attacked or hit. Check this {timing, select, simultaneous {once, when the Combat phase begins} other {again at each attack}}. A leader does not protect itself.',
  'sheets.ref.leaders.beware':
    'Beware: a Pegasus moves 3 hexes and fights. So it reaches a leader 4 hexes away.',
  'sheets.ref.leaders.each': 'Leaders of one side protect each other.',
  'sheets.ref.leaders.heals':
    'After your Movement phase, wounded friends in contact with your leader are healthy again: turn them back. It heals another leader, but not itself.',
  'sheets.ref.leaders.never': 'Leaders never attack.',

  'sheets.guess.title': 'Guess the unit',
  'sheets.guess.lay': 'Put the eight counters in the middle. The riddles are a pile, face down.',
  'sheets.guess.read':
    'The grown-up draws a riddle and reads it aloud. Which unit is it?{seconds, plural, =0 {} other { You have # seconds. Silence is a wrong answer.}}',
  'sheets.guess.right':
    'If the answer is right, the child takes that unit from the middle. If it is wrong, the grown-up takes it.',
  'sheets.guess.again':
    'If no such unit is left, put the riddle away and draw another. When the pile is empty, shuffle it.',
  'sheets.guess.count': 'When the middle is empty, the player with more units wins.',
  'sheets.guess.kind':
    '{type, select, S {Soldier} P {Pegasus} M {Mage} other {{side, select, 0 {Prince} other {Princess}}}}',
};
