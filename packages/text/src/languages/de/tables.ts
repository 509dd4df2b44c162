import type { Catalogue } from '../../catalogue.ts';

/** What is said where dice are entered, and what the card of a real table says around its lines. */
export default {
  'dice.byApp': 'Glade hat gewürfelt: {what}.',
  'dice.drawn': 'Glade hat gezogen: {what}.',
  'dice.enter.dice': 'Was {n, plural, one {zeigt dein Würfel} other {zeigen deine Würfel}}?',
  'dice.enter.board': 'Tippe auf das Feld oder auf das, was deine Würfel zeigen.',
  'dice.enter.place': 'Tippe auf dem Plan auf das, was du gezogen hast.',
  'dice.enter.these': 'Eintragen',
  'dice.entered': 'Dein Wurf: {what}.',
  'dice.change': 'Ändern',
  'dice.earlier': 'Früher',
  'dice.earlier.name': 'Einen früheren Wurf ändern',
  'dice.change.name': 'Deinen Wurf ändern: {what}',
  'dice.sum': '{entered} von {all} Würfeln eingetragen',
  'dice.less': 'Ein Würfel weniger: {face}',
  'dice.rest': 'alle {left}',
  'dice.rest.name': 'Alle {left} übrigen Würfel: {face}',
  'dice.none': 'die anderen {others}',
  'dice.none.name': 'Ohne {face}: jedes andere Bild einmal',
  'dice.lots':
    '{drawn, plural, =0 {Ihr lost aus? {all, select, true {Tippt an, wer zuerst kommt, dann die Nächsten.} other {Tippt an, wer anfängt.}}} other {Wer kommt danach? Ein zweites Tippen nimmt ein Gesicht zurück.}}',
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
