import type { Catalogue } from '@glade/engine';

/** What the game is about, what its pictures mean, and why a hint is good. */
export const help = {
  'help.aim':
    'Guida il tuo esercito: prima ti muovi, poi combatti. Lo scenario dice come si vince; le bandiere e i punti accanto alla mappa mostrano chi è in vantaggio.',
  'mark.blue': 'L’esercito azzurro: le sue pedine sono quadrate.',
  'mark.pink': 'L’esercito rosa: le sue pedine sono rotonde.',
  'mark.soldier':
    'Soldato. Da solo elimina chiunque, ma non un Soldato; tre insieme eliminano un Soldato. Il numero in basso a destra dice quanto va lontano.',
  'mark.pegasus': 'Pegaso. Elimina un nemico che tocca.',
  'mark.mage': 'Mago. Lancia un incantesimo fino a 6 caselle, prima di muoversi.',
  'mark.mageCast': 'Un Mago che ha lanciato il suo incantesimo volta le spalle.',
  'mark.leader': 'Principe o Principessa. Gli amici accanto sono al sicuro; il capo no.',
  'mark.shielded': 'Nella bolla: protetto dal suo capo.',
  'mark.wounded': 'Un cerotto: unità ferita.',
  'mark.done': 'Con la spunta: ha già mosso o attaccato.',
  'mark.way': 'Puoi andare qui. Il numero è quanto costa.',
  'mark.contact': 'Qui toccheresti un nemico che puoi eliminare.',
  'mark.shadow':
    'Ci puoi arrivare, ma nel prossimo turno lì un nemico o un incantesimo può colpirti.',
  'mark.woods': 'Bosco: entrare costa 2.',
  'mark.river': 'Fiume: entrare costa 2.',
  'mark.contour': 'Linea di livello: attraversarla costa 2. I trattini indicano la discesa.',
  'mark.road': 'Strada.',
  'mark.flags':
    'Le bandiere dicono di chi è un luogo: quadrata dell’azzurro, a punta del rosa. Un’asta vuota non è di nessuno.',
  'hint.hit': 'Un incantesimo non costa niente, e può eliminare un nemico: {target}.',
  'hint.mayWound': 'Un incantesimo non costa niente, e può ferire un nemico: {target}.',
  'hint.wounds': 'La ferita è sicura, e senza dadi: {target}.',
  'hint.win': 'La vittoria è sicura, e senza dadi: {target}.',
  'hint.danger.after': 'Ma poi lì può arrivare un nemico.',
  'hint.danger.there': 'Ma lì può arrivare un nemico.',
  'hint.danger': 'Attenzione: lì può arrivare un nemico.',
  'hint.trio': 'Tre Soldati intorno a uno vincono lo scontro: {target}.',
  'hint.surrounded':
    'Tre Soldati intorno a un Soldato vincono. Così lì ne hai tre ({target}, {hex}).',
  'hint.surround':
    'Tre Soldati intorno a un Soldato vincono. Così lì ne hai due, e ne manca uno ({target}, {hex}).',
  'hint.reach': 'Lì può vincere lo scontro che segue: {target}, {hex}.',
  'hint.take': 'Così questo luogo diventa tuo: {place}.',
  'hint.enter': 'Un’unità aiuta solo quando è sulla mappa.',
  'hint.end.fight': 'Le tue unità sono vicine a un nemico che possono eliminare: ora combatti.',
  'hint.end.move': 'Le altre stanno bene dove sono.',
  'hint.apart': 'Per come stanno ora le unità, nel prossimo turno lì non arriva nessun nemico.',
  'hint.leader': 'Non finire ancora di muovere: un nemico può arrivare qui ({target}, {hex}).',
  'hint.nearer': 'Così va verso il nemico.',
  'hint.safe': 'Per come stanno ora le unità, nel prossimo turno lì non arriva nessun nemico.',
} satisfies Catalogue;
