import type { Catalogue } from '@glade/text';

/** The messages of the command line in Italian. */
export const it: Catalogue = {
  'cli.about': 'Glade: giocare, imparare e mettere alla prova piccoli giochi da tavolo.',
  'cli.footer':
    'Nella cartella di Glade scrivi «npm run glade -- play wildfire» al posto di «glade play wildfire».',
  'cli.help.usage': 'Uso:',
  'cli.help.arguments': 'Argomenti:',
  'cli.help.options': 'Opzioni:',
  'cli.help.commands': 'Comandi:',
  'cli.help': 'mostra questo aiuto',
  'cli.help.command': 'spiega un comando',
  'cli.version': 'mostra la versione',

  'cli.games.about': 'elenca i giochi; con un nome, le opzioni di quel gioco',
  'cli.rules.about': 'mostra il regolamento, o una sua regola',
  'cli.play.about': 'gioca una partita nel terminale',
  'cli.replay.about': 'racconta il verbale di una partita',
  'cli.review.about': 'dice che cosa hanno cambiato fortuna e scelte in una partita',
  'cli.puzzles.about':
    'trova posizioni con una sola mossa chiaramente migliore, o le dimostra di nuovo',
  'cli.verify.about': 'controlla i dadi di una partita giocata a distanza',
  'cli.print.about': 'scrive in un PDF tutto ciò che serve al tavolo per un gioco',
  'cli.playtest.about': 'fa giocare molte partite ai bot e ne riferisce',
  'cli.rulings.about':
    'misura che cosa cambierebbero altre risposte alle domande aperte delle regole',
  'cli.tune.about': 'trova il valore che più si avvicina a un obiettivo',
  'cli.ladder.about': 'fa giocare ogni bot contro quello sotto di lui',
  'cli.stronger.about': 'dice, non appena lo sa, se un bot è più forte di un altro',
  'cli.screen.about': 'dice quali regole contano, da sole e a coppie',
  'cli.screen.games': 'Giocato con {n, number} partite per ogni scelta, così i gruppi sono uguali.',
  'cli.arg.try.two':
    'prova due valori di un’opzione o di un numero delle regole, prima quello predefinito; senza, tutto ciò che ha effetto',
  'cli.arg.of.screen':
    'che cosa si guarda: won, length, real, dead, decisions, shared, nobody, points.0, sole.0, ending.CODE, measure.NAME, move.KIND',
  'cli.people.about': 'confronta le partite giocate da persone con quelle dei bot',
  'cli.arg.files.people':
    'CSV con una partita per riga, o verbali di partite; docs/data.md dice che cosa c’è dentro',
  'cli.people.options': '{file} ha altre regole e non conta. --set e --preset scelgono le regole.',
  'cli.luck.about': 'dice quanto del risultato è fortuna, fonte per fonte, e quanto è abilità',
  'cli.value.about': 'dice quanto bene si può giocare, con la dimostrazione',
  'cli.lab.about': 'fa giocare gli studi a molti computer, con un PostgreSQL in comune',
  'cli.lab.worker.about': 'gioca gli studi chiesti con --db, fino a Ctrl-C',
  'cli.lab.serve.about':
    'mostra gli studi in un browser di questo computer: dal vivo, da fermare e da allungare',
  'cli.lab.status.about': 'dice a che punto è ogni studio, o che cosa si sa di uno',
  'cli.lab.cancel.about': 'toglie uno studio dalla coda, con tutti i suoi risultati',
  'cli.serve.about': 'offre l’app ai browser',
  'cli.backup.about': 'scrive in un file i tavoli di chi gioca da lontano',
  'cli.restore.about': 'riprende quei tavoli da un file',

  'cli.arg.game': 'un gioco, come lo elenca «glade games»',
  'cli.arg.clause': 'una regola, come WF-16 o 16',
  'cli.arg.file': 'il verbale di una partita',
  'cli.arg.language': 'la lingua: en o it; valore predefinito: quella del terminale',
  'cli.arg.preset': 'una configurazione già pronta',
  'cli.arg.set': 'dà un valore a un’opzione; si può ripetere',
  'cli.arg.seats': 'in quanti si gioca',
  'cli.arg.seed.play': 'da dove vengono i dadi; valore predefinito: uno nuovo',
  'cli.arg.seed.playtest': 'da dove nascono tutti i sorteggi; valore predefinito: 1',
  'cli.arg.players':
    'chi gioca: person, da like:1 (sbaglia di più) a like:3, steady o strong; uno per ogni posto, o solo per gli altri',
  'cli.arg.dice': 'virtual, oppure entered: tiri i tuoi dadi e scrivi che cosa mostrano',
  'cli.arg.save': 'vi scrive la partita, dopo ogni mossa',
  'cli.arg.positions': 'una posizione per riga, e nient’altro',
  'cli.arg.parts':
    'che cosa stampare, come «board,counters»; valore predefinito: tutto ciò che serve o è utile',
  'cli.arg.share': 'fa giocare i dispositivi della stessa rete e mostra l’indirizzo come codice',
  'cli.arg.origin': 'l’indirizzo pubblico del server, come https://glade.example',
  'cli.arg.proxy':
    'i proxy di cui fidarsi, come 127.0.0.1: Glade prende da loro l’indirizzo di chi visita',
  'cli.arg.keep':
    'dopo quanti giorni senza mosse un tavolo lontano viene eliminato, da {least} a {most}; valore predefinito: {days}',
  'cli.arg.log': 'che cosa si registra: silent, error (valore predefinito), warn, info o debug',
  'cli.arg.file.far': 'il verbale salvato dalla pagina della partita',
  'cli.arg.commitment': 'l’impronta che il tavolo mostrava prima della partita',
  'cli.arg.data':
    'la cartella in cui stanno i tavoli per chi gioca da lontano; valore predefinito: una tua',
  'cli.arg.list': 'elenca le parti e quanti fogli serve a ognuna',
  'cli.arg.paper': 'a4 o letter; valore predefinito: a4',
  'cli.arg.style':
    'colour (a colori), ink (poco inchiostro) o large (caratteri grandi); valore predefinito: colour',
  'cli.arg.backs':
    'long o short: la stampante gira il foglio su quel lato; fold: i retri accanto ai fronti; none; valore predefinito: fold',
  'cli.arg.hex':
    'quanto sono larghi gli esagoni di una mappa, da {least} a {most} mm; valore predefinito: quanto permettono pochi fogli',
  'cli.arg.seed.print': 'stampa una partita senza dadi: i tiri di questo seme',
  'cli.arg.matches': 'stampa questo numero di partite diverse senza dadi',
  'cli.arg.record': 'il file di una partita: stampa quella partita',
  'cli.arg.base': 'dove si trova l’app, come https://example.org/; i codici sui fogli portano lì',
  'cli.arg.out': 'il PDF da scrivere',
  'cli.arg.games': 'quante partite, fino a {most, number}; valore predefinito: {usual, number}',
  'cli.arg.bots':
    'chi siede ai posti: un bot per tutti, o uno per ognuno, come «policy,random»; «glade games GIOCO» li elenca; valore predefinito: il primo del gioco',
  'cli.arg.workers': 'quanti processori aiutano; valore predefinito: tutti',
  'cli.arg.db.tables': 'li tiene in un PostgreSQL, anche per più server insieme, postgres://…',
  'cli.arg.backup': 'il file da scrivere',
  'cli.arg.restore': 'un file scritto da glade backup',
  'cli.arg.db':
    'l’indirizzo di un PostgreSQL, postgres://…: giocano i worker avviati lì con «glade lab worker», su qualsiasi computer; fino a {most, number} partite',
  'cli.arg.db.lab': 'l’indirizzo di un PostgreSQL, postgres://…',
  'cli.arg.once': 'finisce quando la coda è vuota',
  'cli.arg.study.status': 'uno studio, come lo chiama l’elenco: allora dice che cosa se ne sa',
  'cli.arg.study': 'uno studio, come lo elenca «glade lab status»',
  'cli.arg.json': 'vi scrive tutto il rapporto',
  'cli.arg.html': 'vi scrive il rapporto come pagina con le figure',
  'cli.arg.patch':
    'un altro numero delle regole, come WF-22.actions=2; «glade games GIOCO» li elenca; si può ripetere',
  'cli.games.numbers': 'Numeri delle regole che si possono provare (--patch), ognuno da – a:',
  'cli.playtest.patched':
    'Numero delle regole cambiato: {name}={value}, {words} (nelle regole {usual}).',
  'cli.rules.patched': 'Cambiato: {words}: {value} invece di {usual}.',
  'cli.arg.against':
    'altri bot («greedy»), una cartella con un’altra versione del gioco o una revisione di git: che cosa cambiano nelle stesse partite?',
  'cli.arg.failIf':
    'con --compare o --against: finisce con il codice 3 se qualcosa di sicuro cambia di più, come «length>+5%» o «shared<-3%»; si può ripetere',
  'cli.against.here': 'qui',
  'cli.limit.kept': 'Entro il limite {limit}: {name}.',
  'cli.limit.broken': 'Oltre il limite {limit}, con tutto l’intervallo al 95 %: {name}.',
  'cli.limit.unsure':
    'Con {limit} non si può dire: l’intervallo al 95 % sta da tutte e due le parti: {name}. Servono più partite (--games).',
  'cli.arg.csv':
    'vi scrive una riga per partita, per un foglio di calcolo o per R; docs/data.md dice che cosa c’è',
  'cli.arg.jsonl': 'lo stesso come righe di JSON',
  'cli.arg.moves': 'vi scrive una riga per decisione; righe di JSON se il nome finisce in .jsonl',
  'cli.arg.rotate':
    'gioca ogni partita una volta per posto, con gli stessi dadi: i bot si spostano di un posto',
  'cli.arg.looks':
    'esamina da vicino questo numero di partite: quando si decidono e quante volte cambia chi è in testa; 30/300: la stessa parte che sono 30 su 300',
  'cli.arg.choices':
    'esamina singole scelte di questo numero di partite (almeno 10): quali decidono, quali tipi di mossa vincono di più, quanto spesso gli altri farebbero altro',
  'cli.arg.of':
    'che cosa vale come risultato al posto di chi vince: qualcosa che il gioco conta alla fine, come points',
  'cli.arg.margin':
    'quanto vicino alla parte uguale dei punti deve stare un posto per dirsi alla pari; valore predefinito: 0.03',
  'cli.arg.compare':
    'gioca le stesse partite, con gli stessi dadi, con ogni valore di un’opzione, come startBuffer=4,8',
  'cli.arg.try': 'i valori da provare, come firebreaks=0..8 o start=a,b; si può ripetere',
  'cli.arg.within':
    'tune: quanto vicino all’obiettivo basta, come --within 0.02; valore predefinito: 0.02 per win, il 5 % dell’obiettivo per turns',
  'cli.arg.target':
    'che cosa raggiungere: win=60% (partite vinte; dove ci sono rivali, quelle in cui il posto 1 arriva primo da solo: a pari merito non conta) o turns=20',
  'cli.arg.rungs':
    'i bot, dal più debole, come «random,policy,mcts:100»; valore predefinito: ricerche da 25 a 3200 iterazioni',
  'cli.arg.bot': 'un bot, come li elenca «glade games GIOCO»',
  'cli.arg.than': 'il bot con cui si confronta',
  'cli.arg.pace':
    'secondi che le persone impiegano per una vera scelta e per un tiro, come 12,6; per i minuti',
  'cli.arg.gain':
    'quali guadagni, in quote di punti, si vogliono distinguere; valore predefinito: 0..0.05',
  'cli.arg.among': 'bot di forza diversa: ciò che decide la scelta fra loro è abilità',
  'cli.arg.start': 'dimostra di nuovo una partenza, come 2,1/5,5',
  'cli.arg.all': 'dimostra di nuovo ogni partenza: ci vuole un’ora o più',
  'cli.arg.method':
    '«proven» (dimostrato, il valore predefinito) o «sampled»: limiti rapidi da partite, giusti 99 volte su 100',
  'cli.arg.games.sampled': 'quante partite per ogni partenza; valore predefinito: 10000',
  'cli.arg.gap':
    'quanto possono distare i due limiti; valore predefinito: 0.01, o 0.5 prima dei campioni',
  'cli.arg.seconds': 'finisce allora, con i limiti dimostrati fin lì',
  'cli.arg.out.value': 'tiene lì ciò che --all ha dimostrato; lo stesso comando continua da lì',
  'cli.arg.count.puzzles':
    'quanti rompicapi bastano, un terzo per difficoltà; valore predefinito: 60',
  'cli.arg.matches.puzzles':
    'quante partite di bot si esaminano al massimo; valore predefinito: 1000',
  'cli.arg.from.puzzles': 'salta questo numero di partite: comincia dove una ricerca è finita',
  'cli.arg.out.puzzles': 'scrive lì i rompicapi con la loro prova, in JSON',
  'cli.arg.goals': 'cerca scopi vicini che si raggiungono di sicuro, non il risultato migliore',
  'cli.arg.add': 'tiene i rompicapi che il gioco ha già e ne aggiunge altri',
  'cli.arg.check': 'dimostra di nuovo i rompicapi del gioco, con altri dadi',
  'cli.arg.port': 'dove risponde; valore predefinito: {port}',
  'cli.arg.host': 'da dove si può aprire; valore predefinito: {host}, solo questo computer',

  'cli.print.building': 'Preparo la stampa; ci vuole un momento …',
  'cli.print.done': '{file}: {sheets, plural, one {un foglio} other {# fogli}}.',
  'cli.print.sheets': '{sheets, plural, one {un foglio} other {# fogli}}',
  'cli.print.need.needed': 'serve',
  'cli.print.need.useful': 'utile',
  'cli.print.need.instead': 'solo se vi serve',
  'cli.player': '{player, seat, name}',
  'cli.winners': '{n, plural, one {Vince} other {Vincono}}: {names}',
  seat: '{player, seat, label}',
  'cli.turn': 'Turno {turn}',
  'cli.games.more': '«glade games {game}» mostra le opzioni di un gioco.',
  'cli.games.presets': 'Scelte pronte (--preset NOME):',
  'cli.bots': 'I bot; il numero dopo i due punti si può cambiare:',
  'cli.games.bots': 'Bot per playtest (--bots NOME):',
  'cli.bot.own': 'un giocatore proprio del gioco',
  'cli.bot.policy': 'gioca con semplici regole pratiche, veloce',
  'cli.bot.greedy': 'prende quello che sembra meglio subito',
  'cli.bot.learned': 'gioca secondo ciò che ha imparato da molte partite, veloce',
  'cli.bot.random': 'fa una cosa qualsiasi fra quelle permesse',
  'cli.bot.flat':
    'prova ogni mossa nel numero di partite a caso indicato, qui 200, e prende la migliore',
  'cli.bot.flat.leaf': 'come flat, ma gioca quelle partite con regole pratiche',
  'cli.bot.mcts':
    'fa crescere un albero di mosse con il numero di partite a caso indicato, qui 1000',
  'cli.bot.ismcts': 'un albero per giochi con segreti: nessuno vi conosce ciò che è nascosto',
  'cli.bot.ismcts.leaf': 'come ismcts, ma gioca quelle partite con regole pratiche',
  'cli.bot.mcts.leaf': 'come mcts, ma gioca quelle partite con regole pratiche',
  'cli.bot.expectimax':
    'guarda avanti del numero di decisioni indicato, qui 2, con tutto ciò che il caso può fare',
  'cli.bot.mixed':
    'gioca come policy in 70 decisioni su 100, a caso nelle altre; policy@70@greedy: nelle altre come greedy',
  'cli.bot.like':
    'sbaglia come le persone: like:1 di più, like:3 poco; like:4 e like:5 sono steady e strong dell’app',
  'cli.bot.strong': 'il più forte, quello che incontrano le persone; lento',
  'cli.games.options': 'Opzioni (--set NOME=VALORE), prima il valore predefinito:',
  'cli.rules.talk': 'buono a sapersi; non vieta mai una mossa',
  'cli.rules.examples': 'Esempi',
  'cli.rules.options': 'Opzioni che la cambiano',
  'cli.replay.open': 'La partita non è finita.',

  'cli.play.start':
    '{game}. Scrivi «aiuto» per vedere che cosa puoi scrivere, «esci» per uscire. Non si perde niente.',
  'cli.play.person': '{player, seat, name}, tocca a te.',
  'cli.play.handover':
    '{player, seat, name}, prendi la tastiera; gli altri guardano altrove. Invio mostra le tue cose.',
  'cli.play.roll': '{what}: premi Invio.',
  'cli.play.enter': '{what} e scrivi che cosa mostrano i tuoi dadi: {reads}.',
  'cli.play.draw': 'Decide il caso: premi Invio.',
  'cli.play.draw.enter': 'Decide il caso: scrivi che cosa è uscito.',
  'cli.play.moves': '{n, plural, one {Una mossa} other {# mosse}}: {moves}',
  'cli.play.moves.more':
    '{n, plural, one {Una mossa} other {# mosse}}: {moves} … («mosse» le elenca tutte)',
  'cli.play.such': 'Per esempio: {example}',
  'cli.play.none': 'Adesso non c’è niente da scegliere.',
  'cli.play.allowed': 'Si può fare.',
  'cli.play.hint': 'Consiglio: {move}.',
  'cli.play.again': 'I dadi mostrano {faces}. Non vale.',
  'cli.play.undone': 'Annullato.',
  'cli.play.redone': 'Ripetuto.',
  'cli.play.corrected': 'La voce {entry} è corretta. Tutto il resto va ancora bene.',
  'cli.play.broken':
    'La voce {entry} è corretta. La voce {broken} non va più bene: {why} È tolta, e con lei tutto quello che viene dopo.',
  'cli.play.kept': 'La partita com’era è in {file}.',
  'cli.play.kept.here':
    'Questa è la partita com’era prima di una correzione. Salvala in un file: «glade replay FILE» la racconta di nuovo.',
  'cli.play.change': '{player, seat, name} vuole cambiare la voce {entry}: {before} → {after}.',
  'cli.play.remove': '{player, seat, name} vuole togliere la voce {entry}: {before}.',
  'cli.play.insert':
    '{player, seat, name} vuole inserire questo prima della voce {entry}: {after}.',
  'cli.play.consent': '{player, seat, name}, scrivi «accetto» o «rifiuto».',
  'cli.play.disagreed': 'Non è cambiato niente.',
  'cli.play.last': 'Non è ancora successo niente.',
  'cli.play.stuck': '{problem} (Invio glielo chiede di nuovo.)',
  'cli.play.rules':
    'Di’ quale regola, come in «regola {clause}». «glade rules {game}» le mostra tutte.',
  'cli.play.saved': 'La partita è in {file}. «glade replay {file}» la racconta di nuovo.',
  'cli.play.record':
    'Il verbale di questa partita. Salvalo in un file: «glade replay FILE» racconta di nuovo la partita.',
  'cli.play.help':
    'una mossa\tla fa, scritta come nell’elenco: {move}\ntira, Invio\ttira i dadi; con i tuoi dadi scrivi i numeri, 2 5\nmosse\telenca tutto ciò che puoi fare\nconsiglio\tdice che cosa farebbe un giocatore forte\nperché MOSSA\tdice se si può, e se no, quale regola lo dice\nannulla, ripeti\triprende la tua ultima mossa, se non sono caduti dadi; la rifà\nelenco\telenca tutte le voci con i loro numeri\ncorreggi 12 MOSSA\tcambia la voce 12; con i tuoi dadi: correggi 12 2 5\ninserisci 12 MOSSA\taggiunge prima della voce 12 quello che hai dimenticato\ntogli 12\ttoglie quello che hai inserito due volte\ntavolo, ultima\tmostra il tavolo, ridice che cosa è successo\nregola {clause}\tmostra una regola\nesci\tesce',
  'cli.play.hidden': 'Un ? sul tabellone è qualcosa che non puoi vedere.',

  'cli.playtest.bar': '{bar} {percent} %  {value} di {total} partite',
  'cli.playtest.lead':
    '{game}, versione {version} delle regole: {games, plural, one {# partita} other {# partite}} di {bots}, seme {seed}.',
  'cli.playtest.options': 'Opzioni: {options}.',
  'cli.playtest.usual': 'Opzioni: tutte con il valore predefinito.',
  'cli.playtest.mean': 'media',
  'cli.playtest.moves.times': 'a partita',
  'cli.playtest.moves.taken': 'scelta quando si poteva',
  'cli.playtest.moves.forced': 'sola mossa',
  'cli.playtest.range': 'intervallo 95 %',
  'cli.playtest.p5': '5 %',
  'cli.playtest.p50': 'mediana',
  'cli.playtest.p95': '95 %',
  'cli.playtest.share': 'quota',
  'cli.playtest.matches': 'partite',
  'cli.playtest.rarest': 'Le regole che si sono viste meno, in quante partite:',
  'cli.playtest.never.more':
    'E {n, plural, one {un’altra} other {altre #}}: nella pagina (--html), ognuna in parole.',
  'cli.playtest.again': 'Di nuovo lo stesso: {command}',
  'cli.playtest.written': 'Scritto: {file}',
  'cli.rotate.alike':
    'In ogni posto c’è lo stesso bot: --rotate rigioca gli stessi dadi e a parità di partite dice di meno. Serve dove i bot sono diversi.',
  'cli.rotate.idle':
    'Giocano tutti in una squadra, con gli stessi bot: --rotate rigiocherebbe le stesse partite, e non se ne tiene conto.',
  'cli.idle': 'L’opzione {name} qui non cambia niente: conta solo con {with}.',

  'cli.db.queued':
    'Studio {study}: {jobs, plural, one {# lavoro} other {# lavori}} per i worker della coda, {done, number} già fatti.',
  'cli.db.idle':
    'Da un po’ nessuno gioca: «glade lab worker --db …» è in funzione da qualche parte? (Studio {study}. Ctrl-C lo lascia nella coda.)',
  'cli.db.away': 'Il database non risponde più. Riprovo finché non torna.',
  'cli.db.back': 'Il database risponde di nuovo.',
  'cli.db.busy': 'Adesso il database non ci riesce ({reason}). Si riprova.',
  'cli.lab.start':
    'In attesa di lavori, su {threads, plural, one {un processore} other {# processori}} (Ctrl-C finisce dopo i lavori in corso).',
  'cli.lab.taken': 'Studio {study}: {game}.',
  'cli.lab.version':
    'Lo studio {study} resta ad altri: vuole la versione {asked} delle regole di «{game}», qui c’è la {here}.',
  'cli.lab.code':
    'Lo studio {study} di «{game}» resta ad altri: è stato chiesto con il codice {asked}, qui c’è il codice {here}. Metti lo stesso Glade su questa macchina e riavvia il processo. Oppure chiedi di nuovo con il Glade che c’è qui.',
  'cli.lab.game': 'Lo studio {study} resta ad altri: qui il gioco {game} non c’è.',
  'cli.lab.differs':
    'Lo studio {study} resta ad altri: qui le partite di «{game}» vanno in un altro modo. Serve lo stesso Glade di chi ha chiesto.',
  'cli.lab.fault': 'Lo studio {study} non è riuscito: {reason}.',
  'cli.lab.again':
    'Studio {study}: qui un lavoro non si è potuto giocare ({reason}). Torna nella coda.',
  'cli.lab.rate':
    '{matches, plural, one {# partita} other {# partite}} in {jobs, plural, one {# lavoro} other {# lavori}}, {rate, number} partite al secondo su questo computer.',
  'cli.lab.empty': 'Non c’è nessuno studio.',
  'cli.lab.column.study': 'studio',
  'cli.lab.column.game': 'gioco, versione delle regole',
  'cli.lab.column.matches': 'partite',
  'cli.lab.column.jobs': 'lavori',
  'cli.lab.column.state': 'stato',
  'cli.lab.of': '{done, number} di {all, number}',
  'cli.lab.done': 'finito',
  'cli.lab.failed': 'non riuscito ({reason})',
  'cli.lab.playing':
    '{active, plural, =0 {in attesa} one {# lavoro in corso} other {# lavori in corso}}',
  'cli.lab.stopped': 'fermato',
  'cli.lab.serving':
    'Gli studi sono su {url}, solo per questo computer. Ctrl-C chiude le pagine. Gli studi continuano.',
  'cli.db.stopped':
    'Lo studio {study} è stato fermato nel laboratorio. Ecco che cosa si è trovato fin lì.',
  'cli.watch.studies': 'Studi del laboratorio',
  'cli.watch.lead': 'Che cosa si gioca nella coda. Questa pagina lo segue da sola.',
  'cli.watch.ask': 'Chiedine uno con --db, come in «glade playtest wildfire --db …».',
  'cli.watch.count':
    '{n, plural, one {# studio} other {# studi}}, {open, plural, =0 {tutti finiti} one {# non ancora finito} other {# non ancora finiti}}.',
  'cli.watch.game': '{game}, versione {version} delle regole',
  'cli.watch.study': 'Studio {study}.',
  'cli.watch.state': 'Stato: {state}.',
  'cli.watch.played': '{played, number} partite su {games, number}.',
  'cli.watch.quarters': 'Giocato almeno il {percent} %.',
  'cli.watch.progress': 'Partite giocate',
  'cli.watch.nothing': 'Non si sa niente, o questo Glade non conosce il gioco o la sua versione.',
  'cli.watch.whole': 'La risposta intera',
  'cli.watch.early':
    'Il numero di queste partite non era fissato prima che si potesse guardare. Fidati perciò degli intervalli qui sopra, che valgono a ogni sguardo. Quelli qui sotto valgono solo per un numero fissato prima.',
  'cli.watch.elsewhere':
    'Questo studio è parte di una domanda più lunga. La risposta intera arriva dove l’hai chiesta.',
  'cli.watch.stop': 'Ferma',
  'cli.watch.stop.what': 'Le partite iniziate vanno fino in fondo. Ciò che si è trovato resta.',
  'cli.watch.go-on': 'Continua',
  'cli.watch.go-on.what': 'Si giocano le partite che mancano.',
  'cli.watch.prolong': 'Giocane il doppio',
  'cli.watch.prolong.what': 'Un nuovo studio comincia da ciò che questo ha trovato.',
  'cli.watch.back': 'Tutti gli studi',
  'cli.watch.nav': 'Il laboratorio',
  'cli.watch.language.en': 'In English',
  'cli.watch.language.it': 'In italiano',
  'cli.watch.away':
    'Il laboratorio non risponde. Questo è l’ultimo risultato noto. La pagina riprova da sola.',
  'cli.watch.gone':
    'Questo studio è stato eliminato altrove. L’ultimo risultato noto resta qui finché la pagina è aperta.',
  'cli.watch.undone':
    'Non è stato fatto: il laboratorio non risponde. Non si è perso niente. Premi di nuovo.',
  'cli.watch.host':
    'Solo le pagine di questo computer possono chiederlo. Apri l’indirizzo scritto da «glade lab serve».',
  'cli.watch.nowhere': 'A questo indirizzo non c’è niente. Vai a tutti gli studi.',
  'cli.watch.wrong': 'Qualcosa qui è andato storto ({reason}). Ricarica la pagina.',
  'cli.lab.cancelled': 'Lo studio {study} è annullato.',

  'cli.puzzles.found':
    '{n, plural, one {Trovato un rompicapo} other {Trovati # rompicapi}} in {matches, plural, one {una partita} other {# partite}}. {judged, plural, one {Esaminata una decisione} other {Esaminate # decisioni}}.',
  'cli.puzzles.easy': 'facili',
  'cli.puzzles.medium': 'medi',
  'cli.puzzles.hard': 'difficili',
  'cli.puzzles.checked': 'Dimostrati di nuovo: {proven} di {n}.',
  'cli.puzzles.fault.preset': 'Rompicapo {id}: il gioco non ha più la sua configurazione.',
  'cli.puzzles.fault.position': 'Rompicapo {id}: la sua posizione non si legge più.',
  'cli.puzzles.fault.action': 'Rompicapo {id}: la sua soluzione non è una mossa permessa.',
  'cli.puzzles.fault.strongest': 'Rompicapo {id}: il bot più forte ora gioca altro.',
  'cli.puzzles.fault.unproven':
    'Rompicapo {id}: con questi dadi la soluzione non è chiaramente la migliore.',
  'cli.puzzles.fault.goal': 'Rompicapo {id}: con questi dadi il suo obiettivo è un altro.',
  'problem.cli.puzzles.none': 'Per {game} non ci sono rompicapi.',
  'problem.cli.puzzles.out': 'Di’ dove scrivere i rompicapi, come --out rompicapi.json.',
  'problem.puzzles.shape': 'Il file dei rompicapi è rovinato in «{at}»: {found}.',
  'problem.puzzles.twice': 'Il file dei rompicapi ha due volte «{id}». Togline uno.',
  'cli.review.turn': 'Turno',
  'cli.review.value': 'Valore',
  'cli.review.end': 'fine',
  'problem.cli.review.open':
    'Questa partita non è ancora finita. «glade replay FILE» la racconta fin dove arriva.',
  'cli.verify.right':
    '{throws, plural, =0 {Non c’era nessun tiro da controllare} one {Il tiro era deciso prima della partita} other {I tiri (#) erano tutti decisi prima della partita}}: {words, plural, =0 {decide solo la parola segreta del server} one {decidono la parola segreta del server e la parola di una pagina} other {decidono la parola segreta del server e le parole di # pagine}}. Tavolo: {table}.',
  'cli.verify.compare':
    'L’impronta da confrontare con quella che il tavolo mostrava prima della partita: {hash}',
  'cli.backup.done':
    '{tables, plural, =0 {Nessun tavolo è} one {# tavolo è} other {# tavoli sono}} in «{file}».',
  'cli.restore.done':
    '{tables, plural, =0 {Nessun tavolo ripreso} one {# tavolo ripreso} other {# tavoli ripresi}} da «{file}».',
  'cli.arg.served':
    'giochi tuoi, ciascuno una cartella, un file o un pacchetto, accanto a quelli di Glade',
  'cli.serve.outside': '{title} è a {url}',
  'cli.serve.docs': 'Le guide e l’API sono a {url}',
  'problem.cli.serve.defined':
    '«{game}» non si gioca nel browser: fallo con defineGame di @glade/engine/define.',
  'problem.cli.serve.node':
    'Un browser non può eseguire {file}: importa «{name}», che ha solo Node. Togli quella riga.',
  'problem.cli.serve.import':
    '{file} importa «{name}», che non c’è. Controlla il nome, o installa quel pacchetto.',
  'problem.cli.serve.commonjs':
    'Un browser non può eseguire {file}: è scritto per require(). Importa un pacchetto con moduli.',
  'cli.serve.at': 'Glade è a {url} (Ctrl-C lo ferma)',
  'cli.partial':
    'Interrotto prima della fine: {played, plural, one {è la prima partita} other {sono le prime # partite}} delle {asked, number} richieste.',
  'cli.partial.question':
    'Interrotto prima della fine: mancano delle partite. Questa è la risposta fin qui.',
  'cli.partial.stopping':
    'Mi fermo: le partite iniziate arrivano alla fine, poi dico la risposta fin qui. Un altro Ctrl-C ferma subito.',
  'cli.partial.leaving':
    'Vado via: leggo dalla coda la risposta fin qui. Un altro Ctrl-C ferma subito.',
  'cli.partial.none': 'Fermato prima che ci fosse qualcosa da dire.',

  'cli.value.some':
    '{proven} partenze su {all} sono dimostrate entro un punto. Dove c’è un punto interrogativo non è ancora dimostrato nulla: una partenza si dimostra con --start, tutte con --all.',
  'cli.value.each':
    'Ogni coppia di numeri qui sotto vale da sola in 99 casi su 100. Perciò, fra tante coppie, qualcuna può essere sbagliata.',
  'cli.value.wide':
    'I limiti distano più di {gap}: il tempo o la memoria sono finiti. Valgono lo stesso.',

  'cli.serve.code': 'Inquadra questo codice con la fotocamera di un altro dispositivo.',
  'cli.serve.alone':
    'Questo computer non è in nessuna rete, quindi gli altri dispositivi non lo trovano.',
  'cli.serve.late':
    'Qualcosa non è finito entro dieci secondi. Tutto ciò che era confermato è salvato.',
  'cli.serve.others': 'Gli altri dispositivi della stessa rete lo trovano a {urls}',
  'cli.serve.data':
    'Un altro Glade tiene i suoi tavoli in {folder}. Perciò qui non si può giocare da lontano. Ferma quello, o dai un’altra cartella con --data.',
  'cli.serve.moved': 'La porta {port} è già di un altro programma, quindi Glade ne usa un’altra.',

  'problem.cli.command': 'Il comando «{found}» non esiste. Scegli tra: {known}.',
  'problem.cli.option': 'Qui l’opzione {found} non c’è. «{help}» elenca quelle che ci sono.',
  'problem.cli.option.twice':
    '{name} c’è due volte, e ne può valere una sola: togline una, o fai due domande.',
  'problem.cli.option.value': 'L’opzione {name} vuole un valore. «{help}» dice quale.',
  'problem.cli.argument': 'Manca qualcosa: di’ quale {name}. «{help}» spiega di più.',
  'problem.cli.arguments': 'Ci sono troppe parole. «{help}» dice che cosa ci va.',
  'problem.cli.number':
    '«{found}» non va bene per {name}. Scrivi un numero intero da {least, number} a {most, number} in cifre.',
  'problem.cli.set': '«{found}» non dà un valore a un’opzione. Scrivi --set nome=valore.',
  'problem.cli.preset': 'La scelta pronta «{found}» non esiste. Scegli tra: {known}.',
  'problem.cli.seats':
    'Con queste opzioni si gioca {seats, plural, one {da soli} other {in #}}, non in {found}. Togli --seats o scegli altre opzioni.',
  'problem.cli.bots':
    '--bots ne nomina {found, plural, one {uno} other {#}} per {seats, plural, one {un posto} other {# posti}}. Nominane uno per tutti o uno per ognuno.',
  'problem.cli.players':
    '--bots ne nomina {found, plural, one {uno} other {#}} per {seats, plural, one {un posto} other {# posti}}. Nominane uno per ognuno, o uno per ogni posto tranne il tuo.',
  'problem.cli.player': 'Il giocatore «{found}» non esiste. Scegli tra: {known}.',
  'problem.cli.compare':
    '«{found}» non confronta nulla. Scrivi un’opzione con due valori o più, come --compare startBuffer=4,8.',
  'problem.cli.tune':
    'Di’ quale opzione provare, come --try firebreaks=0..8 (al massimo 200 valori). «glade games GIOCO» elenca le opzioni, e solo queste si possono provare.',
  'problem.cli.choices': 'Sono {found, number} combinazioni. Provane al massimo {most, number}.',
  'problem.cli.pace':
    '«{found}» non è un ritmo. Scrivi i secondi per una scelta e per un tiro, come 12,6.',
  'problem.cli.margin': '«{found}» non è un margine. Scrivi una quota fino a 0.5, come 0.03.',
  'problem.cli.choices.games':
    '--choices guarda {least, number} partite o più. Giocane almeno altrettante: --games {least}.',
  'problem.cli.choices.seats':
    '«{name}» si gioca con un altro numero di posti ({found}, non {seats}): sono altre partite, e non si possono confrontare. Giocale una per volta con --seats.',
  'problem.cli.within':
    '«{found}» non è una distanza da un obiettivo. Scrivine una come 0.02 per win, o 2 per turns.',
  'problem.cli.target':
    '«{found}» non è un obiettivo. Scrivi win=0.6 o win=60% (da 0 a 1, o in percento), oppure turns=20.',
  'problem.cli.rungs':
    'Per una scala servono due bot o più, dal più debole, come --rungs random,policy.',
  'problem.cli.gain':
    '«{found}» non sono guadagni. Scrivi due numeri fra -0.5 e 0.5, prima il minore, come 0..0.05.',
  'problem.cli.dice': '«{found}» non sono dadi. Scegli tra: {known}.',
  'problem.cli.dice.seed': 'I tuoi dadi non hanno un seme. Togli --seed.',
  'problem.cli.print.out': 'Scrivi dove salvare il PDF, come in --out gioco.pdf. Oppure --list.',
  'problem.cli.print.one': '{name} non può essere «{found}». Scegli tra: {known}.',
  'problem.cli.print.seed': '--matches ha bisogno di un seme: aggiungilo, come in --seed 7.',
  'problem.cli.print.noRolls':
    'Il gioco «{game}» non ha partite senza dadi, quindi un seme non serve. Togli --seed.',
  'problem.cli.print.rolls': '{part} ha bisogno di un seme: aggiungilo, come in --seed 7.',
  'problem.cli.print.key': '{part} è per più partite: aggiungi --seed 7 --matches 30.',
  'problem.cli.print.hex':
    '--hex vale per una mappa a esagoni, e questi fogli di «{game}» non ne hanno.',
  'problem.cli.print.parts':
    '--parts elenca le parti con virgole, come begin,rulebook, non «{found}». --list le mostra.',
  'problem.cli.print.twice':
    '«{part}» c’è due volte in --parts: scrivi ogni parte una volta, e stampa il PDF quante volte serve.',
  'problem.cli.print.base': '«{found}» non è un indirizzo. Scrivilo come https://example.org/.',
  'problem.cli.print.options':
    'Le opzioni sono quelle della partita salvata: togli {name}, o togli --record.',
  'problem.cli.print.longSeed':
    'Questo seme è troppo lungo per i numeri che lo seguono, {numbers}. Insieme possono avere 40 caratteri.',
  'problem.cli.print.other': 'Questa è una partita di «{found}», non di «{game}».',
  'problem.print.part': 'Non c’è la parte «{part}». Scegli tra: {parts}.',
  'problem.cli.seed': 'Questo seme non va bene. Scrivine uno da 1 a 40 caratteri su una riga.',
  'problem.cli.read': 'Il file «{file}» non si può leggere. Controlla il nome.',
  'problem.cli.write':
    'Il file «{file}» non si può scrivere. Scegline uno in una cartella che c’è ed è tua.',
  'problem.cli.full': 'Nel file «{file}» c’è già qualcosa. Scegli un nome nuovo.',
  'problem.cli.output': 'L’uscita non si può scrivere ({reason}). Mandala altrove.',
  'problem.cli.origin':
    '«{found}» non è l’indirizzo di un server. Scrivilo senza percorso, come https://glade.example.',
  'problem.cli.proxy':
    '«{found}» non è l’indirizzo di un proxy. Scrivi indirizzi o reti separati da virgole, come 127.0.0.1,10.0.0.0/8.',
  'problem.cli.log': 'Non si può registrare «{found}». Scegli tra: {known}.',
  'problem.cli.commitment':
    '«{found}» non è un’impronta. Copia le 64 cifre e lettere che il tavolo mostrava prima della partita.',
  'problem.sealed.missing':
    'A questo verbale manca la riga «{field}:», quindi i dadi non si possono controllare. Salvalo da «Controlla i dadi» nella pagina della partita.',
  'problem.sealed.field':
    'La riga «{field}: {found}» non può essere giusta. Salva di nuovo il verbale nella pagina della partita.',
  'problem.cli.clause': 'La regola «{found}» non esiste. Vanno da {first} a {last}.',
  'cli.new.about': 'crea una cartella con un gioco nuovo, subito giocabile',
  'cli.check.about':
    'controlla un gioco: le regole in partite a caso, gli esempi, il regolamento e le parole',
  'cli.arg.name': 'il nome del gioco nuovo e della sua cartella',
  'cli.arg.from':
    'da che cosa comincia: dice, cards, hand, squares, hexes, dash o un esempio (valore predefinito: dice)',
  'cli.new.done':
    'La cartella {folder} contiene un gioco intero. Il suo README dice che cosa resta da fare.',
  'cli.check.good':
    'Il gioco rispetta il contratto in {matches, number} partite a caso e in ogni suo esempio.',
  'cli.check.taken':
    '[words] Nessuno può scrivere l’azione «{word}»: il tavolo la prende per un comando. Scrivila in un altro modo.',
  'cli.check.untitled': '[words] La riga «{key}» non ha titolo. Scrivilo tra le parole.',
  'cli.check.unreadable':
    '[words] Il messaggio «{key}» non si può leggere. Controlla le graffe. Il motivo: {reason}',
  'cli.check.found': '{n, plural, one {Un difetto.} other {# difetti.}}',
  'problem.cli.new.from': 'Il modello «{found}» non esiste. Scegli tra: {known}.',
  'problem.cli.new.name':
    '«{found}» non può essere il nome di un gioco. Usa lettere minuscole, cifre e trattini.',
  'problem.cli.new.there': 'Qui c’è già qualcosa di nome {folder}. Scegli un altro nome.',
  'problem.cli.check.rulebook':
    'Il gioco {game} non ha un regolamento. Scrivi rulebook.en.md accanto al gioco.',
  'problem.cli.outside.none':
    'In {place} non c’è niente. Indica una cartella con un gioco, un file o un pacchetto installato.',
  'problem.cli.outside.entry':
    'In {place} non c’è un gioco. Serve {files}, la cui esportazione «default» è il gioco.',
  'problem.cli.outside.types':
    '{file} è TypeScript, e questo Node ({node}) non lo sa eseguire. Usa Node 22.18 o più nuovo.',
  'problem.cli.outside.engine':
    '{file} non trova @glade/engine. Comincia con «glade new NOME», che lo mette lì, o installa Glade in quella cartella con npm.',
  'problem.cli.outside.module':
    '{file} non è letto come modulo. Nella sua cartella, o in quella sopra: npm pkg set type=module',
  'problem.cli.outside.load': 'Non si può caricare {file}: {reason}. Correggilo e riprova.',
  'problem.cli.outside.game':
    '{file} non esporta un gioco come «default». Manca: {lacks}. Scrivi «export default defineGame(…)».',
  'problem.cli.outside.id':
    'In {file} l’id «{found}» non va bene. Usa lettere minuscole, cifre e trattini.',
  'problem.cli.outside.address': 'L’app ha già una pagina «{found}». Dai al tuo gioco un altro id.',
  'problem.cli.outside.taken': 'Glade ha già un gioco di nome «{found}». Dai al tuo un altro id.',
  'problem.cli.game': 'Il gioco «{found}» non esiste. Scegli tra: {known}.',
  'problem.cli.missing': 'Il file «{file}» manca. Prendi di nuovo i file di Glade.',
  'problem.cli.language': 'Glade non parla «{found}». Scegli tra: {known}.',
  'cli.language.part': 'Solo le pagine parlano {name}. Il terminale continua in inglese.',
  'problem.cli.value.game':
    'Quanto bene si possa giocare a «{game}» non si sa ancora. Scegli tra: {known}.',
  'problem.cli.value.which': '--start indica una partenza, --all tutte. Togli uno dei due.',
  'problem.cli.value.out': 'Di’ dove tenere ciò che è dimostrato, come --out limiti.json.',
  'problem.cli.value.file':
    'Il file «{file}» non contiene limiti dimostrati. Scegli un altro nome.',
  'problem.cli.value.method':
    '«{found}» non è un metodo. Scrivi --method proven o --method sampled.',
  'problem.cli.value.games':
    '--games e --seed vanno con --method sampled. Aggiungilo, oppure toglili.',
  'problem.cli.value.proofs':
    '--out e --seconds vanno con le dimostrazioni. Toglili, oppure togli --method sampled.',
  'problem.cli.value.gap':
    '«{found}» non è una distanza. Scrivi un numero da 0.0001 a 1, come 0.01.',
  'problem.cli.db': 'Di’ quale database, come --db postgres://utente@computer/nome.',
  'problem.cli.db.workers':
    'Con --db giocano i worker della coda: togli --workers, o dallo a «glade lab worker».',
  'problem.cli.db.left':
    'Lasciato: lo studio {study} resta nella coda. Lo stesso comando lo riprende. «glade lab cancel {study} --db …» lo annulla.',
  'problem.queue.address':
    'Questo non è l’indirizzo di un PostgreSQL. Scrivi --db postgres://utente@computer/nome.',
  'problem.queue.unreachable':
    'Il database non si raggiunge o non si può usare ({reason}). Controlla l’indirizzo dopo --db, la password, e se PostgreSQL è in funzione.',
  'problem.queue.away':
    'Il database non risponde ({reason}). Ciò che si è trovato resta, riprova tra poco.',
  'problem.queue.long':
    'Nessuno studio ha più di {most, number} partite. Chiedi invece con un altro seme.',
  'problem.queue.cancelled': 'Lo studio {study} è stato annullato. Chiedi di nuovo per rifarlo.',
  'problem.queue.study':
    'In questo database lo studio «{study}» non c’è. «glade lab status --db …» elenca quelli che ci sono.',
  'problem.queue.fault':
    'Lo studio {study} è fallito in un worker ({reason}). Rimedia, poi chiedi di nuovo: ciò che è stato trovato resta.',
  'problem.queue.lost':
    'Lo studio {study} ha un lavoro che ha perso un worker dopo l’altro. Guarda perché finiscono, poi chiedi di nuovo: ciò che è stato trovato resta.',
  'problem.queue.trouble':
    'Il database ha rifiutato la richiesta ({reason}, un codice di PostgreSQL). Rimedia, poi dai di nuovo lo stesso comando: ciò che è stato trovato resta.',
  'problem.queue.result':
    'Lo studio {study} ha un risultato che nessun worker può aver trovato (lavoro {shard}). «glade lab cancel {study} --db …» toglie ciò che c’è, poi chiedi di nuovo.',
  'problem.queue.damaged':
    'Lo studio {study} è rovinato nel database. «glade lab cancel {study} --db …» lo toglie, poi chiedi di nuovo.',
  'problem.cli.place':
    'I tavoli stanno in una cartella o in un database. Scegli --data o --db, non tutti e due.',
  'problem.cli.newer': 'Questi tavoli li ha scritti una versione più nuova di Glade. Usa quella.',
  'problem.cli.tables':
    'Ci sono già dei tavoli. Riprendi gli altri in una cartella o in un database vuoti.',
  'problem.cli.tables.file':
    'Il file «{file}» manca, o c’è già e ne serve uno nuovo. Scegline un altro.',
  'problem.cli.data':
    'La cartella {folder} non si può usare ({reason}). Indicane un’altra con --data.',
  'problem.cli.built':
    'L’app non è ancora costruita. Usa «npm start», oppure prima «npm run build».',
  'problem.cli.port': 'La porta {port} è già di un altro programma. Scegline un’altra con --port.',
  'problem.cli.listen':
    'Glade non può rispondere a {host}, porta {port} ({reason}). Scegline altri con --host e --port.',
  'problem.cli.host':
    '--host è vuoto. Toglilo per usare Glade solo qui. Scrivi --host 0.0.0.0 per tutti nella rete.',
  'problem.cli.bug': 'Questo è un errore di Glade ({reason}). Segnalalo, per favore.',
  'problem.examples.yaml': 'Gli esempi non si capiscono ({found}). Correggi il file.',
  'cli.games.classics': 'Giochi classici per imparare e per misurare: {list}.',
  'cli.rotate.games':
    'Perché a tutti tocchino tutti i posti, {n, plural, one {si gioca # partita} other {si giocano # partite}} ({seats} per ogni serie di dadi).',
  'problem.cli.command.meant':
    'Il comando «{found}» non esiste. Volevi dire «{meant}»? Scegli tra: {known}.',
  'problem.cli.game.meant':
    'Il gioco «{found}» non esiste. Volevi dire «{meant}»? Scegli tra: {known}.',
  'problem.cli.target.none': 'Di’ che cosa raggiungere, come --target win=60% o --target turns=20.',
  'problem.cli.range':
    '«{found}» va all’indietro. Scrivi prima il numero più basso, come firebreaks=0..8.',
  'problem.cli.screen':
    'Per «{found}» servono due valori, prima quello predefinito: --try startBuffer=4,8.',
  'problem.cli.screen.few':
    'Qui non ci sono due regole da provare. Nominane alcune: --try NOME=A,B.',
  'problem.cli.screen.many':
    '{found, number} regole sono troppe. Nominane al massimo {most, number}: --try NOME=A,B.',
  'problem.cli.screen.of':
    '«{found}» qui non si può guardare. --of prende won, length, real, dead, decisions, shared, nobody, points.0, sole.0, ending.CODE, measure.NAME o move.KIND.',
  'problem.cli.people.none': 'In questi file non c’è nessuna partita di persone.',
  'problem.cli.people.record': '{file}: {why}',
  'problem.cli.luck.of':
    '«{found}» qui non si conta alla fine di ogni partita. --of prende: {known}.',
  'problem.cli.among': 'L’abilità si vede solo fra due bot o più, come --among random,greedy.',
  'problem.cli.twice': '«{found}» c’è due volte. Una basta.',
  'problem.cli.stronger.same':
    '«{found}» è forte quanto sé stesso. Nomina un altro bot con cui confrontarlo.',
  'problem.cli.same': '{one} e {other} nominano tutti e due «{file}». Dai a ognuno il suo file.',
  'problem.cli.rows.db':
    '--csv, --jsonl e --moves scrivono ciò che si gioca qui. Togli --db, oppure togli quelli.',
  'problem.cli.space':
    'Per il file «{file}» non c’è più spazio. Scegli un altro disco, o meno partite.',
  'problem.cli.patch':
    '«{found}» non cambia niente. Scrivi un numero delle regole e un valore, come --patch WF-22.actions=2.',
  'problem.cli.patch.none':
    'Questo gioco non nomina numeri delle sue regole che si possano cambiare.',
  'problem.cli.patch.unknown': 'Qui non c’è il numero «{found}». Ci sono: {known}.',
  'problem.cli.patch.meant':
    'Qui non c’è il numero «{found}». Volevi dire {meant}? Scegli tra: {known}.',
  'problem.cli.patch.range':
    'Con {name}={found} il gioco si romperebbe. Può essere un numero intero da {least} a {most}.',
  'problem.cli.patch.idle': '{name} qui non cambia niente. Gli serve {option}={values} (--set).',
  'problem.cli.patch.db':
    'I worker di una coda giocano con le regole come sono. Togli --patch oppure --db.',
  'problem.cli.limit':
    '«{found}» non è un limite. Scrivi che cosa e di quanto, come --fail-if "length>+5%" o --fail-if "measure.points<-2".',
  'problem.cli.limit.alone': '--fail-if giudica un confronto. Aggiungi --compare o --against.',
  'problem.cli.against':
    '«{found}» non è un bot di questo gioco, una cartella o una revisione di git. Nomina una di queste cose.',
  'problem.cli.against.other':
    'In «{found}» non c’è una versione di «{game}»: indica una cartella o una revisione che ne abbia una.',
  'problem.cli.against.absent':
    'In {found} non c’era la cartella {folder}. Nomina una revisione più recente.',
  'problem.cli.against.db':
    'I worker di una coda giocano una sola versione. Togli --db, oppure confronta bot o opzioni.',
  'problem.cli.compare.both': '--compare e --against fanno due domande. Fanne una alla volta.',
  'problem.cli.compare.alone':
    '--compare fa a meno di --looks, --choices, --pace e --margin. Toglili.',
  'problem.cli.rotate.team':
    'Giocano tutti in una squadra, con gli stessi bot: con --rotate si rigiocherebbero le stesse partite. Togli --rotate.',
  'problem.cli.seats.twice': '--set {found} e --seats {seats} si contraddicono. Togli uno dei due.',
  'cli.word.FILES': 'FILE',
  'cli.word.GAME': 'GIOCO',
  'cli.word.TEMPLATE': 'MODELLO',
  'cli.word.CLAUSE': 'REGOLA',
  'cli.word.COMMAND': 'COMANDO',
  'cli.word.PARTS': 'PARTI',
  'cli.word.PAPER': 'CARTA',
  'cli.word.STYLE': 'STILE',
  'cli.word.BACKS': 'RETRO',
  'cli.word.STUDY': 'STUDIO',
  'cli.word.OTHER': 'ALTRO',
  'cli.word.CHANGE': 'CAMBIO',
  'cli.word.NUMBER': 'NUMERO',
  'cli.word.NAMES': 'NOMI',
  'cli.word.NAME': 'NOME',
  'cli.word.VALUE': 'VALORE',
  'cli.word.WHAT': 'COSA',
  'cli.word.LOW': 'DA',
  'cli.word.HIGH': 'A',
  'cli.word.SECONDS': 'SECONDI',
  'cli.word.SHARE': 'QUOTA',
  'cli.word.LANGUAGE': 'LINGUA',
  'cli.word.HASH': 'IMPRONTA',
  'cli.word.ADDRESSES': 'INDIRIZZI',
  'cli.word.LEVEL': 'LIVELLO',
  'cli.word.SEED': 'SEME',
  'cli.word.DICE': 'DADI',
  'cli.word.THAN': 'ALTRO',
};
