import type { Catalogue } from '@glade/text';
import { labText, withoutFlags } from '@glade/lab/core';
import { it as peopleFiles } from '@glade/text/people-files/it';
import { plain } from './lab-plain.it.ts';

/** What the page of the lab and its reports say. */
const it: Catalogue = {
  ...withoutFlags(labText.it),
  ...plain,
  ...peopleFiles,
  'lab.app.lead':
    'I bot giocano tante volte, qui nel tuo browser. Il rapporto dice come finisce, quanto dura e quali regole si sono viste.',
  'lab.app.example': 'Un esempio di ciò che otterrai. Questi numeri sono inventati.',
  'lab.app.example.ends': 'Come finisce',
  'lab.app.example.long': 'Quanto dura',
  'lab.app.example.rules': 'Quali regole entrano in gioco',
  'lab.app.options': 'Scegli altre regole',
  'lab.app.question': 'Domanda',
  'lab.app.question.report': 'Come va una partita?',
  'lab.app.question.compare': 'Che cosa cambia una regola?',
  'lab.app.question.bots': 'Che cosa cambia un altro bot?',
  'lab.app.question.luck': 'Quanto è abilità, quanto fortuna?',
  'lab.app.question.rulings': 'Quali domande aperte contano?',
  'lab.app.question.screen': 'Che cosa conta di più, fra tutte le regole?',
  'lab.app.question.tune': 'Quale valore si avvicina di più a un obiettivo?',
  'lab.app.question.ladder': 'Quanto sono forti i bot?',
  'lab.app.question.stronger': 'Un bot è più forte di un altro?',
  'lab.app.question.people': 'Le persone giocano come i bot?',
  'lab.app.bots':
    'Le stesse partite le gioca di nuovo un altro bot. Ciò che cambia dipende dal bot, non dalle regole.',
  'lab.app.other': 'L’altro bot',
  'lab.app.number': '{clause}: {words}',
  'lab.app.rulings':
    'La fonte di un gioco lascia aperte delle domande. Si prova ogni altra risposta, con gli stessi dadi.',
  'lab.app.screen':
    'Si cambiano insieme molte opzioni e molti numeri delle regole. Servono molte partite: comincia con 100.',
  'lab.app.tune': 'Si prova ogni valore, poi di nuovo i più vicini con altri dadi.',
  'lab.app.target.of': 'Che cosa raggiungere',
  'lab.app.target.turns': '{unit, select, round {giri} other {turni}} di una partita',
  'lab.app.target.win':
    'partite vinte, su 100 (fra avversari: quelle che il posto 1 vince da solo)',
  'lab.app.target.fair': 'equità: ogni posto vince altrettanto spesso',
  'lab.app.target': 'Quanti',
  'lab.app.within': 'Ancora equo, in punti percentuali',
  'lab.app.within.about':
    'Con 3 punti e 4 posti, ogni posto può vincere da 22 a 28 partite su 100.',
  'lab.app.ladder': 'Ogni bot si misura con quello prima. Comincia dal più debole.',
  'lab.app.stronger':
    'Giocano finché non è chiaro, o finché non hanno giocato tutte queste partite.',
  'lab.app.people':
    'Aggiungi partite giocate da persone: salvate da Glade, o scritte in una tabella.',
  'lab.app.people.how': 'Come deve essere la tabella',
  'lab.app.people.columns':
    'È un file CSV. La prima riga nomina le colonne, alcune di: winners o won, turns, minutes, questions, measure_NAME (ciò che il gioco conta alla fine). Ogni altra riga è una partita. Chi vince è un posto, come 2 o 1 3, o 0 per nessuno.',
  'lab.app.people.add': 'Aggiungi un file',
  'lab.app.people.drop': 'Togli tutti i file',
  'lab.app.people.read': '{file}: {n, plural, one {# partita} other {# partite}}.',
  'lab.app.people.again': '{file} contiene le stesse partite di un file già aggiunto. Non conta.',
  'lab.app.people.options':
    '{file} è di una partita con altre regole e non conta. Prima scegli quelle regole.',
  'lab.app.rung': 'Bot {n}',
  'lab.app.rung.none': 'nessuno',
  'lab.app.stronger.bot': 'Questo bot è più forte …',
  'lab.app.stronger.than': '… di questo?',
  'lab.app.part.question':
    'Fermato prima della fine: mancano delle partite. Questa è la risposta fin qui.',
  'lab.app.of': 'Chiesto in anticipo',
  'lab.app.of.none': 'niente: guarda tutto',
  'lab.app.of.about':
    'C’è un numero che ti interessa? Si mette alla prova da solo, così bastano meno partite per una prova.',
  'lab.app.option': 'Regola',
  'lab.app.second': 'Insieme a',
  'lab.app.second.none': 'nessun’altra regola',
  'lab.app.luck':
    'Ogni fonte del caso si sorteggia di nuovo da sola. Poi i bot numerati mostrano quanto conta l’abilità: comincia dal più debole.',
  'lab.app.weighed': 'Esamina anche alcune scelte singole; ci vuole più tempo',
  'lab.app.seat': 'Posto {seat}',
  'lab.app.start': 'Falli giocare',
  'lab.app.sum': 'Che cosa si gioca',
  'lab.app.sum.report': '{games, plural, one {# partita} other {# partite}}',
  'lab.app.sum.compare':
    '{games, plural, one {# partita} other {# partite}} con ogni valore ({values}), sempre con gli stessi dadi',
  'lab.app.sum.bots':
    '{games, plural, one {# partita} other {# partite}}, poi le stesse con l’altro bot',
  'lab.app.sum.rulings':
    '{games, plural, one {# partita} other {# partite}}, poi le stesse con ogni altra risposta',
  'lab.app.sum.screen':
    'Molte combinazioni di regole, {games, plural, one {# partita} other {# partite}} con ognuna',
  'lab.app.sum.tune':
    '{first, plural, one {# partita} other {# partite}} con ognuno di {n} valori, poi {games, number} con i più vicini',
  'lab.app.sum.luck':
    '{games, plural, one {# partita} other {# partite}}, poi le stesse con altri dadi',
  'lab.app.sum.ladder':
    '{games, plural, one {# partita} other {# partite}} di ogni bot contro quello prima',
  'lab.app.sum.stronger': 'Al massimo {games, plural, one {# partita} other {# partite}}',
  'lab.app.sum.people':
    '{games, plural, one {# partita} other {# partite}} di bot, accanto a {n, number} di persone',
  'lab.app.time':
    '{unit, select, soon {Qui bastano pochi secondi.} seconds {Qui {n, plural, one {ci vuole {more, select, yes {più di} other {circa}} un secondo} other {ci vogliono {more, select, yes {più di} other {circa}} # secondi}}.} minutes {Qui {n, plural, one {ci vuole {more, select, yes {più di} other {circa}} un minuto} other {ci vogliono {more, select, yes {più di} other {circa}} # minuti}}.} other {Qui {n, plural, one {ci vuole {more, select, yes {più di} other {circa}} un’ora} other {ci vogliono {more, select, yes {più di} other {circa}} # ore}}.}}',
  'lab.app.time.trying': 'Provo quanto ci vuole …',
  'lab.app.lacks':
    '{what, select, people {Prima aggiungi un file.} bots {Con bot diversi vince il più forte, da ogni posto. Scegli un bot solo per tutti i posti.} other {Prima di’ che cosa raggiungere.}}',
  'lab.app.playing': '{games, plural, one {Si gioca # partita} other {Si giocano # partite}}.',
  'lab.app.progress': 'Partite giocate',
  'lab.app.stopping': 'Le partite in corso arrivano alla fine.',
  'lab.app.drop': 'Ferma ora, senza rapporto',
  'lab.app.part':
    'Fermato prima della fine: questo rapporto riguarda {games, plural, one {# partita} other {# partite}} su {all, number}.',
  'lab.app.stop': 'Ferma',
  'lab.app.failed': 'Qualcosa è andato storto mentre giocavano. Riprova, o con meno partite.',
  'lab.app.done': 'Il rapporto su {games, plural, one {# partita} other {# partite}} è pronto.',
  'lab.app.report': 'Il rapporto',
  'lab.app.page': 'Salva come pagina',
  'lab.app.rows': 'Salva per un foglio di calcolo',
  'lab.app.data': 'Salva i dati',
  'lab.app.bot.policy': 'Regole pratiche',
  'lab.app.bot.greedy': 'Prende ciò che al momento sembra meglio',
  'lab.app.bot.learned': 'Ha imparato da molte partite',
  'lab.app.bot.random': 'Una mossa permessa qualsiasi',
  'lab.app.bot.flat': 'Prova ogni mossa in partite a caso',
  'lab.app.bot.flat/policy': 'Prova ogni mossa in partite con regole pratiche',
  'lab.app.bot.mcts': 'Ricerca ad albero con partite a caso',
  'lab.app.bot.mcts/policy': 'Ricerca ad albero con partite di regole pratiche',
  'lab.app.bot.ismcts': 'Ricerca ad albero con ciò che il suo posto vede',
  'lab.app.bot.expectimax': 'Guarda avanti tutto ciò che il caso può portare',
  'lab.app.bot.like:1': 'Sbaglia molto, come chi comincia',
  'lab.app.bot.like:2': 'Sbaglia, come chi impara',
  'lab.app.bot.like:3': 'Sbaglia poco',
  'lab.app.bot.strong': 'Il più forte; spesso lento',
  'lab.app.bot.fast': 'Il più forte',
  'lab.app.bots.more': 'Altri bot',
  'lab.app.bots.more.about': 'Ricerche ad albero e altri',
  'lab.app.bots.which': 'Quale',
  'lab.app.usual': 'Tutte le regole hanno il valore predefinito.',
  'lab.app.chosen': 'Regole: {list}; le altre hanno il valore predefinito.',
  'lab.app.alike': 'Lo stesso bot in ogni posto',
  'lab.app.rotate': 'Scambia i posti: ogni partita una volta per posto, con gli stessi dadi',
  'lab.app.slow':
    'Questo bot pensa a lungo: per così tante partite possono volerci ore. Comincia con 100.',
  'lab.app.played': '{played, number} su {all, number}',
  'lab.app.heard':
    '{played, plural, one {Giocata # partita} other {Giocate # partite}} su {all, number}.',
  'lab.app.stopped':
    'Fermato dopo {played, plural, =0 {nessuna partita} one {# partita} other {# partite}}. Non si conserva niente.',
  'lab.app.old':
    'Questo rapporto riguarda le partite di prima. Da allora sono cambiati i bot o i posti.',
  'lab.app.again':
    'Il rapporto qui sotto è ancora l’ultimo. Falli giocare di nuovo per averne uno nuovo.',
  'lab.app.back': 'Cambia qualcosa',
  'lab.app.ask': 'Chiedi altro',
  'lab.app.designers': 'Per chi crea giochi e usa un terminale',
  'lab.app.more':
    'Un terminale sa chiedere di più: tre o più regole insieme (tune), e che cosa cambia un’altra versione del gioco (playtest --against). «npm run glade -- --help» spiega come.',
};
export default it;
