/** What is said about how well Wildfire can be played. */
export const value = {
  'value.all':
    'Giocando alla perfezione, la casa si salva in una quota di partite tra {low} e {high} (dimostrato, su tutte le partenze).',
  'value.start':
    'Giocando alla perfezione da {start}, la casa si salva in una quota di partite tra {low} e {high} (dimostrato; {opened, number} posizioni aperte in {seconds, plural, one {# secondo} other {# secondi}}).',
  'value.names':
    'Una partenza ha per nome le caselle della casa e del fuoco, prima la colonna e poi la riga; vale anche per le sue immagini allo specchio. L’ultima colonna dice quanto spesso una partita comincia così.',
  'problem.value.mode': 'Questo si sa solo del gioco singolo; togli --set mode.',
  'problem.value.start':
    '«{found}» non è una partenza; scrivi le caselle della casa e del fuoco, come 2,1/5,5.',
  'problem.value.close':
    'Con queste opzioni il fuoco non comincia lì: {found} è troppo vicino alla casa.',
};
