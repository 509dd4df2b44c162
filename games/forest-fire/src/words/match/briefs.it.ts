import type { Catalogue } from '@glade/engine';

/** What the strip of what just happened says where the usual sentence is longer than eight words. */
export const briefs = {
  'event.placed.brief': '{player, seat} parte da qui.',
  'event.placed.you.brief': 'Parti da qui.',
  'event.placed.brief.spoken': '{player, seat} parte da qui: {places}.',
  'event.placed.brief.spoken.you': 'Parti da qui: {places}.',
  'event.inHand.brief': '{player, seat} aspetta al lago.',
  'event.inHand.you.brief': 'Aspetti al lago.',
  'event.rolled.brief': '',
  'event.onFirebreak.brief.spoken': 'Il tiro cade su un Tagliafuoco: {places}. Niente fuoco.',
  'event.onFirebreak.brief': 'C’è un Tagliafuoco: {places}.',
  'event.openingOver.brief': 'Il fuoco è cresciuto.',
  'event.counter.brief':
    '{counters, plural, one {{n, plural, one {Prende} other {Prendono}} fuoco {places}.} other {Ora # gettoni Fuoco: {places}.}}',
  'event.filled.brief':
    '{n, plural, one {Prende fuoco anche {cell}.} other {Prendono fuoco altre # caselle.}}',
  'event.chained.brief':
    '{n, plural, one {Prende fuoco anche {cell}.} other {Prendono fuoco altre # caselle.}}',
  'event.filled.brief.spoken':
    '{n, plural, one {Prende fuoco anche {cell}.} =2 {Prendono fuoco anche {places}.} other {Prendono fuoco altre # caselle.}}',
  'event.chained.brief.spoken':
    '{n, plural, one {Prende fuoco anche {cell}.} =2 {Prendono fuoco anche {places}.} other {Prendono fuoco altre # caselle.}}',
  'event.steppedOnBreak.brief.spoken': '{player, seat} va sul Tagliafuoco: {last}.',
  'event.steppedOnBreak.brief.spoken.you': 'Ti sposti sul Tagliafuoco: {last}.',
  'event.steppedOnBreak.brief': '{player, seat} va su un Tagliafuoco.',
  'event.steppedOnBreak.you.brief': 'Ti sposti su un Tagliafuoco.',
  'event.steppedOff.brief.spoken': '{player, seat} cammina fuori: {last}.',
  'event.steppedOff.brief.spoken.you': 'Cammini fuori: {last}.',
  'event.steppedOff.brief': '{player, seat} cammina fuori dalla foresta.',
  'event.steppedOff.you.brief': 'Cammini fuori dalla foresta.',
  'event.stepped.brief.spoken': '{player, seat} va qui: {last}.',
  'event.stepped.brief.spoken.you': 'Ti sposti qui: {last}.',
  'event.stepped.brief': '{player, seat, name}: va qui, {last}.',
  'event.stepped.you.brief': 'Ti sposti qui: {last}.',
  'event.jumped.brief': '{player, seat} atterra: {places}.',
  'event.jumped.you.brief': 'Atterri qui: {places}.',
  'event.putOut.brief': '{player, seat} spegne: {places}.',
  'event.putOut.you.brief': 'Hai spento: {places}.',
  'event.putOutOne.brief.spoken':
    '{player, seat} toglie un gettone Fuoco: {last}. {counters, plural, =0 {Lì è spento} one {Ne resta uno} other {Ne restano #}}.',
  'event.putOutOne.brief.spoken.you':
    'Hai tolto un gettone Fuoco: {last}. {counters, plural, =0 {Lì è spento} one {Ne resta uno} other {Ne restano #}}.',
  'event.putOutOne.brief':
    '{player, seat}: {counters, plural, =0 {fuoco spento} one {resta un gettone} other {restano # gettoni}}.',
  'event.putOutOne.you.brief':
    '{counters, plural, =0 {Il fuoco è spento.} one {Resta un gettone Fuoco.} other {Restano # gettoni Fuoco.}}',
  'event.dropped.brief': 'Splash! {player, seat} lancia l’acqua.',
  'event.dropped.you.brief': 'Splash! Lanci l’acqua.',
  'event.out.brief.spoken': 'Le fiamme prendono {player, seat}: {places}. È fuori!',
  'event.out.brief.spoken.you': 'Le fiamme ti prendono: {places}. Sei fuori!',
  'event.out.brief': 'Le fiamme prendono {player, seat}.',
  'event.out.you.brief': 'Le fiamme ti prendono.',
  'event.rests.brief': 'Le fiamme prendono {player, seat}.',
  'event.rests.you.brief': 'Le fiamme ti prendono.',
  'event.ablaze.brief': 'Brucia tutta la foresta.',
  'event.allOut.brief': 'Siete fuori tutti.',
  'event.stopped.brief': 'La partita si chiude qui.',
  'event.unfinished.brief': 'Dopo l’ultimo giro c’è ancora fuoco.',
} satisfies Catalogue;
