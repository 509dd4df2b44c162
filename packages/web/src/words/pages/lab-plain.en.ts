import type { Catalogue } from '@glade/text';

/** What reports say on a page, where their own words name commands of a terminal. */
export const plain: Catalogue = {
  'lab.bots.decide':
    'Results depend on who plays. The question “What does another bot change?” shows how much.',
  'lab.stronger.seen.limit':
    'Seen so far: {seen} percentage points, without a range. “How strong are the bots?” gives one.',
  'lab.stronger.seen.told':
    'Seen when the test stopped: {seen} percentage points. Luck chose that moment, so this estimate is biased. “How strong are the bots?” gives an unbiased one, with a range.',
  'lab.screen.limits':
    'Left out, because {n, plural, one {it only cuts} other {they only cut}} matches off: {list}.',
  'lab.luck.instead': 'Among others results differ, so ask with {named}.',
  'lab.tune.edge':
    'It lies so near the edge, {value}, that hardly any number of matches would tell.',
  'lab.screen.only': 'Only {list} {n, plural, one {was} other {were}} looked at.',
  'lab.screen.mean':
    '{again, select, yes {Change, range and p hold with all other rules as usual. The last column is the mean over both values of all other rules. Where it differs, other rules play a part, too.} other {A change here is the mean over both values of all other rules. With the other rules as they are, it can differ: “What does a rule change?” measures that.}}',
  'lab.screen.typed': '{line}',
  'lab.screen.closer': '“What does a rule change?” looks closer at one rule.',
  'lab.clauses.lead':
    'In how many matches each rule came up, the rarest first. Whether a rule matters is another question: “What does a rule change?” answers it.',
  'lab.minutes.pace':
    'Minutes are not measured, but estimated: {decision, plural, one {# second} other {# seconds}} for a real choice, {chance, plural, one {# second} other {# seconds}} for a roll or draw. Not counted: setting up, reading the rules, moving pieces by hand. Minutes have no range, because nobody knows how far the pace is from yours.',
  'lab.watch.lead': 'The links open these matches here in the app.',
  'lab.stakes.fixed':
    'We cannot say whether the seat or the bot is the cause. Swap the seats to find out.',
  'lab.mixed.answer':
    'Shares of wins: {list}. We cannot say whether the seat or the bot is the cause. Swap the seats to find out.',
};
