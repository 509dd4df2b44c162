/** Che cosa si racconta alla fine. */
export const ending = {
  'ending.second':
    'Anche {player, seat} vola a casa, {turns, plural, one {un turno} other {# turni}} dopo {otherPlayer, seat}.',
  'ending.second.you':
    'Anche tu voli a casa, {turns, plural, one {un turno} other {# turni}} dopo {otherPlayer, seat}.',
  'ending.nearly':
    'Quando {otherPlayer, seat} vola a casa, {missing, plural, one {manca solo una stella} other {mancano solo # stelle}} {player, seat, a}.',
  'ending.nearly.you':
    'Quando {otherPlayer, seat} vola a casa, {missing, plural, one {ti manca solo una stella} other {ti mancano solo # stelle}}.',
  'ending.gathered':
    'Stelle raccolte {player, seat, da}: {stars}. {bites, plural, =0 {Nessun morso.} one {Un morso.} other {# morsi.}} Ma prima di tutti arriva {otherPlayer, seat}.',
  'ending.gathered.you':
    'Raccogli {stars, plural, one {una stella} other {# stelle}} {bites, plural, =0 {e nessun serpente ti morde} one {e un serpente ti morde una volta} other {e i serpenti ti mordono # volte}}. Prima di tutti arriva {otherPlayer, seat}.',
  'ending.comeback':
    'Al turno {turn} {otherPlayer, seat} è avanti di {stars} stelle, eppure {player, seat} vola a casa prima di tutti!',
  'ending.comeback.you':
    'Al turno {turn} {otherPlayer, seat} è avanti di {stars} stelle, eppure voli a casa prima di tutti tu!',
  'ending.fainted':
    'I serpenti fanno svenire la fata {player, seat, di} {times, plural, one {una volta} other {# volte}}. Le stelle la risvegliano, e al turno {turn} è a casa prima di tutte!',
  'ending.fainted.you':
    'I serpenti fanno svenire la tua fata {times, plural, one {una volta} other {# volte}}. Le stelle la risvegliano, e al turno {turn} è a casa prima di tutte!',
  'ending.photo':
    '{player, seat} vola a casa al turno {turn}. {otherPlayer, seat, a} mancava una stella sola!',
  'ending.photo.you':
    'Voli a casa al turno {turn}. {otherPlayer, seat, a} mancava una stella sola!',
  'ending.bitten':
    'I serpenti mordono la fata {player, seat, di} {bites} volte. Al turno {turn} è a casa lo stesso!',
  'ending.bitten.you':
    'I serpenti mordono la tua fata {bites} volte. Al turno {turn} è a casa lo stesso!',
  'ending.unbitten':
    'Neanche un serpente morde la fata {player, seat, di}, che arriva a casa in {turn} turni.',
  'ending.unbitten.you':
    'Neanche un serpente morde la tua fata, che arriva a casa in {turn} turni.',
  'ending.home':
    'Stelle raccolte {player, seat, da}: {stars}. I serpenti mordono {bites, plural, one {una volta} other {# volte}}, e al turno {turn} la fata vola a casa.',
  'ending.home.you':
    'Raccogli {stars} stelle, i serpenti ti mordono {bites, plural, one {una volta} other {# volte}}, e al turno {turn} voli a casa.',
  'ending.lastTurn':
    'Il turno {turns} era l’ultimo. {player, seat} {others, plural, =0 {ha} one {e un’altra fata hanno} other {e altre # fate hanno}} {stars, plural, =0 {nessuna stella} one {una stella} other {# stelle}}: nessuno ha fatto di meglio.',
  'ending.lastTurn.you':
    'Il turno {turns} era l’ultimo. {others, plural, =0 {Hai} one {Tu e un’altra fata avete} other {Tu e altre # fate avete}} {stars, plural, =0 {nessuna stella} one {una stella} other {# stelle}}: nessuno ha fatto di meglio.',
};
