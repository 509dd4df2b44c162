import type { Catalogue } from '@glade/engine';
import { CARD, TILE } from '../names.it.ts';

const STEP =
  '{step, select, source {scegli una tessera} place {posa la tessera} clear {supera gli Incontri} pass {di’ chi tiene il segnalino} other {muovi}}';

/** Perché qualcosa non è permesso. */
export const refusals = {
  'refusal.over': 'La partita è finita. Cominciatene una nuova.',
  'refusal.rollFirst': 'Prima pesca una carta o una tessera.',
  'refusal.noRoll': 'Adesso non c’è niente da pescare. Fai la tua mossa.',
  'refusal.notYourTurn': 'Tocca a qualcun altro: aspetta.',
  'refusal.notThere': 'Qui non si può fare. Scegli un’altra mossa.',
  'refusal.otherStep': `Adesso ${STEP}.`,
  'refusal.noSuchTile': 'Questa tessera non esiste. Controlla il nome.',
  'refusal.noneLeft': `${TILE}. Di queste non ce n’è più da pescare. Scegli un’altra tessera.`,
  'refusal.riverFirst': 'Prima viene il Fiume. Scegli una tessera del Fiume.',
  'refusal.lakeLast':
    'La Sorgente viene per prima e il Lago per ultimo. Scegli un’altra tessera del Fiume.',
  'refusal.noSuchCard': 'Questa carta non esiste. Controlla il nome.',
  'refusal.noJokerYet': 'Metti da parte il Jolly e dai un’altra carta.',
  'refusal.cardElsewhere': `Non può essere ${CARD}: quella carta è altrove. Scegli un’altra carta.`,
  'refusal.nothingToDraw': 'Non ci sono più tessere da pescare. Scegli una tessera in attesa.',
  'refusal.noSuchPlayer': 'Questo giocatore non c’è. Scegline un altro.',
  'refusal.notYours': 'Puoi posare solo le tue tessere in attesa. Scegline una tua.',
  'refusal.notUnused': `${TILE}. Non è fra le tessere in attesa. Scegline una che c’è.`,
  'refusal.cannotPlace': `${TILE}. Non ci sta da nessuna parte intorno al tuo omino. Scegli un’altra tessera.`,
  'refusal.lakeWaits':
    'Il Lago si posa quando sulla mappa ci sono le altre undici tessere del Fiume. Scegline un’altra.',
  'refusal.riverClosed':
    'Il Fiume non può più continuare: dov’era aperto adesso è chiuso. Scegli un’altra tessera.',
  'refusal.endTooFar':
    'Il Fiume è aperto qui: {place}. Non è accanto alla tessera del tuo omino. Scegli un’altra tessera.',
  'refusal.unfitEnd': `${TILE}. Non ci sta dove il Fiume è aperto. Scegli un’altra tessera.`,
  'refusal.occupied': 'Lì c’è già una tessera. Scegli un altro posto.',
  'refusal.sameLook': 'Girata così sembra uguale a prima. Girala in un altro modo.',
  'refusal.tooFar':
    'Troppo lontano: {place} non è accanto alla tessera del tuo omino. Scegli un posto lì accanto.',
  'refusal.notAtEnd': 'Una tessera del Fiume va dove il Fiume è aperto. Scegli il posto lì.',
  'refusal.noSide': 'La tessera deve avere un lato in comune con un’altra. Scegli un altro posto.',
  'refusal.mismatch':
    'Lì no ({place}): {mine, select, 0 {un prato} 1 {una strada} 2 {una città} other {l’acqua}} toccherebbe {theirs, select, 0 {un prato} 1 {una strada} 2 {una città} other {l’acqua}}. {turns, select, 0 {Girarla non serve: scegli un altro posto.} other {Gira la tessera, o scegli un altro posto.}}',
  'refusal.outlet':
    'L’acqua della Sorgente deve andare verso un posto accanto alla Città Vecchia. Gira la tessera in un altro modo.',
  'refusal.turnsBack':
    'Il Fiume non può girare subito di nuovo dalla stessa parte. Gira la tessera in un altro modo.',
  'refusal.bendsAlike':
    'Ogni curva del Fiume deve girare al contrario della curva prima. Gira la tessera in un altro modo.',
  'refusal.tokenElsewhere':
    'Il segnalino passa solo da te a un altro, o da un altro a te. Scegli uno di questi passaggi.',
  'refusal.notTogether':
    '{player, seat} non è sulla stessa tessera. Scegli un giocatore che è con te.',
  'refusal.notTogether.you': 'Non sei sulla stessa tessera. Scegli un giocatore che c’è.',
  'refusal.noTile': 'Lì non c’è nessuna tessera: {place}. Scegli un posto con una tessera.',
  'refusal.noSuchBank': 'Quella tessera ha una sponda sola. Scrivi il posto senza la sponda.',
  'refusal.whichBank':
    'Puoi andare su tutte e due le sponde di quella tessera. Di’ quale: aggiungi /a o /b, o per esempio sponda ovest.',
  'refusal.outOfReach': 'Nessuna via porta qui in una mossa: {place}. Scegli un posto più vicino.',
  'refusal.noSuchEncounter': 'Qui nessuno ha quell’Incontro. Scegli un altro Incontro.',
  'refusal.ownOnly': 'Puoi superare solo i tuoi Incontri. Scegline uno tuo.',
  'refusal.ledAlready':
    'In questo turno hai già provato un Incontro di un altro. Scegline uno tuo.',
  'refusal.mustHelp': 'Il tentativo è tuo, quindi aiuti anche tu. Aggiungiti.',
  'refusal.ownerHelps': 'Il giocatore che ha l’Incontro conta sempre. Aggiungilo.',
  'refusal.helpedAlready': '{player, seat} ha già aiutato in questo turno. Scegli un altro aiuto.',
  'refusal.helpedAlready.you': 'Hai già aiutato in questo turno. Scegli un altro aiuto.',
  'refusal.tooWeak': `{total} non è più di {rank}: resta ${CARD}. Cerca altro aiuto.`,
  'refusal.notTheirFriend': 'Quell’Amico adesso non si può chiamare. Scegli un altro Amico.',
  'refusal.noFriend': 'Non c’è nessun Amico da chiamare. Prova senza.',
  'refusal.friendNotNeeded': 'Ce la fai senza Amico: {total} è più di {rank}. Prova senza.',
  'refusal.triedAlready': `In questo turno un Amico ha già provato contro questa carta: ${CARD}. Prova senza Amico.`,
  'refusal.friendTooWeak':
    'Nemmeno il migliore degli Amici basterebbe: {total} contro {rank}. Cerca altro aiuto.',

  'problem.position.section': 'Non riesco a leggere questa parte della posizione: {text}',
} satisfies Catalogue;
