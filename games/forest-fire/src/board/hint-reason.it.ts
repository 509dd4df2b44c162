import type en from './hint-reason.en.ts';

const reasons: typeof en = {
  last: 'Così spegni l’ultimo fuoco.',
  self: 'Così ti salvi dalle fiamme.',
  mate: 'Così salvi dalle fiamme qualcuno della squadra.',
  two: 'Così spegni due fuochi in una volta.',
  three: 'Così spegni tre fuochi in una volta.',
  pile: 'Lì c’è il mucchio di fuoco più alto.',
  biggest: 'Così l’incendio più grande diventa più piccolo.',
  towards: 'Così ti avvicini all’incendio più grande.',
};

export default reasons;
