import type en from './key.en.ts';

const key: typeof en = {
  aim: 'Raccogli stelle e vola a casa per prima. Tira i dadi rimasti dei cinque. Le stelle grandi si mettono da parte: quando tutte e cinque brillano, una stella cade nel bosco. Le altre figure sono passi.',
  strong: 'un albero forte: otto raggi, sentieri in ogni direzione',
  weak: 'un albero debole: quattro raggi, nessun sentiero in diagonale',
  fallen: 'un albero caduto: la tua fata può passare, ma non restare',
  star: 'stelle accanto a un albero: ogni volta che arrivi ne prendi una',
  fairy: 'una fata con i suoi cuori e le sue stelle; ogni giocatore ha ali diverse',
  flat: 'una fata svenuta: la prossima stella la risveglia',
  snake: 'un serpente: nessuna fata entra, e morde chi è lì alla fine del turno',
  closed: 'un sentiero chiuso da un serpente',
  canGo: 'puoi andare qui',
  canPass: 'puoi andare qui, ma devi proseguire',
  far: 'il numero dice a quanti passi è',
  canTake: 'tocca questo serpente, poi dove va',
  plant: 'puoi piantare qui il tuo albero',
  dieStar: 'stella grande: si mette da parte',
  dieShooting: 'stella cadente: ferma una stella grande dello stesso tiro',
  dieFairy: 'un passo per la tua fata',
  dieSnake: 'un passo per un serpente, uno qualunque',
  dieTree: 'un passo per la tua fata o per un serpente',
  remarkHome: 'È l’ultima stella che ti serve: voli a casa.',
  remarkStar: 'Lì c’è una stella per te.',
  remarkAway: 'Così ti allontani dai serpenti.',
  remarkPush: 'Così questo serpente non può morderti.',
  remarkBite: 'Un’altra fata dovrà scappare.',
  remarkStay: 'Resti accanto a questo albero e prendi un’altra stella.',
  remarkSafe: 'Dove sei non corri pericoli.',
};

export default key;
