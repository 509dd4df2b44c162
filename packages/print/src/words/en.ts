import type { Catalogue } from '@glade/text';

/** What stands on a sheet around that which a game prints. */
export const en: Catalogue = {
  'frame.page': 'Page {page} of {pages}',
  'frame.ruler': '50 mm. If it is not, print at 100 %.',
  'frame.back': 'Backs of page {page}',
  'frame.block': '{part}: {n, plural, one {# piece} other {# pieces}} here.',
  'frame.cut': 'Cut along the lines.',
  'frame.cutAlike':
    'The lines of these {sheets} sheets are alike: lay the sheets on top of each other and cut all of them at once.',
  'frame.net': 'Cut along the outer lines, fold along the inner ones and glue the flaps.',
  'frame.fold': 'Fold along the dashed line.',
  'frame.turn.long': 'The backs go on the other side of this sheet: turn it over its long edge.',
  'frame.turn.short': 'The backs go on the other side of this sheet: turn it over its short edge.',
  'frame.behind': 'These are the backs: they go on the other side of the sheet before.',
  'frame.empty': 'This side stays empty.',
  'frame.foldBacks':
    'Cut this block off the sheet. Fold it along the dashed line, glue it, then cut out the pieces.',
  'frame.stand': 'Cut out and fold along the dashed lines, feet outwards. Glue front to back.',
  'frame.tile': 'sheet {row}.{column}',
  'frame.glue': 'This is {place}. Cut along the lines and glue the next sheet over the strip.',
  'frame.glueOver': 'This is {place}. Cut along the lines and glue it over the strip of {before}.',
  'frame.next': '{place} goes over this strip',
  'frame.codeNext': 'The code of this match is on the next page.',
  'frame.codeOpens': 'This code opens the match in the app.',
  'frame.noCode': 'This match is too long for a code. Keep its file, and the app opens it.',
  'frame.code': 'Code that opens {address}',

  'frame.own': '{title}, page {page} of this part',

  'sheets.begin': 'Start here',
  'sheets.begin.about': 'What you need, what is on which page, and what to do first.',
  'begin.title': '{game}: start here',
  'begin.players':
    '{most, plural, =0 {{least} or more players} other {{one, select, yes {{most, plural, one {# player} other {# players}}} other {{least} to {most} players}}}}',
  'begin.ages': '{most, plural, =0 {ages {least} and up} other {ages {least} to {most}}}',
  'begin.minutes':
    '{minutes, plural, one {about one minute} =60 {about an hour} other {about # minutes}}',
  'begin.for': 'These sheets are for {seats, plural, one {one player} other {# players}}.',
  'begin.need': 'You need',
  'begin.nothing': 'Nothing else.',
  'begin.dice':
    '{sides, plural, =6 {{n, plural, one {an ordinary die} other {# ordinary dice}}} other {{n, plural, one {a die} other {# dice}} with {sides} sides}}',
  'begin.print': 'Or print “{part}”: tick it in the list of parts.',
  'begin.without': 'If you have none: page {page}, “{part}”, says how to do without.',
  'begin.own': 'Pages that you can leave out',
  'begin.own.diceHere': 'Ordinary dice do just as well. Then cut out none of those on page {page}.',
  'begin.own.dice':
    'Ordinary dice do just as well. Then leave out {several, select, yes {pages} other {page}} {pages}.',
  'begin.scissors': 'Scissors.',
  'begin.glue': 'Scissors and glue.',
  'begin.paper': 'Thick paper for the pieces, if your printer takes it.',
  'begin.pages': 'What is on which page',
  'begin.page': 'Page',
  'begin.what': 'What it is',
  'begin.do': 'What to do with it',
  'begin.do.cut': '{n, plural, one {Cut it out.} other {Cut out all #.}}',
  'begin.do.backs':
    'Cut out all {n}. Their backs are on the other side, if you have printed both sides.',
  'begin.do.fold':
    'Cut off the block, fold and glue it. Then cut out all {n}: so each has its back.',
  'begin.do.stand': 'Cut out all {n}, fold, glue and stand them up.',
  'begin.do.net':
    '{n, plural, one {Cut it out, fold and glue.} other {Cut out all #, fold and glue.}}',
  'begin.do.board': 'Lay it on the table. On card it stays flat.',
  'begin.do.glue': 'Glue the {n} sheets together.',
  'begin.stand': 'Figures that stand up',
  'begin.stand.1': 'Cut out the strip.',
  'begin.stand.2': 'Fold it in the middle, with both feet outwards.',
  'begin.stand.3': 'Glue front to back.',
  'begin.class': 'For a class',
  'begin.class.rolls': 'Pages {from}–{to}: the matches, each different. Print them once.',
  'begin.class.key': 'Page {page}: for the teacher only.',
  'begin.class.others': 'All other pages: once for each table. You need no dice.',
  'begin.first': 'Before you play',
  'begin.both':
    'These pages are for printing on both sides. Set your printer to flip on the {edge, select, short {short} other {long}} edge. Some sides stay empty.',
  'begin.byHand':
    'If your printer prints one side only: print the odd pages, put the paper in again, print the even pages.',
  'begin.ruler':
    'Measure the line at the bottom of page 1. If it is not 50 mm long, print again at 100 %.',
  'begin.read': 'Read page {page}, “{part}”. That is enough to play.',
  'begin.book':
    'For questions while you play, look in “{part}”, from page {page} on.{numbers, select, yes { The numbers in italics, such as {example}, say where.} other {}}',

  'sheets.group.read': 'To read',
  'sheets.group.keep': 'To keep',
  'sheets.rules': 'The rules',
  'sheets.rules.about': 'Every rule you play with. For questions while you play.',
  'sheets.rulebook': 'Rulebook',
  'sheets.rulebook.about': 'All the rules with worked examples and their pictures: many sheets.',
  'sheets.booklet': 'Rulebook as a booklet',
  'sheets.booklet.about':
    'Print on both sides, fold in the middle, staple. If the back is upside down, choose the other edge.',
  'sheets.scores': 'Results',
  'sheets.scores.about': 'A table to write down who has won, match after match.',
  'sheets.diary': 'Our matches',
  'sheets.diary.about': 'A table to write down when you played, who played and how it ended.',
  'sheets.record': 'Your match, to keep',
  'sheets.record.about': 'The board at the end, the turning points, and who played.',
  'book.contents': 'Contents',
  'book.glance': 'The game on one page',
  'book.choices': 'How you play',
  'book.choice': '{option}: {value}.',
  // What the options say that are switched on.
  'book.yes': 'yes',
  'book.boxes': 'Rules in a box are our answers to questions that the game leaves open.',
  'book.example': 'Example: {title}',
  'book.before': 'Before',
  'book.after': 'After',
  'record.moments': 'Turning points',
  'record.turn': '{turn}: {told}',
  'record.turn.name': 'Turn {turn}',
  'record.setup': 'Getting ready',
  'record.won':
    '{count, plural, one {The winner is {players, seat}} other {The winners are {players, seat}}}',
  'record.open': '{turn}: not over yet',
  'record.player': '{player, seat}',
  'record.seat': '{player, seat, label}',
  'record.unprintable': 'A name has letters that we can’t print: its seat is named instead.',
  'record.scores':
    'Write the names at the top and one match a row: 1 for each winner, 0 for the others. The total shows who is in the lead.',
  'record.day': 'Day',
  'record.who': 'Who played',
  'record.ended': 'How it ended',
  'record.names': 'Names',
  'record.sum': 'Total',
};
