import type { Catalogue } from '@glade/engine';

const COLOUR =
  '{level, select, 1 {verde} 2 {giallo} 3 {arancione} 4 {rosso} 5 {viola} other {blu}}';

/** What stands on paper. */
export const sheets = {
  'sheets.group.table': 'Per il tavolo',
  'sheets.group.help': 'Da tenere accanto',
  'sheets.group.dice': 'Al posto dei dadi',

  'sheets.board': 'Il tabellone',
  'sheets.board.about': 'Sei per sei caselle da un pollice, con i numeri verdi e quelli blu.',
  'sheets.board.what':
    'Il tabellone: sei colonne con i numeri verdi, sei righe con i numeri blu. L’1 è in basso a sinistra.',
  'sheets.chips': 'Foglie cadute',
  'sheets.chips.about':
    'Gettoni quadrati da un pollice in sei colori. Ritagliate lungo le linee e fate una pila per colore.',
  'sheets.chips.what': `Un gettone quadrato di livello {level}: una foglia di colore ${COLOUR} con il numero {level}.`,
  'sheets.rounds': 'Foglie in aria',
  'sheets.rounds.about':
    'Gettoni tondi. Se avete della carta da lucido, usate quella: si vede che cosa c’è sotto.',
  'sheets.rounds.what': 'Un gettone tondo: una foglia secca in aria.',
  'sheets.owned.chips':
    'Scegliete come giocare: con i gettoni da ritagliare, o con la penna su un tabellone da riempire. Se usate la penna, saltate le pagine {pages}, e ritagliate solo gli omini.',
  'sheets.owned.fillIn': 'Se usate i gettoni, saltate la pagina {pages}.',
  'sheets.fillIn': 'Tabellone da riempire',
  'sheets.fillIn.about':
    'Si comincia subito: riempite caselline con la penna, senza ritagliare gettoni.',
  'sheets.fillIn.how':
    'Questo tabellone non ha bisogno di gettoni. Una foglia in aria: fai un punto nella prima casellina vuota della sua casella. Le foglie cadono: riempi ogni casellina con un punto. La più alta piena è il livello della casella.',
  'sheets.climbers': 'Scalafoglie',
  'sheets.climbers.about': 'Piegati e incollati stanno in piedi.',
  'sheets.climbers.what': 'L’omino del giocatore {player}, con un cappello tutto suo.',

  'sheets.card': 'Promemoria',
  'sheets.card.about': 'Un giro, i prezzi e i colori.',
  'sheets.card.what': 'Un giro degli Scalafoglie in pochi passi, e i sei colori delle foglie.',
  'sheets.card.start': 'L’inizio',
  'sheets.card.start.words':
    '{players, plural, =2 {Il giocatore 1 parte in basso a sinistra, il 2 in alto a destra.} =3 {I giocatori 1, 2 e 3 partono in basso a sinistra, in basso a destra e in alto a destra.} other {I giocatori da 1 a 4 partono negli angoli: in basso a sinistra, in basso a destra, in alto a destra, in alto a sinistra. In tre: in basso a sinistra, in basso a destra, in alto a destra. In due: in basso a sinistra, in alto a destra.}}',
  'sheets.card.order.fixed': 'L’ordine di gioco si sorteggia una volta sola.',
  'sheets.card.order.rotate':
    'L’ordine di gioco si sorteggia. A ogni nuovo giro il primo passa in fondo.',
  'sheets.card.order.eachRound': 'L’ordine di gioco si sorteggia a ogni giro.',
  'sheets.card.leaves': '1. Foglie in aria',
  'sheets.card.leaves.words':
    'Tirate il dado a venti facce: dice quante foglie cadono. (Se non ne avete uno, vi aiuta il foglio «Con i dadi normali».) Per ognuna tirate il dado verde e quello blu: il verde è la colonna, il blu la riga. Mettete lì un gettone tondo. Se nella casella non c’è posto, tirate di nuovo. Se sul tabellone non c’è più posto, le altre non cadono.',
  'sheets.card.move': '2. Vi muovete, uno alla volta',
  'sheets.card.move.words':
    'Tira il dado a quattro facce: sono i tuoi punti. Sul tabellone vai in su, in giù, a sinistra o a destra, mai in diagonale. Un passo alla stessa altezza costa 1. Salire di un livello costa 2, di due livelli 3, e così via. Scendere costa {descend}, anche se scendi di molto.',
  'sheets.card.stay': 'Puoi anche non muoverti, e puoi fermarti prima.',
  'sheets.card.noStay': 'Devi finire su un’altra casella, se puoi raggiungerne una.',
  'sheets.card.two': 'In una casella stanno al massimo due omini; attraversarla si può.',
  'sheets.card.land': '3. Le foglie cadono',
  'sheets.card.land.words':
    'Se hai una foglia sopra di te, sei fuori. Poi al posto di ogni gettone tondo va un gettone quadrato. Il suo numero è il livello.',
  'sheets.card.end': 'La fine',
  'sheets.card.end.complete': 'Tutte le caselle hanno sei gettoni: vince chi c’è ancora.',
  'sheets.card.end.winsAtOnce': 'Se prima resta un solo giocatore, vince subito.',
  'sheets.card.end.mustSurvive':
    'Se resta un solo giocatore, deve andare avanti da solo finché il mucchio non è completo.',
  'sheets.card.end.noWinner': 'Se gli ultimi escono insieme, non vince nessuno.',
  'sheets.card.end.shared': 'Se gli ultimi escono insieme, vincono insieme.',
  'sheets.card.end.split': 'Più vincitori si dividono una vittoria.',
  'sheets.card.levels': 'I livelli, e quante foglie possono ancora cadere lì in un giro',
  'sheets.card.colour': COLOUR,
  'sheets.card.takes': '{leaves, plural, =0 {nessuna foglia} one {# foglia} other {# foglie}}',

  'sheets.match': 'Partita {n}',
  'sheets.rolls': 'Partita senza dadi',
  'sheets.rolls.about':
    'Tutte le foglie di una partita nascoste da una piega, e strisce con i punti. Nell’app si gioca la stessa partita.',
  'sheets.rolls.what': 'Partita {n} senza dadi: le foglie di ogni giro, sotto una piega.',
  'sheets.rolls.how':
    'Piega indietro il foglio lungo la linea. A ogni giro scopri un giro in più: su ogni posto va un gettone tondo. Il primo numero è quello verde, la colonna; il secondo è quello blu, la riga. Poi vi muovete: i punti sono sulle strisce.',
  'sheets.rolls.round': 'Giro {round}',
  'sheets.rolls.order': 'ordine {order}',
  'sheets.points': 'punti',
  'sheets.points.what': 'Partita {n} senza dadi: le strisce con i punti di tutte le mosse.',
  'sheets.points.how':
    'Per la partita {n}. Taglia le strisce e arrotolale, con il numero 1 in cima. A ogni mossa srotola un numero in più: sono i punti di chi è di turno. Finita la striscia 1, prendi la striscia 2.',
  'sheets.points.strip': 'striscia {strip}',
  'sheets.key': 'Foglio dell’insegnante',
  'sheets.key.about': 'Tutte le partite di una classe in una pagina, con chi vince fra i bot.',
  'sheets.key.what':
    'Una tabella di {n} partite: quante foglie cadono in ogni giro, e quali bot vincono.',
  'sheets.key.how':
    'Le colonne da 1 a 12 dicono quante foglie cadono in quei giri. Poi viene il giro in cui il mucchio è completo. L’ultima colonna dice quali giocatori vincono quando giocano i bot: i bambini possono fare meglio.',
  'sheets.key.n': 'N.',
  'sheets.key.rounds': 'completo',
  'sheets.key.bot': 'bot che vincono',
  'sheets.key.nobody': 'nessuno',
  'sheets.d6s': 'Con i dadi normali',
  'sheets.d6s.about': 'Come due dadi normali sostituiscono tutti gli altri.',
  'sheets.d6s.six':
    'Verde e blu: se i tuoi dadi sono uguali, tirali uno dopo l’altro. Il primo è il verde, la colonna; il secondo è il blu, la riga.',
  'sheets.d6s.four': 'Quattro facce: tira un dado. Se esce 5 o 6, tira di nuovo.',
  'sheets.d6s.twenty':
    'Venti facce: tira il dado verde e quello blu, e guarda la tabella. Se c’è un trattino, tira di nuovo tutti e due.',
  'sheets.d6s.green': 'dado verde',
  'sheets.d6s.blue': 'dado blu',
  'sheets.d6s.what': 'Una tabella: verde da 1 a 4 e blu da 1 a 5 danno i numeri da 1 a 20.',
  'sheets.d6': 'Dado verde e dado blu da piegare',
  'sheets.d6.about': 'Si ritagliano, si piegano e si incollano.',
  'sheets.d6.green': 'Lo sviluppo del dado verde a sei facce.',
  'sheets.d6.blue': 'Lo sviluppo del dado blu a sei facce.',
  'sheets.d4': 'Dado a quattro facce da piegare',
  'sheets.d4.about': 'Si ritaglia, si piega e si incolla. Conta il numero in cima.',
  'sheets.d4.what': 'Lo sviluppo del dado a quattro facce. Ogni numero sta a una punta.',
  'sheets.d20': 'Dado a venti facce da piegare',
  'sheets.d20.about': 'Per mani pazienti. Con la tabella per i dadi normali si fa prima.',
  'sheets.d20.what': 'Lo sviluppo del dado a venti facce.',
} satisfies Catalogue;
