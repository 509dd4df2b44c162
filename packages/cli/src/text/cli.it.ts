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
  'cli.print.about': 'scrive un PDF con tutto ciò che serve al tavolo per un gioco',
  'cli.playtest.about': 'fa giocare molte partite ai bot e ne fa un rapporto',
  'cli.rulings.about':
    'misura che cosa cambierebbero altre risposte alle domande aperte delle regole',
  'cli.tune.about': 'trova il valore che più si avvicina a un obiettivo',
  'cli.ladder.about': 'fa giocare ogni bot contro quello del gradino sotto',
  'cli.stronger.about': 'dice, non appena lo sa, se un bot è più forte di un altro',
  'cli.screen.about': 'dice quali regole contano, da sole e a coppie',
  'cli.screen.games':
    'Ogni scelta si è giocata in {n, number} partite invece di {asked, number}. Se sono più di 50, si dividono in 50 gruppi uguali. Quanto differiscono i gruppi dà ogni intervallo. Quindi il numero dev’essere un multiplo di 50.',
  'cli.arg.try.two':
    'due valori di un’opzione o di un numero delle regole, prima quello predefinito; senza --try, tutto ciò che ha effetto',
  'cli.arg.of.screen':
    'che cosa si guarda: won (vinte), length (turni), real (scelte vere), dead (turni senza scelte vere), decisions, shared (vittoria condivisa), nobody (nessun vincitore), order.0 (chi comincia), points.0 e sole.0 (posto 1: la sua quota di vittorie, vince da solo), ending.CODE, measure.NAME, move.KIND',
  'cli.people.about': 'confronta le partite giocate da persone con quelle dei bot',
  'cli.arg.files.people':
    'CSV con una partita per riga, o verbali di partite; docs/data.md spiega che cosa contengono',
  'cli.people.options':
    '{file} è di una partita con altre regole e non conta. --set e --preset scelgono le regole.',
  'cli.luck.about': 'dice quanto del risultato è fortuna, fonte per fonte, e quanto è abilità',
  'cli.value.about': 'dice quanto bene si può giocare, con la dimostrazione',
  'cli.lab.about': 'fa giocare grandi studi a molti computer, con un database PostgreSQL in comune',
  'cli.lab.worker.about': 'gioca i lavori dei comandi con --db; Ctrl-C lo ferma',
  'cli.lab.serve.about':
    'mostra gli studi dal vivo in un browser di questo computer: lì si possono fermare o allungare',
  'cli.lab.status.about': 'mostra a che punto è ogni studio, o che cosa si sa di uno',
  'cli.lab.cancel.about': 'toglie uno studio dalla coda, con tutti i suoi risultati',
  'cli.serve.about': 'serve l’app ai browser',
  'cli.backup.about': 'scrive in un file i tavoli di chi gioca da lontano',
  'cli.restore.about': 'ripristina da un file di «backup» i tavoli di chi gioca da lontano',

  'cli.arg.game': 'un gioco elencato da «glade games», o una cartella con un gioco tuo',
  'cli.arg.clause': 'una regola, come WF-16 o 16',
  'cli.arg.file': 'il verbale di una partita',
  'cli.arg.language': 'la lingua: en o it; valore predefinito: quella del terminale',
  'cli.arg.preset': 'una configurazione già pronta',
  'cli.arg.set': 'imposta un’opzione; si può ripetere',
  'cli.arg.seats': 'in quanti si gioca',
  'cli.arg.seed.play':
    'il seme dei dadi: lo stesso seme dà gli stessi dadi; valore predefinito: uno nuovo',
  'cli.arg.seed.playtest': 'il seme di ogni sorteggio, come dadi e carte; valore predefinito: 1',
  'cli.arg.players':
    'chi gioca: person, da like:1 (sbaglia di più) a like:3, steady o strong; uno per ogni posto, o uno per ogni posto tranne il tuo',
  'cli.arg.dice': 'virtual, oppure entered: tiri i tuoi dadi e scrivi che cosa mostrano',
  'cli.arg.save': 'salva la partita in questo file dopo ogni mossa',
  'cli.arg.positions': 'scrive una posizione per riga, e nient’altro',
  'cli.arg.parts':
    'che cosa stampare, come «board,counters»; valore predefinito: tutto ciò che serve o è utile',
  'cli.arg.share': 'fa giocare i dispositivi della stessa rete e mostra l’indirizzo come codice',
  'cli.arg.origin': 'l’indirizzo pubblico del server, come https://glade.example',
  'cli.arg.proxy':
    'i proxy di cui fidarsi, come 127.0.0.1: Glade prende da loro l’indirizzo di chi visita',
  'cli.arg.keep':
    'dopo quanti giorni senza mosse un tavolo lontano viene eliminato, da {least} a {most}; valore predefinito: {days}',
  'cli.arg.log': 'che cosa si registra: silent, error (valore predefinito), warn, info o debug',
  'cli.arg.file.far': 'il verbale che hai salvato dalla pagina della partita',
  'cli.arg.commitment': 'l’impronta che il tavolo mostrava prima della partita',
  'cli.arg.data':
    'la cartella con i tavoli di chi gioca da lontano; valore predefinito: una cartella del tuo account',
  'cli.arg.list': 'elenca le parti e quanti fogli serve a ognuna',
  'cli.arg.paper': 'a4 o letter; valore predefinito: a4',
  'cli.arg.style':
    'colour (a colori), ink (poco inchiostro) o large (caratteri grandi); valore predefinito: colour',
  'cli.arg.backs':
    'come si stampano i retri: long o short (la stampante gira il foglio su quel lato), fold (accanto ai fronti, da piegare e incollare) o none (senza); valore predefinito: fold',
  'cli.arg.hex':
    'quanto sono larghe le caselle di una mappa a esagoni, da {least} a {most} mm; valore predefinito: la larghezza che usa meno fogli',
  'cli.arg.seed.print': 'stampa una partita senza dadi: i tiri di questo seme',
  'cli.arg.matches': 'stampa questo numero di partite diverse senza dadi',
  'cli.arg.record': 'il verbale di una partita: stampa quella partita',
  'cli.arg.base': 'l’indirizzo dell’app, come https://example.org/; i codici sui fogli portano lì',
  'cli.arg.out': 'il PDF da scrivere',
  'cli.arg.games': 'quante partite, fino a {most, number}; valore predefinito: {usual, number}',
  'cli.arg.bots':
    'chi siede ai posti: un bot per tutti, o uno per ognuno, come «policy,random»; «glade games GIOCO» li elenca; valore predefinito: il primo del gioco',
  'cli.arg.workers': 'quanti processori usare; valore predefinito: tutti',
  'cli.arg.db.tables':
    'tiene i tavoli in un database PostgreSQL, postgres://…, che più server possono condividere',
  'cli.arg.backup': 'il file da scrivere',
  'cli.arg.restore': 'un file scritto da glade backup',
  'cli.arg.db':
    'fa giocare i worker, su qualsiasi computer, con il database PostgreSQL a questo indirizzo, postgres://…; li avvia «glade lab worker»; fino a {most, number} partite',
  'cli.arg.db.lab': 'l’indirizzo del database PostgreSQL, postgres://…',
  'cli.arg.once': 'finisce quando la coda è vuota',
  'cli.arg.study.status': 'uno studio di quell’elenco: mostra che cosa se ne sa',
  'cli.arg.study': 'uno studio; «glade lab status» li elenca',
  'cli.arg.json': 'scrive tutto il rapporto in questo file',
  'cli.arg.html': 'scrive il rapporto in questo file, come pagina con le figure',
  'cli.arg.patch':
    'cambia un numero delle regole, come WF-22.actions=2; «glade games GIOCO» li elenca; si può ripetere',
  'cli.games.numbers':
    'Numeri delle regole che si possono provare (--patch), ognuno con i suoi limiti:',
  'cli.playtest.patched':
    'Numero delle regole cambiato: {name}={value}, {words} (nelle regole: {usual}).',
  'cli.rules.patched': 'Cambiato: {words}: {value} invece di {usual}.',
  'cli.arg.against':
    'ciò che c’era prima: altri bot («greedy»), una cartella con un’altra versione del gioco o una revisione di git; dopo viene il gioco con i suoi --bots, nelle stesse partite',
  'cli.arg.of.compare':
    'con --compare o --against: l’unico numero su cui fai la domanda prima, come points.0 (le vittorie del posto 1) o length; si prova da solo; i nomi sono quelli di «screen --of»',
  'cli.arg.failIf':
    'con --compare o --against: finisce con il codice 3 se un cambiamento supera di sicuro questo limite, come «length>+5%» (turni), «minutes>+5%» o «shared<-3%» (% del valore di prima; per le quote % sono punti), e con il codice 4 se non si sa; si può ripetere',
  'cli.limit.kept':
    'Entro il limite {limit}: «{after}» dopo «{before}»{changed, select, yes { (prima {from}, dopo {to}: {by}{unit, select, points { punti} other {}}, intervallo al 95 % {range})} other { (nessuna differenza)}}.',
  'cli.limit.broken':
    'Oltre il limite {limit}, con tutto l’intervallo al 95 %: «{after}» dopo «{before}» (prima {from}, dopo {to}: {by}{unit, select, points { punti} other {}}, intervallo al 95 % {range}).',
  'cli.limit.unsure':
    'Per il limite {limit} non si può dire: «{after}» dopo «{before}» (prima {from}, dopo {to}: {by}{unit, select, points { punti} other {}}, intervallo al 95 % {range}). L’intervallo al 95 % sta in parte entro il limite, in parte oltre. {n, plural, =0 {Servono più partite (--games).} one {In 4 casi su 5 basterebbe circa # partita (--games). Vale se il cambiamento è grande come qui. Se è più vicino al limite ne servono di più.} other {In 4 casi su 5 basterebbero circa # partite (--games). Vale se il cambiamento è grande come qui. Se è più vicino al limite ne servono di più.}}',
  'cli.against.declared':
    'Il «numbers.ts» di una versione dichiara {name}: {value, number}. Le sue regole giocano un altro valore. Quel file si limita a descrivere le regole. Cambia il numero in «rules/», o prova con --patch {name}={value}.',
  'cli.limit.uncounted':
    'Per il limite {limit} non si può dire: non tutte le partite hanno contato questo numero.',
  'cli.arg.csv':
    'scrive in questo file una riga per partita, per un foglio di calcolo o per R; docs/data.md spiega le colonne',
  'cli.arg.csv.people':
    'scrive in questo file le partite giocate da persone, una riga per partita; docs/data.md spiega le colonne',
  'cli.arg.jsonl': 'lo stesso come righe di JSON',
  'cli.arg.moves':
    'scrive in questo file una riga per decisione; righe di JSON se il nome finisce in .jsonl',
  'cli.arg.rotate':
    'gioca ogni partita una volta per posto, con gli stessi dadi: i bot si spostano di un posto',
  'cli.arg.looks':
    'esamina da vicino questo numero di partite: quando si decidono e quante volte cambia chi è in testa; 30/300 vuol dire la stessa quota di 30 su 300',
  'cli.arg.choices':
    'esamina singole scelte di questo numero di partite (almeno 10): quali decidono, quali tipi di mossa vincono di più, quanto spesso chi viene dopo farebbe altro',
  'cli.arg.of':
    'che cosa vale come risultato al posto di chi vince: qualcosa che il gioco conta alla fine, come points',
  'cli.arg.margin':
    'quanto un posto può distare dalla quota equa ed essere ancora equilibrato, da 0 a 0.5; valore predefinito: 0.03',
  'cli.arg.compare':
    'gioca le stesse partite, con gli stessi dadi, con ogni valore di un’opzione o di un numero delle regole, come startBuffer=4,8 o WF-22.actions=1,2 in Wildfire; «glade games GIOCO» li elenca',
  'cli.arg.try': 'i valori da provare, come firebreaks=0..8 in Forest Fire; si può ripetere',
  'cli.arg.within':
    'quanto vicino all’obiettivo basta, come 0.02; valore predefinito: 0.02 per win, 0.03 per fair, il 5 % dell’obiettivo per turns',
  'cli.arg.target':
    'che cosa raggiungere: turns=20, o win=60% (partite vinte; dove ci sono rivali, quelle che il posto 1 vince da solo), o fair (fra rivali: ogni posto ha una quota equa di vittorie, entro 3 punti)',
  'cli.arg.rungs':
    'i bot, dal più debole, come «random,policy,mcts:100»; valore predefinito: ricerche da 25 a 3200 iterazioni',
  'cli.arg.bot': 'un bot; «glade games GIOCO» li elenca',
  'cli.arg.than': 'il bot con cui si confronta',
  'cli.arg.pace':
    'secondi che le persone impiegano per una scelta vera e per un tiro, come 12,6; serve a stimare i minuti',
  'cli.arg.gain': 'i due guadagni da distinguere, in quote di punti; valore predefinito: 0..0.05',
  'cli.arg.among':
    'bot di forza diversa: ciò che dipende da quale di loro gioca conta come abilità',
  'cli.arg.start':
    'dimostra di nuovo una partenza: le caselle della casa e del fuoco, come 2,1/5,5',
  'cli.arg.all': 'dimostra di nuovo ogni partenza: ci vuole qualche minuto',
  'cli.arg.method':
    'proven (dimostrato, il valore predefinito) o sampled: limiti rapidi da partite, giusti 99 volte su 100',
  'cli.arg.aim':
    'a che cosa mira il gioco perfetto da una partenza: in Wildfire home, il valore predefinito, o points',
  'cli.arg.games.sampled':
    'quante partite per ogni partenza; valore predefinito: 10000, o 1000 nei giochi dove nulla è dimostrato',
  'cli.arg.gap':
    'dimostra finché i due limiti non distano così poco, da 0.0001 a 1; valore predefinito: 0.01, un punto su 100, o 0.5 prima dei campioni',
  'cli.arg.lookahead':
    'di quanti eventi i limiti guardano avanti prima dei campioni, da 0 a 2; ognuno li avvicina, e rallenta; valore predefinito: 0',
  'cli.arg.seconds':
    'si ferma dopo questi secondi; di una partenza dà i limiti dimostrati fin lì, di tutte quelle finite',
  'cli.arg.out.value':
    'conserva in questo file ciò che trova di tutte le partenze; lo stesso comando continua da lì',
  'cli.arg.count.puzzles':
    'quanti rompicapi bastano, un terzo per difficoltà; valore predefinito: 60',
  'cli.arg.matches.puzzles':
    'quante partite di bot si esaminano al massimo; valore predefinito: 1000',
  'cli.arg.from.puzzles':
    'salta questo numero di partite, per cominciare dove una ricerca è finita',
  'cli.arg.out.puzzles': 'scrive in questo file i rompicapi con la loro dimostrazione, in JSON',
  'cli.arg.goals':
    'cerca obiettivi vicini che si raggiungono di sicuro, invece del risultato migliore',
  'cli.arg.add': 'conserva i rompicapi che il gioco ha già e ne aggiunge altri',
  'cli.arg.check': 'dimostra di nuovo i rompicapi del gioco, con altri dadi',
  'cli.arg.port': 'la porta; valore predefinito: {port}',
  'cli.arg.host': 'da dove si può aprire; valore predefinito: {host}, solo questo computer',

  'cli.print.building': 'Preparo la stampa; ci vuole un momento…',
  'cli.print.done': '{file}: {sheets, plural, one {un foglio} other {# fogli}}.',
  'cli.print.sheets': '{sheets, plural, one {un foglio} other {# fogli}}',
  'cli.print.need.needed': 'serve',
  'cli.print.need.useful': 'utile',
  'cli.print.need.instead': 'solo se lo vuoi',
  'cli.player': '{player, seat, name}',
  'cli.winners': '{n, plural, one {Vince {player, seat}.} other {Vincono {player, seat}.}}',
  'cli.measure': '{value, number} ({player, seat, name})',
  seat: '{player, seat, label}',
  'cli.turn': 'Turno {turn}',
  'cli.turn.setup': 'Preparazione',
  'cli.games.more': '«glade games {game}» mostra le opzioni di un gioco.',
  'cli.games.presets': 'Configurazioni pronte (--preset NOME):',
  'cli.bots': 'I bot; il numero dopo i due punti si può cambiare:',
  'cli.games.bots': 'Bot per playtest (--bots NOME):',
  'cli.bot.own': 'un bot fatto per questo gioco',
  'cli.bot.policy': 'gioca con semplici regole pratiche; veloce',
  'cli.bot.greedy': 'prende quello che al momento sembra meglio',
  'cli.bot.learned': 'gioca secondo ciò che ha imparato da molte partite; veloce',
  'cli.bot.random': 'fa una mossa permessa qualsiasi',
  'cli.bot.flat':
    'prova ogni mossa nel numero di partite a caso indicato, qui 200, e prende la migliore',
  'cli.bot.flat.leaf': 'come flat, ma gioca quelle partite con regole pratiche',
  'cli.bot.mcts':
    'costruisce un albero di mosse con il numero di partite a caso indicato, qui 1000',
  'cli.bot.ismcts':
    'una ricerca ad albero per giochi con segreti: non guarda mai ciò che il suo posto non vede',
  'cli.bot.ismcts.leaf': 'come ismcts, ma gioca quelle partite con regole pratiche',
  'cli.bot.mcts.leaf': 'come mcts, ma gioca quelle partite con regole pratiche',
  'cli.bot.expectimax':
    'guarda avanti del numero di decisioni indicato, qui 2, attraverso tutto ciò che il caso può portare',
  'cli.bot.mixed':
    'gioca come policy in 70 decisioni su 100, a caso nelle altre; policy@70@greedy: nelle altre come greedy',
  'cli.bot.like':
    'sbaglia come una persona: like:1 molto, like:3 poco; like:4 e like:5 sono i bot attento e forte dell’app',
  'cli.bot.strong': 'il bot più forte dell’app; lento in quasi tutti i giochi',
  'cli.games.bulk':
    'In blocco (playtest, tune …) vale {name}={value}, perché ogni partita finisca.',
  'cli.bulk':
    'In qualche gioco qui si imposta un limite, perché ogni partita finisca. «glade games GIOCO» lo nomina, e la risposta anche.',
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
  'cli.play.draw': 'Decide la sorte: premi Invio.',
  'cli.play.draw.enter': 'Decide la sorte: scrivi che cosa è uscito.',
  'cli.play.moves': '{n, plural, one {Una mossa} other {# mosse}}: {moves}',
  'cli.play.moves.more':
    '{n, plural, one {Una mossa} other {# mosse}}: {moves} … («mosse» le elenca tutte)',
  'cli.play.such': 'Per esempio: {example}',
  'cli.play.none': 'Adesso non c’è niente da scegliere.',
  'cli.play.allowed': 'Si può fare.',
  'cli.play.hint.first': '{now} Poi chiedi un consiglio.',
  'cli.play.hint': 'Consiglio: {move}.',
  'cli.play.again': 'I dadi mostrano {faces}. Non vale.',
  'cli.play.undone': 'Annullato.',
  'cli.play.redone': 'Rifatto.',
  'cli.play.corrected': 'La voce {entry} è corretta. Tutto il resto va ancora bene.',
  'cli.play.broken':
    'La voce {entry} è corretta. La voce {broken} non va più bene: {why} È stata tolta, con tutto quello che viene dopo.',
  'cli.play.kept': 'La partita com’era è in {file}.',
  'cli.play.kept.here':
    'Questa è la partita com’era prima di una correzione. Salvala in un file: «glade replay FILE» la racconta di nuovo.',
  'cli.play.change': '{player, seat} vuole cambiare la voce {entry}: {before} → {after}.',
  'cli.play.remove': '{player, seat} vuole togliere la voce {entry}: {before}.',
  'cli.play.insert': '{player, seat} vuole inserire questo prima della voce {entry}: {after}.',
  'cli.play.consent': '{player, seat, name}, scrivi «accetto» o «rifiuto».',
  'cli.play.disagreed': 'Non è cambiato niente.',
  'cli.play.last': 'Non è ancora successo niente.',
  'cli.play.stuck': '{problem} (Premi Invio per chiederlo di nuovo al bot.)',
  'cli.play.rules':
    'Di’ quale regola, come in «regola {clause}». «glade rules {game}» le mostra tutte.',
  'cli.play.saved': 'La partita è in {file}. «glade replay {file}» la racconta di nuovo.',
  'cli.play.record':
    'Il verbale di questa partita. Salvalo in un file: «glade replay FILE» racconta di nuovo la partita.',
  'cli.play.reveals':
    'Il verbale di questa partita mostra anche ciò che è nascosto. Scrivi «verbale» per vederlo, o premi Invio per uscire senza. La prossima volta usa --save FILE per conservare la partita.',
  'cli.play.withheld':
    'Il verbale di questa partita mostra anche ciò che è nascosto, quindi non si stampa. La prossima volta usa --save FILE per conservare la partita.',
  'cli.play.help':
    'una mossa\tla fa; scrivila come nell’elenco: {move}\n{chance, select, none {} draws {Invio\tlascia decidere la sorte} own {2 5\tinserisce che cosa mostrano i tuoi dadi: 2 e 5} drawn {che cosa è uscito\tlo inserisce} other {tira, Invio\ttira i dadi}}\nmosse\telenca tutto ciò che puoi fare\nconsiglio\tdice che cosa farebbe un giocatore forte\nperché MOSSA\tdice se si può, e se no, quale regola lo dice\nannulla, ripeti\tannulla la tua ultima mossa{chance, select, none {} drawn {} draws {, se poi la sorte non ha deciso niente} other {, se nel frattempo non si sono tirati i dadi}}; la rifà\nelenco\telenca tutte le voci con i loro numeri\ncorreggi 12 MOSSA\tcambia la voce 12{chance, select, own {; con i tuoi dadi: correggi 12 2 5} other {}}\ninserisci 12 MOSSA\taggiunge prima della voce 12 quello che hai dimenticato\ntogli 12\ttoglie quello che hai inserito due volte\ntavolo, ultima\tmostra il tavolo, racconta che cosa è appena successo\nregola {clause}\tmostra una regola\nesci\tesce',
  'cli.play.hidden': 'Un ? sul tabellone è qualcosa che non puoi vedere.',

  'cli.playtest.bar':
    '{bar} {percent} %{counted, select, work {} starts {  {value} di {total} partenze} puzzles {  {value} di {total} rompicapi} other {  {value} di {total} partite}}',
  'cli.playtest.lead':
    '{game}, versione {version} delle regole: {games, plural, one {# partita} other {# partite}} di {bots}, seme {seed}.',
  'cli.playtest.options': 'Opzioni: {options}.',
  'cli.playtest.usual': 'Tutte le opzioni hanno il valore predefinito.',
  'cli.playtest.mean': 'Media',
  'cli.playtest.moves.times': 'Per partita',
  'cli.playtest.moves.taken': 'Scelta quando si poteva',
  'cli.playtest.moves.forced': 'Unica mossa',
  'cli.playtest.moves.how':
    'Scelta quando si poteva: nelle decisioni che permettevano anche un altro tipo di mossa (viste in {n, plural, one {# partita} other {# partite}}). «Decisioni» dice quante sono. Unica mossa: quante volte era l’unica possibile. Un trattino: nessuna decisione di questo tipo.',
  'cli.playtest.range': 'Intervallo al 95 %',
  'cli.playtest.alike': 'tutte uguali',
  'cli.playtest.p5': 'Basso',
  'cli.playtest.p50': 'Mediana',
  'cli.playtest.p95': 'Alto',
  'cli.playtest.decided':
    'Quando si decide: {matches, plural, one {# partita esaminata} other {# partite esaminate}}, ogni posizione giocata fino in fondo {playouts, plural, one {una volta} other {# volte}}.',
  'cli.playtest.spread':
    'Basso: 1 partita su 20 ha questo valore o meno. Mediana: metà delle partite. Alto: 19 su 20.',
  'cli.playtest.share': 'Quota',
  'cli.playtest.matches': 'Partite',
  'cli.playtest.rarest': 'Le regole che si sono viste meno, e in quante partite:',
  'cli.playtest.never.more':
    'E {n, plural, one {un’altra} other {altre #}}: la pagina (--html) le nomina tutte.',
  'cli.answer.shorter': 'La pagina (--html) ha anche gli intervalli delle ultime colonne.',
  'cli.answer.links': 'Nella pagina (--html) ci sono i collegamenti per guardarle.',
  'cli.playtest.again': 'Per ripetere: {command}',
  'cli.playtest.written': 'Scritto: {file}',
  'cli.rotate.alike':
    'In ogni posto c’è lo stesso bot. --rotate rigioca gli stessi dadi, quindi lo stesso numero di partite dice di meno. --rotate serve dove i bot sono diversi.',
  'cli.rotate.idle':
    'Tutti i posti sono una squadra degli stessi bot. --rotate ripeterebbe le stesse partite, quindi non se ne tiene conto.',
  'cli.idle': 'L’opzione {name} qui non cambia niente: conta solo con {with}.',

  'cli.db.queued':
    'Studio {study}: {jobs, plural, one {# lavoro} other {# lavori}} per i worker della coda, {done, number} già fatti.',
  'cli.db.idle':
    'Da un po’ nessuno gioca: «glade lab worker --db …» è in funzione da qualche parte? (Studio {study}. Ctrl-C lo lascia nella coda.)',
  'cli.db.away': 'Il database non risponde più. Riprovo finché non risponde.',
  'cli.db.back': 'Il database risponde di nuovo.',
  'cli.db.busy': 'Adesso il database non ci riesce ({reason}). Riprovo.',
  'cli.lab.start':
    'In attesa di lavori, su {threads, plural, one {un processore} other {# processori}} (Ctrl-C finisce dopo i lavori in corso).',
  'cli.lab.taken': 'Studio {study}: {game}.',
  'cli.lab.version':
    'Studio {study} saltato: vuole la versione {asked} delle regole di «{game}», e su questo computer c’è la {here}.',
  'cli.lab.code':
    'Studio {study} di «{game}» saltato: è stato avviato con il codice {asked}, e su questo computer c’è il codice {here}. Metti qui lo stesso Glade e riavvia il worker. Oppure avvia di nuovo lo studio con il Glade che c’è qui.',
  'cli.lab.game': 'Studio {study} saltato: su questo computer il gioco {game} non c’è.',
  'cli.lab.differs':
    'Studio {study} saltato: su questo computer le partite di «{game}» vanno in un altro modo. Usa lo stesso Glade di chi ha avviato lo studio.',
  'cli.lab.fault': 'Lo studio {study} è fallito: {reason}.',
  'cli.lab.again':
    'Studio {study}: qui un lavoro non si è potuto giocare ({reason}). Torna nella coda.',
  'cli.lab.rate':
    '{matches, plural, one {# partita} other {# partite}} in {jobs, plural, one {# lavoro} other {# lavori}}, {rate, number} partite al secondo su questo computer.',
  'cli.lab.empty': 'Non ci sono studi.',
  'cli.lab.column.study': 'studio',
  'cli.lab.column.game': 'gioco, versione delle regole',
  'cli.lab.column.matches': 'partite',
  'cli.lab.column.jobs': 'lavori',
  'cli.lab.column.state': 'stato',
  'cli.lab.of': '{done, number} su {all, number}',
  'cli.lab.done': 'finito',
  'cli.lab.failed': 'fallito ({reason})',
  'cli.lab.playing':
    '{active, plural, =0 {in attesa} one {# lavoro in corso} other {# lavori in corso}}',
  'cli.lab.stopped': 'fermato',
  'cli.lab.serving':
    'Gli studi sono su {url}, solo per questo computer. Ctrl-C chiude le pagine. Gli studi continuano.',
  'cli.db.stopped':
    'Lo studio {study} è stato fermato nel laboratorio. Ecco che cosa si è trovato fino a quel momento.',
  'cli.watch.studies': 'Studi del laboratorio',
  'cli.watch.lead': 'Che cosa giocano i worker della coda. Questa pagina si aggiorna da sola.',
  'cli.watch.ask': 'Chiedine uno con --db, come in «glade playtest wildfire --db …».',
  'cli.watch.count':
    '{n, plural, =0 {Non c’è nessuno studio.} one {C’è uno studio. {open, plural, =0 {È finito.} other {Non è ancora finito.}}} other {Ci sono # studi. {open, plural, =0 {Sono tutti finiti.} one {# non è ancora finito.} other {# non sono ancora finiti.}}}}',
  'cli.watch.game': '{game}, versione {version} delle regole',
  'cli.watch.study': 'Studio {study}.',
  'cli.watch.state': 'Stato: {state}.',
  'cli.watch.played': '{played, number} partite su {games, number}.',
  'cli.watch.quarters': 'Giocato almeno il {percent} %.',
  'cli.watch.progress': 'Partite giocate',
  'cli.watch.nothing':
    'Non si sa ancora niente, oppure questo Glade non conosce il gioco o la versione.',
  'cli.watch.whole': 'La risposta intera',
  'cli.watch.early':
    'Qualcuno può aver guardato prima che il numero delle partite fosse deciso. Fidati perciò degli intervalli qui sopra, che valgono a ogni controllo. Quelli qui sotto valgono solo per un numero fissato prima.',
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
    'Il laboratorio non risponde, quindi non è cambiato niente. Non si è perso niente. Premi di nuovo.',
  'cli.watch.host':
    'Lo possono fare solo le pagine di questo computer. Apri l’indirizzo scritto da «glade lab serve».',
  'cli.watch.nowhere': 'A questo indirizzo non c’è niente. Vai a tutti gli studi.',
  'cli.watch.wrong': 'Qualcosa è andato storto nel laboratorio ({reason}). Ricarica la pagina.',
  'cli.lab.cancelled': 'Lo studio {study} è annullato.',

  'cli.puzzles.found':
    '{n, plural, one {Trovato un rompicapo} other {Trovati # rompicapi}} in {matches, plural, one {una partita} other {# partite}}. {judged, plural, one {Esaminata una decisione} other {Esaminate # decisioni}}.',
  'cli.puzzles.easy': 'facili',
  'cli.puzzles.medium': 'medi',
  'cli.puzzles.hard': 'difficili',
  'cli.puzzles.checked': 'Dimostrati di nuovo: {proven} su {n}.',
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
  'cli.review.turn': '{unit, select, round {Giro} other {Turno}}',
  'cli.review.value': 'Valore',
  'cli.review.end': 'fine',
  'problem.cli.review.open':
    'Questa partita non è ancora finita. «glade replay FILE» la racconta fin dove arriva.',
  'cli.verify.right':
    '{throws, plural, =0 {Non c’era nessun tiro da controllare} one {Il tiro era deciso prima della partita} other {Tutti i tiri (#) erano decisi prima della partita}}: {words, plural, =0 {decide solo la parola segreta del server} one {decidono la parola segreta del server e la parola di una pagina} other {decidono la parola segreta del server e le parole di # pagine}}. Tavolo: {table}.',
  'cli.verify.compare':
    'L’impronta da confrontare con quella che il tavolo mostrava prima della partita: {hash}',
  'cli.backup.done':
    '{tables, plural, =0 {«{file}» è scritto. Non c’erano tavoli.} one {# tavolo è in «{file}».} other {# tavoli sono in «{file}».}}',
  'cli.restore.done':
    '{tables, plural, =0 {In «{file}» non c’erano tavoli.} one {Da «{file}» è stato ripristinato # tavolo.} other {Da «{file}» sono stati ripristinati # tavoli.}}',
  'cli.arg.served':
    'giochi tuoi, ciascuno una cartella, un file o un pacchetto, accanto a quelli di Glade',
  'cli.serve.outside': '{title} è all’indirizzo {url}',
  'cli.serve.docs': 'Le guide e l’API sono all’indirizzo {url}',
  'problem.cli.serve.defined':
    '«{game}» non si gioca nel browser: crealo con defineGame di @glade/engine/define.',
  'problem.cli.serve.node':
    'Un browser non può eseguire {file}: importa «{name}», che esiste solo in Node. Togli quella riga.',
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
    'Esco: leggo dalla coda la risposta fin qui. Un altro Ctrl-C ferma subito.',
  'cli.partial.none': 'Fermato prima che ci fosse qualcosa da dire.',

  'cli.possible':
    'Quante partite vince il gioco perfetto: {list}.{alike, plural, =0 {} one { Un’altra risposta non cambia niente.} other { Altre # risposte non cambiano niente.}}',
  'cli.possible.same': 'Il gioco perfetto vince le stesse partite in ogni caso: {range}.',
  'cli.possible.each': '{now, select, yes {com’è adesso} other {{name}}}: {range}',
  'cli.possible.range':
    '{bounded, select, yes {fra {low} e {high}} other {{low} o più}} ({kind, select, proven {dimostrato} other {sicuro al 99 %}})',
  'cli.value.some':
    '{proven} partenze su {all} sono dimostrate entro un punto su 100 (una distanza di 0,01). Un punto interrogativo vuol dire che non è ancora dimostrato nulla. --start dimostra una partenza, --all le dimostra tutte.',
  'cli.value.kept':
    'Il file «{file}» contiene {n} partenze su {all}. Lo stesso comando continua da lì.',
  'cli.value.each':
    'Ogni coppia di numeri qui sotto vale da sola in 99 casi su 100. Perciò, fra tante coppie, qualcuna può essere sbagliata.',
  'cli.value.wide':
    'I due limiti distano più di {usual, select, yes {{gap, plural, one {# punto percentuale} other {# punti percentuali}}} other {{gap, number}}}: è finito il tempo o la memoria. Valgono lo stesso.',

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
  'problem.cli.option': 'Qui l’opzione {found} non c’è. «{help}» elenca le opzioni.',
  'problem.cli.option.twice':
    '{name} c’è due volte, e ne può valere una sola. Togline una, oppure usa due comandi.',
  'problem.cli.option.value': 'L’opzione {name} vuole un valore. «{help}» dice quale.',
  'problem.cli.argument': 'Manca qualcosa: di’ quale {name}. «{help}» spiega di più.',
  'problem.cli.arguments': 'Ci sono troppe parole. «{help}» dice che cosa ci va.',
  'problem.cli.number':
    '«{found}» non va bene per {name}. Scrivi un numero intero da {least, number} a {most, number} in cifre.',
  'problem.cli.set': '«{found}» non dà un valore a un’opzione. Scrivi --set nome=valore.',
  'problem.cli.preset': 'La configurazione pronta «{found}» non esiste. Scegli tra: {known}.',
  'problem.cli.seats':
    'Con queste opzioni {seats, plural, one {gioca una persona sola} other {si gioca in #}}, non in {found}. Togli --seats o scegli altre opzioni.',
  'problem.cli.bots':
    '--bots nomina {found, plural, one {un bot} other {# bot}} per {seats, plural, one {un posto} other {# posti}}. Nominane uno per tutti o uno per ognuno.',
  'problem.cli.players':
    '--bots nomina {found, plural, one {un bot} other {# bot}} per {seats, plural, one {un posto} other {# posti}}. Nominane uno per ognuno, o uno per ogni posto tranne il tuo.',
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
    '--choices esamina {least, number} partite o più. Giocane almeno altrettante: --games {least}.',
  'problem.cli.choices.seats':
    '«{name}» si gioca con un altro numero di posti ({found}, non {seats}): sono altre partite, e non si possono confrontare. Giocale una per volta con --seats.',
  'problem.cli.within':
    '«{found}» non è una distanza da un obiettivo. Scrivine una come 0.02 per win o fair, o 2 per turns.',
  'problem.cli.target':
    '«{found}» non è un obiettivo. Scrivi win=0.6 o win=60% (da 0 a 1, o in percento), turns=20, oppure fair.',
  'problem.cli.rungs':
    'Per una scala servono due bot o più, dal più debole, come --rungs random,policy.',
  'problem.cli.gain':
    '«{found}» non sono due guadagni. Scrivi due numeri fra -0.5 e 0.5, prima il minore, come 0..0.05.',
  'problem.cli.dice': '«{found}» non è un tipo di dadi. Scegli tra: {known}.',
  'problem.cli.dice.seed': 'I tuoi dadi non hanno un seme. Togli --seed.',
  'problem.cli.print.out': 'Di’ dove scrivere il PDF, come --out gioco.pdf. Oppure scrivi --list.',
  'problem.cli.print.one': '{name} non può essere «{found}». Scegli tra: {known}.',
  'problem.cli.print.seed': '--matches ha bisogno di un seme: aggiungilo, come --seed 7.',
  'problem.cli.print.noRolls':
    'Il gioco «{game}» non ha partite senza dadi, quindi un seme non cambia niente. Togli --seed.',
  'problem.cli.print.rolls': '{part} ha bisogno di un seme: aggiungilo, come --seed 7.',
  'problem.cli.print.key': '{part} è per più partite: aggiungi --seed 7 --matches 30.',
  'problem.cli.print.hex':
    '--hex vale per una mappa a esagoni, e questi fogli di «{game}» non ne hanno.',
  'problem.cli.print.parts':
    '--parts elenca le parti con virgole, come begin,rulebook, non «{found}». --list le mostra.',
  'problem.cli.print.twice':
    '«{part}» c’è due volte in --parts: scrivi ogni parte una volta, e stampa il PDF quante volte serve.',
  'problem.cli.print.base': '«{found}» non è un indirizzo. Scrivilo come https://example.org/.',
  'problem.cli.print.options':
    'Le opzioni sono quelle del verbale: togli {name}, o togli --record.',
  'problem.cli.print.longSeed':
    'Questo seme è troppo lungo: con i numeri che si aggiungono, {numbers}, può avere 40 caratteri. Scrivine uno più corto.',
  'problem.cli.print.other': 'Questo verbale è di una partita di «{found}», non di «{game}».',
  'problem.print.part': 'Non c’è la parte «{part}». Scegli tra: {parts}.',
  'problem.cli.seed': 'Questo seme non va bene. Scrivine uno da 1 a 40 caratteri su una riga.',
  'problem.cli.read': 'Il file «{file}» non si può leggere. Controlla il nome.',
  'problem.cli.write':
    'Il file «{file}» non si può scrivere. Scegli una cartella che esiste e in cui puoi scrivere.',
  'problem.cli.full': 'Nel file «{file}» c’è già qualcosa. Scegli un nome nuovo.',
  'problem.cli.output': 'L’output non si può scrivere ({reason}). Scrivilo da un’altra parte.',
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
  'problem.cli.clause': 'La regola «{found}» non esiste. Le regole vanno da {first} a {last}.',
  'cli.new.about': 'crea una cartella con un gioco nuovo, subito giocabile',
  'cli.check.about':
    'controlla un gioco: le regole in partite a caso, gli esempi, il regolamento e le parole',
  'cli.arg.name': 'il nome del gioco nuovo e della sua cartella',
  'cli.arg.from':
    'da che cosa comincia: dice, cards, hand, squares, hexes, dash o un esempio; valore predefinito: dice',
  'cli.new.done':
    'La cartella {folder} contiene un gioco intero. Il suo README dice che cosa resta da fare.',
  'cli.check.good':
    'Il gioco rispetta le sue regole: in {matches, number} partite a caso e in tutti gli esempi.',
  'cli.check.taken':
    '[words] Nessuno può scrivere l’azione «{word}»: il tavolo la prende per un comando. Scrivila in un altro modo.',
  'cli.check.untitled': '[words] La riga «{key}» non ha titolo. Scrivilo tra le parole.',
  'cli.check.unsaid':
    '[words] Niente usa il messaggio «{key}»: non c’è un evento, un’opzione o una configurazione con quel nome. Correggi il nome, o toglilo.',
  'cli.check.misspelt':
    '[words] Niente usa il messaggio «{key}». Volevi dire «{meant}»? Correggi il nome, o toglilo.',
  'cli.check.doubt':
    'Da guardare: il messaggio «{key}» non è mai stato usato in {matches, number} partite a caso. Se è per una cosa rara, va bene così.',
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
  'problem.cli.outside.module':
    '{file} non è letto come modulo. Nella sua cartella, o in quella sopra: npm pkg set type=module',
  'problem.cli.outside.load': 'Non si può caricare {file}: {reason}. Correggilo e riprova.',
  'problem.cli.outside.game':
    '{file} non esporta un gioco come «default». Manca: {lacks}. Scrivi «export default defineGame(…)».',
  'problem.cli.outside.id':
    'In {file} l’id «{found}» non va bene. Usa lettere minuscole, cifre e trattini.',
  'problem.cli.outside.address': 'L’app ha già una pagina «{found}». Dai al tuo gioco un altro id.',
  'problem.cli.outside.taken':
    'Glade ha già un gioco di nome «{found}». Dai al tuo un altro id. Oppure confrontalo come versione del nostro: playtest {named} --against {found}.',
  'problem.cli.game': 'Il gioco «{found}» non esiste. Scegli tra: {known}.',
  'problem.cli.missing': 'Il file «{file}» manca. Prendi di nuovo i file di Glade.',
  'problem.cli.language': 'Glade non parla «{found}». Scegli tra: {known}.',
  'cli.language.part': 'Solo le pagine parlano {name}. Il terminale continua in inglese.',
  'problem.cli.value.game':
    'Di «{game}» non si sa ancora quanto bene si possa giocare. Si sa per: {known}.',
  'problem.cli.value.which': '--start indica una partenza, --all tutte. Togli uno dei due.',
  'problem.cli.value.out': 'Di’ dove conservare ciò che è dimostrato, come --out limiti.json.',
  'problem.cli.value.file':
    'Il file «{file}» non contiene limiti dimostrati. Scegli un altro nome.',
  'problem.cli.value.fileOfOther':
    'Il file «{file}» contiene limiti di un altro gioco, o di altre regole. Scegli un nome nuovo.',
  'problem.cli.value.method':
    '«{found}» non è un metodo. Scrivi --method proven o --method sampled.',
  'problem.cli.value.games':
    '--games, --seed e --lookahead vanno con --method sampled. Aggiungilo, oppure toglili.',
  'problem.cli.value.proofs':
    '--seconds va con --method proven. Toglilo, oppure togli --method sampled.',
  'problem.cli.value.aim': '«{found}» non è un obiettivo di questo gioco. Scegli tra: {known}.',
  'problem.cli.value.aim.one':
    '--aim {aim} dimostra una partenza sola. Di’ quale, con --start, e togli --method sampled.',
  'problem.cli.value.samplesOnly':
    'Di questo gioco non è dimostrato nulla, quindi {name} qui non serve. Toglilo.',
  'problem.cli.value.one': '--out conserva tutte le partenze. Togli --start o --out.',
  'problem.cli.value.workers':
    '--workers serve per molte partenze insieme. Aggiungi --all o --method sampled, oppure toglilo.',
  'problem.cli.value.now':
    '{name} vale per ciò che si dimostra ora. Aggiungi --start o --all, oppure togli {name}.',
  'problem.cli.value.keep':
    '--out conserva ciò che si dimostra ora. Aggiungi --all, oppure togli --out.',
  'problem.cli.value.samples': 'Il file «{file}» non contiene campioni. Scegli un nome nuovo.',
  'problem.cli.value.samplesOfOther':
    'Il file «{file}» contiene campioni di un altro gioco, o di altre regole. Scegli un nome nuovo.',
  'problem.cli.value.samplesKept':
    'Il file «{file}» conserva {games, plural, one {# partita} other {# partite}} di --seed {seed}, che andrebbero perse. Scegli un nome nuovo, oppure scrivi --method sampled --seed {seed} --games {least} o più.',
  'problem.cli.value.gap':
    '«{found}» non è una distanza. Scrivi un numero da 0.0001 a 1, come 0.01.',
  'problem.cli.db': 'Di’ quale database, come --db postgres://utente@computer/nome.',
  'problem.cli.db.workers':
    'Con --db giocano i worker della coda: togli --workers, o dallo a «glade lab worker».',
  'problem.cli.db.left':
    'Lo studio {study} resta nella coda. Lo stesso comando lo riprende. «glade lab cancel {study} --db …» lo toglie.',
  'problem.queue.address':
    'Questo non è l’indirizzo di un PostgreSQL. Scrivi --db postgres://utente@computer/nome.',
  'problem.queue.unreachable':
    'Il database non si raggiunge o non si può usare ({reason}). Controlla l’indirizzo dopo --db, la password, e se PostgreSQL è in funzione.',
  'problem.queue.away':
    'Il database non risponde ({reason}). Ciò che si è trovato resta. Riprova tra poco.',
  'problem.queue.long':
    'Uno studio ha al massimo {most, number} partite. Giocane altre in un altro studio, con un altro seme.',
  'problem.queue.cancelled':
    'Lo studio {study} è stato annullato. Dai lo stesso comando per rifarlo.',
  'problem.queue.study':
    'In questo database lo studio «{study}» non c’è. «glade lab status --db …» elenca quelli che ci sono.',
  'problem.queue.fault':
    'Lo studio {study} è fallito in un worker ({reason}). Rimedia, poi dai di nuovo lo stesso comando: ciò che è stato trovato resta.',
  'problem.queue.lost':
    'Un lavoro dello studio {study} ha fatto finire un worker dopo l’altro. Scopri perché finiscono, poi dai di nuovo lo stesso comando: ciò che è stato trovato resta.',
  'problem.queue.trouble':
    'Il database ha rifiutato la richiesta ({reason}, un codice di PostgreSQL). Rimedia, poi dai di nuovo lo stesso comando: ciò che è stato trovato resta.',
  'problem.queue.result':
    'Lo studio {study} ha un risultato che questa versione di Glade non sa leggere (lavoro {shard}): l’ha calcolato un’altra versione, oppure è rovinato. Leggilo con quella versione, oppure togli lo studio con «glade lab cancel {study} --db …» e avvialo di nuovo.',
  'problem.queue.damaged':
    'Lo studio {study} è rovinato nel database. Toglilo con «glade lab cancel {study} --db …», poi avvialo di nuovo.',
  'problem.cli.place':
    'I tavoli stanno in una cartella o in un database. Scegli --data o --db, non tutti e due.',
  'problem.cli.newer': 'Questi tavoli li ha scritti una versione più nuova di Glade. Usa quella.',
  'problem.cli.tables':
    'Ci sono già dei tavoli. Ripristina gli altri in una cartella o in un database vuoti.',
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
  'problem.examples.yaml': 'Gli esempi non si possono leggere ({found}). Correggi il file.',
  'cli.games.classics': 'Giochi classici per imparare e per misurare: {list}.',
  'cli.rotate.games':
    'Ogni bot siede in ogni posto lo stesso numero di volte: {n, plural, one {si gioca # partita} other {si giocano # partite}} ({seats} per ogni serie di dadi).',
  'problem.cli.command.meant':
    'Il comando «{found}» non esiste. Volevi dire «{meant}»? Scegli tra: {known}.',
  'problem.cli.game.meant':
    'Il gioco «{found}» non esiste. Volevi dire «{meant}»? Scegli tra: {known}.',
  'problem.cli.target.none':
    'Di’ che cosa raggiungere, come --target win=60%, --target turns=20 o --target fair.',
  'problem.cli.target.team':
    'Qui tutti giocano in una sola squadra: non ci sono posti da equilibrare. Usa --target win=60%.',
  'problem.cli.target.stakes':
    'In questo gioco si vincono e si perdono punti: le quote di vittorie non sono ciò che conta. --target fair non si può usare.',
  'problem.cli.target.bots':
    'Con bot diversi il più forte può vincere da ogni posto. Così i posti sembrano pari. Usa un solo bot in tutti i posti.',
  'problem.cli.range':
    '«{found}» va all’indietro. Scrivi prima il numero più basso, come firebreaks=0..8.',
  'problem.cli.screen':
    'Per «{found}» servono due valori, prima quello predefinito: --try startBuffer=4,8.',
  'problem.cli.screen.few':
    'Qui non ci sono due regole da provare. Nominane alcune: --try NOME=A,B.',
  'problem.cli.screen.many':
    '{found, number} regole sono troppe. Nominane al massimo {most, number}: --try NOME=A,B.',
  'problem.cli.screen.of':
    '«{found}» qui non si può guardare. --of accetta won, length (anche: turns), real, dead, decisions, shared, nobody, order.0 (chi comincia), points.0, sole.0, ending.CODE, measure.NAME o move.KIND.',
  'problem.cli.people.none': 'Nessuno di questi file contiene una partita giocata da persone.',
  'problem.cli.people.twice':
    '{file} dice lo stesso di {other}. Nessuna partita deve contare due volte: togline uno.',
  'problem.cli.people.record': '{file}: {why}',
  'problem.cli.luck.of':
    '«{found}» qui non si conta alla fine di ogni partita. --of accetta: {known}.',
  'problem.cli.among': 'L’abilità si vede solo fra due bot o più, come --among random,greedy.',
  'problem.cli.twice': '«{found}» c’è due volte. Una basta.',
  'problem.cli.oneRule': '«{one}» e «{other}» sono la stessa regola. Indicane una sola.',
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
    'Di questo gioco non si può cambiare nessun numero delle regole. «glade games GIOCO» elenca le sue opzioni.',
  'problem.cli.patch.unknown': 'Qui non c’è il numero «{found}». Scegli tra: {known}.',
  'problem.cli.patch.meant':
    'Qui non c’è il numero «{found}». Volevi dire {meant}? Scegli tra: {known}.',
  'problem.cli.patch.range':
    'Con {name}={found} il gioco si romperebbe. Può essere un numero intero da {least} a {most}.',
  'problem.cli.patch.idle': '{name} qui non cambia niente. Gli serve {option}={values} (--set).',
  'problem.cli.patch.db':
    'I worker di una coda giocano con le regole come sono. Togli --patch oppure --db.',
  'problem.cli.limit':
    '«{found}» non è un limite. Scrivi che cosa e di quanto, come --fail-if "length>+5%" o --fail-if "decisions<-2". Che cosa: length (anche: turns), minutes (al ritmo ipotizzato), decisions, real, dead, choices, forced, won (fra rivali: del posto 1). Per nome: measure.NOME, ending.NOME, move.NOME, clause.ID. Fra rivali: points.0 (il posto 1), sole.0, shared, nobody. Dove la sorte decide l’ordine di gioco: order.0 (chi comincia).',
  'problem.cli.limit.lot':
    '«{found}» non è un limite. In questo gioco la sorte non decide chi ha quel posto. Dove lo decide, chiedi di order.0 (chi comincia). Qui chiedi di points.0 (il posto 1).',
  'problem.cli.limit.place':
    '«{found}» non è un limite. Questo gioco ha {seats} posizioni nell’ordine di gioco: da order.0 (chi comincia) a order.{last}.',
  'problem.cli.limit.never':
    '«{found}» non è mai rispettato. Chiede un cambiamento impossibile. Forse intendi {other}.',
  'problem.cli.limit.share':
    '«{found}» ammette ogni cambiamento, perché una quota va da 0 a 1. Scrivi {found}% per i punti percentuali.',
  'problem.cli.limit.unknown':
    '«{found}» non si conta in queste partite, perciò --fail-if non può giudicarlo. Si contano: {known}.',
  'problem.cli.of.unknown':
    '«{found}» non si conta in queste partite, perciò --of non può chiederne. Si contano: {known}.',
  'problem.cli.of.alike':
    '«{found}» non si prova. Chi comincia si estrae a sorte, e nessuna regola può favorire un posto. Chiedi di order.0 (chi comincia).',
  'problem.cli.of.alone': '--of nomina la domanda di un confronto. Aggiungi --compare o --against.',
  'problem.cli.limit.alone': '--fail-if giudica un confronto. Aggiungi --compare o --against.',
  'problem.cli.limit.which':
    'Quale dei due è nuovo? Se è la cartella, scrivi: playtest {folder} --against {game}. Se è il gioco che sta qui: playtest {place} --against {folder}.',
  'problem.cli.against.itself':
    '«{game}» è ciò che viene dopo. Indica che cosa c’era prima: dei bot, una cartella con un’altra versione o una revisione di git.',
  'problem.cli.against':
    '«{found}» non è un bot di questo gioco, una cartella o una revisione di git. Scegline uno.',
  'problem.cli.against.other':
    '«{found}» non ha una versione di «{game}». Indica una cartella o una revisione che ne abbia una.',
  'problem.cli.against.absent':
    '{found} non ha la cartella {folder}. Indica una revisione più recente.',
  'problem.cli.against.db':
    'I worker di una coda giocano una sola versione. Togli --db, oppure confronta bot o opzioni.',
  'problem.cli.compare.both': '--compare e --against fanno due domande. Fanne una alla volta.',
  'problem.cli.compare.alone':
    '--compare non si può usare con --looks, --choices, --pace o --margin. Toglili.',
  'problem.cli.rotate.team':
    'Tutti i posti sono una squadra degli stessi bot, quindi --rotate ripeterebbe le stesse partite. Togli --rotate.',
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
