import type { Catalogue } from './catalogue.ts';

/** What is said of files with matches by people: on the command line, and on the page of the lab. */
export const en: Catalogue = {
  'people.file.ignored':
    'Not read in {file}: {list}{more, plural, =0 {} one { and one more column} other { and # more columns}}. These columns are read: winners or won, {unit, select, round {rounds} other {turns}}, minutes, questions, {measures}.',
  'people.file.open': 'The match in {file} is not over and does not count.',
  'people.file.bots': 'The match in {file} was played with bots and does not count.',
  'problem.people.big':
    '{file} is too long: {limit, number} characters are read at most. Divide it into several files.',
  'problem.people.columns':
    '{file}: no column of “{found}” is known, or one is there twice. The first line names some of: winners or won, {unit, select, round {rounds} other {turns}}, minutes, questions, measure_NAME.',
  'problem.people.empty': '{file} has no match by people.',
  'problem.people.cells':
    '{file}: line {line} has {found, plural, one {# cell} other {# cells}}, the first line {wanted}.',
  'problem.people.number':
    '{file}, line {line}: “{found}” is not a number for {column}. Leave the cell empty if it is not known.',
  'problem.people.winners':
    '{file}, line {line}: “{found}” names no winners. Write seats from 1 to {seats} with spaces between, or 0 for nobody.',
  'problem.people.won':
    '{file}, line {line}: “{found}” does not say who won. For one team write yes or no. For rivals use the column winners.',
};
