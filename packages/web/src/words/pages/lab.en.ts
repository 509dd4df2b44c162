import type { Catalogue } from '@glade/text';
import { labText, withoutFlags } from '@glade/lab/core';
import { en as peopleFiles } from '@glade/text/people-files/en';
import { plain } from './lab-plain.en.ts';

/** What the lab's page and its reports say. */
const en: Catalogue = {
  ...withoutFlags(labText.en),
  ...plain,
  ...peopleFiles,
  'lab.app.lead':
    'Bots play the game many times, here in your browser. The report tells how it ends, how long it takes, and which rules came up.',
  'lab.app.example': 'An example of what you will get. These numbers are made up.',
  'lab.app.example.ends': 'How it ends',
  'lab.app.example.long': 'How long it takes',
  'lab.app.example.rules': 'Which rules come up',
  'lab.app.options': 'Choose other rules',
  'lab.app.question': 'Question',
  'lab.app.question.report': 'How does it play?',
  'lab.app.question.compare': 'What does a rule change?',
  'lab.app.question.bots': 'What does another bot change?',
  'lab.app.question.luck': 'How much is skill, how much luck?',
  'lab.app.question.rulings': 'Which open questions matter?',
  'lab.app.question.screen': 'What matters most, of all rules?',
  'lab.app.question.tune': 'Which value comes nearest to a target?',
  'lab.app.question.ladder': 'How strong are the bots?',
  'lab.app.question.stronger': 'Is one bot stronger than another?',
  'lab.app.question.people': 'Do people play as bots do?',
  'lab.app.bots':
    'The same matches are played again by another bot. Whatever changes is the bot, not the rules.',
  'lab.app.other': 'The other bot',
  'lab.app.number': '{clause}: {words}',
  'lab.app.rulings':
    'The source of a game leaves questions open. Each other answer is tried, with the same dice.',
  'lab.app.screen':
    'Many options and numbers of the rules are changed at once. That takes many matches: begin with 100.',
  'lab.app.tune': 'Every value is tried, then the nearest again with new dice.',
  'lab.app.target.of': 'What to reach',
  'lab.app.target.turns': '{unit, select, round {rounds} other {turns}} of a match',
  'lab.app.target.win': 'matches won, of 100 (seat 1 alone, where there are rivals)',
  'lab.app.target.fair': 'fair: every seat wins equally often',
  'lab.app.target': 'How many',
  'lab.app.within': 'Still fair, in percentage points',
  'lab.app.within.about': 'With 3 points of 4 seats, each seat may win 22 to 28 of 100 matches.',
  'lab.app.ladder': 'Each bot is measured against the one before it. Begin with the weakest.',
  'lab.app.stronger': 'They play until it is clear, or until all these matches have been played.',
  'lab.app.people': 'Add matches that people played: saved in Glade, or written down in a table.',
  'lab.app.people.how': 'How the table is to look',
  'lab.app.people.columns':
    'It is a CSV file. Its first line names its columns, some of: winners or won, turns, minutes, questions, measure_NAME (what the game counts at the end). Each further line is one match. Winners are seats, such as 2 or 1 3, or 0 for nobody.',
  'lab.app.people.add': 'Add a file',
  'lab.app.people.drop': 'Remove all files',
  'lab.app.people.read': '{file}: {n, plural, one {# match} other {# matches}}.',
  'lab.app.people.again': '{file} holds the same matches as an earlier file. It does not count.',
  'lab.app.people.options':
    '{file} was played by other rules and does not count. Choose those rules first.',
  'lab.app.rung': 'Bot {n}',
  'lab.app.rung.none': 'none',
  'lab.app.stronger.bot': 'Is this bot stronger …',
  'lab.app.stronger.than': '… than this one?',
  'lab.app.part.question':
    'Stopped before the end: not all matches were played. This is the answer so far.',
  'lab.app.of': 'Asked in advance',
  'lab.app.of.none': 'nothing: look at everything',
  'lab.app.of.about':
    'Is there one number you want to know about? It is tested alone, so fewer matches prove a change.',
  'lab.app.option': 'Rule',
  'lab.app.second': 'Together with',
  'lab.app.second.none': 'no other rule',
  'lab.app.luck':
    'Each source of chance is drawn again by itself. Then the numbered bots show what skill does: begin with the weakest.',
  'lab.app.weighed': 'Study some single choices, too; this takes longer',
  'lab.app.seat': 'Seat {seat}',
  'lab.app.start': 'Let them play',
  'lab.app.sum': 'What will be played',
  'lab.app.sum.report': '{games, plural, one {# match} other {# matches}}',
  'lab.app.sum.compare':
    '{games, plural, one {# match} other {# matches}} with each value ({values}), always with the same dice',
  'lab.app.sum.bots':
    '{games, plural, one {# match} other {# matches}}, then the same again by the other bot',
  'lab.app.sum.rulings':
    '{games, plural, one {# match} other {# matches}}, then the same again with each other answer',
  'lab.app.sum.screen':
    'Many mixtures of rules, {games, plural, one {# match} other {# matches}} with each',
  'lab.app.sum.tune':
    '{first, plural, one {# match} other {# matches}} with each of {n} values, then {games, number} with the nearest',
  'lab.app.sum.luck':
    '{games, plural, one {# match} other {# matches}}, then the same again with other dice',
  'lab.app.sum.ladder':
    '{games, plural, one {# match} other {# matches}} of each bot against the one before',
  'lab.app.sum.stronger': 'At most {games, plural, one {# match} other {# matches}}',
  'lab.app.sum.people':
    '{games, plural, one {# match} other {# matches}} by bots, beside {n, number} by people',
  'lab.app.time':
    '{unit, select, soon {Takes a few seconds here.} seconds {Takes {more, select, yes {more than} other {about}} {n, plural, one {# second} other {# seconds}} here.} minutes {Takes {more, select, yes {more than} other {about}} {n, plural, one {a minute} other {# minutes}} here.} other {Takes {more, select, yes {more than} other {about}} {n, plural, one {an hour} other {# hours}} here.}}',
  'lab.app.time.trying': 'Trying out how long it takes …',
  'lab.app.lacks':
    '{what, select, people {Add a file first.} bots {With different bots, the stronger one wins from any seat. Choose one bot for every seat.} other {Say first what to reach.}}',
  'lab.app.playing': '{games, plural, one {# match is} other {# matches are}} being played.',
  'lab.app.progress': 'Matches played',
  'lab.app.stop': 'Stop',
  'lab.app.stopping': 'Matches in progress are played to their end.',
  'lab.app.drop': 'Stop now, without a report',
  'lab.app.part':
    'Stopped before the end: this report is on {games, plural, one {# match} other {# matches}} of {all, number}.',
  'lab.app.failed': 'Something went wrong while they played. Try again, or fewer matches.',
  'lab.app.done': 'The report on {games, plural, one {# match} other {# matches}} is here.',
  'lab.app.report': 'The report',
  'lab.app.page': 'Save as a page',
  'lab.app.rows': 'Save for a spreadsheet',
  'lab.app.data': 'Save the data',
  'lab.app.bot.policy': 'Rules of thumb',
  'lab.app.bot.greedy': 'Takes what looks best at once',
  'lab.app.bot.learned': 'Learned from many matches',
  'lab.app.bot.random': 'Any legal move',
  'lab.app.bot.flat': 'Tries every move in random matches',
  'lab.app.bot.flat/policy': 'Tries every move in matches by rules of thumb',
  'lab.app.bot.mcts': 'Tree search with random matches',
  'lab.app.bot.mcts/policy': 'Tree search with matches by rules of thumb',
  'lab.app.bot.ismcts': 'Tree search by what its seat can see',
  'lab.app.bot.expectimax': 'Looks ahead through all that chance can bring',
  'lab.app.bot.like:1': 'Makes many mistakes, as a beginner does',
  'lab.app.bot.like:2': 'Makes mistakes, as a learner does',
  'lab.app.bot.like:3': 'Makes few mistakes',
  'lab.app.bot.strong': 'The strongest; often slow',
  'lab.app.bot.fast': 'The strongest',
  'lab.app.bots.more': 'More bots',
  'lab.app.bots.more.about': 'Tree searches and others',
  'lab.app.bots.which': 'Which one',
  'lab.app.usual': 'All rules have their default values.',
  'lab.app.chosen': 'Rules: {list}; the others have their default values.',
  'lab.app.alike': 'The same bot in every seat',
  'lab.app.rotate': 'Swap the seats: every match once for each seat, with the same dice',
  'lab.app.slow': 'This bot thinks long: so many matches can take hours. Begin with 100.',
  'lab.app.played': '{played, number} of {all, number}',
  'lab.app.heard': 'Played: {played, number} of {all, plural, one {# match} other {# matches}}.',
  'lab.app.stopped':
    'Stopped after {played, plural, =0 {no match} one {# match} other {# matches}}. Nothing is kept.',
  'lab.app.old': 'This report is about what was played before. Bots or seats have changed since.',
  'lab.app.again': 'The report below is still the last one. Let them play again for a new one.',
  'lab.app.back': 'Change something',
  'lab.app.ask': 'Ask something else',
  'lab.app.designers': 'For designers who use a terminal',
  'lab.app.more':
    'A terminal can ask more: three or more rules at once (tune), and what another version of the game changes (playtest --against). “npm run glade -- --help” explains how.',
};
export default en;
