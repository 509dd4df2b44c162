import type { Catalogue } from '@glade/engine';

/** What the game is about, what its pictures mean, and why a hint is good. */
export const help = {
  'help.aim':
    'Guida il tuo esercito: prima ti muovi, poi combatti. Lo scenario dice come si vince; le bandiere e i punti accanto alla mappa mostrano chi è in vantaggio.',
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
  'hint.clue.0': 'questa unità combatte a piedi, vicino al nemico',
  'hint.clue.1': 'questa unità ha quattro zampe',
  'hint.clue.2': 'questa unità colpisce da lontano',
  'hint.clue.3': 'tutte le altre unità la proteggono',
  'hint.hit': 'Un incantesimo non costa niente, e può eliminare {target}.',
  'hint.mayWound': 'Un incantesimo non costa niente, e può ferire {target}.',
  'hint.wounds': 'Così ferisci di sicuro {target}, senza dadi.',
  'hint.win': 'Così elimini di sicuro {target}, senza dadi.',
  'hint.danger.after': 'Ma poi un nemico può raggiungere la tua unità.',
  'hint.danger.there': 'Ma lì un nemico può raggiungere la tua unità.',
  'hint.danger': 'Attenzione: lì un nemico può raggiungere il tuo capo.',
  'hint.trio': 'Tre Soldati circondano {target} e vincono lo scontro.',
  'hint.surrounded':
    'Tre Soldati intorno a un Soldato vincono. Con questa mossa tre circondano {target} in {hex}.',
  'hint.surround':
    'Tre Soldati intorno a un Soldato vincono. Con questa mossa due toccano {target} in {hex}: ne manca uno.',
  'hint.reach': 'Da lì la tua unità può vincere contro {target} in {hex}.',
  'hint.take': 'Così questo luogo diventa tuo: {place}.',
  'hint.enter': 'Un’unità aiuta solo quando è sulla mappa.',
  'hint.end.fight': 'Le tue unità sono accanto a un nemico che possono attaccare: ora combatti.',
  'hint.end.move': 'Le tue altre unità sono già al posto giusto.',
  'hint.apart':
    'Per come stanno le cose, nel prossimo turno nessun nemico raggiunge lì la tua unità.',
  'hint.leader': 'Non finire ancora il movimento: un nemico può raggiungere {target} in {hex}.',
  'hint.nearer': 'Così la tua unità è più vicina al nemico.',
  'hint.safe':
    'Per come stanno le cose, nel prossimo turno nessun nemico raggiunge lì la tua unità.',
} satisfies Catalogue;
