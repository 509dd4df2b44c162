import type { Catalogue } from '@glade/text';

/** What is said of puzzles. */
export default {
  'puzzles.about':
    'Trova la mossa migliore, o la via per lo scopo. Prenditi tutto il tempo che vuoi.',
  'puzzles.none': 'Questo gioco non ha ancora rompicapi.',
  'puzzles.today': 'Il rompicapo del giorno',
  'puzzles.done': 'risolto',
  'puzzles.easy': 'Facili',
  'puzzles.medium': 'Medi',
  'puzzles.hard': 'Difficili',
  'puzzles.nth': 'Rompicapo {n}',
  'puzzles.count': 'Risolti: {solved} su {all}',
  'puzzles.one': 'Rompicapo',
  'puzzles.all': 'Tutti i rompicapi',
  'puzzles.say': 'Leggi ad alta voce',
  'puzzles.whose': 'Giochi per: {player}. {goal}',
  'puzzles.you':
    'Il tuo colore è {colour, select, red {il rosso} blue {il blu} green {il verde} gold {l’oro} violet {il viola} orange {l’arancione} teal {il verde acqua} other {il grigio}}. {goal}',
  'puzzles.wrong.worse':
    'Si può fare. Vale al massimo circa {second}, e la mossa migliore {best}. Prova ancora.',
  'puzzles.wrong.second':
    'Quasi! È la seconda mossa migliore e vale circa {second}. Ce n’è una che vale {best}.',
  'puzzles.wrong.wins': 'Così vinci la partita! Ma questo rompicapo chiede altro.',
  'puzzles.wrong.ends': 'Così la partita finirebbe subito. Ma questo rompicapo chiede altro.',
  'puzzles.wrong.asked': 'Si può fare, ma il rompicapo chiede altro: {goal}',
  'puzzles.wrong.never':
    'Si può fare, ma poi allo scopo non si arriva più. Prova in un altro modo.',
  'puzzles.wrong.unsure': 'Si può fare, ma poi lo scopo non è più sicuro. Prova in un altro modo.',
  'puzzles.act': 'In un rompicapo scegli solo una mossa. Qual è la migliore?',
  'puzzles.over': 'Il rompicapo è risolto. Scegline un altro dall’elenco.',
  'puzzles.look': 'Guarda i posti segnati.',
  'puzzles.look.spoken': 'Guarda qui: {places}.',
  'puzzles.look.button': 'Guarda i pulsanti.',
  'puzzles.do': 'Prova così: {move}.',
  'puzzles.solved': 'Complimenti! È la mossa migliore.',
  'puzzles.solved.sure': 'Complimenti! Lo scopo è raggiunto.',
  'puzzles.sure': 'Qualunque cosa accada, così arrivi allo scopo:',
  'puzzles.searched':
    '{right, plural, one {È giusta una delle {actions} prime mosse} other {Sono giuste # delle {actions} prime mosse}}. {positions, plural, =0 {Ognuna decide subito.} other {Glade ha guardato tutte le {positions} posizioni che possono seguire.}}',
  'puzzles.why': 'Perché?',
  'puzzles.best': '«{move}» vale {value} (da {low} a {high}).',
  'puzzles.second': 'Poi viene «{move}»: {value} (da {low} a {high}).',
  'puzzles.reached':
    'Partite in cui la tua mossa arriva allo scopo: {best}. Con la seconda migliore: {second}.',
  'puzzles.proof':
    'Dopo ognuna delle due mosse i bot hanno continuato {n} volte, con gli stessi dadi. {others, plural, one {L’altra mossa è peggiore} other {Tutte le altre # mosse sono peggiori}}.',
  'puzzles.proven':
    'È dimostrato per il gioco perfetto. La mossa migliore vale almeno {low} e al massimo {high}. Ogni altra vale al massimo {others}.',
  'puzzles.bots': 'L’hanno trovata {found} bot su {asked}.',
  'problem.puzzle.unknown':
    'In questo gioco non c’è il rompicapo «{found}». Scegline uno dall’elenco di tutti i rompicapi.',
} satisfies Catalogue;
