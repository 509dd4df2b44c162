import type { Catalogue } from '@glade/engine';

/** Che cosa si dice quando si riguarda una partita. */
export const reviewIt: Catalogue = {
  'review.title': 'Che cosa è successo',
  'review.start.win': 'All’inizio {player, seat} poteva vincere con probabilità {value} ({range}).',
  'review.start.win.you': 'All’inizio potevi vincere con probabilità {value} ({range}).',
  'review.start.win.team': 'All’inizio la probabilità di vincere era {value} ({range}).',
  'review.start.homes': 'All’inizio si poteva salvare in media il {value} delle case ({range}).',
  'review.start.place':
    'All’inizio il valore {player, seat, di} sulla scala dei posti era {value} ({range}). Il primo posto vale 100 %, l’ultimo 0 %.',
  'review.start.place.you':
    'All’inizio il tuo valore sulla scala dei posti era {value} ({range}). Il primo posto vale 100 %, l’ultimo 0 %.',
  'review.luck.cost': 'La fortuna è costata {points} {player, seat, a} ({range}).',
  'review.luck.cost.you': 'La fortuna ti è costata {points} ({range}).',
  'review.luck.cost.team': 'La fortuna è costata {points} ({range}).',
  'review.luck.gain': 'La fortuna ha dato {points} {player, seat, a} ({range}).',
  'review.luck.gain.you': 'La fortuna ti ha dato {points} ({range}).',
  'review.luck.gain.team': 'La fortuna ha dato {points} ({range}).',
  'review.luck.open': 'I bot non sanno dire se la fortuna ha aiutato {player, seat} ({range}).',
  'review.luck.open.you': 'I bot non sanno dire se la fortuna ti ha aiutato ({range}).',
  'review.luck.open.team': 'I bot non sanno dire se la fortuna ha aiutato ({range}).',
  'review.luck.none': 'La fortuna non ha cambiato niente.',
  'review.own.cost': 'Le scelte {player, seat, di} sono costate {points} ({range}).',
  'review.own.cost.you': 'Le tue scelte sono costate {points} ({range}).',
  'review.own.cost.team': 'Con altre scelte erano possibili {points} in più ({range}).',
  'review.own.gain': 'Le scelte {player, seat, di} hanno guadagnato {points} ({range}).',
  'review.own.gain.you': 'Le tue scelte hanno guadagnato {points} ({range}).',
  'review.own.gain.team': 'Le buone scelte hanno guadagnato {points} ({range}).',
  'review.own.open':
    'I bot non sanno dire se altre scelte erano migliori per {player, seat} ({range}).',
  'review.own.open.you': 'I bot non sanno dire se altre scelte erano migliori ({range}).',
  'review.own.open.team': 'I bot non sanno dire se altre scelte erano migliori ({range}).',
  'review.own.none': 'Il bot avrebbe fatto le stesse scelte.',
  'review.others.cost': 'Le scelte degli altri sono costate {points} {player, seat, a} ({range}).',
  'review.others.cost.you': 'Le scelte degli altri ti sono costate {points} ({range}).',
  'review.others.gain': 'Le scelte degli altri hanno dato {points} {player, seat, a} ({range}).',
  'review.others.gain.you': 'Le scelte degli altri ti hanno dato {points} ({range}).',
  'review.others.open': 'I bot non sanno dire se le scelte degli altri hanno pesato ({range}).',
  'review.others.none': 'Gli altri hanno scelto come il bot.',
  'review.points': '{n, plural, one {# punto} other {# punti}}',
  'review.range': 'da {low} a {high}',
  'review.turning': 'La svolta è stata il turno {turn}: {change} punti ({range}).',
  'review.turning.setup': 'La svolta è stata la preparazione: {change} punti ({range}).',
  'review.turning.open': 'Nessun turno spicca da solo.',
  'review.well': 'Che cosa è andato bene',
  'review.well.whole': 'La partita è arrivata fino in fondo. Complimenti!',
  'review.well.line':
    'Turno {turn}: {played} valeva in media {points} in più delle altre mosse ({range}).',
  'review.costs': 'Che cosa si può fare meglio',
  'review.costs.line':
    'Turno {turn}: invece di {played}, prova {better}. Vale {points} in più ({range}).',
  'review.costs.exact':
    'Turno {turn}: invece di {played}, prova {better}. Vale esattamente {points} in più, se poi tutti giocano alla perfezione.',
  'review.costs.none': 'I bot non trovano mosse chiaramente migliori.',
  'review.costs.early': 'Le mosse si stanno ancora confrontando.',
  'review.scale':
    'Tutta la strada da persa a vinta vale 100 punti. Le scelte si misurano con quelle del bot «{bot}».',
  'review.method':
    'Da ogni posizione il bot «{bot}» ha giocato {playouts, plural, one {# partita} other {# partite}} fino alla fine, sempre con gli stessi dadi. Un intervallo tra parentesi è giusto 95 volte su 100.',
  'review.secrets': 'Qui si sa anche ciò che nella partita era nascosto.',
  'review.cut':
    '{n, plural, one {# partita di prova è stata interrotta} other {# partite di prova sono state interrotte}} prima della fine.',
  'review.examined': 'Confrontate con tutte le altre mosse: {examined} scelte su {decisions}.',
};
