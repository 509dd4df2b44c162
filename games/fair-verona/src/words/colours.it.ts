/** Come si chiamano i colori degli omini; arriva dove si scelgono. */
const colori: readonly string[] = ['rosso', 'blu', 'giallo', 'verde', 'viola', 'grigio'];

export default colori;
