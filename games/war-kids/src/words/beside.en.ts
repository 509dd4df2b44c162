import type { Catalogue } from '@glade/engine';
import { problems } from './editor/problems.en.ts';
import { ending } from './match/ending.en.ts';
import { hints } from './match/hints.en.ts';
import { options } from './options.en.ts';

/** What the game says beside its matches: where its rules are chosen, to the lab, in the help, what is wrong with a scenario, what it is about and what the marks on the board mean, why a hint is good, and how a match went. */
export const beside = {
  ...options,
  ...problems,
  ...hints,
  ...ending,

  'help.arrows': 'move over the map; Q W E A S D with Shift go to the six hexes around',

  campaign: 'Ten stages',
  'campaign.won': 'won',
  'game.story':
    'The Prince in blue and the Princess in pink both want the same meadow. Slow Soldiers, quick Pegasi and old Mages follow them. Move your army, come close at the right moment, and keep your leader safe!',
  'editor.make': 'Make your own scenario',

  'help.aim':
    'Lead your army: first you move, then you fight. The flags and the points beside the map show who is ahead.',
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

  'where.moved': 'Where units go',
  'where.allPoints': 'Moves that take all points',
  'where.intoWoods': 'Moves into the woods',
  'where.outOfWoods': 'Moves out of the woods',
  'where.intoRiver': 'Moves into the river',
  'where.slope': 'Moves over a slope',
  'where.byRoad': 'Moves all by road',
  'where.placed': 'Where units were placed',
  'where.broughtIn': 'Where units came in',
  'where.entered': 'Units that arrive',
  'where.exited': 'Units that leave the map',
  'where.healed': 'Units healed',
  'where.cast': 'Targets of magic',
  'where.castSlow': 'Targets of slow magic',
  'where.hit': 'Magic that hits',
  'where.missed': 'Magic that misses',
  'where.slowHit': 'Slow magic that hits',
  'where.slowMissed': 'Slow magic that misses',
  'where.landed': 'Units pushed here by magic',
  'where.stuck': 'Units with nowhere to land',
  'where.charged': 'Charges of a Pegasus',
  'where.struck': 'Blows of a Soldier',
  'where.surrounded': 'Units surrounded',
  'where.wounded': 'Units wounded',
  'where.eliminated': 'Units eliminated',
  'where.exposed': 'Units no longer protected',
  'where.fight': 'Fights',
  'where.fightTied': 'Fights that end in a tie',
  'where.fightWon': 'Fights won by the attack',
  'where.fightLost': 'Fights won by the defence',
  'where.nobodyLost': 'Lost fights in which nobody falls',
  'where.taken': 'Places taken',
  'where.held': 'Places held',

  'stream.spell': 'The dice of spells',
  'stream.slow': 'The dice of slow magic',
  'stream.fight': 'The dice of fights',
  'stream.phrase': 'The riddles drawn',
} satisfies Catalogue;
