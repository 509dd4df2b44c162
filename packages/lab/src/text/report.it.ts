import type { Catalogue } from '@glade/engine';

/** Le parole di un rapporto di prova. */
export const it: Catalogue = {
  'lab.title': 'Playtest: {game}',
  'lab.lead':
    '{games, plural, one {# partita giocata} other {# partite giocate}} da {bots}, con {seats, plural, one {# posto} other {# posti}}.',
  'lab.plain.team':
    'Su 100 partite {seats, plural, one {il bot ne vince} other {i bot ne vincono}} circa {wins}.',
  'lab.plain.stakes': '{name} guadagna di più: in media {points} punti a partita.',
  'lab.plain.bot':
    'Su 100 vittorie, {bot} ne prende circa {wins}{seats, plural, one {} other { nei suoi # posti}}. Una quota pari è {even}.',
  'lab.plain.order.even': 'Chi comincia conta poco o niente.',
  'lab.plain.order.uneven':
    'Conta chi comincia: su 100 vittorie, chi comincia ne prende circa {wins}. Una quota pari è {even}.',
  'lab.plain.order.open':
    'Non si sa ancora se conti chi comincia{n, plural, =0 {} one {: probabilmente basterebbe # partita} other {: probabilmente basterebbero circa # partite}}.',
  'lab.plain.seats.even': 'Ogni posto vince circa altrettanto spesso.',
  'lab.plain.seats.uneven':
    'I posti non sono pari: su 100 vittorie, il posto {seat}{named, select, yes { ({player, seat, name})} other {}} ne prende circa {wins}. Una quota pari è {even}.',
  'lab.plain.seats.open':
    'Non si sa ancora se un posto vinca più spesso{n, plural, =0 {} one {: probabilmente basterebbe # partita} other {: probabilmente basterebbero circa # partite}}.',
  'lab.plain.mixed':
    'Su 100 vittorie, {bot} al posto {seat}{named, select, yes { ({player, seat, name})} other {}} ne prende di più: circa {wins}. Una quota pari è {even}.',
  'lab.plain.length':
    'Una partita dura circa {unit, select, round {{turns, plural, one {# giro} other {# giri}}} all {{turns, plural, one {# turno} other {# turni}} di tutti insieme} other {{turns, plural, one {# turno} other {# turni}}}}, {minutes, plural, =0 {meno di un minuto} one {forse # minuto} other {forse # minuti}}.',
  'lab.plain.card':
    'La scheda del gioco dice {card, plural, one {# minuto} other {# minuti}}{from, select, source {. Con le persone è probabilmente più vicina al vero: qui contano solo scelte e tiri} lab {, con regole e bot predefiniti} other {, per la sua partita abituale}}.',
  'lab.plain.decided':
    'A metà partita, continua con altra fortuna: il risultato resta lo stesso circa {chance} volte su 100 ({range}, viste {n} partite).',
  'lab.exactly': 'Più precisamente',
  'lab.win': 'Vinte',
  'lab.hundred':
    'Un quadrato per ognuna di 100 partite: pieno se vinta. I riquadri sono l’intervallo al 95 %: {range}, da {n, plural, one {# partita} other {# partite}}.',
  'lab.seat': 'Posto {seat}{named, select, yes { ({player, seat, name})} other {}}: {bot}',
  'lab.shared': 'Vittoria condivisa',
  'lab.noWinner': 'Non ha vinto nessuno',
  'lab.outcome': 'Come finisce',
  'lab.outcome.lead':
    'Ogni quota ha un intervallo, che contiene il valore vero con una confidenza del 95 %.',
  'lab.outcome.ranges':
    'Sotto ogni nome: l’intervallo al 95 %{together, select, no {} other {. Valgono insieme per tutti i posti}}. {what}: {n, number}.',
  'lab.codes': 'Finali',
  'lab.length': 'Quanto dura',
  'lab.length.axis': '{unit, select, round {Giri} other {Turni}} di una partita',
  'lab.length.single': 'Turni, tutti i giocatori insieme',
  'lab.decisions': 'Quanto c’è da decidere',
  'lab.decisions.axis': 'Decisioni di una partita',
  'lab.choices.axis': 'Mosse possibili a ogni decisione',
  'lab.forced':
    'Decisioni con una sola mossa possibile: {share} (intervallo al 95 %: {low} – {high}, {n, plural, one {# partita} other {# partite}}).',
  'lab.moves': 'Tipi di mosse',
  'lab.moves.lead':
    'Quante volte si fa ogni tipo di mossa in una partita. Il secondo numero conta solo le decisioni che permettevano anche un altro tipo (viste in {n, plural, one {# partita} other {# partite}}). Il terzo dice quante volte era l’unica mossa possibile.',
  'lab.moves.kind': 'Mossa',
  'lab.moves.times': 'Volte per partita',
  'lab.moves.taken': 'Scelta quando c’è più di un tipo',
  'lab.moves.forced': 'Di queste, unica mossa possibile',
  'lab.moves.only':
    'Senza scelta: {list}. Quando si {n, plural, one {è fatta} other {è fatta una di queste}}, era l’unica mossa possibile.',
  'lab.moves.always': 'Scelta ogni volta, anche se era possibile un altro tipo di mossa: {list}.',
  'lab.moves.unchosen': 'Mai scelta, anche se era possibile: {list}.',
  'lab.moves.times.open': '{name} ({n, plural, one {in # decisione} other {in # decisioni}})',
  'lab.moves.times.seen': '{name} ({n, plural, one {in # partita} other {in # partite}})',
  'lab.moves.never':
    'Mai fatta: {list}. {matches, plural, =0 {} one {Nella partita esaminata non {n, plural, one {era mai possibile} other {erano mai possibili}}.} other {Nelle # partite esaminate non {n, plural, one {era mai possibile} other {erano mai possibili}}.}}',
  'lab.moves.open': 'su {n, plural, one {# decisione} other {# decisioni}}',
  'lab.moves.decisions': 'Decisioni',
  'lab.choices': 'Quanto contano le scelte',
  'lab.choices.lead':
    '{matches, plural, one {Da una partita} other {Da ognuna delle # partite}} si sono prese a caso fino a {some} scelte vere (con più mosse possibili). Per ognuna si sono provate al massimo {moves} mosse diverse. Dopo ogni mossa {by} ha giocato la partita fino in fondo, con gli stessi dadi. Ciò che il giocatore non vedeva è stato estratto di nuovo.',
  'lab.choices.worth':
    'Su 100 partite, la mossa scelta ne vince {worth} {more, select, yes {in più} other {in meno}} di un’altra a caso (intervallo al 95 %: {range}).',
  'lab.choices.worth.unknown':
    'Le partite sono troppo poche per dire se la mossa scelta vinca di più.',
  'lab.choices.decides':
    'Scelte decisive (ognuna con una confidenza del 95 %): {decides}. Lì la mossa migliore vince almeno {threshold} partite su 100 in più della seconda.',
  'lab.choices.decides.none':
    'Per nessuna scelta è dimostrato che sia decisiva (una differenza di {threshold} partite su 100).',
  'lab.choices.decides.even': 'Scelte non decisive, con la stessa confidenza: {even}.',
  'lab.choices.decides.even.none': 'Per nessuna scelta è dimostrato che non sia decisiva.',
  'lab.choices.decides.open': 'Per il restante {open} le partite di prova sono troppo poche.',
  'lab.choices.decides.open.all': 'Per saperlo le partite di prova sono troppo poche.',
  'lab.choices.changed':
    'Scelte del giocatore seguente che cambierebbero dopo una mossa diversa: {share} (intervallo al 95 %: {low} – {high}).',
  'lab.choices.kinds':
    'Vittorie in più su 100 partite, rispetto alle altre mosse della stessa decisione',
  'lab.choices.kinds.ask': 'Quali tipi di mosse vincono di più?',
  'lab.choices.kinds.none':
    '{matches, plural, one {Nella partita esaminata} other {Nelle # partite esaminate}} nessuna scelta estratta permetteva mosse di due tipi. Quindi non c’è nulla da confrontare.',
  'lab.choices.kind': '{name} ({value} su 100 partite, intervallo al 95 %: {range})',
  'lab.choices.kinds.more':
    'Queste mosse vincono di più di quelle di altri tipi nella stessa decisione: {list}.',
  'lab.choices.kinds.fewer':
    'Queste mosse vincono di meno di quelle di altri tipi nella stessa decisione: {list}.',
  'lab.choices.kinds.small':
    'Non è dimostrato che vincano di più o di meno: {list}. Ogni differenza (confidenza 95 %) è sotto le {threshold} partite su 100.',
  'lab.choices.kinds.open':
    'Non si sa se vincano di più o di meno degli altri tipi: {list}. {need, plural, =0 {} one {Per una differenza di {threshold} partite su 100, esaminate una partita ({more, select, yes {--games {need} } other {}}--choices {need}). In 4 casi su 5 basterebbe a dimostrarla.} other {Per una differenza di {threshold} partite su 100, esaminate circa # partite ({more, select, yes {--games {need} } other {}}--choices {need}). In 4 casi su 5 basterebbe a dimostrarla.}}',
  'lab.choices.kinds.few': 'Troppo rare nelle scelte estratte per dire di più: {list}.',
  'lab.choices.cut':
    '{n, plural, =0 {} one {Una partita di prova è stata interrotta.} other {# partite di prova sono state interrotte.}} Una partita interrotta vale come pareggio, o per una squadra come persa.',
  'lab.choices.how':
    'Le due mosse migliori vengono da alcune partite di prova. Si confrontano in altre {playouts}. Così una mossa che sembra migliore per fortuna non conta. «Decisive» e «non decisive» valgono con una confidenza del 95 %, scelta per scelta. Un asterisco: dimostrato, per tutti i tipi insieme. Ogni intervallo vale per il suo tipo da solo: senza asterisco può escludere lo 0 per caso. Tutto questo vale per il gioco di {by}: chi gioca meglio può vedere di più.',
  'lab.choices.judged':
    'Tipi di mosse: un asterisco è al livello del 5 %, con la correzione di Holm.',
  'lab.choices.decide': 'Decisive',
  'lab.choices.even': 'Non decisive',
  'lab.choices.open': 'Non si può dire',
  'lab.choices.edge': 'Vittorie in più su 100 partite rispetto alle altre mosse',
  'lab.waits': 'Quanto si aspetta',
  'lab.waits.mean':
    'Fra due scelte di un giocatore gli altri fanno in media {choices} scelte vere. Tirano o estraggono {draws} volte. In tutto ci vogliono circa {time} al ritmo ipotizzato.',
  'lab.waits.apart':
    'Fra due scelte dello stesso giocatore l’attesa più lunga dura in media {between}. Poi un giocatore aspetta la fine dopo la sua ultima scelta: l’attesa più lunga dura in media {last}.',
  'lab.waits.longest':
    'L’attesa più lunga di una partita dura in media {mean}. In 19 partite su 20 dura al massimo {most}.',
  'lab.time':
    '{minutes, plural, =0 {{seconds, plural, one {# secondo} other {# secondi}}} one {# minuto} other {# minuti}}',
  'lab.waits.how':
    'Un’attesa è il tempo fra due scelte vere di un posto. Può anche venire prima della prima, o dopo l’ultima. Conta se intanto altri hanno una scelta vera.',
  'lab.early': 'Chi {as, select, out {è fuori} other {ha finito}} prima della fine',
  'lab.early.none':
    'Nessuno {as, select, out {era fuori} other {aveva finito}} prima della fine (partite con qualcuno, intervallo al 95 %: {range}).',
  'lab.early.share':
    'Partite in cui qualcuno {as, select, out {era fuori} other {aveva finito}} prima della fine: {share} (intervallo al 95 %: {range}). In una partita così è successo in media a {those} di {seats, plural, one {# giocatore} other {# giocatori}}. Su tutte le partite, a {mean}.',
  'lab.early.first':
    'Il primo di loro {as, select, out {era fuori} other {aveva finito}} in media dopo {after} della partita. L’attesa della fine durava in media {turns} {unit, select, round {giri} other {turni}} e circa {time}. In 19 di queste partite su 20 durava al massimo {most}.',
  'lab.early.seats':
    'Giocatori che {as, select, out {erano fuori} other {avevano finito}} prima della fine',
  'lab.early.after':
    'Il primo {as, select, out {era fuori} other {aveva finito}} dopo, % dei {unit, select, round {giri} other {turni}}',
  'lab.early.turns': '{unit, select, round {Giri} other {Turni}} da allora alla fine',
  'lab.measures': 'Che cosa si conta alla fine',
  'lab.measure.seat':
    '{measure}, posto {seat}{named, select, yes { ({player, seat, name})} other {}}',
  'lab.clauses': 'Quali regole si sono viste',
  'lab.clauses.lead':
    'In quante partite si è vista ogni regola, prima le più rare. Se una regola conta è un’altra domanda: risponde «glade rulings».',
  'lab.clauses.never':
    '{n, plural, =0 {Ogni regola che può accadere si è vista.} one {Una regola non si è mai vista:} other {# regole non si sono mai viste:}}',
  'lab.clauses.never.more':
    '{n, plural, one {Un’altra regola mai vista} other {Altre # regole mai viste}}',
  'lab.clauses.unplayed':
    '{n, plural, =0 {} one {Questa parte del regolamento non si è mai vista: {list}. È normale se le sue regole o la sua modalità non erano in gioco.} other {Queste parti del regolamento non si sono mai viste: {list}. È normale se le loro regole o la loro modalità non erano in gioco.}}',
  'lab.clauses.silent':
    'Una regola che solo vieta, permette o spiega qualcosa non «accade» mai. Perciò non si conta.',
  'lab.method': 'Come si è arrivati a questi numeri',
  'lab.method.judged':
    'Gli intervalli sono di confidenza al 95 %: di Wilson per le quote, di Student per le medie (per le durate e per ciò che si conta in una partita più larghi dove i valori sono asimmetrici, con i termini di Hall). Basso: una partita su 20 ha questo valore o meno. Mediana: metà delle partite. Alto: 19 su 20. Alcuni numeri non hanno intervallo. Sono stimati (i minuti), sempre uguali, o di troppo poche partite.',
  'lab.made':
    'Versione {version} delle regole, seme {seed}. Lo stesso comando con lo stesso codice dà lo stesso rapporto, byte per byte. Il numero di worker non conta:',
  'lab.question.team': 'Quante partite si vincono? Quanto dura una partita?',
  'lab.question.rivals': 'Chi vince? I posti sono equilibrati? Quanto dura una partita?',
  'lab.rules':
    '{n, plural, =0 {Tutte le regole hanno il valore predefinito.} one {Regola cambiata: {list}.} other {Regole cambiate: {list}.}}',
  'lab.most': '9 partite su 10: {range}',
  'lab.counted': '{what}: {n}',
  'lab.method.again':
    'Lo stesso comando con lo stesso codice dà lo stesso rapporto, byte per byte. Il numero di worker non conta:',
  'lab.cut':
    'Partite fermate dal limite {limits}: {share} ({range}). Senza limite sarebbero più lunghe, e la media anche.',
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
  'lab.range': 'Intervallo al 95 %',
  'lab.range.aside': '(intervallo al 95 %: {range})',
  'lab.matches': 'Partite',
  'lab.decisionsCount': 'Decisioni',
  'lab.value': 'Valore',
  'lab.values': 'Da – a',
  'lab.mean': 'Media',
  'lab.p5': 'Basso',
  'lab.p50': 'Mediana',
  'lab.p95': 'Alto',
  'lab.rule': 'Regola',
  'lab.all': 'Tutti i valori: {name}',
  'lab.range.of': '{low} – {high}',
  'lab.range.signed': 'da {low} a {high}',
  'lab.minutes.axis': 'Minuti di una partita, stimati',
  'lab.minutes.pace':
    'I minuti non sono misurati, ma stimati: {decision, plural, one {# secondo} other {# secondi}} per scelta vera e {chance, plural, one {# secondo} other {# secondi}} per tiro o estrazione. Non contano: preparare il gioco, leggere le regole, muovere i pezzi a mano. I minuti non hanno intervallo, perché nessuno sa quanto il ritmo sia lontano dal vostro. --pace imposta altri tempi.',
  'lab.minutes.card':
    'La scheda del gioco dice {card, plural, one {# minuto} other {# minuti}}, questo rapporto {lab, plural, one {# minuto} other {# minuti}}. {from, select, lab {Anche il numero della scheda viene dal laboratorio: regole predefinite e {by, select, none {bot predefinito} other {bot {by}}}. {why, select, bots {Qui hanno giocato: {bots}.} rules {Qui la differenza viene da altre regole.} other {Qui la differenza viene da altre regole o altri bot.}}} source {Il numero della scheda è quello della fonte del gioco. Con le persone è probabilmente più vicino: il laboratorio conta solo scelte e tiri.} other {Il numero della scheda è quello della fonte del gioco, per la sua partita abituale.}}',
  'lab.real.axis': 'Decisioni con più mosse possibili',
  'lab.dead.axis': '{unit, select, round {Giri} other {Turni}} senza scelta',
  'lab.bot.share': '{bot}, in qualunque posto',
  'lab.decided': 'Quando si decide',
  'lab.decided.lead':
    '{matches, plural, one {È stata esaminata # partita} other {Sono state esaminate # partite}}. Prima di ogni {unit, select, round {giro} other {turno}} la partita è stata portata alla fine {playouts, plural, one {una volta} other {# volte}} da {by}. (Con più di 40 {unit, select, round {giri} other {turni}}: prima di un {unit, select, round {giro} other {turno}} su due. Con più di 80: di uno su quattro, e così via.) La probabilità è la quota vinta di queste partite di prova.',
  'lab.decided.answer':
    'Quando si decide? La probabilità del risultato finale: {first} all’inizio, {middle} a metà, {last} alla fine. Viene da {matches, plural, one {# partita} other {# partite}}, con ogni posizione giocata fino in fondo {playouts, plural, one {una volta} other {# volte}}. «Certo» vuol dire: una probabilità del 90 % o più, che resta tale. Ci si arriva in media dopo {after} della partita. {near, select, yes {All’inizio era {base}. Così basta un po’ di fortuna nelle partite di prova, e sembra certo presto. Fidatevi di più delle probabilità.} other {}}',
  'lab.decided.others':
    '{n, plural, one {{bots} giocherebbe in un altro modo, ma pensa} other {{bots} giocherebbero in un altro modo, ma pensano}} troppo a lungo. Le probabilità valgono per il gioco di {by}.',
  'lab.decided.curve':
    'Probabilità del risultato finale, giocando fino in fondo {playouts, plural, one {una volta} other {# volte}} con {by}',
  'lab.decided.traces':
    'Probabilità di vincere, giocando fino in fondo {playouts, plural, one {una volta} other {# volte}} con {by}',
  'lab.decided.trace':
    'Probabilità di vincere, giocando fino in fondo {playouts, plural, one {una volta} other {# volte}} con {by}',
  'lab.decided.result': 'Probabilità del risultato finale',
  'lab.decided.shared':
    'Una vittoria condivisa conta in parti uguali per chi la condivide. Le probabilità di tutti i posti e di «nessuno» fanno insieme il 100 %. Qui per risultato si intende chi vince: se altri condividono la vittoria, è un altro risultato.',
  'lab.decided.cut':
    '{times, plural, =0 {Ogni partita di prova è arrivata alla fine.} one {Una partita di prova ({share}) è stata interrotta dopo {after, number} mosse e tiri. Non conta.} other {# partite di prova ({share}) sono state interrotte dopo {after, number} mosse e tiri. Non contano.}}',
  'lab.nobody': 'Nessuno',
  'lab.tenths.axis': '% della partita',
  'lab.tenth': '{from} – {to} %',
  'lab.tenth.head': 'Parte della partita',
  'lab.seats.reading':
    'Punto: la media, con il suo intervallo al 95 %. Fascia chiara: 9 partite su 10.',
  'lab.clauses.more': '{n, plural, one {L’altra regola} other {Le altre # regole}}',
  'lab.decided.after': 'Risultato certo (90 %) dopo, % della partita',
  'lab.decided.leads': 'Cambi al comando',
  'lab.decided.changed':
    'Partite in cui è cambiato almeno una volta chi è in testa: {share} (intervallo al 95 %: {range}). Un altro posto deve superare tutti di almeno 10 punti e di due errori standard.',
  'lab.decided.lowest': 'Probabilità minima del risultato finale, %',
  'lab.decided.last':
    'Probabilità del risultato finale prima dell’ultimo {unit, select, round {giro} other {turno}}, %',
  'lab.heat': 'Dove succedono le cose',
  'lab.heat.lead':
    'Quante volte è successo in ogni luogo, in {games, plural, one {# partita} other {tutte le # partite}} insieme. Più il colore è forte, più spesso è successo.',
  'lab.heat.beside':
    'Colore più forte: più spesso, in {games, plural, one {# partita} other {tutte le # partite}} insieme.',
  'lab.heat.rule': '{id}: {words}',
  'lab.heat.least': 'minimo:',
  'lab.heat.most': 'massimo:',
  'lab.place': 'Luogo',
  'lab.times': 'Volte',
  'lab.watch': 'Partite che vale la pena guardare',
  'lab.watch.lead':
    'I collegamenti aprono le partite nell’app, se Glade è in funzione su questo computer (npm start).',
  'lab.watch.longest':
    'La più lunga, {unit, select, round {{value, plural, one {# giro} other {# giri}}} other {{value, plural, one {# turno} other {# turni}}}}',
  'lab.watch.shortest':
    'La più breve, {unit, select, round {{value, plural, one {# giro} other {# giri}}} other {{value, plural, one {# turno} other {# turni}}}}',
  'lab.watch.busiest':
    'Quella con più da decidere, {value, plural, one {# scelta vera} other {# scelte vere}}',
  'lab.watch.turnaround': 'Il risultato meno atteso (probabilità minima: {value} %)',
  'lab.watch.match': 'partita numero {match}',
  'lab.real.lead': 'Le decisioni con più mosse possibili si chiamano altrove scelte vere.',
  'lab.decided.certain':
    'Un risultato è certo da quando ha almeno il 90 % di probabilità, e resta così. Una probabilità ricavata da {playouts, plural, one {una partita di prova} other {# partite di prova}} può sbagliare di ±{error, number} punti. Perciò la minima risulta un po’ bassa, e «certo» arriva un po’ tardi. Il comando cambia quando un altro posto è avanti di almeno 10 punti. La distanza deve superare anche questi errori.',
  'lab.balance': 'I posti sono equilibrati?',
  'lab.balance.shown':
    'Sì, con {bots}. La quota di vittorie di ogni posto sta fra {low} e {high}. La quota equa è {even}.',
  'lab.balance.not': 'No, con {bots}. La quota equa di vittorie è {even}.',
  'lab.balance.more': 'Più della quota equa: {list}.',
  'lab.balance.fewer': 'Meno della quota equa: {list}.',
  'lab.balance.seat':
    'il posto {seat}{named, select, yes { ({player, seat, name})} other {}} riceve {share} ({low} – {high})',
  'lab.begins': '{named, select, yes {{player, seat}} other {Il posto {seat}}} comincia.',
  'lab.balance.tied':
    'Non si sa. In ogni partita tutti i posti hanno avuto la stessa parte della vittoria. Questo non dice nulla sui posti.',
  'lab.balance.open':
    'Non si sa ancora. Non è dimostrata nessuna differenza. Non è dimostrato nemmeno che tutte le quote stiano fra {low} e {high}.',
  'lab.balance.how':
    '«Equilibrato» vuol dire: tutto l’intervallo sta entro {margin} punti percentuali dalla quota equa. «Non equilibrato»: la quota equa sta fuori dall’intervallo.{more, select, yes { Gli intervalli valgono tutti insieme con una confidenza del 95 %.} other {}}',
  'lab.balance.judged':
    'Posti: «non equilibrato» è al livello del 5 %. «Equilibrato» è con due test a una coda al 2,5 %. Entrambi, e gli intervalli, hanno la correzione di Bonferroni per tutti i posti.',
  'lab.order': 'Conta chi comincia?',
  'lab.order.shown':
    'Quasi per niente: a ogni posizione nell’ordine di gioco va fra {low} e {high} delle vittorie.',
  'lab.order.not':
    'Sì: {n, plural, one {la posizione {list}} other {le posizioni {list}}} nell’ordine di gioco non {n, plural, one {riceve} other {ricevono}} una quota equa.',
  'lab.order.open':
    'Non si sa ancora. Non è dimostrata una differenza, né che ogni quota stia fra {low} e {high}.',
  'lab.order.first':
    'Chi comincia prende {share} delle vittorie ({low} – {high}). La quota equa è {even}.',
  'lab.order.lot':
    'L’ordine si estrae a sorte in ogni partita.{alike, select, yes { Perciò per le regole i posti sono uguali, e non si confrontano.} other {}}',
  'lab.order.place': 'Posizione {place} nell’ordine di gioco',
  'lab.points.of': 'Quota di vittorie',
  'lab.points.how':
    'Ogni partita vale una vittoria. Chi vince da solo la prende intera. Chi vince insieme ad altri la divide con loro. Se non vince nessuno, la dividono tutti.',
  'lab.stakes.of': 'Punti a partita, media',
  'lab.stakes.how':
    'In questo gioco si vincono e si perdono punti. Perciò conta la loro media, non quante volte si vince.',
  'lab.stakes.answer': 'Punti vinti o persi in una partita, in media: {list}.',
  'lab.stakes.seat':
    'posto {seat}{named, select, yes { ({player, seat, name})} other {}}, {bot}: {mean}{ranged, select, yes { (da {low} a {high})} other {}}',
  'lab.stakes.bot': '{bot}: {mean}{ranged, select, yes { (da {low} a {high})} other {}}',
  'lab.stakes.fixed': 'Qui non si può dire se dipenda dal posto o dal bot: --rotate li scambia.',
  'lab.stakes.shares':
    'In questo gioco si vincono e si perdono punti. Qui una quota di vittorie dice chi ne ha avuti di più, non quanti.',
  'lab.sole':
    'Il posto {seat}{named, select, yes { ({player, seat, name})} other {}} vince da solo',
  'lab.team.answer': 'Partite vinte: {share} (intervallo al 95 %: {low} – {high}).',
  'lab.team.possible':
    'Il gioco perfetto ne vince fra {low} e {high} ({kind, select, proven {dimostrato} other {sicuro al 99 %}}). Questi bot vincono quindi {from} {to} di quanto vince il gioco perfetto.',
  'lab.team.possible.least':
    'Il gioco perfetto ne vince {low} o più ({kind, select, proven {dimostrato} other {sicuro al 99 %}}). {more, select, yes {Questi bot ne vincono di più. } other {}}Nessuno sa quante ne vinca al massimo. Perciò nessuno sa quanto ci si avvicinino questi bot.',
  'lab.mixed.answer':
    'Quote di vittorie: {list}. Qui non si può dire se dipenda dal posto o dal bot: --rotate li scambia.',
  'lab.mixed.each':
    'posto {seat}{named, select, yes { ({player, seat, name})} other {}}, {bot}: {share} ({low} – {high})',
  'lab.bots.answer': 'In qualunque posto sieda, {list}.',
  'lab.bots.each':
    '{bot} prende {share} delle vittorie{seats, plural, one {} other { nei suoi # posti insieme}} ({low} – {high}; la quota equa è {even})',
  'lab.balance.need':
    'In 4 casi su 5 basterebbero circa {n, plural, one {# partita} other {# partite}}, se le quote restano così. Se la differenza è minore ne servono di più.',
  'lab.balance.verdict': 'Equilibrato?',
  'lab.balance.even': 'equilibrato',
  'lab.balance.uneven': 'non equilibrato',
  'lab.balance.unknown': 'non si sa',
  'lab.balance.p': 'p (differenza; scarto di almeno {margin} punti)',
  'lab.rotated':
    'Ogni partita è stata giocata una volta per posto con gli stessi dadi. Ogni volta i bot si sono spostati di un posto. Insieme, queste partite sono un giro.',
  'lab.contents': 'Indice',
  'lab.clauses.always':
    '{n, plural, one {# regola si è vista in ogni partita} other {# regole si sono viste in ogni partita}}',
  'lab.same': '{name}: gli stessi numeri di «{other}».',
  'lab.constants':
    'Sempre uguale in {n, plural, one {quella partita} other {tutte le # partite}}: {list}.',
  'lab.constant': '{name} ({value})',
  'lab.seat.alone': 'Posto {seat}{named, select, yes { ({player, seat, name})} other {}}',
  'lab.bot.careful': 'Prudente, e basta',
  'lab.bot.careless': 'Regole pratiche, con qualche svista',
  'lab.bot.captain': 'Resta in gruppo e lascia venire',
  'lab.bot.planner': 'Pensa qualche mossa avanti; lento',
  'lab.bot.solo': 'Regole pratiche, ognuno per sé',
  'lab.bot.together': 'Pianifica il giro insieme agli altri',
  'lab.bot.family': 'Gioca come una famiglia',
  'lab.bot.cautious': 'Costruisce, aiuta e porta a casa',
  'lab.bot.sitters': 'Due aspettano nella Città Vecchia',
  'lab.bot.council': 'Gioca fino in fondo ciò che sembra meglio; lento',
  'lab.bot.elders': 'Guarda avanti di qualche turno; lento',
};
