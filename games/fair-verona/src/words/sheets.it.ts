import type { Catalogue } from '@glade/engine';

/** What stands on the sheets of paper, and what they are called. */
export const sheets: Catalogue = {
  'sheets.legend':
    'Un quadrato tratteggiato con un più è un posto libero dove la tessera ci sta. Con una freccia curva ci sta in più modi. In un posto libero senza più non ci sta. Una tessera incorniciata si può raggiungere.',
  'sheets.group.table': 'Sul tavolo',
  'sheets.group.help': 'Da consultare',
  'sheets.group.box': 'Al posto di una scatola di Carcassonne',
  'sheets.group.deck': 'Al posto di un mazzo di carte',

  'sheets.mat': 'Tovaglietta per carte e segnalini',
  'sheets.mat.about': 'I posti per mazzo, Carta Indizio, scarti, segnalini a casa e ultimi giri.',
  'sheets.helpers': 'Una striscia per ogni giocatore',
  'sheets.helpers.about':
    'Tagliate le strisce. Ognuno scrive una volta quanto vale la sua Identità a ogni distanza. Accanto, in fila, tiene le sue tessere in attesa.',
  'sheets.helper.cut': 'Tagliate le strisce lungo le linee: ogni giocatore ne prende una.',
  'sheets.reference': 'Come si gioca, in breve',
  'sheets.reference.about': 'Un turno passo per passo, con le regole che avete scelto.',
  'sheets.values': 'Gli Incontri e il valore delle carte',
  'sheets.values.about':
    'Come si supera un Incontro, e quanto vale ogni carta a ogni distanza da casa.',
  'sheets.owned.land':
    'Se avete Carcassonne con il Fiume, e monete per i segnalini, saltate le pagine {pages}. Se vi manca il Fiume, ritagliate solo quello.',
  'sheets.owned.cards':
    'Se avete un mazzo di 52 carte con due Jolly, saltate {several, select, yes {le pagine} other {la pagina}} {pages}.',
  'sheets.land': '72 tessere di terra',
  'sheets.land.about':
    'Per chi non ha Carcassonne. Disegnate da noi, 45 mm, tante di ogni tipo quante nella scatola.',
  'sheets.river': '12 tessere del Fiume',
  'sheets.river.about':
    'Per chi non ha il Fiume. Con la Sorgente e il Lago. Sul dorso hanno le onde.',
  'sheets.meeples': 'Omini da mettere in piedi',
  'sheets.meeples.about': 'Due per giocatore: uno per la mappa, uno per l’Identità.',
  'sheets.tokens': 'Segnalini Indizio',
  'sheets.tokens.about': 'Quanti ne servono per la difficoltà scelta.',
  'sheets.cards': 'Un mazzo di 54 carte',
  'sheets.cards.about': 'Per chi non ha carte. Con i due Jolly. Un mazzo vero si mescola meglio.',

  'sheets.what.meeple': 'l’omino del giocatore {player}',
  'sheets.what.token': 'un segnalino Indizio',

  'sheets.mat.title': 'Il mistero di Verona',
  'sheets.mat.deck': 'Mazzo',
  'sheets.mat.clue': 'Carta Indizio',
  'sheets.mat.clue.about': 'Ha sopra un segnalino. Un Jolly la copre.',
  'sheets.mat.discards': 'Scarti',
  'sheets.mat.waiting': 'Segnalini che aspettano',
  'sheets.mat.home': 'Segnalini a casa: tutti e {goal}, e avete vinto',
  'sheets.mat.errand':
    'Solo quando non ci sono più tessere coperte e in giro c’è solo l’ultimo segnalino: sbarra una casella per ogni giro. Finite le caselle, avete perso.',
  'sheets.mat.town': 'La Città Vecchia: la tessera con città su tutti e quattro i lati.',
  'sheets.mat.what':
    'Una tovaglietta con i posti per mazzo, Carta Indizio, scarti e {goal} segnalini',

  'sheets.helper.player': 'Giocatore {player}',
  'sheets.helper.card': 'La mia Identità:',
  'sheets.helper.distance': 'Tessere da casa',
  'sheets.helper.worth': 'Valgo',
  'sheets.helper.double': 'Stesso seme: il doppio',
  'sheets.helper.unused':
    'Le tue tessere in attesa: la prima qui, le altre in fila alla sua destra.',
  'sheets.helper.friends':
    'La mia Identità sta accanto a questa striscia. Sotto, coperti, gli Amici: il più vecchio in alto. Sopra, gli Incontri.',
  'sheets.helper.what':
    'Una striscia per il giocatore {player}, dove scrivere quanto vale la sua Identità',

  'sheets.ref.goal':
    'Portate insieme {goal} segnalini Indizio nella Città Vecchia. Vincete tutti, o perdete tutti.',
  'sheets.ref.ready': 'Prima di cominciare',
  'sheets.ref.cards':
    'Mescolate le 54 carte. Date a ogni giocatore un’Identità scoperta. Scoprite la Carta Indizio e metteteci sopra un segnalino. Gli altri {waiting} aspettano.',
  'sheets.ref.jokers': 'Se esce un Jolly, prendete un’altra carta; poi il Jolly torna nel mazzo.',
  'sheets.ref.friends':
    '{friends, plural, =0 {Nessuno riceve Amici.} one {Date a ognuno un Amico, coperto sotto l’Identità.} other {Date a ognuno # Amici, coperti sotto l’Identità.}}',
  'sheets.ref.tiles':
    'La Città Vecchia va in mezzo al tavolo: è città su tutti e quattro i lati. Lì sta un omino di ogni giocatore; un altro sta sulla sua Identità. Mescolate coperte le altre 71 tessere di terra.',
  'sheets.ref.river.order':
    'Mescolate dieci tessere del Fiume. La Sorgente va sopra a tutte, il Lago sotto.',
  'sheets.ref.river.scatter': 'Mescolate tutte e dodici le tessere del Fiume.',
  'sheets.ref.begins':
    'Comincia il giocatore 1. Si va avanti in senso orario. Si gioca in {seats}: se siete di meno, qualcuno gioca per più d’uno.',

  'sheets.ref.lay': '1. Posa una tessera',
  'sheets.ref.draw':
    'Pesca una tessera, prima quelle del Fiume. Oppure prendi una tessera in attesa {shared, select, yes {di chiunque} other {tua}} che si può posare. Dillo prima di guardare.',
  'sheets.ref.where':
    'Va in uno degli otto posti intorno alla tessera del tuo omino. {any, select, yes {Basta che tocchi la mappa con un angolo.} other {Deve toccare la mappa con un lato; solo la Sorgente può toccarla con un angolo.}} I lati devono combaciare.',
  'sheets.ref.where.river':
    'Una tessera del Fiume va dove il Fiume è aperto{anywhere, select, yes {, ovunque sia} other { nei tuoi otto posti}}. Due curve di fila girano in versi opposti{strict, select, yes {, anche con tratti dritti in mezzo} other {; dopo un tratto dritto va bene ogni curva}}. Il Lago si può posare solo dopo le altre undici tessere del Fiume. All’inizio molte tessere del Fiume non si possono posare: è normale.',
  'sheets.ref.where.spring':
    'L’acqua della Sorgente deve scorrere verso un posto accanto alla Città Vecchia.',
  'sheets.ref.must':
    'Una tessera che si può posare va posata. Quando non ci sono più tessere coperte, posane una in attesa che si può posare; se non ce n’è, salta questo momento.',
  'sheets.ref.unused':
    'Se non si può, resta scoperta accanto alla tua Identità. Il giocatore dopo di te ha un Incontro: la prima carta del mazzo.',
  'sheets.ref.friend':
    'Se la tessera posata ha uno stemma o completa una città, metti una carta coperta sotto la tua Identità. È un Amico{each, select, yes {, uno per ogni stemma e per ogni città} other {; al massimo uno per tessera}}.',

  'sheets.ref.clear': '2. Supera gli Incontri',
  'sheets.ref.stuck': 'Un Incontro sta sopra la tua Identità. Finché ne hai, non puoi muoverti.',
  'sheets.ref.try':
    'Prova con quanti vuoi dei tuoi.{both, select, yes { Prova anche con uno di un altro giocatore sulla tua tessera.} other {}} L’altro foglio dice come.',
  'sheets.ref.hand':
    'Prima di muoverti, un segnalino può passare una volta fra te e un giocatore sulla tua tessera. Vale anche se uno di voi è bloccato.',

  'sheets.ref.move': '3. Muoviti',
  'sheets.ref.ways':
    'Passa dai lati, mai dagli angoli, in uno di tre modi: su qualsiasi terreno 2 tessere, per città 4, per strada 6.',
  'sheets.ref.crossing':
    'Una strada finisce a un monastero o a una porta. {stop, select, yes {Chi va per strada si ferma all’incrocio.} other {A un incrocio prosegui per la strada che vuoi.}}',
  'sheets.ref.water':
    'Il Fiume si attraversa solo su un ponte, o intorno alla Sorgente o al Lago. Perciò conta su quale sponda sta il tuo omino. Da un lato di città arrivi sulla sponda con la città. Conta solo la tessera dove la tua mossa finisce.',

  'sheets.ref.clues': 'Indizi',
  'sheets.ref.match':
    'Se un nuovo Incontro ha il seme della Carta Indizio, o lo stesso numero o figura, il segnalino passa su quell’Incontro. La Carta Indizio si scarta. Finché quel segnalino non è a casa, non c’è Carta Indizio: non si confronta niente.',
  'sheets.ref.home':
    '{arrive, select, yes {Il segnalino è a casa se chi lo ha arriva nella Città Vecchia muovendosi.} other {Il segnalino è a casa appena chi lo ha è nella Città Vecchia.}} Poi scoprite una nuova Carta Indizio con il prossimo segnalino.',
  'sheets.ref.joker':
    'Un Jolly pescato copre la Carta Indizio: non si confronta niente. Se è uscito come Carta Indizio, la Carta Indizio si pesca quando il Jolly se ne va. {redraw, select, yes {Se era per un Incontro, pescate un’altra carta.} other {Se era per un Incontro, il giocatore non riceve niente.}} Il Jolly si scarta quando {present, select, yes {qualcuno finisce la mossa nella Città Vecchia} other {qualcuno arriva nella Città Vecchia da un’altra tessera}}.',
  'sheets.ref.empty': 'Se il mazzo è finito, mescolate gli scarti.',

  'sheets.ref.tip':
    'Un consiglio: stai dove alcuni degli otto posti sono liberi, se no non ci sta nessuna tessera. Basta uno di voi con poche tessere in attesa, e siete salvi tutti.',
  'sheets.ref.lose': 'Perdete se…',
  'sheets.ref.lose.tiles':
    'ognuno di voi ha due o più tessere in attesa. Guardate quando una tessera va in attesa, prima dell’Incontro.',
  'sheets.ref.lose.mired':
    'alla fine di un turno siete tutti bloccati{round, select, yes {, per un giro intero} other {}}: nessun Incontro è superabile da chi è sulla tessera del suo giocatore, nemmeno con un Amico da 14.',
  'sheets.ref.lose.cold':
    'un turno finisce senza tessere coperte, e un segnalino aspetta o è sulla Carta Indizio.',
  'sheets.ref.lose.errand':
    'le tessere coperte sono finite, e l’ultimo segnalino non è a casa entro {rounds, plural, one {un altro giro} other {altri # giri}}.',

  'sheets.enc.title': 'Un Incontro, passo per passo',
  'sheets.enc.own': 'Comincia dalla tua Identità alla tua distanza: guarda la tabella.',
  'sheets.enc.distance':
    'Distanza: conta le tessere verso est o ovest, e verso nord o sud, dalla Città Vecchia. Vale il numero più grande.',
  'sheets.enc.suit': 'Se ha lo stesso seme dell’Incontro, conta il doppio.',
  'sheets.enc.help':
    'Aggiungi chi è sulla stessa tessera, calcolato allo stesso modo. Aiuta anche chi è bloccato. {unlimited, select, yes {Si aiuta quante volte si vuole.} other {Chi aiuta lo fa una volta per turno, anche tu se l’Incontro non è tuo. Chi ha l’Incontro conta sempre.}}',
  'sheets.enc.friend':
    'Se vuoi, gira l’Amico che hai da più tempo{helpers, select, yes {, o quello di chi aiuta} other {}}: una volta per Incontro in un turno. Aggiungi il suo numero (J 11, Q 12, K 13, A 14), poi scartalo. Un Jolly vale 0, e non si scarta: va sopra la Carta Indizio.{useful, select, yes { Chiamalo solo se può fare la differenza.} other {}}',
  'sheets.enc.more':
    'Se è più della carta, la carta è superata e si scarta. Il segnalino sopra va a chi aveva l’Incontro. Lo stesso numero non basta.',
  'sheets.enc.table': 'Quanto vale una carta a ogni distanza',
  'sheets.enc.card': 'Carta',
  'sheets.enc.suit.name': '{suit, select, 0 {Picche} 1 {Fiori} 2 {Quadri} other {Cuori}}',
  'sheets.enc.rank': '{rank, select, 14 {Asso} 13 {Re} 12 {Regina} 11 {Fante} other {{rank}}}',
  'sheets.enc.farther':
    'Più lontano: le carte da 2 a 10 valgono la distanza. Le altre valgono uno in meno per tessera.',
};
