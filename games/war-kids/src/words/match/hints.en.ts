import type { Catalogue } from '@glade/engine';

/** Why a hint is good. */
export const hints = {
  'hint.clue.0': 'this unit fights on foot, close to the enemy',
  'hint.clue.1': 'this unit has four legs',
  'hint.clue.2': 'this unit hits enemies from far away',
  'hint.clue.3': 'all the other units protect this one',
  'hint.hit': 'A spell costs nothing, and it may eliminate {target}.',
  'hint.mayWound': 'A spell costs nothing, and it may wound {target}.',
  'hint.wounds': 'This is sure to wound {target}, without dice.',
  'hint.win': 'This is sure to eliminate {target}, without dice.',
  'hint.danger.after': 'But then an enemy may reach your unit.',
  'hint.danger.near': 'But an enemy may reach your unit there.',
  'hint.danger.far': 'But a spell could hit your unit there.',
  'hint.danger.leader.near': 'Careful: an enemy may reach your leader there.',
  'hint.danger.leader.far': 'Careful: a spell could hit your leader there.',
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
  'hint.end.near': 'An enemy can reach {target} at {hex}. But no move was found that helps more.',
  'hint.end.far': 'A spell could hit {target} at {hex}. But no move was found that helps more.',
  'hint.end.turn': 'No attack was found that helps you more.',
  'hint.apart': 'As things stand now, no enemy can reach your unit there next turn.',
  'hint.leader.near': 'Don’t end your movement yet: an enemy can reach {target} at {hex}.',
  'hint.leader.far': 'Don’t end your movement yet: a spell could hit {target} at {hex}.',
  'hint.nearer': 'That takes your unit nearer to the enemy.',
  'hint.nearer.spell': 'That takes your Mage nearer to the enemy: its spells hit more often.',
  'hint.safe.near': 'As things stand now, no enemy can come and strike your unit there.',
  'hint.safe': 'As things stand now, no enemy can reach your unit there next turn.',
} satisfies Catalogue;
