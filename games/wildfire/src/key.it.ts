import type en from './key.en.ts';

const key: typeof en = {
  aim: 'Ferma il fuoco prima che arrivi alla tua casa. Ogni turno il fuoco si allarga alle caselle accanto, i dadi portano qualcosa di nuovo, e poi spegni una casella che brucia, o ne scavi una vuota perché non possa bruciare.',
  home: 'la tua casa',
  burning: 'brucia: poi prendono fuoco le caselle accanto',
  burnt: 'bruciata: non può più bruciare',
  doused: 'spenta da te: non può più bruciare',
  dug: 'scavata da te: non può bruciare',
  canDouse: 'questo fuoco si può spegnere',
  canDig: 'qui si può scavare',
  next: 'se nessuno interviene, brucia alla prossima propagazione; in X4, entro un giro',
  danger: 'se nessuno interviene, questa casa sta per bruciare',
  rolled: 'che cosa segnavano i dadi: questa colonna e questa riga',
  lit: 'la casella di cui parla un consiglio o una risposta',
  lost: 'Niente può più salvare questa casa.',
  saves: 'Per ora tiene il fuoco lontano dalla tua casa.',
  savesNext: 'Per ora tiene il fuoco lontano da una casa oltre la linea.',
};

export default key;
