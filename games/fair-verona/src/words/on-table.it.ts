import type { Catalogue } from '@glade/engine';
import { CARD, TILE } from './names.it.ts';

const edge = (side: string): string =>
  `{${side}, select, 0 {prato} 1 {strada} 2 {città} other {fiume}}`;
const EDGES = `nord ${edge('north')}, est ${edge('east')}, sud ${edge('south')}, ovest ${edge('west')}`;

/** What to do with tiles, cards, meeples and tokens. */
export const onTable = {
  'onTable.oldTown': 'Metti la Città Vecchia in mezzo al tavolo.',
  'onTable.tiles': 'Metti le altre tessere coperte, quelle del fiume a parte.',
  'onTable.tokens': 'Metti {goal} segnalini accanto al mazzo.',
  'onTable.identity': `Metti davanti {player, seat, a} questa carta: ${CARD}. Metti un meeple lì sopra e uno nella Città Vecchia.`,
  'onTable.identity.you': `Metti davanti a te questa carta: ${CARD}. Metti un meeple lì sopra e uno nella Città Vecchia.`,
  'onTable.firstClue': `Scopri la Carta Indizio: ${CARD}. Mettici un segnalino.{friends, plural, =0 {} one { Dai a ognuno un Amico, coperto.} other { Dai a ognuno # Amici, coperti.}}`,
  'onTable.take': `Prendi la tessera «${TILE}», accanto {player, seat, a}.`,
  'onTable.take.you': `Prendi la tessera «${TILE}», accanto a te.`,
  'onTable.tile': `Posa la tessera «${TILE}» qui: {places}. Girala così: ${EDGES}.`,
  'onTable.friend': 'Dai {player, seat, a} un Amico, coperto.',
  'onTable.friend.you': 'Prendi un Amico, coperto.',
  'onTable.unused': `Metti la tessera «${TILE}» accanto {player, seat, a}.`,
  'onTable.unused.you': `Metti la tessera «${TILE}» accanto a te.`,
  'onTable.encounter': `Metti davanti {player, seat, a} questo Incontro: ${CARD}.`,
  'onTable.encounter.you': `Metti davanti a te questo Incontro: ${CARD}.`,
  'onTable.match': `Sposta il segnalino su questa carta: ${CARD}. Scarta la Carta Indizio.`,
  'onTable.joker': 'Metti il Jolly accanto al mazzo, sopra la Carta Indizio.',
  'onTable.shuffle': 'Mescola gli scarti: sono il nuovo mazzo.',
  'onTable.friendCame': `{card, select, 52 {Scopri l’Amico più vecchio {player, seat, di}, un Jolly.} other {Scarta l’Amico più vecchio {player, seat, di}: ${CARD}.}}`,
  'onTable.friendCame.you': `{card, select, 52 {Scopri il tuo Amico più vecchio, un Jolly.} other {Scarta il tuo Amico più vecchio: ${CARD}.}}`,
  'onTable.discard': `Scarta l’Incontro {player, seat, di}: ${CARD}.`,
  'onTable.discard.you': `Scarta il tuo Incontro: ${CARD}.`,
  'onTable.token': 'Dai il segnalino {player, seat, a}.',
  'onTable.token.you': 'Prendi il segnalino.',
  'onTable.pass': 'Sposta il segnalino {player, seat, di}: ora va {otherPlayer, seat, a}.',
  'onTable.pass.you': 'Sposta il tuo segnalino: ora va {otherPlayer, seat, a}.',
  'onTable.walk': 'Sposta il meeple {player, seat, di} qui: {places}.',
  'onTable.walk.you': 'Sposta il tuo meeple qui: {places}.',
  'onTable.jokersGone': 'Scarta ogni Jolly scoperto.',
  'onTable.home': 'Metti nella Città Vecchia il segnalino {player, seat, di}.',
  'onTable.home.you': 'Metti nella Città Vecchia il tuo segnalino.',
  'onTable.clue': `Scopri la nuova Carta Indizio: ${CARD}. Mettici un segnalino.`,
} satisfies Catalogue;
