import type { Catalogue } from '@glade/engine';

/** Le parole di un rapporto di prova. */
export const it: Catalogue = {
  'lab.title': 'Prova di gioco: {game}',
  'lab.lead':
    '{games, plural, one {# partita} other {# partite}}, {seats, plural, one {# posto} other {# posti}}, giocate da {bots}.',
  'lab.win': 'Vinte',
  'lab.seat': 'Posto {seat}: {bot}',
  'lab.shared': 'Primo posto condiviso',
  'lab.noWinner': 'Non ha vinto nessuno',
  'lab.outcome': 'Come finisce',
  'lab.outcome.lead': 'Ognuna con l’intervallo in cui sta il valore vero con il 95 % di fiducia.',
  'lab.codes': 'Finali',
  'lab.length': 'Quanto dura',
  'lab.length.axis': 'Turni di una partita',
  'lab.decisions': 'Quanto c’è da decidere',
  'lab.decisions.axis': 'Decisioni di una partita',
  'lab.choices.axis': 'Mosse possibili a ogni decisione',
  'lab.forced':
    'Decisioni che lasciano una sola mossa: {share} (intervallo 95 %: {low} – {high}, {n, plural, one {# partita} other {# partite}}).',
  'lab.moves': 'Che cosa si fa nei turni',
  'lab.moves.lead':
    'Quante volte si fa ogni tipo di mossa in una partita. Il secondo numero conta solo le decisioni che permettevano anche un altro tipo (guardato in {n, plural, one {# partita} other {# partite}}). Il terzo dice quante volte era la sola mossa possibile.',
  'lab.moves.kind': 'Mossa',
  'lab.moves.times': 'Volte per partita',
  'lab.moves.taken': 'Scelta dove c’è più di un tipo',
  'lab.moves.forced': 'Di queste, sola mossa possibile',
  'lab.choices': 'Quanto contano le scelte',
  'lab.choices.lead':
    'Si sono esaminate fino a {some} scelte vere di {matches, plural, one {# partita} other {ognuna di # partite}}. Sono prese a caso, con al massimo {moves} mosse diverse. Ogni mossa è stata giocata fino in fondo da {by}, con gli stessi dadi. Ciò che chi muove non vede è stato pescato di nuovo.',
  'lab.choices.worth':
    'La mossa scelta vince {worth} punti su 100 in {more, select, yes {più} other {meno}} di un’altra a caso (intervallo 95 %: {range}).',
  'lab.choices.worth.unknown':
    'Le partite sono troppo poche per dire se la mossa scelta vinca più di un’altra.',
  'lab.choices.decides':
    'Almeno {decides} delle scelte decidono: la mossa migliore supera la seconda di almeno {threshold} punti. Almeno {even} non decidono. Su {open} queste prove non dicono niente.',
  'lab.choices.changed':
    'Dopo un’altra mossa, chi sceglie dopo farebbe altro in {share} dei casi (intervallo 95 %: {low} – {high}).',
  'lab.choices.kinds':
    'Quanto vince una mossa più delle altre nella stessa decisione, punti su 100',
  'lab.choices.cut':
    '{n, plural, =0 {} one {Una partita di prova è stata interrotta.} other {# partite di prova sono state interrotte.}} Ciò che è interrotto vale come pari, o come perso dalla squadra.',
  'lab.choices.how':
    'Le due mosse migliori sono state scelte in alcuni futuri e confrontate in altri {playouts}. Così non conta ciò che sembra migliore per fortuna. «Decidono» e «non decidono» sono certi al 95 %, scelta per scelta. Un asterisco: certo al 5 % dopo la correzione di Holm su tutti i tipi. Tutto vale fra mosse di {by}: chi gioca meglio può vedere di più.',
  'lab.choices.decide': 'Decidono',
  'lab.choices.even': 'Non decidono',
  'lab.choices.open': 'Non si può dire',
  'lab.choices.edge': 'Punti su 100 in più delle altre mosse',
  'lab.waits': 'Quanto si aspetta',
  'lab.waits.mean':
    'In un’attesa gli altri fanno {choices} scelte vere e {draws} tiri o estrazioni. Sono circa {time} al ritmo ipotizzato.',
  'lab.waits.longest':
    'L’attesa più lunga di una partita dura in media {mean}. In 19 partite su 20 dura al massimo {most}.',
  'lab.time':
    '{minutes, plural, =0 {{seconds, plural, one {# secondo} other {# secondi}}} one {# minuto} other {# minuti}}',
  'lab.waits.how':
    'Un’attesa sta fra due scelte vere di un posto, o prima o dopo di esse. Conta se intanto altri hanno una scelta vera.',
  'lab.measures': 'Che cosa si conta alla fine',
  'lab.measure.seat': '{measure}, posto {seat}',
  'lab.clauses': 'Quali regole si sono viste',
  'lab.clauses.lead':
    'In quante partite ogni regola si è vista accadere, prima le più rare. Se una regola conta è un’altra domanda: la pone «glade rulings».',
  'lab.clauses.never':
    '{n, plural, =0 {Ogni regola che può accadere si è vista.} one {# regola non si è mai vista:} other {# regole non si sono mai viste:}}',
  'lab.clauses.never.more':
    '{n, plural, one {Un’altra regola mai vista} other {Altre # regole mai viste}}',
  'lab.clauses.unplayed':
    '{n, plural, =0 {} other {Non è comparso niente di: {list}. È normale per un modo che non si è giocato.}}',
  'lab.clauses.silent':
    'Una regola che solo vieta, permette o spiega qualcosa non si conta: non accade, vale.',
  'lab.method': 'Come si è trovato',
  'lab.method.intervals':
    'Gli intervalli sono di confidenza al 95 %. Sono di Wilson per le quote, di Student per le medie. «1 su 20 al massimo»: una partita su 20 ha questo valore o meno. «Metà al massimo» è la mediana. Dove manca l’intervallo, da queste partite non si può dire.',
  'lab.made':
    'Versione {version} delle regole, seme {seed}. Con lo stesso codice si ottiene lo stesso rapporto, byte per byte. Il numero di processi non conta:',
  'lab.question.team': 'Quanto spesso si vince, e quanto dura una partita?',
  'lab.question.rivals': 'Chi vince, i posti sono alla pari, e quanto dura una partita?',
  'lab.rules':
    '{n, plural, =0 {Tutte le regole hanno il valore predefinito.} one {Regola cambiata: {list}.} other {Regole cambiate: {list}.}}',
  'lab.most': '9 partite su 10: {range}',
  'lab.counted': '{what}: {n}',
  'lab.method.again':
    'Con lo stesso codice, lo stesso comando dà lo stesso rapporto, byte per byte. Il numero di processi non conta:',
  'lab.unfinished':
    '{n, plural, =0 {Ogni partita è arrivata alla fine.} one {# partita non è finita entro i limiti delle regole.} other {# partite non sono finite entro i limiti delle regole.}}',
  'lab.setting': 'Che cosa si è giocato',
  'lab.game': 'Gioco',
  'lab.game.version': '{game}, versione delle regole {version}',
  'lab.code': 'Glade {release}, codice {digest}.',
  'lab.bots': 'Bot',
  'lab.seed': 'Seme',
  'lab.games': 'Partite',
  'lab.share': 'Quota',
  'lab.range': 'Intervallo 95 %',
  'lab.matches': 'Partite',
  'lab.decisionsCount': 'Decisioni',
  'lab.value': 'Valore',
  'lab.values': 'Da – a',
  'lab.mean': 'Media',
  'lab.p5': '1 su 20 al massimo',
  'lab.p50': 'Metà al massimo',
  'lab.p95': '19 su 20 al massimo',
  'lab.rule': 'Regola',
  'lab.all': 'Tutti i valori: {name}',
  'lab.range.of': '{low} – {high}',
  'lab.minutes.axis': 'Minuti di una partita, per ipotesi',
  'lab.minutes.pace':
    'I minuti non sono misurati. L’ipotesi è {decision, plural, one {# secondo} other {# secondi}} per scelta vera e {chance, plural, one {# secondo} other {# secondi}} per tiro o pesca. Con --pace si mettono altri secondi.',
  'lab.real.axis': 'Scelte vere di una partita',
  'lab.dead.axis': 'Turni senza una scelta vera',
  'lab.bot.share': '{bot}, in qualunque posto',
  'lab.decided': 'Quando si decide',
  'lab.decided.lead':
    '{matches, plural, one {È stata esaminata # partita} other {Sono state esaminate # partite}}. Prima di ogni turno {by} ha giocato la partita {playouts, plural, one {una volta} other {# volte}} fino in fondo. (Ogni due turni in una partita di più di 40, ogni quattro in una di più di 80, e così via.) La probabilità è la quota di queste che si è vinta.',
  'lab.decided.others':
    'Non è così che andrebbero avanti {bots}: ci pensano troppo a lungo. Le probabilità valgono fra {by}.',
  'lab.decided.curve':
    'Probabilità del risultato poi venuto, giocando {playouts, plural, one {una volta} other {# volte}} fino in fondo con {by}',
  'lab.decided.traces':
    'Probabilità di vincere, giocando {playouts, plural, one {una volta} other {# volte}} fino in fondo con {by}',
  'lab.decided.trace':
    'Probabilità di vincere, giocando {playouts, plural, one {una volta} other {# volte}} fino in fondo con {by}',
  'lab.decided.result': 'Probabilità del risultato poi venuto',
  'lab.decided.shared':
    'Una vittoria condivisa conta in parti uguali per chi la condivide. Le probabilità di tutti i posti e di «nessuno» fanno insieme 100 %. Un risultato è quali posti vincono. Se altri condividono la vittoria, è un altro risultato.',
  'lab.decided.cut':
    '{times, plural, =0 {Tutto ciò che si è giocato fino in fondo è arrivato alla fine.} one {Una partita di prova ({share}) è stata interrotta dopo {after, number} mosse e tiri. Non conta.} other {# partite di prova ({share}) sono state interrotte dopo {after, number} mosse e tiri. Non contano.}}',
  'lab.nobody': 'Nessuno',
  'lab.tenths.axis': '% della partita',
  'lab.tenth': '{from} – {to} %',
  'lab.tenth.head': 'Parte della partita',
  'lab.seats.reading':
    'Punto: la media, con il suo intervallo al 95 %. In chiaro: dove stanno 9 su 10.',
  'lab.clauses.more': '{n, plural, one {L’altra regola} other {Le altre # regole}}',
  'lab.decided.after': 'Risultato certo a, % di partita',
  'lab.decided.leads': 'Cambi al comando',
  'lab.decided.lowest': 'Probabilità minima del risultato poi venuto, %',
  'lab.decided.last': 'La stessa prima dell’ultimo turno, %',
  'lab.heat': 'Dove succedono le cose',
  'lab.heat.lead':
    'Quante volte è successo in ogni luogo, in {games, plural, one {# partita} other {tutte le # partite}} insieme. Più il colore è forte, più spesso.',
  'lab.heat.rule': '{id}: {words}',
  'lab.heat.least': 'minimo:',
  'lab.heat.most': 'massimo:',
  'lab.place': 'Luogo',
  'lab.times': 'Volte',
  'lab.watch': 'Partite da vedere',
  'lab.watch.lead':
    'I collegamenti aprono la partita nell’app, se Glade è in funzione su questo computer (npm start).',
  'lab.watch.longest': 'La più lunga, {value, plural, one {# turno} other {# turni}}',
  'lab.watch.shortest': 'La più breve, {value, plural, one {# turno} other {# turni}}',
  'lab.watch.busiest':
    'Quella con più da decidere, {value, plural, one {# scelta vera} other {# scelte vere}}',
  'lab.watch.turnaround': 'Il risultato meno atteso, {value} % contro nel momento peggiore',
  'lab.watch.match': 'partita {match}',
  'lab.real.lead': 'Sono scelte vere le decisioni con più di una mossa.',
  'lab.decided.certain':
    'Un risultato è certo da quando è probabile almeno al 90 % e resta così. Una probabilità, su {playouts, plural, one {una partita} other {# partite}}, può sbagliare di ±{error, number} punti. Perciò la minima risulta un po’ bassa, e «certo» arriva un po’ tardi. Il comando cambia quando un altro è avanti di almeno 10 punti. Devono essere anche più di quanto spieghino questi errori.',
  'lab.balance': 'I posti sono alla pari?',
  'lab.balance.shown':
    'Sì: la quota di punti di ogni posto dista meno di {margin} dalla parte uguale.',
  'lab.balance.not':
    'No: {n, plural, one {il posto {list} non riceve} other {i posti {list} non ricevono}} una parte uguale.',
  'lab.balance.open':
    'Non si sa ancora: nulla dimostra una differenza, o che tutti distino meno di {margin}.',
  'lab.balance.how':
    '«Pari» e «non pari» sono dimostrati al 5 %. Una differenza si dimostra con un test e la correzione di Holm. La parità (entro {margin}) si dimostra con due test a una coda.',
  'lab.points.of': 'Quota dei punti',
  'lab.points.how':
    'Una partita vale un punto. Chi vince da solo lo prende. Chi divide il primo posto divide anche il punto. Se non vince nessuno, lo dividono tutti.',
  'lab.stakes.of': 'Punti a partita, media',
  'lab.stakes.how':
    'In questo gioco si vincono e si perdono punti. Perciò conta la loro media, non quante volte si vince.',
  'lab.stakes.answer': 'Punti vinti o persi in una partita, in media: {list}.',
  'lab.stakes.seat':
    'posto {seat}, {bot}: {mean}{ranged, select, yes { ({low} – {high})} other {}}',
  'lab.stakes.bot': '{bot}: {mean}{ranged, select, yes { ({low} – {high})} other {}}',
  'lab.stakes.fixed': 'Qui non si può dire se dipenda dal posto o dal bot: --rotate li scambia.',
  'lab.stakes.shares':
    'In questo gioco si vincono e si perdono punti. Qui la quota dei punti dice chi ne ha di più alla fine, non quanti.',
  'lab.sole': 'Primo posto da solo, posto {seat}',
  'lab.team.answer': 'Partite vinte: {share} (intervallo al 95 %: {low} – {high}).',
  'lab.mixed.answer':
    'Quote di punti: {list}. Qui non si può dire se dipenda dal posto o dal bot: --rotate li scambia.',
  'lab.mixed.each': 'posto {seat}, {bot}: {share} ({low} – {high})',
  'lab.bots.answer': 'In qualunque posto sieda, {list}.',
  'lab.bots.each':
    '{bot} prende {share} dei punti{seats, plural, one {} other { nei suoi # posti insieme}} ({low} – {high}; la parte uguale è {even})',
  'lab.balance.need': 'Con circa {n, plural, one {# partita} other {# partite}} si saprebbe.',
  'lab.balance.verdict': 'Pari?',
  'lab.balance.even': 'pari',
  'lab.balance.uneven': 'non pari',
  'lab.balance.unknown': 'non si sa',
  'lab.balance.p': 'p (una differenza; lontano {margin} o più)',
  'lab.rotated':
    'Ogni partita è stata giocata una volta per posto con gli stessi dadi. Ogni volta i bot si sono spostati di un posto. Queste partite insieme sono un giro di posti.',
  'lab.contents': 'Indice',
  'lab.clauses.always':
    '{n, plural, one {# regola si è vista in ogni partita} other {# regole si sono viste in ogni partita}}',
  'lab.same': '{name}: gli stessi numeri di «{other}».',
  'lab.constants':
    'Sempre uguale, in {n, plural, one {# partita} other {tutte le # partite}}: {list}.',
  'lab.seat.alone': 'Posto {seat}',
  'lab.bot.careful': 'Prudente, e basta',
  'lab.bot.careless': 'Regole pratiche, con qualche svista',
  'lab.bot.planner': 'Pensa qualche mossa avanti; lento',
  'lab.bot.solo': 'Regole pratiche, ognuno per sé',
  'lab.bot.together': 'Decide il turno insieme agli altri',
  'lab.bot.family': 'Gioca come una famiglia',
  'lab.bot.cautious': 'Costruisce, aiuta e porta a casa',
  'lab.bot.sitters': 'Due aspettano nella Città Vecchia',
  'lab.bot.council': 'Gioca fino in fondo ciò che sembra meglio; lento',
};
