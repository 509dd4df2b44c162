import type { Catalogue } from '@glade/engine';

/** The words of a playtest report. */
export const en: Catalogue = {
  'lab.title': 'Playtest: {game}',
  'lab.lead':
    '{games, plural, one {# match} other {# matches}}, {seats, plural, one {# seat} other {# seats}}, played by {bots}.',
  'lab.win': 'Won',
  'lab.lost': 'Not won',
  'lab.seat': 'Seat {seat}: {bot}',
  'lab.shared': 'Shared first place',
  'lab.noWinner': 'Nobody won',
  'lab.outcome': 'How it ends',
  'lab.outcome.lead':
    'Share of matches, with the range in which the true value lies with 95 % confidence.',
  'lab.codes': 'Endings',
  'lab.length': 'How long it takes',
  'lab.length.axis': 'Turns of a match',
  'lab.decisions': 'How much there is to decide',
  'lab.decisions.axis': 'Decisions of a match',
  'lab.choices.axis': 'Possible moves at a decision',
  'lab.forced': 'Decisions that leave a single move: {share}.',
  'lab.measures': 'What is counted at the end',
  'lab.measure.seat': '{measure}, seat {seat}',
  'lab.clauses': 'Which rules matter',
  'lab.clauses.lead': 'In how many matches each rule came up as something that happened.',
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
  'lab.all': 'All values',
  'lab.range.of': '{low} – {high}',
};
