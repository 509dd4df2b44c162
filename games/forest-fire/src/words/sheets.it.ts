import type { Catalogue } from '@glade/engine';

/** What stands on paper. */
export const sheets = {
  'sheets.group.table': 'Per il tavolo',
  'sheets.group.help': 'Per la squadra',
  'sheets.group.dice': 'Al posto dei dadi',

  'sheets.board': 'La foresta',
  'sheets.board.about': 'Il tabellone: 36 caselle con i numeri, e i posti fuori.',
  'sheets.board.what':
    'Il tabellone: una foresta di sei righe di sei caselle. Nei 24 posti fuori ci sono cartelli con i numeri da 1 a 6.',
  'sheets.counters': 'Gettoni',
  'sheets.counters.about':
    'Fuochi e Tagliafuoco. Si ritagliano lungo le linee. I fuochi si possono impilare.',
  'sheets.fire.what': 'Un gettone Fuoco: una fiamma.',
  'sheets.firebreak.what': 'Un Tagliafuoco: terra rastrellata con i solchi.',
  'sheets.pieces': 'La squadra',
  'sheets.pieces.about':
    'Piegati e incollati stanno in piedi. Il Pilota ha dietro il serbatoio pieno: basta girare l’aereo.',
  'sheets.turn': 'Un giro in figure',
  'sheets.turn.about': 'Per chi non sa ancora leggere.',
  'sheets.turn.what': 'Un giro di Forest Fire in figure.',
  'sheets.turn.roll':
    'I dadi dicono dove: prima la riga, in giù, poi la colonna, a destra. Lì va un gettone Fuoco.',
  'sheets.turn.spread': 'Anche una casella fra il fuoco nuovo e un altro prende fuoco.',
  'sheets.turn.step':
    'Un passo: una casella in su, in giù, a sinistra o a destra. Dal bordo puoi uscire.',
  'sheets.turn.jump': 'Un salto: dal bordo o da fuori fino a qualsiasi casella.',
  'sheets.turn.out': 'Se sei fra le fiamme quando tutti si sono mossi, sei fuori.',
  'sheets.turn.rest': 'Se sei fra le fiamme quando tutti si sono mossi, ti riposi per un giro.',
  'sheets.turn.out.afterFires':
    'Se sei fra le fiamme quando sono caduti i nuovi fuochi, sei fuori.',
  'sheets.turn.rest.afterFires':
    'Se sei fra le fiamme quando sono caduti i nuovi fuochi, ti riposi per un giro.',
  'sheets.turn.end':
    'Non brucia più niente: avete vinto tutti! Se bruciano tutte le caselle, avete perso tutti.',
  'sheets.card': 'Scheda per chi guida',
  'sheets.card.about': 'Tutto il gioco in breve, da leggere a voce alta.',
  'sheets.card.title': 'Forest Fire: per chi guida',
  'sheets.card.what': 'La scheda per chi guida il gioco.',
  'sheets.card.start': 'Prima di cominciare',
  'sheets.card.start.breaks':
    '{n, plural, one {Tira una volta e metti un Tagliafuoco su quella casella.} other {Tira # volte e metti un Tagliafuoco su ogni casella. Se ce n’è già uno, tira di nuovo.}}',
  'sheets.card.start.breaks.each':
    'Tira una volta per ognuno di voi e metti un Tagliafuoco su quella casella. Se ce n’è già uno, tira di nuovo.',
  'sheets.card.start.roles': 'Ognuno sceglie un ruolo e lo tiene.',
  'sheets.card.start.before':
    'Ognuno{pilots, select, 1 {, tranne i Piloti,} other {}} mette la pedina fuori, accanto a una casella qualsiasi. Poi vengono i fuochi di apertura.',
  'sheets.card.start.after':
    'Prima vengono i fuochi di apertura. Poi ognuno{pilots, select, 1 {, tranne i Piloti,} other {}} mette la pedina fuori, accanto a una casella qualsiasi.',
  'sheets.card.start.opening':
    'Fuochi di apertura: tira {rolls, plural, one {una volta} other {# volte}} per ognuno di voi.',
  'sheets.card.fires': '1. Nuovi fuochi',
  'sheets.card.fires.first': 'Ogni giro comincia con nuovi fuochi; il giro 1 non ne ha.',
  'sheets.card.fires.late': 'Dopo ogni turno tira una volta.',
  'sheets.card.fires.remaining': 'C’è un tiro per ogni giocatore che non è fuori.',
  'sheets.card.fires.starting': 'C’è un tiro per ogni giocatore, anche per chi è fuori.',
  'sheets.card.fires.call':
    'Tira i due dadi. Il primo è la riga, il secondo la colonna. I bambini mettono lì un gettone Fuoco, anche sopra altri gettoni. Se finiscono, vanno bene i bottoni.',
  'sheets.card.spread': '2. Il fuoco si propaga',
  'sheets.card.spread.words':
    'Dal fuoco nuovo guarda in tutte e otto le direzioni. Se fra lui e un altro fuoco c’è una sola casella, e non brucia, riceve un gettone Fuoco.',
  'sheets.card.spread.once': 'Quella casella non accende altro.',
  'sheets.card.spread.chain': 'Ogni casella che prende fuoco vale come nuova.',
  'sheets.card.spread.noStack': 'Un fuoco su una casella che brucia già non si propaga.',
  'sheets.card.spread.breaks': 'Un Tagliafuoco non brucia mai: un tiro lì sopra non fa niente.',
  'sheets.card.hotshot':
    'Due mosse. Ognuna è un passo in su, in giù, a sinistra o a destra. Oppure togli tutti i gettoni da una casella: la tua o una delle otto intorno.',
  'sheets.card.smokeJumper':
    'Due mosse. Ognuna è un passo, oppure toglie un gettone: dalla tua casella o da una intorno. Dal bordo o da fuori, una mossa può essere un salto su qualsiasi casella.',
  'sheets.card.pilot':
    'Nei giri 1, 3, 5… l’aereo sta in mano e riempie il serbatoio. Nei giri 2, 4, 6… toglie tutti i fuochi da tre caselle in linea dritta.',
  'sheets.card.walk': 'Puoi uscire dalla foresta e camminare lungo il bordo.',
  'sheets.card.noWalk': 'Puoi uscire dalla foresta, ma non camminare lungo il bordo.',
  'sheets.card.end': '3. Fuori, vinto, perso',
  'sheets.card.free': 'Vi muovete in ordine libero, mossa per mossa.',
  'sheets.card.out.afterMoves':
    'Quando tutti si sono mossi: chi sta su un fuoco è fuori. Che disastro!',
  'sheets.card.out.afterFires':
    'Quando sono caduti i nuovi fuochi: chi sta su un fuoco è fuori. Che disastro!',
  'sheets.card.rest.afterMoves':
    'Quando tutti si sono mossi: chi sta su un fuoco si riposa. Salta un giro e poi riparte da fuori.',
  'sheets.card.rest.afterFires':
    'Quando sono caduti i nuovi fuochi: chi sta su un fuoco si riposa. Salta un giro e poi riparte da fuori.',
  'sheets.card.end.words':
    'Non brucia più niente: avete vinto tutti, subito. {breaks, select, 1 {Bruciano tutte le caselle senza Tagliafuoco} other {Bruciano tutte le caselle}}{out, select, 1 {, o siete tutti fuori} other {}}: avete perso tutti.',
  'sheets.card.end.last': 'Il giro {rounds} è l’ultimo.',
  'sheets.roles': 'Che cosa fa il tuo ruolo',
  'sheets.roles.about': 'Da leggere a voce alta: che cosa fa, il suo gesto e la sua storia vera.',
  'sheets.certificate': 'Diploma',
  'sheets.certificate.about': 'Da appendere quando il fuoco è spento.',
  'sheets.certificate.what': 'Un diploma per la squadra, con una fila di alberi verdi.',
  'sheets.certificate.title': 'La foresta è salva!',
  'sheets.certificate.deed':
    'Abbiamo spento il fuoco insieme, in {rounds, plural, one {# giro} other {# giri}}.',
  'sheets.certificate.blank': 'Abbiamo spento il fuoco insieme, in ________ giri.',
  'sheets.certificate.name': 'Nome',
  'sheets.certificate.date': 'Data',
  'sheets.certificate.host': 'Chi ha guidato',

  'sheets.match': 'Partita {n}',
  'sheets.rolls': 'Partita senza dadi',
  'sheets.rolls.about':
    'I tiri di una partita, per chi guida. Nell’app si gioca la stessa partita.',
  'sheets.rolls.what': 'I tiri della partita {n} in ordine, da spuntare.',
  'sheets.rolls.call': 'riga {down} colonna {across}',
  'sheets.rolls.firebreaks':
    '{n, plural, one {Prima mettete un Tagliafuoco qui:} other {Prima mettete i Tagliafuoco qui:}} {squares}.',
  'sheets.rolls.opening':
    'Per {players} giocatori. Poi i fuochi di apertura: {n, plural, one {il tiro con la stella.} other {i tiri con la stella, #.}}',
  'sheets.rolls.how.remaining':
    'Piegate indietro l’elenco, così lo legge solo chi guida. Il giro 1 non ha tiri. Dal giro 2 cominciate con un tiro per ogni giocatore che non è fuori. Annunciate prima la riga, poi la colonna. Spuntate ogni tiro e leggete colonna per colonna. Alla fine dell’elenco ricominciate, senza le stelle.',
  'sheets.rolls.how.starting':
    'Piegate indietro l’elenco, così lo legge solo chi guida. Il giro 1 non ha tiri. Dal giro 2, ogni giro comincia con un tiro per ogni giocatore dell’inizio. Annunciate prima la riga, poi la colonna. Spuntate ogni tiro e leggete colonna per colonna. Alla fine dell’elenco ricominciate, senza le stelle.',
  'sheets.rolls.how.turn':
    'Piegate indietro l’elenco, così lo legge solo chi guida. Già dal giro 1, annunciate un tiro dopo ogni turno: prima la riga, poi la colonna. Spuntate ogni tiro e leggete colonna per colonna. Alla fine dell’elenco ricominciate, senza le stelle.',
  'sheets.key': 'Foglio dell’insegnante',
  'sheets.key.about': 'Tutte le partite di una classe in una pagina, con la fine dei bot.',
  'sheets.key.what':
    'Una tabella di {n} partite: Tagliafuoco, fuochi di apertura, primi fuochi, e come finiscono i bot.',
  'sheets.key.how':
    'Ogni posto è riga, colonna. Sotto «poi» ci sono i primi tiri dopo i fuochi di apertura. L’ultima colonna dice come {players} bot finiscono la partita: i bambini possono fare meglio.',
  'sheets.key.n': 'N.',
  'sheets.key.firebreaks': 'Tagliafuoco',
  'sheets.key.opening': 'fuochi di apertura',
  'sheets.key.fires': 'poi',
  'sheets.key.bot': 'bot',
  'sheets.key.end':
    '{won, select, 1 {vinta} other {persa}}, {rounds, plural, one {# giro} other {# giri}}',
  'sheets.dice': 'Dadi da piegare',
  'sheets.dice.about': 'Due dadi da ritagliare, piegare e incollare.',
  'sheets.dice.what': 'Lo sviluppo di un dado con i punti da uno a sei.',
} satisfies Catalogue;
