import type { Catalogue } from '@glade/engine';
import { card } from './card.ts';
import { placeAt, placeByEar, placeFrom, placeTo } from './place.it.ts';

/** Which steps the dice give: a tree gives one for a fairy or for a snake. */
const STEPS =
  '{fairy, plural, =0 {} one {1 passo di fata} other {# passi di fata}}{snake, plural, =0 {} other {{fairy, plural, =0 {{snake, plural, one {1 passo} other {# passi}}} other {{tree, plural, =0 { e } other {, }}{snake}}} di serpente}}{tree, plural, =0 {} other {{fairy, plural, =0 {{snake, plural, =0 {{tree, plural, one {1 passo} other {# passi}} a scelta, fata o serpente} other { e {tree} a scelta}}} other { e {tree} a scelta}}}}.';

/** Quali disegni che danno passi mostrano i dadi. */
const shown = (e: string): string =>
  `{fairy, plural, =0 {} one {1 fata} other {# fate}}{snake, plural, =0 {} other {{fairy, plural, =0 {} other {{tree, plural, =0 {${e}} other {, }}}}{snake, plural, one {1 serpente} other {# serpenti}}}}{tree, plural, =0 {} other {{fairy, plural, =0 {{snake, plural, =0 {} other {${e}}}} other {${e}}}{tree, plural, one {1 albero} other {# alberi}}}}.`;

/** Perché le fate sui dadi ora non sono passi. */
const STUCK = '{stuck, plural, =0 {} other {Serpenti o alberi caduti fermano la tua fata. }}';

/** Che cosa c’è da fare adesso. */
const NOW =
  '{step, select, knock {Butta giù un albero.} plant {Pianta un albero.} snake {Metti il tuo serpente nel bosco.} fairy {Metti la tua fata accanto a un albero.} star {Scegli dove cade la stella.} revive {Scegli quale fata si risveglia.} fallen {La tua fata non può restare accanto a un albero caduto. Prosegui.} other {{fairy, plural, =0 {{snake, plural, =0 {Finisci il turno.} other {Muovi un serpente, o finisci il turno.}}} other {Muovi la tua fata{snake, plural, =0 {} other { o un serpente}}, o finisci il turno.}}}}';

const text = {
  ...card.it,

  'example.move': 'vai 2,2',
  'typed.go': 'vai',
  'typed.end': 'fine',
  'typed.snake': 'serpente',
  'typed.first': 'primo',
  'typed.knock': 'butta giù',
  'typed.plant': 'pianta',
  'typed.fairy': 'fata',
  'typed.roll': 'tira',
  'typed.star': 'stella',
  'typed.revive': 'risveglia',

  'throw.roll': 'Tira i dadi',
  'reads.die': 'dado',
  // Before what the dice show.
  'throwsFor.roll': '{player, seat}',
  'face.star': 'stella grande',
  'face.shooting': 'stella cadente',
  'face.fairy': 'fata',
  'face.snake': 'serpente',
  'face.tree': 'albero',

  'step.first': 'Chi comincia? Tirate a sorte.',
  'step.topple':
    'Tocca {player, seat, a}. Preparativi, 1 di 4. Butta giù un albero: lì nessuna fata può fermarsi.',
  'step.topple.you':
    'Tocca a te. Preparativi, 1 di 4. Butta giù un albero: lì nessuna fata può fermarsi.',
  'step.plant':
    'Tocca {player, seat, a}. Preparativi, 2 di 4. Pianta il tuo albero: il bosco cresce.',
  'step.plant.you': 'Tocca a te. Preparativi, 2 di 4. Pianta il tuo albero: il bosco cresce.',
  'step.snake':
    'Tocca {player, seat, a}. Preparativi, 3 di 4. Metti il tuo serpente accanto a un albero o su un sentiero. Da lì le fate non passano.',
  'step.snake.you':
    'Tocca a te. Preparativi, 3 di 4. Metti il tuo serpente accanto a un albero o su un sentiero. Da lì le fate non passano.',
  'step.snake.scaredy':
    'Tocca {player, seat, a}. Preparativi, 3 di 4. Metti il tuo serpente accanto a un albero. Lì le fate non possono andare.',
  'step.snake.scaredy.you':
    'Tocca a te. Preparativi, 3 di 4. Metti il tuo serpente accanto a un albero. Lì le fate non possono andare.',
  'step.fairy':
    'Tocca {player, seat, a}. Preparativi, 4 di 4. Metti la tua fata accanto a un albero in piedi, senza serpenti.',
  'step.fairy.you':
    'Tocca a te. Preparativi, 4 di 4. Metti la tua fata accanto a un albero in piedi, senza serpenti.',
  'step.roll':
    '{player, seat, name}, tira {dice, plural, =5 {# dadi. Le stelle grandi restano da parte: con # cade una stella!} one {l’ultimo dado. Ancora una stella grande, e cade una stella!} other {# dadi. Ancora # stelle grandi, e cade una stella!}}',
  'step.roll.you':
    'Tocca a te: tira {dice, plural, =5 {# dadi. Le stelle grandi restano da parte: con # cade una stella!} one {l’ultimo dado. Ancora una stella grande, e cade una stella!} other {# dadi. Ancora # stelle grandi, e cade una stella!}}',
  'step.star':
    '{player, seat} fa cadere una stella! Dove si posa? Scegli un albero senza fate{far, select, yes {, ad almeno due passi dalla tua} other {}}.',
  'step.star.you':
    'Fai cadere una stella! Dove si posa? Scegli un albero senza fate{far, select, yes {, ad almeno due passi dalla tua} other {}}.',
  'step.wake': '{player, seat} fa cadere una stella! Quale fata risveglia?',
  'step.wake.you': 'Fai cadere una stella! Quale fata risveglia?',
  'step.move': `{player, seat, name}, hai ${STEPS} Muovi fata o serpente, o finisci.`,
  'step.move.you': `I tuoi dadi: ${STEPS} Muovi fata o serpente, o finisci.`,
  'step.move.fairy': `{player, seat, name}, hai ${STEPS} Muovi la tua fata, o finisci il turno.`,
  'step.move.fairy.you': `I tuoi dadi: ${STEPS} Muovi la tua fata, o finisci il turno.`,
  'step.move.snakes': `{player, seat, name}, hai ${STEPS} ${STUCK}Muovi un serpente, o finisci il turno.`,
  'step.move.snakes.you': `I tuoi dadi: ${STEPS} ${STUCK}Muovi un serpente, o finisci il turno.`,
  'step.move.end': `{player, seat, name}, adesso non puoi muovere niente. ${STUCK}Finisci il turno.`,
  'step.move.end.you': `Adesso non puoi muovere niente. ${STUCK}Finisci il turno.`,
  'step.move.fallen':
    '{player, seat, name}, la tua fata non può restare accanto a un albero caduto. Prosegui.',
  'step.move.fallen.you': 'La tua fata non può restare accanto a un albero caduto. Prosegui.',
  'step.over': 'La partita è finita.',

  'outcome.home': 'Finalmente a casa! Nel bosco torna il silenzio.',
  'outcome.home.lost': 'Un’altra fata è arrivata a casa per prima.',
  'outcome.cap': 'Era l’ultimo turno: la partita finisce qui.',

  'cell.tree': '{kind, select, down {albero caduto} strong {albero forte} other {albero debole}}',
  'cell.stars': '{stars, plural, one {una stella} other {# stelle}}',
  'cell.fairy':
    'fata {player, seat, di}, {hearts, plural, one {1 cuore} other {# cuori}}, {stars, plural, one {1 stella} other {# stelle}}',
  'cell.fairy.you':
    'la tua fata, {hearts, plural, one {1 cuore} other {# cuori}}, {stars, plural, one {1 stella} other {# stelle}}',
  'cell.flat': 'fata {player, seat, di}, svenuta',
  'cell.flat.you': 'la tua fata, svenuta',
  'cell.snakes': '{snakes, plural, one {un serpente} other {# serpenti}}',
  'cell.closed': 'chiuso da {snakes, plural, one {un serpente} other {# serpenti}}',
  'cell.closedWay':
    'sentiero {way, select, right {a destra} left {a sinistra} above {in alto} below {in basso} upRight {in alto a destra} upLeft {in alto a sinistra} downRight {in basso a destra} other {in basso a sinistra}}: chiuso',
  'cell.canMove': 'puoi muoverla',
  'cell.canGo': 'puoi andare qui',
  'cell.canPass': 'puoi andare qui, ma devi proseguire',
  'cell.walk': 'puoi andare qui in {steps} passi',
  'cell.steps': 'a {steps} passi',
  'cell.canTake': 'puoi muovere un serpente da qui',
  'cell.canSlither': 'il serpente può andare qui',
  'cell.held': 'hai in mano questo serpente',
  'cell.canPlant':
    'puoi piantare qui il tuo albero: {strong, select, 1 {uno forte} other {uno debole}}',
  'cell.can.knock': 'puoi buttarlo giù',
  'cell.can.snake': 'il tuo serpente può stare qui',
  'cell.can.fairy': 'la tua fata può partire da qui',
  'cell.can.star': 'la stella può cadere qui',
  'cell.can.revive': 'la stella può risvegliare questa fata',
  'board.name': 'Il bosco delle stelle',
  'board.ready': 'Il bosco è pronto.',
  'board.held': 'Dove va il serpente? Sceglilo di nuovo per lasciarlo dov’è.',
  'board.near': 'Quale posto intendi? Sceglilo ancora una volta.',
  'board.whole': 'Tutto il bosco',
  'board.aside': 'Da parte: {stars, plural, one {# stella grande} other {# stelle grandi}} su 5.',
  'board.steps': `Da usare: ${STEPS}`,
  'board.left': 'Passi finiti.',
  'board.atHome':
    '{player, seat, name}: fata a casa per {rank, select, 1 {prima} 2 {seconda} 3 {terza} other {quarta}}.',
  'board.home': 'fata a casa per {rank, select, 1 {prima} 2 {seconda} 3 {terza} other {quarta}}',
  'board.has':
    '{flat, select, yes {svenuta} other {{hearts, plural, one {1 cuore} other {# cuori}}}}, {stars, plural, one {1 stella} other {# stelle}}',
  'action.end':
    '{stars, plural, =0 {{bites, plural, =0 {Finisci il turno} one {Finisci il turno: un morso!} other {Finisci il turno: # morsi!}}} other {{bites, plural, =0 {Finisci il turno: una stella!} one {Finisci il turno: una stella e un morso!} other {Finisci il turno: una stella e # morsi!}}}}',
  'action.skip': 'Salta',
  'action.finish': 'Vai alla fine',
  'action.end.ask':
    '{bites, plural, =0 {} one {Un serpente ti morderà! } other {I serpenti ti morderanno # volte! }}Hai ancora {left, plural, one {1 passo} other {# passi}}. Finisci il turno?',
  'action.end.ask.yes': 'Finisci il turno',
  'action.end.ask.no': 'No, continua',
  'action.wake': 'Risveglia la fata {player, seat, di}',
  'action.wake.you': 'Risveglia la tua fata',
  'action.end.at': 'Finisci il turno',
  'action.go.at': 'Vai {at}',
  'action.slither.at': 'Muovi il serpente {from} {to}',
  'action.topple.at': 'Butta giù l’albero {at}',
  'action.plant.at': 'Pianta il tuo albero {at}',
  'action.snake.at': 'Metti il tuo serpente {at}',
  'action.fairy.at': 'Metti la tua fata {at}',
  'action.star.at': 'Fai cadere la stella {at}',
  'action.wake.at': 'Risveglia la fata {at}',

  place: placeByEar,

  'place.spoken': placeByEar,
  'place.at': placeAt,
  // Dopo ciò che ci va.
  'place.short':
    '{left, plural, =0 {{above, plural, =0 {in colonna {column}, riga {row}} other {{right, plural, =0 {sopra la colonna {column}} other {all’angolo in alto a destra}}}}} other {{above, plural, =0 {{below, plural, =0 {a sinistra della riga {row}} other {all’angolo in basso a sinistra}}} other {all’angolo in alto a sinistra}}}}',
  'place.from': placeFrom,
  'place.from.spoken': placeFrom,
  'place.to': placeTo,
  'place.to.spoken': placeTo,

  'event.starter': 'Comincia {player, seat}.',
  'event.starter.you': 'Cominci tu.',
  'board.order': 'Ordine di gioco: {order, seat, name}.',
  'event.knocked':
    '{player, select, 0 {{n, plural, one {È caduto un albero {at}.} other {Sono caduti # alberi: {places}.}}} other {{player, seat} butta giù l’albero {at}.}}',
  'event.knocked.you': 'Butti giù l’albero {at}.',
  'event.knocked.many': '{n, plural, one {È caduto un albero.} other {Sono caduti # alberi.}}',
  'event.knocked.brief.written':
    '{player, select, 0 {{n, plural, one {È caduto un albero.} other {Sono caduti # alberi.}}} other {{player, seat} butta giù un albero.}}',
  'event.knocked.brief.written.you': 'Butti giù un albero.',
  'event.planted':
    '{player, select, 0 {{n, plural, one {È cresciuto un albero {at}.} other {Sono cresciuti # alberi: {places}.}}} other {{player, seat} pianta un albero {at}.}}',
  'event.planted.you': 'Pianti un albero {at}.',
  'event.planted.many':
    '{n, plural, one {È cresciuto un albero.} other {Sono cresciuti # alberi.}}',
  'event.planted.brief.written':
    '{player, select, 0 {{n, plural, one {È cresciuto un albero.} other {Sono cresciuti # alberi.}}} other {{player, seat} pianta un albero.}}',
  'event.planted.brief.written.you': 'Pianti un albero.',
  'event.snakePlaced':
    '{player, select, 0 {{n, plural, one {È arrivato un serpente {at}.} other {Sono arrivati # serpenti: {places}.}}} other {{player, seat} mette un serpente {at}.}}',
  'event.snakePlaced.you': 'Metti un serpente {at}.',
  'event.snakePlaced.many':
    '{n, plural, one {È arrivato un serpente.} other {Sono arrivati # serpenti.}}',
  'event.snakePlaced.brief.written':
    '{player, select, 0 {{n, plural, one {È arrivato un serpente.} other {Sono arrivati # serpenti.}}} other {{player, seat} mette un serpente.}}',
  'event.snakePlaced.brief.written.you': 'Metti un serpente.',
  'event.fairyPlaced': '{player, seat} mette la fata {at}.',
  'event.fairyPlaced.you': 'Metti la fata {at}.',
  'event.fairyPlaced.brief.written': '{player, seat, name}: comincia {short}.',
  'event.fairyPlaced.brief.written.you': 'Cominci {short}.',
  'event.turn': '{player, seat, name}: {dice, plural, one {1 dado} other {# dadi}} da tirare.',
  'event.turn.you': 'Tocca a te: {dice, plural, one {1 dado} other {# dadi}} da tirare.',
  'event.stayed': 'La fata {player, seat, di} resta {at}: ecco un’altra stella.',
  'event.stayed.you': 'La tua fata resta {at}: ecco un’altra stella.',
  'event.stayed.brief': 'La fata {player, seat, di} resta: un’altra stella.',
  'event.stayed.brief.you': 'La tua fata resta: un’altra stella.',
  'event.rolledStars':
    '{player, seat, a} {stars, plural, =0 {non esce nessuna stella grande.} one {{shooting, plural, =0 {esce} other {escono}} una stella grande} other {escono # stelle grandi}}{stars, plural, =0 {} other {{shooting, plural, =0 {{aside, plural, one {: la mette da parte.} other {: le mette da parte.}}} other {{shooting, plural, one { e una cadente} other { e # cadenti}}{aside, plural, =0 {. Nessuna stella grande va da parte.} one {. Solo una stella grande va da parte.} other {. Solo # stelle grandi vanno da parte.}}}}}}',
  'event.rolledStars.you':
    '{stars, plural, =0 {Non ti esce nessuna stella grande.} one {Ti {shooting, plural, =0 {esce} other {escono}} una stella grande} other {Ti escono # stelle grandi}}{stars, plural, =0 {} other {{shooting, plural, =0 {{aside, plural, one {: la metti da parte.} other {: le metti da parte.}}} other {{shooting, plural, one { e una cadente} other { e # cadenti}}{aside, plural, =0 {. Nessuna stella grande va da parte.} one {. Solo una stella grande va da parte.} other {. Solo # stelle grandi vanno da parte.}}}}}}',
  'event.rolledStars.brief':
    '{aside, plural, =0 {{stars, plural, =0 {Nessuna stella grande per {player, seat}.} one {{player, seat, name}: la stella grande è stata fermata.} other {{player, seat, name}: le stelle grandi sono state fermate.}}} one {{player, seat, name}: una stella grande va da parte.} other {{player, seat, name}: # stelle grandi vanno da parte.}}',
  'event.rolledStars.brief.you':
    '{aside, plural, =0 {{stars, plural, =0 {Nessuna stella grande per te.} one {Una stella cadente ferma la tua stella grande.} other {Le stelle cadenti fermano le tue stelle grandi.}}} one {Metti da parte una stella grande.} other {Metti da parte # stelle grandi.}}',
  'event.rolledSteps': `Il tiro {player, seat, di} dà ${shown(' e ')}`,
  'event.rolledSteps.brief': `{player, seat, name}: ${shown(', ')}`,
  'event.rolledSteps.brief.spoken': `Il tiro {player, seat, di} dà ${shown(' e ')}`,
  'event.rolledSteps.brief.spoken.you': '',
  // Lo dice la fase.
  'event.rolledSteps.you.brief': '',
  'event.rolledSteps.you': `Il tuo tiro dà ${shown(' e ')}`,
  'event.idle': '{player, seat} non può muovere niente: i dadi passano a chi viene dopo.',
  'event.idle.you': 'Non puoi muovere niente: i dadi passano a chi viene dopo.',
  'event.idle.brief': '{player, seat} non può muovere niente.',
  'event.idle.brief.you': 'Non puoi muovere niente.',
  'event.completed': 'Cinque stelle grandi! {player, seat} fa cadere una stella.',
  'event.completed.you': 'Cinque stelle grandi! Fai cadere una stella.',
  'event.completed.brief': '{player, seat} fa cadere una stella!',
  'event.completed.brief.you': 'Cinque stelle grandi! Fai cadere una stella!',
  'event.fell': 'La stella cade {at}.',
  'event.fell.brief.written': 'La stella cade {short}.',
  'event.felled': 'Cade l’albero {at}!',
  'event.drawnTo': 'La stella vola verso la fata {player, seat, di}.',
  'event.drawnTo.you': 'La stella vola verso la tua fata.',
  'event.revived': 'La fata {player, seat, di} si risveglia con tre cuori.',
  'event.revived.you': 'La tua fata si risveglia con tre cuori.',
  'event.revived.brief': 'La fata {player, seat, di} si risveglia.',
  'event.revived.brief.you': 'La tua fata si risveglia.',
  'event.stepped': '{player, seat} va {at}.',
  'event.stepped.you': 'Vai {at}.',
  'event.stepped.brief.written': '{player, seat, name}: va {short}.',
  'event.stepped.brief.written.you': 'Vai {short}.',
  'event.crossed': '{player, seat} passa dall’albero caduto {at}.',
  'event.crossed.you': 'Passi dall’albero caduto {at}.',
  'event.crossed.brief': '{player, seat} passa da un albero caduto.',
  'event.crossed.brief.you': 'Passi da un albero caduto.',
  'event.collected':
    '{player, seat} prende {stars, plural, one {una stella} other {# stelle}} {at}.',
  'event.collected.you': 'Prendi {stars, plural, one {una stella} other {# stelle}} {at}.',
  'event.collected.brief.written':
    '{player, seat} prende {stars, plural, one {una stella} other {# stelle}}.',
  'event.collected.brief.written.you': 'Prendi {stars, plural, one {una stella} other {# stelle}}.',
  'event.snakeMoved': '{player, seat, name}: un serpente va {fromcell} {to}.',
  'event.snakeMoved.you': 'Muovi un serpente {fromcell} {to}.',
  'event.snakeMoved.spoken': '{player, seat} muove un serpente {to}.',
  'event.snakeMoved.you.spoken': 'Muovi un serpente {to}.',
  'event.snakeMoved.brief': '{player, seat} muove un serpente.',
  'event.snakeMoved.brief.you': 'Muovi un serpente.',
  'event.snakeMoved.brief.spoken': '{player, seat} muove un serpente {to}.',
  'event.snakeMoved.brief.spoken.you': 'Muovi un serpente {to}.',
  'event.passed': 'Il turno {player, seat, di} è finito.',
  'event.passed.you': 'Il tuo turno è finito.',
  'event.bitten':
    'Un serpente morde la fata {player, seat, di}, che perde un cuore. {hearts, plural, =0 {Non le restano cuori.} one {Le resta un cuore.} other {Le restano # cuori.}}',
  'event.bitten.you':
    'Un serpente morde la tua fata, che perde un cuore. {hearts, plural, =0 {Non le restano cuori.} one {Le resta un cuore.} other {Le restano # cuori.}}',
  'event.bitten.brief': 'Un serpente morde la fata {player, seat, di}!',
  'event.bitten.brief.you': 'Un serpente morde la tua fata!',
  'event.swapped':
    '{player, seat} scambia una stella con tre cuori. {stars, plural, =0 {Non ha più stelle.} one {Ha ancora una stella.} other {Ha ancora # stelle.}}',
  'event.swapped.you':
    'Scambi una stella con tre cuori. {stars, plural, =0 {Non ti restano stelle.} one {Ti resta una stella.} other {Ti restano # stelle.}}',
  'event.swapped.brief': 'Una stella {player, seat, di} diventa tre cuori.',
  'event.swapped.brief.you': 'Scambi una stella con tre cuori.',
  'event.flat':
    'Un serpente morde la fata {player, seat, di}. La fata non ha più cuori né stelle, e sviene {at}.',
  'event.flat.you':
    'Un serpente morde la tua fata. La fata non ha più cuori né stelle, e sviene {at}.',
  'event.spared':
    'La fata {player, seat, di} si è appena risvegliata: per ora nessun serpente la morde.',
  'event.spared.you': 'La tua fata si è appena risvegliata: per ora nessun serpente la morde.',
  'event.spared.brief': 'La fata {player, seat, di} evita il morso.',
  'event.spared.brief.you': 'La tua fata evita il morso.',
  'event.home':
    'La fata {player, seat, di} vola a casa per {rank, select, 1 {prima} 2 {seconda} 3 {terza} other {quarta}}!',
  'event.home.you':
    'La tua fata vola a casa per {rank, select, 1 {prima} 2 {seconda} 3 {terza} other {quarta}}!',
  'event.home.brief': 'La fata {player, seat, di} vola a casa!',
  'event.home.brief.you': 'La tua fata vola a casa!',
  'event.ended': 'La partita è finita.',
  'event.cap': 'Il turno {turn} era l’ultimo.',

  'refusal.over': 'La partita è finita. Cominciane una nuova.',
  'refusal.rollFirst': 'Prima tira i dadi.',
  'refusal.drawFirst': 'Non ancora: prima decide la sorte.',
  'refusal.noRoll': `Adesso non si può. ${NOW}`,
  'refusal.notYourTurn': 'Non è il tuo turno: aspetta.',
  'refusal.notThere': 'Lì non c’è né un albero né un sentiero. Scegli un altro posto.',
  'refusal.noSuchPlayer': 'Questo giocatore non c’è. Scegline un altro.',
  'refusal.wrongDice': 'Tira {dice, plural, one {1 dado.} other {# dadi.}}',
  'refusal.otherStep': `Adesso non si può. ${NOW}`,
  'refusal.notFlat': 'Quella fata non è svenuta. Scegline una svenuta.',
  'refusal.occupied': '{at} c’è già un albero. Scegli un altro posto.',
  'refusal.outOfReach': 'Nessun sentiero arriva da un albero fin lì. Scegli un altro posto.',
  'refusal.snakesAtTrees':
    'In questo gioco i serpenti stanno accanto agli alberi. Scegli un albero.',
  'refusal.notATree': 'Quello è {place}. Scegli un albero.',
  'refusal.alreadyDown': 'L’albero {at} è già caduto. Scegline un altro.',
  'refusal.startStanding': 'L’albero {at} è caduto. Parti da uno in piedi.',
  'refusal.startWithoutSnake': '{at} c’è un serpente. Parti da un altro albero.',
  'refusal.starAtFairy': '{at} c’è una fata. Scegli un altro albero.',
  'refusal.starTooNear':
    'L’albero {at} è a un solo passo dalla tua fata. Scegline uno più lontano.',
  'refusal.mustMoveOn': 'La tua fata non può restare accanto all’albero caduto {at}. Prosegui.',
  'refusal.fairyHome':
    'La tua fata è a casa e ci resta. {left, plural, =0 {Finisci il turno.} other {Muovi un serpente, o finisci il turno.}}',
  'refusal.fairyFlat':
    'La tua fata è svenuta. Solo una stella può risvegliarla. {left, plural, =0 {Finisci il turno.} other {Muovi un serpente, o finisci il turno.}}',
  'refusal.noFairyStep':
    '{left, plural, =0 {Non ti restano passi. Finisci il turno.} other {Sui dadi non ti restano né fate né alberi. Muovi un serpente, o finisci il turno.}}',
  'refusal.alreadyThere': 'La tua fata è già {at}. Scegli un altro albero.',
  'refusal.noPath': 'Adesso non puoi arrivare {at}. Scegli un altro albero.',
  'refusal.stepsAway': 'Ci vogliono {steps} passi per arrivare {at}. Vai un passo alla volta.',
  'refusal.snakeThere': '{at} c’è un serpente. Scegli un altro albero.',
  'refusal.pathClosed': 'Un serpente chiude {place}. Passa da un’altra parte.',
  'refusal.lastStepFallen':
    'L’albero {at} è caduto. Con un passo solo non potresti proseguire. Scegline un altro.',
  'refusal.noWayOut': 'Non potresti proseguire dall’albero caduto {at}. Scegli un altro albero.',
  'refusal.noSnake': 'Non ci sono serpenti {at}. Scegli un serpente.',
  'refusal.noSnakeStep': `{fairy, plural, =0 {Non ti restano passi.} other {Sui dadi non ti restano né serpenti né alberi.}} ${NOW}`,
  'refusal.snakeTooFar': 'Un serpente non può andare {from} {to}. Scegli un posto a un solo passo.',
  'refusal.fairyNeedsWay':
    'Questa mossa bloccherebbe la tua fata accanto all’albero caduto {at}. Muovi prima la fata.',
} satisfies Catalogue;

/** For the words at a real table: in a file of its own it would be one more to load. */
export { placeByEar, placeFrom };
export default text;
