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
