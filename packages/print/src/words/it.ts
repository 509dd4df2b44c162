import type { Catalogue } from '@glade/text';

/** What stands on a sheet around that which a game prints. */
export const it: Catalogue = {
  'frame.page': 'Pagina {page} di {pages}',
  'frame.ruler': '50 mm. Se non lo sono, stampate al 100 %.',
  'frame.back': 'Retro della pagina {page}',
  'frame.block': '{part}: {n, plural, one {# pezzo} other {# pezzi}} qui.',
  'frame.cut': 'Tagliate lungo le linee.',
  'frame.cutAlike':
    'Le linee di questi {sheets} fogli sono uguali: metteteli uno sull’altro e tagliateli tutti insieme.',
  'frame.net':
    'Tagliate lungo le linee esterne, piegate lungo quelle interne e incollate le alette.',
  'frame.fold': 'Piegate lungo la linea tratteggiata.',
  'frame.turn.long': 'I retri vanno sull’altra facciata di questo foglio: giratelo sul lato lungo.',
  'frame.turn.short':
    'I retri vanno sull’altra facciata di questo foglio: giratelo sul lato corto.',
  'frame.behind': 'Questi sono i retri: stanno sull’altra facciata del foglio precedente.',
  'frame.empty': 'Questa facciata resta vuota.',
  'frame.foldBacks':
    'Tagliate via questo blocco dal foglio. Piegatelo lungo la linea tratteggiata, incollatelo, poi ritagliate i pezzi.',
  'frame.stand':
    'Ritagliate e piegate lungo le linee tratteggiate, con i piedi in fuori. Incollate fronte e retro.',
  'frame.tile': 'foglio {row}.{column}',
  'frame.glue':
    'Questo è il {place}. Tagliate lungo le linee e incollate il foglio seguente sulla striscia.',
  'frame.glueOver':
    'Questo è il {place}. Tagliate lungo le linee e incollatelo sulla striscia del {before}.',
  'frame.next': 'sopra questa striscia va il {place}',
  'frame.codeNext': 'Il codice di questa partita è nella pagina seguente.',
  'frame.codeOpens': 'Questo codice apre la partita nell’app.',
  'frame.noCode':
    'Questa partita è troppo lunga per un codice. L’app la apre se ne tenete il file.',
  'frame.code': 'Codice che apre {address}',

  'frame.own': '{title}, pagina {page} di questa parte',

  'sheets.begin': 'Si comincia da qui',
  'sheets.begin.about': 'Che cosa serve, che cosa c’è su ogni pagina e da dove cominciare.',
  'begin.title': '{game}: si comincia da qui',
  'begin.players':
    '{most, plural, =0 {{least, plural, one {da un giocatore in su} other {da # giocatori in su}}} other {{one, select, yes {{most, plural, one {un giocatore} other {# giocatori}}} other {da {least} a {most} giocatori}}}}',
  'begin.ages': '{most, plural, =0 {dai {least} anni} other {da {least} a {most} anni}}',
  'begin.minutes':
    '{minutes, plural, one {circa un minuto} =60 {circa un’ora} other {circa # minuti}}',
  'begin.for': 'Questi fogli sono per {seats, plural, one {un giocatore} other {# giocatori}}.',
  'begin.need': 'Vi servono',
  'begin.nothing': 'Nient’altro.',
  'begin.dice':
    '{sides, plural, =6 {{n, plural, one {un dado normale} other {# dadi normali}}} other {{n, plural, one {un dado} other {# dadi}} a {sides} facce}}',
  'begin.print': 'Oppure stampate «{part}»: spuntatelo nell’elenco delle parti.',
  'begin.without': 'Se non ne avete, la pagina {page}, «{part}», dice come farne a meno.',
  'begin.own': 'Le pagine che potete saltare',
  'begin.own.diceHere':
    'Vanno bene anche dadi normali: allora lasciate interi quelli della pagina {page}.',
  'begin.own.dice':
    'Vanno bene anche dadi normali: allora saltate {several, select, yes {le pagine} other {la pagina}} {pages}.',
  'begin.scissors': 'Forbici.',
  'begin.glue': 'Forbici e colla.',
  'begin.paper': 'Carta spessa per i pezzi, se la stampante la prende.',
  'begin.pages': 'Che cosa c’è su ogni pagina',
  'begin.page': 'Pagina',
  'begin.what': 'Che cos’è',
  'begin.do': 'Che cosa farne',
  'begin.do.cut': '{n, plural, one {Da ritagliare.} other {Da ritagliare: #.}}',
  'begin.do.backs':
    'Da ritagliare: {n}. Se avete stampato su due facciate, i retri sono già dietro.',
  'begin.do.fold':
    'Tagliate via il blocco, piegatelo e incollatelo. Poi ritagliate i pezzi: {n}, ciascuno con il suo retro.',
  'begin.do.stand': 'Da ritagliare, piegare, incollare e mettere in piedi: {n}.',
  'begin.do.net':
    '{n, plural, one {Da ritagliare, piegare e incollare.} other {Da ritagliare, piegare e incollare: #.}}',
  'begin.do.board': 'Mettetelo sul tavolo. Su cartoncino resta piatto.',
  'begin.do.glue': 'Fogli da incollare insieme: {n}.',
  'begin.stand': 'Le figure che stanno in piedi',
  'begin.stand.1': 'Ritagliate la striscia.',
  'begin.stand.2': 'Piegatela a metà, con i due piedi in fuori.',
  'begin.stand.3': 'Incollate fronte e retro.',
  'begin.class': 'Per una classe',
  'begin.class.rolls': 'Pagine {from}–{to}: le partite, tutte diverse. Stampatele una volta.',
  'begin.class.key': 'Pagina {page}: solo per l’insegnante.',
  'begin.class.others': 'Tutte le altre pagine: una volta per tavolo. I dadi non servono.',
  'begin.first': 'Prima di giocare',
  'begin.both':
    'Queste pagine sono fatte per stampare su due facciate. Ditelo alla stampante: si gira sul lato {edge, select, short {corto} other {lungo}}. Qualche facciata resta vuota.',
  'begin.byHand':
    'Se la stampante stampa una facciata sola: prima le pagine dispari, poi rimettete la carta e stampate le pari.',
  'begin.ruler':
    'Misurate la linea in fondo alla pagina 1. Se non è di 50 mm, ristampate al 100 %.',
  'begin.read': 'Leggete la pagina {page}, «{part}». Basta questo per giocare.',
  'begin.book':
    'Per le domande mentre giocate, guardate in «{part}», da pagina {page}.{numbers, select, yes { I numeri in corsivo, come {example}, dicono dove.} other {}}',

  'sheets.group.read': 'Da leggere',
  'sheets.group.keep': 'Da conservare',
  'sheets.rules': 'Le regole',
  'sheets.rules.about': 'Tutte le regole con cui giocate. Per le domande durante la partita.',
  'sheets.rulebook': 'Regolamento',
  'sheets.rulebook.about': 'Tutte le regole, con gli esempi e le loro figure: molti fogli.',
  'sheets.booklet': 'Regolamento in libretto',
  'sheets.booklet.about':
    'Stampate su due facciate, piegate a metà, pinzate. Se il retro è a testa in giù, scegliete l’altro lato.',
  'sheets.scores': 'Risultati',
  'sheets.scores.about': 'Una tabella per segnare chi ha vinto, partita dopo partita.',
  'sheets.diary': 'Le nostre partite',
  'sheets.diary.about': 'Una tabella per segnare quando avete giocato, chi c’era e com’è andata.',
  'sheets.record': 'La vostra partita, da conservare',
  'sheets.record.about': 'Il tabellone alla fine, i momenti decisivi e chi ha giocato.',
  'book.contents': 'Indice',
  'book.glance': 'Il gioco in una pagina',
  'book.choices': 'Così giocate voi',
  'book.choice': '{option}: {value}.',
  'book.yes': 'sì',
  'book.boxes': 'Le regole in un riquadro sono le nostre risposte alle domande lasciate aperte.',
  'book.example': 'Esempio: {title}',
  'book.before': 'Prima',
  'book.after': 'Dopo',
  'record.moments': 'Momenti decisivi',
  'record.turn': '{turn}: {told}',
  'record.turn.name': 'Turno {turn}',
  'record.setup': 'Preparativi',
  'record.won': '{count, plural, one {Vince {players, seat}} other {Vincono {players, seat}}}',
  'record.open': '{turn}: non è ancora finita',
  'record.player': '{player, seat}',
  'record.seat': '{player, seat, label}',
  'record.unprintable': 'Un nome ha lettere che non possiamo stampare: c’è quello del posto.',
  'record.scores':
    'Scrivete i nomi in alto e una partita per riga: 1 a chi vince, 0 agli altri. Il totale dice chi è in testa.',
  'record.day': 'Giorno',
  'record.who': 'Chi ha giocato',
  'record.ended': 'Com’è andata',
  'record.names': 'Nomi',
  'record.sum': 'Totale',
};
