/** The riddles of “guess the unit”, by id. S: Soldier, P: Pegasus, M: Mage, L: Prince or Princess. */
export const riddles = {
  'G-S1': 'Ho muscoli da vendere. Mi alleno a spingere e a lottare, e non mi stanco mai.',
  'G-S2': 'Ho l’armatura, l’elmo e vestiti pesanti. Così non sento né i colpi né il freddo.',
  'G-S3': 'Messi in fila siamo un cancello chiuso: di qui non passa nessuno!',
  'G-S4': 'Sto intorno agli amici più deboli, come i muri intorno a casa tua.',
  'G-S5': 'Se perdo la spada non importa: me la cavo anche a mani nude.',
  'G-S6': 'Spada o coltello, so usare tutto, purché il nemico sia proprio vicino.',
  'G-S7': 'Non serve che qualcuno mi difenda: mi riparo dietro il mio scudo.',
  'G-S8': 'Vado piano, però per farmi male ce ne vuole!',
  'G-P1': 'Il bosco non mi piace: mi impiglio nei rami e mi graffio con i rovi.',
  'G-P2': 'Facciamo una gara? Vinco anche contro la lepre: nessuno corre come me!',
  'G-P3': 'Abbasso la lancia, parto al galoppo, e via, alla carica!',
  'G-P4': 'I miei cavalli sono tanti e svelti. Sono andati a scuola: ubbidiscono sempre!',
  'G-P5': 'Il tempo di voltarti e ti ho già raggiunto.',
  'G-P6': 'Basta un colpetto di redini: salto, oppure mi giro in un lampo.',
  'G-M1': 'Vado piano e mi schiacciano facilmente: sto attento a dove mi metto.',
  'G-M2': 'Alla mia età non si cammina, si va in carretto. E per il carretto ci vuole una strada!',
  'G-M3': 'Faccio prodigi senza avvicinarmi a nessuno. Da lontano nessuno è più forte di me!',
  'G-M4': 'Fulmini, magie, perfino palle di cannone: te li mando da lontanissimo.',
  'G-L1': 'Basta poco per farmi male. Tenetemi dietro la siepe, dove il nemico non arriva.',
  'G-L2':
    'Se ci sono io, gli amici sono più forti e coraggiosi. E una mia carezza guarisce ogni ferita.',
};
