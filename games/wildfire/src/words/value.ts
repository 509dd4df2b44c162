import type { Catalogue, Language } from '@glade/engine';

/** What is said about how well Wildfire can be played. */
export const valueWords: Readonly<Record<Language, Catalogue>> = {
  en: {
    'value.all':
      'Played perfectly, the home is saved in {low} to {high} of all matches (proven, over all starts).',
    'value.start':
      'Played perfectly from {start}, the home is saved in {low} to {high} of the matches (proven; {opened, number} positions opened in {seconds, plural, one {# second} other {# seconds}}).',
    'value.names':
      'A start is named by the squares of the home and of the fire, column before row; it stands for its mirror images, too. The last column says how often a match begins so.',
    'problem.value.mode': 'This is known of the single game only; leave --set mode out.',
    'problem.value.start':
      '“{found}” is no start; write the squares of the home and of the fire, as 2,1/5,5.',
    'problem.value.close':
      'With these options no fire starts there: {found} is too near to the home.',
  },
  it: {
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
  },
};
