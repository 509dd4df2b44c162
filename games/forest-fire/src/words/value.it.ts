/** What is said about how well Forest Fire can be played. */
export const value = {
  'bounds.out':
    'Due Pompieri perfetti vincono fra {low} e {high} delle partite. Hanno 200 giri. È sicuro al 99 %, da {matches, number} partite.',
  'bounds.out.how':
    'Il limite superiore qui non dice nulla. Chi conosce tutti i tiri forse vince sempre. Il limite inferiore è quanto vince il bot «together».',
  'bounds.rounds':
    'Due Pompieri perfetti impiegano in media fra {low} e {high} giri. Una partita persa conta come 200 giri. È sicuro al 99 %, da {matches, number} partite.',
  'bounds.rounds.how':
    'Limite inferiore: i giri di una squadra che conosce tutti i tiri. Sa troppe cose, perciò il limite è molto largo. Una ricerca interrotta conta solo ciò che è certo. Limite superiore: i giri del bot «together».',
  'problem.value.rules':
    'Questo valore si conosce solo per due Pompieri con le regole solite. Togli ogni --set, tranne firebreaks.',
};
