import type { Catalogue } from '../../catalogue.ts';

/** What Glade says of itself. */
export default {
  'about.what': 'Was das ist',
  'about.what.text':
    'Mit Glade spielst und lernst du kleine Brettspiele. Du kannst eine Partie noch einmal ansehen und weitergeben.\nJede Regel hat eine Nummer. Geht ein Zug nicht, nennt Glade dir die Regel dazu. Die Regel zeigt dir ein Beispiel.',
  'about.privacy': 'Was wir über dich wissen',
  'about.privacy.text':
    'Nichts. Wir fragen nach keinem Namen und keiner Adresse. Es gibt kein Konto.\nDeine Partien und Einstellungen bleiben in diesem Browser. Ein geteilter Link enthält die ganze Partie; kein Server hebt sie auf. Nichts wird von anderen geladen.\nNur ein Tisch im Internet liegt auf dem Server, über den du spielst. Der Server behält das Spiel, die Züge und die Namen aus unserer Liste. Adressen behält er nicht. Geschieht am Tisch lange nichts, löscht er ihn, meist nach 30 Tagen.\nPartien bleiben, bis du sie löschst. In „Mein Regal“ kannst du alles speichern oder löschen. Soll alles weg, lösche die Daten dieser Seite in deinem Browser.',
  'about.dice': 'Faire Würfel',
  'about.dice.text':
    'Jede Seite kommt gleich oft. Die Würfe folgen allein aus der Nummer der Partie. Weder du noch ein Bot kennt sie vorher. Dieselbe Nummer ergibt immer dieselben Würfe.',
  'about.access': 'Für alle',
  'about.access.text':
    'Alles geht mit der Tastatur, mit dem Finger und mit einem Screenreader. Es geht auch ohne Farben und ohne Bewegung. Geht etwas nicht, ist das ein Fehler: Sag es uns.',
  'about.games': 'Von wem die Spiele sind',
  'about.licence': 'Lizenz',
  'about.licence.text':
    'Das Programm ist freie Software unter der MIT-Lizenz. Die Spiele gehören denen, die sie erfunden haben. Ihre Regeln stehen hier in unseren eigenen Worten.\nDie Schrift der Texte ist Atkinson Hyperlegible Next vom Braille Institute. Die Titel stehen in Fraunces von Undercase Type. Auf Papier ist es Work Sans von Wei Huang. Alle stehen unter der SIL Open Font License.',
  'about.licence.fonts': 'Lizenz der Schriften lesen',
} satisfies Catalogue;
