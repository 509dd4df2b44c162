import type { Catalogue } from '@glade/engine';
import { board } from './match/board.it.ts';
import { card } from './card.ts';
import { events } from './match/events.it.ts';
import { refusals } from './match/refusals.it.ts';

const SEAT =
  '{mode, select, guess {{player, select, 1 {Chi indovina} other {L’adulto}}} other {{player, select, 1 {Principe azzurro} other {Principessa rosa}}}}';

const text = {
  ...card.it,
  ...events,
  ...refusals,
  ...board,

  'example.move': 'muovi S1 in C5',

  'typed.move': 'muovi',
  'typed.to': 'in',
  'typed.at': 'su',
  'typed.cast': 'lancia',
  'typed.slow': 'magia lenta',
  'typed.enter': 'entra',
  'typed.place': 'metti',
  'typed.exit': 'esci',
  'typed.land': 'spingi',
  'typed.charge': 'carica',
  'typed.strike': 'colpisci',
  'typed.trio': 'circonda',
  'typed.fight': 'combatti',
  'typed.lose': 'perdi',
  'typed.end': 'fine',
  'typed.spell': 'incantesimo',
  'typed.soldier': 'soldato',
  'typed.pegasus': 'pegaso',
  'typed.mage': 'mago',
  'typed.leader': 'capo',
  'typed.time': 'tempo',

  who: '{mode, select, guess {{player, select, 1 {chi indovina} other {l’adulto}}} other {{player, select, 1 {l’azzurro} other {il rosa}}}}',
  'who.a': '{player, select, 1 {all’azzurro} other {al rosa}}',
  'who.di': '{player, select, 1 {dell’azzurro} other {del rosa}}',
  'who.da': '{player, select, 1 {dall’azzurro} other {dal rosa}}',
  'who.su': '{player, select, 1 {sull’azzurro} other {sul rosa}}',
  'who.label': SEAT,
  'who.name':
    '{mode, select, guess {{player, select, 1 {chi indovina} other {adulto}}} other {{player, select, 1 {azzurro} other {rosa}}}}',
  'seat.you': '{player, seat, label}',
  'seat.acts':
    '{mode, select, guess {{player, select, 1 {Chi indovina} other {L’adulto}}} other {{player, select, 1 {Il Principe azzurro} other {La Principessa rosa}}}}',

  'headline.won':
    '{mode, select, guess {{player, select, 1 {Vince chi indovina!} other {Vince l’adulto!}}} other {{player, select, 1 {Vince il Principe azzurro!} other {Vince la Principessa rosa!}}}}',

  'turn.heading': 'Turno {turn}{player, select, 1 {, azzurro} 2 {, rosa} other {}}',

  'campaign.skirmish': 'La prima scaramuccia',
  'campaign.pegasus': 'Che cosa ferma un Pegaso',
  'campaign.road': 'La strada nel bosco',
  'campaign.wounded': 'I feriti',
  'campaign.slow': 'La magia lenta',
  'campaign.heals': 'Il capo che cura',
  'campaign.dice': 'I Soldati e i dadi',
  'campaign.obstacles': 'Che cosa ferma la magia',
  'campaign.line': 'In linea retta',
  'campaign.waterloo': 'Waterloo',
  'campaign.next': 'Avanti: {step}',

  'throw.fast': 'Tira per l’incantesimo',
  'throw.slow': 'Tira due dadi per la magia lenta',
  'throw.fight': 'Tira per lo scontro',

  'reads.die': 'dado',
  'reads.attacker': 'attaccante',
  'reads.defender': 'difensore',

  'outcome.instant': 'Lo scopo dello scenario è raggiunto: la battaglia è vinta!',
  'outcome.instant.lost': 'L’altro esercito ha raggiunto lo scopo dello scenario.',
  'outcome.leader.lost': 'Il tuo capo è catturato.',
  'outcome.wiped.lost': 'Il tuo esercito non c’è più.',
  'outcome.points': 'Decidono i punti.',
  'outcome.draw': 'Pareggio! Nessuno dei due eserciti è più forte.',
  'outcome.leader': 'Un capo è catturato e la partita è finita. Evviva l’altro!',
  'outcome.wiped': 'Un esercito non c’è più, e vince l’altro.',

  'measure.turns': '{mode, select, guess {indovinelli} other {turni di gioco}}',
  'measure.points': '{mode, select, guess {pedine} other {punti}}',
  'measure.lost': 'unità perse',
  'measure.exited': 'unità uscite dalla mappa',

  place: '{column}{row}',
  'place.spoken': '{column}{row}',
  'place.spot': '{named, select, yes {{it} ({column}{row})} other {{column}{row}}}',
  'place.spot.spoken': '{named, select, yes {{it}, {column}{row}} other {{column}{row}}}',

  'outcome.child': 'Conosci bene le tue unità: vince chi indovina!',
  'outcome.adult': 'L’adulto ha più unità. Riprova!',
  'outcome.tie': 'Avete lo stesso numero di unità: pareggio.',

  'throw.phrase': 'Pesca un indovinello',
} satisfies Catalogue;

export default text;
