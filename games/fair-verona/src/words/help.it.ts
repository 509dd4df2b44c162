import type en from './help.en.ts';

/** Come in inglese. */
const key: Record<keyof typeof en, string> = {
  aim: 'Siete gli zii e le zie di Verona. Posate tessere e fate crescere la mappa, superate gli Incontri, conquistate i segnalini e portateli a casa, nella Città Vecchia. Si vince o si perde tutti insieme.',
  home: 'la Città Vecchia, dove abita Verona: qui devono arrivare tutti i segnalini',
  city: 'una città con le mura: la si attraversa, fino a 4 tessere',
  shield: 'uno stemma: chi posa questa tessera trova un Amico',
  road: 'una strada: la si percorre, fino a 6 tessere',
  river:
    'il fiume divide la tessera in due sponde: si passa solo su un ponte, alla sorgente o al lago',
  meeple: 'un giocatore: ognuno ha un cappello diverso; il numero dice chi è',
  mired: 'un segno rosso: questo giocatore ha un Incontro e non può muoversi',
  token: 'il segnalino; la linea a puntini è la sua via di casa',
  identity:
    'un’Identità: J, Q, K e A perdono 1 per ogni tessera lontano da casa; i numeri valgono la distanza, se è maggiore',
  any: 'puoi venire qui su qualsiasi terreno: 2 tessere',
  through: 'puoi venire qui attraverso la città',
  along: 'puoi venire qui lungo la strada',
  fails: 'la probabilità che la prossima tessera lì non ci stia',
  free: 'qui la tua tessera ci sta; la freccia curva: in più modi',
  dead: 'qui la tua tessera non ci sta',
  end: 'qui continua il fiume',
  remarkWin: 'La somma supera la carta: riesce di sicuro.',
  remarkToken: 'Così conquisti il segnalino.',
  remarkFriend: 'Può andare male, ma chi ha un Incontro non può muoversi.',
  remarkHome: 'Il segnalino arriva a casa.',
  remarkJoker: 'C’è il Jolly: qualcuno deve tornare a casa.',
  remarkFits: 'Lì è più probabile che la prossima tessera ci stia.',
  remarkStay:
    'Di tutti i posti che puoi raggiungere, questo è il migliore per la prossima tessera.',
  remarkNear: 'Ti avvicini a qualcuno che puoi aiutare.',
  remarkShield: 'Ha uno stemma: trovi un Amico.',
  remarkUnused: 'Così restano meno tessere in attesa, e siete tutti più al sicuro.',
  remarkCarry: 'Il segnalino lo porti chi arriva prima a casa.',
};

export default key;
