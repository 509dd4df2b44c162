import type { Catalogue } from '@glade/engine';
import { CARD, TILE } from './names.it.ts';

const STEP =
  '{step, select, source {scegli una tessera} place {posa la tessera} clear {supera gli Incontri} pass {di’ chi tiene il segnalino} other {muovi}}';

/** Perché qualcosa non è permesso. */
export const refusals = {
  'refusal.over': 'La partita è finita. Cominciatene una nuova.',
  'refusal.rollFirst': 'Prima pesca una carta o una tessera.',
  'refusal.noRoll': 'Adesso non c’è niente da pescare.',
  'refusal.notYourTurn': 'Tocca a qualcun altro.',
  'refusal.notThere': 'Qui non si può fare. Scegli un’altra mossa.',
  'refusal.otherStep': `Adesso ${STEP}.`,
  'refusal.noSuchTile': 'Questa tessera non esiste.',
  'refusal.noneLeft': `${TILE}. Di queste non ce n’è più da pescare.`,
  'refusal.riverFirst': 'Prima viene il Fiume.',
  'refusal.lakeLast': 'La Sorgente viene per prima e il Lago per ultimo.',
  'refusal.noSuchCard': 'Questa carta non esiste.',
  'refusal.noJokerYet': 'Metti da parte il Jolly e dai un’altra carta.',
  'refusal.cardElsewhere': `Non può essere ${CARD}: quella carta è altrove.`,
  'refusal.nothingToDraw': 'Non ci sono più tessere da pescare.',
  'refusal.noSuchPlayer': 'Questo giocatore non c’è.',
  'refusal.notYours': 'Puoi posare solo le tue tessere in attesa.',
  'refusal.notUnused': `${TILE}. Non è fra le tessere in attesa.`,
  'refusal.cannotPlace': `${TILE}. Non ci sta da nessuna parte intorno al tuo omino.`,
  'refusal.lakeWaits':
    'Il Lago si posa quando sulla mappa ci sono le altre undici tessere del Fiume.',
  'refusal.riverClosed': 'Il Fiume non può più continuare: dov’era aperto adesso è chiuso.',
  'refusal.endTooFar': 'Il Fiume è aperto qui: {place}. Non è accanto alla tessera del tuo omino.',
  'refusal.unfitEnd': `${TILE}. Non ci sta dove il Fiume è aperto.`,
  'refusal.occupied': 'Lì c’è già una tessera. Scegli un altro posto.',
  'refusal.sameLook': 'Girata così sembra uguale a prima.',
  'refusal.tooFar': 'Troppo lontano: {place} non è accanto alla tessera del tuo omino.',
  'refusal.notAtEnd': 'Una tessera del Fiume va dove il Fiume è aperto.',
  'refusal.noSide': 'La tessera deve avere un lato in comune con un’altra.',
  'refusal.mismatch':
    'Lì no ({place}): {mine, select, 0 {un prato} 1 {una strada} 2 {una città} other {l’acqua}} toccherebbe {theirs, select, 0 {un prato} 1 {una strada} 2 {una città} other {l’acqua}}.',
  'refusal.outlet': 'L’acqua della Sorgente deve andare verso un posto accanto alla Città Vecchia.',
  'refusal.turnsBack': 'Il Fiume non può girare subito di nuovo dalla stessa parte.',
  'refusal.bendsAlike': 'Ogni curva del Fiume deve girare al contrario della curva prima.',
  'refusal.tokenElsewhere': 'Il segnalino passa solo da te a un altro, o da un altro a te.',
  'refusal.notTogether': '{player, seat} non è sulla stessa tessera.',
  'refusal.notTogether.you': 'Non sei sulla stessa tessera.',
  'refusal.noTile': 'Lì non c’è nessuna tessera: {place}.',
  'refusal.noSuchBank': 'Quella tessera ha una sponda sola.',
  'refusal.whichBank':
    'Puoi andare su tutte e due le sponde di quella tessera. Di’ quale: aggiungi /a o /b, o per esempio sponda ovest.',
  'refusal.outOfReach': 'Nessuna via porta qui in una mossa: {place}.',
  'refusal.noSuchEncounter': 'Qui nessuno ha quell’Incontro.',
  'refusal.ownOnly': 'Puoi superare solo i tuoi Incontri.',
  'refusal.ledAlready': 'In questo turno hai già provato un Incontro di un altro.',
  'refusal.mustHelp': 'Il tentativo è tuo, quindi aiuti anche tu.',
  'refusal.ownerHelps': 'Il giocatore che ha l’Incontro conta sempre.',
  'refusal.helpedAlready': '{player, seat} ha già aiutato in questo turno.',
  'refusal.helpedAlready.you': 'Hai già aiutato in questo turno.',
  'refusal.tooWeak': `{total} non è più di {rank}: resta ${CARD}.`,
  'refusal.notTheirFriend': 'Quell’Amico adesso non si può chiamare.',
  'refusal.noFriend': 'Non c’è nessun Amico da chiamare.',
  'refusal.friendNotNeeded': 'Ce la fai senza Amico: {total} è più di {rank}.',
  'refusal.triedAlready': `In questo turno un Amico ha già provato contro questa carta: ${CARD}.`,
  'refusal.friendTooWeak': 'Nemmeno il migliore degli Amici basterebbe: {total} contro {rank}.',

  'problem.position.section': 'Non riesco a leggere questa parte della posizione: {text}',
} satisfies Catalogue;
