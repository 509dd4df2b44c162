/** Che cosa dice l'aiuto, in partita, su questo gioco; si carica quando qualcuno lo chiede. */
const key = {
  aim: 'Cadono foglie. Se una ti cade addosso, sei fuori. Perciò va’ dove non ne cadrà nessuna, e arrampicati: su una cima blu sei al sicuro per sempre. Resisti finché il mucchio è completo, o resta per ultimo.',
  pile: 'un mucchio di tre foglie: numero, colore e forma dicono quanto è alto',
  top: 'una cima blu: qui non cade più nessuna foglia, sei al sicuro per sempre',
  leaf: 'qui cadrà una foglia: scappa',
  leaves: 'qui cadranno due foglie',
  ring: 'qui puoi andare, e costa due punti',
  risky: 'qui puoi andare con tre punti, ma ti cadrà addosso una foglia',
  climber: 'uno scalatore: ognuno ha un colore, un cappello e un numero',
  crushed: 'qui una foglia ha preso qualcuno, che è fuori',
  steps:
    'Un passo costa 1 punto, più 1 per ogni livello che sali. Scendere costa 2, per quanto si scenda (o quanto avete deciso). «(4,2)» vuol dire colonna 4, riga 2: prima il numero verde in basso, poi quello blu di lato.',
  'remark.top': 'Lì sei al sicuro per sempre.',
  'remark.stayTop': 'Qui sei al sicuro per sempre.',
  'remark.lost': 'Dovunque tu possa andare, cadrà una foglia.',
  'remark.flee': 'Qui ti cadrà addosso una foglia, lì no.',
  'remark.up': 'Lì non cadrà nessuna foglia, e sali più in alto.',
  'remark.stay': 'Qui non cadrà nessuna foglia.',
  'remark.free': 'Lì non cadrà nessuna foglia, ed è un buon posto per andare avanti.',
};

export default key;
