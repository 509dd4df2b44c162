import type { Catalogue } from '@glade/engine';
import { problems } from './editor/problems.it.ts';
import { ending } from './match/ending.it.ts';
import { hints } from './match/hints.it.ts';
import { options } from './options.it.ts';

/** Che cosa dice il gioco fuori dalle partite: dove si scelgono le regole, al laboratorio, e nell’aiuto, di che cosa si tratta e che cosa dicono i segni. */
export const beside = {
  ...options,
  ...problems,
  ...hints,
  ...ending,

  'help.arrows': 'si muovono sulla mappa; Q W E A S D con Maiusc vanno alle sei caselle intorno',

  campaign: 'Dieci tappe',
  'campaign.won': 'vinta',
  'game.story':
    'Il Principe in azzurro e la Principessa in rosa vogliono lo stesso prato. Li seguono Soldati lenti, Pegasi veloci e vecchi Maghi. Muovi il tuo esercito, avvicinati al momento giusto e tieni al sicuro il tuo capo!',
  'editor.make': 'Crea il tuo scenario',

  'help.aim':
    'Guida il tuo esercito: prima ti muovi, poi combatti. Le bandiere e i punti accanto alla mappa mostrano chi è in vantaggio.',
  'throw.fast.why': 'L’incantesimo colpisce se il dado fa la distanza o di più.',
  'throw.slow.why': 'Colpisce se i due dadi insieme fanno la distanza o di più.',
  'throw.fight.why': 'Ogni parte aggiunge la sua Forza al suo dado.',
  'throw.phrase.why': 'Parla di un tipo di unità: indovina quale.',
  'now.move.why': 'Ogni unità si muove una volta nel tuo turno. Accanto a un nemico può attaccare.',
  'now.place.why': 'Così i combattimenti e gli incantesimi si contano giusti.',
  'now.enter.why': 'Così hai un’unità in più sulla mappa.',
  'now.exit.why': 'In questo scenario contano le unità che escono.',
  'now.land.why': 'Dove finisce, in questo turno nessuno può eliminarla.',
  'now.charge.why': 'Senza dadi: la carica colpisce sempre.',
  'now.strike.why': 'Senza dadi: il colpo riesce sempre.',
  'now.trio.why': 'Un Soldato solo non batte un Soldato. Tre insieme sempre.',
  'now.fight.why': 'Ogni parte tira un dado e aggiunge la sua Forza.',
  'now.cast.why': 'Da lontano: tira la distanza o di più, e colpisce.',
  'now.slow.why': 'Arriva più lontano, e spinge via il nemico.',
  'now.loss.why': 'Hanno combattuto in più d’uno: scegli tu.',
  'now.leave.why': 'Chi combatte con i dadi può perdere un Soldato.',
  'now.end.move.why': 'Poi chi tocca un nemico può attaccare.',
  'now.end.combat.why': 'Poi tocca all’altra parte.',
  'mark.blue': 'L’esercito azzurro: le sue pedine sono quadrate.',
  'mark.pink': 'L’esercito rosa: le sue pedine sono rotonde.',
  'mark.soldier':
    'Soldato. Combatte contro un nemico accanto. Senza dadi, contro un Soldato servono tre Soldati. Il numero in basso a destra dice quanto va lontano.',
  'mark.pegasus': 'Pegaso. Attacca un nemico accanto, e non gli servono dadi.',
  'mark.mage': 'Mago. Lancia un incantesimo fino a 6 caselle, prima di muoversi.',
  'mark.mageCast': 'Un Mago che ha lanciato il suo incantesimo volta le spalle.',
  'mark.leader':
    'Principe o Principessa. Protegge gli amici accanto, ma non sé stesso. Con la regola 5, invece, li cura.',
  'mark.shielded': 'Nella bolla: unità protetta dal suo capo.',
  'mark.wounded': 'Un cerotto: unità ferita.',
  'mark.done': 'Con la spunta: si è già mossa o ha attaccato.',
  'mark.way': 'Puoi andare qui. Il numero è quanto costa.',
  'mark.contact': 'Qui toccheresti un nemico che puoi attaccare.',
  'mark.shadow':
    'Ci puoi arrivare, ma nel prossimo turno lì un nemico o un incantesimo può colpirti.',
  'mark.woods': 'Bosco: entrare costa 2.',
  'mark.river': 'Fiume: entrare costa 2.',
  'mark.contour': 'Linea di livello: attraversarla costa 2. I trattini indicano la discesa.',
  'mark.road': 'Strada.',
  'mark.flags':
    'Le bandiere dicono di chi è un luogo: quella quadrata è dell’azzurro, quella a punta è del rosa. Un’asta vuota non è di nessuno.',

  'where.moved': 'Dove vanno le unità',
  'where.allPoints': 'Mosse che usano tutti i punti',
  'where.intoWoods': 'Mosse nel bosco',
  'where.outOfWoods': 'Mosse fuori dal bosco',
  'where.intoRiver': 'Mosse nel fiume',
  'where.slope': 'Mosse su un pendio',
  'where.byRoad': 'Mosse tutte su strada',
  'where.placed': 'Dove sono state messe le unità',
  'where.broughtIn': 'Dove sono entrate le unità',
  'where.entered': 'Unità che arrivano',
  'where.exited': 'Unità che escono dalla mappa',
  'where.healed': 'Unità guarite',
  'where.cast': 'Bersagli della magia',
  'where.castSlow': 'Bersagli della magia lenta',
  'where.hit': 'Magie che colpiscono',
  'where.missed': 'Magie a vuoto',
  'where.slowHit': 'Magie lente che colpiscono',
  'where.slowMissed': 'Magie lente a vuoto',
  'where.landed': 'Unità spinte qui dalla magia',
  'where.stuck': 'Unità senza una casella dove andare',
  'where.charged': 'Cariche di un Pegaso',
  'where.struck': 'Colpi di un Soldato',
  'where.surrounded': 'Unità circondate',
  'where.wounded': 'Unità ferite',
  'where.eliminated': 'Unità eliminate',
  'where.exposed': 'Unità non più protette',
  'where.fight': 'Scontri',
  'where.fightTied': 'Scontri finiti in pareggio',
  'where.fightWon': 'Scontri vinti da chi attacca',
  'where.fightLost': 'Scontri vinti da chi difende',
  'where.nobodyLost': 'Scontri persi senza perdite',
  'where.taken': 'Luoghi presi',
  'where.held': 'Luoghi tenuti',

  'stream.spell': 'I dadi degli incantesimi',
  'stream.slow': 'I dadi della magia lenta',
  'stream.fight': 'I dadi degli scontri',
  'stream.phrase': 'Gli indovinelli pescati',
} satisfies Catalogue;
