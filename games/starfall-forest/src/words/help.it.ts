import type { Catalogue } from '@glade/engine';

/** What the game is about, what the marks on the board mean, and why a hint is good: said when somebody asks. */
export const help = {
  'help.aim':
    'Raccogli stelle e vola a casa per prima. Tira i dadi rimasti dei cinque. Le stelle grandi si mettono da parte: quando tutte e cinque brillano, una stella cade nel bosco. Le altre figure sono passi.',
  'mark.strong': 'un albero forte: otto raggi, sentieri in ogni direzione',
  'mark.weak': 'un albero debole: quattro raggi, nessun sentiero in diagonale',
  'mark.fallen': 'un albero caduto: la tua fata può passare, ma non restare',
  'mark.star': 'stelle accanto a un albero: ogni volta che arrivi ne prendi una',
  'mark.fairy': 'una fata con i suoi cuori e le sue stelle; ogni giocatore ha ali diverse',
  'mark.flat': 'una fata svenuta: la prossima stella la risveglia',
  'mark.snake': 'un serpente: nessuna fata entra, e morde chi è lì alla fine del turno',
  'mark.closed': 'un sentiero chiuso da un serpente',
  'mark.canGo': 'puoi andare qui',
  'mark.canPass': 'puoi andare qui, ma devi proseguire',
  'mark.far': 'il numero dice a quanti passi è',
  'mark.canTake': 'tocca questo serpente, poi dove va',
  'mark.plant': 'puoi piantare qui il tuo albero',
  'mark.dieStar': 'stella grande: si mette da parte',
  'mark.dieShooting': 'stella cadente: ferma una stella grande dello stesso tiro',
  'mark.dieFairy': 'un passo per la tua fata',
  'mark.dieSnake': 'un passo per un serpente, uno qualunque',
  'mark.dieTree': 'un passo per la tua fata o per un serpente',
  'hint.home': 'È l’ultima stella che ti serve: voli a casa.',
  'hint.star': 'Lì c’è una stella per te.',
  'hint.away': 'Così ti allontani dai serpenti.',
  'hint.push': 'Così questo serpente non può morderti.',
  'hint.bite': 'Un’altra fata dovrà scappare.',
  'hint.stay': 'Resti accanto a questo albero e prendi un’altra stella.',
  'hint.safe': 'Dove sei non corri pericoli.',
  'hint.nearer': 'Così ti avvicini a una stella.',
  'hint.yours': 'Lì la stella è più vicina a te che agli altri.',
} satisfies Catalogue;
