import type { Catalogue } from '@glade/engine';

/** Che cosa si dice quando si riguarda una partita. */
export const reviewIt: Catalogue = {
  'review.title': 'Che cosa è successo',
  'review.start.win': 'All’inizio {player, seat} poteva vincere con probabilità {value} ({range}).',
  'review.start.win.you': 'All’inizio potevi vincere con probabilità {value} ({range}).',
  'review.start.win.team': 'Probabilità di vincere all’inizio: {value} ({range}).',
  'review.start.homes': 'Case che all’inizio si potevano salvare, in media: {value} ({range}).',
  'review.start.place':
    'All’inizio il valore {player, seat, di} sulla scala dei posti era {value} ({range}). Il primo posto vale il 100 %, l’ultimo lo 0 %.',
  'review.start.place.you':
    'All’inizio il tuo valore sulla scala dei posti era {value} ({range}). Il primo posto vale il 100 %, l’ultimo lo 0 %.',
  'review.luck.cost': 'La sfortuna è costata {points} {player, seat, a} ({range}).',
  'review.luck.cost.you': 'La sfortuna ti è costata {points} ({range}).',
  'review.luck.cost.team': 'La sfortuna è costata {points} ({range}).',
  'review.luck.gain': 'La fortuna ha dato {points} {player, seat, a} ({range}).',
  'review.luck.gain.you': 'La fortuna ti ha dato {points} ({range}).',
  'review.luck.gain.team': 'La fortuna ha dato {points} ({range}).',
  'review.luck.open': 'I bot non sanno dire se la fortuna ha aiutato {player, seat} ({range}).',
  'review.luck.open.you': 'I bot non sanno dire se la fortuna ti ha aiutato ({range}).',
  'review.luck.open.team': 'I bot non sanno dire se la fortuna ha aiutato ({range}).',
  'review.luck.none': 'La fortuna non ha cambiato niente.',
  'review.own.cost': 'Le scelte {player, seat, di} sono costate {points} ({range}).',
  'review.own.cost.you': 'Le tue scelte sono costate {points} ({range}).',
  'review.own.cost.team': 'Con altre scelte era possibile di più: {points} ({range}).',
  'review.own.gain': 'Le scelte {player, seat, di} hanno guadagnato {points} ({range}).',
  'review.own.gain.you': 'Le tue scelte hanno guadagnato {points} ({range}).',
  'review.own.gain.team': 'Le buone scelte hanno guadagnato {points} ({range}).',
  'review.own.both':
    'Alcune scelte {player, seat, di} hanno aiutato di sicuro: in tutto {helped}. Altre sono costate: {cost}.',
  'review.own.both.you':
    'Alcune tue scelte hanno aiutato di sicuro: in tutto {helped}. Altre sono costate: {cost}.',
  'review.own.both.team':
    'Alcune scelte della squadra hanno aiutato di sicuro: in tutto {helped}. Altre sono costate: {cost}.',
  'review.own.open':
    'I bot non sanno dire se altre scelte erano migliori per {player, seat} ({range}).',
  'review.own.open.you': 'I bot non sanno dire se altre scelte erano migliori ({range}).',
  'review.own.open.team': 'I bot non sanno dire se altre scelte erano migliori ({range}).',
  'review.own.open.missed':
    'Le scelte {player, seat, di} insieme: differenza troppo piccola per dirlo ({range}). Ma alcune potevano essere migliori.',
  'review.own.open.missed.you':
    'Le tue scelte insieme: differenza troppo piccola per dirlo ({range}). Ma alcune potevano essere migliori.',
  'review.own.open.missed.team':
    'Le scelte della squadra insieme: differenza troppo piccola per dirlo ({range}). Ma alcune potevano essere migliori.',
  'review.own.none': 'Il bot avrebbe fatto le stesse scelte.',
  'review.own.none.missed': 'Anche al bot sarebbero sfuggite mosse migliori.',
  'review.others.cost': 'Le scelte degli altri sono costate {points} {player, seat, a} ({range}).',
  'review.others.cost.you': 'Le scelte degli altri ti sono costate {points} ({range}).',
  'review.others.gain': 'Le scelte degli altri hanno dato {points} {player, seat, a} ({range}).',
  'review.others.gain.you': 'Le scelte degli altri ti hanno dato {points} ({range}).',
  'review.others.open': 'I bot non sanno dire se le scelte degli altri hanno pesato ({range}).',
  'review.others.none': 'Gli altri hanno scelto come il bot.',
  'review.points.win': '{n, plural, one {# vittoria} other {# vittorie}} su 100 partite',
  'review.points.homes': '{n, plural, one {# casa} other {# case}} su 100',
  'review.points.place':
    '{n, plural, one {# passo} other {# passi}} su 100 dall’ultimo posto al primo',
  'review.more.win': '{n, plural, one {# vittoria} other {# vittorie}} in più su 100 partite',
  'review.more.homes': '{n, plural, one {# casa} other {# case}} in più su 100',
  'review.more.place':
    '{n, plural, one {# passo} other {# passi}} in più, di 100 dall’ultimo posto al primo',
  'review.range': 'da {low} a {high}',
  'review.turning': '{turn}: la svolta, {change} su 100 ({range}).',
  'review.turning.setup': 'La svolta è stata la preparazione: {change} su 100 ({range}).',
  'review.turning.open': 'Nessun turno spicca da solo.',
  'review.whole.win':
    'La probabilità {player, seat, di} di vincere, dall’inizio alla fine: {from} {to}.',
  'review.whole.win.you': 'La tua probabilità di vincere, dall’inizio alla fine: {from} {to}.',
  'review.whole.win.team': 'La probabilità di vincere, dall’inizio alla fine: {from} {to}.',
  'review.whole.win.same': 'Probabilità di vincere all’inizio: {from}. E così è andata a finire.',
  'review.whole.homes':
    'Case che si potevano salvare in media, dall’inizio alla fine: {from} {to}.',
  'review.whole.homes.same':
    'Case che all’inizio si potevano salvare, in media: {from}. E così è finita.',
  'review.whole.place':
    'All’inizio il posto medio {player, seat, di} era {from}. Alla fine: posto {to}.',
  'review.whole.place.you': 'All’inizio il tuo posto medio era {from}. Alla fine: posto {to}.',
  'review.whole.place.same':
    'All’inizio il posto medio {player, seat, di} era {from}, e così è finita.',
  'review.whole.place.same.you': 'All’inizio il tuo posto medio era {from}, e così è finita.',
  'review.turn.always': 'Dall’inizio alla fine: sempre {from}.',
  'review.turn.steady': 'Dall’inizio alla fine: sempre fra {from} e {to}.',
  'review.turn.open': 'Nessun turno ha deciso da solo: la partita è cambiata a poco a poco.',
  'review.turn.early': 'Conto ancora quale turno ha cambiato di più …',
  'review.turn.name': 'Turno {turn}',
  'review.turn.name.setup': 'Preparazione',
  'review.turn.most.rose': '{turn}: l’aiuto più grande.',
  'review.turn.most.fell': '{turn}: il colpo più duro.',
  'review.turn.setup.rose': 'La preparazione ha aiutato di più.',
  'review.turn.setup.fell': 'Il colpo più duro è stata la preparazione.',
  'review.turn.before.win': '{turn}: prima era andata al contrario, {from} {to}.',
  'review.turn.before.homes': '{turn}: prima era andata al contrario, {from} {to}.',
  'review.turn.before.place':
    '{turn}: prima era andata al contrario, in media dal posto {from} al posto {to}.',
  'review.turn.win.rose': 'La probabilità {player, seat, di} di vincere è salita {from} {to}.',
  'review.turn.win.rose.you': 'La tua probabilità di vincere è salita {from} {to}.',
  'review.turn.win.rose.team': 'La probabilità di vincere è salita {from} {to}.',
  'review.turn.win.fell': 'La probabilità {player, seat, di} di vincere è scesa {from} {to}.',
  'review.turn.win.fell.you': 'La tua probabilità di vincere è scesa {from} {to}.',
  'review.turn.win.fell.team': 'La probabilità di vincere è scesa {from} {to}.',
  'review.turn.homes.rose': 'Le case da salvare in media sono salite {from} {to}.',
  'review.turn.homes.fell': 'Le case da salvare in media sono scese {from} {to}.',
  'review.turn.place.rose': 'In media {player, seat} sale dal posto {from} al posto {to}.',
  'review.turn.place.rose.you': 'In media sali dal posto {from} al posto {to}.',
  'review.turn.place.fell': 'In media {player, seat} scende dal posto {from} al posto {to}.',
  'review.turn.place.fell.you': 'In media scendi dal posto {from} al posto {to}.',
  'review.turn.by.luck': 'Per lo più è stata fortuna.',
  'review.turn.by.own': 'Per lo più sono state le scelte {player, seat, di}.',
  'review.turn.by.own.you': 'Per lo più sono state le tue scelte.',
  'review.turn.by.own.team': 'Per lo più sono state le scelte della squadra.',
  'review.turn.by.others': 'Per lo più sono state le scelte degli altri.',
  'review.bar.luck': 'Fortuna',
  'review.bar.own': 'Scelte {player, seat, di}',
  'review.bar.own.you': 'Le tue scelte',
  'review.bar.own.team': 'Le scelte della squadra',
  'review.bar.others': 'Le scelte degli altri',
  'review.bar.luck.gain': 'ha aiutato: {points}',
  'review.bar.luck.cost': 'sfortuna: {points}',
  'review.bar.choices.gain': 'hanno aiutato: {points}',
  'review.bar.choices.cost': 'sono costate: {points}',
  'review.bar.luck.none': 'nessuna differenza',
  'review.bar.choices.none': 'come avrebbe scelto il bot',
  'review.bar.choices.missed': 'alcune potevano essere migliori',
  'review.bar.choices.both': '+{helped} e −{cost}',
  'review.bar.open': 'differenza troppo piccola per dirlo',
  'review.bar.missed.none':
    'Questa barra è vuota: il bot avrebbe scelto lo stesso. Anche al bot sarebbero sfuggite mosse migliori.',
  'review.bar.missed.open':
    'Questa barra è vuota: tutte queste scelte insieme cambiano troppo poco per dirlo. Ma alcune potevano essere migliori.',
  'review.bar.rest':
    'Le barre insieme: {shown}. Tutta la partita: {whole}. Per il resto i bot non sanno dire che cosa è stato.',
  'review.bar.scale.over':
    'Fortuna e scelte possono annullarsi a vicenda: perciò una può superare 100.',
  'review.bar.scale.win': '100 è tutta la strada da persa a vinta.',
  'review.bar.scale.homes': '100 vuol dire: da nessuna casa salvata a tutte.',
  'review.bar.scale.place': '100 è tutta la strada dall’ultimo posto al primo.',
  'review.about.win':
    'Così si {n, plural, one {vincerebbe circa # partita} other {vincerebbero circa # partite}} in più su 100.',
  'review.about.win.most': 'Così quasi tutte le partite sarebbero vinte invece che perse.',
  'review.about.homes':
    'Così si {n, plural, one {salverebbe circa # casa} other {salverebbero circa # case}} in più su 100.',
  'review.about.place': 'Circa {more}.',
  'review.about.proven': 'È dimostrato.',
  'review.about.well.win':
    'Con le altre mosse si {n, plural, one {vincerebbe in media # partita} other {vincerebbero in media # partite}} in meno su 100.',
  'review.about.well.win.most': 'Con le altre mosse quasi tutte le partite sarebbero perse.',
  'review.about.well.homes':
    'Con le altre mosse si {n, plural, one {salverebbe in media # casa} other {salverebbero in media # case}} in meno su 100.',
  'review.about.well.place': 'In media circa {more} rispetto alle altre mosse.',
  'review.well': 'Che cosa è andato bene',
  'review.well.whole': 'La partita è arrivata fino in fondo.',
  'review.well.turn': 'Niente ha aiutato di più in questa partita.',
  'review.well.turn.open': 'Questo ha aiutato.',
  'review.well.line': '{turn}: {played}. In media {more} rispetto alle altre mosse ({range}).',
  'review.well.proven':
    '{turn}: {played}. In media {more} rispetto alle altre mosse ({range}): è dimostrato, se poi tutti giocano alla perfezione.',
  'review.costs': 'Che cosa si poteva fare meglio',
  'review.costs.line': '{turn}: invece di {played}, prova {better}. Porta {more} ({range}).',
  'review.costs.exact':
    '{turn}: invece di {played}, prova {better}. Porta esattamente {more}, se poi tutti giocano alla perfezione.',
  'review.costs.proven':
    '{turn}: invece di {played}, prova {better}. Porta {more} ({range}): è dimostrato, se poi tutti giocano alla perfezione.',
  'review.costs.none': 'I bot non trovano mosse chiaramente migliori.',
  'review.costs.many':
    'I bot non trovano una singola mossa chiaramente migliore. Ma tutte insieme le scelte {player, seat, di} sono costate {points}.',
  'review.costs.many.you':
    'I bot non trovano una singola mossa chiaramente migliore. Ma tutte insieme le tue scelte sono costate {points}.',
  'review.costs.many.team':
    'I bot non trovano una singola mossa chiaramente migliore. Ma tutte insieme le scelte sono costate {points}.',
  'review.costs.part': 'Tutte insieme, le scelte {player, seat, di} sono costate di più: {points}.',
  'review.costs.part.you': 'Tutte insieme, le tue scelte sono costate di più: {points}.',
  'review.costs.part.team': 'Tutte insieme, le scelte sono costate di più: {points}.',
  'review.costs.dearest': 'Qui sembra che si sia perso di più:',
  'review.bot': 'il bot «{name}»',
  'review.scale': 'Le scelte si confrontano con ciò che farebbe {bot}.',
  'review.scale.costs':
    'Un errore qui sotto si confronta con la scelta migliore: perciò può costare più che qui.',
  'review.method':
    'Da ogni posizione {bot} ha giocato {playouts, plural, one {# partita} other {# partite}} fino alla fine, con gli stessi dadi. Un intervallo tra parentesi è giusto 95 volte su 100.',
  'review.secrets': 'Qui si sa anche ciò che nella partita era nascosto.',
  'review.cut':
    '{n, plural, one {# partita di prova è stata interrotta} other {# partite di prova sono state interrotte}} prima della fine.',
  'review.examined': 'Scelte confrontate con tutte le altre mosse: {examined} su {decisions}.',
};
