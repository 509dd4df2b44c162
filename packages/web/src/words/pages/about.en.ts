import type { Catalogue } from '@glade/text';

/** What Glade says of itself. */
export default {
  'about.what': 'What it is',
  'about.what.text':
    'Glade lets you play small tabletop games and learn them. You can look at a match again and pass it on.\nEvery rule has a number. When a move is not allowed, Glade tells you which rule says so. You can see an example, too.',
  'about.privacy': 'What we know about you',
  'about.privacy.text':
    'Nothing. We ask for no name and no address, and there is no account.\nYour matches and settings stay in this browser. A link that you share holds the whole match in itself; no server keeps it. Nothing is loaded from anybody else.\nOnly a table far away is kept on the server through which you play. It keeps the game, the moves and the names from our list, and no address. It deletes the table when nothing has happened there for some time, usually 30 days.\nMatches stay until you remove them. On My shelf you can save or remove all you did. To forget everything, clear the data of this site in your browser.',
  'about.dice': 'Fair dice',
  'about.dice.text':
    'Every face comes up equally often. The dice come from the number of the match alone. Neither you nor a bot can see them in advance. With the same number, anybody gets the same rolls.',
  'about.access': 'For everybody',
  'about.access.text':
    'Everything works with the keyboard, by touch and with a screen reader. It works without colour and without movement, too. If something does not, that is a fault: tell us.',
  'about.games': 'Who made the games',
  'about.licence': 'Licence',
  'about.licence.text':
    'The program is free software under the MIT licence. The games belong to the people who invented them. Their rules are told here in our own words.\nThe fonts are Atkinson Hyperlegible Next by the Braille Institute, Fraunces by Undercase Type and, on paper, Work Sans by Wei Huang, all under the SIL Open Font License.',
  'about.licence.fonts': 'Read the licence of the fonts',
} satisfies Catalogue;
