import type { Catalogue } from '@glade/text';

/** What is said on My shelf. */
export default {
  'mine.about':
    'Quello che hai fatto con Glade, contato da ciò che questo browser conserva. Resta qui: niente viene spedito.',
  'mine.none': 'Ancora niente. Scegli un gioco: qui trovi quello che giochi.',
  'mine.denied': 'Qui il browser non salva niente: sul tuo scaffale non resta nulla.',
  'mine.reading': 'Sto contando …',
  'mine.failed': 'Ora queste partite non si possono contare. Sei senza rete?',
  'mine.together': 'Partite giocate fino in fondo: {n}. Vinte: {won}.',
  'mine.rivals': 'Partite giocate tra voi: {n}.',
  'mine.going': 'Partite non ancora finite: {n}.',
  'mine.unread':
    '{n, plural, one {# partita finita è di un’altra versione e non è contata.} other {# partite finite sono di un’altra versione e non sono contate.}}',
  'mine.best': 'I tuoi risultati migliori',
  'mine.best.row': '{rules}: {result}',
  'mine.best.none': 'non ancora vinta',
  'mine.best.times': '{n, plural, one {(# partita)} other {(# partite)}}',
  'mine.rules': 'Le regole del gioco',
  'mine.guided': 'Partite guidate iniziate: {n} su {all}.',
  'mine.lessons': 'Lezioni fatte: {n} su {all}.',
  'mine.puzzles': 'Rompicapi risolti: {n} su {all}.',
  'mine.steps': 'Tappe della campagna vinte: {n} su {all}.',
  'mine.days': 'Partite del giorno giocate: {n}.',
  'mine.take': 'Portalo con te',
  'mine.take.about':
    'Salva tutto in un file, per un altro dispositivo o per dopo. Se aggiungi un file, quello che c’è qui non cambia.',
  'mine.export': 'Salva in un file',
  'mine.import': 'Aggiungi da un file',
  'mine.import.failed': 'Questo file non si può leggere. Sceglilo di nuovo.',
  'mine.taking': 'Sto aggiungendo …',
  'mine.taken':
    'Aggiunte: {matches, plural, one {# partita} other {# partite}} e {more, plural, one {# cosa imparata o risolta} other {# cose imparate o risolte}}.',
  'mine.taken.known': '{n, plural, one {# partita c’era già.} other {# partite c’erano già.}}',
  'mine.taken.unread':
    '{n, plural, one {# partita qui non si può leggere e resta fuori.} other {# partite qui non si possono leggere e restano fuori.}}',
  'mine.taken.refused':
    'Nel browser non c’è spazio per il resto. Fai spazio, poi aggiungi di nuovo il file.',
  'mine.more': 'Altro: {game}',
  'mine.forget': 'Togli {game} dal mio scaffale …',
  'mine.forget.all': 'Elimina tutto …',
  'mine.ask':
    '{game}: vuoi eliminare tutto quello che hai fatto qui?{matches, plural, =0 {} one { Si elimina anche la partita.} other { Si eliminano anche le # partite.}}{kept, plural, =0 {} one { Una partita è segnata «Tieni».} other { # partite sono segnate «Tieni».}} Non si torna indietro.',
  'mine.ask.all':
    'Vuoi eliminare tutto quello che hai fatto in ogni gioco?{matches, plural, =0 {} one { Si elimina anche # partita.} other { Si eliminano anche # partite.}}{kept, plural, =0 {} one { Una partita è segnata «Tieni».} other { # partite sono segnate «Tieni».}} Non si torna indietro.',
  'mine.yes': 'Sì, elimina tutto',
  'mine.no': 'No, lascia tutto',
  'mine.removed': 'Eliminato.',
  'mine.left': 'Il browser non ha potuto eliminare tutto. Prova ancora.',
  'problem.shelf.big': 'Questo file è troppo grande. Scegline uno salvato da Glade.',
  'problem.shelf.title': 'Questo non è un file del mio scaffale. Scegline uno salvato da Glade.',
  'problem.shelf.newer':
    'Questo file viene da una versione più nuova di Glade. Aggiorna questa, poi aggiungi di nuovo il file.',
} satisfies Catalogue;
