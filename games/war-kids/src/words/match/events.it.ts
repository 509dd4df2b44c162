import type { Catalogue } from '@glade/engine';
import { riddles } from '../riddles.it.ts';

const PIECE =
  '{piece, select, 0 {Un Soldato azzurro} 1 {Un Pegaso azzurro} 2 {Un Mago azzurro} 3 {Il Principe} 4 {Un Soldato rosa} 5 {Un Pegaso rosa} 6 {Un Mago rosa} other {La Principessa}}';
const THE_PIECE =
  '{piece, select, 0 {Il Soldato azzurro} 1 {Il Pegaso azzurro} 2 {Il Mago azzurro} 3 {Il Principe} 4 {Il Soldato rosa} 5 {Il Pegaso rosa} 6 {Il Mago rosa} other {La Principessa}}';
const TARGET =
  '{target, select, 0 {un Soldato} 1 {un Pegaso} 2 {un Mago} 3 {il Principe} 4 {un Soldato} 5 {un Pegaso} 6 {un Mago} other {la Principessa}}';
const MAGE =
  'il Mago {target, select, 4 {azzurro} 5 {azzurro} 6 {azzurro} 7 {azzurro} other {rosa}}';
const COST =
  '{cost, plural, =0 {} one {: un punto} other {: # punti{n, plural, one {} other { ogni volta}}}}';
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
  'event.allPoints': 'Usa tutta la sua mossa.',
  'event.intoWoods': `Entra nel bosco${COST}.`,
  'event.outOfWoods': '',
  'event.intoRiver': `Entra nel fiume${COST}.`,
  'event.slope': `Attraversa un pendio${COST}.`,
  'event.byRoad': 'Resta sulla strada: un punto in più.',
  'event.placed': `${PIECE} è in {cell}.`,
  'event.broughtIn': `${PIECE} entra in {cell}.`,
  'event.entered': `${PIECE} arriva in {cell}.`,
  'event.exited': `${PIECE} lascia la mappa da {cell}.`,
  'event.healed': `${THE_PIECE} in {cell} guarisce.`,
  'event.cast':
    'Un incantesimo vola da {fromcell} a {cell}: {distance, plural, one {una casella} other {# caselle}}.',
  'event.castSlow':
    'La magia lenta vola da {fromcell} a {cell}: {distance, plural, one {una casella} other {# caselle}}.',
  'event.route':
    'C’è un tragitto libero di {distance, plural, one {una casella} other {# caselle}}.',
  'event.line': 'Il tragitto è dritto e libero.',
  'event.hit': 'Esce {roll}, la distanza è {distance}: colpito in {cell}!',
  'event.missed': 'Esce {roll}, la distanza è {distance}: mancato.',
  'event.slowHit': 'Esce {roll}, la distanza è {distance}: la magia lenta colpisce in {cell}!',
  'event.slowMissed': 'Esce {roll}, la distanza è {distance}: mancato.',
  'event.landed': `${PIECE}, {piece, select, 7 {spinta} other {spinto}} dalla magia lenta, va da {fromcell} a {cell}.`,
  'event.stuck': `${THE_PIECE} in {cell} non ha una casella dove finire e resta lì.`,
  'event.charged': 'Il Pegaso in {fromcell} carica il nemico in {cell}!',
  'event.struck': 'Il Soldato in {fromcell} colpisce il nemico in {cell}!',
  'event.surrounded': 'Tre Soldati circondano il Soldato in {cell}!',
  'event.wounded': `${THE_PIECE} in {cell} è {piece, select, 7 {ferita} other {ferito}}.`,
  'event.eliminated': `${THE_PIECE} in {cell} è {piece, select, 3 {catturato} 7 {catturata} other {eliminato}}.`,
  'event.exposed':
    'Il capo {player, seat, di} non protegge più {n, plural, one {l’unità} other {le unità}} in {places}.',
  'event.exposed.you':
    'Il tuo capo non protegge più {n, plural, one {l’unità} other {le unità}} in {places}.',
  'event.fight':
    '{soldiers, plural, one {Un Soldato combatte} other {# Soldati combattono}} contro il nemico in {cell}.',
  'event.totals': 'Attacco {attack}, difesa {defence}.',
  'event.fightTied': 'Pareggio in {cell}: non succede nulla.',
  'event.fightWon': 'L’attacco in {cell} riesce!',
  'event.fightLost': 'Chi difende in {cell} vince!',
  'event.nobodyLost':
    'I Soldati che hanno attaccato {cell} sono tutti protetti: non succede nulla.',
  'event.taken': '{player, seat} prende un luogo: {spotcell}.',
  'event.taken.you': 'Prendi un luogo: {spotcell}.',
  'event.held':
    '{player, seat} tiene un luogo: {spotcell}. {left, plural, =0 {Tanto basta!} one {Manca un turno.} other {Mancano # turni.}}',
  'event.held.you':
    'Tieni un luogo: {spotcell}. {left, plural, =0 {Tanto basta!} one {Manca un turno.} other {Mancano # turni.}}',
  'event.done': '{player, seat} ha fatto ciò che chiede lo scenario.',
  'event.done.you': 'Hai fatto ciò che chiede lo scenario.',
  'event.leaderLost':
    '{player, select, 1 {Il Principe è catturato!} other {La Principessa è catturata!}}',
  'event.wiped': 'Dell’esercito {player, select, 1 {azzurro} other {rosa}} non resta nessuno.',
  'event.limit':
    'Era l’ultimo turno. Azzurro: {blue, plural, one {un punto} other {# punti}}. Rosa: {pink}.',
  'event.stopped': 'Dopo il turno {turn} ogni battaglia finisce.',
  'event.right': `Giusto! Era ${TYPE}.`,
  'event.wrong': `{said, select, 4 {Tempo scaduto: era} other {No: era}} ${TYPE}.`,
  'event.counted': 'Unità: chi indovina ne ha {child}, l’adulto {adult}.',

  'event.charged.brief': `${THE_PIECE} carica il nemico in {cell}!`,
  'event.struck.brief': `${THE_PIECE} colpisce il nemico in {cell}!`,
  'event.cast.brief': 'Un incantesimo vola da {fromcell} a {cell}.',
  'event.castSlow.brief': 'La magia lenta vola da {fromcell} a {cell}.',
  'event.route.brief': 'C’è un tragitto libero.',
  'event.hit.brief': `Esce {roll}: ${MAGE} colpisce ${TARGET}!`,
  'event.missed.brief': `Esce {roll}: ${MAGE} manca ${TARGET}.`,
  'event.slowHit.brief': `Esce {roll}: ${MAGE} colpisce ${TARGET}!`,
  'event.slowMissed.brief': `Esce {roll}: ${MAGE} manca ${TARGET}.`,
  'event.landed.brief': `${PIECE} finisce in {cell}.`,
  'event.stuck.brief': `${THE_PIECE} in {cell} resta lì.`,
  'event.wounded.brief': `${THE_PIECE} in {cell} è {piece, select, 7 {ferita} other {ferito}}.`,
  'event.eliminated.brief': `${THE_PIECE} in {cell} è {piece, select, 3 {catturato} 7 {catturata} other {eliminato}}.`,
  'event.healed.brief': `${THE_PIECE} in {cell} guarisce.`,
  'event.slope.brief': 'Attraversa un pendio.',
  'event.exposed.brief': 'Il capo {player, seat, di} ora protegge meno unità.',
  'event.exposed.brief.you': 'Il tuo capo ora protegge meno unità.',
  'event.fight.brief':
    '{soldiers, plural, one {Un Soldato combatte} other {# Soldati combattono}} in {cell}.',
  'event.nobodyLost.brief': 'I Soldati che attaccano sono tutti protetti.',
  'event.taken.brief': 'Luogo preso {player, seat, da}: {spotcell}.',
  'event.taken.brief.you': 'Prendi un luogo: {spotcell}.',
  'event.held.brief': 'Luogo tenuto {player, seat, da}: {spotcell}.',
  'event.held.brief.you': 'Tieni un luogo: {spotcell}.',
  'event.done.brief': '{player, seat} ha raggiunto lo scopo.',
  'event.done.brief.you': 'Hai raggiunto lo scopo.',
  'event.wiped.brief': 'L’esercito {player, select, 1 {azzurro} other {rosa}} non c’è più.',
  'event.limit.brief': 'Ultimo turno finito. Azzurro {blue}, rosa {pink}.',
  'event.phrase.brief': 'Un nuovo indovinello!',
  'event.right.brief': `Giusto: ${TYPE}!`,
  'event.right.brief.spoken': `Giusto! Era ${TYPE}. La pedina è tua.`,
  'event.wrong.brief.spoken': `{said, select, 4 {Tempo scaduto: era} other {No: era}} ${TYPE}. La pedina va all’adulto.`,
  'event.wrong.brief': `{said, select, 4 {Tempo scaduto} other {No}}: ${TYPE}.`,
  'event.counted.brief': 'Unità: chi indovina {child}, l’adulto {adult}.',
} satisfies Catalogue;
