import type { Catalogue } from '@glade/engine';

/** Why something is not allowed. */
export const refusals = {
  'refusal.over': 'La partita è finita. Cominciane una nuova.',
  'refusal.rollFirst': 'Non ancora: prima tira i dadi.',
  'refusal.noRoll': 'Niente dadi adesso: prima fai qualcosa con le tue unità.',
  'refusal.notYourTurn': 'Non tocca a te: aspetta.',
  'refusal.noSuchRoll': 'Un dado mostra un numero da 1 a 6. Controlla il numero.',
  'refusal.notThere': 'Quella casella non è sulla mappa. Scegli un’altra casella.',
  'refusal.onlySoldiers': 'Solo i Soldati possono attaccare insieme. Scegli solo Soldati.',
  'refusal.notBeside': 'Non tutti questi Soldati toccano quel nemico. Scegli Soldati lì accanto.',
  'refusal.mustFight':
    'Non puoi ancora finire la Fase Combattimento. Prima risolvi lo scontro che resta.',
  'refusal.otherStep': 'Non adesso: prima finisci quello che stai facendo.',
  'refusal.movementOver': 'In questo turno il movimento è finito. Ora si combatte.',
  'refusal.combatLater':
    'Ora combattono solo i Maghi. Vai accanto al nemico: lo attacchi nella fase dopo.',
  'refusal.noSuchUnit': 'Sulla mappa questa unità non c’è. Controlla il nome.',
  'refusal.nobodyInHand': 'Lì non c’è nulla da fare. Scegli prima una tua unità.',
  'refusal.notYours': 'L’unità in {place} non è tua. Scegline una tua.',
  'refusal.notHereYet': 'Questa unità non è ancora arrivata. Scegli un’altra unità.',
  'refusal.offTheMap': 'Questa unità non è più sulla mappa. Scegli un’altra unità.',
  'refusal.notAnEnemy': 'L’unità in {place} è tua. Scegli un nemico.',
  'refusal.pushedSafe':
    'La magia lenta ha spinto l’unità in {place}: in questo turno è al sicuro. Scegli un altro nemico.',
  'refusal.shielded':
    '{beside, select, 1 {L’unità in {place} è al sicuro: accanto c’è {side, select, 0 {il Principe} other {la Principessa}}.} other {L’unità in {place} era accanto al suo capo. È al sicuro fino alla fine della fase.}} Scegli un altro nemico.',
  'refusal.hasMoved': 'L’unità in {place} si è già mossa in questo turno. Scegli un’altra unità.',
  'refusal.standsThere': 'Per Glade l’unità è già in {place}. Scegli un’altra unità.',
  'refusal.placedAlready':
    'In questo turno hai già detto che l’unità è in {place}. Per cambiarlo, usa «Annulla» o «Correggi una mossa».',
  'refusal.stillThere': 'Per Glade in {place} c’è ancora un’unità. Di’ prima dov’è quell’unità.',
  'refusal.stays': 'L’unità è già in {place}. Scegli un’altra casella.',
  'refusal.occupied': 'In {place} c’è già qualcuno. Scegli un’altra casella.',
  'refusal.tooHard': 'L’unità non ha abbastanza punti per {place}. Scegli un’altra casella.',
  'refusal.tooFar':
    '{beyond, select, 1 {{place} è a {distance} caselle. {type, select, 0 {Il Soldato} 1 {Il Pegaso} 2 {Il Mago} other {{side, select, 0 {Il Principe} other {La Principessa}}}} può farne solo {points}.} other {Arrivare in {place} costa troppi punti.}} Scegli un’altra casella.',
  'refusal.notWaiting': 'Questa unità non sta aspettando di entrare. Scegli un’altra unità.',
  'refusal.tooEarly': 'Questa unità arriva nel turno {turn}. Fino ad allora scegli un’altra unità.',
  'refusal.noEntry': 'Questa unità non può entrare da lì. Scegli una casella del suo ingresso.',
  'refusal.noExit': '{place} non è un’uscita. Scegli un’unità che sta su un’uscita.',
  'refusal.noSlowMagic': 'In questa partita non c’è la magia lenta. Lancia un incantesimo veloce.',
  'refusal.notAMage': 'L’unità in {place} non è un Mago. Scegli un Mago.',
  'refusal.hasCast':
    'Il Mago in {place} ha già lanciato un incantesimo in questo turno. Scegli un’altra unità.',
  'refusal.mageMoved':
    'Il Mago in {place} si è mosso, quindi in questo turno non lancia incantesimi. Nel prossimo turno prima lancia l’incantesimo, poi muovilo.',
  'refusal.outOfRange':
    'Il bersaglio è a {distance} caselle. L’incantesimo arriva a {range}. Scegli un nemico più vicino.',
  'refusal.noLine':
    'Dal Mago in {from} al bersaglio in {to} non c’è una linea libera. Scegli un altro nemico.',
  'refusal.notStraight': 'Le unità in {places} non sono in linea retta. Scegli un altro nemico.',
  'refusal.hidden': 'Il bosco nasconde l’unità in {place}. Scegli un altro nemico.',
  'refusal.blocked':
    'L’unità non può arrivare in {place}: c’è qualcuno in mezzo. Scegli un’altra casella.',
  'refusal.riddleFirst': 'Non ancora: prima pesca il prossimo indovinello.',
  'refusal.answerFirst': 'Prima rispondi a questo indovinello.',
  'refusal.noRoute':
    'Dal Mago in {from} al bersaglio in {to} non c’è un tragitto libero. Scegli un altro nemico.',
  'refusal.tooNear':
    'Il nemico in {to} è troppo vicino per un incantesimo. Scegli un altro nemico.',
  'refusal.landFirst': 'Prima scegli dove finisce l’unità in {place}.',
  'refusal.landTwo':
    'L’unità non può finire in {place}. Scegli una casella a distanza 2, con una casella della mappa in mezzo.',
  'refusal.landDanger': '{place} è accanto a un tuo Soldato o Pegaso. Spingi il nemico altrove.',
  'refusal.leadersNeverAttack':
    'L’unità in {place} è un capo, e i capi non attaccano mai. Scegli un’altra unità.',
  'refusal.magesNeverTouch':
    'L’unità in {place} è un Mago. I Maghi attaccano solo con gli incantesimi: lanciane uno, o scegli un’altra unità.',
  'refusal.otherType': 'L’unità in {place} non attacca così. Scegli un altro attacco.',
  'refusal.useDice': 'Qui i Soldati combattono con i dadi: scegli lo scontro, poi tira.',
  'refusal.noDice': 'Qui i Soldati combattono senza dadi. Colpisci con uno, o attacca con tre.',
  'refusal.hasFought': 'L’unità in {place} ha già attaccato in questa fase. Scegli un’altra unità.',
  'refusal.noContact':
    'Le unità in {places} non sono a contatto. Scegli un nemico accanto alla tua.',
  'refusal.needsThree':
    'Contro il Soldato in {place} servono esattamente tre Soldati. Scegline tre lì accanto.',
  'refusal.hardGround':
    'Bosco, fiume o pendio proteggono dal Pegaso l’unità in {to}. Attaccala con i Soldati.',
  'refusal.oneIsEnough': 'Contro l’unità in {place} basta un Soldato. Attaccala con uno solo.',
  'refusal.foughtAlready':
    'Contro l’unità in {place} c’è già stato uno scontro in questa fase. Scegli un altro nemico.',
  'refusal.notReady': 'Scegli Soldati accanto a {place} che non hanno ancora attaccato.',
  'refusal.notInFight': 'Quel Soldato non era in questo scontro. Scegline uno che c’era.',
  'refusal.loseFirst': 'Prima scegli quale Soldato colpire.',
  'refusal.noSuchAnswer': 'Rispondi Soldato, Pegaso, Mago o capo.',
  'refusal.noSuchPhrase': 'Quell’indovinello adesso non si può pescare. Pescane un altro.',
} satisfies Catalogue;
