import type { Catalogue } from '@glade/engine';
import { CARD, TILE } from './names.it.ts';

/** Che cosa si racconta di una partita. */
export const events = {
  'event.identity': `Il giocatore {player} è ${CARD}.`,
  'event.identity.you': `Sei ${CARD}.`,
  'event.clueDealt': `La Carta Indizio è ${CARD}.`,
  'event.turn': 'Giocatore {player}, tocca a te.',
  'event.turn.you': 'Tocca a te.',
  'event.drew': `La tessera: ${TILE}.`,
  'event.laid': `Il giocatore {player} posa una tessera in {cell}: ${TILE}.`,
  'event.laid.you': `Posi una tessera in {cell}: ${TILE}.`,
  'event.completed': 'Una città è chiusa tutt’intorno.',
  'event.friendWon':
    'Il giocatore {player} ha {n, plural, one {un nuovo Amico} other {# nuovi Amici}}.',
  'event.friendWon.you': 'Hai {n, plural, one {un nuovo Amico} other {# nuovi Amici}}.',
  'event.failed': 'Qui non entra da nessuna parte: resta in attesa accanto al giocatore {player}.',
  'event.failed.you': 'Qui non entra da nessuna parte: resta in attesa accanto a te.',
  'event.nothingLeft': 'Non c’è nessuna tessera da posare.',
  'event.meets': `Il giocatore {player} incontra ${CARD}.`,
  'event.meets.you': `Incontri ${CARD}.`,
  'event.matched': `Un indizio! Il segnalino va su questa carta: ${CARD}.`,
  'event.joker':
    'Un Jolly! Niente più indizi finché qualcuno non torna a casa, nella Città Vecchia.',
  'event.reshuffled': 'Gli scarti diventano il nuovo mazzo.',
  'event.noCard': 'Non c’è nessuna carta da pescare.',
  'event.friendCame': `L’Amico è ${CARD}.`,
  'event.cleared': `Con {total}, il giocatore {player} supera l’Incontro: ${CARD}.`,
  'event.cleared.you': `Con {total}, superi l’Incontro: ${CARD}.`,
  'event.unmoved': `{total} non basta: resta ${CARD}.`,
  'event.tokenWon': 'Il giocatore {player} ha il segnalino.',
  'event.tokenWon.you': 'Hai il segnalino.',
  'event.passed':
    'Il giocatore {player} dà il segnalino al giocatore {other, select, 0 {1} 1 {2} 2 {3} 3 {4} 4 {5} other {6}}.',
  'event.passed.you':
    'Dai il segnalino al giocatore {other, select, 0 {1} 1 {2} 2 {3} 3 {4} 4 {5} other {6}}.',
  'event.mired': 'Il giocatore {player} è bloccato e non può muoversi.',
  'event.mired.you': 'Non hai via d’uscita e non puoi muoverti.',
  'event.walked': 'Il giocatore {player} va a {cell}.',
  'event.walked.you': 'Vai a {cell}.',
  'event.stayed': 'Il giocatore {player} resta dov’è.',
  'event.stayed.you': 'Resti dove sei.',
  'event.jokersGone': 'Il Jolly se ne va. Si torna al mistero!',
  'event.delivered':
    'Il giocatore {player} porta a casa un segnalino. {number, plural, one {È il primo!} other {Adesso sono #!}}',
  'event.delivered.you':
    'Porti a casa un segnalino. {number, plural, one {È il primo!} other {Adesso sono #!}}',
  'event.clue': `La nuova Carta Indizio è ${CARD}.`,
  'event.owed': 'La prossima Carta Indizio deve aspettare.',
  'event.lastErrand':
    'Non ci sono più tessere da pescare. {turns} turni per portare a casa l’ultimo segnalino!',
  'event.won': 'L’ultimo segnalino è a casa. Avete vinto!',
  'event.boxed': 'Ognuno ha due o più tessere in attesa. Avete perso.',
  'event.allMired': 'Tutti sono bloccati e nessuno può liberarsi. Avete perso.',
  'event.cold': 'Non ci sono più tessere da pescare, quindi niente più Incontri. Avete perso.',
  'event.errandOver': 'Il tempo per l’ultimo segnalino è finito. Avete perso.',
} satisfies Catalogue;
