import type { Catalogue } from '@glade/engine';

/** Che cosa dice l’aiuto: di che parla il gioco, che cosa significa ogni segno (`key`), e perché un suggerimento è buono (`hint`). */
export const help = {
  'key.aim':
    'Siete gli zii e le zie di Verona. Posate tessere e fate crescere la mappa. Superate gli Incontri, conquistate i segnalini e portateli nella Città Vecchia. Si vince o si perde tutti insieme.',
  'key.home': 'la Città Vecchia, dove abita Verona: qui devono arrivare tutti i segnalini',
  'key.city': 'una città con le mura: la si attraversa, fino a 4 tessere',
  'key.shield': 'uno stemma: chi posa questa tessera trova un Amico',
  'key.road': 'una strada: la si percorre, fino a 6 tessere',
  'key.river':
    'il fiume divide la tessera in due sponde: si passa solo su un ponte, alla sorgente o al lago',
  'key.meeple': 'un giocatore: ognuno ha un cappello diverso; il numero dice chi è',
  'key.mired': 'un segno rosso: questo giocatore ha un Incontro e non può muoversi',
  'key.token': 'il segnalino; la linea a puntini è la sua via di casa',
  'key.identity':
    'un’Identità: J, Q, K e A perdono 1 per ogni tessera lontano da casa; i numeri valgono la distanza, se è maggiore',
  'key.any': 'puoi venire qui su qualsiasi terreno: 2 tessere',
  'key.through': 'puoi venire qui attraverso la città',
  'key.along': 'puoi venire qui lungo la strada',
  'key.fails': 'la probabilità che la prossima tessera lì non ci stia',
  'key.free': 'qui la tua tessera ci sta; la freccia curva: in più modi',
  'key.dead': 'qui la tua tessera non ci sta',
  'key.end': 'qui continua il fiume',

  'hint.win': 'La somma supera la carta: riesce di sicuro.',
  'hint.token': 'Così conquisti il segnalino.',
  'hint.friend': 'Può andare male, ma chi ha un Incontro non può muoversi.',
  'hint.friendSure': 'Qualunque sia la carta dell’Amico, riesce di sicuro.',
  'hint.home': 'Il segnalino arriva a casa.',
  'hint.homeward': 'Il segnalino arriva più vicino a casa.',
  'hint.joker': 'C’è il Jolly: qualcuno deve tornare a casa.',
  'hint.fits': 'Lì è più probabile che la prossima tessera ci stia.',
  'hint.stay':
    'Di tutti i posti che puoi raggiungere, questo è il migliore per la prossima tessera.',
  'hint.near': 'Ti avvicini a qualcuno che puoi aiutare.',
  'hint.shield': 'Questa tessera ha uno stemma: trovi un Amico.',
  'hint.drawSure': 'Qui ci sta ogni tessera rimasta.',
  'hint.drawLikely': 'Qui ci sta quasi ogni tessera rimasta.',
  'hint.drawMeet':
    'Se la tessera non ci sta, arriva un Incontro, forse con il segnalino. Un altro ha meno di due tessere in attesa: siete tutti al sicuro.',
  'hint.city': 'Così una città è completa: trovi un Amico.',
  'hint.only': 'Ci sta solo lì, e in nessun altro modo.',
  'hint.river': 'Così il Fiume può continuare: dove è aperto ci stanno più tessere.',
  'hint.open': 'Dopo, vicino al tuo omino ci stanno più tessere.',
  'hint.same': 'Ogni posto va bene allo stesso modo per le tessere vicino al tuo omino.',
  'hint.least': 'Nessun altro posto è migliore per le tessere vicino al tuo omino.',
  'hint.grows': 'Una città cresce. Con una città completa trovi un Amico.',
  'hint.unused': 'Così restano meno tessere in attesa, e siete tutti più al sicuro.',
  'hint.carry': 'Il segnalino lo porti chi arriva prima a casa.',
} satisfies Catalogue;
