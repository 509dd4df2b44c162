import type { Catalogue } from '@glade/engine';
import { BANK, EDGES, SIDES, TILE } from '../names.it.ts';

/** Che cosa dice il tavolo. */
export const board = {
  'cell.space':
    '{way, select, home {Città Vecchia} n {nord {up}} s {sud {up}} e {est {aside}} w {ovest {aside}} ne {nord {up}, est {aside}} nw {nord {up}, ovest {aside}} se {sud {up}, est {aside}} other {sud {up}, ovest {aside}}}',
  'cell.bank': BANK,
  'cell.player': 'qui c’è {player, seat}',
  'cell.player.you': 'qui ci sei tu',
  'cell.players': 'qui ci sono {names, seat}',
  'cell.mired': 'bloccato da {count, plural, one {un Incontro} other {# Incontri}}',
  'cell.token': 'porta il segnalino',
  'cell.canStay': 'puoi restare qui',
  'cell.canGo':
    'puoi venire qui{ways, select, 0 {} other { }}{ways, select, 0 {} 1 {su qualsiasi terreno} 2 {attraverso la città} 3 {su qualsiasi terreno o attraverso la città} 4 {lungo la strada} 5 {su qualsiasi terreno o lungo la strada} 6 {attraverso la città o lungo la strada} other {in tutti e tre i modi}}',
  'cell.fails':
    '{share, select, nearly {quasi ogni tessera poi qui ci sta} some {{tenths} {tenths, plural, one {tessera} other {tessere}} su 10 poi qui non {tenths, plural, one {ci sta} other {ci stanno}}} hardly {quasi nessuna tessera poi qui ci sta} other {nessuna tessera poi qui ci sta}}',
  'cell.free': 'posto libero',
  'cell.river':
    'il fiume continua qui, verso {heading, select, 0 {nord} 1 {est} 2 {sud} other {ovest}}',
  'cell.unfit': 'la tua tessera non ci sta',
  'cell.canLay':
    '{turns, plural, one {la tua tessera ci sta} other {la tua tessera ci sta in # modi}}',
  'cell.held':
    'la tua tessera{left, plural, one {; sceglila ancora per posarla} other {; sceglila ancora per girarla}}',

  'cell.turned': 'Girata: {sides}.',
  'cell.edges': EDGES,
  'cell.around': '{north, select, 0 {prato} 1 {strada} 2 {città} other {fiume}} su tutti i lati',
  'tile.edges': 'I suoi lati: {sides}.',
  'tile.around': '{north, select, 0 {Prato} 1 {Strada} 2 {Città} other {Fiume}} su tutti i lati.',
  'tile.joined': '{kind, select, 2 {La città} other {La strada}} unisce {sides}.',
  'tile.shield': 'Ha uno stemma.',
  'tile.side': '{side, select, 0 {nord} 1 {est} 2 {sud} other {ovest}}',

  'board.name': 'La mappa',
  'board.tools': 'Mappa',
  'board.closer': 'Ingrandisci',
  'board.farther': 'Rimpicciolisci',
  'board.whole': 'Mostra tutto',
  'right.note.tile': 'La tessera resta al suo posto.',
  'board.toMeeple': 'Il mio omino',
  'board.toRiver': 'Fiume',
  'board.player': '{player, seat, name}',
  'board.worth.short': 'vale {worth}',
  'help.r': 'gira la tessera che provi sulla mappa',
  'help.l': 'posa sulla mappa la tessera che provi; altrimenti mostra che cosa è successo',
  'help.t': 'racconta per intero che cosa è appena successo e che cosa c’è sulla tessera in mano',
  'board.away': 'a {distance} da casa',
  'board.newest': 'È l’ultima tessera posata.',
  'board.place': 'Scegli un posto per la tua tessera.',
  'board.which': 'Come sta lì la tua tessera? Scegli la figura giusta.',
  'board.turn':
    '{turn, select, 0 {Non è girata.} 1 {Girata una volta.} 2 {Girata due volte.} other {Girata tre volte.}} Sceglila ancora per girarla.',
  'board.keys': '{several, select, 1 {R gira, L posa.} other {L posa.}}',
  'board.tried':
    'La tua tessera è qui: {place}. {several, select, 1 {Girala o posala.} other {La posi?}}',
  'board.lies': 'La tua tessera è qui, {place}: {sides}.{several, select, 1 {} other { La posi?}}',
  'board.laid': 'La tua tessera è posata.',
  'board.lay': 'Ci sta in un modo solo. La posi?',
  'board.advised': 'È girata come dice il consiglio. La posi?',
  'board.lost':
    'Qui non ci sta da nessuna parte.{why, select, far { Il Fiume è aperto troppo lontano.} sides { I lati rossi non combaciano.} other {}}',
  'board.way.any': 'ogni terreno, 2',
  'board.way.city': 'città, 4',
  'board.way.road': 'strada, 6',
  'board.way.fails': 'probabilità che la prossima tessera non ci stia',
  'board.fails':
    '{share, select, all {Qui ci stanno tutte} nearly {Qui ci stanno quasi tutte} some {{tenths} su 10 qui non ci {tenths, plural, one {sta} other {stanno}}} hardly {Qui non ci sta quasi nessuna} other {Qui non ce ne sta nessuna}}',
  'board.delivered': '{delivered} su {goal} a casa',
  'board.pile.river': 'Tessere del Fiume rimaste',
  'board.pile.land': 'Tessere di terra rimaste',
  'board.pile.cards': 'Carte rimaste',
  'board.pile.short.river': 'fiume',
  'board.pile.short.land': 'terra',
  'board.pile.short.cards': 'carte',
  'board.errand':
    'L’ultima commissione: {turns, plural, one {resta un turno} other {restano # turni}}!',
  'board.carried': '{player, seat} ha il segnalino. Portatelo a casa, nella Città Vecchia!',
  'board.carried.you': 'Hai il segnalino. Portalo a casa, nella Città Vecchia!',
  'board.guarded':
    'Il segnalino è accanto {player, seat, a}. Per averlo superate questa carta: {card}.',
  'board.fool':
    '{jokers, plural, one {Verona è innamorata di uno sciocco.} other {Verona è innamorata di due sciocchi.}} Qualcuno torni a casa a parlarle!',
  'board.owed': 'Verona ci pensa su. La prossima Carta Indizio deve ancora arrivare.',
  'board.seeks':
    'Verona cerca {suit, select, 0 {picche ♠} 1 {fiori ♣} 2 {quadri ♦} other {cuori ♥}} oppure {rank, select, 14 {un altro Asso} 13 {un altro Re} 12 {un’altra Regina} 11 {un altro Fante} other {un altro {rank}}}.',
  'board.family': 'La famiglia',
  'board.gauge.all': 'Nessuno ha due tessere in attesa: siete al sicuro.',
  'board.gauge':
    '{count, plural, =0 {Tutti hanno due tessere in attesa o più.} one {Ha meno di due tessere in attesa, e vi tiene in gioco: {names, seat, name}.} other {Hanno meno di due tessere in attesa, e vi tengono in gioco: {names, seat, name}.}}',
  'board.against': 'Incontro: {card}',
  'board.against.token': 'Incontro con il segnalino: {card}',
  'board.friends': '{friends, plural, one {1 Amico} other {# Amici}}',
  'board.carries': 'il segnalino',
  'seat.stuck': 'bloccato',
  'seat.unused': '{count, plural, one {1 tessera} other {# tessere}}',
  'seat.unsafe': 'a rischio',
  'board.unused':
    '{count, plural, one {1 tessera in attesa} other {# tessere in attesa: non è più al sicuro}}',

  'action.skip': 'Salta',
  'action.finish': 'Vai alla fine',
  'action.draw': 'Pesca una tessera',
  'action.use': 'Posa questa',
  'action.turn': 'Gira',
  'action.lay': 'Posala',
  'action.keepTile': 'Tienila',
  'action.stop': 'Lascia stare',
  'action.keep': 'Lascia il segnalino dov’è',
  'action.keep.own': 'Tieni il segnalino',
  'action.give': 'Dai il segnalino {player, seat, a}',
  'action.take': 'Prendi il segnalino {player, seat, da}',
  'action.stay': 'Resta qui',
  'action.stay.at': 'Resta dove sei: {place}',
  'action.move.at': 'Vai qui: {place}',
  'action.place.at':
    'Posa la tessera qui: {place}, {turn, select, 0 {non girata} 1 {girata una volta} 2 {girata due volte} other {girata tre volte}}',
  'action.place.at.done': `Tessera posata, {place}: ${SIDES}`,
  'action.use.at': 'Posa la tessera in attesa numero {nth} {player, seat, di}',
  'action.use.at.you': `Posa la tua tessera in attesa: ${TILE}`,

  // What people can do now, as the help says it.
  'now.draw': 'Pesca una tessera',
  'now.use': 'Posa una tessera in attesa',
  'now.place': 'Posa la tessera vicino al tuo omino',
  'now.clear': 'Supera un Incontro',
  'now.clear.with': 'Supera un Incontro con un aiuto',
  'now.stop': 'Lascia stare gli Incontri per ora',
  'now.give': 'Dai il segnalino',
  'now.take': 'Prendi il segnalino',
  'now.keep': 'Lascia il segnalino dov’è',
  'now.move': 'Muovi il tuo omino',
  'now.move.bank': 'Passa sull’altra sponda',
  'now.stay': 'Resta dove sei',
  'action.clear.at':
    'Supera {rank, select, 14 {l’Asso} 13 {il Re} 12 {la Regina} 11 {il Fante} 8 {l’8} other {il {rank}}} di {suit, select, 0 {picche} 1 {fiori} 2 {quadri} other {cuori}}{friend, select, yes { con un Amico} other {}}',

  'sum.double': 'Stesso seme: vale doppio.',
  'sum.do': 'Superalo',
  'sum.try': 'Prova',
  'sum.of': '{card}, {player, seat, di}',
  'sum.of.you': '{card}, in mano tua',
  'sum.soFar': 'Finora {total}. La carta dell’Amico si scarta in ogni caso.',
  'sum.clears': '= {total} contro {face}: superato',
  'sum.cleared': '{total} contro {face}: superato',
  'sum.clearsAnyway': '{total} è più di {face}: l’Amico non serve',
  'sum.tooLittle': 'la carta dev’essere almeno {need}: nessuna carta basta',
  'sum.needsOnly': 'la carta dev’essere almeno {need}',
  'sum.needs': 'la carta dev’essere almeno {need}: {percent} %, {good} carte su {of}',
  'sum.needsPercent': 'la carta dev’essere almeno {need}: {percent} %',
  'sum.who': 'Chi aiuta?',
  'sum.helper': '{player, seat, name}: più {strength}',
  'sum.friend': 'Un Amico {player, seat, di}',
  'sum.friend.you': 'Il tuo Amico',
  'sum.spoken':
    '{title}{count, plural, =0 {} other {, con {helpers, seat}}}{friend, select, yes {{count, plural, =0 {, con un Amico} other { e un Amico}}} other {}}. {sum}.',

  'draw.tile': 'Quale tessera avete pescato?',
  'draw.card': 'Quale carta avete pescato?',
  'draw.left': '{name}, ne restano {left}',
  'draw.jokerAside':
    'Se esce un Jolly, mettetelo da parte e scoprite un’altra carta. Rimescolatelo nel mazzo dopo la Carta Indizio.',
  'draw.suit': 'Seme',
  'draw.suitName': '{suit, select, 0 {picche} 1 {fiori} 2 {quadri} other {cuori}}',
  'draw.suit.again': 'Un altro seme',
  'draw.rank': 'Carta',
} satisfies Catalogue;
