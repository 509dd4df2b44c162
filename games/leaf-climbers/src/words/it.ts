import type { Catalogue } from '@glade/engine';
import { card } from './card.ts';
import { ending } from './ending.it.ts';
import { help } from './help.it.ts';

const text = {
  ...card.it,
  ...help,
  ...ending,

  'where.leaf': 'Dove cadranno le foglie',
  'where.stood': 'Chi resta dov’è',
  'where.moved': 'Passi in piano',
  'where.climbed': 'Passi in salita',
  'where.descended': 'Passi in discesa',
  'where.upAndDown': 'Mosse su e giù',
  'where.climbedTop': 'Salite sulla cima blu',
  'where.crushed': 'Omini finiti sotto una foglia',
  'where.grown': 'Dove cresce il mucchio',
  'stream.order': 'L’ordine di gioco',
  'stream.leaves': 'Quante foglie cadono',
  'stream.leaf': 'Dove cadono le foglie',
  'stream.steps': 'I punti da spendere in passi',
  'example.move': 'vai 3,5',
  'typed.go': 'vai',
  'typed.stay': 'resta',
  'typed.order': 'ordine',
  'typed.leaves': 'foglie',
  'typed.leaf': 'foglia',
  'typed.roll': 'tiro',
  'game.story':
    'Siete piccolissimi, e ogni foglia che cade è più grande di voi. Vedete già dove cadranno le foglie. Scappate in tempo, salite sempre più in alto e resistete finché il mucchio non è completo.',

  'seats.hint': 'Passatevi il dispositivo a ogni turno. Tutti vedono le stesse cose, anche i bot.',

  place: 'colonna {column}, riga {row}',
  'place.many': '{n} caselle',
  'place.spoken': 'colonna {column}, riga {row}',
  'place.table': 'verde {column} blu {row}',
  'place.table.spoken': 'verde {column}, blu {row}',

  'preset.default': 'Classico',
  'preset.default.about': 'Il gioco così com’è scritto, in quattro.',
  'preset.family': 'Con i più piccoli',
  'preset.family.about':
    'In tre, così c’è più spazio. Se gli ultimi omini vengono colpiti insieme, vincono insieme.',
  'preset.tournament': 'Torneo',
  'preset.tournament.about':
    'I vincitori si dividono una sola vittoria: conviene resistere più degli altri.',
  'preset.hardy': 'Per i più tenaci',
  'preset.hardy.about': 'Vietato stare fermi, e scendere costa 3. Si salvano in pochi.',
  'preset.two': 'In due',
  'preset.two.about': 'Appena uno è fuori, vince l’altro.',
  'preset.three': 'In tre',
  'preset.three.about': 'Un angolo resta vuoto, e c’è più spazio.',

  'option.players': 'Giocatori',
  'option.players.2': '2',
  'option.players.3': '3',
  'option.players.4': '4',
  'option.players.about': 'Il gioco è nato per quattro.',
  'option.order': 'Ordine di gioco',
  'option.order.fixed': 'tirato a sorte una volta',
  'option.order.rotate': 'al giro seguente il primo passa in fondo',
  'option.order.eachRound': 'tirato a sorte a ogni giro',
  'option.order.about':
    'Chi si muove più tardi sa più cose. Alla lunga, però, non fa nessuna differenza.',
  'option.standStill': 'Stare fermi',
  'option.standStill.on': 'si può',
  'option.standStill.off': 'non si può: si salvano in meno',
  'option.standStill.about':
    'Se non si può, devi finire su un’altra casella appena ne puoi raggiungere una. Allora nessun posto è sicuro per sempre.',
  'option.descend': 'Costo di un passo in discesa',
  'option.descend.2': '2',
  'option.descend.3': '3',
  'option.descend.about': 'Anche se scendi di molto.',
  'option.lastOne': 'Chi resta per ultimo',
  'option.lastOne.winsAtOnce': 'vince subito',
  'option.lastOne.mustSurvive': 'deve resistere fino alla fine',
  'option.lastOne.about': 'La fine arriva quando il mucchio è completo.',
  'option.allLost': 'Se gli ultimi omini vengono colpiti insieme',
  'option.allLost.noWinner': 'non vince nessuno',
  'option.allLost.shared': 'vincono insieme gli ultimi usciti',
  'option.allLost.about': 'A volte le foglie prendono tutti nello stesso momento.',
  'option.credit': 'Se i vincitori sono più di uno',
  'option.credit.each': 'ognuno ha una vittoria intera',
  'option.credit.split': 'si dividono una vittoria',
  'option.credit.about': 'Se si divide, conviene resistere più degli altri.',
  'option.ownDice': 'Dadi',
  'option.ownDice.off': 'sullo schermo',
  'option.ownDice.on': 'i nostri, sul tavolo',
  'option.ownDice.about': 'Tirate dadi veri e dite a Glade che cosa mostrano.',
  'option.appThrows': 'Dadi che mancano',
  'option.appThrows.about': 'Glade tira i dadi che non avete.',
  'option.appThrows.none': 'li abbiamo tutti',
  'option.appThrows.d20': 'niente d20',
  'option.appThrows.d4': 'niente d4',
  'option.appThrows.d20d4': 'né d20 né d4',
  'option.appThrows.d6': 'niente d6',
  'option.appThrows.d20d6': 'niente d20 e d6',
  'option.appThrows.d6d4': 'niente d6 e d4',
  'option.crushedMeeple': 'Gli omini che sono fuori',
  'option.crushedMeeple.each': 'come vuole il giocatore',
  'option.crushedMeeple.leave': 'restano schiacciati fra le foglie',
  'option.crushedMeeple.hide': 'non si vedono',
  'option.crushedMeeple.about':
    'Come vuole il giocatore: l’omino resta schiacciato finché il suo giocatore non lo toglie. È solo una figura e non sbarra la strada a nessuno.',

  'throw.order': 'Tira a sorte l’ordine di gioco',
  'throw.leaves': 'Tira per sapere quante foglie cadono',
  'throw.leaf': 'Tira per sapere dove cade una foglia',
  'throw.steps': 'Tira per i punti',
  'reads.order': 'ordine',
  'reads.leaves': 'foglie',
  'reads.column': 'colonna verde',
  'reads.row': 'riga blu',
  'reads.points': 'punti',

  // Before what the die shows.
  'throwsFor.steps': '{player, seat}',
  // What people said that their dice show.
  'threw.leaves': '{first, plural, one {una foglia} other {# foglie}}',
  'threw.leaf': 'verde {first}, blu {second}',
  'threw.steps': '{player, seat, name}, {first, plural, one {un punto} other {# punti}}',

  'step.order': 'Tirate a sorte l’ordine di gioco.',
  'step.leaves': 'Quante foglie cadranno? Tira il dado a venti facce.',
  'step.leaf':
    'Dove cadranno? Tira il dado verde e quello blu: {left, plural, one {ancora una foglia.} other {ancora # foglie.}}',
  'step.steps': '{player, seat, name}, tira il dado a quattro facce per i tuoi punti.',
  'step.steps.you': 'Tocca a te. Tira il dado a quattro facce per i tuoi punti.',
  'step.move':
    '{player, seat, name}: {roll, plural, one {un punto.} other {# punti.}} Scegli la casella dove fermarti.',
  'step.move.you':
    '{roll, plural, one {Un punto.} other {# punti.}} Scegli la casella dove fermarti.',
  'step.over': 'La partita è finita.',
  'step.move.danger':
    '{player, seat, name}, hai {leaves, plural, one {una foglia} other {# foglie}} sopra la testa! {roll, plural, one {Un punto} other {# punti}} per scappare.',
  'step.move.danger.you':
    'Hai {leaves, plural, one {una foglia} other {# foglie}} sopra la testa! {roll, plural, one {Un punto} other {# punti}} per scappare.',
  'step.move.safe': '{player, seat, name}: quassù sei al sicuro per sempre. Resta dove sei.',
  'step.move.safe.you': 'Quassù sei al sicuro per sempre. Resta dove sei.',
  'task.danger':
    'Lì {leaves, plural, one {cadrà una foglia} other {cadranno # foglie}}! Scegli di nuovo la casella per andarci.',
  'task.danger.stay':
    'Qui {leaves, plural, one {cadrà una foglia} other {cadranno # foglie}}! Scegli di nuovo la casella per restarci.',

  'action.stay': 'Resta qui',
  'action.stay.done': 'resta lì',
  'action.stay.ask':
    'Qui {leaves, plural, one {ti cade una foglia} other {ti cadono # foglie}} in testa! Resti lo stesso?',
  'action.stay.ask.yes': 'Resta qui',
  'action.stay.ask.no': 'No, scappa',
  'action.climb.at': 'Vai in {place}',
  'action.climb.at.done': 'va in {place}',

  // What people can do now, as the help says it.
  'now.climb': 'Vai in una casella che puoi raggiungere con i tuoi punti',
  'now.stay': 'Resta dove sei',
  'action.skip': 'Salta',
  'action.finish': 'Vai alla fine',
  'action.letFall': 'Fai cadere il resto',

  'crushed.take.label': 'Togli l’omino {player, seat, di}',
  'crushed.take.label.you': 'Togli il tuo omino',
  'crushed.put.label': 'Rimetti l’omino {player, seat, di}',
  'crushed.put.label.you': 'Rimetti il tuo omino',

  'cell.level':
    '{level, select, 0 {terra nuda} 1 {livello 1, verde} 2 {livello 2, giallo} 3 {livello 3, arancione} 4 {livello 4, rosso} 5 {livello 5, viola} other {livello 6, blu}}',
  'cell.safe': 'al sicuro per sempre',
  'cell.leaves': '{leaves, plural, one {qui cadrà una foglia} other {qui cadranno # foglie}}',
  'cell.climber': '{player, seat, part}',
  'cell.canGo': 'puoi andarci con {price, plural, one {un punto} other {# punti}}',
  'aloud.leaves': 'Ci sono foglie sopra {rows}.',
  'aloud.row': 'riga {row}, {n, plural, one {colonna} other {colonne}} {columns}',
  'cell.canEnter': 'toccala se i dadi la indicano',
  'cell.canStay': 'puoi restare qui',
  'cell.danger': 'pericolosa',
  'board.name': 'Il mucchio di foglie',
  'board.column': 'colonna',
  'board.row': 'riga',
  'board.count': '{chips} foglie su {all}',
  'board.climbing': '{left, plural, one {{name} è} other {# giocatori sono}} ancora in gioco.',
  'board.air': '{leaves, plural, one {una in aria} other {# in aria}}',
  'board.announced':
    '{leaves, plural, one {C’è una foglia} other {Ci sono # foglie}} in aria.{you, select, under { Sei sotto una foglia!} clear { Nessuna è sopra di te.} other {}}{under, plural, =0 {{you, select, none { Sotto non c’è nessuno.} other {}}} other {{you, select, under { Anche sotto una foglia: {who, seat, name}.} other { Sotto una foglia: {who, seat, name}.}}}}',
  'board.state.fine': 'in gioco',
  'board.state.danger': 'foglia!',
  'board.state.safe': 'al sicuro',
  'board.state.lost': 'fuori',
  'board.state.won': 'ha vinto',
  'seat.goes': 'gioca per {place}º',
  'seat.place': '{place}º',

  'outcome.complete': 'Il mucchio è completo. Vince chi è ancora lì!',
  'outcome.complete.all': 'Siete arrivati in cima tutti!',
  'outcome.lastOne': 'Vince chi è rimasto per ultimo sul mucchio!',
  'outcome.nobody': 'Sul mucchio non c’è più nessuno, e non vince nessuno. Riprovateci!',
  'outcome.lostTogether': 'Sul mucchio non c’è più nessuno. Vince chi ha resistito di più!',
  'measure.rounds': 'giri',
  'measure.chips': 'foglie cadute',
  'measure.survivors': 'sopravvissuti',
  'measure.credit': 'vittorie assegnate',
  'measure.climbed': 'livello',
  'measure.each':
    '{credit, plural, =0 {fuori} other {{survivors, select, 0 {fra gli ultimi a uscire, vittorie: {credit}} other {vittorie: {credit}, livello: {climbed}}}}}',
  'turn.heading': 'Giro {turn}',

  'event.first': 'Comincia {player, seat}.',
  'event.first.you': 'Cominci tu.',
  'event.next': 'Poi {player, seat}.',
  'event.next.you': 'Poi tu.',
  'event.leaves':
    '{leaves, plural, one {In questo giro cade una foglia.} other {In questo giro cadono # foglie.}}',
  'event.void':
    'Non c’è più posto: {rest, plural, one {una foglia non cade.} other {# foglie non cadono.}}',
  'event.void.brief': '{rest, plural, one {Una foglia non cade.} other {# foglie non cadono.}}',
  'event.leaf':
    '{leaves, plural, one {{n, plural, one {Una foglia cadrà qui: {places}.} other {Cadranno foglie qui: {places}.}}} other {{n, plural, one {Una seconda foglia cadrà qui: {places}.} other {Una seconda foglia cadrà anche qui: {places}.}}}}',
  'event.leaf.many':
    '{leaves, plural, one {Una foglia cadrà su {n} caselle.} other {Una seconda foglia cadrà su {n} caselle.}}',
  'event.leaf.brief': '{n, plural, one {Una foglia in aria: {places}.} other {# foglie in aria.}}',
  'event.dice': '{player, seat} ha {roll, plural, one {un punto.} other {# punti.}}',
  'event.dice.you': 'Hai {roll, plural, one {un punto.} other {# punti.}}',
  'event.stays': '{player, seat} non può andare da nessuna parte e resta dov’è.',
  'event.stays.brief': '{player, seat} non può muoversi.',
  'event.stays.you': 'Non puoi andare da nessuna parte e resti dove sei.',
  'event.stays.brief.you': 'Non puoi muoverti.',
  'event.stood': '{player, seat} resta qui: {places}.',
  'event.stood.brief': '{player, seat, name}: resta qui, {places}.',
  'event.stood.brief.you': 'Resti qui: {places}.',
  'event.stood.you': 'Resti qui: {places}.',
  'event.moved':
    '{player, seat} va qui: {places}. Costa {price, plural, one {un punto.} other {# punti.}}',
  'event.moved.brief': '{player, seat, name}: va qui, {places}.',
  'event.moved.you': 'Vai qui: {places}. Costa {price, plural, one {un punto.} other {# punti.}}',
  'event.moved.brief.you': 'Vai qui: {places}.',
  'event.climbed':
    '{player, seat} sale qui: {places}. Costa {price, plural, one {un punto.} other {# punti.}}',
  'event.climbed.brief': '{player, seat, name}: sale qui, {places}.',
  'event.climbed.you':
    'Sali qui: {places}. Costa {price, plural, one {un punto.} other {# punti.}}',
  'event.climbed.brief.you': 'Sali qui: {places}.',
  'event.descended':
    '{player, seat} scende qui: {places}. Costa {price, plural, one {un punto.} other {# punti.}}',
  'event.descended.brief': '{player, seat, name}: scende qui, {places}.',
  'event.descended.you':
    'Scendi qui: {places}. Costa {price, plural, one {un punto.} other {# punti.}}',
  'event.descended.brief.you': 'Scendi qui: {places}.',
  'event.upAndDown':
    '{player, seat} sale e scende, e arriva qui: {places}. Costa {price, plural, one {un punto.} other {# punti.}}',
  'event.upAndDown.brief': '{player, seat, name}: va qui, {places}.',
  'event.upAndDown.you':
    'Sali e scendi, e arrivi qui: {places}. Costa {price, plural, one {un punto.} other {# punti.}}',
  'event.upAndDown.brief.you': 'Vai qui: {places}.',
  'event.climbedTop': 'Su, sulla cima blu: {player, seat} è al sicuro per sempre!',
  'event.climbedTop.brief': '{player, seat} è al sicuro per sempre!',
  'event.climbedTop.you': 'Su, sulla cima blu: sei al sicuro per sempre!',
  'event.climbedTop.brief.you': 'Sei al sicuro per sempre!',
  'event.landed':
    '{leaves, plural, one {La foglia si posa.} other {# foglie si posano.}}{hit, plural, =0 { Nessuno è colpito.} other {}}',
  'event.crushed': 'Splat! Una foglia cade {player, seat, su}: {places}. È fuori.',
  'event.crushed.brief': 'Splat! {player, seat} è fuori.',
  'event.crushed.you': 'Splat! Una foglia ti cade addosso: {places}. Sei fuori.',
  'event.crushed.brief.you': 'Splat! Sei fuori.',
  'event.grown': '',
  'event.complete': 'Il mucchio è completo!',
  'event.lastOne': 'Resta in gioco solo {player, seat}.',
  'event.lastOne.you': 'Resti solo tu.',
  'event.nobody': 'Non è rimasto nessuno.',
  'event.lostAlone': 'È fuori anche chi era rimasto per ultimo.',
  'event.lostTogether': 'Non è rimasto nessuno. Vincono insieme quelli usciti per ultimi.',
  'event.lostTogether.brief': 'Vincono insieme quelli usciti per ultimi.',

  'refusal.over': 'La partita è finita. Cominciane una nuova.',
  'refusal.rollFirst': 'Non ancora: prima tira i dadi.',
  'refusal.drawFirst': 'Non ancora: prima tirate a sorte.',
  'refusal.noRoll': 'Non tirare adesso: prima muoviti, o resta dove sei.',
  'refusal.notYourTurn': 'Non è il tuo turno: aspetta.',
  'refusal.noSuchOrder': 'Non è un ordine di tutti i giocatori. Nomina ognuno una volta sola.',
  'refusal.noSuchFace': 'Questo dado va da 1 a {sides}. Controlla il numero.',
  'refusal.outside': 'Non è sul tabellone. Scegli colonne e righe da 1 a 6.',
  'refusal.twoAlready': '{place}: lì ci sono già due foglie in aria. Tira di nuovo.',
  'refusal.purpleHasOne': '{place}: in cima c’è il viola, con una foglia in aria. Tira di nuovo.',
  'refusal.blueTop': '{place}: in cima c’è il blu, e lì non cadono più foglie. Tira di nuovo.',
  'refusal.mustMove': 'In questa partita restare fermi è vietato. Vai su un’altra casella.',
  'refusal.twoThere':
    '{place}: lì ci sono già due omini. Puoi passarci, ma non fermarti. Scegli un’altra casella.',
  'refusal.notDiagonal':
    'In diagonale no. La strada costa {price}, hai {roll}. Scegli un’altra casella.',
  'refusal.tooFar': 'Troppo lontano: costa {price}, hai {roll}. Scegli un’altra casella.',
  'refusal.tooHigh': 'Troppo in alto: salire costa {price}, hai {roll}. Scegli un’altra casella.',
  'refusal.tooDeep':
    'Troppo in basso: scendere costa {price}, hai {roll}. Scegli un’altra casella.',

  'problem.position.players':
    'Per ognuno dei {players} giocatori scrivi una casella, seguita da «lost» per chi è fuori. Questo non è chiaro: {text}',
} satisfies Catalogue;

export default text;
