import type { Catalogue } from '@glade/engine';
import problems from './problems.it.ts';

const PIECE =
  '{piece, select, 0 {Un Soldato azzurro} 1 {Un Pegaso azzurro} 2 {Un Mago azzurro} 3 {Il Principe} 4 {Un Soldato rosa} 5 {Un Pegaso rosa} 6 {Un Mago rosa} other {La Principessa}}';
const SIDE = '{player, select, 1 {Azzurro} other {Rosa}}';
const TO_SIDE = '{player, select, 1 {all’azzurro} other {al rosa}}';
const TYPE =
  '{type, select, 0 {il Soldato} 1 {il Pegaso} 2 {il Mago} other {il Principe o la Principessa}}';

/** What is told of a match, and why something is not allowed. */
const said = {
  ...Object.fromEntries(
    [
      'leaderLoss',
      'pegasusLimits',
      'roads',
      'wounded',
      'slowMagic',
      'princeHeals',
      'soldierDice',
      'obstacles',
      'lineOfSight',
    ].map((name) => [`option.${name}.scenario`, 'come dice lo scenario'] as const),
  ),

  place: '{column}{row}',
  'place.spoken': '{column} {row}',
  'option.mode': 'A che cosa giocate',
  'option.mode.battle': 'alla battaglia',
  'option.mode.guess': 'a indovina l’unità',
  'option.mode.about': 'L’indovinello aiuta i più piccoli a conoscere le unità.',
  'outcome.child': 'Conosci bene le tue unità: vince chi indovina!',
  'outcome.adult': 'L’adulto ha più unità. Riprova!',
  'outcome.tie': 'Avete lo stesso numero di unità: pareggio.',
  'throw.phrase': 'Pesca un indovinello',
  'event.turn': `Tocca ${TO_SIDE}. Turno {turn}.`,
  'event.combat': `${SIDE}: Fase Combattimento.`,
  'event.moved': `${PIECE} va da {fromcell} a {cell}.`,
  'event.allPoints': 'Spende tutta la sua mossa per entrare in {cell}.',
  'event.intoWoods': 'Nel bosco: costa 2 punti.',
  'event.outOfWoods': 'Uscire dal bosco non costa nulla in più.',
  'event.intoRiver': 'Nel fiume: costa 2 punti.',
  'event.slope': 'Su o giù per il pendio: costa 2 punti.',
  'event.byRoad': 'Tutto su strada, con un punto in più.',
  'event.entered': `${PIECE} arriva in {cell}.`,
  'event.exited': `${PIECE} lascia la mappa da {cell}.`,
  'event.healed': `${PIECE} in {cell} è di nuovo in salute.`,
  'event.cast':
    'Un incantesimo da {fromcell} verso {cell}: {distance, plural, one {una casella} other {# caselle}}.',
  'event.castSlow':
    'Magia lenta da {fromcell} verso {cell}: {distance, plural, one {una casella} other {# caselle}}.',
  'event.route':
    'Una via libera di {distance, plural, one {una casella} other {# caselle}} porta fin lì.',
  'event.line': 'La linea è libera: {distance, plural, one {una casella} other {# caselle}}.',
  'event.hit': '{roll} per una distanza di {distance}: colpito in {cell}!',
  'event.missed': '{roll} per una distanza di {distance}: mancato.',
  'event.slowHit': '{roll} per una distanza di {distance}: la magia lenta colpisce in {cell}!',
  'event.slowMissed': '{roll} per una distanza di {distance}: mancato.',
  'event.landed': `Spinta: ${PIECE} finisce da {fromcell} in {cell}.`,
  'event.stuck': `${PIECE} in {cell} non ha dove finire e resta lì.`,
  'event.charged': 'Il Pegaso in {fromcell} carica verso {cell}!',
  'event.struck': 'Il Soldato in {fromcell} colpisce in {cell}!',
  'event.surrounded': 'Tre Soldati circondano {cell}!',
  'event.wounded': `Una ferita in {cell}: ${PIECE}.`,
  'event.eliminated': `Fuori dal gioco in {cell}: ${PIECE}.`,
  'event.exposed': `${SIDE}: il capo non è più lì, e non protegge più questi amici.`,
  'event.fight':
    '{soldiers, plural, one {Un Soldato combatte} other {# Soldati combattono}} contro il nemico in {cell}.',
  'event.totals': 'Attacco {attack}, difesa {defence}.',
  'event.fightTied': 'Pareggio in {cell}: non succede nulla.',
  'event.fightWon': 'L’attacco a {cell} riesce!',
  'event.fightLost': 'Chi difende in {cell} vince!',
  'event.nobodyLost': 'Chi ha attaccato {cell} è protetto: nessuno viene sconfitto.',
  'event.taken': `${SIDE} prende {cell}.`,
  'event.held': `${SIDE} resiste da {count, plural, one {un turno} other {# turni}} su {turns}.`,
  'event.done': `${SIDE} ha fatto ciò che chiede lo scenario.`,
  'event.leaderLost':
    '{player, select, 1 {Il Principe è perduto!} other {La Principessa è perduta!}}',
  'event.wiped': 'Dell’esercito {player, select, 1 {azzurro} other {rosa}} non resta nessuno.',
  'event.limit':
    'Era l’ultimo turno. Azzurro: {blue, plural, one {un punto} other {# punti}}. Rosa: {pink}.',
  'event.stopped': 'Dopo il turno {turn} ogni battaglia finisce.',
  'event.right': `Giusto! Era ${TYPE}.`,
  'event.wrong': `No: era ${TYPE}.`,
  'event.counted': 'Chi indovina ne ha {child}, l’adulto {adult}.',
  'refusal.over': 'La partita è finita. Cominciane una nuova.',
  'refusal.rollFirst': 'Non ancora: prima i dadi.',
  'refusal.noRoll': 'Niente dadi adesso: prima fai qualcosa con le tue unità.',
  'refusal.notYourTurn': 'Non tocca a te.',
  'refusal.noSuchRoll': 'Ogni dado va da 1 a 6.',
  'refusal.notThere': 'Quella casella non è sulla mappa.',
  'refusal.notBeside': 'Non tutti questi Soldati sono a contatto con quel nemico.',
  'refusal.mustFight':
    'Non puoi ancora finire la Fase Combattimento: resta uno scontro da risolvere.',
  'refusal.otherStep': 'Adesso non si può.',
  'refusal.movementOver': 'In questo turno il movimento è finito. Ora ci sono gli scontri.',
  'refusal.combatLater':
    'Nella Fase Movimento combattono solo i Maghi. Il contatto conta nella Fase Combattimento.',
  'refusal.noSuchUnit': 'Sulla mappa non c’è questa unità.',
  'refusal.notYours': 'L’unità in {place} non è tua.',
  'refusal.notHereYet': 'Questa unità non è ancora arrivata.',
  'refusal.offTheMap': 'Questa unità non è più sulla mappa.',
  'refusal.notAnEnemy': 'L’unità in {place} è tua.',
  'refusal.pushedSafe':
    'La magia lenta ha spinto l’unità in {place}: in questo turno nessuno può batterla.',
  'refusal.shielded': 'L’unità in {place} è a contatto con il suo capo, quindi è invulnerabile.',
  'refusal.hasMoved': 'L’unità in {place} si è già mossa in questo turno.',
  'refusal.stays': 'L’unità è già in {place}.',
  'refusal.occupied': 'In {place} c’è già qualcuno.',
  'refusal.tooHard': 'L’unità non ha abbastanza punti per {place}.',
  'refusal.tooFar': '{place} è troppo lontano per questa unità.',
  'refusal.notWaiting': 'Questa unità non è un rinforzo che aspetta.',
  'refusal.tooEarly': 'Questa unità arriva nel turno {turn}.',
  'refusal.noEntry': 'Da quella casella questa unità non può entrare.',
  'refusal.noExit': '{place} non è un’uscita.',
  'refusal.noSlowMagic': 'Giocate senza magia lenta.',
  'refusal.notAMage': 'L’unità in {place} non è un Mago.',
  'refusal.hasCast': 'Il Mago in {place} ha già lanciato un incantesimo in questo turno.',
  'refusal.mageMoved':
    'Il Mago in {place} si è mosso, quindi in questo turno non lancia incantesimi.',
  'refusal.outOfRange': 'Ci sono {distance} caselle; l’incantesimo arriva a {range}.',
  'refusal.noLine': 'Qualcosa è in mezzo tra {places}.',
  'refusal.noRoute': 'Nessuna via libera porta dal Mago al bersaglio: {places}.',
  'refusal.tooNear': 'Troppo vicino per un incantesimo: {places}.',
  'refusal.landFirst': 'Prima scegli dove finisce l’unità in {place}.',
  'refusal.landTwo':
    'L’unità non può finire in {place}: deve andare a due caselle, con una casella della mappa in mezzo.',
  'refusal.landDanger': '{place} è accanto a un tuo Soldato o Pegaso. Spingila altrove.',
  'refusal.leadersNeverAttack': 'L’unità in {place} è un capo, e i capi non attaccano mai.',
  'refusal.magesNeverTouch': 'L’unità in {place} è un Mago. I Maghi non fanno nulla per contatto.',
  'refusal.otherType': 'L’unità in {place} non attacca così.',
  'refusal.useDice': 'Giocate i Soldati con i dadi: combatti e tira.',
  'refusal.noDice': 'Giocate i Soldati senza dadi.',
  'refusal.hasFought': 'L’unità in {place} ha già attaccato in questa fase.',
  'refusal.noContact': 'Queste due non sono a contatto: {places}.',
  'refusal.needsThree': 'Contro il Soldato in {place} servono tre Soldati, né più né meno.',
  'refusal.hardGround': 'Bosco, fiume o pendio proteggono quell’unità dal Pegaso: {places}.',
  'refusal.oneIsEnough': 'Contro l’unità in {place} basta un Soldato.',
  'refusal.foughtAlready': 'Contro l’unità in {place} c’è già stato uno scontro in questa fase.',
  'refusal.notReady': 'Scegli Soldati accanto a {place} che non hanno ancora attaccato.',
  'refusal.notInFight': 'Quel Soldato non era in questo scontro.',
  'refusal.loseFirst': 'Prima scegli quale Soldato è battuto.',
  'refusal.noSuchAnswer': 'Rispondi Soldato, Pegaso, Mago o capo.',
  'refusal.noSuchPhrase': 'Quell’indovinello adesso non si può pescare.',
  'problem.position.head': 'Una posizione comincia come “move turn 1 blue:”. Questa no: “{text}”.',
  'problem.position.unit':
    'Scrivi ogni unità come “B-S1=C5”, o “B-S1=C5/w” se è ferita. Questo non si legge: “{text}”.',
  'problem.position.section': 'Questa parte della posizione non si legge: “{text}”.',
  'problem.position.impossible': 'Questa posizione non può esserci: “{text}”.',
  ...problems,
} satisfies Catalogue;

export default said;
