import type { Catalogue } from '@glade/engine';
import { board } from './match/board.it.ts';
import { card } from './card.ts';
import { ending } from './match/ending.it.ts';
import { events } from './match/events.it.ts';
import { help } from './match/help.it.ts';
import { names, RIVER_STORY, TILE } from './names.it.ts';
import { options } from './options.it.ts';
import { refusals } from './match/refusals.it.ts';
import { typedMoves } from './match/typed-moves.it.ts';

/** Tutto quello che il gioco dice in italiano. */
const text = {
  ...card.it,
  ...names,
  ...options,
  ...board,
  ...events,
  ...ending,
  ...refusals,
  ...help,
  ...typedMoves,

  'where.laid': 'Tessere posate',
  'where.completed': 'Città completate',
  'where.walked': 'Dove vanno i giocatori',
  'stream.deal': 'Le carte date all’inizio',
  'stream.tile': 'Le tessere pescate',
  'stream.encounter': 'Gli Incontri pescati',
  'stream.clue': 'Gli indizi pescati',
  'stream.friend': 'Chi sono gli Amici',
  'example.move': 'muovi n1e2',
  'game.story':
    'Italia, tanto tempo fa. Verona ha diciassette anni, è bravissima in tutto, e sempre nei guai. Adesso ha scoperto un mistero. Voi siete i suoi zii. Mettetevi in viaggio! Trovate chi ne sa di più e portate a casa gli indizi.',

  'seats.hint': 'Passatevi il dispositivo. Siete tutti una squadra.',

  'step.deal':
    '{player, select, 0 {Pescate la prima Carta Indizio.} other {Pescate l’Identità {player, seat, di}: una carta scoperta, che vedono tutti.}}',
  'step.deal.you': 'Pesca la tua Identità: una carta scoperta, che vedono tutti.',
  'step.source':
    '{player, seat, name}, pesca {pile, select, spring {la Sorgente} lake {il Lago} river {una tessera del Fiume} land {una tessera di terra} other {una tessera}} o prendi una tessera in attesa.',
  'step.source.you':
    'Pesca {pile, select, spring {la Sorgente} lake {il Lago} river {una tessera del Fiume} land {una tessera di terra} other {una tessera}} o prendi una tessera in attesa.',
  'step.source.unused':
    '{player, seat, name}, non ci sono più tessere da pescare. Posane una in attesa.',
  'step.source.unused.you': 'Non ci sono più tessere da pescare. Posane una in attesa.',
  'step.draw': `${RIVER_STORY}{player, seat, name}, pesca {pile, select, spring {la Sorgente} lake {il Lago} river {una tessera del Fiume} land {una tessera di terra} other {una tessera}}.`,
  'step.draw.you': `${RIVER_STORY}Pesca {pile, select, spring {la Sorgente} lake {il Lago} river {una tessera del Fiume} land {una tessera di terra} other {una tessera}}.`,
  'step.place': `{player, seat, name}, posa la tua tessera: ${TILE}.`,
  'step.place.you': '{first, select, yes {Tocca a te. } other {}}Posa la tua tessera.',
  'step.encounter':
    'La tessera non ci sta: tienila. Poi pesca un Incontro per chi viene dopo: è {player, seat, di}.',
  'step.encounter.you': 'Pesca un Incontro: è tuo.',
  'step.clear': '{player, seat, name}, supera un Incontro, oppure lascia stare.',
  'step.clear.you': 'Supera un Incontro, oppure lascia stare.',
  'step.friend': '{player, seat, name}, gira l’Amico che hai da più tempo. Chi è?',
  'step.friend.you': 'Gira l’Amico che hai da più tempo. Chi è?',
  'step.pass': '{player, seat, name}, chi porta il segnalino?',
  'step.pass.you': 'Chi porta il segnalino?',
  'step.move': '{player, seat, name}, muoviti o resta.',
  'step.move.you': 'Muoviti o resta.',
  'step.clue': 'Pescate la nuova Carta Indizio.',
  'step.over': '{won, select, yes {La famiglia ha vinto!} other {Partita persa.}}',

  'outcome.won':
    'La famiglia ha vinto! Pezzo dopo pezzo il mistero è risolto. E chi ha aiutato Verona? I suoi zii!',
  'outcome.boxed': 'Troppe tessere non trovano posto. Riprovate insieme!',
  'outcome.mired': 'I nemici hanno messo in trappola tutta la famiglia. Riprovate insieme!',
  'outcome.mired.bots': 'I nemici hanno intrappolato tutta la famiglia.',
  'outcome.cold': 'Le tessere sono finite e le tracce si sono perse. Riprovate insieme!',
  'outcome.errand': 'L’ultimo segnalino non è arrivato in tempo. Riprovate insieme!',
  'measure.turns': 'turni',
  'measure.delivered': 'segnalini portati a casa',
  'measure.encounters': 'Incontri',
  'measure.matches': 'Incontri con un segnalino',
  'measure.friends': 'Amici trovati',
  'measure.failed': 'tessere che non si potevano posare',
  'measure.tiles': 'tessere posate',

  'story.start': 'Verona ha scoperto un mistero. Zii e zie, in marcia!',
  'story.clue': 'Verona ha un’idea: una persona così ne sa di più.',
  'story.joker': 'Verona ama uno sciocco! Qualcuno torni a casa a parlarle.',
  'story.jokerGone': 'Quello sciocco è dimenticato. Si torna al mistero!',
  'story.delivered': 'Adesso tutto torna! Verona sa già dove dovete cercare.',
} satisfies Catalogue;

export default text;
