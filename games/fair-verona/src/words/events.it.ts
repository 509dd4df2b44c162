import type { Catalogue } from '@glade/engine';
import { TILES } from '../rules/tiles/tiles.ts';

const NAMES: Readonly<Record<string, string>> = {
  abbey: 'Monastero',
  'abbey-lane': 'Monastero con una strada',
  'full-city': 'Città Vecchia',
  'city-3-pennant': 'Città su tre lati, con stemma',
  'city-3': 'Città su tre lati',
  'city-3-gate-pennant': 'Città con una porta, con stemma',
  'city-3-gate': 'Città con una porta',
  'city-corner-pennant': 'Angolo di città, con stemma',
  'city-corner': 'Angolo di città',
  'city-corner-road-pennant': 'Angolo di città e strada, con stemma',
  'city-corner-road': 'Angolo di città e strada',
  'city-band-pennant': 'Città da un lato all’altro, con stemma',
  'city-band': 'Città da un lato all’altro',
  'two-caps-corner': 'Due bordi di città vicini',
  'two-caps-opposite': 'Due bordi di città opposti',
  cap: 'Bordo di città',
  'cap-road-east': 'Bordo di città, strada che gira a destra',
  'cap-road-west': 'Bordo di città, strada che gira a sinistra',
  'cap-fork': 'Bordo di città e tre strade',
  'cap-road-across': 'Bordo di città e strada dritta',
  'road-straight': 'Strada dritta',
  'road-bend': 'Curva',
  'road-fork': 'Tre strade',
  'road-cross': 'Incrocio',
  spring: 'Sorgente',
  lake: 'Lago',
  'river-straight': 'Fiume dritto',
  'river-bend': 'Curva del fiume',
  'river-two-caps': 'Fiume fra due città',
  'river-cap-bridge': 'Fiume con un ponte verso la porta della città',
  'river-abbey-bridge': 'Fiume con un ponte verso il monastero',
  'river-road-bridge': 'Fiume con il ponte di una strada',
  'river-bend-city': 'Curva del fiume e angolo di città',
  'river-bend-road': 'Curva del fiume e curva della strada',
};

const TILE = `{type, select, ${TILES.map(({ name }, type) => `${type} {${NAMES[name]}}`).join(' ')} other {?}}`;

const SUITS = ['picche', 'fiori', 'quadri', 'cuori'];
const RANKS = [
  'il 2',
  'il 3',
  'il 4',
  'il 5',
  'il 6',
  'il 7',
  'l’8',
  'il 9',
  'il 10',
  'il fante',
  'la regina',
  'il re',
  'l’asso',
];

const CARD = `{card, select, ${SUITS.flatMap((suit, s) =>
  RANKS.map((rank, r) => `${s * RANKS.length + r} {${rank} di ${suit}}`),
).join(' ')} other {un Jolly}}`;

const NORTH = '{northward, select, yes {nord} other {sud}} {up}';
const EAST = '{eastward, select, yes {est} other {ovest}} {aside}';
const STEP =
  '{step, select, source {scegli una tessera} place {posa la tessera} clear {supera gli Incontri} pass {di’ chi tiene il segnalino} other {muovi}}';
const PLACE = `{kind, select, home {casa} up {${NORTH}} aside {${EAST}} other {${NORTH}, ${EAST}}}{bank, select, b {, sponda b} other {}}`;

/** Quel che si racconta di una partita, e perché qualcosa non si può fare; con i nomi di carte e tessere. */
export const said = {
  tile: TILE,
  card: '{rank, select, 0 {Jolly} other {{rank, select, 14 {asso} 13 {re} 12 {regina} 11 {fante} other {{rank}}} di {suit, select, 0 {picche} 1 {fiori} 2 {quadri} other {cuori}}}}',
  place: PLACE,
  'place.spoken': PLACE,

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

  'refusal.over': 'La partita è finita.',
  'refusal.rollFirst': 'Prima si pesca una carta o una tessera.',
  'refusal.noRoll': 'Adesso non si pesca niente.',
  'refusal.notYourTurn': 'Tocca a qualcun altro.',
  'refusal.notThere': 'Qui non c’è niente del genere.',
  'refusal.otherStep': `Adesso ${STEP}.`,
  'refusal.noSuchTile': 'Questa tessera non esiste.',
  'refusal.noneLeft': `Di queste non ce n’è più da pescare: ${TILE}.`,
  'refusal.riverFirst': 'Prima viene il Fiume.',
  'refusal.lakeLast': 'La Sorgente viene per prima e il Lago per ultimo.',
  'refusal.noSuchCard': 'Questa carta non esiste.',
  'refusal.noJokerYet': 'Metti da parte il Jolly e dai un’altra carta.',
  'refusal.cardElsewhere': `Non può essere ${CARD}: quella carta è altrove.`,
  'refusal.nothingToDraw': 'Non ci sono più tessere da pescare.',
  'refusal.noSuchPlayer': 'Questo giocatore non c’è.',
  'refusal.notYours': 'Puoi posare solo le tue tessere in attesa.',
  'refusal.notUnused': `Questa non è tra le tessere in attesa: ${TILE}.`,
  'refusal.cannotPlace': `Non entra da nessuna parte intorno al tuo omino: ${TILE}.`,
  'refusal.lakeWaits':
    'Il Lago si posa quando sulla mappa ci sono le altre undici tessere del Fiume.',
  'refusal.riverClosed': 'Il Fiume non può più continuare: dov’era aperto adesso è chiuso.',
  'refusal.endTooFar': 'Il Fiume è aperto qui: {place}. Non è accanto alla tessera del tuo omino.',
  'refusal.unfitEnd': `Non entra dove il Fiume è aperto: ${TILE}.`,
  'refusal.occupied': 'Lì c’è già una tessera: {place}.',
  'refusal.sameLook': 'Girata così sembra uguale a prima.',
  'refusal.tooFar': '{place} non è accanto alla tessera del tuo omino.',
  'refusal.notAtEnd': 'Una tessera del Fiume va dove il Fiume è aperto.',
  'refusal.noSide': 'Deve avere un lato in comune con una tessera.',
  'refusal.mismatch':
    'Lì i lati non combaciano ({place}): {mine, select, 0 {un prato} 1 {una strada} 2 {una città} other {l’acqua}} toccherebbe {theirs, select, 0 {un prato} 1 {una strada} 2 {una città} other {l’acqua}}.',
  'refusal.outlet': 'L’acqua della Sorgente deve andare verso un posto accanto alla Città Vecchia.',
  'refusal.turnsBack': 'Il Fiume non può girare subito di nuovo dalla stessa parte.',
  'refusal.bendsAlike': 'Ogni curva del Fiume deve girare al contrario della curva prima.',
  'refusal.tokenElsewhere': 'Il segnalino può solo passare da te a un altro, o da un altro a te.',
  'refusal.notTogether': 'Il giocatore {player} non è sulla stessa tessera.',
  'refusal.noTile': 'Lì non c’è nessuna tessera: {place}.',
  'refusal.noSuchBank': 'Quella tessera ha una sponda sola.',
  'refusal.whichBank':
    'Puoi andare su tutte e due le sponde di quella tessera. Di’ quale: aggiungi /a o /b, o per esempio sponda ovest.',
  'refusal.outOfReach': 'Nessuna via porta a {place} in una mossa.',
  'refusal.noSuchEncounter': 'Qui nessuno ha quell’Incontro.',
  'refusal.ownOnly': 'Puoi superare solo i tuoi Incontri.',
  'refusal.ledAlready': 'In questo turno hai già provato un Incontro di un altro.',
  'refusal.mustHelp': 'Se guidi tu, aiuti anche tu.',
  'refusal.ownerHelps': 'Il giocatore che ha l’Incontro conta sempre.',
  'refusal.helpedAlready': 'Il giocatore {player} ha già aiutato in questo turno.',
  'refusal.tooWeak': `{total} non è più di {rank}: resta ${CARD}.`,
  'refusal.notTheirFriend': 'Quell’Amico adesso non si può chiamare.',
  'refusal.noFriend': 'Non c’è nessun Amico da chiamare.',
  'refusal.friendNotNeeded': 'Ce la fai senza Amico: {total} è più di {rank}.',
  'refusal.triedAlready': `In questo turno un Amico ha già provato contro questa carta: ${CARD}.`,
  'refusal.friendTooWeak': 'Nemmeno il migliore degli Amici basterebbe: {total} contro {rank}.',

  'problem.position.section': 'Non riesco a leggere questa parte della posizione: {text}',
} satisfies Catalogue;
