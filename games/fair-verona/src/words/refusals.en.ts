import type { Catalogue } from '@glade/engine';
import { CARD, TILE } from './names.en.ts';

const STEP =
  '{step, select, source {choose a tile} place {lay the tile} clear {clear Encounters} pass {say who has the token} other {move}}';

/** Why something is not allowed. */
export const refusals = {
  'refusal.over': 'The match is over. Start a new one.',
  'refusal.rollFirst': 'First draw a card or a tile.',
  'refusal.noRoll': 'There is nothing to draw now.',
  'refusal.notYourTurn': 'It is somebody else’s turn.',
  'refusal.notThere': 'You can’t do that here. Choose another move.',
  'refusal.otherStep': `Now you ${STEP}.`,
  'refusal.noSuchTile': 'There is no such tile.',
  'refusal.noneLeft': `${TILE}. None of these is left to draw.`,
  'refusal.riverFirst': 'The River comes first.',
  'refusal.lakeLast': 'The Spring comes first and the Lake last.',
  'refusal.noSuchCard': 'There is no such card.',
  'refusal.noJokerYet': 'Put the Joker aside and deal another card.',
  'refusal.cardElsewhere': `It cannot be ${CARD}: that card is somewhere else.`,
  'refusal.nothingToDraw': 'No tile is left to draw.',
  'refusal.noSuchPlayer': 'There is no such player.',
  'refusal.notYours': 'You can only lay your own unused tiles.',
  'refusal.notUnused': `${TILE}. It is not among the unused tiles.`,
  'refusal.cannotPlace': `${TILE}. It fits nowhere around your meeple.`,
  'refusal.lakeWaits': 'The Lake comes when the other eleven River tiles are on the map.',
  'refusal.riverClosed': 'The River cannot go on any more: its open end is blocked.',
  'refusal.endTooFar': 'The River is open at {place}. That is not next to your meeple’s tile.',
  'refusal.unfitEnd': `${TILE}. It does not fit at the open end of the River.`,
  'refusal.occupied': 'There is a tile there already. Choose another space.',
  'refusal.sameLook': 'Turned like that it looks the same as before.',
  'refusal.tooFar': 'Too far: {place} is not next to your meeple’s tile.',
  'refusal.notAtEnd': 'A River tile goes to the open end of the River.',
  'refusal.noSide': 'The tile must share a side with another tile.',
  'refusal.mismatch':
    'Not there ({place}): {mine, select, 0 {field} 1 {road} 2 {city} other {water}} would touch {theirs, select, 0 {field} 1 {road} 2 {city} other {water}}.',
  'refusal.outlet': 'The water of the Spring must run to a space beside the Old Town.',
  'refusal.turnsBack': 'The River may not bend the same way again at once.',
  'refusal.bendsAlike': 'Each bend must turn the opposite way from the one before.',
  'refusal.tokenElsewhere': 'The token can only go from you to another player, or to you.',
  'refusal.notTogether': '{player, seat} is not on the same tile.',
  'refusal.notTogether.you': 'You are not on the same tile.',
  'refusal.noTile': 'There is no tile: {place}.',
  'refusal.noSuchBank': 'That tile has only one bank.',
  'refusal.whichBank':
    'You can go to both banks of that tile. Say which one: add /a or /b, or west bank and so on.',
  'refusal.outOfReach': 'No way leads to {place} in one move.',
  'refusal.noSuchEncounter': 'Nobody here has that Encounter.',
  'refusal.ownOnly': 'You can only clear your own Encounters.',
  'refusal.ledAlready': 'You have already tried another player’s Encounter this turn.',
  'refusal.mustHelp': 'It is your try, so you help, too.',
  'refusal.ownerHelps': 'The player who has the Encounter always counts.',
  'refusal.helpedAlready': '{player, seat} has already helped this turn.',
  'refusal.helpedAlready.you': 'You have already helped this turn.',
  'refusal.tooWeak': `{total} is not more than {rank}, so ${CARD} stays.`,
  'refusal.notTheirFriend': 'That Friend cannot be called now.',
  'refusal.noFriend': 'There is no Friend to call.',
  'refusal.friendNotNeeded': 'You do it without a Friend: {total} is more than {rank}.',
  'refusal.triedAlready': `A Friend has already tried ${CARD} this turn.`,
  'refusal.friendTooWeak': 'Even the best Friend is not enough: {total} against {rank}.',

  'problem.position.section': 'I cannot read this part of the position: {text}',
} satisfies Catalogue;
