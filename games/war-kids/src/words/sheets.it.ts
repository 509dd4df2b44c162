import type { Catalogue } from '@glade/engine';

const UNIT =
  '{type, select, S {Soldato} P {Pegaso} M {Mago} other {{side, select, 0 {Principe} other {Principessa}}}} {side, select, 0 {azzurro} other {rosa}}';
const SIDE = '{side, select, 0 {L’azzurro vince se} 1 {Il rosa vince se} other {Vince chi}}';

/** What stands on the sheets of paper, and what they are called. */
export const sheets: Catalogue = {
  'sheets.group.map': 'La mappa',
  'sheets.group.pieces': 'Pedine',
  'sheets.group.help': 'Da consultare e da spuntare',
  'sheets.group.guess': 'Indovina l’unità',

  'sheets.map': 'La mappa',
  'sheets.map.about':
    'Con caselle grandi quanto serve alle pedine. Ogni unità è disegnata pallida dove comincia.',
  'sheets.counters': 'Le pedine dei due eserciti',
  'sheets.counters.about':
    'Da un lato le figure amichevoli, dall’altro i simboli militari; con bandiere per i luoghi e segni per la magia.',
  'sheets.dice': 'Dadi da piegare',
  'sheets.dice.about': 'Da ritagliare, piegare e incollare. Va bene anche un dado normale.',
  'sheets.turns': 'Turni di gioco e punti',
  'sheets.turns.about':
    'Una casella da spuntare per ogni turno, chi arriva quando, e quanto vale ogni cosa.',
  'sheets.reference': 'Come si gioca, in breve',
  'sheets.reference.about': 'Solo le regole che avete scelto, con tutte le probabilità dei dadi.',
  'sheets.orders': 'Ordine di battaglia',
  'sheets.orders.about': 'Chi sta dove all’inizio, e chi arriva dopo, con i nomi.',
  'sheets.riddles': 'Indovinelli',
  'sheets.riddles.about': 'Venti carte da pescare e da leggere ad alta voce.',
  'sheets.guessCounters': 'Pedine grandi',
  'sheets.guessCounters.about': 'Otto unità di un colore per il centro del tavolo.',
  'sheets.guess': 'Come si indovina',
  'sheets.guess.about': 'Le regole del piccolo gioco, con quattro figure grandi.',

  'sheets.what.map': 'La mappa «{title}»: {columns} caselle in larghezza e {rows} in altezza',
  'sheets.what.setup': 'La mappa «{title}» con tutte le unità al loro posto di partenza',
  'sheets.what.unit': UNIT,
  'sheets.what.net': 'lo sviluppo di un dado con i punti da uno a sei',
  'sheets.what.flag': 'una bandiera, da un lato azzurra, dall’altro rosa',
  'sheets.what.cast': 'un segno per un Mago che ha lanciato l’incantesimo',
  'sheets.what.pushed': 'un segno per un’unità spinta dalla magia',
  'sheets.what.turns': '{title}: caselle per {limit} turni di gioco dei due eserciti.',

  'sheets.turns.tick':
    'Spuntate la casella di un esercito quando il suo turno è finito.{comes, select, 1 { Le unità disegnate in un turno possono arrivare da quel turno in poi.} other {}}',
  'sheets.turns.hold':
    '{side, select, 0 {L’azzurro} other {Il rosa}} vince se tiene {all, select, yes {{places}} other {{need} di questi luoghi: {places}}}. Spuntate una casella per ogni turno nemico di fila.',
  'sheets.turns.points': 'Punti dopo l’ultimo turno di gioco',
  'sheets.turns.for': 'Per ogni…',
  'sheets.turns.beaten':
    '{type, select, S {Soldato nemico} P {Pegaso nemico} M {Mago nemico} other {capo nemico}} eliminato',
  'sheets.turns.gone':
    '{type, select, S {tuo Soldato} P {tuo Pegaso} M {tuo Mago} other {tuo capo}} uscito dalla mappa',
  'sheets.turns.atEnd': '{place}, se alla fine è tuo',
  'sheets.turns.perTurn': '{place}, per ogni turno di gioco',
  'sheets.turns.bonus': 'Dall’inizio',
  'sheets.turns.total': 'Totale',

  'sheets.orders.side':
    '{side, select, 0 {Azzurro, pedine quadrate} other {Rosa, pedine tonde}}: {name}',
  'sheets.orders.kind':
    '{type, select, S {{count, plural, one {# Soldato} other {# Soldati}}} P {{count, plural, one {# Pegaso} other {# Pegasi}}} M {{count, plural, one {# Mago} other {# Maghi}}} other {{side, select, 0 {{count, plural, one {Principe} other {# Principi}}} other {{count, plural, one {Principessa} other {# Principesse}}}}}}',
  'sheets.orders.comes': 'dal turno {turn}, caselle {places}',

  'sheets.ref.win': 'Come si vince',
  'sheets.ref.win.all': 'Elimina tutti i nemici.',
  'sheets.ref.win.leader':
    'Elimina {loss, select, any {un capo nemico: chi perde il primo perde la partita} one {il capo nemico} other {il capo nemico; se sono più d’uno, l’ultimo}}.',
  'sheets.ref.win.count': `${SIDE} elimina {count, plural, one {un nemico} other {# nemici}}.`,
  'sheets.ref.win.hold': `${SIDE} tiene {all, select, yes {{places}} other {{need} di questi luoghi: {places}}} per {turns, plural, one {un turno nemico} other {# turni nemici di fila}}.`,
  'sheets.ref.win.exit': `${SIDE} porta {count, plural, one {un’unità} other {# unità}} fuori dalla mappa dalle caselle d’uscita (bordo doppio): {kinds}. Uscire è tutta la mossa di un’unità.`,
  'sheets.ref.win.limit':
    'Dopo il turno di gioco {turn} decidono i punti. {margin, plural, =0 {Se sono pari, è un pareggio.} one {Una differenza di 1 è un pareggio.} other {Una differenza fino a # è un pareggio.}}',
  'sheets.ref.win.limit.side': `Dopo il turno di gioco {turn} vince {side, select, 0 {l’azzurro} other {il rosa}}.`,
  'sheets.ref.win.places':
    'Un luogo è tuo se alla fine del tuo turno c’è una tua unità. Resta tuo anche quando l’unità se ne va, finché non lo prende il nemico.',
  'sheets.ref.win.arrive':
    'Le unità che arrivano dopo aspettano accanto alla mappa. Dal loro turno in poi, mettine una su una casella vuota del suo ingresso (a trattini per l’azzurro, a puntini per il rosa). È tutta la sua mossa, e un Mago in quel turno non lancia incantesimi.',
  'sheets.ref.win.first':
    '{side, select, 0 {L’azzurro} other {Il rosa}} comincia ogni turno di gioco.',

  'sheets.ref.ready': 'Prima di cominciare',
  'sheets.ref.ready.sides':
    'Decidete chi guida l’azzurro e chi il rosa. Le pedine azzurre sono quadrate, quelle rosa sono tonde.',
  'sheets.ref.ready.counters': 'Mettete ogni pedina sulla mappa, sopra la sua figura pallida.',
  'sheets.ref.ready.die': 'Serve un dado a sei facce.',

  'sheets.ref.units': 'Unità',
  'sheets.ref.unit': 'Unità',
  'sheets.ref.movement': 'Movimento',
  'sheets.ref.force': 'Forza',

  'sheets.ref.turn': 'Il tuo turno',
  'sheets.ref.move':
    'Fase Movimento: muovi quante unità vuoi. Un Mago che non ha mosso può lanciare l’incantesimo.',
  'sheets.ref.combat':
    'Fase Combattimento: un attacco dopo l’altro. Un Mago che non ha mosso e non ha lanciato può lanciare ora un incantesimo.',
  'sheets.ref.other':
    'Poi tocca all’altro esercito. Quando avete giocato tutti e due, un turno di gioco è finito.',

  'sheets.ref.moving': 'Muovere',
  'sheets.ref.moving.once':
    'Ogni unità muove una volta, casella per casella, fino al suo Movimento. I punti che restano sono persi.',
  'sheets.ref.moving.cost':
    'Una casella costa 1. {ground, select, none {} woods {Entrare in un bosco costa 2} other {Un bosco, un fiume o una linea di livello costa 2}}{ground, select, none {} other {{sum, select, yes {; due di queste cose in un passo costano 3} other {, mai di più}}.}}',
  'sheets.ref.moving.bigStep':
    '{rest, select, yes {I punti che restano bastano sempre per un altro passo.} other {Come mossa intera, un’unità può sempre fare un passo, qualunque cosa costi.}}',
  'sheets.ref.moving.through':
    'Non passare mai sopra un’altra unità, e non fermarti dove ce n’è una. I nemici non ti trattengono.',
  'sheets.ref.moving.roadCost': 'Un passo da strada a strada costa sempre 1.',
  'sheets.ref.moving.roads': 'Strade: chi parte da una strada e ci resta sempre ha 1 punto in più.',

  'sheets.ref.fighting': 'Combattere',
  'sheets.ref.fighting.contact':
    'Contatto: due caselle hanno un lato in comune. Non importa chi si è avvicinato.',
  'sheets.ref.fighting.pegasus': 'Un Pegaso elimina ogni nemico a contatto, senza dadi.',
  'sheets.ref.fighting.pegasusLimits':
    'Ma non un nemico nel bosco, nel fiume o oltre una linea di livello.',
  'sheets.ref.fighting.soldier':
    'Un Soldato elimina ogni nemico a contatto, tranne un Soldato. Tre Soldati a contatto con un Soldato lo eliminano.',
  'sheets.ref.fighting.dice':
    'I Soldati combattono con i dadi: uno o più contro un nemico a contatto. Ogni esercito tira un dado e aggiunge la Forza. Chi attacca somma la Forza di tutti i suoi Soldati nello scontro. Il totale più alto elimina un nemico di questo scontro, scelto da chi vince. Pari: niente. Ogni Soldato combatte una volta, e ogni nemico è attaccato una volta.',
  'sheets.ref.fighting.each': 'In una fase ogni unità che attacca elimina al massimo un nemico.',
  'sheets.ref.fighting.forced.auto':
    'Finché puoi eliminare qualcuno per contatto e senza dadi, lo devi fare.{dice, select, yes { Gli scontri con i dadi li scegli tu.} other {}}',
  'sheets.ref.fighting.forced.all':
    'Finché puoi attaccare per contatto, lo devi fare{dice, select, yes {, anche con i dadi} other {}}.',
  'sheets.ref.fighting.forced.none': 'Non sei mai obbligato a combattere.',
  'sheets.ref.fighting.wounded':
    'Feriti: la prima volta che un’unità sarebbe eliminata, gira la sua pedina. Continua a giocare. La seconda volta esce. Anche gli incantesimi feriscono; solo la magia lenta no.',

  'sheets.ref.dice.head': 'Vinti / pari / persi su 36',
  'sheets.ref.dice.soldiers': '{soldiers, plural, one {# Soldato} other {# Soldati}}',
  'sheets.ref.dice.soldier': 'contro un Soldato',
  'sheets.ref.dice.pegasus': 'contro un Pegaso',
  'sheets.ref.dice.others': 'contro un Mago o un capo',
  'sheets.ref.dice.about': 'Su 36 tiri di due dadi, per chi attacca.',

  'sheets.ref.magic': 'Magia',
  'sheets.ref.magic.when':
    'Un incantesimo per turno per ogni Mago, prima di muovere; poi può ancora muovere. Quando lo ha lanciato, gira la sua pedina fino alla fine del turno. Oppure mettici sopra il Mago di spalle.',
  'sheets.ref.magic.far':
    'Il bersaglio è da {least, plural, one {1} other {#}} a 6 caselle. Annuncia il bersaglio. Conta le caselle, da quella accanto al Mago fino al bersaglio. Poi tira: la distanza o di più lo elimina.',
  'sheets.ref.magic.slow':
    'Magia lenta, se lo dici prima: fino a 12 caselle, due dadi sommati. Se colpisce, il bersaglio si sposta di 2 caselle esatte. Scegli tu la casella vuota. Non fa male a nessuno.',
  'sheets.ref.magic.land.both':
    'Non può finire accanto ai tuoi Soldati o Pegasi. In questo turno nessuno può eliminarlo.',
  'sheets.ref.magic.land.noContact': 'Non può finire accanto ai tuoi Soldati o Pegasi.',
  'sheets.ref.magic.land.immune': 'In questo turno nessuno può eliminarlo.',
  'sheets.ref.magic.protected':
    'La magia lenta {hits, select, yes {può} other {non può}} colpire un’unità protetta dal suo capo.',
  'sheets.ref.magic.obstacles':
    'Ostacoli: il tragitto gira intorno a unità e boschi. Non passa mai {high, select, yes {su una casella più alta del Mago e del bersaglio} other {una linea di livello}}. {hide, select, yes {Chi è nel bosco non si può colpire.} other {Contano solo le caselle fra i due.}}',
  'sheets.ref.magic.line':
    'Linea di vista: il tragitto è dritto{axes, select, yes {, lungo una delle sei file di caselle} other {. Metti un righello da centro a centro; lungo il lato fra due caselle, spostalo un poco da una parte o dall’altra}}.',
  'sheets.ref.magic.free': 'Un incantesimo vola come vuoi, sopra a tutto.',
  'sheets.ref.magic.distance': 'Distanza',
  'sheets.ref.magic.fast': 'Un dado fa',
  'sheets.ref.magic.hits6': 'su 6 colpiscono',
  'sheets.ref.magic.hits36': 'su 36 colpiscono',

  'sheets.ref.leaders': 'Principe e Principessa',
  'sheets.ref.leaders.protects':
    'Chi è a contatto con il proprio capo non si può attaccare né colpire. Controllate chi è protetto {timing, select, simultaneous {una volta, quando comincia la Fase Combattimento} other {di nuovo a ogni attacco}}. Un capo non protegge sé stesso.',
  'sheets.ref.leaders.beware':
    'Attenzione: un Pegaso muove di 3 caselle e combatte chi gli sta accanto. Così raggiunge un capo a 4 caselle.',
  'sheets.ref.leaders.each': 'I capi di un esercito si proteggono a vicenda.',
  'sheets.ref.leaders.heals':
    'Dopo la tua Fase Movimento gli amici feriti a contatto con il capo guariscono: rigira le loro pedine. Guarisce anche un altro capo, ma non sé stesso.',
  'sheets.ref.leaders.never': 'I capi non attaccano mai.',

  'sheets.guess.title': 'Indovina l’unità',
  'sheets.guess.lay':
    'Mettete le otto pedine al centro del tavolo. Gli indovinelli sono un mazzo coperto.',
  'sheets.guess.read':
    'L’adulto pesca un indovinello e lo legge ad alta voce. Che unità è?{seconds, plural, =0 {} other { Hai # secondi. Il silenzio è una risposta sbagliata.}}',
  'sheets.guess.right':
    'Se la risposta è giusta, chi indovina prende quell’unità dal centro. Se è sbagliata, la prende l’adulto.',
  'sheets.guess.again':
    'Se al centro non c’è più un’unità così, scartate l’indovinello e pescatene un altro. Quando il mazzo è finito, mescolatelo.',
  'sheets.guess.count': 'Quando il centro è vuoto, vince chi ha più unità.',
  'sheets.guess.kind':
    '{type, select, S {Soldato} P {Pegaso} M {Mago} other {{side, select, 0 {Principe} other {Principessa}}}}',
};
