import type { Catalogue } from '@glade/text';

/** What stands on a sheet around that which a game prints. */
export const it: Catalogue = {
  'frame.page': 'Pagina {page} di {pages}',
  'frame.ruler': '50 mm. Non sono 50? Stampa al 100 %.',
  'frame.back': 'Retro della pagina {page}',
  'frame.cut': 'Taglia lungo le linee.',
  'frame.fold': 'Piega lungo la linea tratteggiata.',
  'frame.foldBacks': 'Piega lungo la linea tratteggiata, incolla, poi taglia.',
  'frame.stand':
    'Ritaglia, piega lungo le linee tratteggiate, incolla fronte e retro. Le estremità sono i piedi.',
  'frame.tile': 'foglio {row}.{column}',
  'frame.glue':
    'Questo è il {place}. Taglia lungo le linee e incolla il foglio seguente sulla striscia.',
  'frame.next': 'sopra questa striscia va il {place}',
  'frame.code': 'Codice che apre {address}',

  'sheets.group.read': 'Da leggere',
  'sheets.group.keep': 'Da conservare',
  'sheets.rulebook': 'Regolamento',
  'sheets.rulebook.about': 'Tutte le regole con cui giocate, con gli esempi.',
  'sheets.booklet': 'Regolamento in libretto',
  'sheets.booklet.about': 'Stampa su due facciate, piega a metà, pinza.',
  'sheets.scores': 'Risultati',
  'sheets.scores.about': 'Una tabella per segnare chi ha vinto, partita dopo partita.',
  'sheets.record': 'La vostra partita, da conservare',
  'sheets.record.about': 'Il tabellone alla fine, i momenti decisivi e chi ha giocato.',
  'book.contents': 'Indice',
  'book.glance': 'Il gioco in una pagina',
  'book.choices': 'Così giocate voi',
  'book.choice': '{option}: {value}.',
  'book.boxes':
    'Le regole in un riquadro sono le nostre risposte alle domande che il gioco lascia aperte.',
  'book.example': 'Esempio: {title}.',
  'book.before': 'Prima',
  'book.after': 'Dopo',
  'record.moments': 'Momenti decisivi',
  'record.turn': 'Turno {turn}: {told}',
  'record.won': '{count, plural, one {Vince {names}} other {Vincono {names}}}',
  'record.open': 'Turno {turn}: non è ancora finita',
  'record.player': '{player, seat}',
  'record.scores': 'Scrivete i nomi in alto e una partita per riga.',
  'record.names': 'Nomi',
  'record.sum': 'Somma',
};
