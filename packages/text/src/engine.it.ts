import type { Catalogue } from './catalogue.ts';

/** The same problems in Italian. */
export const it: Catalogue = {
  'place.many': '{n} posti',
  'problem.options.shape': 'Scrivi le opzioni una per una, ognuna come nome=valore.',
  'problem.options.none': 'Questo gioco non ha opzioni: «{name}» non si può scegliere.',
  'problem.options.unknown': 'L’opzione «{name}» non esiste. Scegli tra: {names}.',
  'problem.options.value': '«{value}» non è un valore dell’opzione «{name}». Scegli tra: {values}.',
  'problem.options.needs':
    'L’opzione «{name}» può essere «{value}» solo se «{other}» ha uno di questi valori: {values}.',

  'problem.link.big': 'Questo link è troppo lungo per essere una partita. Chiedilo di nuovo.',
  'problem.link.format': 'Questo non è il link di una partita. Copia di nuovo tutto il link.',
  'problem.link.old':
    'Questo browser è troppo vecchio per aprire i link. Aggiornalo, o apri il link su un altro dispositivo.',
  'problem.link.damaged': 'Questo link è rovinato. Copia di nuovo tutto il link.',
  'problem.record.title':
    'Questa non è una partita. Glade apre il link di una partita o il testo di una partita salvata: copialo per intero e riprova.',
  'problem.record.address':
    'Questo è un indirizzo, ma non contiene una partita. Copia tutto il link di una partita, o incolla il testo di una partita salvata.',
  'problem.record.cut':
    'Manca l’inizio di questa partita. Copiala di nuovo dalla prima riga, «{title}».',
  'problem.record.json':
    'Questa non è una partita ma un file di un altro tipo (JSON). Uno scenario tuo si apre nell’editor del suo gioco. Qui si apre una partita, dal link o dal testo.',
  'problem.record.long':
    'Riga {line} del verbale: «{found}» è troppo lungo. Scrivi al massimo {limit, number} caratteri.',
  'problem.record.big':
    'Questo verbale è troppo lungo: usane uno di al massimo {limit, number} caratteri.',
  'problem.record.field':
    'La riga {line} del verbale, «{found}», non è un’intestazione: scrivila come «Nome: valore».',
  'problem.record.unknown':
    'Riga {line} del verbale: l’intestazione «{found}» non esiste. Usa solo {names}.',
  'problem.record.twice':
    'Riga {line} del verbale: «{found}» c’è già. Tieni una sola delle due righe.',
  'problem.record.players':
    '{seats, plural, one {Questa partita è per # giocatore} other {Questa partita è per # giocatori}}, e il verbale ne nomina {found}: correggi la riga «Players:».',
  'problem.record.name':
    'Il verbale nomina un giocatore «{found}», che non va bene: scrivi da 1 a 40 caratteri visibili, senza virgole.',
  'problem.record.seed':
    'Il seme del verbale, «{found}», non va bene: scrivi da 1 a 500 caratteri visibili dopo «Seed:», o togli la riga.',
  'problem.record.game':
    'Il verbale è di un gioco chiamato «{game}», che qui non c’è: controlla la riga «Game:».',
  'problem.record.version':
    'Questa partita di «{game}» segue la versione {found} delle regole. Questo Glade le conosce fino alla {known}. Ricarica la pagina o prendi l’ultimo Glade, poi aprila.',
  'problem.record.older':
    'Questa partita è stata giocata con la versione {found} delle regole di «{game}». Ora le regole sono alla versione {known}, e la partita andrebbe diversamente. Niente è perso: salva una copia e aprila con Glade {release}.',
  'problem.record.dice': 'Il verbale dice «Dice: {found}»: scrivi «virtual» o «entered».',
  'problem.record.entry':
    'Riga {line} del verbale: «{entry}» non si capisce. Correggila o taglia lì il verbale.',
  'problem.record.seat':
    'Riga {line} del verbale: «{entry}» è di un posto che non è di turno. Correggi il numero dopo la P.',
  'problem.record.illegal':
    'Riga {line} del verbale: «{entry}» è contro le regole ({clause}). Correggila o taglia lì il verbale.',
  'problem.record.after':
    'Riga {line} del verbale: la partita finisce prima di «{entry}». Togli ciò che segue la fine.',

  'problem.notation.entry': '«{text}» non è una mossa. Scrivi una mossa dell’elenco.',
  'problem.notation.long':
    'Per una mossa è troppo lungo: usa al massimo {limit, number} caratteri.',
  'problem.position.long':
    'Per una posizione è troppo lungo: usa al massimo {limit, number} caratteri.',
  'problem.position.head':
    'La posizione comincia con «{text}», che non si capisce. Copiala di nuovo dall’inizio.',
  'problem.position.fields': 'Scrivi ogni campo con i suoi numeri, per esempio: {names}.',
  'problem.position.range': 'In una posizione «{name}» va da {least} a {most}.',
  'problem.position.grid':
    'Il tabellone della posizione, «{text}», non si capisce. Copia di nuovo tutta la riga.',
  'problem.position.impossible':
    'La posizione «{text}» non può presentarsi in questa partita. Controlla che numeri e pezzi vadano d’accordo.',
  'problem.position.players':
    'I giocatori della posizione non si leggono: «{text}». Copia di nuovo tutta la riga.',
  'problem.position.result':
    'Il risultato della posizione non corrisponde al tabellone. Copia di nuovo tutta la riga.',

  'problem.action.number': '«{found}» non è il numero di una mossa. Scegli una mossa dall’elenco.',
  'problem.seat.none': 'A questo tavolo non c’è il giocatore {seat}. Scegline uno che c’è.',
  'problem.seat.bot': 'Il giocatore {seat} è un bot. Lascialo giocare da solo.',
  'problem.seat.other': 'Quel posto è di un’altra persona. Gioca il tuo.',
  'problem.seat.watch': 'Stai guardando questa partita. Possono farlo solo i giocatori.',
  'problem.table.closed': 'Questo tavolo è chiuso. Riapri la partita.',
  'problem.table.intent': 'Il tavolo non sa che cosa farne. Gioca, tira o annulla.',
  'problem.dice.count': '{count, plural, one {Scrivi # dado} other {Scrivi # dadi}}, non {found}.',
  'problem.dice.face': 'Il dado {die} mostra «{found}». Scrivi un numero da 1 a {sides}.',
  'problem.dice.entered': 'In questa partita tiri i tuoi dadi. Scrivi che cosa mostrano.',
  'problem.dice.virtual': 'Questa partita tira i dadi da sola. Usa il comando per tirare.',
  'problem.dice.seed':
    'Questa partita non ha un seme per i dadi, quindi non si possono tirare. Comincia una nuova partita.',
  'problem.dice.none': 'Adesso non c’è niente da tirare. Scegli una mossa.',
  'problem.undo.nothing': 'Non c’è ancora niente di tuo da annullare. Continua a giocare.',
  'problem.undo.dice':
    'Nel frattempo si sono tirati i dadi o si è scoperto qualcosa. Continua da qui.',
  'problem.undo.other': 'Nel frattempo qualcun altro ha giocato. Continua da qui.',
  'problem.correct.entry':
    '{count, plural, =0 {Non avete ancora inserito niente.} one {C’è solo la voce 1: scegli quella.} other {Questa voce non c’è: scegline una da 1 a #.}}',
  'problem.correct.nobody': 'Solo chi gioca questa partita può correggerla.',
  'problem.correct.bots': 'L’ha scelto un bot. Correggi qualcosa che ha inserito una persona.',
  'problem.correct.dice':
    'Questi dadi li ha tirati la partita. Puoi cambiare solo la tua ultima mossa.',
  'problem.correct.other': 'Questa voce non è tua. Scegli un tiro o una tua mossa.',
  'problem.correct.same': 'Nella voce {entry} c’è già scritto così. Inserisci qualcos’altro.',
  'problem.correct.none': 'Nessuno aspetta la tua risposta. Continua a giocare.',
  'problem.correct.over':
    'Con questa correzione la partita continuerebbe, ma ormai avete visto tutto. Lasciala così.',
  'problem.correct.throw': 'Dopo la correzione, a quella voce succede un’altra cosa.',
  'problem.correct.bot': 'Da lì il bot decide di nuovo.',
  'problem.correct.meaning': 'Dopo la correzione, quella mossa avrebbe un altro effetto.',
  'problem.correct.hidden': 'Quello che c’è lì è nascosto.',
  'problem.correct.kept':
    'Non c’è posto per una copia della partita com’era. Quindi non è cambiato niente. Prima togli una vecchia partita.',
  'problem.correct.denied':
    'Qui il browser non salva niente. Non può tenere una copia della partita, quindi non è cambiato niente. Prima permettigli di salvare i dati.',
  'problem.redo.nothing':
    'Non c’è niente da ripetere: dopo l’ultima voce non hai annullato niente.',
  'problem.restore.nothing': 'Non c’è una correzione da annullare: nel frattempo è successo altro.',
  'problem.restore.other':
    'Chiedi a chi ha fatto la correzione: solo chi l’ha fatta può annullarla.',
  'problem.redo.other': 'L’ha annullato qualcun altro: solo quella persona può ripeterlo.',
  'problem.undo.refused':
    'Quel tiro non valeva, quindi non c’è niente da annullare. Annulla ancora per tornare a quello che c’era prima.',
  'problem.hint.turn': 'Chiedi un consiglio quando tocca a te.',
  'problem.hint.stale': 'La partita è andata avanti mentre pensavo al consiglio. Chiedi di nuovo.',
  'problem.bot.none': 'A questo tavolo nessun bot può pensare. Scegli tu una mossa.',
  'problem.bot.fine': 'Il bot non è bloccato. Continua a giocare.',
  'problem.bot.illegal': 'Il bot ha scelto una mossa vietata. Chiediglielo di nuovo.',
  'problem.bot.failed': 'Il bot ha smesso di pensare. Chiediglielo di nuovo.',
  'problem.brain.game': 'Il bot conosce un’altra versione di questo gioco. Ricarica la pagina.',
  'problem.brain.log': 'Il bot non riesce a seguire questa partita. Ricarica la pagina.',
  'problem.sealed.commitment':
    'Il seme non è quello promesso. Chiedi a chi ospita il seme di questa partita.',
  'problem.sealed.promise':
    'Prima della partita il tavolo mostrava un’altra impronta. Quindi qualcuno può avere scelto i dadi dopo. Chiedi a chi gestisce il server.',
  'problem.sealed.secret':
    'La parola segreta non corrisponde all’impronta di questo tavolo. Quindi qualcuno può avere scelto i dadi dopo. Chiedi a chi gestisce il server.',
  'problem.sealed.word':
    'Nei dadi manca la parola di questa pagina. Quindi qualcuno può averli scelti. Chiedi a chi gestisce il server.',
  'problem.sealed.entry':
    'La voce {entry} è «{found}», ma il seme dà «{expected}». Questi dadi non erano quelli promessi.',
};
