import type { Catalogue } from '@glade/text';

/** What is said where an entry is put right. */
export default {
  'right.list': 'Is something wrong here? You can change it.',
  'right.secret': 'hidden',
  'right.change': 'Change',
  'right.change.which': 'Change entry {entry}: {text}',
  'right.entry': 'Entry {entry}: {text}',
  'right.legend.throw': 'What is right?',
  'right.legend.action': 'What did {name} do? Tap it.',
  'right.legend.insert': 'What is missing before this entry?',
  'right.remove': 'Entered twice: remove it',
  'right.insert': 'Something is missing before it',
  'right.removed': 'This entry goes.',
  'right.back': 'Back to the list',
  'right.again': 'Choose again',
  'right.do': 'Put it right',
  'right.fits': 'Everything after it still fits.',
  'right.breaks':
    'Entry {broken} no longer fits: {why} {count, plural, one {This entry goes.} other {It goes, with everything after it: # entries.}} A copy of the match as it is now stays among your matches.',
  'right.kept': 'A copy of the match as it is now stays among your matches.',
  'right.unknown': 'Some moves are hidden. Once everybody agrees, you will see what still fits.',
  'right.ask': '{count, plural, one {Another player has} other {# other players have}} to agree.',
  'right.done': 'Entry {entry} is put right. Everything after it still fits.',
  'right.broken':
    'Entry {entry} is put right. From entry {broken} on it did not fit any more: {why} A copy of the match as it was is among your matches.',
  'right.refused': 'Not everybody agrees, so nothing was changed.',
  'consent.title': '{player, seat}, do you agree?',
  'consent.about': 'You all have to agree. Nothing on this screen is secret.',
  'consent.change': '{player, seat} wants to change entry {entry} from “{before}” to “{after}”.',
  'consent.remove': '{player, seat} wants to remove entry {entry}: “{before}”.',
  'consent.insert': '{player, seat} wants to insert “{after}” before entry {entry}.',
  'consent.hidden': '{player, seat} wants to change a hidden move: entry {entry}.',
  'consent.yes': 'I agree',
  'consent.no': 'I don’t agree',
  'consent.withdraw': '{player, seat}: leave it as it was',
  echo: 'These rolls were entered:',
} satisfies Catalogue;
