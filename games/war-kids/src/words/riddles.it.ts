/** The riddles of “guess the unit”, by id. S: Soldier, P: Pegasus, M: Mage, L: Prince or Princess. */
const guess = {
  'G-S1': 'Ho muscoli da vendere: mi esercito a spingere e a lottare, e non mi stanco mai.',
  'G-S2': 'Porto l’elmo e panni pesanti: mi riparano dai colpi e anche dal gelo.',
  'G-S3': 'Messi in fila chiudiamo il passaggio, proprio come farebbe un portone.',
  'G-S4': 'Sto attorno agli amici più deboli come i muri attorno a una casa.',
  'G-S5': 'Anche se resto disarmato me la cavo benissimo.',
  'G-S6': 'Lame lunghe o corte: uso tutto ciò che serve quando il nemico è a un passo.',
  'G-S7': 'Non mi serve una guardia: ho il mio scudo.',
  'G-S8': 'Vado piano, però per farmi male ce ne vuole.',
  'G-P1': 'Gli alberi li evito: tra i rovi resterei impigliato.',
  'G-P2': 'Neanche una lepre mi batterebbe in gara: la rapidità è il mio forte.',
  'G-P3': 'Abbasso la lancia, sprono, e via all’assalto!',
  'G-P4': 'Nelle mie file trovi destrieri svelti che capiscono ogni comando.',
  'G-P5': 'Il tempo di voltarti e ti ho già raggiunto.',
  'G-P6': 'Un colpetto di briglia e salto, oppure giro di scatto.',
  'G-M1': 'Sono lento e basta poco per schiacciarmi: sto attento a dove mi metto.',
  'G-M2': 'Alla mia età si viaggia sul carro, e quindi mi piace una buona via.',
  'G-M3': 'Faccio meraviglie restando distante: da lì nessuno è più potente di me.',
  'G-M4': 'Saette, sortilegi, perfino palle di ferro: li spedisco da lontanissimo.',
  'G-L1': 'Mi rompo facilmente: tenetemi dietro una siepe, dove il nemico non arriva.',
  'G-L2': 'Chi mi sta accanto si fa più forte e ardito, e ogni ferita guarisce.',
};

export default guess;
