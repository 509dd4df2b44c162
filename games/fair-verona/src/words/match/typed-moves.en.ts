import type { Catalogue } from '@glade/engine';
import { BANK } from '../names.en.ts';

/** How moves are typed, words of the notation that stand together and alone; and how some are named. */
export const typedMoves = {
  'typed.place': 'place',
  'typed.turned': 'turned',
  'typed.clear': 'clear',
  'typed.of': 'of',
  'typed.with': 'with',
  'typed.friend': 'friend',
  'typed.friend of': 'friend of',
  'typed.stop': 'stop',
  'typed.keep': 'keep',
  'typed.give': 'give',
  'typed.take': 'take',
  'typed.move': 'move',
  'typed.stay': 'stay',
  'typed.draw': 'draw',
  'typed.use': 'use',
  'typed.tile': 'tile',
  'typed.encounter': 'encounter',
  'typed.clue': 'clue',
  'typed.deal': 'deal',
  'typed.encounter joker': 'encounter joker',
  'typed.clue joker': 'clue joker',
  'typed.friend joker': 'friend joker',
  'typed.tile abbey': 'tile monastery',
  'typed.use abbey': 'use monastery',
  'typed.use abbey of': 'use monastery of',
  'typed.tile cap': 'tile cap',
  'typed.use cap': 'use cap',
  'typed.use cap of': 'use cap of',
  'typed.tile spring': 'tile spring',
  'typed.use spring': 'use spring',
  'typed.use spring of': 'use spring of',
  'typed.tile lake': 'tile lake',
  'typed.use lake': 'use lake',
  'typed.use lake of': 'use lake of',

  'action.move.bank.at': `Go to {place}, ${BANK}`,
  'action.clear.with.at':
    'Clear {whose, select, own {the} other {{owner, seat}’s}} {rank, select, 14 {Ace} 13 {King} 12 {Queen} 11 {Jack} other {{rank}}} of {suit, select, 0 {spades} 1 {clubs} 2 {diamonds} other {hearts}}{count, plural, =0 {{friend, select, own { with a Friend} yes { with a Friend of {caller, seat}} other {}}} other { with help from {helpers, seat}{friend, select, own { and a Friend} yes { and a Friend of {caller, seat}} other {}}}}',
} satisfies Catalogue;
