import type { Catalogue } from '@glade/engine';

/** The words of answers to questions beyond a single playtest. */
export const answersIt: Catalogue = {
  'lab.soFar.title': 'Finora: {game}',
  'lab.soFar.known': 'Che cosa si sa',
  'lab.soFar.part':
    'È una risposta parziale: {games, plural, one {si è giocata # partita} other {si sono giocate # partite}} su {asked, number}, le prime.',
  'lab.soFar.all':
    '{games, plural, one {Si è giocata l’unica partita} other {Si sono giocate tutte le # partite}}.',
  'lab.soFar.looks':
    'Guarda quando vuoi e smetti quando vuoi. Qui ogni intervallo vale al 95 % per tutti i controlli insieme. Perciò è più largo che in un rapporto.',
  'lab.soFar.changed': 'Che cosa cambia',
  'lab.soFar.value': 'finora',
  'lab.soFar.range': '95 % a ogni controllo',
  'lab.soFar.later': 'da {n, number} in poi',
  'lab.soFar.plot': 'Quote delle partite, con intervalli che valgono a ogni controllo',
  'lab.asked':
    '{games, plural, one {# partita} other {# partite}} per ogni caso, {games, plural, one {giocata} other {giocate}} da {bots}. Seme {seed}, versione {version} delle regole.',
  'lab.asked.against':
    '{games, plural, one {# partita} other {# partite}} per ogni caso, {games, plural, one {giocata} other {giocate}} da {bots}, poi da {than}. Seme {seed}, versione {version} delle regole.',
  'lab.bots.decide':
    'I risultati dipendono da chi gioca. Per vedere quanto, fai il confronto con un altro bot (playtest --against BOT).',
  'lab.stronger.known.team':
    'Ci sono bot più forti. Con {rules, select, changed {le regole di partenza} other {queste regole}}, partite vinte dal bot {bot}: {wins} (intervallo al 95 %: {low} – {high}). Dal bot {than}: {base}.',
  'lab.stronger.known.rivals':
    'Ci sono bot più forti. Con {rules, select, changed {le regole di partenza} other {queste regole}} un bot {bot} ha giocato fra bot {than}. La sua quota di vittorie: {wins} (intervallo al 95 %: {low} – {high}). Quota equa: {base}.',
  'lab.stronger.known.two':
    'Ci sono bot più forti. Con {rules, select, changed {le regole di partenza} other {queste regole}} il bot {bot} ha giocato contro il bot {than}. La sua quota di vittorie: {wins} (intervallo al 95 %: {low} – {high}). Quota equa: {base}.',
  'lab.bulk': 'Perché ogni partita finisca è impostato: {list}.',
  'lab.choice': '{option}: {value}',
  'lab.won': 'Vinte',
  'lab.points.share': 'Quota di vittorie',
  'lab.whose.team': 'partite vinte',
  'lab.whose.seat':
    'quota di vittorie, posto {seat}{named, select, yes { ({player, seat, name})} other {}}',
  'lab.whose.place': 'quota di vittorie, posizione {place} nell’ordine di gioco',
  'lab.compare.title': 'Confronto: {game}',
  'lab.compare.direction': 'Prima: {before}. Dopo: {after}.',
  'lab.compare.shares': 'Come finiscono le partite in ogni caso',
  'lab.compare.differences': 'Che cosa cambia',
  'lab.compare.sure':
    'È dimostrato che «{name}» cambia {n, plural, one {questo numero} other {questi numeri}}:',
  'lab.compare.more':
    '{n, plural, one {È dimostrato un altro cambiamento} =8 {Sono dimostrati altri 8 cambiamenti} other {Sono dimostrati altri # cambiamenti}}.',
  'lab.compare.also':
    '{of, select, wins {Vittorie} length {Durata} other {Vittorie e durata}}, con o senza dimostrazione: {list}.',
  'lab.compare.also.each': '{change} ({sure, select, yes {dimostrato} other {non dimostrato}})',
  'lab.compare.second':
    'Dimostrato qui vuol dire: dimostrato per {bot}. Con un altro bot un cambiamento può mancare, o andare al contrario. Chiedete quindi anche a {people, select, yes {un bot che sbaglia come una persona} other {un altro bot}}: {named} (--bots {name}).',
  'lab.compare.open':
    'Per «{name}» {n, plural, =0 {nulla è cambiato abbastanza spesso da poterlo provare} one {un numero è cambiato abbastanza spesso da poterlo provare} other {# numeri sono cambiati abbastanza spesso da poterli provare}}. Nessun cambiamento è dimostrato. Servono più partite per saperlo.',
  'lab.compare.perhaps':
    'Per «{name}» {n, plural, =0 {nulla è cambiato abbastanza spesso da poterlo provare} one {un numero è cambiato abbastanza spesso da poterlo provare} other {# numeri sono cambiati abbastanza spesso da poterli provare}}. Nessun cambiamento è dimostrato. Servono più partite per saperlo. {told, plural, one {Forse cambia questo numero} other {Forse cambiano questi numeri}}:',
  'lab.compare.same':
    '«{name}» non ha cambiato né mosse né conti finali, {n, plural, one {nell’unica partita} other {in nessuna delle # partite}}.',
  'lab.compare.only':
    '«{name}» non ha cambiato altro: né mosse né altri conti finali, {n, plural, one {nell’unica partita} other {in nessuna delle # partite}}.',
  'lab.compare.even':
    '«{name}» ha cambiato singole partite. Ma in ogni giro di posti tutti i numeri sono uguali: ciò che una partita del giro guadagna, un’altra lo perde.',
  'lab.compare.grid':
    'Che cosa si è contato con ognuno. Un asterisco: differenza dal primo, dimostrata.',
  'lab.compare.drawn':
    'Quote di cui è dimostrato il cambiamento, in punti percentuali; prima i cambiamenti più grandi',
  'lab.beforehand': 'Domanda fatta prima: {what}',
  'lab.beforehand.sure':
    'Dimostrato: con «{name}» {what} cambia {from} {to} (differenza {by}, intervallo al 95 % {range}, p {p}).',
  'lab.beforehand.open':
    'Non dimostrato: con «{name}» {what} passa {from} {to} (differenza {by}, intervallo al 95 % {range}, p {p}).',
  'lab.beforehand.same':
    'Con «{name}» {what} è rimasto uguale {rounds, select, yes {in ogni giro di posti, sommando le partite del giro} other {in ogni partita}}.',
  'lab.beforehand.uncounted': 'Non si sa: con «{name}» o prima non ogni partita conta {what}.',
  'lab.beforehand.how':
    'Questa domanda è stata fatta prima di giocare le partite. {n, plural, =0 {Non c’era nulla da provare} one {È un solo test, perciò p non è corretto} other {Sono # test, uno per ogni valore che lo cambia. p è corretto solo per questi}}.{n, plural, =0 {} other { Un asterisco: dimostrato al livello del 5 %.}}',
  'lab.beforehand.winners':
    'Anche il numero chiesto prima è qui. Il suo p è come sopra, non corretto per gli altri test.',
  'lab.beforehand.after': 'Guardato dopo',
  'lab.beforehand.others':
    'Questi numeri non erano nominati prima. Hanno una correzione tutta loro. Perciò al massimo in uno studio su 20 qui qualcosa sembra dimostrato per puro caso.',
  'lab.versions': 'Che cosa distingue le due versioni',
  'lab.versions.code':
    'Codice prima: {before}. Codice dopo: {after}.{same, select, yes { È lo stesso.} other {}}',
  'lab.versions.alike':
    'Opzioni, numeri delle regole, valori predefiniti e versione delle regole sono dichiarati uguali. La differenza sta quindi nel codice.',
  'lab.versions.default':
    'Valore predefinito dell’opzione {name}: prima {before}, dopo {after}. {own, select, yes {Si è giocato ogni volta con il suo.} other {Si è giocato in tutti e due i casi con {played}.}}',
  'lab.versions.values': 'Valori dell’opzione {name}: prima {before}, dopo {after}.',
  'lab.versions.number': 'Numero delle regole {name}: prima {before}, dopo {after}.',
  'lab.versions.bot':
    'Bot predefinito: prima «{before}», dopo «{after}». Ha giocato in tutti e due i casi {bots}.',
  'lab.versions.rules': 'Versione delle regole: prima {before}, dopo {after}.',
  'lab.versions.one':
    '{of, select, number {Il numero delle regole} other {L’opzione}} {name} è solo nella versione {side, select, before {di prima} other {di dopo}} ({value}).',
  'lab.versions.named': '{name} («{words}»)',
  'lab.versions.bots.only':
    'Le regole sono uguali, per quanto {matches, plural, one {mostra una partita} other {mostrano # partite}}; i bot no. Hanno scelto altro in {differing, plural, one {una di queste partite} other {# di queste partite}}. Perciò i cambiamenti vengono dai bot.',
  'lab.versions.bots.differ':
    'Anche i bot sono diversi. Con regole e dadi uguali hanno scelto altro in {differing, plural, one {una partita} other {# partite}} su {matches, plural, one {una} other {#}}. Perciò un cambiamento può venire dai bot, e non dalle regole.',
  'lab.versions.bots.alike':
    'Con le stesse regole i bot delle due versioni hanno scelto allo stesso modo ({matches, plural, one {una partita} other {# partite}}, con gli stessi dadi).',
  'lab.versions.bots.unknown':
    'I bot della versione di prima non sanno giocare con le regole di dopo. Perciò un cambiamento può venire dai bot, e non dalle regole.',
  'lab.compare.winners': 'Chi vince',
  'lab.changed': '{what} {from} {to}',
  'lab.changed.line': '{what}: {from} {to}',
  'lab.changed.times': 'quante volte per partita si sceglie «{move}»: {from} {to}',
  'lab.changed.ending': 'finale «{ending}»',
  'lab.changed.all': '{measure}, tutti i posti insieme',
  'lab.changed.rule': 'Partite in cui si è vista la regola {what}',
  'lab.changed.move': '«{move}», volte per partita',
  'lab.changed.forced': 'Decisioni con una sola mossa possibile',
  'lab.changed.before': 'Prima',
  'lab.changed.after': 'Dopo',
  'lab.changed.others':
    '{n, plural, one {Un altro numero cambiato} other {Altri # numeri cambiati{of, select, parts { (una riga per posto e per regola)} mixed { (della partita, di singoli posti e di regole)} other {}}}}',
  'lab.changed.of':
    'Si confronta tutto ciò che un playtest conta, partita per partita, con gli stessi dadi. Ciò che non è nell’elenco è rimasto uguale in ogni partita. La differenza di una quota è in punti percentuali.',
  'lab.changed.of.judged':
    'Se poche partite cambiano, una quota deve superare anche il test esatto di McNemar. Se non lo supera, il suo intervallo arriva fino a 0.',
  'lab.changed.rounds':
    'Si confronta tutto ciò che un playtest conta, un giro di posti alla volta. I dadi sono gli stessi. Ciò che non è nell’elenco è rimasto uguale in ogni giro. La differenza di una quota è in punti percentuali.',
  'lab.changed.rounds.judged':
    'Se pochi giri cambiano, una quota deve superare anche un test esatto dei segni. Se non lo supera, il suo intervallo arriva fino a 0.',
  'lab.rulings.lead':
    'La fonte delle regole lascia aperte delle domande. Ogni riga è un’altra risposta, confrontata con quella di adesso, con gli stessi dadi. Prima vengono quelle che cambiano in modo dimostrato chi vince o come finisce la partita. Fra le altre vengono prima i cambiamenti più grandi.',
  'lab.rulings.most': 'Fra ciò che è dimostrato, conta di più «{name}». Cambia:',
  'lab.rulings.extreme':
    'Il maggior cambiamento dimostrato viene da «{name}», {kind, select, limit {una risposta su quando le partite si fermano} other {un valore estremo}}. Cambia:',
  'lab.rulings.next':
    '{kind, select, limit {A parte i limiti e i valori estremi} other {Fra le risposte non estreme}} conta di più «{name}». Cambia:',
  'lab.rulings.open':
    'Per nessun’altra risposta è dimostrato che cambi chi vince o come finisce una partita. Qualcuna potrebbe farlo: servono più partite per saperlo.',
  'lab.rulings.also':
    'È dimostrato che {n, plural, one {un’altra risposta cambia} other {altre # risposte cambiano}} chi vince o come finisce la partita:',
  'lab.rulings.else':
    'È dimostrato che {n, plural, one {una risposta cambia} other {# risposte cambiano}} la partita. Non si sa se così cambi chi vince o come finisce:',
  'lab.rulings.maybe':
    'Da chiarire: forse {n, plural, one {una risposta cambia} other {# risposte cambiano}} chi vince o come finisce la partita. Nulla è dimostrato. In queste partite si è visto:',
  'lab.rulings.line': '• «{name}»: {list}.',
  'lab.rulings.line.more': '{n, plural, one {Un’altra è} other {Altre # sono}} nella tabella.',
  'lab.rulings.same':
    '{n, plural, one {Nell’unica partita} other {In # partite}}, {answers, plural, one {una risposta non ha} other {# risposte non hanno}} cambiato né mosse né conti finali:',
  'lab.rulings.sure': 'Cambiamenti dimostrati',
  'lab.rulings.sure.all':
    '{n, plural, one {L’unico cambiamento dimostrato} other {Tutti i cambiamenti dimostrati (#)}}',
  'lab.compare.paired': 'I cambiamenti si misurano rispetto a «{name}», con gli stessi dadi.',
  'lab.cut.case': '{name}: {told}',
  'lab.cut.now': 'le regole come sono',
  'lab.enough':
    'In 4 casi su 5 basterebbero circa {n, number} partite (--games). Vale se la differenza è grande come qui. Se è minore ne servono di più.',
  'lab.unfinished.some':
    '{n, plural, one {# partita non è finita e non è contata} other {# partite non sono finite e non sono contate}}.',
  'lab.judged': 'Come si è giudicato',
  'lab.star':
    'Un asterisco: differenza dimostrata{n, plural, one {} other {, per # test insieme}}. Senza asterisco non è dimostrato nulla: può esserci una differenza o nessuna.',
  'lab.star.judged':
    'Dimostrato vuol dire: al livello del 5 %{n, plural, one {} other {, dopo la correzione di Holm per # test. Anche p è corretto}}.{kind, select, others { Ciò che è stato chiesto prima non è fra questi test.} other {}}',
  'lab.ranges.single':
    'Ogni intervallo al 95 % vale solo per la sua riga. Fra tante righe qualcuna lascia fuori lo 0 per puro caso. Solo l’asterisco risponde per tutte insieme. Con più partite (--games) gli intervalli si stringono: con il quadruplo delle partite sono larghi la metà.',
  'lab.ranges.judged':
    'Gli intervalli delle durate medie sono di Student. Sono più larghi dove le durate sono asimmetriche (termini di Hall).',
  'lab.difference.team': 'Differenza: partite vinte, in punti percentuali',
  'lab.difference.seat': 'Differenza: quota di vittorie, in punti percentuali',
  'lab.fewer.team': '◀ se ne vincono meno',
  'lab.more.team': 'se ne vincono di più ▶',
  'lab.fewer.seat': '◀ peggio per il posto',
  'lab.more.seat': 'meglio per il posto ▶',
  'lab.fewer.place': '◀ peggio per la posizione',
  'lab.more.place': 'meglio per la posizione ▶',
  'lab.gain': 'Guadagno, punti percentuali',
  'lab.p': 'p',
  'lab.pairs': 'Coppie',
  'lab.blocks': 'Giri (una volta per posto)',
  'lab.longer': '{unit, select, round {Giri} other {Turni}}, diff.',
  'lab.alike': 'Mosse uguali',
  'lab.side': 'posto {seat}{named, select, yes {, {player, seat, part}} other {}}',
  'lab.side.one':
    'Fra due rivali, ciò che guadagna uno lo perde l’altro. Perciò si mostra solo il posto 1.',
  'lab.side.most':
    'La tabella mostra i posti con un cambiamento dimostrato. Se non ce ne sono, mostra il posto che cambia di più.',
  'lab.side.place': 'posizione {place} nell’ordine di gioco',
  'lab.side.one.place':
    'Chi comincia si estrae a sorte, perciò i posti sono uguali. Ciò che guadagna chi comincia lo perde l’altro. Perciò si mostra solo la posizione 1.',
  'lab.side.most.place':
    'Chi comincia si estrae a sorte, perciò i posti sono uguali. La tabella mostra le posizioni nell’ordine di gioco con un cambiamento dimostrato. Se non ce ne sono, mostra la posizione che cambia di più.',
  'lab.range.joint': 'Intervallo comune al 95 %',
  'lab.rulings.title': 'Quali domande aperte contano: {game}',
  'lab.rulings.plot': '{what}; per ogni domanda, la risposta che cambia di più',
  'lab.rulings.more':
    '{n, plural, one {Un’altra risposta a queste domande} other {Altre # risposte a queste domande}}',
  'lab.folded': 'La tabella «{name}» è nella pagina (--html) e nei dati (--json).',
  'lab.rulings.none': 'Le regole di questo gioco non lasciano domande aperte da provare qui.',
  'lab.quoted': '«{name}»',
  'lab.rulings.idle':
    '{n, plural, one {Lasciata fuori, perché con le altre opzioni di adesso non cambia} other {Lasciate fuori, perché con le altre opzioni di adesso non cambiano}} nulla: {list}.',
  'lab.rulings.shortened':
    'Non si è provato ogni numero, solo i più vicini, il primo e l’ultimo: {list}.',
  'lab.tune.title': 'Messa a punto: {game}',
  'lab.tune.finalists': 'I valori più vicini, con dadi nuovi',
  'lab.tune.nearest': 'I valori più vicini finora, senza dadi nuovi',
  'lab.tune.tried': 'Una prima prova con ogni valore',
  'lab.tune.win': 'Vinte',
  'lab.tune.alone': 'Il posto 1 vince da solo',
  'lab.tune.alone.meaning':
    'Qui vincere vuol dire che il posto 1 vince da solo. Una vittoria condivisa non conta.',
  'lab.tune.twins':
    '{list} stanno in una sola riga: ogni partita è andata allo stesso modo, con gli stessi vincitori. (I punteggi che non decidono non si confrontano.)',
  'lab.tune.turns': '{unit, select, round {Giri} other {Turni}}',
  'lab.tune.what.win': 'Partite vinte',
  'lab.tune.what.alone': 'Partite in cui il posto 1 vince da solo',
  'lab.tune.even': 'Il più lontano dalla parità',
  'lab.tune.even.shares':
    'Quote di vittorie, {places, select, yes {posizione per posizione} other {posto per posto}}',
  'lab.tune.even.of':
    '{places, select, yes {posizione {seat} nell’ordine di gioco} other {posto {seat}{named, select, yes { ({player, seat, name})} other {}}}}, {value} punti {more, select, yes {sopra} other {sotto}} la quota equa',
  'lab.tune.even.how':
    'Si mostra {places, select, yes {la posizione più lontana} other {il posto più lontano}} dalla quota equa di vittorie. Il caso da solo scosta un po’ anche chi è alla pari. Perciò la distanza sembra un po’ troppo grande. Tutto l’intervallo deve stare entro il margine.',
  'lab.tune.even.unknown': 'L’obiettivo è {target}. Queste partite non dicono nulla.',
  'lab.tune.even.tied':
    'Con {list} tutti i posti hanno avuto sempre la stessa parte della vittoria. Questo non dice nulla sui posti.',
  'lab.tune.even.between':
    '{places, select, yes {La posizione {seat}} other {Il posto {seat}{named, select, yes { ({player, seat, name})} other {}}}} riceve più della sua parte con alcuni valori, e meno con altri. Prova valori intermedi, se ce ne sono.',
  'lab.tune.even.others': 'Prova altri valori, se ce ne sono, o altre opzioni.',
  'lab.tune.even.picture': '{what}; la linea tratteggiata è il margine, {within} punti',
  'lab.tune.what.even':
    'Quanto {places, select, yes {la posizione più lontana} other {il posto più lontano}} dista dalla quota equa, in punti',
  'lab.tune.what.turns': '{unit, select, round {Giri} other {Turni}} di una partita',
  'lab.tune.picture': '{what}; la linea tratteggiata è l’obiettivo, {target}',
  'lab.tune.met':
    'L’obiettivo è {target}. Si raggiunge con {name}: {value} (intervallo comune al 95 %: {low} – {high}).',
  'lab.tune.missed':
    'L’obiettivo è {target}. Nessun valore provato lo raggiunge. Ci si avvicina di più con {name}: {value} (intervallo comune al 95 %: {low} – {high}).',
  'lab.tune.far':
    'L’obiettivo è {target}. Nessun valore provato ci si avvicina. Il meno lontano è {name}: {value} (intervallo comune al 95 %: {low} – {high}).',
  'lab.tune.between':
    'Si sono provati valori da tutti e due i lati dell’obiettivo. Prova valori intermedi, se ce ne sono, o altre opzioni.',
  'lab.tune.open':
    'L’obiettivo è {target}. Non si sa ancora se qualche valore lo raggiunga. Finora ci si avvicina di più con {name}: {value} (intervallo comune al 95 %: {low} – {high}). Servono più partite per saperlo.',
  'lab.tune.edge':
    'È così vicino al margine, {value}, che quasi nessun numero di partite lo direbbe. Basterebbe un margine più largo (--within).',
  'lab.tune.handicap':
    'Le regole trattano tutti i posti allo stesso modo. Quindi nessun valore ne aiuta uno solo. Per chi gioca peggio ci vuole un vantaggio, cioè una regola per un posto solo. Qui non ce n’è.',
  'lab.tune.allAbove':
    'Tutto ciò che si è provato sta sopra l’obiettivo. Prova altri valori, se ce ne sono, o altre opzioni.',
  'lab.tune.allBelow':
    'Tutto ciò che si è provato sta sotto l’obiettivo. Prova altri valori, se ce ne sono, o altre opzioni.',
  'lab.tune.raced':
    'Prima si sono provati {settings, number} casi, con {games, plural, one {# partita} other {# partite}} ciascuno. {kept, plural, one {È andato avanti il più vicino} other {Sono andati avanti quelli più vicini (#)}}, con nuovi dadi.',
  'lab.tune.raced.stopped':
    'Prima dell’arresto {settings, plural, one {si è provato # caso} other {si sono provati # casi}}, con {games, plural, one {# partita} other {# partite}} ciascuno. {kept, plural, one {Si vede solo il più vicino.} other {Se ne vedono #: i più vicini.}}',
  'lab.tune.fair':
    'I valori forse più vicini sono stati provati di nuovo, con altri dadi. Il valore che sembra migliore è anche fortunato: dadi nuovi lo mostrano com’è.',
  'lab.tune.stopped':
    'I valori più vicini non sono stati riprovati con altri dadi. Il valore che sembra migliore è anche fortunato: sembra più vicino di quanto è.',
  'lab.tune.joint':
    'Intervallo comune: tutti gli intervalli di una tabella valgono insieme con una confidenza del 95 %. Quindi ognuno è più largo che da solo.',
  'lab.ladder.title': 'Bot: {game}',
  'lab.ladder.gain': 'Ogni bot contro quello del gradino sotto',
  'lab.ladder.rivals':
    'Guadagno: la quota di vittorie oltre la quota equa. Un bot più forte siede fra bot più deboli, a turno in ogni posto. I dadi sono gli stessi.',
  'lab.ladder.two':
    'Guadagno: la quota di vittorie oltre la quota equa. I due bot si scambiano i posti. I dadi sono gli stessi.',
  'lab.ladder.team': 'Guadagno: quante partite in più si vincono, con gli stessi dadi.',
  'lab.ladder.depth': 'Bot più forti di quello sotto (dimostrato): {depth} su {rungs}.',
  'lab.ladder.weaker':
    'È dimostrato che il bot {bot} è più debole di {below}, un gradino sotto: {points} punti percentuali (intervallo al 95 %: {range}).',
  'lab.ladder.lowest': 'Il bot {bot} vince {share} delle sue partite ({range}).',
  'lab.ladder.rung': '{bot} su {below}',
  'lab.stronger.title': 'Il bot {bot} è più forte di {than}? {game}',
  'lab.stronger.lead.limit':
    '{played, plural, one {# partita} other {# partite}} (il limite), {played, plural, one {giocata} other {giocate}} da {bots}. Seme {seed}, versione {version} delle regole.',
  'lab.stronger.lead.told':
    '{played, plural, one {# partita} other {# partite}} fino alla risposta, {played, plural, one {giocata} other {giocate}} da {bots}. Seme {seed}, versione {version} delle regole.',
  'lab.stronger.answer': 'La risposta',
  'lab.stronger.upper':
    'Sì: {bot} guadagna su {than} più di {low} punti percentuali. Il test sceglieva fra {low} e {high}. Con un guadagno a metà strada direbbe sì una volta su due.',
  'lab.stronger.lower':
    'No: {bot} guadagna su {than} meno di {high} punti percentuali. Il test sceglieva fra {low} e {high}. Con un guadagno a metà strada direbbe no una volta su due.',
  'lab.stronger.open':
    'Non si sa ancora: {played, plural, one {si è giocata # partita} other {si sono giocate # partite}}, fino al limite. Sono troppo poche per scegliere fra un guadagno di {low} e di {high} punti percentuali. Aumenta le partite (--games), o scegli due guadagni più lontani fra loro (--gain).',
  'lab.stronger.seen.limit':
    'Osservato finora: {seen} punti percentuali, senza intervallo. «glade ladder» ne dà uno.',
  'lab.stronger.seen.told':
    'Osservato alla fine del test: {seen} punti percentuali. È il caso che ha deciso quando finire, quindi questa stima è distorta. «glade ladder» ne dà una non distorta, con l’intervallo.',
  'lab.stronger.how': 'La domanda era se il guadagno sia di {high} o di {low} punti percentuali.',
  'lab.stronger.judged':
    'Test sequenziale del rapporto di verosimiglianza, errori del 5 %. Logaritmo del rapporto {ratio}, limiti ±{bound}.',
  'lab.luck.title': 'Fortuna e abilità: {game}',
  'lab.differing': 'Partite con un altro risultato, da guardare',
  'lab.differing.lead':
    '{n, plural, one {La prima partita finita} other {Le prime # partite finite}} in modo diverso, con gli stessi dadi in ogni caso.',
  'lab.differing.match': 'partita numero {match}: {name}',
  'lab.people.title': 'Persone e bot: {game}',
  'lab.people.beside':
    '{n, plural, one {# partita} other {# partite}} di persone, accanto a quelle dei bot',
  'lab.people.head.differs': 'Chi vince e che cosa cambia',
  'lab.people.head.length': 'Quanto dura',
  'lab.people.head.strength': 'Quanto bene giocano le persone',
  'lab.people.head.questions': 'Domande sulle regole',
  'lab.people.head.next': 'Che cosa fare adesso',
  'lab.people.length':
    '{unit, select, round {Giri} other {Turni}} di una partita: {people} con le persone, {bots} con i bot. Nessuna differenza è dimostrata.',
  'lab.people.dots': 'Ogni punto è una partita di persone. In chiaro: 9 partite di bot su 10.',
  'lab.people.line':
    'Ogni cerchio è una partita di persone. La linea: {setup, select, yes {preparare e spiegare, poi } other {}}il ritmo più adatto.',
  'lab.people.line.assumed': 'Minuti al ritmo supposto',
  'lab.people.line.taken': 'Minuti delle persone',
  'lab.people.people': 'Persone',
  'lab.people.bots': 'Bot',
  'lab.people.more': 'Persone meno bot',
  'lab.people.differs': '{what}: {people} le persone, {bots} i bot',
  'lab.people.sure': 'È dimostrato che le persone giocano in modo diverso da questi bot. {list}.',
  'lab.people.enough':
    'La differenza più netta è in {what}. In 4 casi su 5 basterebbero circa {n, plural, one {# partita} other {# partite}} di persone.{bots, plural, =0 {} other { Ne servono anche # di bot (--games {games}).}}',
  'lab.people.enough.also':
    'Non dimostrata: una differenza in {what}. In 4 casi su 5 basterebbero circa {n, plural, one {# partita} other {# partite}} di persone.{bots, plural, =0 {} other { Ne servono anche # di bot (--games {games}).}}',
  'lab.people.enough.never':
    'Non dimostrata: una differenza in {what}. Non la dimostrerebbero neppure {most} partite di persone.',
  'lab.people.enough.asSeen':
    'Vale se la differenza è grande come qui. Se è minore ne servono di più; se è maggiore, di meno.',
  'lab.people.alike':
    '{n, plural, =0 {Non c’è nulla da confrontare} one {Si è confrontato un numero: nessuna differenza è dimostrata} other {Si sono confrontati # numeri: nessuna differenza è dimostrata}} fra le persone e questi bot. Questo non dimostra che siano uguali.',
  'lab.people.few':
    'Le partite sono troppo poche per dire se le persone giocano in modo diverso. Ne servono {least} di persone e {least} di bot.',
  'lab.people.pace':
    'Il ritmo delle persone è {times} volte quello ipotizzato{range}. Sono circa {decision} secondi per scelta vera e {chance} per tiro o estrazione (--pace {pace}). {unseen, select, yes {Non si vede nessuna preparazione: le partite brevi durano ancora meno della loro parte.} other {I minuti non devono contenere preparazione e spiegazioni, o il ritmo è sbagliato. Con almeno {least} partite di durate diverse si possono distinguere.}}',
  'lab.people.pace.setup':
    'I minuti corrispondono a {setup} minuti di preparazione e spiegazione in ogni partita{setupRange}. Il resto è {times} volte il ritmo ipotizzato{range}. Sono circa {decision} secondi per una scelta vera, {chance} per un tiro o un’estrazione (--pace {pace}).',
  'lab.people.fitted':
    'Accanto a {bot}, {by, select, wins {che vince quasi quanto loro} other {il bot più simile a loro}}',
  'lab.people.fitted.alike':
    'Accanto a {bot}, {by, select, wins {che vince quasi quanto loro} other {il bot più simile a loro}}, {by, select, wins {nessun’altra} other {nessuna}} differenza è dimostrata.',
  'lab.people.fitted.differs':
    '{by, select, wins {{bot} vince quasi quanto loro, ma è dimostrata un’altra differenza.} other {{bot} è il bot più simile a loro, ma è dimostrato che sono diversi.}} {list}.',
  'lab.people.pace.judged':
    'Il tempo dei bot si legge su una linea con pieghe. Conta anche la sua incertezza. Gli intervalli valgono per ogni bot a cui le persone possono somigliare. Se sono diverse da tutti, valgono per ogni bot della scala.',
  'lab.people.scale.judged':
    'Accanto ai bot della scala, le vittorie devono superare lo stesso test. Anche il livello è lo stesso.',
  'lab.people.strength.judged':
    'Fra due passi della scala la forza si legge su una retta. Vale dove le vittorie superano il test della tabella.',
  'lab.people.line.judged':
    'Minuti: una retta con i minimi quadrati. Di tre errori standard conta il più largo. Uno ammette una dispersione disuguale (HC3), uno che le partite di una durata siano spostate insieme. Così può essere dei minuti arrotondati.',
  'lab.people.otherUnit':
    'Le durate sono contate in {unit, select, round {turni di ogni giocatore} other {giri}}? Tutte sarebbero più adatte così. Qui si contano {unit, select, round {i giri: in un giro tocca a tutti} other {i turni di tutti i giocatori}}. Perciò non si dice nulla del ritmo.',
  'lab.people.strength':
    '{known, select, yes {Le persone sono forti come un bot che alterna {better} e {than}: {better} in circa {percent} decisioni su 100. I dati ammettono valori da {low} a {high}.} other {Le persone possono essere forti come un bot che alterna {better} e {than}: {better} in {low} – {high} decisioni su 100.}}',
  'lab.people.strength.won':
    'Partite vinte dalle persone: {share} (intervallo al 95 %: {range}). {n, plural, =0 {Di ogni bot della scala è dimostrato che vince di più o di meno.} one {Di un bot della scala non è dimostrato che vinca di più o di meno: {inside}.} other {Di questi bot della scala non è dimostrato che vincano di più o di meno: {inside}.}}',
  'lab.people.strength.weaker': 'Il primo bot più debole è {list}.',
  'lab.people.strength.stronger': 'Il primo bot più forte è {list}.',
  'lab.people.strength.end':
    'Le persone possono anche essere più forti di {better}. {name, select, none {Qui non si conosce un bot più forte.} strong {Il bot {strong} è più forte. Ma è lento, e non è un passo di questa scala.} other {Un bot più forte è {strong}: confrontatele anche con quello (--bots {name}).}}',
  'lab.people.like': 'Fra le persone e questi bot non è dimostrata nessuna differenza: {list}.',
  'lab.people.unlike': 'Fra le persone e questi bot è dimostrata una differenza: {list}.',
  'lab.people.strength.below': 'Le persone vincono meno spesso di {than}.',
  'lab.people.strength.above': 'Le persone vincono più spesso di {better}.',
  'lab.people.questions': 'Le persone hanno fatto {mean} domande sulle regole per partita{range}.',
  'lab.people.measures':
    'Non letto: {list}. {known, select, none {Questo gioco non conta nessuna misura una volta a partita.} other {Le misure che un file di questo gioco può avere: {known}.}}',
  'lab.people.beyond':
    'Controllate il file: {n, plural, one {una partita ha una durata} other {# partite hanno durate}} ({list}) molto {n, plural, one {lontana} other {lontane}} da quelle di tutte le partite dei bot. {games, plural, one {La loro va} other {Le loro vanno}} da {low} a {high}. Si contano {unit, select, round {i giri: in un giro tocca a tutti. Qui sono stati contati i turni} other {i turni di tutti i giocatori insieme. Qui sono stati contati i giri}}, o è un errore di scrittura?',
  'lab.people.unit':
    'La durata si conta in {unit, select, round {giri: in un giro tocca a tutti. La colonna si può chiamare rounds o turns} other {turni di tutti i giocatori insieme. La colonna si chiama turns}}.',
  'lab.people.how':
    'Persone e bot avevano dadi diversi. Un asterisco: differenza dimostrata{n, plural, one {} other {, per tutte le # righe insieme}}. Con meno di {least} partite non si afferma nessuna differenza.',
  'lab.people.judged':
    'Un asterisco: al livello del 5 %{n, plural, one {} other {, per # righe insieme con la correzione di Bonferroni}}. Una quota deve superare anche il test esatto di Fisher (p è il doppio di quello di un lato). Intervalli: di Wilson per le quote; di Newcombe per le differenze. Per le medie sono di Student, più larghi se sono asimmetriche. Una differenza di medie tiene conto di tutti i valori raggiunti da persone o bot: ogni media ne ha uno in più ai due estremi (Bonett e Price).',
  'lab.screen.title': 'Che cosa conta per {list}: {game}',
  'lab.screen.factor': '{option}: «{other}» invece di «{usual}»',
  'lab.screen.others': 'Media sulle altre regole',
  'lab.screen.pair': '{first} – insieme a: {second}',
  'lab.screen.judged.by':
    '{name} ({ends, select, yes {{from} {to}: } other {}}{by}{share, select, yes { punti} other {}}, {range}{again, select, yes {} other {, in media sulle altre regole}})',
  'lab.screen.typed': '{line} [{typed}]',
  'lab.screen.closer':
    'Per guardare una regola da vicino scrivi «glade playtest {game} --compare» con ciò che sta fra [ ].',
  'lab.screen.asked':
    '{alone, plural, =0 {} one {Ogni regola da sola: # partita con ognuno dei due valori. } other {Ogni regola da sola: # partite con ognuno dei due valori. }}{again, plural, =0 {} one {Ogni coppia che spiccava: # partita per ogni combinazione. } other {Ogni coppia che spiccava: # partite per ogni combinazione. }}{alone, plural, =0 {} other {Qui tutte le altre regole erano come sono: i numeri fra parentesi vengono da lì. Prima, per trovare le coppie: }}{runs, plural, one {# miscuglio di regole} other {# miscugli di regole}}, ognuno con {games, plural, one {# partita} other {# partite}}. Hanno giocato {bots}. Seme {seed}, versione delle regole {version}.',
  'lab.screen.sure.pairs':
    'Coppie di regole che insieme cambiano {what}, come è dimostrato. Il numero: quanto di più che con ognuna da sola, dal più grande:',
  'lab.screen.sure': 'È dimostrato che {what} cambia con, dal più grande:',
  'lab.screen.more':
    '{n, plural, one {Un altro caso è nella tabella.} other {Altri # casi sono nella tabella.}}',
  'lab.screen.small':
    'Per {what} si può dimenticare: il cambiamento è sotto {margin}, con una confidenza del 95 % per ognuno. Le altre regole erano come sono. In {n, plural, one {# partita} other {# partite}} non è dimostrato che cambi altro; ma neppure che non cambi.',
  'lab.screen.also':
    'Queste cambiano poco {what}, meno di {margin}. Ma cambiano altro, quindi non dimenticatele:',
  'lab.screen.also.line':
    '{name}. Ma cambia {list}{more, plural, =0 {} one {; e un altro numero} other {; e altri # numeri}}',
  'lab.screen.perhaps':
    'Queste cambiano poco {what}, meno di {margin}. Ma altro sembra cambiato, e non è dimostrato. Quindi non dimenticatele ancora: provate ognuna con più partite.',
  'lab.screen.perhaps.line':
    '{name}. Si è visto: {list}{more, plural, =0 {} one {; e un altro numero} other {; e altri # numeri}}',
  'lab.screen.paired':
    'Da sole queste cambiano poco {what}, meno di {margin}. Ma insieme a un’altra regola contano, quindi non dimenticatele:',
  'lab.screen.paired.line': '{name}. Non dimenticatela insieme a {list}',
  'lab.screen.paired.with':
    '{name} (dimostrato per {what}: {by}{share, select, yes { punti} other {}} in più che da sole)',
  'lab.screen.same':
    'In nessuna di {n, plural, one {# partita} other {# partite}} è cambiato {what}. Non è dimostrato che non cambi mai. Le altre regole erano come sono:',
  'lab.screen.same.also':
    'In nessuna di {n, plural, one {# partita} other {# partite}} è cambiato {what}. Ma cambiano altro, quindi non dimenticatele:',
  'lab.screen.open': 'Non si sa per {what}: né se ci sia un cambiamento, né se sia sotto {margin}:',
  'lab.screen.pairs': '{n, plural, one {una coppia di regole} other {# coppie di regole}}',
  'lab.screen.margin': '{margin} (5 % della media, {mean})',
  'lab.screen.margin.share': '{n} punti percentuali',
  'lab.screen.alone': '{name} (da sola; insieme a un’altra regola conta)',
  'lab.screen.enough':
    'Per dimostrare che una regola cambia di {margin}, giocate circa {n, number} partite (--games).{alone, plural, =0 {} other { Anche ogni regola da sola ne avrà di più: con {asked, number} ne ha avute {alone, number}.}} Bastano in 4 casi su 5.',
  'lab.screen.none':
    'Fra ciò che si è provato, nessun effetto su {what} è dimostrato ({n, plural, one {# test} other {# test}} in tutto).',
  'lab.screen.idle':
    '{count, plural, one {Questa non ha} other {Queste # non hanno}} cambiato nulla in nessuna di {n, plural, one {# partita} other {# partite}}: {list}. Le altre regole erano come sono. O quel valore qui vale comunque, o il suo caso non è capitato.',
  'lab.screen.alias':
    'Fra tutte le regole era {by}. Può essere un altro effetto, come quello di {list} insieme.',
  'lab.screen.gone': 'Con le altre regole come sono, non è dimostrato.',
  'lab.screen.again.how':
    'Le coppie che spiccavano si sono rigiocate: dadi nuovi, {n, plural, one {# partita} other {# partite}} per ogni combinazione, tutte le altre regole come sono. Il loro asterisco, cambiamento, intervallo e p vengono da lì.',
  'lab.screen.alone.how':
    'Poi ogni regola si è cambiata da sola: dadi nuovi, {n, plural, one {# partita} other {# partite}} per ciascuna, le altre regole come sono. Da lì vengono asterisco, cambiamento, intervallo e p di ogni singola regola. Che altro cambi è provato per ogni regola da sola, al livello del 5 %.',
  'lab.screen.limits':
    '{n, plural, one {Lasciata fuori, perché ferma} other {Lasciate fuori, perché fermano}} soltanto le partite: {list}. Per provare scrivi --try {first}=A,B.',
  'lab.screen.untried':
    'Di ogni regola si sono provati due valori. Degli altri non si sa nulla: {list}.',
  'lab.screen.untried.many': 'altri {n, number} valori',
  'lab.screen.resolves.all': 'Quindi qui niente si confonde con un effetto di altre regole.',
  'lab.screen.mean':
    '{again, select, yes {Cambiamento, intervallo e p valgono con tutte le altre regole come sono. Una pagina (--html) ha un’altra colonna: la media sui due valori di ogni altra regola. Dove è diversa, contano anche altre regole.} other {Qui un cambiamento è la media sui due valori di ogni altra regola. Con le altre regole come sono può essere diverso: lo dice --compare.}}',
  'lab.screen.only':
    'Si {n, plural, one {è guardato} other {sono guardati}} solo {list}. --of nomina altri numeri.',
  'lab.screen.points': 'Il cambiamento di una quota è in punti percentuali.',
  'lab.screen.rest': '{n, plural, one {Un’altra coppia} other {Altre # coppie}}',
  'lab.screen.picture':
    '{what}: quanto cambia con ogni regola, {again, select, yes {con le altre regole come sono} other {in media sulle altre regole}}',
  'lab.screen.how':
    '{runs, plural, one {# combinazione} other {# combinazioni}} di {n, plural, one {una regola} other {# regole}}, ognuna giocata in tutte le partite con gli stessi dadi. Sono {whole, select, yes {tutte le} other {una parte delle}} combinazioni. Ogni valore di una regola sta con ogni valore di un’altra ugualmente spesso. Una coppia dice quanto cambia di più la prima, se cambia anche la seconda.',
  'lab.screen.resolves.pairs':
    'Nessuna regola e nessuna coppia si confonde con un’altra. Ma una coppia si può confondere con un effetto di tre regole insieme. Perciò le coppie che spiccano di più si rigiocano da sole: al massimo {most} per ogni numero. Nessun’altra coppia ha un asterisco.',
  'lab.screen.resolves.mains':
    'Le regole sono troppe per le coppie: per vederle nominate meno regole (--try). In queste combinazioni nessuna regola si confonde con una coppia. Ma si può confondere con tre regole insieme.',
  'lab.screen.leftOut':
    '{n, plural, one {Lasciata fuori, perché non si combina} other {Lasciate fuori, perché non si combinano}} con tutte le altre: {list}.',
  'lab.skill.rivals.more':
    'Chi gioca meglio vince. Il bot {better} sta da solo fra altri che giocano come {than}. Prende {wins} vittorie su 100; la quota equa è {base}.',
  'lab.skill.rivals.less':
    'Il bot {better} è il più debole. Sta da solo fra altri che giocano come {than}. Prende {wins} vittorie su 100; la quota equa è {base}.',
  'lab.skill.rivals.open':
    'Non si può dire se {better} giochi meglio di {than}. Da solo fra loro prende {wins} vittorie su 100. La quota equa è {base}. Servono più partite per saperlo.',
  'lab.skill.two.more':
    'Chi gioca meglio vince. Contro {than}, {better} prende {wins} vittorie su 100; la quota equa è {base}.',
  'lab.skill.two.less':
    'Il bot {better} è il più debole. Contro {than} prende {wins} vittorie su 100; la quota equa è {base}.',
  'lab.skill.two.open':
    'Non si può dire se {better} giochi meglio di {than}. Contro {than} prende {wins} vittorie su 100. La quota equa è {base}. Servono più partite per saperlo.',
  'lab.skill.team.more':
    'Chi gioca meglio vince. Su 100 partite con gli stessi dadi, {better} ne vince circa {wins} e {than} {base}.',
  'lab.skill.team.less':
    'Il bot {better} è il più debole. Su 100 partite con gli stessi dadi ne vince circa {wins}, e {than} {base}.',
  'lab.skill.team.open':
    'Non si può dire se {better} giochi meglio di {than}. Su 100 partite con gli stessi dadi ne vincono circa {wins} e {base}. Servono più partite per saperlo.',
  'lab.skill.attained.rivals': 'Oltre la quota equa ottiene {part} di ciò che si può prendere.',
  'lab.skill.attained.team':
    'Guadagno netto: {part} delle partite che {than} perde. Netto vuol dire: le partite vinte solo da {better}, meno quelle vinte solo da {than}.',
  'lab.skill.whom':
    'Dipende da chi si confronta: qui {than} e {better}.{usual, select, yes { {than} fa una qualunque mossa possibile, quindi quasi ogni bot lo batte.} other {}}{dial, select, yes { Più vicini alle persone: {named} (--among {others}).} none {} other { Se ne possono confrontare altri (--among {others}).}}',
  'lab.skill.curve': 'Quanto vince chi gioca meglio, passo per passo',
  'lab.skill.curve.lead':
    'In alcune decisioni su 100, prese a caso, un bot gioca come {better}. Nelle altre gioca come {than}.',
  'lab.skill.curve.of': 'Quanto vince {better}, passo per passo',
  'lab.skill.curve.dips': 'Qui è dimostrato che un miscuglio dei due vince meno di ognuno di loro.',
  'lab.skill.dial.lead':
    'Le righe vanno da {than} a {better}. I bot in mezzo sbagliano come una persona, ognuno meno di quello prima.',
  'lab.skill.dial.flat': 'Qui non si vede che {list}.',
  'lab.skill.dial.pair': '{bot} vinca più di {than}',
  'lab.skill.dial': 'Gioca come',
  'lab.skill.decisions': 'Come {better}',
  'lab.skill.step': '{percent} su 100',
  'lab.skill.axis': 'decisioni prese come {better}, su 100',
  'lab.skill.how.rivals':
    'Uno solo gioca così, a turno in ogni posto e con gli stessi dadi. Tutti gli altri giocano come {than}. Una vittoria condivisa conta in parti uguali. La prima riga è la quota equa: lì giocano tutti allo stesso modo.',
  'lab.skill.how.two':
    'Questo giocatore sta a turno nei due posti, con gli stessi dadi. L’altro gioca come {than}. Una vittoria condivisa conta in parti uguali. La prima riga è la quota equa: lì giocano tutti e due allo stesso modo.',
  'lab.skill.how.team': 'In ogni posto si gioca così, nelle stesse partite con gli stessi dadi.',
  'lab.luck.of':
    'Qui il risultato non è chi vince, ma «{measure}» (del posto 1, dove ogni posto ha il suo).',
  'lab.luck.apart':
    'I bot sono gli stessi. Differenze spiegate solo dai tiri e dalle estrazioni del gioco: {game}. Spiegate solo dalle scelte casuali dei bot: {bots}. Il resto viene da tutti e due insieme.',
  'lab.luck.redrawn':
    'Fortuna: gli stessi bot rigiocano la partita. Cambiano solo i tiri e le estrazioni del gioco. Allora il risultato {kind, select, seat {del posto 1 } measure {(«{measure}») } other {}}{parts, select, yes {(quanto prende di una vittoria: metà invece di un terzo è già un cambiamento) } other {}}cambia in {n} partite su 100 ({range}). Due partite senza niente in comune differiscono in {all} casi su 100 ({allRange}). Con 0 il caso non cambierebbe niente.',
  'lab.luck.redrawn.wins':
    'Che il posto 1 vinca o no cambia in {n} partite su 100 ({range}). Fra partite senza legami, in {all} casi su 100 ({allRange}).',
  'lab.luck.changes.wins': 'Vittoria o no cambiata, su 100 partite',
  'lab.luck.asUnrelated':
    '{known, select, yes {Quindi qui il caso decide più o meno quanto in due partite senza legami.} other {Fra i due numeri nessuna differenza è dimostrata. Quindi con questi bot il caso può decidere quanto in due partite senza legami.}}',
  'lab.luck.alike':
    'Da sola, nessuna fonte spiega delle differenze più di questo: {alone}. Insieme ad altre, la parte di ognuna {bots, select, none {} other {di quelle del gioco }}è almeno {together}.{bots, select, none {} other { Quella delle scelte casuali dei bot è {bots}.}}',
  'lab.luck.each': 'Quanto spesso ogni fonte cambia il risultato',
  'lab.luck.unrelated': 'Partite senza legami, per confronto',
  'lab.luck.result':
    '{kind, select, seat {Il risultato del posto 1 è quanto prende di una vittoria. {rivals, select, two {Un pareggio vale metà} other {Più vincitori la dividono}}, qui e in tutta la risposta{wins, select, yes {, tranne dove si dice «vinca o no»} other {}}.} part {Il risultato del posto 1 è quanto prende di una vittoria: chi vince in più la divide.} other {}}',
  'lab.luck.changes': 'Risultato cambiato, su 100 partite',
  'lab.luck.variance': 'Quanto spiega ogni fonte delle differenze fra i risultati',
  'lab.luck.sources': 'Da dove viene il risultato',
  'lab.luck.lead':
    'Ogni fonte del caso è stata sorteggiata di nuovo da sola. I numeri dicono in quante partite su 100 cambia così il risultato{kind, select, seat { del posto 1} measure { («{measure}»)} other {}}. Dopo un sorteggio diverso la partita va per un’altra strada. Perciò anche una fonte piccola può cambiare molti risultati. {table, select, yes {Quanto spieghi una fonte da sola è un’altra domanda: risponde la tabella della varianza. } other {}}Le fonti agiscono insieme, quindi i numeri non si sommano.',
  'lab.luck.picture':
    'Risultati {kind, select, seat {del posto 1 } measure {(«{measure}») } other {}}cambiati su 100 partite, sorteggiando di nuovo solo questo',
  'lab.luck.alone': 'Da sola',
  'lab.luck.together': 'Con altre',
  'lab.luck.bot': 'Le scelte casuali dei bot',
  'lab.luck.most':
    'La fonte che conta di più è «{name}». Sorteggiata da sola, cambia il risultato {kind, select, seat {del posto 1 } measure {(«{measure}») } other {}}in {n} partite su 100 ({range}).',
  'lab.luck.only':
    'Con gli stessi bot, «{name}» è l’unica fonte del caso. Ogni differenza fra i risultati viene da lì.',
  'lab.luck.only.bot': 'Con gli stessi bot, i risultati cambiano solo per le loro scelte casuali.',
  'lab.luck.several': 'Non si può dire quale fonte del caso conti di più.',
  'lab.luck.equal':
    '{list} contano più o meno allo stesso modo. Da sola, ognuna cambia il risultato {kind, select, seat {del posto 1 } measure {(«{measure}») } other {}}in {from}{same, select, yes {} other { – {to}}} partite su 100. La loro differenza non supera {most} su 100.',
  'lab.luck.near':
    'Da sola, ognuna cambia il risultato {kind, select, seat {del posto 1 } measure {(«{measure}») } other {}}in {from}{same, select, yes {} other { – {to}}} partite su 100.',
  'lab.luck.few':
    'Le partite sono troppo poche per distinguere le fonti del caso. Giocane di più (--games).',
  'lab.luck.reading':
    '«Da sola» e «Con altre» sono quote della varianza del risultato. In «Con altre» le fonti che agiscono insieme contano ognuna per intero. Quindi queste quote sommate possono superare il 100 %.',
  'lab.luck.nearlyAll':
    '«Da sola» è una quota della varianza del risultato. Insieme ad altre, la parte di ogni fonte supera {share}. Quindi ognuna può cambiare il risultato, e quasi nessuna lo fa da sola.',
  'lab.luck.wholes':
    'Le fonti sono misurate in partite di {bots}. L’abilità si misura confrontando {among}. Sono parti di due interi diversi, quindi la loro somma non è il 100 %.',
  'lab.luck.tries.seat':
    'Il posto 1 ha giocato le stesse partite come ognuno di questi bot: {bots}. Gli altri posti hanno sempre giocato come {others}.',
  'lab.luck.tries.side': 'Ognuno di questi bot ha giocato le stesse partite: {bots}.',
  'lab.luck.skill.chance':
    'Differenze fra i risultati {kind, select, seat {del posto 1 } other {}}spiegate dalla scelta del bot: {share} (intervallo al 95 %: {range}). Il resto viene da tiri, estrazioni e scelte casuali dei bot.',
  'lab.luck.skill.equals':
    'Questo non misura quanto il gioco sia fortuna. Anche se chi gioca meglio vince sempre, fra giocatori uguali decide il caso.',
  'lab.luck.skill.bots':
    'Differenze fra i risultati {kind, select, seat {del posto 1 } other {}}spiegate dalla scelta del bot: {share} (intervallo al 95 %: {range}). Il resto viene dalle scelte casuali dei bot. Il gioco, da parte sua, non ha né tiri né estrazioni.',
  'lab.luck.skill.all':
    'La scelta del bot spiega tutte le differenze fra i risultati {kind, select, seat {del posto 1 } other {}}(intervallo al 95 %: {range}).',
  'lab.luck.constant':
    'Con {bots} il risultato {kind, select, seat {del posto 1 } other {}}è stato uguale in ogni partita. Quindi con questi bot la fortuna non si vede.',
  'lab.luck.tie':
    'Con {bots} ogni partita finisce in parità. Quindi con questi bot la fortuna non si vede.',
  'lab.luck.others': 'Con altri il caso può cambiare i risultati.',
  'lab.luck.instead': 'Fra altri i risultati cambiano, quindi chiedete con loro: --bots {bots}.',
  'lab.luck.unused': 'Nessuna partita è dipesa da «{name}».',
  'lab.change': 'Differenza',
  'lab.change.of':
    '{what}. Mosse uguali: quante partite sono andate allo stesso modo fino all’ultima mossa. Coppie: due partite con gli stessi dadi, finite tutte e due.',
  'lab.change.rounds':
    '{what}. Mosse uguali: quante partite sono andate allo stesso modo fino all’ultima mossa. Giri: tante partite quanti sono i posti, con gli stessi dadi, finite tutte nei due casi.',
  'lab.tune.target.turns': '{target} {unit, select, round {giri} other {turni}} (±{within})',
  'lab.tune.target.win': '{target} di partite vinte (±{within} punti)',
  'lab.tune.target.even':
    'la quota equa di vittorie per ogni {places, select, yes {posizione nell’ordine di gioco} other {posto}} (±{within} punti)',
  'lab.tune.target.alone': '{target} di partite che il posto 1 vince da solo (±{within} punti)',
  'lab.tune.turns.of': '{value} {unit, select, round {giri} other {turni}}',
  'lab.tune.also':
    'Altrettanto {far, select, yes {lontani} other {vicini}} possono essere: {list}.',
  'lab.tune.also.many':
    'Nella tabella, altri {n, number} subito dopo possono essere altrettanto {far, select, yes {lontani} other {vicini}}.',
  'lab.tune.others': 'altri {n, number}',
  'lab.even.line': '{what}; la linea tratteggiata è la quota equa',
};
