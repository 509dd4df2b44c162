/** What is said about how well Leaf-Climbers can be played. */
export const value = {
  'bounds.survive':
    'Una testa sola guida tutti alla perfezione. Così vincono da {low} a {high} degli arrampicatori. È sicuro al 99 %, da {matches, number} partite.',
  'bounds.survive.how':
    'Limite superiore: la testa conosce tutte le foglie prima della partita, e per questo paga. Non conosce i propri tiri. Gli arrampicatori dividono le caselle come vogliono, perciò il limite è un po’ largo. Limite inferiore: quanto vince un bot. Ha imparato dove si sopravvive.',
  'problem.value.rules':
    'Questo valore si conosce solo per quattro arrampicatori con le regole solite. Togli --set, tranne order e descend.',
};
