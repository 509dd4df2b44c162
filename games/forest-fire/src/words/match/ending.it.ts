import type { Catalogue } from '@glade/engine';

const FIRES = '{putOut, plural, =0 {nessun fuoco} one {# fuoco} other {# fuochi}}';
const PUT_OUT =
  '{putOut, plural, =0 {Insieme non avete spento nessun fuoco} one {Insieme avete spento # fuoco} other {Insieme avete spento # fuochi}}';
const HAD_PUT_OUT =
  '{putOut, plural, =0 {Insieme non avevate spento nessun fuoco} one {Insieme avevate spento # fuoco} other {Insieme avevate spento # fuochi}}';
const BOTS_PUT_OUT =
  '{putOut, plural, =0 {I bot non hanno spento nessun fuoco} one {I bot hanno spento # fuoco} other {I bot hanno spento # fuochi}}';
const FOREVER =
  'Dopo {rounds} giri {burning, plural, one {brucia ancora # casella} other {bruciano ancora # caselle}}. Un fuoco può bruciare per sempre: la partita finisce qui.';

export const ending = {
  'ending.rescue':
    'Al giro {round} {otherPlayer, seat} stava fra le fiamme. Le ha spente {player, seat}: riga {down}, colonna {across}.',
  'ending.huge': 'Al giro {round} bruciavano {count} caselle su {squares}. Le avete spente tutte.',
  'ending.burst':
    'Al giro {round} un solo tiro ha acceso altre {count} caselle. Insieme avete spento {putOut} fuochi, e la foresta è salva.',
  'ending.load':
    'Al giro {round} un solo carico d’acqua ha spento {count} fuochi. La foresta è salva.',
  'ending.stopped':
    'I vostri Tagliafuoco hanno fermato {stopped} fuochi sul nascere. Gli altri li avete spenti voi: ' +
    '{putOut}.',
  'ending.won': `Insieme avete spento ${FIRES} in {rounds, plural, one {# giro} other {# giri}}. La foresta è salva.`,
  'ending.caught':
    'Al giro {round} è scappata anche l’ultima persona: {player, seat}. ' +
    '{putOut, plural, =0 {Prima la squadra non aveva spento nessun fuoco} one {Prima la squadra aveva spento # fuoco} other {Prima la squadra aveva spento # fuochi}}. La foresta ha ancora bisogno di voi!',
  'ending.ablaze': `L’ultima casella verde ha preso fuoco al giro {rounds}. ${HAD_PUT_OUT}.`,
  'ending.forever': FOREVER,
  'ending.forever.caught': `Al giro {round} le fiamme hanno preso {player, seat}. ${FOREVER}`,
  'ending.forever.caught.you': `Al giro {round} le fiamme ti hanno preso. ${FOREVER}`,
  'ending.nearly':
    '{burning, plural, =0 {Alla fine non bruciava niente} one {Alla fine bruciava ancora una sola casella} other {Alla fine bruciavano ancora # caselle}}. ' +
    `${PUT_OUT}.`,
  'ending.ended': `{burning, plural, =0 {Alla fine non bruciava niente} one {Alla fine bruciava ancora una casella} other {Alla fine bruciavano ancora # caselle}}. ${PUT_OUT}.`,

  'outcome.ablaze.bots': 'È bruciata tutta la foresta.',
  'outcome.allOut.bots': 'Tutti hanno dovuto lasciare la foresta.',
  'ending.huge.bots':
    'Al giro {round} bruciavano {count} caselle su {squares}. I bot le hanno spente tutte.',
  'ending.burst.bots': `Al giro {round} un solo tiro ha acceso altre {count} caselle. ${BOTS_PUT_OUT}, e la foresta è salva.`,
  'ending.stopped.bots': `I Tagliafuoco hanno fermato {stopped} fuochi sul nascere. ${BOTS_PUT_OUT}.`,
  'ending.won.bots': `${BOTS_PUT_OUT} in {rounds, plural, one {# giro} other {# giri}}. La foresta è salva.`,
  'ending.caught.bots': `Al giro {round} è scappato anche l’ultimo pompiere: {player, seat}. ${BOTS_PUT_OUT}.`,
  'ending.ablaze.bots': `L’ultima casella verde ha preso fuoco al giro {rounds}. ${BOTS_PUT_OUT}.`,
  'ending.nearly.bots': `{burning, plural, =0 {Alla fine non bruciava niente} one {Alla fine bruciava ancora una sola casella} other {Alla fine bruciavano ancora # caselle}}. ${BOTS_PUT_OUT}.`,
  'ending.ended.bots': `{burning, plural, =0 {Alla fine non bruciava niente} one {Alla fine bruciava ancora una casella} other {Alla fine bruciavano ancora # caselle}}. ${BOTS_PUT_OUT}.`,
} satisfies Catalogue;
