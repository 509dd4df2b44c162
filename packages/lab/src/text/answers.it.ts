import type { Catalogue } from '@glade/engine';

/** The words of answers to questions beyond a single playtest. */
export const answersIt: Catalogue = {
  'lab.asked':
    '{games, plural, one {# partita} other {# partite}} per ogni caso, {games, plural, one {giocata} other {giocate}} da {bots}; seme {seed}, versione {version} delle regole.',
  'lab.choice': '{option}: {value}',
  'lab.won': 'Vinte',
  'lab.points.share': 'Quota dei punti',
  'lab.whose.team': 'partite vinte',
  'lab.whose.seat': 'i punti del posto {seat}',
  'lab.compare.title': 'Confronto: {game}',
  'lab.compare.shares': 'Come finiscono le partite in ogni caso',
  'lab.compare.differences': 'Che cosa cambia',
  'lab.compare.paired': 'Rispetto a «{name}», in partite con gli stessi dadi.',
  'lab.compare.sure':
    '«{name}» cambia di certo chi vince: {whose} {points} punti percentuali (intervallo al 95 %: {range}).',
  'lab.compare.length':
    '«{name}» cambia di certo la durata: {turns} turni in media. Non è dimostrato che cambi chi vince.',
  'lab.compare.open':
    '«{name}»: nessun cambiamento è dimostrato: {whose} {points} punti percentuali (intervallo al 95 %: {range}). Con più partite si saprebbe.',
  'lab.compare.perhaps':
    '«{name}» forse cambia chi vince: {whose} {points} punti percentuali (intervallo al 95 % preso da solo: {range}). Fra tanti test non è certo. Con più partite si saprebbe.',
  'lab.compare.same':
    'In {n, plural, one {# partita} other {# partite}} «{name}» non ha cambiato né una mossa né chi vince. I punteggi che non decidono qui non si confrontano: per vederli, una prova di gioco per ogni valore (--set).',
  'lab.unfinished.some':
    '{n, plural, one {# partita non è finita e non è contata} other {# partite non sono finite e non sono contate}}.',
  'lab.holm':
    'Un asterisco: differenza certa, al 5 % dopo la correzione di Holm per {n, plural, one {il solo test fatto} other {tutti i # test fatti}} qui; anche p è corretto. Senza asterisco non è dimostrato nulla: né una differenza né che non ce ne sia.',
  'lab.ranges.single':
    'Ogni intervallo al 95 % vale per la sua riga soltanto. Fra tante righe qualcuna lascia fuori lo 0 per puro caso: solo l’asterisco risponde per tutte insieme. Con più partite (--games) gli intervalli si stringono: il quadruplo delle partite, metà larghezza.',
  'lab.difference.team': 'Partite vinte, punti percentuali in più',
  'lab.difference.seat': 'Quota dei punti, punti percentuali in più',
  'lab.fewer.team': '◀ se ne vincono meno',
  'lab.more.team': 'se ne vincono di più ▶',
  'lab.fewer.seat': '◀ peggio per il posto',
  'lab.more.seat': 'meglio per il posto ▶',
  'lab.gain': 'Guadagno, punti percentuali',
  'lab.p': 'p',
  'lab.pairs': 'Coppie',
  'lab.blocks': 'Giri di posti',
  'lab.longer': 'Turni in più',
  'lab.alike': 'Mosse uguali',
  'lab.side': 'posto {seat}',
  'lab.range.joint': 'Intervallo comune al 95 %',
  'lab.rulings.title': 'Quali domande aperte contano: {game}',
  'lab.rulings.lead':
    'Ogni riga è un’altra risposta a una domanda che il testo originale lascia aperta: che cosa cambia rispetto alle risposte attuali, con gli stessi dadi. Prima viene ciò che cambia di certo chi vince, poi il cambiamento più grande.',
  'lab.rulings.plot': '{what}; di ogni domanda la risposta che cambia di più',
  'lab.rulings.most':
    'Conta più di tutto «{name}»: {whose} {points} punti percentuali (intervallo al 95 %: {range}).',
  'lab.rulings.open':
    'Per nessuna delle altre risposte è dimostrato che cambi chi vince. Non vuol dire che nessuna lo cambi: con più partite si saprebbe.',
  'lab.rulings.length': 'Di certo cambia solo il numero di turni: {list}.',
  'lab.rulings.same':
    'In {n, plural, one {# partita} other {# partite}} non hanno cambiato né una mossa né chi vince: {list}. (I punteggi che non decidono non si confrontano.)',
  'lab.rulings.more':
    '{n, plural, one {Un’altra risposta a queste domande} other {Altre # risposte a queste domande}}',
  'lab.folded': '{name}: nella pagina (--html) e nei dati (--json).',
  'lab.rulings.none': 'Le regole di questo gioco non lasciano domande aperte da provare qui.',
  'lab.rulings.idle': 'Non provate, perché accanto alle altre opzioni non cambiano nulla: {list}.',
  'lab.tune.title': 'Messa a punto: {game}',
  'lab.tune.finalists': 'I valori più vicini, con dadi nuovi',
  'lab.tune.tried': 'Un primo sguardo a ogni valore',
  'lab.tune.win': 'Vinte',
  'lab.tune.alone': 'Primo da solo, posto 1',
  'lab.tune.alone.meaning':
    'Vincere qui vuol dire: il posto 1 arriva primo da solo. Il primo posto a pari merito non conta.',
  'lab.tune.twins':
    'Ogni partita è andata allo stesso modo fino all’ultima mossa, con gli stessi vincitori, quindi stanno in una sola riga: {list}. (I punteggi che non decidono non si confrontano.)',
  'lab.tune.turns': 'Turni',
  'lab.tune.what.win': 'Partite vinte',
  'lab.tune.what.alone': 'Partite in cui il posto 1 arriva primo da solo',
  'lab.tune.what.turns': 'Turni di una partita',
  'lab.tune.picture': '{what}; la linea tratteggiata è l’obiettivo, {target}',
  'lab.tune.met': '«{name}» raggiunge {target}: {value} (intervallo al 95 %: {low} – {high}).',
  'lab.tune.missed':
    'Nulla di quanto provato raggiunge {target}. Il più vicino è «{name}»: {value} (intervallo al 95 %: {low} – {high}).',
  'lab.tune.open':
    'Non si sa ancora se qualcosa raggiunga {target}. Per ora il più vicino è «{name}»: {value} (intervallo al 95 %: {low} – {high}). Con più partite si saprebbe.',
  'lab.tune.allAbove':
    'Tutto ciò che si è provato sta sopra l’obiettivo: prova valori più lontani, o altre opzioni.',
  'lab.tune.allBelow':
    'Tutto ciò che si è provato sta sotto l’obiettivo: prova valori più lontani, o altre opzioni.',
  'lab.tune.fair':
    'I valori che dopo il primo sguardo potevano ancora essere i più vicini sono stati giocati di nuovo con altri dadi, perché ciò che si sceglie come migliore sembra migliore di quel che è. Intervallo comune: tutti gli intervalli di una tabella valgono insieme con il 95 % di fiducia, quindi ognuno è più largo di quanto sarebbe da solo.',
  'lab.ladder.title': 'Bot: {game}',
  'lab.ladder.gain': 'Ognuno contro quello sotto di lui',
  'lab.ladder.rivals':
    'Guadagno: la quota di punti oltre la parte uguale per tutti; uno più forte fra altri più deboli, a turno in ogni posto e con gli stessi dadi.',
  'lab.ladder.team':
    'Guadagno: quante partite in più si vincono, fra le stesse partite con gli stessi dadi.',
  'lab.ladder.depth':
    'Di certo {depth, plural, =0 {nessun bot è migliore} one {# bot è migliore} other {# bot sono migliori}} di quello sotto, su {rungs, plural, one {# gradino} other {# gradini}}.',
  'lab.ladder.weaker':
    '{bot} è di certo più debole di {below}, che gli sta sotto: {points} punti percentuali (intervallo al 95 %: {range}).',
  'lab.ladder.lowest': '{bot} ne vince {share} ({range}).',
  'lab.ladder.rung': '{bot} su {below}',
  'lab.stronger.title': 'È più forte? {game}',
  'lab.stronger.lead.limit':
    '{played, plural, one {# partita} other {# partite}}, quante erano permesse, {played, plural, one {giocata} other {giocate}} da {bots}; seme {seed}, versione {version} delle regole.',
  'lab.stronger.lead.told':
    '{played, plural, one {# partita} other {# partite}} finché si è potuto dire, {played, plural, one {giocata} other {giocate}} da {bots}; seme {seed}, versione {version} delle regole.',
  'lab.stronger.answer': 'La risposta',
  'lab.stronger.upper':
    'Sì: le partite parlano per un guadagno di {bot} su {than} di {high} punti percentuali piuttosto che di {low}. Per un guadagno a metà strada si direbbe così una volta su due.',
  'lab.stronger.lower':
    'No: le partite parlano per un guadagno di {bot} su {than} di {low} punti percentuali piuttosto che di {high}. Per un guadagno a metà strada si direbbe così una volta su due.',
  'lab.stronger.open':
    'Ancora non si può dire: il limite di {played, plural, one {# partita} other {# partite}} è arrivato prima che si distinguesse un guadagno di {high} punti percentuali da {low}. Permetti più partite (--games), o chiedi di guadagni più lontani fra loro (--gain).',
  'lab.stronger.seen.limit':
    'Visto finora: {seen} punti percentuali, senza intervallo; lo dà «glade ladder».',
  'lab.stronger.seen.told':
    'Visto: {seen} punti percentuali. Il test si è fermato in un momento scelto dal caso, quindi non è una stima equa; la dà «glade ladder».',
  'lab.stronger.how':
    'Si è chiesto se il guadagno sia di {high} o piuttosto di {low} punti percentuali. Test sequenziale del rapporto di verosimiglianza, errori del 5 %: logaritmo del rapporto {ratio}, limiti ±{bound}.',
  'lab.luck.title': 'Fortuna e abilità: {game}',
  'lab.luck.sources': 'Da dove viene il risultato',
  'lab.luck.lead':
    'I risultati cambiano da una partita all’altra. La figura dice quanta parte ne spiega ogni fonte del caso: la parte forte di una barra da sola, quella tenue insieme con altre.',
  'lab.luck.picture': 'Parte delle differenze fra i risultati in cui entra ogni fonte',
  'lab.luck.between': 'da {low} a {high}',
  'lab.luck.alone': 'Da sola',
  'lab.luck.together': 'Con altre',
  'lab.luck.bot': 'Il caso dentro i bot',
  'lab.luck.most':
    'Fra le fonti del caso quella che da sola decide di più è «{name}»: {alone} (intervallo al 95 %: {range}); insieme con altre {together}.',
  'lab.luck.most.together':
    'Nessuna fonte del caso decide di certo più delle altre da sola; insieme con altre ha la parte più grande «{name}»: {together} (intervallo al 95 %: {wide}; da sola {alone}).',
  'lab.luck.only':
    'Finché i bot restano gli stessi, «{name}» è la sola fonte del caso: ogni differenza fra i risultati viene da lì.',
  'lab.luck.only.bot':
    'Finché i bot restano gli stessi, i risultati cambiano solo per ciò che i bot tirano a sorte per sé.',
  'lab.luck.several':
    'Più fonti del caso hanno una parte; quale abbia la più grande non si può dire.',
  'lab.luck.few':
    'Le partite sono troppo poche per distinguere le fonti del caso: giocane di più (--games).',
  'lab.luck.reading':
    'In termini statistici: quote della varianza del risultato, da sola e in tutto. Le fonti che agiscono insieme contano ognuna per intero, perciò le barre tenui sommate passano il 100 %.',
  'lab.luck.wholes':
    'Le fonti sono misurate mentre gioca {bots}, l’abilità fra {among}: due interi diversi, che non fanno 100 % insieme.',
  'lab.luck.skill.chance':
    'Chi gioca, fra {bots}, fa {share} delle differenze fra i risultati (intervallo al 95 %: {range}); il resto è caso.',
  'lab.luck.skill.bots':
    'Chi gioca, fra {bots}, fa {share} delle differenze fra i risultati (intervallo al 95 %: {range}); il resto viene da ciò che i bot tirano a sorte per sé: il gioco, da parte sua, non ha nulla di casuale.',
  'lab.luck.skill.all':
    'Chi gioca, fra {bots}, fa tutte le differenze fra i risultati (intervallo al 95 %: {range}).',
  'lab.luck.constant':
    'Con {bots} ogni partita ha avuto lo stesso risultato: non c’è niente da dividere.',
  'lab.luck.unused':
    'Da qui non si è tirato o pescato nulla, o non è cambiato nulla in nessuna partita: {list}.',
  'lab.change': 'Cambia di',
  'lab.change.of':
    'Cambia di: {what}. Mosse uguali: quante partite sono andate allo stesso modo fino all’ultima mossa. Coppie: partite con gli stessi dadi, arrivate alla fine tutte e due.',
  'lab.change.rounds':
    'Cambia di: {what}. Mosse uguali: quante partite sono andate allo stesso modo fino all’ultima mossa. Giri di posti: tante partite quanti sono i posti, con gli stessi dadi, arrivate tutte alla fine in tutti e due i casi.',
  'lab.tune.target': '{target} (±{within})',
  'lab.tune.also': 'Altrettanto vicini possono essere: {list}.',
  'lab.even.line': '{what}; la linea tratteggiata è la parte uguale per tutti',
};
