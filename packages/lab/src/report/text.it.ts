import type { Catalogue } from '@glade/engine';

/** Le parole di un rapporto di prova. */
export const it: Catalogue = {
  'lab.title': 'Prova di gioco: {game}',
  'lab.lead':
    '{games, plural, one {# partita} other {# partite}}, {seats, plural, one {# posto} other {# posti}}, giocate da {bots}.',
  'lab.win': 'Vinte',
  'lab.lost': 'Non vinte',
  'lab.seat': 'Posto {seat}: {bot}',
  'lab.shared': 'Primo posto condiviso',
  'lab.noWinner': 'Non ha vinto nessuno',
  'lab.outcome': 'Come finisce',
  'lab.outcome.lead':
    'Quota di partite, con l’intervallo in cui sta il valore vero con il 95 % di fiducia.',
  'lab.codes': 'Finali',
  'lab.length': 'Quanto dura',
  'lab.length.axis': 'Turni di una partita',
  'lab.decisions': 'Quanto c’è da decidere',
  'lab.decisions.axis': 'Decisioni di una partita',
  'lab.choices.axis': 'Mosse possibili a ogni decisione',
  'lab.forced': 'Decisioni che lasciano una sola mossa: {share}.',
  'lab.measures': 'Che cosa si conta alla fine',
  'lab.measure.seat': '{measure}, posto {seat}',
  'lab.clauses': 'Quali regole contano',
  'lab.clauses.lead': 'In quante partite ogni regola si è vista accadere.',
  'lab.clauses.never':
    '{n, plural, =0 {Ogni regola si è vista.} one {# regola non si è mai vista: {ids}.} other {# regole non si sono mai viste: {ids}.}}',
  'lab.clauses.unplayed':
    '{n, plural, =0 {} other {Non è comparso niente di: {list}. È giusto così dove un modo non è stato giocato.}}',
  'lab.clauses.silent':
    'Una regola che solo vieta o spiega qualcosa non è nell’elenco: non accade, si rispetta.',
  'lab.method': 'Come si è trovato',
  'lab.method.intervals':
    'Gli intervalli sono di confidenza al 95 %: di Wilson per le quote, di Student per le medie. Il 90 % centrale sta fra il valore del 5 % e quello del 95 %.',
  'lab.method.again':
    'Lo stesso comando dà lo stesso rapporto, byte per byte, con qualunque numero di processi:',
  'lab.unfinished':
    '{n, plural, =0 {Ogni partita è arrivata alla fine.} one {# partita non è finita entro i limiti delle regole.} other {# partite non sono finite entro i limiti delle regole.}}',
  'lab.setting': 'Che cosa si è giocato',
  'lab.game': 'Gioco',
  'lab.game.version': '{game}, versione delle regole {version}',
  'lab.bots': 'Bot',
  'lab.seed': 'Seme',
  'lab.games': 'Partite',
  'lab.share': 'Quota',
  'lab.range': 'Intervallo 95 %',
  'lab.matches': 'Partite',
  'lab.decisionsCount': 'Decisioni',
  'lab.value': 'Valore',
  'lab.values': 'Da – a',
  'lab.mean': 'Media',
  'lab.p5': 'Valore del 5 %',
  'lab.p50': 'Mediana',
  'lab.p95': 'Valore del 95 %',
  'lab.rule': 'Regola',
  'lab.all': 'Tutti i valori',
  'lab.range.of': '{low} – {high}',
};
