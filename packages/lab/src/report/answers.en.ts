import type { Catalogue } from '@glade/engine';

/** The words of answers to questions beyond a single playtest. */
export const answersEn: Catalogue = {
  'lab.asked':
    '{games, plural, one {# match} other {# matches}} of each kind, played by {bots}; seed {seed}, rules version {version}.',
  'lab.compare.title': 'Compared: {game}',
  'lab.compare.shares': 'How matches end under each',
  'lab.compare.differences': 'What it changes',
  'lab.compare.paired': 'Differences are those of matches with the same dice, against the first.',
  'lab.holm':
    'A star: surely different, at 5 % after Holm’s correction for the {n, plural, one {# question} other {# questions}} asked here. Without a star nothing is shown, neither a difference nor that there is none.',
  'lab.difference': 'Difference',
  'lab.gain': 'Gain',
  'lab.p': 'p',
  'lab.longer': 'Turns more',
  'lab.alike': 'Went alike',
  'lab.side': 'seat {seat}',
  'lab.range.joint': 'Joint 95 % range',
  'lab.rulings.title': 'Which open questions matter: {game}',
  'lab.rulings.lead':
    'Each line is another answer to a question that the source of the rules leaves open: what it changes against the present answers, with the same dice. The largest first.',
  'lab.rulings.idle': 'Not asked, since they change nothing beside the other options: {list}.',
  'lab.tune.title': 'Tuned: {game}',
  'lab.tune.finalists': 'The nearest, with new dice',
  'lab.tune.tried': 'The first look at all',
  'lab.tune.win': 'Won',
  'lab.tune.turns': 'Turns',
  'lab.tune.met':
    '{name} comes nearest to {target}: {value} ({low} – {high}). The target lies within that range.',
  'lab.tune.missed': 'Nothing tried meets {target}. Nearest is {name}: {value} ({low} – {high}).',
  'lab.tune.fair':
    'Settings that could still be the nearest after a first look were played again with new dice, since what was picked for looking best looks better than it is. The ranges of a table hold all together with 95 % confidence.',
  'lab.ladder.title': 'Bots: {game}',
  'lab.ladder.gain': 'Each against the one below',
  'lab.ladder.rivals':
    'Gain: the share of points above an even share, one of the stronger among weaker ones, in every seat in turn with the same dice.',
  'lab.ladder.team': 'Gain: how many more matches are won, of the same matches with the same dice.',
  'lab.ladder.depth':
    '{depth} of {rungs, plural, one {# rung} other {# rungs}} surely better than the one below (Holm, 5 %).',
  'lab.ladder.lowest': '{bot} wins {share}.',
  'lab.ladder.rung': '{bot} over {below}',
  'lab.stronger.title': 'Is it stronger: {game}',
  'lab.stronger.answer': 'The answer',
  'lab.stronger.upper': 'Yes: {bot} gains {high} or more on {than}, rather than {low} or less.',
  'lab.stronger.lower': 'No: {bot} gains {low} or less on {than}, rather than {high} or more.',
  'lab.stronger.open':
    'It cannot be told yet: {played} matches do not suffice to tell a gain of {high} from {low}.',
  'lab.stronger.seen':
    'Seen in {played} matches: {seen}. Read at a moment that luck chose, this is no fair estimate; a ladder gives one.',
  'lab.stronger.how':
    'Sequential probability ratio test, both errors 5 %: log-likelihood ratio {ratio}, bounds ±{bound}.',
  'lab.luck.title': 'Luck and skill: {game}',
  'lab.luck.sources': 'Where the result comes from',
  'lab.luck.lead':
    'Shares of the variance of the result that each source of chance settles by itself, and takes part in together with others.',
  'lab.luck.alone': 'Alone',
  'lab.luck.together': 'Together',
  'lab.luck.bot': 'What the bots draw',
  'lab.luck.skill': 'Who plays settles {share} of the variance, among {bots}.',
};
