import type { Catalogue } from '@glade/text';

const en: Catalogue = {
  skip: 'Skip to the page',
  home: 'Glade, to the shelf',
  nav: 'Language and settings',
  loading: 'One moment …',
  'loading.failed': 'This page could not be loaded. Are you offline?',
  'loading.again': 'Try again',
  offline: 'Offline: everything here works all the same.',
  'offline.ready': 'Ready for offline.',
  clause: 'Rule {clause}',

  'notFound.title': 'Nothing here',
  'notFound.text': 'There is no page at this address. Perhaps a letter went missing.',
  'notFound.home': 'To the games',

  'shelf.lead': 'Small games to play on paper, or right here.',
  'shelf.promise': 'No account, no adverts, nothing to install. Once loaded, it works without internet.',
  'shelf.continue': 'Go on with {game}',

  'game.play': 'Play',
  'game.continue': 'Go on',
  'game.rules': 'The rules',
  'game.open': 'Open a match or a link',
  'game.presets': 'Which game?',
  'game.presets.own': 'Your own rules',
  'game.with':
    '{rules}: {people, plural, =0 {no people} one {# person} other {# people}}, {bots, plural, =0 {no bot} one {# bot} other {# bots}}',

  seats: 'Who plays?',
  seat: 'Player {seat}',
  'seats.hint': 'People share this device and hand it over in turn. Bots see only their own grid.',
  'player.person': 'Person',
  'player.gentle': 'Bot, gentle',
  'player.steady': 'Bot, steady',
  'player.strong': 'Bot, strong',

  'options.rules': 'Change the rules',
  'options.table': 'Dice and help',
  'options.seed': 'Number of the match',
  'options.seed.hint': 'The same number gives the same dice. Leave it empty for new ones.',

  matches: 'Your matches',
  'matches.continue': 'Go on with the match of {when}',
  'matches.over': '{count, plural, one {# finished match} other {# finished matches}}',
  'matches.replay': 'Watch the match of {when}',
  'matches.remove': 'Remove',
  'matches.remove.which': 'Remove the match of {when}',
  'matches.broken': 'A stored match can no longer be read.',
  'matches.broken.keep': 'Keep a copy',
  'matches.broken.remove': 'Throw it away',

  settings: 'Settings',
  'settings.lead': 'They hold at once and stay in this browser.',
  'settings.language': 'Language',
  'settings.language.auto': 'As in the browser',
  'settings.language.en': 'English',
  'settings.language.it': 'Italiano',
  'settings.theme': 'Light',
  'settings.theme.auto': 'As the device',
  'settings.theme.light': 'Day',
  'settings.theme.dark': 'Night',
  'settings.motion': 'Movement',
  'settings.motion.auto': 'As the device',
  'settings.motion.full': 'Yes',
  'settings.motion.none': 'None',
  'settings.speech': 'Read aloud',
  'settings.speech.about': 'What happens in the match is spoken.',
  'settings.autoRoll': 'Dice fall by themselves',
  'settings.autoRoll.about': 'You need not press Roll.',
  'settings.bigTargets': 'Bigger buttons',
  'settings.bigTargets.about': 'For small or unsteady fingers.',
  'settings.shortcuts': 'Single keys in a match',
  'settings.shortcuts.about': 'R rolls, U takes back, H gives a hint, / types, ? helps.',

  about: 'About Glade',
  'about.what': 'What it is',
  'about.what.text':
    'Glade lets you play small tabletop games, learn them, look at a match again and pass it on.\nEvery rule has a number. When a move is not allowed, Glade tells you which rule says so, and the rule shows you an example.',
  'about.privacy': 'What we know about you',
  'about.privacy.text':
    'Nothing. We ask for no name and no address, and there is no account.\nYour matches and settings stay in this browser. A link that you share holds the whole match in itself; no server keeps it. Nothing is loaded from anybody else.\nTo forget everything, clear the data of this site in your browser.',
  'about.dice': 'Honest dice',
  'about.dice.text':
    'Every square comes up equally often. The dice come from the number of the match alone; neither you nor a bot can see them beforehand, and with the same number anybody can throw them again.',
  'about.access': 'For everybody',
  'about.access.text':
    'Everything works with the keyboard, by touch and with a screen reader, without colour and without movement. If something does not, that is a fault: tell us.',
  'about.licence': 'Licence',
  'about.licence.text':
    'The program is free software under the MIT licence. The games belong to the people who invented them; their rules are told here in our own words.',
};

export default en;
