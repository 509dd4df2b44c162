import type { Catalogue } from '@glade/engine';
import { board } from './match/board.en.ts';
import { card } from './card.ts';
import { ending } from './match/ending.en.ts';
import { events } from './match/events.en.ts';
import { help } from './match/help.en.ts';
import { names, RIVER_STORY, TILE } from './names.en.ts';
import { options } from './options.en.ts';
import { refusals } from './match/refusals.en.ts';
import { typedMoves } from './match/typed-moves.en.ts';

/** Everything the game says in English. */
const text = {
  ...card.en,
  ...names,
  ...options,
  ...board,
  ...events,
  ...ending,
  ...refusals,
  ...help,
  ...typedMoves,

  'where.laid': 'Tiles laid',
  'where.completed': 'Cities completed',
  'where.walked': 'Where players walk',
  'stream.deal': 'The cards dealt at the start',
  'stream.tile': 'The tiles drawn',
  'stream.encounter': 'The Encounters drawn',
  'stream.clue': 'The clues drawn',
  'stream.friend': 'Who the Friends are',
  'example.move': 'move n1e2',
  'game.story':
    'Italy, long ago. Verona is seventeen, very clever, and always in trouble. Now she has found a mystery. You are her aunts and uncles. Find the people who know more, and bring home every clue!',

  'seats.hint': 'Pass this device around. All of you are one team.',

  'step.deal':
    '{player, select, 0 {Draw the first Clue Card.} other {Draw a card for {player, seat}: the Identity. It lies face up, and everybody may see it.}}',
  'step.deal.you': 'Draw a card: your Identity. It lies face up, and everybody may see it.',
  'step.source':
    '{player, seat}, draw {pile, select, spring {the Spring} lake {the Lake} river {a River tile} land {a land tile} other {a tile}} or take an unused tile.',
  'step.source.you':
    'Draw {pile, select, spring {the Spring} lake {the Lake} river {a River tile} land {a land tile} other {a tile}} or take an unused tile.',
  'step.source.unused': '{player, seat}, no tile is left to draw. Lay an unused one.',
  'step.source.unused.you': 'No tile is left to draw. Lay an unused one.',
  'step.draw': `${RIVER_STORY}{player, seat}, draw {pile, select, spring {the Spring} lake {the Lake} river {a River tile} land {a land tile} other {a tile}}.`,
  'step.draw.you': `${RIVER_STORY}Draw {pile, select, spring {the Spring} lake {the Lake} river {a River tile} land {a land tile} other {a tile}}.`,
  'step.place': `{player, seat}, lay your tile: ${TILE}.`,
  'step.place.you': '{first, select, yes {It’s your turn. } other {}}Lay your tile.',
  'step.encounter': 'The tile fits nowhere: keep it. Then draw an Encounter for {player, seat}.',
  'step.encounter.you': 'Draw an Encounter: it is yours.',
  'step.clear': '{player, seat}, clear an Encounter, or leave it at that.',
  'step.clear.you': 'Clear an Encounter, or leave it at that.',
  'step.friend': '{player, seat}, turn your oldest Friend over. Who is it?',
  'step.friend.you': 'Turn your oldest Friend over. Who is it?',
  'step.pass': '{player, seat}, who carries the token?',
  'step.pass.you': 'Who carries the token?',
  'step.move': '{player, seat}, move or stay.',
  'step.move.you': 'Move or stay.',
  'step.clue': 'Draw the next Clue Card.',
  'step.over': '{won, select, yes {The family has won!} other {The match is lost.}}',

  'outcome.won':
    'The family has won! Piece by piece the mystery is solved. And who helped Verona? Her family!',
  'outcome.boxed': 'Too many tiles fit nowhere. Try again together!',
  'outcome.mired': 'Your enemies have trapped the whole family. Try again together!',
  'outcome.mired.bots': 'Their enemies have trapped the whole family.',
  'outcome.cold': 'The tiles are used up and the trail has gone cold. Try again together!',
  'outcome.errand': 'The last token came too late. Try again together!',
  'measure.turns': 'turns',
  'measure.delivered': 'tokens brought home',
  'measure.encounters': 'Encounters',
  'measure.matches': 'Encounters with a token',
  'measure.friends': 'Friends made',
  'measure.failed': 'tiles that could not be laid',
  'measure.tiles': 'tiles laid',

  'story.start': 'Verona has found a mystery. Aunts and uncles, off you go!',
  'story.clue': 'Verona has an idea: someone like this knows more.',
  'story.joker': 'Verona loves a fool! Someone come home and talk to her.',
  'story.jokerGone': 'The handsome fool is forgotten. Back to the mystery!',
  'story.delivered': 'Now it all makes sense! Verona knows where to look next.',
} satisfies Catalogue;

export default text;
