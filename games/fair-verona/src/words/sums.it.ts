import type sums from './sums.en.ts';

/** Che cosa si dice dei tentativi contro gli Incontri; arriva con le somme. */
const somme: typeof sums = {
  of: (card, player) => `${card}, del giocatore ${player}`,
  soFar: (total) => `Finora ${total}. La carta dell’Amico si scarta in ogni caso.`,
  clears: (total, face) => `= ${total} contro ${face}: superato`,
  clearsAnyway: (total, face) => `${total} è più di ${face}: superato anche senza Amico`,
  tooLittle: (need) => `serve almeno ${need}: nessuna carta basta`,
  needs: (need, good, of) => `serve almeno ${need}: ${good} carte su ${of}`,
  needsPercent: (need, percent) => `serve almeno ${need}: ${percent}%`,
  more: (count) => (count === 1 ? 'Un altro modo' : `Altri ${count} modi`),
  friend: 'Amico',
};

export default somme;
