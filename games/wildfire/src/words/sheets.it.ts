import type { Catalogue } from '@glade/engine';

/** What stands on paper. */
export const sheets = {
  'sheets.group.paper': 'Griglie per giocare',
  'sheets.group.help': 'Da tenere accanto',
  'sheets.group.dice': 'Al posto dei dadi',
  'sheets.group.match': 'La tua partita',

  'sheets.grids1': 'Una griglia grande',
  'sheets.grids1.about': 'Per mani piccole e occhi stanchi.',
  'sheets.grids4': 'Quattro griglie',
  'sheets.grids4.about': 'Quattro partite su una pagina.',
  'sheets.grids6': 'Sei griglie',
  'sheets.grids6.about': 'Sei partite su una pagina.',
  'sheets.grids9': 'Nove griglie',
  'sheets.grids9.about': 'Nove partite su una pagina, per matite ben appuntite.',
  'sheets.grids.what':
    '{n, plural, one {Una griglia vuota di 6 caselle per 6} other {# griglie vuote di 6 caselle per 6}} con i numeri e, sotto, lo spazio per scavi e punti.',
  'sheets.digs': 'Scavi',
  'sheets.digs.none': 'nessuno',
  'sheets.points': 'Punti',
  'sheets.turn': 'Turno {turn}',
  'sheets.x4': 'Foglio per X4',
  'sheets.x4.about': 'Quattro griglie in un grande quadrato, con lo spazio per contare.',
  'sheets.x4.what':
    'Quattro griglie di 6 caselle per 6 in un grande quadrato, con lo spazio per scavi e punti.',
  'sheets.x4.order':
    'I quadranti si giocano in senso orario: 1 in alto a sinistra, 2 in alto a destra, 3 in basso a destra, 4 in basso a sinistra.',
  'sheets.vs': 'Fogli per VS',
  'sheets.vs.about':
    'Uno per ogni giocatore. La metà di sopra si piega sulla griglia: così nessuno sbircia.',
  'sheets.vs.what':
    'Il foglio del giocatore {player}: sopra i segni, sotto una griglia vuota e una colonna per i punti; in mezzo si piega.',
  'sheets.vs.title': 'La mia griglia segreta',
  'sheets.vs.name': 'Nome',
  'sheets.vs.fold':
    'Piega questa metà sopra la griglia, come la copertina di un libro. Aprila solo quanto basta per disegnare. Alla fine confronta la tua griglia con le altre.',

  'sheets.card': 'Promemoria',
  'sheets.card.about': 'Un turno, i segni e la fine.',
  'sheets.card.what':
    'Un turno di Wildfire in cinque passi con le figure, e che cosa vuol dire ogni segno.',
  'sheets.card.marks': 'I segni: come li disegni, e come li mostrano le figure',
  'sheets.marks.home': 'Triangolo',
  'sheets.marks.burning': 'Barra',
  'sheets.marks.burnt': 'X',
  'sheets.marks.doused': 'Cerchio su una barra',
  'sheets.marks.dug': 'Quadratino',
  'sheets.card.start': 'L’inizio',
  'sheets.card.start.words':
    'Tira due dadi. Quello a sinistra è la colonna, quello a destra la riga. Lì disegna un triangolo: la tua casa. In un angolo non dà scavi, sul bordo uno, altrove due. Tira ancora e disegna una barra: il primo fuoco. {buffer, select, 8 {Se cade sulla casa o la tocca, anche solo con un angolo, tira di nuovo.} other {Se cade sulla casa o proprio accanto, tira di nuovo.}}',
  'sheets.card.start.x4':
    'Tira due dadi per ogni quadrante, in senso orario, cominciando da quello in alto a sinistra. Il dado a sinistra è la colonna, quello a destra la riga. Prima disegna le quattro case, poi i quattro fuochi. Una casa in un angolo del suo quadrante non dà scavi. Sul bordo ne dà uno, altrove due. Se un fuoco cade su una casa o proprio accanto, tira di nuovo.',
  'sheets.card.start.own':
    'Le caselle senza fuoco valgono solo intorno alla casa dello stesso quadrante.',
  'sheets.card.spread': '1. Il fuoco si propaga',
  'sheets.card.spread.words':
    'Prima ogni barra diventa una X. Poi disegna una barra in ogni casella vuota accanto alle X nuove: sopra, sotto, a sinistra e a destra. Può toccare anche alla tua casa.',
  'sheets.card.spread.x4': 'Si propaga solo il quadrante di turno, ma il suo fuoco passa le linee.',
  'sheets.card.event': '2. L’evento',
  'sheets.card.event.words':
    'Tira i due dadi. Casella vuota: disegna una barra. Barra: diventa subito una X e accende le caselle accanto. La tua casa: hai un’azione in più. Altrimenti non succede niente.',
  'sheets.card.action': '3. Tocca a te',
  'sheets.card.action.words':
    'Fai un’azione. Spegni: disegna un cerchio sopra una barra. Scava: disegna un quadratino in una casella vuota e cancella uno scavo. Oppure passa.',
  'sheets.card.end': 'La fine',
  'sheets.card.end.after':
    'Una barra sulla casa: la casa è persa. Nessuna barra dopo la propagazione{x4, select, 1 { in nessun quadrante} other {}}: la partita finisce, senza un altro evento.',
  'sheets.card.end.before':
    'Una barra sulla casa: la casa è persa. Nessuna barra quando il fuoco dovrebbe propagarsi{x4, select, 1 { in nessun quadrante} other {}}: la partita finisce.',
  'sheets.card.loss.ask':
    'Se la casa è in piedi, hai vinto. Se brucia, continua per i punti oppure fermati.',
  'sheets.card.loss.continue': 'Se la casa è in piedi, hai vinto. Se brucia, continua per i punti.',
  'sheets.card.loss.stop': 'Se la casa è in piedi, hai vinto. Se prende fuoco, perdi subito.',
  'sheets.card.end.x4': 'Se una casa brucia, continua nel suo quadrante. Conta le case in piedi.',
  'sheets.card.quiet.relight':
    'Salta un quadrante senza barre. Il fuoco del vicino può riaccenderlo.',
  'sheets.card.quiet.closed':
    'Un quadrante senza barre è chiuso: lì non si gioca più, e il fuoco non entra.',
  'sheets.card.end.vs': 'Se la tua casa brucia, continua per i punti.',
  'sheets.card.rank.points': 'Vince chi ha più punti. A pari punti vince una casa in piedi.',
  'sheets.card.rank.homeFirst':
    'Una casa in piedi batte tutte quelle bruciate. Poi contano i punti.',
  'sheets.card.points': 'Ogni casella vuota è un punto.',

  'sheets.match': 'Partita {n}',
  'sheets.rolls': 'Partita senza dadi',
  'sheets.rolls.about':
    'I tiri di una partita in ordine, sotto una piega. Nell’app si gioca la stessa partita.',
  'sheets.rolls.what':
    'Partita {n} senza dadi: una griglia con la casa in {home} e il primo fuoco in {fire}, e gli eventi sotto una piega.',
  'sheets.rolls.what.x4': 'Partita {n} senza dadi: quattro griglie con le case e i primi fuochi.',
  'sheets.rolls.list': 'Partita {n} senza dadi: gli eventi sotto una piega.',
  'sheets.name': 'Nome',
  'sheets.rolls.turn': 'turno',
  'sheets.rolls.how':
    'I dadi non servono: casa e primo fuoco sono già disegnati. Piega indietro la parte di sotto, lungo la linea. A ogni turno prima si propaga il fuoco. Poi scopri un’altra riga: i numeri in grassetto dicono dove cade l’evento. Dopo l’ultima riga risali per i numeri chiari.',
  'sheets.rolls.how.x4':
    'Piega indietro la parte di sotto. A ogni evento scopri un’altra riga: vale per il quadrante di turno. Non saltare righe: un quadrante senza fuoco non ne usa. Scendi per la colonna di sinistra, poi risali per la successiva.',
  'sheets.rolls.how.vs':
    'Questo foglio lo tiene uno solo di voi. Dice a voce alta casa e primo fuoco, e tutti li disegnano. A ogni turno prima si propaga il fuoco. Poi scopre un’altra riga e annuncia l’evento. Scende per la colonna di sinistra, poi risale per la successiva.',
  'sheets.rolls.start': 'Casa: {home}. Primo fuoco: {fire}. (Colonna, riga.)',
  'sheets.key': 'Foglio dell’insegnante',
  'sheets.key.about':
    'Le partite di una classe su una pagina, con il risultato di un bot prudente.',
  'sheets.key.what':
    'Una tabella di {n} partite: casa, primo fuoco, eventi e il risultato di un bot prudente.',
  'sheets.key.how':
    'Ogni casella è colonna, riga. Gli eventi sono in ordine, uno per turno; a poche partite ne servono di più. Il bot continua anche quando la casa è persa, e finisce nel turno indicato: i bambini possono fare meglio.',
  'sheets.key.how.x4':
    'Ogni casella è colonna, riga. Case e fuochi: i quadranti in senso orario, da quello in alto a sinistra. Gli eventi sono in ordine, ognuno per il quadrante di turno. L’ultima colonna dice come va a finire con un bot prudente.',
  'sheets.key.end.x4':
    'turno {turns}: {homes, plural, =0 {nessuna casa} one {# casa} other {# case}}, {points, plural, one {# punto} other {# punti}}',
  'sheets.key.child': 'nome, punti',
  'sheets.key.n': 'N.',
  'sheets.key.home': 'casa',
  'sheets.key.fire': 'fuoco',
  'sheets.key.bot': 'bot prudente',
  'sheets.key.end':
    'turno {turns}: {saved, select, 1 {salva} other {persa}}, {points, plural, one {# punto} other {# punti}}',
  'sheets.dice': 'Dadi da piegare',
  'sheets.dice.about': 'Due dadi da ritagliare, piegare e incollare.',
  'sheets.dice.what': 'Lo sviluppo di un dado con i punti da uno a sei.',

  'sheets.position': 'La posizione attuale',
  'sheets.position.about': 'Per continuare con la matita.',
  'sheets.position.what': 'La griglia com’è adesso, con gli scavi che restano.',
  'sheets.strip': 'La partita in figure',
  'sheets.strip.about': 'Una piccola griglia per la fine di ogni turno.',
  'sheets.strip.what':
    '{n, plural, one {Una piccola griglia} other {# piccole griglie}}: la partita turno per turno.',
} satisfies Catalogue;
