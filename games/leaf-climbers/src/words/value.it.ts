/** What is said about how well Leaf-Climbers can be played. */
export const value = {
  'bounds.survive':
    'Un solo giocatore decide alla perfezione per tutti e quattro. Così vincono fra {low} e {high} degli omini. È sicuro al 99 %, da {matches, number} partite.',
  'bounds.survive.how':
    'Limite superiore: questo giocatore conosce in anticipo tutte le foglie. Questo alza troppo il limite, perciò la fortuna con le foglie si sottrae. Non conosce i propri tiri. Gli omini dividono le caselle come vogliono, perciò il limite è un po’ largo. Limite inferiore: quanto vince un bot. Ha imparato dove si sopravvive.',
  'problem.value.rules':
    'Questo valore si conosce solo per quattro omini con le regole solite. Togli ogni --set, tranne order e descend.',
};
