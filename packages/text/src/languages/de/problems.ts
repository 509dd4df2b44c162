import type { Catalogue } from '../../catalogue.ts';

/** What can go wrong at a table, and what to do then. */
export default {
  'place.many': '{n} Felder',
  'problem.seat.bot': 'Spieler {seat} ist ein Bot und spielt selbst.',
  'problem.seat.other': 'Das ist nicht dein Platz. Spiel an deinem eigenen.',
  'problem.seat.watch': 'Du siehst hier nur zu. Ziehen können nur, die mitspielen.',
  'problem.table.closed': 'Dieser Tisch ist geschlossen. Öffne die Partie noch einmal.',
  'problem.dice.count':
    '{count, plural, one {Trag # Würfel ein} other {Trag # Würfel ein}}, nicht {found}.',
  'problem.dice.face': 'Würfel {die} zeigt „{found}“. Trag eine Zahl von 1 bis {sides} ein.',
  'problem.dice.entered': 'In dieser Partie würfelst du selbst. Trag ein, was du siehst.',
  'problem.dice.virtual': 'Diese Partie hat eigene Würfel. Drück auf „Würfeln“.',
  'problem.dice.none': 'Jetzt gibt es nichts zu würfeln. Wähle einen Zug.',
  'problem.undo.nothing': 'Du hast noch nichts getan, das du zurücknehmen kannst. Spiel weiter.',
  'problem.undo.dice': 'Seitdem wurde gewürfelt oder aufgedeckt. Spiel von hier aus weiter.',
  'problem.undo.other': 'Seitdem hat jemand anders gezogen. Spiel von hier aus weiter.',
  'problem.undo.refused':
    'Dieser Wurf zählte nicht, also gibt es nichts zurückzunehmen. Noch einmal „Rückgängig“ nimmt zurück, was davor war.',
  'problem.redo.nothing': 'Es gibt nichts, was du noch einmal machen könntest.',
  'problem.redo.other': 'Das hat jemand anders zurückgenommen. Nur er oder sie kann es wieder tun.',
  'problem.hint.turn': 'Frag nach einem Tipp, wenn du dran bist.',
  'problem.hint.stale': 'Während ich überlegte, ging die Partie weiter. Frag noch einmal.',
  'problem.bot.none': 'An diesem Tisch kann kein Bot nachdenken. Wähle selbst einen Zug.',
  'problem.bot.fine': 'Der Bot kommt zurecht. Spiel weiter.',
  'problem.bot.illegal': 'Der Bot wählte einen Zug, der nicht geht. Frag ihn noch einmal.',
  'problem.bot.failed': 'Der Bot hat aufgehört nachzudenken. Frag ihn noch einmal.',
  'problem.brain.game': 'Der Bot kennt dieses Spiel anders. Lade die Seite neu.',
  'problem.brain.log': 'Der Bot kann dieser Partie nicht folgen. Lade die Seite neu.',
  'problem.notation.entry': '„{text}“ ist kein Zug. Tippe einen so ein, wie er in der Liste steht.',
  'problem.notation.long': 'Das ist zu lang für einen Zug. Nimm höchstens {limit, number} Zeichen.',
  'problem.action.number': '„{found}“ ist keine Nummer eines Zugs. Wähle einen aus der Liste.',
  'problem.link.big': 'Dieser Link ist zu lang für eine Partie. Lass ihn dir noch einmal schicken.',
  'problem.link.format': 'Das ist kein Link zu einer Partie. Kopiere noch einmal den ganzen Link.',
  'problem.link.old':
    'Dieser Browser ist zu alt für Links. Aktualisiere ihn, oder nimm ein anderes Gerät.',
  'problem.link.damaged': 'Dieser Link ist beschädigt. Kopiere noch einmal den ganzen Link.',
  'problem.record.title':
    'Das ist keine Partie. Glade öffnet einen Link oder den Text einer gespeicherten Partie. Kopiere alles und versuch es noch einmal.',
  'problem.record.cut':
    'Der Anfang dieser Partie fehlt. Kopiere sie noch einmal ab der ersten Zeile, „{title}“.',
} satisfies Catalogue;
