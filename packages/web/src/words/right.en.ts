import type { Catalogue } from '@glade/text';

/** Which kind of correction it was, where it may be told. */
const DONE =
  '{kind, select, change {Put right.} remove {Taken out.} insert {Put in.} restore {The correction is undone.} other {A move was corrected.}}';

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
  'right.removed': 'This entry is removed.',
  'right.back': 'Back to the list',
  'right.again': 'Choose again',
  'right.restore': 'Undo the last correction',
  'right.do': 'Put it right',
  'right.fits':
    '{left, plural, =0 {Everything after it still fits.} one {One later entry is left out. Everything else still fits.} other {# later entries are left out. Everything else still fits.}}',
  'right.without':
    '{done, select, true {That was not done: leave out only that} other {Leave out only that}}',
  'right.without.turn':
    '{count, plural, one {Leave out what was done after it} other {Leave out the # entries after it}}',
  'right.turnOver':
    'Now {player, seat}’s turn ends here: nothing is left to do. Everything before it stays.',
  'right.turnOver.own':
    'Now your turn ends here: nothing is left to do. Everything before it stays.',
  'right.breaks': 'This does not fit any more: {text}. Everything before it stays.',
  'right.do.again':
    'Put it right, and tell {count, plural, one {the last entry} other {the last # entries}} again',
  'right.keep': 'Change nothing: keep what we played',
  'right.why': 'Why?',
  'right.more':
    '{what}: {missing, plural, =0 {what came up here? Then the rest can stay.} one {here one die is missing. Roll it now and tap it, and the rest can stay.} other {here # dice are missing. Roll them now and tap them, and the rest can stay.}}',
  'right.more.fewer':
    '{was}: here only {dice, plural, one {one of them counts. Agree on one and tap it} other {# of them count. Agree on # and tap them}}, and the rest can stay.',
  'right.moreDone':
    'Tap what {player, seat} did here {place, select, instead {instead of} other {before}} “{text}”. Then the rest can stay.',
  'right.moreDone.own':
    'Tap what you did here {place, select, instead {instead of} other {before}} “{text}”. Then the rest can stay.',
  'right.howItLies': 'How does it lie on your table? Tap it.',
  'right.kept': 'A copy of the match as it is now stays among your matches.',
  'right.unknown': 'Some moves are hidden. Once everybody agrees, you will see what still fits.',
  'right.ask': '{count, plural, one {Another player has} other {# other players have}} to agree.',
  'right.together':
    'Put it right if you all agree. {count, plural, =0 {} one {One later move may have to be made again.} other {Up to # later moves may have to be made again.}}',
  'right.done': `${DONE} The rest still fits.`,
  'right.broken': `${DONE} Tell again what happened{from, select, none {} other {, beginning with “{from}”}}.`,
  'right.broken.rolls': `${DONE} Make your later moves again: the rolls come by themselves.`,
  'right.refused': 'Not everybody agrees, so nothing was changed.',
  'consent.title': '{player, seat}, do you agree?',
  'consent.about':
    'You all have to agree: later moves may have to be made again. Nothing here is secret.',
  'consent.change': 'This changes “{before}” to “{after}”.',
  'consent.remove': 'This removes “{before}”.',
  'consent.insert': 'This puts “{after}” before “{before}”.',
  'consent.restore': 'This undoes the last correction.',
  'consent.hidden': '{player, seat} wants to change a move that is hidden from you.',
  'consent.yes': 'I agree',
  'consent.no': 'I don’t agree',
  'consent.withdraw': '{player, seat}: leave it as it was',
  echo: 'These rolls were entered:',
} satisfies Catalogue;
