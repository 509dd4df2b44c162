import type { Catalogue } from '@glade/engine';

/** The words of answers to questions beyond a single playtest. */
export const answersIt: Catalogue = {
  'lab.asked':
    '{games, plural, one {# partita} other {# partite}} di ogni tipo, {games, plural, one {giocata} other {giocate}} da {bots}; seme {seed}, versione {version} delle regole.',
  'lab.compare.title': 'Confronto: {game}',
  'lab.compare.shares': 'Come finiscono le partite in ogni caso',
  'lab.compare.differences': 'Che cosa cambia',
  'lab.compare.paired':
    'Le differenze sono quelle di partite con gli stessi dadi, rispetto al primo caso.',
  'lab.holm':
    'Un asterisco: differenza certa, al 5 % dopo la correzione di Holm per {n, plural, one {la sola domanda posta} other {le # domande poste}} qui. Senza asterisco non è dimostrato nulla: né una differenza né che non ce ne sia.',
  'lab.difference': 'Differenza',
  'lab.gain': 'Guadagno',
  'lab.p': 'p',
  'lab.longer': 'Turni in più',
  'lab.alike': 'Uguali',
  'lab.side': 'posto {seat}',
  'lab.range.joint': 'Intervallo comune al 95 %',
  'lab.rulings.title': 'Quali domande aperte contano: {game}',
  'lab.rulings.lead':
    'Ogni riga è un’altra risposta a una domanda che il testo originale lascia aperta: che cosa cambia rispetto alle risposte attuali, con gli stessi dadi. La differenza più grande per prima.',
  'lab.rulings.idle': 'Non provate, perché accanto alle altre opzioni non cambiano nulla: {list}.',
  'lab.tune.title': 'Messa a punto: {game}',
  'lab.tune.finalists': 'I valori più vicini, con dadi nuovi',
  'lab.tune.tried': 'Il primo sguardo a tutti',
  'lab.tune.win': 'Vinte',
  'lab.tune.turns': 'Turni',
  'lab.tune.met':
    '{name} è il più vicino a {target}: {value} ({low} – {high}). L’obiettivo sta nell’intervallo.',
  'lab.tune.missed':
    'Nulla di quanto provato raggiunge {target}. Il più vicino è {name}: {value} ({low} – {high}).',
  'lab.tune.fair':
    'I valori che dopo il primo sguardo potevano ancora essere i più vicini sono stati giocati di nuovo con altri dadi, perché ciò che è scelto per il suo bell’aspetto sembra migliore di quel che è. Gli intervalli di una tabella valgono tutti insieme con il 95 % di fiducia.',
  'lab.ladder.title': 'Bot: {game}',
  'lab.ladder.gain': 'Ognuno contro quello sotto di lui',
  'lab.ladder.rivals':
    'Guadagno: la quota di punti oltre la parte uguale per tutti; uno più forte fra altri più deboli, a turno in ogni posto e con gli stessi dadi.',
  'lab.ladder.team':
    'Guadagno: quante partite in più si vincono, fra le stesse partite con gli stessi dadi.',
  'lab.ladder.depth':
    '{depth} {rungs, plural, one {gradino su #} other {gradini su #}} di certo migliori di quello sotto (Holm, 5 %).',
  'lab.ladder.lowest': '{bot} ne vince {share}.',
  'lab.ladder.rung': '{bot} su {below}',
  'lab.stronger.title': 'È più forte? {game}',
  'lab.stronger.answer': 'La risposta',
  'lab.stronger.upper': 'Sì: {bot} guadagna {high} o più su {than}, e non {low} o meno.',
  'lab.stronger.lower': 'No: {bot} guadagna {low} o meno su {than}, e non {high} o più.',
  'lab.stronger.open':
    'Ancora non si può dire: {played} partite non bastano a distinguere un guadagno di {high} da {low}.',
  'lab.stronger.seen':
    'Visto in {played} partite: {seen}. Letto in un momento scelto dal caso, non è una stima equa; la dà una scala di bot.',
  'lab.stronger.how':
    'Test sequenziale del rapporto di verosimiglianza, errori del 5 %: logaritmo del rapporto {ratio}, limiti ±{bound}.',
  'lab.luck.title': 'Fortuna e abilità: {game}',
  'lab.luck.sources': 'Da dove viene il risultato',
  'lab.luck.lead':
    'Quote della varianza del risultato che ogni fonte del caso decide da sola, e a cui prende parte insieme con altre.',
  'lab.luck.alone': 'Da sola',
  'lab.luck.together': 'Insieme',
  'lab.luck.bot': 'Ciò che pescano i bot',
  'lab.luck.skill': 'Chi gioca decide {share} della varianza, fra {bots}.',
};
