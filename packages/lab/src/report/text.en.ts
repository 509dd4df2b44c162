import type { Catalogue } from '@glade/engine';

/** The words of a playtest report. */
export const en: Catalogue = {
  'lab.title': 'Playtest: {game}',
  'lab.lead':
    '{games, plural, one {# match} other {# matches}}, {seats, plural, one {# seat} other {# seats}}, played by {bots}.',
  'lab.win': 'Won',
  'lab.seat': 'Seat {seat}: {bot}',
  'lab.shared': 'Shared first place',
  'lab.noWinner': 'Nobody won',
  'lab.outcome': 'How it ends',
  'lab.outcome.lead': 'Each with the range in which the true value lies with 95 % confidence.',
  'lab.codes': 'Endings',
  'lab.length': 'How long it takes',
  'lab.length.axis': 'Turns of a match',
  'lab.decisions': 'How much there is to decide',
  'lab.decisions.axis': 'Decisions of a match',
  'lab.choices.axis': 'Possible moves at a decision',
  'lab.forced': 'Decisions that leave a single move: {share}.',
  'lab.measures': 'What is counted at the end',
  'lab.measure.seat': '{measure}, seat {seat}',
  'lab.clauses': 'Which rules came up',
  'lab.clauses.lead':
    'In how many matches each rule came up as something that happened, the rarest first. Whether a rule matters is another question: “glade rulings” asks it.',
  'lab.clauses.never':
    '{n, plural, =0 {Every rule came up.} one {# rule never came up: {ids}.} other {# rules never came up: {ids}.}}',
  'lab.clauses.unplayed':
    '{n, plural, =0 {} other {Nothing came up of: {list}. That is how it must be where a mode was not played.}}',
  'lab.clauses.silent':
    'A rule that only forbids or explains something is not in the list: it never happens, it is kept.',
  'lab.method': 'How this was found',
  'lab.method.intervals':
    'Ranges are 95 % confidence intervals: Wilson’s for shares, Student’s for means. The middle 90 % lies between the 5 % and the 95 % value.',
  'lab.method.again':
    'The same command gives the same report, byte for byte, on any number of workers:',
  'lab.unfinished':
    '{n, plural, =0 {Every match came to its end.} one {# match did not end within the bounds of the rules.} other {# matches did not end within the bounds of the rules.}}',
  'lab.setting': 'What was played',
  'lab.game': 'Game',
  'lab.game.version': '{game}, rules version {version}',
  'lab.bots': 'Bots',
  'lab.seed': 'Seed',
  'lab.games': 'Matches',
  'lab.share': 'Share',
  'lab.range': '95 % range',
  'lab.matches': 'Matches',
  'lab.decisionsCount': 'Decisions',
  'lab.value': 'Value',
  'lab.values': 'From – to',
  'lab.mean': 'Mean',
  'lab.p5': '5 % value',
  'lab.p50': 'Median',
  'lab.p95': '95 % value',
  'lab.rule': 'Rule',
  'lab.all': 'All values: {name}',
  'lab.range.of': '{low} – {high}',
  'lab.minutes.axis': 'Estimated minutes of a match',
  'lab.real.axis': 'Real choices of a match',
  'lab.dead.axis': 'Turns without a real choice',
  'lab.bot.share': '{bot}, whatever its seat',
  'lab.median.range': 'Median, 95 % range',
  'lab.decided': 'When it is decided',
  'lab.decided.lead':
    'Of {matches, plural, one {# match that was} other {# matches that were}} looked into: before every turn the match was played out {playouts} times by the game’s own policy. Chances are those between such players.',
  'lab.decided.curve': 'How sure the result was that came in the end, tenth by tenth of the match',
  'lab.decided.after': 'How far the match was when its result became certain, %',
  'lab.decided.leads': 'Changes of the lead',
  'lab.decided.lowest': 'Chance of the later result at its lowest, %',
  'lab.decided.last': 'Chance before the last turn, %',
  'lab.heat': 'Where things happen',
  'lab.heat.lead':
    'How often such an event happened at each place, over all matches: the darker, the more often.',
  'lab.place': 'Place',
  'lab.times': 'Times',
  'lab.watch': 'Matches worth watching',
  'lab.watch.lead':
    'The links open the match in the app, where Glade runs on this computer (npm start).',
  'lab.watch.longest': 'The longest, {value, plural, one {# turn} other {# turns}}',
  'lab.watch.shortest': 'The shortest, {value, plural, one {# turn} other {# turns}}',
  'lab.watch.busiest':
    'The one with most to decide, {value, plural, one {# real choice} other {# real choices}}',
  'lab.watch.turnaround': 'The greatest turnaround, {value} % against it at worst',
  'lab.watch.match': 'match {match}',
  'lab.real.lead': 'Real choices are decisions with more than one move.',
  'lab.decided.certain': '90 % or more, and it stayed so: then the result counts as certain.',
  'lab.balance': 'Are the seats even?',
  'lab.balance.shown': 'Yes: every seat’s share of the points is within {margin} of an even share.',
  'lab.balance.not':
    'No: {n, plural, one {seat {list} does} other {seats {list} do}} not get an even share.',
  'lab.balance.open':
    'Not known yet: neither a difference is shown, nor that all are within {margin}.',
  'lab.balance.how':
    '“Even” and “not even” are shown at 5 %: a difference by a test with Holm’s correction, evenness (within {margin}) by two one-sided tests.',
  'lab.points.of': 'Share of the points',
  'lab.points.how':
    'A match has one point. Who wins alone takes it; those who share the first place divide it.',
  'lab.sole': 'First place alone, seat {seat}',
  'lab.team.answer': '{share} of the matches are won (95 % range {low} – {high}).',
  'lab.bots.answer': 'Whatever its seat, {list}.',
  'lab.bots.each':
    '{bot} takes {share} of the points{seats, plural, one {} other { in its # seats together}} ({low} – {high}; an even share is {even})',
  'lab.balance.need': 'About {n, plural, one {# match} other {# matches}} would tell.',
  'lab.balance.verdict': 'Even?',
  'lab.balance.even': 'even',
  'lab.balance.uneven': 'not even',
  'lab.balance.unknown': 'cannot tell',
  'lab.balance.p': 'p (a difference; off by {margin} or more)',
  'lab.rotated':
    'Every match was played once for each seat with the same dice, the bots moving on by one seat.',
  'lab.contents': 'Contents',
  'lab.clauses.always': 'Came up in every match: {ids}.',
  'lab.constant': 'Always the same',
  'lab.seat.alone': 'Seat {seat}',
};
