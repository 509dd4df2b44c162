import type { Catalogue } from '@glade/engine';

const LEADER = '{loser, select, 0 {il Principe} other {la Principessa}}';
const THE_LEADER = '{loser, select, 0 {Il Principe} other {La Principessa}}';
const CAUSE =
  '{cause, select, charge {Un Pegaso} strike {Un Soldato} ring {Un cerchio di tre Soldati} other {Un attacco di Soldati}}';
const ENEMIES = '{beaten, plural, one {un nemico} other {# nemici}}';
// Who lost and eliminated nobody is not told so.
const HAD = '{beaten, plural, =0 {} other { Nemici eliminati {player, seat, da}: {beaten}.}}';
const YOU_HAD =
  '{beaten, plural, =0 {} one { Avevi eliminato un nemico.} other { Avevi eliminato # nemici.}}';
const UNTIL_THEN =
  '{beaten, plural, =0 {} one { Fino a quel momento avevi eliminato un nemico.} other { Fino a quel momento avevi eliminato # nemici.}}';
const TURNS = '{turns, plural, one {un turno} other {# turni}}';
const FAR = '{distance, plural, one {dalla casella accanto} other {da # caselle di distanza}}';

/** One true sentence about a match that is over. */
export const ending = {
  'ending.leader.spell': `Al turno {turn} ha vinto {player, seat}. Un incantesimo ha raggiunto ${LEADER} ${FAR}.`,
  'ending.leader.spell.you': `Al turno {turn} hai vinto tu. Un incantesimo ha raggiunto ${LEADER} ${FAR}.`,
  'ending.leader.spell.lost': `Al turno {turn} un incantesimo lanciato ${FAR} ha raggiunto ${LEADER}.${HAD}`,
  'ending.leader.spell.lost.you': `Al turno {turn} un incantesimo lanciato ${FAR} ha raggiunto ${LEADER}.${UNTIL_THEN}`,
  'ending.leader.contact': `Al turno {turn} ha vinto {player, seat}. ${THE_LEADER} era a tiro solo per un attimo.`,
  'ending.leader.contact.you': `Al turno {turn} hai vinto tu. ${THE_LEADER} era a tiro solo per un attimo.`,
  'ending.leader.contact.lost': `${CAUSE} ha raggiunto ${LEADER} al turno {turn}.${HAD}`,
  'ending.leader.contact.lost.you': `${CAUSE} ha raggiunto ${LEADER} al turno {turn}.${UNTIL_THEN}`,
  'ending.wiped': `Dopo ${TURNS} il campo è {player, seat, di}. Perdite: {left, plural, =0 {nessuna} one {un’unità} other {# unità}}.`,
  'ending.wiped.you': `Dopo ${TURNS} il campo è tuo. Perdite: {left, plural, =0 {nessuna} one {un’unità} other {# unità}}.`,
  'ending.wiped.lost': `{player, seat} ha resistito per ${TURNS}, fino all’ultima unità.{beaten, plural, =0 {} one { Ha eliminato un nemico.} other { Ha eliminato # nemici.}}`,
  'ending.wiped.lost.you': `Hai resistito per ${TURNS}, fino all’ultima unità.{beaten, plural, =0 {} one { Hai eliminato un nemico.} other { Hai eliminato # nemici.}}`,
  'ending.untouched': `{player, seat} ha eliminato ${ENEMIES} in ${TURNS} senza perdite.`,
  'ending.untouched.you': `Hai eliminato ${ENEMIES} in ${TURNS} senza perdite.`,
  'ending.held': `{player, seat} ha tenuto la posizione abbastanza a lungo e ha vinto dopo ${TURNS}.`,
  'ending.held.you': `Hai tenuto la posizione abbastanza a lungo e hai vinto dopo ${TURNS}.`,
  'ending.held.lost': `Al turno {turns} {rival, seat} aveva tenuto la posizione abbastanza a lungo.${HAD}`,
  'ending.held.lost.you': `Al turno {turns} {rival, seat} aveva tenuto la posizione abbastanza a lungo.${YOU_HAD}`,
  'ending.exited': `{player, seat} ha portato fuori dalla mappa {exited, plural, one {un’unità} other {# unità}} in ${TURNS}.`,
  'ending.exited.you': `Hai portato fuori dalla mappa {exited, plural, one {un’unità} other {# unità}} in ${TURNS}.`,
  'ending.exited.lost': `Entro il turno {turns} {exited, plural, one {è uscita un’unità} other {sono uscite # unità}} dalla mappa.${HAD}`,
  'ending.exited.lost.you': `Entro il turno {turns} {exited, plural, one {è uscita un’unità} other {sono uscite # unità}} dalla mappa.${YOU_HAD}`,
  'ending.beaten': `{player, seat} ha eliminato ${ENEMIES} in ${TURNS}: proprio ciò che chiedeva lo scenario.`,
  'ending.beaten.you': `Hai eliminato ${ENEMIES} in ${TURNS}: proprio ciò che chiedeva lo scenario.`,
  'ending.beaten.lost':
    '{beaten, plural, =0 {{rival, seat} ha eliminato {lost, plural, one {un’unità} other {# unità}}: proprio ciò che chiedeva lo scenario.} other {{player, seat} ha perso {lost, plural, one {un’unità} other {# unità}} e ha eliminato {beaten, plural, one {un nemico} other {# nemici}}.}}',
  'ending.beaten.lost.you':
    '{beaten, plural, =0 {{rival, seat} ha eliminato {lost, plural, one {una tua unità} other {# tue unità}}: proprio ciò che chiedeva lo scenario.} other {Hai perso {lost, plural, one {un’unità} other {# unità}} e hai eliminato {beaten, plural, one {un nemico} other {# nemici}}.}}',
  'ending.limit': '{player, seat} ha resistito fino alla fine del turno {turns}.',
  'ending.limit.you': 'Hai resistito fino alla fine del turno {turns}.',
  'ending.limit.lost': `Al turno {turns} il tempo è finito.${HAD}`,
  'ending.limit.lost.you': `Al turno {turns} il tempo è finito.${YOU_HAD}`,
  'ending.fewer':
    '{player, seat} ha perso {own, plural, one {un’unità} other {# unità}} e {other, plural, =0 {non ha eliminato nessuno} one {ha eliminato solo un nemico} other {ha eliminato solo # nemici}}, ma aveva più punti.',
  'ending.fewer.you':
    'Hai perso {own, plural, one {un’unità} other {# unità}} e {other, plural, =0 {non hai eliminato nessuno} one {hai eliminato solo un nemico} other {hai eliminato solo # nemici}}, ma avevi più punti.',
  'ending.points':
    'Dopo {turns, plural, one {un turno} other {# turni}} {player, seat} vince con {own, plural, one {un punto} other {# punti}} a {other}.',
  'ending.points.you':
    'Dopo {turns, plural, one {un turno} other {# turni}} vinci con {own, plural, one {un punto} other {# punti}} a {other}.',
  'ending.points.lost':
    'Dopo {turns, plural, one {un turno} other {# turni}} {player, seat} {own, plural, =0 {non ha punti} one {ha un punto} other {ha # punti}} contro {other}, ma resiste ancora.',
  'ending.points.lost.you':
    'Dopo {turns, plural, one {un turno} other {# turni}} {own, plural, =0 {non hai punti} one {hai un punto} other {hai # punti}} contro {other}, ma resisti ancora.',
  'ending.points.close':
    'Dopo {turns, plural, one {un turno} other {# turni}} è finita di poco: {player, seat} ha {own, plural, one {un punto} other {# punti}}, {rival, seat} {other, plural, =0 {nessuno} other {#}}.',
  'ending.points.close.you':
    'Dopo {turns, plural, one {un turno} other {# turni}} è finita di poco: tu hai {own, plural, one {un punto} other {# punti}}, {rival, seat} {other, plural, =0 {nessuno} other {#}}.',
  'ending.points.close.lost':
    'C’è mancato poco: dopo {turns, plural, one {un turno} other {# turni}} {by, plural, one {mancava un solo punto} other {mancavano # punti}} {player, seat, a}.',
  'ending.points.close.lost.you':
    'C’è mancato poco: dopo {turns, plural, one {un turno} other {# turni}} {by, plural, one {ti mancava un solo punto} other {ti mancavano # punti}}.',
  'ending.draw':
    'Dopo {turns, plural, one {un turno} other {# turni}} {blue, plural, =0 {non avete punti} one {avete un punto per parte} other {avete # punti per parte}}. Perdite in tutto: {lost, plural, =0 {nessuna} one {un’unità} other {# unità}}.',
  'ending.draw.near':
    'Dopo {turns, plural, one {un turno} other {# turni}} l’azzurro {blue, plural, =0 {non ha punti} one {ha un punto} other {ha # punti}} e il rosa {pink, plural, =0 {nessuno} other {ne ha #}}. La differenza è troppo piccola per vincere.',
  'ending.guess.all': 'Le hai indovinate tutte e {right}!',
  'ending.guess.most':
    'Ne hai indovinate {right} su 8. Chi si è nascosto meglio? {type, select, 0 {Il Soldato} 1 {Il Pegaso} 2 {Il Mago} other {Il Principe o la Principessa}}.',
  'ending.guess.some':
    '{right, plural, =0 {Questa volta non ne hai indovinate} one {Ne hai indovinata una su 8} other {Ne hai indovinate # su 8}}. Ora conosci gli indovinelli: il prossimo giro è più facile.',
  'ending.numbers': `In ${TURNS}: {spells, plural, =0 {nessun incantesimo} one {un incantesimo} other {# incantesimi}}, {lost, plural, =0 {nessuna unità eliminata} one {un’unità eliminata} other {# unità eliminate}}.`,
} satisfies Catalogue;
