/** The riddles of “guess the unit”, by id. S: Soldier, P: Pegasus, M: Mage, L: Prince or Princess. */
const guess = {
  'G-S1': 'Tough as an oak: I practise shoving and wrestling, so I can fight all day.',
  'G-S2': 'My helmet and thick clothes keep out both blows and winter.',
  'G-S3': 'Put a row of us across a path and nobody gets by: we are a living gate.',
  'G-S4': 'I stand around weaker friends as walls stand round a home.',
  'G-S5': 'If I lose my weapon, my bare hands will do.',
  'G-S6': 'Blades long or short: I use whatever works at arm’s length.',
  'G-S7': 'No one need guard me: I have a shield to duck behind.',
  'G-S8': 'I plod, but it takes a lot to hurt me.',
  'G-P1': 'I keep out of the trees: brambles and branches catch me.',
  'G-P2': 'Even a hare would lose a race with me; speed is what I am known for.',
  'G-P3': 'Lance down, full gallop, here I come!',
  'G-P4': 'My ranks are full of nimble mounts that obey every command.',
  'G-P5': 'By the time you turn round I have reached you.',
  'G-P6': 'One tug at the bridle and I leap or spin on the spot.',
  'G-M1': 'I am slow and easily squashed, so I mind where I stand.',
  'G-M2': 'At my age one travels by cart: give me a good road.',
  'G-M3': 'I work marvels without going near anyone; far away I am strongest.',
  'G-M4': 'Thunderbolts, charms, even iron balls: I send them from a great way off.',
  'G-L1': 'I break easily: keep me behind the hedge, where no enemy comes.',
  'G-L2': 'Near me friends grow bold and strong, and their hurts mend.',
};

export default guess;
