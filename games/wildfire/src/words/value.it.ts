/** What is said about how well Wildfire can be played. */
export const value = {
  'value.all':
    'Il gioco perfetto salva la casa in una quota fra {low} e {high} delle partite (dimostrato, su tutte le partenze).',
  'value.start':
    'Casa in {first}, fuoco in {second}. Il gioco perfetto salva la casa in una quota fra {low} e {high} delle partite (dimostrato; {opened, number} posizioni aperte in {seconds, plural, =0 {meno di un secondo} one {# secondo} other {# secondi}}).',
  'value.start.points':
    'Casa in {first}, fuoco in {second}. Il gioco perfetto per i punti lascia in media da {low} a {high} caselle vuote (dimostrato; {opened, number} posizioni aperte in {seconds, plural, =0 {meno di un secondo} one {# secondo} other {# secondi}}). Se la casa brucia, non ne conta nessuna.',
  'value.all.sampled':
    'Il gioco perfetto salva la casa in una quota fra {low} e {high} delle partite (sicuro al 99 %, da {matches, number} partite su tutte le partenze).',
  'value.all.beside':
    'È il numero da citare. I campioni dicono lo stesso in un altro modo: fra {low} e {high} (sicuro al 99 %, da {matches, number} partite).',
  'value.start.sampled':
    'Casa in {first}, fuoco in {second}. Il gioco perfetto salva la casa in una quota fra {low} e {high} delle partite (sicuro al 99 %, da {matches, number} partite).',
  'value.map': 'Casa in {title}, fuoco sulla casella di ogni numero:',
  'value.names':
    '^ è la casa. La probabilità di salvarla, in percentuale, sta fra i due numeri, arrotondati verso l’esterno. Le posizioni speculari hanno la stessa probabilità. --start COLONNA,RIGA/COLONNA,RIGA dimostra di nuovo una partenza: prima la casa, poi il fuoco.',
  'problem.value.mode':
    'Questo valore si conosce solo per il gioco con una casa. Togli --set mode.',
  'problem.value.start':
    '«{found}» non è una partenza. Scrivi le caselle della casa e del fuoco, come 2,1/5,5.',
  'problem.value.close':
    'Con queste opzioni il fuoco non comincia lì: {found} è troppo vicino alla casa.',
};
