/** Che cosa si racconta alla fine di una partita. */
export const ending = {
  'ending.flareBeside':
    'Hai salvato {points, plural, =0 {la casa} one {# casella} other {# caselle}}. La fiammata del turno {turn} è arrivata fin sotto casa.',
  'ending.sparksBeside':
    'Al turno {turn} le scintille sono cadute proprio accanto alla tua casa. Le hai spente, e hai salvato {points, plural, =0 {la casa} one {# casella} other {# caselle}}.',
  'ending.beside':
    'Al turno {turn} il fuoco era accanto alla tua casa. L’hai spento, e hai salvato {points, plural, =0 {la casa} one {# casella} other {# caselle}}.',
  'ending.quick':
    'Il fuoco si è spento {turns, plural, one {al primo turno} other {dopo # turni}}. Ha preso solo {burnt, plural, one {una casella} other {# caselle}}.',
  'ending.neverNear':
    'Il fuoco è sempre rimasto ad almeno {distance} caselle da casa tua. Ne hai salvate {points}.',
  'ending.saved':
    'Hai salvato {points, plural, =0 {la casa} one {# casella} other {# caselle}} in {turns} turni. {doused, plural, =0 {Il fuoco si è consumato da solo.} one {Hai spento un fuoco.} other {Hai spento # fuochi.}}',
  'ending.flareLost':
    'Al turno {turn} una fiammata ha preso la tua casa prima che tu potessi agire. Colpa dei dadi, non tua.',
  'ending.cornerLost':
    'Il fuoco è partito da un angolo della tua casa. Quasi nessuno riesce a fermarlo, ma hai resistito per {turns, plural, one {# turno} other {# turni}}.',
  'ending.foughtOn':
    'Al turno {turn} la tua casa è bruciata, ma hai continuato a lottare. {points, plural, one {Una casella è ancora verde.} other {# caselle sono ancora verdi.}}',
  'ending.heldOut':
    'La tua casa ha resistito per {turns, plural, one {# turno} other {# turni}}. {doused, plural, =0 {La prossima volta spegni prima i fuochi lì accanto.} one {Intanto hai spento un fuoco.} other {Intanto hai spento # fuochi.}}',

  // What happened, where only bots have played: said where a match is looked back at.
  'event.home.bots': 'La casa sta in questa casella: {places}.',
  'event.oneDig.bots': 'La casa è sul bordo: il bot può scavare una volta.',
  'event.twoDigs.bots': 'La casa è lontana dal bordo: il bot può scavare due volte.',
  'event.noDigs.bots': 'La casa è in un angolo: in questa griglia non si scava.',
  'event.homeLit.bots': 'Casa in fiamme: {places}!',
  'event.homeLitByFlare.bots': 'Fiammata sulla casa: {places}!',
  'event.extraAction.bots': 'Sulla casa: due azioni in questo turno!',
  'event.home.brief.bots': 'La casa: {places}.',
  'event.oneDig.brief.bots': 'Il bot può scavare una volta.',
  'event.twoDigs.brief.bots': 'Il bot può scavare due volte.',
  'event.homeLit.brief.bots': 'Il fuoco raggiunge la casa!',
  'event.homeLitByFlare.brief.bots': 'La fiammata raggiunge la casa!',
  'event.extraAction.brief.bots': 'La casa: due azioni in questo turno!',
  'event.doused.bots': 'Il bot ha spento: {places}.',
  'event.dug.bots': 'Il bot ha scavato: {places}.',
  'event.passed.bots': 'Il bot passa.',
  'event.won.bots': 'La casa è salva!',
  'event.lost.bots': 'La casa è perduta.',
  'event.playedOn.bots': 'Il bot continua per i punti.',

  'ending.flareBeside.bots':
    'Il bot ha salvato {points, plural, =0 {la casa} one {# casella} other {# caselle}}. La fiammata del turno {turn} è arrivata fin sotto casa.',
  'ending.sparksBeside.bots':
    'Al turno {turn} le scintille sono cadute proprio accanto alla casa. Il bot le ha spente, e ha salvato {points, plural, =0 {la casa} one {# casella} other {# caselle}}.',
  'ending.beside.bots':
    'Al turno {turn} il fuoco era accanto alla casa. Il bot l’ha spento, e ha salvato {points, plural, =0 {la casa} one {# casella} other {# caselle}}.',
  'ending.neverNear.bots':
    'Il fuoco è sempre rimasto ad almeno {distance} caselle dalla casa. Caselle salvate dal bot: {points}.',
  'ending.saved.bots':
    'Il bot ha salvato {points, plural, =0 {la casa} one {# casella} other {# caselle}} in {turns} turni. {doused, plural, =0 {Il fuoco si è consumato da solo.} one {Ha spento un fuoco.} other {Ha spento # fuochi.}}',
  'ending.flareLost.bots':
    'Al turno {turn} una fiammata ha preso la casa prima che il bot potesse agire. Colpa dei dadi.',
  'ending.cornerLost.bots':
    'Il fuoco è partito da un angolo della casa. Quasi nessuno riesce a fermarlo; il bot ha resistito per {turns, plural, one {# turno} other {# turni}}.',
  'ending.foughtOn.bots':
    'Al turno {turn} la casa è bruciata, ma il bot ha continuato a lottare. {points, plural, one {Una casella è ancora verde.} other {# caselle sono ancora verdi.}}',
  'ending.heldOut.bots':
    'La casa ha resistito per {turns, plural, one {# turno} other {# turni}}. {doused, plural, =0 {Nessun fuoco è stato spento.} one {Intanto il bot ha spento un fuoco.} other {Intanto il bot ha spento # fuochi.}}',

  'ending.x4.all':
    'Tutte e quattro le case sono salve, con {points, plural, one {# casella} other {# caselle}} intorno. Meglio di così non si può!',
  'ending.x4':
    '{crossings, plural, =0 {Il fuoco non ha mai passato una linea.} one {Il fuoco ha passato una linea una volta.} other {Il fuoco ha passato le linee in # caselle.}} {homes, plural, one {Una casa è salva} other {# case sono salve}}, con {points, plural, =0 {nessun’altra casella} one {# casella} other {# caselle}}.',
  'ending.x4.none':
    'La casa {quadrant, select, 0 {in alto a sinistra} 1 {in alto a destra} 2 {in basso a destra} other {in basso a sinistra}} è bruciata per ultima, al turno {turn}. Salvare quattro case è difficile.',

  'ending.vs.shared':
    'Gli stessi dadi, e {points, plural, =0 {solo la casa} one {# casella} other {# caselle}} a testa: nessuno ha fatto di meglio.',
  'ending.vs.allBurnt': 'Tutte le case sono bruciate, e a nessuno resta una casella.',
  'ending.vs.some':
    'Gli stessi dadi, e {count} giocatori dividono la vittoria con {points, plural, one {# casella} other {# caselle}} a testa.',
  'ending.vs.home':
    'La casa {player, seat, di} è ancora in piedi, e questo decide. {points, plural, =0 {Non serviva nemmeno una casella.} one {# casella è bastata.} other {# caselle sono bastate.}}',
  'ending.vs.home.you':
    'La tua casa è ancora in piedi, e questo decide: {points, plural, =0 {non serviva nemmeno una casella.} one {# casella è bastata.} other {# caselle sono bastate.}}',
  'ending.vs.burnt':
    'La casa {player, seat, di} è bruciata, ma nessuno ha salvato di più: {points, plural, one {# casella} other {# caselle}}.',
  'ending.vs.burnt.you':
    'La tua casa è bruciata, ma nessuno ha salvato di più: {points, plural, one {# casella} other {# caselle}}.',
  'ending.vs.ahead':
    'Gli stessi dadi per tutti. {player, seat} ha salvato {points, plural, one {# casella} other {# caselle}}, {ahead, plural, one {una} other {#}} più {count, plural, =2 {dell’altra parte} other {di chiunque altro}}.',
  'ending.vs.ahead.you':
    'Gli stessi dadi per tutti: hai salvato {points, plural, one {# casella} other {# caselle}}, {ahead, plural, one {una} other {#}} più {count, plural, =2 {dell’altra parte} other {di chiunque altro}}.',
  'ending.vs.behind':
    '{points, plural, =0 {Non hai salvato nessuna casella} one {Hai salvato # casella} other {Hai salvato # caselle}}. Con gli stessi dadi {player, seat} ne ha {ahead, plural, one {salvata una} other {salvate #}} in più.{stands, plural, =0 {} other { E quella casa è in piedi.}}',
  'ending.vs.noHome':
    '{points, plural, =0 {La casa {player, seat, di} è in piedi, la tua no} one {Hai salvato # casella, ma non la casa} other {Hai salvato # caselle, ma non la casa}}: questo ha deciso.',
};
