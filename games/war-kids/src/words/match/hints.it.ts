import type { Catalogue } from '@glade/engine';

/** Perché un suggerimento è buono. */
export const hints = {
  'hint.clue.0': 'questa unità combatte a piedi, vicino al nemico',
  'hint.clue.1': 'questa unità ha quattro zampe',
  'hint.clue.2': 'questa unità colpisce da lontano',
  'hint.clue.3': 'tutte le altre unità la proteggono',
  'hint.hit': 'Un incantesimo non costa niente, e può eliminare {target}.',
  'hint.mayWound': 'Un incantesimo non costa niente, e può ferire {target}.',
  'hint.wounds': 'Così ferisci di sicuro {target}, senza dadi.',
  'hint.win': 'Così elimini di sicuro {target}, senza dadi.',
  'hint.danger.after': 'Ma poi un nemico può raggiungere la tua unità.',
  'hint.danger.near': 'Ma lì un nemico può raggiungere la tua unità.',
  'hint.danger.far': 'Ma lì un incantesimo può colpire la tua unità.',
  'hint.danger.leader.near': 'Attenzione: lì un nemico può raggiungere il tuo capo.',
  'hint.danger.leader.far': 'Attenzione: lì un incantesimo può colpire il tuo capo.',
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
  'hint.end.near':
    'Un nemico può raggiungere {target} in {hex}. Ma nessuna mossa trovata aiuta di più.',
  'hint.end.far':
    'Un incantesimo può colpire {target} in {hex}. Ma nessuna mossa trovata aiuta di più.',
  'hint.end.turn': 'Nessun attacco trovato ti aiuta di più.',
  'hint.apart':
    'Per come stanno le cose, nel prossimo turno nessun nemico raggiunge lì la tua unità.',
  'hint.leader.near':
    'Non finire ancora il movimento: un nemico può raggiungere {target} in {hex}.',
  'hint.leader.far':
    'Non finire ancora il movimento: un incantesimo può colpire {target} in {hex}.',
  'hint.nearer': 'Così la tua unità è più vicina al nemico.',
  'hint.nearer.spell':
    'Così il tuo Mago è più vicino al nemico: i suoi incantesimi colpiscono più spesso.',
  'hint.safe.near': 'Per come stanno le cose, nessun nemico può venire a colpire lì la tua unità.',
  'hint.safe':
    'Per come stanno le cose, nel prossimo turno nessun nemico raggiunge lì la tua unità.',
} satisfies Catalogue;
