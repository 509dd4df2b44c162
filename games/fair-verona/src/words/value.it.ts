/** What is said about how well Fair Verona can be played. */
export const value = {
  'bounds.win':
    'Con un gioco perfetto la famiglia vince fra {low} e {high} delle partite. È sicuro al 99 %, da {matches, number} partite.',
  'bounds.win.how':
    'Limite inferiore: quanto vince il bot «elders». Un limite superiore utile non si conosce.',
  'bounds.foresight':
    'Una famiglia che sa che cosa uscirà vince fra {low} e {high} delle partite. È sicuro al 99 %, da {matches, number} partite.',
  'bounds.foresight.how':
    'Il bot «family» gioca ogni partita fino a 20 volte. Tutto esce nello stesso ordine. Se vince una volta, basta sapere l’ordine per vincere. Perciò nessun limite superiore trovato così può stare sotto il primo numero.',
};
