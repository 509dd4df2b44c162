import type { Catalogue } from '@glade/engine';

/** What the game is about, what its pictures mean, and why a hint is good. */
export const help = {
  'help.aim':
    'Lead your army: first you move, then you fight. The scenario says how you win; the flags and the points beside the map show who is ahead.',
  'mark.blue': 'The blue army: its counters are square.',
  'mark.pink': 'The pink army: its counters are round.',
  'mark.soldier':
    'Soldier. It fights an enemy beside it. Without dice, three Soldiers are needed against a Soldier. The number at the bottom right is how far it goes.',
  'mark.pegasus': 'Pegasus. It attacks an enemy beside it, and needs no dice.',
  'mark.mage': 'Mage. It casts a spell up to 6 hexes away, before it moves.',
  'mark.mageCast': 'A Mage that has cast its spell turns its back.',
  'mark.leader':
    'Prince or Princess. It protects friends beside it, not itself. With rule 5 it heals them instead.',
  'mark.shielded': 'In a bubble: protected by its leader.',
  'mark.wounded': 'A plaster: wounded.',
  'mark.done': 'Ticked: it has moved, or it has attacked.',
  'mark.way': 'You can go here. The number is what it costs.',
  'mark.contact': 'Here you would touch an enemy that you can attack.',
  'mark.shadow': 'You can get there, but next turn an enemy or a spell could hit you there.',
  'mark.woods': 'Woods: going in costs 2.',
  'mark.river': 'River: going in costs 2.',
  'mark.contour': 'Contour line: crossing it costs 2. The ticks point downhill.',
  'mark.road': 'Road.',
  'mark.flags':
    'Flags show whose a place is: a square one is blue, a pennant is pink. A bare pole is nobody’s.',
  'hint.clue.0': 'this unit fights on foot, close to the enemy',
  'hint.clue.1': 'this unit has four legs',
  'hint.clue.2': 'this unit hits enemies from far away',
  'hint.clue.3': 'all the other units protect this one',
  'hint.hit': 'A spell costs nothing, and it may eliminate {target}.',
  'hint.mayWound': 'A spell costs nothing, and it may wound {target}.',
  'hint.wounds': 'This is sure to wound {target}, without dice.',
  'hint.win': 'This is sure to eliminate {target}, without dice.',
  'hint.danger.after': 'But then an enemy may reach your unit.',
  'hint.danger.there': 'But an enemy may reach your unit there.',
  'hint.danger': 'Careful: an enemy may reach your leader there.',
  'hint.trio': 'Three Soldiers around {target} win the fight.',
  'hint.surrounded':
    'Three Soldiers around one Soldier win. This puts three around {target} at {hex}.',
  'hint.surround':
    'Three Soldiers around one Soldier win. This puts two next to {target} at {hex}. You need one more.',
  'hint.reach': 'Next to {target} at {hex}, your unit can win the next fight.',
  'hint.take': 'That makes this place yours: {place}.',
  'hint.enter': 'A unit can only help once it is on the map.',
  'hint.end.fight': 'Your units stand next to an enemy that they can attack: now fight.',
  'hint.end.move': 'Your other units are already well placed.',
  'hint.apart': 'As things stand now, no enemy can reach your unit there next turn.',
  'hint.leader': 'Don’t end your movement yet: an enemy can reach {target} at {hex}.',
  'hint.nearer': 'That takes your unit nearer to the enemy.',
  'hint.safe': 'As things stand now, no enemy can reach your unit there next turn.',
} satisfies Catalogue;
