import type { Catalogue } from '../../catalogue.ts';

/** What the card of a real table says around its lines. */
export default {
  onTable: 'Auf eurem Tisch',
  'onTable.earlier': 'Aus der Runde davor:',
  'onTable.roll': 'Wurf: {what}',
  'onTable.why': 'Warum',
  'onTable.say': 'Laut vorlesen',
  'onTable.ownMoves': 'Eure eigenen Züge werden nicht angesagt. Auch ansagen',
  'onTable.changed':
    'Etwas wurde geändert. Nur das liegt jetzt anders. Liegt es schon so? Dann hak es ab.',
  'onTable.wrong': 'Falsche Zahl?',
  'onTable.wrong.other': 'Kam etwas anderes?',
  'onTable.all': 'Für euch alle',
  'onTable.more': '{count, plural, one {# weitere Zeile} other {# weitere Zeilen}}',
  'onTable.done': 'Fertig',
  'onTable.next': 'Als Nächstes: {player, seat}.',
  'onTable.rollAgain': 'Würfelt noch einmal.',
} satisfies Catalogue;
