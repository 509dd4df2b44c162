import type { Catalogue } from '@glade/engine';
import { CARD, TILE } from './names.en.ts';

const edge = (side: string): string =>
  `{${side}, select, 0 {field} 1 {road} 2 {city} other {river}}`;
const EDGES = ['north', 'east', 'south', 'west'].map((side) => `${side} ${edge(side)}`).join(', ');

/** What to do with tiles, cards, meeples and tokens. */
export const onTable = {
  'onTable.oldTown': 'Put the Old Town in the middle of the table.',
  'onTable.tiles': 'Lay the other tiles face down, the river tiles apart.',
  'onTable.tokens': 'Put {goal} tokens beside the deck.',
  'onTable.identity': `Lay ${CARD} before {player, seat}. Put one meeple on it and one in the Old Town.`,
  'onTable.identity.you': `Lay ${CARD} before you. Put one meeple on it and one in the Old Town.`,
  'onTable.firstClue': `Lay out the Clue Card, ${CARD}, with a token.{friends, plural, =0 {} one { Deal everybody one Friend, face down.} other { Deal everybody # Friends, face down.}}`,
  'onTable.take': `Take the tile “${TILE}” from {player, seat}.`,
  'onTable.take.you': `Take the tile “${TILE}” from beside you.`,
  'onTable.tile': `Lay the tile “${TILE}” here: {places}. Turn it: ${EDGES}.`,
  'onTable.friend': 'Deal {player, seat} one Friend, face down.',
  'onTable.friend.you': 'Take one Friend, face down.',
  'onTable.unused': `Lay the tile “${TILE}” beside {player, seat}.`,
  'onTable.unused.you': `Lay the tile “${TILE}” beside you.`,
  'onTable.encounter': `Lay this Encounter before {player, seat}: ${CARD}.`,
  'onTable.encounter.you': `Lay this Encounter before you: ${CARD}.`,
  'onTable.match': `Move the token onto ${CARD}. Discard the Clue Card.`,
  'onTable.joker': 'Lay the Joker beside the deck, over the Clue Card.',
  'onTable.shuffle': 'Shuffle the discards: they are the new deck.',
  'onTable.friendCame': `{card, select, 52 {Turn over {player, seat}’s oldest Friend, a Joker.} other {Discard {player, seat}’s oldest Friend: ${CARD}.}}`,
  'onTable.friendCame.you': `{card, select, 52 {Turn over your oldest Friend, a Joker.} other {Discard your oldest Friend: ${CARD}.}}`,
  'onTable.discard': `Discard {player, seat}’s Encounter: ${CARD}.`,
  'onTable.discard.you': `Discard your Encounter: ${CARD}.`,
  'onTable.token': 'Give {player, seat} the token.',
  'onTable.token.you': 'Take the token.',
  'onTable.pass': 'Move the token from {player, seat} to {otherPlayer, seat}.',
  'onTable.pass.you': 'Move your token to {otherPlayer, seat}.',
  'onTable.walk': 'Move {player, seat}’s meeple here: {places}.',
  'onTable.walk.you': 'Move your meeple here: {places}.',
  'onTable.jokersGone': 'Discard every Joker that lies open.',
  'onTable.home': 'Put {player, seat}’s token in the Old Town.',
  'onTable.home.you': 'Put your token in the Old Town.',
  'onTable.clue': `Lay out the new Clue Card, ${CARD}, with a token.`,
} satisfies Catalogue;
