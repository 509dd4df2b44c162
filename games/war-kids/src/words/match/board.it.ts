import type { Catalogue } from '@glade/engine';

const UNIT =
  '{type, select, S {Soldato} P {Pegaso} M {Mago} other {{side, select, 0 {Principe} other {Principessa}}}}';
/** With its article, and so at the beginning of a sentence. */
const THE_UNIT =
  '{type, select, S {il Soldato} P {il Pegaso} M {il Mago} other {{side, select, 0 {il Principe} other {la Principessa}}}}';
const THE_UNIT_FIRST =
  '{type, select, S {Il Soldato} P {Il Pegaso} M {Il Mago} other {{side, select, 0 {Il Principe} other {La Principessa}}}}';
const ACTOR = `${THE_UNIT} {number}`;
const TARGET =
  '{target, select, S {il Soldato} P {il Pegaso} M {il Mago} other {{side, select, 0 {la Principessa} other {il Principe}}}} {unit}';

/** What the board says: of hexes and units, and what to do now. */
export const board = {
  'unit.name': `${UNIT} {side, select, 0 {azzurro} other {rosa}} {number}`,
  'unit.the': `${THE_UNIT} {side, select, 0 {azzurro} other {rosa}} {number}`,
  'unit.short': `${UNIT} {number}`,
  'unit.yours':
    '{type, select, S {il tuo Soldato} P {il tuo Pegaso} M {il tuo Mago} other {{side, select, 0 {il tuo Principe} other {la tua Principessa}}}} {number}',
  // Prima di quello che mostrano i dadi: quale Mago lancia, e contro chi si combatte.
  'throwsFor.fight': `contro ${THE_UNIT} {number}`,
  'unit.kind': '{type, select, S {Soldato} P {Pegaso} M {Mago} other {Principe o Principessa}}',

  'ground.open': 'terreno aperto',
  'ground.woods': 'bosco',
  'ground.river': 'fiume',
  'ground.height': 'altezza {height}',
  'ground.road': 'strada',
  'ground.bridge': 'ponte',
  'ground.ford': 'guado',
  'ground.farm': 'fattoria',
  'ground.chateau': 'castello con mura',
  'ground.orchard': 'frutteto',
  'ground.hamlet': 'case',
  'ground.village': 'villaggio',
  'ground.inn': 'locanda',
  'ground.mill': 'mulino',
  'ground.sunken': 'strada incassata',

  'cell.owner':
    '{owner, select, 0 {tenuto dall’azzurro} 1 {tenuto dal rosa} other {non è di nessuno}}',
  'cell.wounded': 'unità ferita',
  'cell.shielded': 'unità protetta dal suo capo',
  'cell.pushed': 'unità spinta, al sicuro in questo turno',
  'cell.cast': 'incantesimo già lanciato',
  'cell.moved': 'movimento già fatto',
  'cell.spent': 'attacco già fatto',
  'cell.held': 'ce l’hai in mano',
  'cell.chosen': 'partecipa',
  'cell.canChoose': 'può partecipare',
  'cell.canAct': 'può ancora fare qualcosa',
  'cell.canLose': 'puoi scegliere questo',
  'cell.canLand': 'può finire qui',
  'cell.canEnter': 'può entrare qui',
  'cell.canPlace': 'di’ che è qui',
  'cell.canGo': 'puoi andare qui per {cost, plural, one {1 punto} other {# punti}}',
  'cell.touches': 'lì tocca {near, plural, one {un nemico} other {# nemici}}',
  'cell.can.charge': 'bersaglio per un Pegaso',
  'cell.can.strike': 'bersaglio per un Soldato',
  'cell.can.trio': 'bersaglio per tre Soldati insieme',
  'cell.can.fight':
    'i Soldati possono affrontarla{of, plural, =0 {} other {: {wins, plural, one {vince un tiro} other {vincono # tiri}} su {of}}}',
  'cell.can.cast':
    'un incantesimo colpisce con {need, select, 6 {un 6} other {{need} o più}}{of, plural, =0 {} other {: {wins} su {of}}}',
  'cell.can.slow':
    'la magia lenta colpisce con {need} o più{of, plural, =0 {} other {: {wins} su {of}}}',

  'board.told.moved': '{who} va in {place}.',
  'board.told.moved.you': '{unit} va in {place}.',
  'board.told.charged': '{who} carica il nemico in {place}!',
  'board.told.struck': '{who} colpisce il nemico in {place}!',
  'board.told.wounded': '{who} in {place}: unità ferita.',
  'board.told.eliminated':
    '{who} in {place} è {piece, select, 3 {catturato} 7 {catturata} other {eliminato}}.',
  'board.told.healed': '{who} in {place} guarisce.',
  'board.told.landed': '{who} finisce in {place}.',
  'board.told.entered': '{who} arriva in {place}.',
  'board.told.cast': '{who} lancia un incantesimo. Bersaglio: {whom}, {place}.',
  'board.name': 'Mappa: {title}',
  'board.tools': 'Grandezza della mappa',
  'board.closer': 'Ingrandisci',
  'board.farther': 'Rimpicciolisci',
  'board.whole': 'Mostra tutto',
  'board.land': 'Scegli la casella dove finisce il nemico.',
  'board.loss': 'Scegli il Soldato da colpire.',
  'board.mark.near': 'qui il nemico può colpirti',
  'board.mark.far': 'qui può colpire la magia',
  'board.waiting': 'Arrivano nel turno:',
  'board.arrives': 'arriva nel turno {turn}',
  'board.army': 'A che punto siamo',
  'board.turn': 'Turno {turn} di {limit}',
  'board.side': 'Esercito',
  'board.sides': '{side, select, 0 {Azzurro} other {Rosa}}',
  'board.points': 'Punti',
  'board.lost': 'Perdite',
  'board.goal': 'Vinci se catturi il capo nemico. Proteggi il tuo.',
  'board.hold':
    '{side, select, 0 {L’azzurro} other {Il rosa}} vince tenendo {places}: {count, plural, one {un turno} other {# turni}} su {turns}',
  'board.hold.brief': 'Tieni {places}',
  'board.guess': 'Chi lo dice?',
  'board.guess.draw': 'Ascolta…',
  'board.guess.answer': 'Chi lo dice?',
  'board.guess.over': 'Le pedine sono finite!',
  'board.answer.yours': 'la tua risposta',
  'board.answer.right': 'giusto',
  'board.left.middle': '{left, plural, =0 {nessuna al centro} other {# al centro}}',
  'board.next': 'Prossimo indovinello',
  'board.gone':
    'Non c’è più {type, select, S {nessun Soldato} P {nessun Pegaso} M {nessun Mago} other {nessun capo}}.',
  'board.clock': 'Orologio: {seconds} s',
  'board.colour': 'Quale colore?',
  'board.colour.of':
    '{side, select, 0 {Azzurro, con il Principe} other {Rosa, con la Principessa}}',
  'board.listen': 'Ascolta',
  'board.time': '{left, plural, one {ancora un secondo} other {ancora # secondi}}',
  'board.piles': 'Le pedine',
  'board.units': '{count, plural, one {una unità} other {# unità}}',
  'board.pile.middle': 'Al centro: {count}',
  'board.pile.child': 'Tu ne hai: {count}',
  'board.pile.adult': 'L’adulto ne ha: {count}',

  'board.resting':
    'Turno {turn} di {limit}{side, select, 0 { · Cattura il Principe} 1 { · Cattura la Principessa} other {}}',

  // Al posto della fase, finché c’è qualcosa in mano.
  'task.go': `Dove va ${THE_UNIT} {number}? Ha {points, plural, one {# punto} other {# punti}}, {hexes, plural, one {una casella} other {# caselle}} a portata.{road, select, 1 { Uno in più su strada.} other {}}{touches, select, 1 { Spade: da lì può attaccare.} other {}}`,
  'task.both': `Scegli dove va ${THE_UNIT} {number}, o un nemico da attaccare.`,
  'task.attack': `Quale nemico vuoi attaccare con ${THE_UNIT} {number}? Può raggiungere: {targets}.`,
  'task.place': `Dov’è ${THE_UNIT} {number}? Scegli la casella.`,
  'task.enter': `Da dove entra ${THE_UNIT} {number}? Scegli la casella.`,
  'task.exit': `${THE_UNIT_FIRST} {number} può lasciare la mappa.`,
  'board.echo.nothing': 'Lì non c’è nulla da fare. Scegli prima una tua unità.',
  'board.echo.nobody': 'Nessuna tua unità può attaccare lì. Scegli un altro nemico.',
  'board.echo.back': 'Rimessa al suo posto.',
  'task.next': 'Passa al prossimo indovinello.',
  'task.done': `${THE_UNIT_FIRST} {number} non può {moved, select, 1 {più muoversi} other {muoversi: ogni via è bloccata}}.`,
  'task.peace': `${THE_UNIT_FIRST} {number} ora non può attaccare.`,
  'task.aim': `Come attacchi ${THE_UNIT} {number}?`,
  'task.aim.one': `Attacchi ${THE_UNIT} {number} in {at}?`,
  'task.aim.spell': `Con il Mago {by} vuoi colpire ${THE_UNIT} {number} in {at}? Ti serve {need, select, 6 {un 6} other {{need} o più}}.`,
  'task.aim.several': `Con chi attacchi ${THE_UNIT} {number}? Scegli una tua unità per aggiungerla o toglierla.`,
  'task.mustBeat':
    'Prima attacca {n, plural, one {il nemico} other {i nemici}} in {targets}: se puoi vincere senza dadi, devi farlo.',
  'task.mustFight':
    'Prima combatti contro {n, plural, one {il nemico} other {i nemici}} in {targets}: in questa partita devi farlo.',
  'task.moved': 'Le tue unità si sono mosse tutte. Ora finisci il movimento.',

  'seat.army':
    '{units, plural, one {un’unità} other {# unità}}, {mages, plural, =0 {nessun Mago} one {un Mago} other {# Maghi}}, {points, plural, one {un punto} other {# punti}}',
  'seat.pile.child': '{count, plural, one {una pedina} other {# pedine}}',
  'seat.pile.adult': '{count, plural, one {una pedina} other {# pedine}}',

  'step.move':
    '{player, seat, name}: chi si muove?{mages, select, 1 { I Maghi lanciano incantesimi prima di muoversi.} other {}}',
  'step.place':
    '{player, seat, name}, muovi sul tavolo. Poi tocca ogni unità che combatte, e la sua casella.',
  'step.place.you': 'Muovi sul tavolo. Poi tocca ogni unità che combatte, e la sua casella.',
  'step.move.you':
    'Chi si muove?{mages, select, 1 { I Maghi lanciano incantesimi prima di muoversi.} other {}}',
  'step.combat': '{player, seat, name}: chi attacca quale nemico?',
  'step.combat.you': 'Chi attacca quale nemico?',
  'step.cast':
    '{player, seat, name}, tira per l’incantesimo: colpisce con {need, select, 6 {un 6} other {{need} o più}}{of, plural, =0 {} other { ({wins} su {of})}}.',
  'step.cast.you':
    'Tira per l’incantesimo: colpisce con {need, select, 6 {un 6} other {{need} o più}}{of, plural, =0 {} other { ({wins} su {of})}}.',
  'step.fight':
    '{player, seat} attacca. Tira un dado per parte{of, plural, =0 {} other {: {wins, plural, one {vince un tiro} other {vincono # tiri}} su {of}}}.',
  'step.fight.you':
    'Attacchi tu. Tira un dado per parte{of, plural, =0 {} other {: {wins, plural, one {vince un tiro} other {vincono # tiri}} su {of}}}.',
  'step.land': '{player, seat, name}, l’incantesimo è riuscito! Scegli dove finisce il nemico.',
  'step.land.you': 'L’incantesimo è riuscito! Scegli dove finisce il nemico.',
  'step.loss': '{player, seat, name}, hai vinto lo scontro. Scegli quale Soldato colpire.',
  'step.loss.you': 'Hai vinto lo scontro. Scegli quale Soldato colpire.',
  'step.over': 'La partita è finita.',
  'step.guess.draw': 'Ascolta!',
  'step.guess.answer': 'Chi lo dice? Scegli la figura.',
  'step.guess.over': 'La partita è finita.',
  'step.slow':
    '{player, seat, name}, tira due dadi per la magia lenta. Colpisce con {need} o più{of, plural, =0 {} other { ({wins} su {of})}}.',
  'step.slow.you':
    'Tira due dadi per la magia lenta: colpisce con {need} o più{of, plural, =0 {} other { ({wins} su {of})}}.',

  'action.finish': 'Vai alla fine',
  'action.skip': 'Salta',
  'action.end.move': 'Finisci il movimento',
  'action.end.combat': 'Finisci gli attacchi',
  'action.end.move.ask':
    '{left, plural, one {Una tua unità può ancora muoversi} other {# tue unità possono ancora muoversi}}. Hai finito il movimento?',
  'action.end.move.ask.no': 'Torna alla mappa',
  'action.end.move.ask.yes': 'Finisci il movimento',
  'action.end.combat.ask':
    '{left, plural, one {Una tua unità può ancora attaccare} other {# tue unità possono ancora attaccare}}. Hai finito di attaccare?',
  'action.end.combat.ask.no': 'Torna alla mappa',
  'action.end.combat.ask.yes': 'Finisci gli attacchi',
  'action.leave': 'Non attaccare',
  'action.charge': 'Carica!',
  'action.strike': 'Colpisci!',
  'action.trio': 'Tutti e tre!',
  'action.fight':
    'Combatti con {soldiers, plural, one {un Soldato} other {# Soldati}}{of, plural, =0 {} other {: {wins} su {of}}}',
  'action.cast':
    'Incantesimo veloce: {need, select, 6 {un 6} other {{need} o più}}{of, plural, =0 {} other {, {wins} su {of}}}',
  'action.slow': 'Magia lenta: {need} o più{of, plural, =0 {} other {, {wins} su {of}}}',
  'action.exit': 'Lascia la mappa',
  'action.move.at': `Muovi ${ACTOR} da {from} a {to}`,
  'action.enter.at': `Fai entrare ${ACTOR} in {places}`,
  'action.place.at': `Di’ che ${ACTOR} è in {places}`,
  'action.exit.at': `Fai uscire dalla mappa ${ACTOR} da {place}`,
  'action.land.at': 'Spingi il nemico in {place}',
  'action.charge.at': `Carica ${TARGET} in {to} con ${ACTOR} da {from}`,
  'action.strike.at': `Colpisci ${TARGET} in {to} con ${ACTOR} da {from}`,
  'action.trio.at': 'Attacca il Soldato {unit} in {from} con i tre Soldati che lo circondano',
  'action.fight.at': `Combatti contro ${TARGET} in {from} con {count, plural, one {il Soldato lì accanto} other {# Soldati lì accanto}}`,
  'action.cast.at': `Lancia un incantesimo con ${ACTOR} da {from} contro ${TARGET} in {to}`,
  'action.slow.at': `Lancia la magia lenta con ${ACTOR} da {from} contro ${TARGET} in {to}`,
  'action.loss.at': 'Scegli il Soldato {number} in {place}',

  // What people can do now, as the help says it.
  'now.move': 'Muovi un’unità',
  'now.place': 'Di’ dov’è un’unità',
  'now.enter': 'Fai entrare un’unità che aspetta',
  'now.exit': 'Esci dalla mappa con un’unità',
  'now.land': 'Scegli dove finisce l’unità spinta',
  'now.charge': 'Carica con un Pegaso',
  'now.strike': 'Colpisci con un Soldato',
  'now.trio': 'Attacca un Soldato con tre dei tuoi',
  'now.fight': 'Combatti contro un nemico con i dadi',
  'now.cast': 'Lancia un incantesimo con un Mago',
  'now.slow': 'Lancia la magia lenta con un Mago',
  'now.loss': 'Scegli quale Soldato colpire',
  'now.leave': 'Non attaccare',
  'now.end.move': 'Finisci il movimento',
  'now.end.combat': 'Finisci gli attacchi',
  'action.answer.0': 'Soldato',
  'action.answer.1': 'Pegaso',
  'action.answer.2': 'Mago',
  'action.answer.3': 'Principe o Principessa',
  'action.answer.4': 'Tempo scaduto',
} satisfies Catalogue;
