import type draw from './draw-entry.en.ts';

/** Che cosa si dice dove si racconta quale vera carta o tessera è uscita; arriva insieme. */
const pesca: typeof draw = {
  tile: 'Quale tessera avete pescato?',
  card: 'Quale carta avete pescato?',
  left: (name, left) => `${name}, ne restano ${left}`,
  suit: 'Seme',
  suits: ['picche', 'fiori', 'quadri', 'cuori'],
  rank: 'Carta',
};

export default pesca;
