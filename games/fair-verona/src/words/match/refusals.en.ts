import type { Catalogue } from '@glade/engine';
import { CARD, TILE } from '../names.en.ts';

const STEP =
  '{step, select, source {choose a tile} place {lay the tile} clear {clear Encounters} pass {say who has the token} other {move}}';

/** Why something is not allowed. */
export const refusals = {
  'refusal.over': 'The match is over. Start a new one.',
  'refusal.rollFirst': 'First draw a card or a tile.',
  'refusal.noRoll': 'There’s nothing to draw now. Make your move.',
  'refusal.notYourTurn': 'It’s somebody else’s turn: wait.',
  'refusal.notThere': 'You can’t do that here. Choose another move.',
  'refusal.otherStep': `Now you ${STEP}.`,
  'refusal.noSuchTile': 'There’s no such tile. Check its name.',
  'refusal.noneLeft': `${TILE}. None of these is left to draw. Choose another tile.`,
  'refusal.riverFirst': 'The River comes first. Choose a River tile.',
  'refusal.lakeLast': 'The Spring comes first and the Lake last. Choose another River tile.',
  'refusal.noSuchCard': 'There’s no such card. Check its name.',
  'refusal.noJokerYet': 'Put the Joker aside and deal another card.',
  'refusal.cardElsewhere': `It can’t be ${CARD}: that card is somewhere else. Choose another card.`,
  'refusal.nothingToDraw': 'No tile is left to draw. Choose an unused tile.',
  'refusal.noSuchPlayer': 'There’s no such player. Choose another.',
  'refusal.notYours': 'You can only lay your own unused tiles. Choose one of yours.',
  'refusal.notUnused': `${TILE}. It is not among the unused tiles. Choose one that is.`,
  'refusal.cannotPlace': `${TILE}. It fits nowhere around your meeple. Choose another tile.`,
  'refusal.lakeWaits':
    'The Lake comes when the other eleven River tiles are on the map. Choose another River tile.',
  'refusal.riverClosed':
    'The River can’t go on any more: its open end is blocked. Choose another tile.',
  'refusal.endTooFar':
    'The River is open at {place}. That is not next to your meeple’s tile. Choose another tile.',
  'refusal.unfitEnd': `${TILE}. It doesn’t fit at the open end of the River. Choose another tile.`,
  'refusal.occupied': 'There’s already a tile there. Choose another space.',
  'refusal.sameLook': 'Turned like that it looks the same as before. Turn it another way.',
  'refusal.tooFar':
    'Too far: {place} is not next to your meeple’s tile. Choose a space next to it.',
  'refusal.notAtEnd': 'A River tile goes to the open end of the River. Choose the space there.',
  'refusal.noSide': 'The tile must share a side with another tile. Choose another space.',
  'refusal.mismatch':
    'Not there ({place}): {mine, select, 0 {field} 1 {road} 2 {city} other {water}} would touch {theirs, select, 0 {field} 1 {road} 2 {city} other {water}}. {turns, select, 0 {No turning helps: choose another space.} other {Turn the tile, or choose another space.}}',
  'refusal.outlet':
    'The water of the Spring must run to a space beside the Old Town. Turn the tile another way.',
  'refusal.turnsBack':
    'The River may not bend the same way again at once. Turn the tile another way.',
  'refusal.bendsAlike':
    'Each bend must turn the opposite way from the one before. Turn the tile another way.',
  'refusal.tokenElsewhere':
    'The token can only go from you to another player, or to you. Choose one of these.',
  'refusal.notTogether': '{player, seat} is not on the same tile. Choose a player who is with you.',
  'refusal.notTogether.you': 'You are not on the same tile. Choose a player who is.',
  'refusal.noTile': 'There’s no tile: {place}. Choose a space with a tile.',
  'refusal.noSuchBank': 'That tile has only one bank. Leave the bank out.',
  'refusal.whichBank':
    'You can go to both banks of that tile. Say which one: add /a or /b, or west bank and so on.',
  'refusal.outOfReach': 'No way leads to {place} in one move. Choose a place nearer by.',
  'refusal.noSuchEncounter': 'Nobody here has that Encounter. Choose another Encounter.',
  'refusal.ownOnly': 'You can only clear your own Encounters. Choose one of yours.',
  'refusal.ledAlready':
    'You have already tried another player’s Encounter this turn. Choose one of yours.',
  'refusal.mustHelp': 'It is your try, so you help, too. Add yourself.',
  'refusal.ownerHelps': 'The player who has the Encounter always counts. Add that player.',
  'refusal.helpedAlready': '{player, seat} has already helped this turn. Choose another helper.',
  'refusal.helpedAlready.you': 'You have already helped this turn. Choose another helper.',
  'refusal.tooWeak': `{total} is not more than {rank}, so ${CARD} stays. Look for more help.`,
  'refusal.notTheirFriend': 'That Friend can’t be called now. Choose another Friend.',
  'refusal.noFriend': 'There’s no Friend to call. Try without one.',
  'refusal.friendNotNeeded':
    'You do it without a Friend: {total} is more than {rank}. Try without one.',
  'refusal.triedAlready': `A Friend has already tried ${CARD} this turn. Try without one.`,
  'refusal.friendTooWeak':
    'Even the best Friend is not enough: {total} against {rank}. Look for more help.',

  'problem.position.section': 'I can’t read this part of the position: {text}',
} satisfies Catalogue;
