import type { Catalogue } from '@glade/text';

/** What is said where an entry is put right. */
export default {
  'right.list': 'Is something wrong here? You can change it.',
  'right.secret': 'hidden',
  'right.change': 'Change',
  'right.change.which': 'Change entry {entry}: {text}',
  'right.entry': 'Entry {entry}: {text}',
  'right.before': 'Before entry {entry}: {text}',
  'right.legend.throw': 'What is right?',
  'right.legend.action': '{name}: which move is right? Tap it.',
  'right.legend.you': 'Which move is right? Tap it.',
  'right.legend.insert': 'What is missing here?',
  'right.remove': 'Entered twice: remove it',
  'right.insert': 'Something is missing before it',
  'right.removed': 'This entry goes.',
  'right.back': 'Back to the list',
  'right.again': 'Choose again',
  'right.restore': 'Take the last correction back',
  'right.do': 'Put it right',
  'right.fits':
    '{left, plural, =0 {Everything after it still fits.} one {One later entry is left out. Everything else still fits.} other {# later entries are left out. Everything else still fits.}}',
  'right.without':
    '{done, select, true {Only entry {entry} was different, or was not done: {text}} other {Leave out only entry {entry}: {text}}}',
  'right.breaks': 'From entry {broken} on, tell again what happened. All before it stays.',
  'right.why': 'Why?',
  'right.more': 'Or tell now what comes here, then the rest can stay. {what}:',
  'right.moreDone': 'Or tap what {player, seat} did here, and the rest can stay.',
  'right.moreDone.own': 'Or tap what you did here, and the rest can stay.',
  'right.kept': 'A copy of the match as it is now stays among your matches.',
  'right.unknown': 'Some moves are hidden. Once everybody agrees, you will see what still fits.',
  'right.ask': '{count, plural, one {Another player has} other {# other players have}} to agree.',
  'right.together':
    'Put it right if you all agree. {count, plural, =0 {} one {One later move may have to be made again.} other {Up to # later moves may have to be made again.}}',
  'right.done': 'Entry {entry} is put right. The rest still fits.',
  'right.broken': 'Entry {entry} is put right. From entry {broken} on, tell again what happened.',
  'right.broken.rolls':
    'Entry {entry} is put right. Make your later moves again: the rolls come by themselves.',
  'right.refused': 'Not everybody agrees, so nothing was changed.',
  'consent.title': '{player, seat}, do you agree?',
  'consent.about':
    'You all have to agree: later moves may have to be made again. Nothing here is secret.',
  'consent.change': 'This changes entry {entry} from “{before}” to “{after}”.',
  'consent.remove': 'This removes entry {entry}: “{before}”.',
  'consent.insert': 'This puts “{after}” before entry {entry}.',
  'consent.restore': 'This takes back the correction of entry {entry}.',
  'consent.hidden': '{player, seat} wants to change a hidden move: entry {entry}.',
  'consent.yes': 'I agree',
  'consent.no': 'I don’t agree',
  'consent.withdraw': '{player, seat}: leave it as it was',
  echo: 'These rolls were entered:',
} satisfies Catalogue;
