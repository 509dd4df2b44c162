import type { Catalogue } from './catalogue.ts';

/** The same in Italian. */
export const it: Catalogue = {
  'people.file.ignored':
    'Non letto in {file}: {list}{more, plural, =0 {} one { e un’altra colonna} other { e altre # colonne}}. Si leggono queste colonne: winners o won, {unit, select, round {rounds} other {turns}}, minutes, questions, {measures}.',
  'people.file.open': 'La partita in {file} non è finita e non conta.',
  'people.file.bots': 'La partita in {file} è stata giocata con dei bot e non conta.',
  'problem.people.big':
    '{file} è troppo lungo: se ne leggono al massimo {limit, number} caratteri. Dividilo in più file.',
  'problem.people.columns':
    '{file}: nessuna colonna di «{found}» è nota, o una c’è due volte. La prima riga ne nomina alcune: winners o won, {unit, select, round {rounds} other {turns}}, minutes, questions, measure_NAME.',
  'problem.people.empty': 'In {file} non c’è nessuna partita di persone.',
  'problem.people.cells':
    '{file}: la riga {line} ha {found, plural, one {# cella} other {# celle}}, la prima riga {wanted}.',
  'problem.people.number':
    '{file}, riga {line}: «{found}» non è un numero per {column}. Se non si sa, lascia vuota la cella.',
  'problem.people.winners':
    '{file}, riga {line}: «{found}» non dice chi ha vinto. Scrivi i posti da 1 a {seats} separati da spazi, o 0 per nessuno.',
  'problem.people.won':
    '{file}, riga {line}: «{found}» non dice chi ha vinto. Per una squadra scrivi sì o no. Per avversari usa la colonna winners.',
};
