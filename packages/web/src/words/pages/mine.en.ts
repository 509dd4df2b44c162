import type { Catalogue } from '@glade/text';

/** What is said on My shelf. */
export default {
  'mine.about':
    'What you did with Glade, counted from what this browser keeps. It stays here: nothing is sent.',
  'mine.none': 'Nothing yet. Choose a game: what you play will be here.',
  'mine.denied': 'This browser stores nothing here, so nothing stays on your shelf.',
  'mine.reading': 'Counting …',
  'mine.failed': 'These matches can’t be counted right now. Are you offline?',
  'mine.together': 'Matches played to the end: {n}. Won: {won}.',
  'mine.rivals': 'Matches you played against each other: {n}.',
  'mine.going': 'Matches not over yet: {n}.',
  'mine.unread':
    '{n, plural, one {# finished match is from another release. It isn’t counted.} other {# finished matches are from another release. They aren’t counted.}}',
  'mine.best': 'Your best results',
  'mine.best.row': '{rules}: {result}',
  'mine.best.none': 'not won yet',
  'mine.best.times': '{n, plural, one {(# match)} other {(# matches)}}',
  'mine.rules': 'The rules of the game',
  'mine.guided': 'Guided matches started: {n} of {all}.',
  'mine.lessons': 'Lessons done: {n} of {all}.',
  'mine.puzzles': 'Puzzles solved: {n} of {all}.',
  'mine.steps': 'Steps of the campaign won: {n} of {all}.',
  'mine.days': 'Matches of the day played: {n}.',
  'mine.take': 'Take it with you',
  'mine.take.about':
    'Save everything as a file, for another device or for later. Adding a file changes nothing that is here.',
  'mine.export': 'Save as a file',
  'mine.import': 'Add from a file',
  'mine.import.failed': 'This file can’t be read. Choose it again.',
  'mine.taking': 'Adding …',
  'mine.taken':
    'Added: {matches, plural, one {# match} other {# matches}}, {more, plural, one {# thing} other {# things}} you learned or solved.',
  'mine.taken.known':
    '{n, plural, one {# match was here already.} other {# matches were here already.}}',
  'mine.taken.unread':
    '{n, plural, one {# match can’t be read here, so it was left out.} other {# matches can’t be read here, so they were left out.}}',
  'mine.taken.refused':
    'This browser has no room for the rest. Make room, then add the file again.',
  'mine.more': 'More about {game}',
  'mine.forget': 'Remove {game} from my shelf …',
  'mine.forget.all': 'Remove everything …',
  'mine.ask':
    'Remove all you did in {game}?{matches, plural, =0 {} one { Its match goes, too.} other { Its # matches go, too.}}{kept, plural, =0 {} one { One of them is marked “Keep”.} other { # of them are marked “Keep”.}} You can’t undo this.',
  'mine.ask.all':
    'Remove all you did in every game?{matches, plural, =0 {} one { # match goes, too.} other { # matches go, too.}}{kept, plural, =0 {} one { One match is marked “Keep”.} other { # are marked “Keep”.}} You can’t undo this.',
  'mine.yes': 'Yes, remove all of it',
  'mine.no': 'No, leave it',
  'mine.removed': 'Removed.',
  'mine.left': 'This browser couldn’t remove all of it. Try again.',
  'problem.shelf.big': 'This file is too large. Choose one that Glade has saved.',
  'problem.shelf.title': 'This isn’t a file of My shelf. Choose one that Glade has saved.',
  'problem.shelf.newer':
    'This file is from a newer version of Glade. Update this one, then add the file again.',
} satisfies Catalogue;
