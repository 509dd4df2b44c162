/** Che cosa si racconta alla fine. */
export const ending = {
  'ending.second':
    'Anche la fata {player, seat, di} è a casa. È arrivata {turns, plural, =0 {nello stesso giro {otherPlayer, seat, di}} one {un giro dopo {otherPlayer, seat}} other {# giri dopo {otherPlayer, seat}}}.',
  'ending.second.you':
    'Anche la tua fata è a casa. È arrivata {turns, plural, =0 {nello stesso giro {otherPlayer, seat, di}} one {un giro dopo {otherPlayer, seat}} other {# giri dopo {otherPlayer, seat}}}.',
  'ending.nearly':
    'Prima fata a casa: {otherPlayer, seat, name}. In quel momento {player, seat, a} {missing, plural, one {mancava solo una stella} other {mancavano solo # stelle}}.',
  'ending.nearly.you':
    'Prima fata a casa: {otherPlayer, seat, name}. In quel momento ti {missing, plural, one {mancava solo una stella} other {mancavano solo # stelle}}.',
  'ending.gathered':
    'La fata {player, seat, di} {stars, plural, =0 {non ha raccolto stelle} one {ha raccolto una stella} other {ha raccolto # stelle}}. {bites, plural, =0 {Nessun serpente l’ha morsa.} one {Un serpente l’ha morsa una volta.} other {I serpenti l’hanno morsa # volte.}}',
  'ending.gathered.you':
    '{stars, plural, =0 {Non hai raccolto stelle} one {Hai raccolto una stella} other {Hai raccolto # stelle}}, e {bites, plural, =0 {nessun serpente ti ha morso} one {un serpente ti ha morso una volta} other {i serpenti ti hanno morso # volte}}.',
  'ending.comeback':
    'Dopo {turn, plural, one {il primo turno} other {# turni}} {player, seat, di}, {otherPlayer, seat} aveva {stars} stelle in più. Eppure la fata {player, seat, di} è arrivata a casa per prima!',
  'ending.comeback.you':
    'Dopo {turn, plural, one {il tuo primo turno} other {# dei tuoi turni}} {otherPlayer, seat} aveva {stars} stelle in più. Eppure la tua fata è arrivata a casa per prima!',
  'ending.fainted':
    'I serpenti hanno fatto svenire {times, plural, one {una volta} other {# volte}} la fata {player, seat, di}. {times, plural, one {Una stella l’ha risvegliata} other {Le stelle l’hanno risvegliata}}. Dopo {turn} dei suoi turni era a casa prima di tutte!',
  'ending.fainted.you':
    'I serpenti hanno fatto svenire la tua fata {times, plural, one {una volta} other {# volte}}. {times, plural, one {Una stella l’ha risvegliata} other {Le stelle l’hanno risvegliata}}. Dopo {turn} dei tuoi turni era a casa prima di tutte!',
  'ending.photo':
    'La fata {player, seat, di} è arrivata a casa dopo {turn} dei suoi turni. In quel momento {otherPlayer, seat, a} mancava una stella sola!',
  'ending.photo.you':
    'Dopo {turn} dei tuoi turni la tua fata era a casa. In quel momento {otherPlayer, seat, a} mancava una stella sola!',
  'ending.bitten':
    'I serpenti hanno morso {bites} volte la fata {player, seat, di}. Dopo {turn} dei suoi turni era a casa lo stesso!',
  'ending.bitten.you':
    'I serpenti hanno morso la tua fata {bites} volte. Dopo {turn} dei tuoi turni era a casa lo stesso!',
  'ending.unbitten':
    'Nessun serpente ha morso la fata {player, seat, di}. È arrivata a casa dopo {turn} dei suoi turni.',
  'ending.unbitten.you':
    'Nessun serpente ha morso la tua fata. È arrivata a casa dopo {turn} dei tuoi turni.',
  'ending.home':
    'La fata {player, seat, di} ha raccolto {stars} stelle. {bites, plural, one {Un serpente l’ha morsa una volta} other {I serpenti l’hanno morsa # volte}}, e dopo {turn} dei suoi turni era a casa.',
  'ending.home.you':
    'Hai raccolto {stars} stelle, e {bites, plural, one {un serpente ti ha morso una volta} other {i serpenti ti hanno morso # volte}}. Dopo {turn} dei tuoi turni la tua fata era a casa.',
  'ending.lastTurn':
    'Il turno {turns} era l’ultimo. La fata {player, seat, di} {others, plural, =0 {} one {e un’altra } other {e altre # }}{stars, plural, =0 {non } other {}}{others, plural, =0 {aveva} other {avevano}} {stars, plural, =0 {stelle} one {una stella} other {# stelle}}{stars, plural, =0 {} other {{others, plural, =0 {} other { ciascuna}}}}. Nessuna fata ha fatto di meglio.',
  'ending.lastTurn.you':
    'Il turno {turns} era l’ultimo. La tua fata {others, plural, =0 {} one {e un’altra } other {e altre # }}{stars, plural, =0 {non } other {}}{others, plural, =0 {aveva} other {avevano}} {stars, plural, =0 {stelle} one {una stella} other {# stelle}}{stars, plural, =0 {} other {{others, plural, =0 {} other { ciascuna}}}}. Nessuna fata ha fatto di meglio.',
};
