import type { Catalogue } from '@glade/engine';

/** What stands on the sheets of paper, and what they are called. */
export const sheets: Catalogue = {
  'sheets.legend':
    'Nelle figure un anello di luce indica la fata di turno. I posti si indicano con colonna e riga: (2,1) è la seconda colonna, prima riga.',
  'sheets.group.board': 'Il bosco',
  'sheets.group.pieces': 'Pezzi da ritagliare',
  'sheets.group.help': 'Da consultare',
  'sheets.group.dice': 'Al posto dei dadi',

  'sheets.forest': 'Il bosco',
  'sheets.forest.about':
    'Tutti i sentieri, e intorno un anello di posti per gli alberi che piantate voi.',
  'sheets.trees': 'Alberi',
  'sheets.trees.about':
    'Davanti sono in piedi, sul retro caduti. Qualcuno avanza: potete piantarne di entrambi i tipi.',
  'sheets.fairies': 'Fate da mettere in piedi',
  'sheets.fairies.about':
    'Piegatele, incollatele, mettetele in piedi. Una fata svenuta si mette sdraiata.',
  'sheets.snakes': 'Serpenti',
  'sheets.snakes.about': 'Uno per ciascuno. Sta accanto a un albero o su un sentiero.',
  'sheets.counters': 'Cuori e stelle',
  'sheets.counters.about': 'Tre cuori per ciascuno, e stelle per tutti.',
  'sheets.reference': 'Come si gioca, in breve',
  'sheets.reference.about':
    'Il turno passo per passo, con le vostre regole e i numeri dei dadi normali.',
  'sheets.class':
    'Una partita è lunga. Per una lezione scegliete due giocatori e tre stelle. Fermatevi quando la prima fata è a casa.',
  'sheets.key': 'Foglio dell’insegnante',
  'sheets.key.about': 'Tutte le partite di una classe in una pagina, con il risultato dei bot.',
  'sheets.key.what':
    'Una tabella di {n} partite: chi comincia, quando cadono le stelle, e quale bot arriva a casa per primo.',
  'sheets.key.how':
    'Le colonne delle stelle dicono in quale turno cade una stella, qualunque cosa facciate. L’ultima colonna dice quale bot arriva a casa per primo, e quanti turni dura la partita: i bambini possono fare meglio.',
  'sheets.key.n': 'N.',
  'sheets.key.begins': 'comincia',
  'sheets.key.star': 'stella {star}',
  'sheets.key.bot': 'bot',
  'sheets.key.end': 'giocatore {player}, {turns, plural, one {# turno} other {# turni}}',
  'sheets.key.nobody': 'nessuno, {turns, plural, one {# turno} other {# turni}}',
  'sheets.dice': 'Cinque dadi da piegare',
  'sheets.dice.about':
    'Con i disegni. Vanno bene anche dadi normali: il foglio «Come si gioca, in breve» dice che cosa valgono i numeri.',
  'sheets.rolls': 'Una partita senza dadi',
  'sheets.rolls.about': 'Tutti i tiri in ordine, da scoprire uno alla volta. Non servono dadi.',

  'sheets.what.forest':
    'Il bosco: {width} alberi in larghezza e {height} in altezza, con i sentieri e un anello di posti per altri alberi',
  'sheets.what.strong': 'un albero forte: in piedi davanti, caduto sul retro',
  'sheets.what.weak': 'un albero debole: in piedi davanti, caduto sul retro',
  'sheets.what.fairy': 'la fata del giocatore {player}',
  'sheets.what.snake': 'un serpente',
  'sheets.what.heart': 'un cuore',
  'sheets.what.star': 'una stella',
  'sheets.what.net': 'un dado da piegare, con i sei disegni',
  'sheets.what.die': '{number}: {face}',
  'sheets.what.setup': 'Il bosco all’inizio della partita',

  'sheets.ref.goal':
    'Raccogli {goal, plural, one {una stella} other {# stelle}} e vola a casa prima di tutti. Attenzione ai serpenti!',
  'sheets.ref.shorter':
    '{goal, plural, =4 {Una partita più corta: accordatevi su tre stelle.} other {Una partita più corta: accordatevi su tre o quattro stelle.}}',
  'sheets.ref.ready': 'Prima di cominciare',
  'sheets.ref.lay':
    'Mettete ogni albero sulla sua figura, in piedi. Il bosco per {players} giocatori è largo {width} alberi e alto {height}.',
  'sheets.ref.fewer':
    '{players, plural, =4 {In tre la riga in basso resta vuota. In due resta vuota anche la colonna a destra.} other {In due la colonna a destra resta vuota.}} Lì si può piantare.',
  'sheets.ref.take':
    'Ciascuno prende una fata, un serpente, tre cuori e un altro albero. Cuori, stelle e dadi da parte stanno accanto al bosco. La casa è fuori dal bosco.',
  'sheets.ref.first.random':
    'Tirate a sorte chi comincia: mescolate le fate e prendetene una senza guardare.',
  'sheets.ref.first.fixed': 'Comincia il giocatore {first}.',
  'sheets.ref.rounds':
    'Preparate il bosco in quattro giri, in senso orario. In ogni giro tocca una volta a ciascuno.',
  'sheets.ref.quick':
    'Partenza veloce: il bosco lo prepara la sorte. Fate i giri a occhi chiusi: dove punta il dito, lì va il pezzo. Se lì non si può, puntate di nuovo.',
  'sheets.ref.quickToo':
    'Se non vedete l’ora di giocare, il bosco lo prepara la sorte: fate i giri qui sotto a occhi chiusi. Dove punta il dito, lì va il pezzo. Se lì non si può, puntate di nuovo.',
  'sheets.ref.round.1': 'Butta giù un albero in piedi: giralo. I suoi sentieri restano.',
  'sheets.ref.round.2':
    'Pianta il tuo albero su un posto libero con i raggi. Deve arrivarci un sentiero da un albero. Dove i raggi sono quattro va un albero debole, dove sono otto uno forte.',
  'sheets.ref.round.3':
    'Metti il tuo serpente {scaredy, select, yes {accanto a un albero qualsiasi} other {accanto a un albero o su un sentiero, dove vuoi}}.',
  'sheets.ref.round.4': 'Metti la tua fata accanto a un albero in piedi e senza serpenti.',
  'sheets.ref.stars': 'Se le stelle finiscono, usate monete o bottoni.',
  'sheets.ref.farther':
    'Un albero piantato oltre l’anello sta sul tavolo, un passo più in là. Ha sentieri dritti verso i vicini, e fra due alberi forti anche in diagonale.',

  'sheets.ref.turn': 'Il tuo turno',
  'sheets.ref.stayFirst':
    'Prima del tiro: se la tua fata è rimasta accanto a un albero in piedi con stelle, ne prende un’altra.',
  'sheets.ref.roll': 'Tira tutti i dadi che non sono da parte. Al primo tiro sono cinque.',
  'sheets.ref.aside':
    'Metti da parte le stelle grandi. Ogni stella cadente ne ferma una dello stesso tiro: quel dado non va da parte, e non importa quale sia.',
  'sheets.ref.falls':
    'Con cinque da parte cade una stella. Scegli un albero senza fate, ad almeno due passi dalla tua. Conta lungo i sentieri, anche oltre alberi caduti e serpenti. L’albero può essere caduto, e accanto possono esserci un serpente o altre stelle. Con due o più stelle grandi in questo tiro cade anche l’albero. Poi sui dadi non resta niente per muoversi: vai al passo {step}. Chi segue tira cinque dadi.',
  'sheets.ref.move':
    'Altrimenti muovi, un passo alla volta, in qualsiasi ordine. Non devi usare tutti i passi. Usa prima le fate e i serpenti sui dadi, poi gli alberi.',
  'sheets.ref.stay':
    'Se la tua fata non si è mossa e accanto al suo albero ci sono stelle, ne prende una. Vale anche se c’è un serpente.',
  'sheets.ref.bite':
    'Adesso ogni serpente {all, select, yes {morde una volta ogni fata accanto al suo albero} other {accanto alla tua fata morde una volta}}: ogni morso costa un cuore.',
  'sheets.ref.pass': 'Passa i dadi che non sono da parte.',

  'sheets.ref.dice': 'I dadi',
  'sheets.ref.dice.about':
    'Con i dadi normali il numero sta per il disegno. Se ne avete uno solo, tiratelo più volte.',
  'sheets.ref.face.star': 'Da parte.',
  'sheets.ref.face.shooting': 'Ferma una stella grande.',
  'sheets.ref.face.fairy': 'La tua fata: un passo.',
  'sheets.ref.face.snake': 'Un serpente: un passo.',
  'sheets.ref.face.tree': 'Fata o serpente.',

  'sheets.ref.fairies': 'Fate',
  'sheets.ref.paths':
    'Un passo segue un sentiero da un albero all’altro. I sentieri stampati chiari valgono solo con un albero a tutti e due i capi. Più fate possono stare accanto allo stesso albero.',
  'sheets.ref.noSnake':
    'Non andare mai dove c’è un serpente{scaredy, select, yes {} other {, né lungo un sentiero con un serpente}}.',
  'sheets.ref.fallen':
    'Passa da un albero caduto solo se hai i passi per proseguire. Tienili per questo. Non fermarti mai lì.',
  'sheets.ref.star.one':
    'Quando arriva dove ci sono stelle, la fata ne prende una. Se torna, un’altra.',
  'sheets.ref.star.all':
    'Quando arriva dove ci sono stelle, la fata prende tutte quelle che le servono.',
  'sheets.ref.home': 'Con l’ultima stella la fata vola subito a casa, anche da un albero caduto.',

  'sheets.ref.snakes': 'Serpenti',
  'sheets.ref.anybody':
    'Puoi muovere qualsiasi serpente, anche verso una fata. I serpenti possono stare insieme.',
  'sheets.ref.slither.scaredy':
    'Un passo: da un albero a quello accanto. I serpenti non stanno mai sui sentieri.',
  'sheets.ref.slither':
    'Un passo: da un albero a quello accanto, da un albero a un suo sentiero, o viceversa. Oppure da sentiero a sentiero, se {triangle, select, yes {sono lati dello stesso triangolo} other {si incontrano a un albero}}.',

  'sheets.ref.hearts': 'Quando finiscono i cuori',
  'sheets.ref.swap':
    'Se ti mordono e non hai più cuori, cedi una stella e prendi tre cuori. Poi paga.',
  'sheets.ref.faint':
    'Se non hai neanche una stella, la fata sviene: sdraiala. Non si muove, non prende stelle e nessuno la morde. Tu tiri ancora e muovi i serpenti.',
  'sheets.ref.wake':
    'La prossima stella che cade risveglia una fata svenuta, con tre cuori; se le fate svenute sono più di una, scegli tu. La stella è usata.',
  'sheets.ref.spared': 'Se la risvegli con un tuo tiro, in quel turno nessun serpente la morde.',

  'sheets.ref.end': 'La fine',
  'sheets.ref.end.first': 'La prima fata a casa vince, e la partita è finita.',
  'sheets.ref.end.ranking':
    'La prima fata a casa vince. Giocate finché non ne resta una sola. Chi è a casa tira ancora, muove i serpenti e fa cadere le stelle.',
  'sheets.ref.end.all':
    'La prima fata a casa vince. Giocate finché non sono tutte a casa. Chi è a casa tira ancora, muove i serpenti e fa cadere le stelle.',
  'sheets.ref.cap':
    'Dopo {turns} turni la partita finisce comunque: conta chi è a casa prima, poi le stelle, poi i cuori.',

  'sheets.rolls.seed': 'Partita n. {seed}',
  'sheets.rolls.how':
    'Piegate il foglio lungo le righe tratteggiate, così si vede una sola colonna. Copritela con un cartoncino. A ogni turno abbassatelo di una riga. Le stelle grandi cerchiate vanno da parte; quelle barrate sono fermate. La stella in fondo a una riga cade nel bosco. Un albero caduto disegnato lì vuol dire: la stella butta giù il suo albero.',
  'sheets.rolls.begins': 'Comincia il giocatore {player}.',
  'sheets.rolls.setup': 'Il bosco all’inizio è così.',
  'sheets.rolls.more':
    'Quando le righe sono finite, continuate con i dadi, o stampate un’altra partita.',
  'sheets.rolls.what': 'I tiri dei turni da {from} a {to}',
};
