import type { Catalogue } from '@glade/engine';

/** What the game is about, what the marks on the board mean, and why a hint is good: said when somebody asks. */
export const help = {
  'help.aim':
    'Cadono foglie. Se una ti cade addosso, sei fuori. Perciò vai dove non ne cadrà nessuna, e arrampicati: su una cima blu nessuna foglia ti raggiunge.',
  'mark.pile': 'un mucchio di tre foglie: numero, colore e forma dicono quanto è alto',
  'mark.top':
    'una cima blu: qui non cade più nessuna foglia; se ci puoi restare, sei al sicuro per sempre',
  'mark.leaf': 'qui cadrà una foglia: scappa',
  'mark.leaves': 'qui cadranno due foglie',
  'mark.ring': 'qui puoi andare, e costa due punti',
  'mark.risky': 'qui puoi andare con tre punti, ma ti cadrà addosso una foglia',
  'mark.climber': 'un omino: ognuno ha un colore, un cappello e un numero',
  'mark.crushed': 'qui una foglia ha preso qualcuno, che è fuori',
  'help.steps':
    'Un passo costa 1 punto, più 1 per ogni livello che sali. Scendere costa 2, anche di molti livelli (o quanto avete deciso). «(4,2)» vuol dire colonna 4, riga 2: prima il numero verde in basso, poi quello blu di lato.',
  'throw.leaves.why': 'Sono le foglie che cadono in questo giro.',
  'throw.leaf.why': 'I dadi indicano la casella. Chi è lì deve scappare.',
  'throw.steps.why': 'Il dado dice quanti punti hai per i tuoi passi.',
  'now.climb.why': 'Scappa dalle foglie che cadranno, e sali verso una cima blu.',
  'now.stay.why': 'Va bene, se qui non cadrà nessuna foglia.',
  'hint.top': 'Lì sei al sicuro per sempre.',
  'hint.stayTop': 'Qui sei al sicuro per sempre.',
  'hint.lost': 'Ovunque tu vada, cadrà una foglia.',
  'hint.flee': 'Qui ti cadrà addosso una foglia, lì no.',
  'hint.up': 'Lì non cadrà nessuna foglia, e sali più in alto.',
  'hint.stay': 'Qui non cadrà nessuna foglia.',
  'hint.free': 'Lì non cadrà nessuna foglia, ed è un buon posto per andare avanti.',
} satisfies Catalogue;
