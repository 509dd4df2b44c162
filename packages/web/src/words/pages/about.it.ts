import type { Catalogue } from '@glade/text';

/** What Glade says of itself. */
export default {
  'about.what': 'Che cos’è',
  'about.what.text':
    'Con Glade puoi giocare a piccoli giochi da tavolo e impararli. Puoi rivedere una partita e passarla ad altri.\nOgni regola ha un numero. Quando una mossa non è permessa, Glade ti indica la regola. Puoi vederne anche un esempio.',
  'about.privacy': 'Che cosa sappiamo di te',
  'about.privacy.text':
    'Niente. Non chiediamo né nome né indirizzo, e non c’è nessun account.\nLe tue partite e le impostazioni restano in questo browser. Un link che condividi contiene tutta la partita; nessun server la conserva. Niente viene caricato da altri.\nSolo un tavolo lontano resta sul server attraverso cui giochi. Conserva il gioco, le mosse e i nomi della nostra lista, e nessun indirizzo. Elimina il tavolo quando da tempo non succede niente, di solito da 30 giorni.\nLe partite restano finché non le elimini. Nel mio scaffale puoi salvare o eliminare tutto quello che hai fatto. Per dimenticare tutto, cancella nel browser i dati di questo sito.',
  'about.dice': 'Dadi non truccati',
  'about.dice.text':
    'Tutte le facce escono con la stessa frequenza. I dadi dipendono solo dal numero della partita. Né tu né un bot potete vederli prima. Con lo stesso numero escono sempre gli stessi tiri.',
  'about.access': 'Per tutti',
  'about.access.text':
    'Tutto funziona con la tastiera, con le dita e con un lettore di schermo. Funziona anche senza colori e senza movimento. Se qualcosa non funziona è un difetto: diccelo.',
  'about.games': 'Di chi sono i giochi',
  'about.licence': 'Licenza',
  'about.licence.text':
    'Il programma è software libero con licenza MIT. I giochi appartengono a chi li ha inventati. Le regole sono raccontate qui con parole nostre.\nI caratteri sono Atkinson Hyperlegible Next del Braille Institute, Fraunces di Undercase Type e, su carta, Work Sans di Wei Huang, tutti con licenza SIL Open Font License.',
  'about.licence.fonts': 'Leggi la licenza dei caratteri',
} satisfies Catalogue;
