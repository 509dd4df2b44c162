import type { Catalogue } from '@glade/engine';
import { riddles } from './riddles.it.ts';

const PIECE =
  '{piece, select, 0 {Un Soldato azzurro} 1 {Un Pegaso azzurro} 2 {Un Mago azzurro} 3 {Il Principe} 4 {Un Soldato rosa} 5 {Un Pegaso rosa} 6 {Un Mago rosa} other {La Principessa}}';
const COST =
  '{cost, plural, =0 {} one {: un punto} other {: # punti{n, plural, one {} other { l’una}}}}';
const TYPE =
  '{type, select, 0 {il Soldato} 1 {il Pegaso} 2 {il Mago} other {il Principe o la Principessa}}';

/** What is told of a match. */
export const events = {
  'event.phrase': `{phrase, select, ${Object.values(riddles)
    .map((phrase, i) => `${i} {«${phrase}»}`)
    .join(' ')} other {}}`,
  'event.turn': 'Tocca {player, seat, a}. Turno {turn}.',
  'event.turn.you': 'Tocca a te. Turno {turn}.',
  'event.combat': '{player, seat, name}: Fase Combattimento.',
  'event.combat.you': 'La tua Fase Combattimento.',
  'event.moved': `${PIECE} va da {fromcell} a {cell}.`,
  'event.allPoints': 'Ci vuole tutta la mossa.',
  'event.intoWoods': `Nel bosco${COST}.`,
  'event.outOfWoods': '',
  'event.intoRiver': `Nel fiume${COST}.`,
  'event.slope': `Su o giù per il pendio${COST}.`,
  'event.byRoad': 'Tutto su strada: un punto in più.',
  'event.placed': `${PIECE} è in {cell}.`,
  'event.broughtIn': `${PIECE} entra in {cell}.`,
  'event.entered': `${PIECE} arriva in {cell}.`,
  'event.exited': `${PIECE} lascia la mappa da {cell}.`,
  'event.healed': `${PIECE} in {cell} è di nuovo in salute.`,
  'event.cast':
    'Un incantesimo da {fromcell} verso {cell}: {distance, plural, one {una casella} other {# caselle}}.',
  'event.castSlow':
    'Magia lenta da {fromcell} verso {cell}: {distance, plural, one {una casella} other {# caselle}}.',
  'event.route':
    'Una via libera di {distance, plural, one {una casella} other {# caselle}} porta fin lì.',
  'event.line': 'La linea è libera: {distance, plural, one {una casella} other {# caselle}}.',
  'event.hit': '{roll} per una distanza di {distance}: colpito in {cell}!',
  'event.missed': '{roll} per una distanza di {distance}: mancato.',
  'event.slowHit': '{roll} per una distanza di {distance}: la magia lenta colpisce in {cell}!',
  'event.slowMissed': '{roll} per una distanza di {distance}: mancato.',
  'event.landed': `${PIECE}, {piece, select, 7 {spinta} other {spinto}} dalla magia lenta, va da {fromcell} a {cell}.`,
  'event.stuck': `${PIECE} in {cell} non ha una casella dove andare e resta lì.`,
  'event.charged': 'Il Pegaso in {fromcell} carica verso {cell}!',
  'event.struck': 'Il Soldato in {fromcell} colpisce in {cell}!',
  'event.surrounded': 'Tre Soldati circondano {cell}!',
  'event.wounded': `${PIECE} è {piece, select, 7 {ferita} other {ferito}} in {cell}.`,
  'event.eliminated': `${PIECE} in {cell} è {piece, select, 7 {eliminata} other {eliminato}}.`,
  'event.exposed':
    '{player, seat, name}: il capo non protegge più {n, plural, one {l’unità} other {le unità}} in {places}.',
  'event.exposed.you':
    'Il tuo capo non protegge più {n, plural, one {l’unità} other {le unità}} in {places}.',
  'event.fight':
    '{soldiers, plural, one {Un Soldato combatte} other {# Soldati combattono}} contro il nemico in {cell}.',
  'event.totals': 'Attacco {attack}, difesa {defence}.',
  'event.fightTied': 'Pareggio in {cell}: non succede nulla.',
  'event.fightWon': 'L’attacco in {cell} riesce!',
  'event.fightLost': 'Chi difende in {cell} vince!',
  'event.nobodyLost': 'Chi ha attaccato {cell} è protetto: nessuno viene eliminato.',
  'event.taken': '{player, seat} prende {spotcell}.',
  'event.taken.you': 'Prendi {spotcell}.',
  'event.held':
    '{player, seat} tiene {spotcell}: {left, plural, =0 {abbastanza a lungo!} one {manca un turno.} other {mancano # turni.}}',
  'event.held.you':
    'Tieni {spotcell}: {left, plural, =0 {abbastanza a lungo!} one {manca un turno.} other {mancano # turni.}}',
  'event.done': '{player, seat} ha fatto ciò che chiede lo scenario.',
  'event.done.you': 'Hai fatto ciò che chiede lo scenario.',
  'event.leaderLost':
    '{player, select, 1 {Il Principe è perduto!} other {La Principessa è perduta!}}',
  'event.wiped': 'Dell’esercito {player, select, 1 {azzurro} other {rosa}} non resta nessuno.',
  'event.limit':
    'Era l’ultimo turno. Azzurro: {blue, plural, one {un punto} other {# punti}}. Rosa: {pink}.',
  'event.stopped': 'Dopo il turno {turn} ogni battaglia finisce.',
  'event.right': `Giusto! Era ${TYPE}.`,
  'event.wrong': `{said, select, 4 {Tempo scaduto: era} other {No: era}} ${TYPE}.`,
  'event.counted': 'Chi indovina ne ha {child}, l’adulto {adult}.',

  'event.cast.brief': 'Un incantesimo vola da {fromcell} a {cell}.',
  'event.castSlow.brief': 'La magia lenta vola da {fromcell} a {cell}.',
  'event.route.brief': 'Una via libera porta fin lì.',
  'event.hit.brief': 'Il dado mostra {roll}: colpito in {cell}!',
  'event.missed.brief': 'Il dado mostra {roll}: mancato.',
  'event.slowHit.brief': '{roll}: magia lenta, colpito in {cell}!',
  'event.slowMissed.brief': 'I dadi mostrano {roll}: mancato.',
  'event.landed.brief': `${PIECE} finisce in {cell}.`,
  'event.stuck.brief': `${PIECE} in {cell} resta lì.`,
  'event.wounded.brief': `${PIECE}: {piece, select, 7 {ferita} other {ferito}} in {cell}.`,
  'event.eliminated.brief': `${PIECE}: {piece, select, 7 {eliminata} other {eliminato}} in {cell}.`,
  'event.healed.brief': `${PIECE} in {cell} guarisce.`,
  'event.slope.brief': 'Su o giù per il pendio.',
  'event.exposed.brief': '{player, seat, name}: la protezione del capo finisce.',
  'event.exposed.brief.you': 'La protezione del tuo capo finisce.',
  'event.fight.brief':
    '{soldiers, plural, one {Un Soldato combatte} other {# Soldati combattono}} in {cell}.',
  'event.nobodyLost.brief': 'Chi attacca è protetto.',
  'event.held.brief': '{player, seat} tiene {spotcell}.',
  'event.held.brief.you': 'Tieni {spotcell}.',
  'event.done.brief': '{player, seat} ha raggiunto lo scopo.',
  'event.done.brief.you': 'Hai raggiunto lo scopo.',
  'event.wiped.brief': 'L’esercito {player, select, 1 {azzurro} other {rosa}} non c’è più.',
  'event.limit.brief': 'Ultimo turno finito: {blue} a {pink}.',
  'event.phrase.brief': 'Un nuovo indovinello!',
  'event.right.brief': `Giusto: ${TYPE}!`,
  'event.wrong.brief': `{said, select, 4 {Tempo scaduto} other {No}}: ${TYPE}.`,
  'event.counted.brief': 'Chi indovina: {child}. L’adulto: {adult}.',
} satisfies Catalogue;
