import type { Catalogue } from '@glade/engine';

/** The words of answers to questions beyond a single playtest. */
export const answersEn: Catalogue = {
  'lab.soFar.title': 'So far: {game}',
  'lab.soFar.known': 'What is known',
  'lab.soFar.part':
    'This is part of an answer: {games, plural, one {# match has} other {# matches have}} been played of {asked, number}, the first ones.',
  'lab.soFar.all': 'All {games, plural, one {# match has} other {# matches have}} been played.',
  'lab.soFar.looks':
    'Look as often as you like, and stop when you like. Each interval here holds at 95% for all looks together. So it is wider than in a report.',
  'lab.soFar.changed': 'What changes',
  'lab.soFar.value': 'so far',
  'lab.soFar.range': '95% at every look',
  'lab.soFar.later': 'from {n, number} on',
  'lab.soFar.plot': 'Shares of the matches, with intervals that hold at every look',
  'lab.asked':
    '{games, plural, one {# match} other {# matches}} in each case, played by {bots}. Seed {seed}, rules version {version}.',
  'lab.asked.against':
    '{games, plural, one {# match} other {# matches}} in each case, played by {bots}, then by {than}. Seed {seed}, rules version {version}.',
  'lab.bots.decide':
    'Results depend on who plays. To see how much, compare with another bot (playtest --against BOT).',
  'lab.stronger.known.team':
    'There are stronger bots. With {rules, select, changed {the rules unchanged} other {these rules}}, the bot {bot} won {wins} of its matches (95% range {low} – {high}). The bot {than} won {base}.',
  'lab.stronger.known.rivals':
    'There are stronger bots. With {rules, select, changed {the rules unchanged} other {these rules}}, one {bot} bot sat among {than} bots. It took {wins} of the wins (95% range {low} – {high}). An even share is {base}.',
  'lab.stronger.known.two':
    'There are stronger bots. With {rules, select, changed {the rules unchanged} other {these rules}}, the bot {bot} played against the bot {than}. It took {wins} of the wins (95% range {low} – {high}). An even share is {base}.',
  'lab.bulk': 'So that every match ends, this is set: {list}.',
  'lab.choice': '{option}: {value}',
  'lab.won': 'Won',
  'lab.points.share': 'Share of wins',
  'lab.whose.team': 'matches won',
  'lab.whose.seat':
    'share of wins, seat {seat}{named, select, yes { ({player, seat, name})} other {}}',
  'lab.whose.place': 'share of wins, place {place} in the order of play',
  'lab.compare.title': 'Comparison: {game}',
  'lab.compare.direction': 'Before: {before}. After: {after}.',
  'lab.compare.shares': 'How matches end in each case',
  'lab.compare.differences': 'What changes',
  'lab.compare.sure':
    '“{name}” is proven to change {n, plural, one {this number} other {these numbers}}:',
  'lab.compare.more': '{n, plural, one {One more change is} other {# more changes are}} proven.',
  'lab.compare.also':
    '{of, select, wins {Wins} length {Length} other {Wins and length}}, proven or not: {list}.',
  'lab.compare.also.each': '{change} ({sure, select, yes {proven} other {not proven}})',
  'lab.compare.second':
    'Proven here means: proven for {bot}. With another bot a change can be missing, or go the other way. So ask {people, select, yes {a bot that makes mistakes like a person} other {another bot}}, too: {named} (--bots {name}).',
  'lab.compare.open':
    'For “{name}”, {n, plural, =0 {nothing changed often enough to be tested} one {one number changed often enough to be tested} other {# numbers changed often enough to be tested}}. No change is proven. It takes more matches to know.',
  'lab.compare.perhaps':
    'For “{name}”, {n, plural, =0 {nothing changed often enough to be tested} one {one number changed often enough to be tested} other {# numbers changed often enough to be tested}}. No change is proven. It takes more matches to know. {told, plural, one {This number} other {These numbers}} may change:',
  'lab.compare.same':
    '“{name}” changed no move and no final count in {n, plural, one {the one match} other {any of the # matches}}.',
  'lab.compare.only':
    '“{name}” changed nothing else: no move and no other final count in {n, plural, one {the one match} other {any of the # matches}}.',
  'lab.compare.even':
    '“{name}” changed single matches. But in every round of seats all numbers are the same: what one match of the round gains, another loses.',
  'lab.compare.grid': 'What was counted with each. A star: a change from the first that is proven.',
  'lab.compare.drawn':
    'Shares that are proven to change, in percentage points; the largest changes first',
  'lab.beforehand': 'Asked in advance: {what}',
  'lab.beforehand.sure':
    'Proven: with “{name}”, {what} changes from {from} to {to} (change {by}, 95% range {range}, p {p}).',
  'lab.beforehand.open':
    'Not proven: with “{name}”, {what} goes from {from} to {to} (change {by}, 95% range {range}, p {p}).',
  'lab.beforehand.same':
    'With “{name}”, {what} was the same {rounds, select, yes {in every round of seats, all matches of the round together} other {in every match}}.',
  'lab.beforehand.uncounted': 'Not known: for “{name}” or before, not every match counts {what}.',
  'lab.beforehand.how':
    'This question was named before the matches. {n, plural, =0 {There was nothing to test} one {It is a single test, so its p is not corrected} other {It is # tests, one for each value that changes it. p is corrected for these alone}}.{n, plural, =0 {} other { A star: proven at the 5% level.}}',
  'lab.beforehand.winners':
    'The number that was asked in advance is here, too. Its p is as above, not corrected for the other tests.',
  'lab.beforehand.after': 'Looked at afterwards',
  'lab.beforehand.others':
    'These numbers were not named in advance. They have a correction of their own. So in up to one of 20 studies, chance alone makes something look proven here.',
  'lab.versions': 'How the two versions differ',
  'lab.versions.code':
    'Code before: {before}. Code after: {after}.{same, select, yes { It is the same.} other {}}',
  'lab.versions.alike':
    'Options, numbers of the rules, defaults and the rules version are declared alike. So what differs is in the code.',
  'lab.versions.default':
    'Default of the option {name}: {before} before, {after} after. {own, select, yes {Each was played with its own.} other {Both were played with {played}.}}',
  'lab.versions.values': 'Values of the option {name}: {before} before, {after} after.',
  'lab.versions.number': 'Number of the rules {name}: {before} before, {after} after.',
  'lab.versions.bot':
    'Default bot: “{before}” before, “{after}” after. Both were played by {bots}.',
  'lab.versions.rules': 'Rules version: {before} before, {after} after.',
  'lab.versions.one':
    '{of, select, number {The number of the rules} other {The option}} {name} is only in the version {side, select, before {before} other {after}} ({value}).',
  'lab.versions.named': '{name} (“{words}”)',
  'lab.versions.bots.only':
    'The rules are the same, as far as {matches, plural, one {one match shows} other {# matches show}}; the bots are not. They chose differently in {differing, plural, one {one of these matches} other {# of these matches}}. So the changes here come from the bots.',
  'lab.versions.bots.differ':
    'The bots differ, too. Under the same rules and dice, they chose differently in {differing, plural, one {one match} other {# matches}} of {matches, plural, one {one} other {#}}. So a change may come from the bots, and not from the rules.',
  'lab.versions.bots.alike':
    'The bots of both versions chose alike under the same rules ({matches, plural, one {one match} other {# matches}}, with the same dice).',
  'lab.versions.bots.unknown':
    'The bots of the version before cannot play the rules after. So a change may come from the bots, and not from the rules.',
  'lab.compare.winners': 'Who wins',
  'lab.changed': '{what} from {from} to {to}',
  'lab.changed.line': '{what}: from {from} to {to}',
  'lab.changed.times': 'how often “{move}” is played in a match: from {from} to {to}',
  'lab.changed.ending': 'ending “{ending}”',
  'lab.changed.all': '{measure}, all seats together',
  'lab.changed.rule': 'Matches in which rule {what} came up',
  'lab.changed.move': '“{move}”, times a match',
  'lab.changed.forced': 'Decisions that leave a single move',
  'lab.changed.before': 'Before',
  'lab.changed.after': 'After',
  'lab.changed.others':
    '{n, plural, one {One other number that differed} other {# other numbers that differed{of, select, parts { (one line for each seat and each rule)} mixed { (of the match, of single seats and of rules)} other {}}}}',
  'lab.changed.of':
    'Everything that a playtest counts was compared, match by match with the same dice. Anything that is not listed was the same in every match. A change of a share is in percentage points.',
  'lab.changed.of.judged':
    'Where few matches differ, a share must pass McNemar’s exact test, too. If it does not, its range reaches to 0.',
  'lab.changed.rounds':
    'Everything that a playtest counts was compared, over rounds of seats with the same dice. Anything that is not listed was the same in every round. A change of a share is in percentage points.',
  'lab.changed.rounds.judged':
    'Where few rounds differ, a share must pass an exact test of signs, too. If it does not, its range reaches to 0.',
  'lab.rulings.lead':
    'The source of the rules leaves questions open. Each line of the table is another answer, compared with the present one. The dice are the same. Answers that are proven to change who wins or how a match ends come first. Among the others, larger changes come first.',
  'lab.rulings.most': 'Of all that is proven, “{name}” matters most. It changes:',
  'lab.rulings.extreme':
    'The largest proven change comes from “{name}”, {kind, select, limit {an answer to when matches are cut off} other {an extreme value}}. It changes:',
  'lab.rulings.next':
    '{kind, select, limit {Apart from limits and extreme values} other {Of the answers that are not extreme}}, “{name}” matters most. It changes:',
  'lab.rulings.open':
    'No other answer is proven to change who wins or how a match ends. Some still may: it takes more matches to know.',
  'lab.rulings.also':
    '{n, plural, one {One more answer is} other {# more answers are}} proven to change who wins or how a match ends:',
  'lab.rulings.else':
    '{n, plural, one {One answer is} other {# answers are}} proven to change the match. It is not known whether this changes who wins or how it ends:',
  'lab.rulings.maybe':
    'Open: {n, plural, one {one answer} other {# answers}} may change who wins or how a match ends, but nothing is proven. Seen in these matches:',
  'lab.rulings.line': '• “{name}”: {list}.',
  'lab.rulings.line.more': '{n, plural, one {One more is} other {# more are}} in the table.',
  'lab.rulings.same':
    '{answers, plural, one {One answer} other {These # answers}} changed no move and no final count in {n, plural, one {the one match} other {any of the # matches}}:',
  'lab.rulings.sure': 'Proven changes',
  'lab.rulings.sure.all': '{n, plural, one {The one proven change} other {All # proven changes}}',
  'lab.compare.paired': 'All changes are measured against “{name}”, with the same dice.',
  'lab.cut.case': '{name}: {told}',
  'lab.cut.now': 'the rules as they are',
  'lab.enough':
    'In 4 of 5 cases about {n, number} matches (--games) would be enough. This assumes that the difference is as large as seen here. If it is smaller, it takes more.',
  'lab.unfinished.some':
    '{n, plural, one {# match was} other {# matches were}} not played to the end and {n, plural, one {is} other {are}} left out.',
  'lab.judged': 'How this was judged',
  'lab.star':
    'A star: proven to differ{n, plural, one {} other {, of all # tests together}}. Without a star, nothing is proven: there may be a difference or none.',
  'lab.star.judged':
    'Proven is at the 5% level{n, plural, one {} other {, after Holm’s correction for # tests. p is corrected, too}}.{kind, select, others { What was asked in advance is not among these tests.} other {}}',
  'lab.ranges.single':
    'Each 95% range holds for its line alone. Among many lines, some leave out 0 by chance alone. Only the star answers for all of them together. More matches (--games) make the ranges narrower: four times as many, half as wide.',
  'lab.ranges.judged':
    'Ranges of mean lengths are Student’s. They are wider where lengths are skewed (Hall’s terms).',
  'lab.difference.team': 'Change: in matches won, in percentage points',
  'lab.difference.seat': 'Change: in the share of wins, in percentage points',
  'lab.fewer.team': '◀ fewer won',
  'lab.more.team': 'more won ▶',
  'lab.fewer.seat': '◀ worse for the seat',
  'lab.more.seat': 'better for the seat ▶',
  'lab.fewer.place': '◀ worse for this place',
  'lab.more.place': 'better for this place ▶',
  'lab.gain': 'Gain, percentage points',
  'lab.p': 'p',
  'lab.pairs': 'Pairs',
  'lab.blocks': 'Rounds (once in each seat)',
  'lab.longer': '{unit, select, round {Rounds} other {Turns}}, change',
  'lab.alike': 'Same moves',
  'lab.side': 'seat {seat}{named, select, yes {, {player, seat, part}} other {}}',
  'lab.side.one': 'What one of two rivals gains, the other loses. So only seat 1 is shown.',
  'lab.side.most':
    'The table shows the seats whose change is proven. If there are none, it shows the seat that changes most.',
  'lab.side.place': 'place {place} in the order of play',
  'lab.side.one.place':
    'A lot decides who begins, so the seats are alike. What who begins gains, the other loses. So only place 1 is shown.',
  'lab.side.most.place':
    'A lot decides who begins, so the seats are alike. The table shows the places in the order of play whose change is proven. If there are none, it shows the place that changes most.',
  'lab.range.joint': 'Joint 95% range',
  'lab.rulings.title': 'Which open questions matter: {game}',
  'lab.rulings.plot': '{what}; for each question, the answer that changes the most',
  'lab.rulings.more':
    '{n, plural, one {Another answer to these questions} other {# other answers to these questions}}',
  'lab.folded': 'The table “{name}” is on the page (--html) and in the data (--json).',
  'lab.rulings.none': 'The rules of this game leave no open question that could be asked here.',
  'lab.quoted': '“{name}”',
  'lab.rulings.idle':
    '{list} {n, plural, one {is left out: with the other options as they are, it changes} other {are left out: with the other options as they are, they change}} nothing.',
  'lab.rulings.shortened':
    'Not every number was tried, only the nearest ones, the first and the last: {list}.',
  'lab.tune.title': 'Tuning: {game}',
  'lab.tune.finalists': 'The nearest values, with new dice',
  'lab.tune.nearest': 'The nearest values so far, without new dice',
  'lab.tune.tried': 'A first look at every value',
  'lab.tune.win': 'Won',
  'lab.tune.alone': 'First place alone, seat 1',
  'lab.tune.alone.meaning':
    'Here a win means: seat 1 ends in first place alone. A shared first place does not count.',
  'lab.tune.twins':
    '{list} share one line: every match went the same way, with the same winners. (Scores that decide nothing are not compared.)',
  'lab.tune.turns': '{unit, select, round {Rounds} other {Turns}}',
  'lab.tune.what.win': 'Matches won',
  'lab.tune.what.alone': 'Matches that seat 1 ends in first place alone',
  'lab.tune.even': 'Farthest from even',
  'lab.tune.even.shares':
    'Shares of wins, {places, select, yes {place by place} other {seat by seat}}',
  'lab.tune.even.of':
    '{places, select, yes {place {seat} in the order of play} other {seat {seat}{named, select, yes { ({player, seat, name})} other {}}}} {value} points {more, select, yes {above} other {below}} an even share',
  'lab.tune.even.how':
    'Shown is the {places, select, yes {place} other {seat}} that is farthest from an even share of wins. Chance alone puts even {places, select, yes {places} other {seats}} a little apart, so the distance looks rather too large. The whole range must lie within the margin.',
  'lab.tune.even.unknown': 'The target is {target}. These matches tell nothing about it.',
  'lab.tune.even.tied':
    'With {list}, all seats got the same part of the win in every match. That tells nothing about the seats.',
  'lab.tune.even.between':
    '{places, select, yes {Place {seat}} other {Seat {seat}{named, select, yes { ({player, seat, name})} other {}}}} gets more than its part with some values, and less with others. Try values between them, if there are any.',
  'lab.tune.even.others': 'Try other values, if there are any, or other options.',
  'lab.tune.even.picture': '{what}; the dashed line is the margin, {within} points',
  'lab.tune.what.even':
    'How far the farthest {places, select, yes {place} other {seat}} is from an even share, in points',
  'lab.tune.what.turns': '{unit, select, round {Rounds} other {Turns}} of a match',
  'lab.tune.picture': '{what}; the dashed line is the target, {target}',
  'lab.tune.met':
    'The target is {target}. It is met by {name}: {value} (joint 95% range {low} – {high}).',
  'lab.tune.missed':
    'The target is {target}. No value that was tried meets it. Nearest: {name}, with {value} (joint 95% range {low} – {high}).',
  'lab.tune.far':
    'The target is {target}. No value that was tried comes near. The least far is {name}, with {value} (joint 95% range {low} – {high}).',
  'lab.tune.between':
    'Values were tried on both sides of the target. Try values between them, if there are any, or other options.',
  'lab.tune.open':
    'The target is {target}. It is not known yet whether any value meets it. Nearest so far: {name}, with {value} (joint 95% range {low} – {high}). It takes more matches to know.',
  'lab.tune.edge':
    'It lies so near the edge, {value}, that hardly any number of matches would tell. A wider margin would (--within).',
  'lab.tune.handicap':
    'The rules treat all seats alike, so no value helps one seat only. For a weaker player it takes a handicap: a rule for one seat. None of these choices is one.',
  'lab.tune.allAbove':
    'Everything that was tried lies above the target. Try other values, if there are any, or other options.',
  'lab.tune.allBelow':
    'Everything that was tried lies below the target. Try other values, if there are any, or other options.',
  'lab.tune.raced':
    '{settings, number} settings were first tried with {games, plural, one {# match} other {# matches}} each. {kept, plural, one {The nearest} other {The # nearest}} went on, with new dice.',
  'lab.tune.raced.stopped':
    '{settings, plural, one {# setting was} other {# settings were}} tried with {games, plural, one {# match} other {# matches}} each before it was stopped. {kept, plural, one {Only the nearest is shown.} other {The # nearest are shown.}}',
  'lab.tune.fair':
    'Values that could still be the nearest were played again with new dice. The value that looks best is partly lucky, so new dice show it more truly.',
  'lab.tune.stopped':
    'The nearest values were not played again with new dice. The value that looks best is partly lucky: it looks nearer than it is.',
  'lab.tune.joint':
    'Joint range: all ranges of a table hold together with 95% confidence. So each is wider than it would be alone.',
  'lab.ladder.title': 'Bots: {game}',
  'lab.ladder.gain': 'Each bot against the one below',
  'lab.ladder.rivals':
    'Gain: the share of wins above an even share. One stronger bot sits among weaker ones, in each seat in turn. The dice are the same.',
  'lab.ladder.two':
    'Gain: the share of wins above an even share. The two bots swap seats. The dice are the same.',
  'lab.ladder.team': 'Gain: how many more matches are won, with the same dice.',
  'lab.ladder.depth': 'Bots proven to be stronger than the one below: {depth} of {rungs}.',
  'lab.ladder.weaker':
    'The bot {bot} is proven to be weaker than {below}, the one below it: {points} percentage points (95% range {range}).',
  'lab.ladder.lowest': 'The bot {bot} wins {share} of its matches ({range}).',
  'lab.ladder.rung': '{bot} over {below}',
  'lab.stronger.title': 'Is {bot} stronger than {than}? {game}',
  'lab.stronger.lead.limit':
    '{played, plural, one {# match} other {# matches}} (the limit), played by {bots}. Seed {seed}, rules version {version}.',
  'lab.stronger.lead.told':
    '{played, plural, one {# match} other {# matches}} until the answer was clear, played by {bots}. Seed {seed}, rules version {version}.',
  'lab.stronger.answer': 'The answer',
  'lab.stronger.upper':
    'Yes: {bot} gains more than {low} percentage points over {than}. The test chose between {low} and {high}. With a gain halfway between, it would say yes half the time.',
  'lab.stronger.lower':
    'No: {bot} gains less than {high} percentage points over {than}. The test chose between {low} and {high}. With a gain halfway between, it would say no half the time.',
  'lab.stronger.open':
    'Not known yet: {played, plural, one {# match was} other {# matches were}} played, which was the limit. That is too few to choose between a gain of {low} and {high} percentage points. Play more matches (--games), or ask about gains further apart (--gain).',
  'lab.stronger.seen.limit':
    'Seen so far: {seen} percentage points, without a range. “glade ladder” gives one.',
  'lab.stronger.seen.told':
    'Seen when the test stopped: {seen} percentage points. Luck chose that moment, so this estimate is biased. “glade ladder” gives an unbiased one, with a range.',
  'lab.stronger.how': 'The question was whether the gain is {high} or {low} percentage points.',
  'lab.stronger.judged':
    'Sequential probability ratio test, both errors 5%: log-likelihood ratio {ratio}, bounds ±{bound}.',
  'lab.luck.title': 'Luck and skill: {game}',
  'lab.differing': 'Matches with another result, to watch',
  'lab.differing.lead':
    '{n, plural, one {The first match} other {The first # matches}} that ended differently, with the same dice in each case.',
  'lab.differing.match': 'match number {match}: {name}',
  'lab.people.title': 'People and bots: {game}',
  'lab.people.beside':
    '{n, plural, one {# match} other {# matches}} by people, beside those by bots',
  'lab.people.head.differs': 'Who wins, and what differs',
  'lab.people.head.length': 'How long it takes',
  'lab.people.head.strength': 'How well people play',
  'lab.people.head.questions': 'Questions about the rules',
  'lab.people.head.next': 'What to do next',
  'lab.people.length':
    '{unit, select, round {Rounds} other {Turns}} of a match: {people} with people, {bots} with bots. No difference is proven.',
  'lab.people.dots': 'Each dot is a match by people. Pale: 9 of 10 matches by bots.',
  'lab.people.line':
    'Each ring is a match by people. The line: {setup, select, yes {setting up and explaining, then } other {}}the pace that fits.',
  'lab.people.line.assumed': 'Minutes at the assumed pace',
  'lab.people.line.taken': 'Minutes by people',
  'lab.people.people': 'People',
  'lab.people.bots': 'Bots',
  'lab.people.more': 'People minus bots',
  'lab.people.differs': '{what}: {people} with people, {bots} with bots',
  'lab.people.sure': 'People are proven to play differently from these bots. {list}.',
  'lab.people.enough':
    'The clearest difference is in {what}. In 4 of 5 cases about {n, plural, one {# match} other {# matches}} by people would prove it.{bots, plural, =0 {} other { That takes # by bots, too (--games {games}).}}',
  'lab.people.enough.also':
    'Not proven: a difference in {what}. In 4 of 5 cases about {n, plural, one {# match} other {# matches}} by people would prove it.{bots, plural, =0 {} other { That takes # by bots, too (--games {games}).}}',
  'lab.people.enough.never':
    'Not proven: a difference in {what}. Not even {most} matches by people would prove it.',
  'lab.people.enough.asSeen':
    'This assumes that the difference is as large as seen here. If it is smaller, it takes more; if it is larger, fewer.',
  'lab.people.alike':
    '{n, plural, =0 {Nothing that is known can be compared} one {One number was compared: no difference is proven} other {# numbers were compared: no difference is proven}} between people and these bots. That does not prove that they are alike.',
  'lab.people.few':
    'These are too few matches to say whether people differ. It takes {least} by people and {least} by bots.',
  'lab.people.pace':
    'People take {times} times the assumed pace{range}. That is about {decision} seconds for a real choice, {chance} for a roll or draw (--pace {pace}). {unseen, select, yes {No setting up is seen: short matches take even less than their share.} other {Minutes must leave out setting up and explaining, or the pace is wrong. With {least} matches or more, of different lengths, both can be told apart.}}',
  'lab.people.pace.setup':
    'The minutes fit {setup} minutes of setting up and explaining in each match{setupRange}. The rest is {times} times the assumed pace{range}. That is about {decision} seconds for a real choice, {chance} for a roll or draw (--pace {pace}).',
  'lab.people.fitted':
    'Beside {bot}, {by, select, wins {which wins most nearly as often} other {the bot most like them}}',
  'lab.people.fitted.alike':
    'Beside {bot}, {by, select, wins {which wins most nearly as often} other {the bot most like them}}, no {by, select, wins {other difference} other {difference}} is proven.',
  'lab.people.fitted.differs':
    '{by, select, wins {{bot} wins most nearly as often, but they are proven to differ in something else.} other {{bot} is the bot most like them, but they are proven to differ.}} {list}.',
  'lab.people.pace.judged':
    'Bots’ time for a length is read off a line with bends. How surely it is known counts, too. The ranges hold beside all bots that people may play like. Where people differ from all, they hold beside each bot of the scale.',
  'lab.people.scale.judged':
    'Beside the bots of the scale, wins must pass the same test. The level is the same, too.',
  'lab.people.strength.judged':
    'Strength between two steps of the scale is read off a straight line. It fits where wins pass the test of the table.',
  'lab.people.line.judged':
    'Minutes: a straight line by least squares. Of three standard errors the widest counts. One allows for unequal spread (HC3), one for matches of a length that are off together. So may minutes be that are rounded.',
  'lab.people.otherUnit':
    'Are the lengths counted in {unit, select, round {turns of each player} other {rounds}}? All of them fit that better. Here {unit, select, round {rounds count, in which everybody has a turn} other {turns of all players count}}. So nothing is said of the pace.',
  'lab.people.strength':
    '{known, select, yes {People are as strong as a bot that mixes {better} and {than}: {better} in about {percent} of 100 decisions. The data fit anything from {low} to {high}.} other {People may be as strong as a bot that mixes {better} and {than}: {better} in {low} to {high} of 100 decisions.}}',
  'lab.people.strength.won':
    'People won {share} of the matches (95% range: {range}). {n, plural, =0 {Every bot of the scale is proven to win more or less.} one {One bot of the scale is not proven to win more or less: {inside}.} other {These bots of the scale are not proven to win more or less: {inside}.}}',
  'lab.people.strength.weaker': 'The next weaker bot is {list}.',
  'lab.people.strength.stronger': 'The next stronger bot is {list}.',
  'lab.people.strength.end':
    'People may also be stronger than {better}. {name, select, none {No stronger bot is known here.} strong {The bot {strong} is stronger. But it plays slowly, and is no step of this scale.} other {A stronger bot is {strong}: compare people with it, too (--bots {name}).}}',
  'lab.people.like': 'People are not proven to differ from these bots: {list}.',
  'lab.people.unlike': 'People are proven to differ from these bots: {list}.',
  'lab.people.strength.below': 'People win less often than {than}.',
  'lab.people.strength.above': 'People win more often than {better}.',
  'lab.people.questions': 'People asked {mean} questions about the rules in a match{range}.',
  'lab.people.measures':
    'Not read: {list}. {known, select, none {This game counts no measure once a match.} other {The measures that a file of this game can have: {known}.}}',
  'lab.people.beyond':
    'Check the file: {n, plural, one {one match has a length} other {# matches have lengths}} ({list}) far outside those of all matches by bots. Theirs {games, plural, one {is} other {are}} from {low} to {high}, counted in {unit, select, round {rounds, in which everybody has a turn. Are these turns} other {turns of all players together. Are these rounds}}, or a slip of the pen?',
  'lab.people.unit':
    'The length of a match is counted in {unit, select, round {rounds, in which everybody has a turn. The column may be called rounds or turns} other {turns of all players together. The column is called turns}}.',
  'lab.people.how':
    'People and bots had different dice. A star: proven to differ{n, plural, one {} other {, for all # lines together}}. With fewer than {least} matches no difference is claimed.',
  'lab.people.judged':
    'A star: at the 5% level{n, plural, one {} other {, for # lines together by Bonferroni’s correction}}. A share must pass Fisher’s exact test, too (p is twice that of one side). Ranges: Wilson’s for shares; Newcombe’s for differences. Those of means are Student’s, wider where they are skewed. A difference of means reckons with all values that people or bots came to: each mean gets one more at both ends (Bonett and Price).',
  'lab.screen.title': 'What matters for {list}: {game}',
  'lab.screen.factor': '{option}: “{other}” instead of “{usual}”',
  'lab.screen.others': 'Mean over the other rules',
  'lab.screen.pair': '{first} – together with: {second}',
  'lab.screen.judged.by':
    '{name} ({ends, select, yes {from {from} to {to}: } other {}}{by}{share, select, yes { points} other {}}, {range}{again, select, yes {} other {, on average over the other rules}})',
  'lab.screen.typed': '{line} [{typed}]',
  'lab.screen.closer':
    'To look closer at one rule, type “glade playtest {game} --compare” with what stands in its brackets [ ].',
  'lab.screen.asked':
    '{alone, plural, =0 {} one {Each rule alone: # match with either value. } other {Each rule alone: # matches with either value. }}{again, plural, =0 {} one {Each pair that stood out: # match in each combination. } other {Each pair that stood out: # matches in each combination. }}{alone, plural, =0 {} other {In these, all other rules were as usual: all numbers in brackets are from there. To find the pairs, there were }}{runs, plural, one {# mixture of rules} other {# mixtures of rules}}, {games, plural, one {# match} other {# matches}} each. Played by {bots}. Seed {seed}, rules version {version}.',
  'lab.screen.sure': 'Proven to change {what}, the largest change first:',
  'lab.screen.sure.pairs':
    'Pairs of rules that are proven to change {what} together. The number: how much more than by each rule alone, the largest first:',
  'lab.screen.more':
    '{n, plural, one {One more is in the table.} other {# more are in the table.}}',
  'lab.screen.small':
    'As far as {what} goes, these can be forgotten: with 95% confidence each, the change is less than {margin}. All other rules were as usual. Nothing else was proven to change in {n, plural, one {# match} other {# matches}}. That does not prove that nothing does.',
  'lab.screen.also':
    'These hardly change {what}, by less than {margin}. But they change other things, so do not forget them:',
  'lab.screen.also.line':
    '{name}. It does change {list}{more, plural, =0 {} one {; and one more number} other {; and # more numbers}}',
  'lab.screen.perhaps':
    'These hardly change {what}, by less than {margin}. But something else looks changed, and is not proven. So do not forget them yet: try each with more matches.',
  'lab.screen.perhaps.line':
    '{name}. Seen: {list}{more, plural, =0 {} one {; and one more number} other {; and # more numbers}}',
  'lab.screen.paired':
    'By themselves these hardly change {what}, by less than {margin}. But together with another rule they matter, so do not forget them:',
  'lab.screen.paired.line': '{name}. Do not forget it together with {list}',
  'lab.screen.paired.with':
    '{name} (proven for {what}: {by}{share, select, yes { points} other {}} more than by each alone)',
  'lab.screen.same':
    'In none of {n, plural, one {# match} other {# matches}} did these change {what}. That does not prove that they never do. All other rules were as usual:',
  'lab.screen.same.also':
    'In none of {n, plural, one {# match} other {# matches}} did these change {what}. But they change other things, so do not forget them:',
  'lab.screen.open':
    'Not known for {what}: neither that there is a change, nor that it is less than {margin}:',
  'lab.screen.pairs': '{n, plural, one {one pair of rules} other {# pairs of rules}}',
  'lab.screen.margin': '{margin} (5% of the mean, {mean})',
  'lab.screen.margin.share': '{n} percentage points',
  'lab.screen.alone': '{name} (by itself; together with another rule it matters)',
  'lab.screen.enough':
    'To prove a change of {margin} by one rule, play about {n, number} matches (--games).{alone, plural, =0 {} other { Each rule alone then gets more, too: with {asked, number} it got {alone, number}.}} That is enough in 4 of 5 cases.',
  'lab.screen.none':
    'Nothing that was tried is proven to change {what} ({n, plural, one {# test} other {# tests}} together).',
  'lab.screen.idle':
    '{count, plural, one {This} other {These #}} changed nothing at all in any of {n, plural, one {# match} other {# matches}}: {list}. The other rules were as usual. Either that value holds here anyway, or its case never came up.',
  'lab.screen.alias':
    'Among all rules it was {by}. That may be another effect, such as that of {list} together.',
  'lab.screen.gone': 'With the other rules as usual, it is not proven.',
  'lab.screen.again.how':
    'Pairs that stood out were played again: new dice, {n, plural, one {# match} other {# matches}} in each combination, and all other rules as usual. They have their star, change, range and p from there.',
  'lab.screen.alone.how':
    'Then each rule was changed alone: new dice, {n, plural, one {# match} other {# matches}} each, and all other rules as usual. From there are star, change, range and p of each single rule. What else it changes is tested for each rule by itself, at the 5% level.',
  'lab.screen.limits':
    'Left out, because {n, plural, one {it only cuts} other {they only cut}} matches off: {list}. To try, write --try {first}=A,B.',
  'lab.screen.untried':
    'Two values of each rule were tried. Nothing is known of the others: {list}.',
  'lab.screen.untried.many': '{n, number} more values',
  'lab.screen.resolves.all': 'So nothing here can be mistaken for an effect of other rules.',
  'lab.screen.mean':
    '{again, select, yes {Change, range and p hold with all other rules as usual. A page (--html) has one more column: the mean over both values of all other rules. Where it differs, other rules play a part, too.} other {A change here is the mean over both values of all other rules. With the other rules as they are, it can differ: --compare measures that.}}',
  'lab.screen.only':
    'Only {list} {n, plural, one {was} other {were}} looked at. --of names other numbers.',
  'lab.screen.points': 'The change of a share is in percentage points.',
  'lab.screen.rest': '{n, plural, one {One more pair} other {# more pairs}}',
  'lab.screen.picture':
    '{what}: how much each rule changes it, {again, select, yes {with the other rules as usual} other {on average over the other rules}}',
  'lab.screen.how':
    '{runs, plural, one {# combination} other {# combinations}} of {n, plural, one {one rule} other {# rules}}, each played in all matches with the same dice. These are {whole, select, yes {all} other {some of all}} combinations. Each value of a rule occurs equally often with each value of another. A pair says how much more the first rule changes when the second changes, too.',
  'lab.screen.resolves.pairs':
    'No rule and no pair can be mistaken for another one. But a pair can be mistaken for an effect of three rules together. So the pairs that stand out most are played again by themselves: at most {most} of each number. No other pair has a star.',
  'lab.screen.resolves.mains':
    'There are too many rules for pairs: name fewer rules (--try) to see pairs. In these combinations no rule can be mistaken for a pair. But it can be mistaken for three rules together.',
  'lab.screen.leftOut':
    '{list} {n, plural, one {is left out: it} other {are left out: they}} cannot be combined with all others.',
  'lab.skill.rivals.more':
    'Better play wins. The bot {better} sits alone among others that play like {than}. It takes {wins} of 100 wins; an even share is {base}.',
  'lab.skill.rivals.less':
    'The bot {better} is the weaker one. It sits alone among others that play like {than}. It takes {wins} of 100 wins; an even share is {base}.',
  'lab.skill.rivals.open':
    'It is not known whether {better} plays better than {than}. Alone among them it takes {wins} of 100 wins. An even share is {base}. It takes more matches to know.',
  'lab.skill.two.more':
    'Better play wins. Against {than}, {better} takes {wins} of 100 wins; an even share is {base}.',
  'lab.skill.two.less':
    'The bot {better} is the weaker one. Against {than}, it takes {wins} of 100 wins; an even share is {base}.',
  'lab.skill.two.open':
    'It is not known whether {better} plays better than {than}. Against {than}, it takes {wins} of 100 wins. An even share is {base}. It takes more matches to know.',
  'lab.skill.team.more':
    'Better play wins. Of 100 matches with the same dice, {better} wins about {wins}, and {than} wins {base}.',
  'lab.skill.team.less':
    'The bot {better} is the weaker one. Of 100 matches with the same dice, it wins about {wins}, and {than} wins {base}.',
  'lab.skill.team.open':
    'It is not known whether {better} plays better than {than}. Of 100 matches with the same dice, they win about {wins} and {base}. It takes more matches to know.',
  'lab.skill.attained.rivals': 'Of all the wins beyond an even share, it takes {part}.',
  'lab.skill.attained.team':
    'The net gain is {part} of the matches that {than} loses. Net means: matches that only {better} wins, minus matches that only {than} wins.',
  'lab.skill.whom':
    'This depends on whom you compare: here {than} and {better}.{usual, select, yes { {than} makes any legal move, so almost every bot beats it.} other {}}{dial, select, yes { Nearer to people are {named} (--among {others}).} none {} other { Others can be compared, too (--among {others}).}}',
  'lab.skill.curve': 'What better play wins, step by step',
  'lab.skill.curve.lead':
    'A bot plays like {better} in some of every 100 decisions, picked at random. In the others it plays like {than}.',
  'lab.skill.curve.of': 'What {better} wins, step by step',
  'lab.skill.curve.dips': 'Here a mixture of both is proven to win less than either.',
  'lab.skill.dial.lead':
    'The rows go from {than} to {better}. The bots between make mistakes like a person, each fewer than the one before.',
  'lab.skill.dial.flat': 'Not seen here: that {list}.',
  'lab.skill.dial.pair': '{bot} wins more than {than}',
  'lab.skill.dial': 'Plays like',
  'lab.skill.decisions': 'Like {better}',
  'lab.skill.step': '{percent} of 100',
  'lab.skill.axis': 'decisions made like {better}, of 100',
  'lab.skill.how.rivals':
    'One such player sits in every seat in turn, with the same dice. All others play like {than}. A shared win counts in equal parts. The first row is an even share: there all play alike.',
  'lab.skill.how.two':
    'This player sits in both seats in turn, with the same dice. The other one plays like {than}. A shared win counts in equal parts. The first row is an even share: there both play alike.',
  'lab.skill.how.team': 'Every seat plays this way, in the same matches with the same dice.',
  'lab.luck.of':
    'Here the result is not who wins, but “{measure}” (of seat 1, where each seat has its own).',
  'lab.luck.apart':
    'The bots are the same. The game’s rolls and draws alone explain {game} of the differences. The bots’ random choices alone explain {bots}. The rest comes from both together.',
  'lab.luck.redrawn':
    'Luck: the same bots play the match again. Only the game’s rolls and draws are different. The result {kind, select, seat {of seat 1 } measure {(“{measure}”) } other {}}{parts, select, yes {(how much of a win it gets: a half in place of a third is a change, too) } other {}}then changes in {n} of 100 matches ({range}). Two matches with nothing in common differ in {all} of 100 ({allRange}). With 0, chance would change nothing.',
  'lab.luck.redrawn.wins':
    'Whether seat 1 wins at all changes in {n} of 100 ({range}). In that, unrelated matches differ in {all} of 100 ({allRange}).',
  'lab.luck.changes.wins': 'Wins at all changed, in 100 matches',
  'lab.luck.asUnrelated':
    '{known, select, yes {So with these bots, chance decides about as much as in two unrelated matches.} other {No difference between the two is proven. So with these bots, chance may decide as much as in two unrelated matches.}}',
  'lab.luck.alike':
    'By itself, no source explains more than {alone} of the differences. {bots, select, none {Together with others, each} other {Together, each of the game’s sources}} has a part in {together} of them or more.{bots, select, none {} other { The bots’ own random choices have one in {bots}.}}',
  'lab.luck.each': 'How often each source changes the result',
  'lab.luck.unrelated': 'Unrelated matches, to compare',
  'lab.luck.result':
    '{kind, select, seat {The result of seat 1 is how much of a win it gets. {rivals, select, two {A tie counts half} other {Several winners divide one}}, here and everywhere in this answer{wins, select, yes { but where it says “wins at all”} other {}}.} part {The result of seat 1 is how much of a win it gets: several winners divide one.} other {}}',
  'lab.luck.changes': 'Result changed, in 100 matches',
  'lab.luck.variance': 'What each source explains of the differences between results',
  'lab.luck.sources': 'Where the result comes from',
  'lab.luck.lead':
    'Each source of chance was drawn again by itself. The numbers say in how many of 100 matches the result {kind, select, seat {of seat 1 } measure {(“{measure}”) } other {}}changed. After another draw a match goes another way. So even a small source can change many results. {table, select, yes {How much a source explains by itself is another question: the table of the variance answers it. } other {}}Sources work together, so the numbers do not add up.',
  'lab.luck.picture':
    'Changed results {kind, select, seat {of seat 1 } measure {(“{measure}”) } other {}}in 100 matches, if only this is redrawn',
  'lab.luck.alone': 'By itself',
  'lab.luck.together': 'With others',
  'lab.luck.bot': 'The bots’ own random choices',
  'lab.luck.most':
    'What matters most is “{name}”. Redrawn alone, it changes the result {kind, select, seat {of seat 1 } measure {(“{measure}”) } other {}}in {n} of 100 matches ({range}).',
  'lab.luck.only':
    'With the same bots, “{name}” is the only source of chance. All differences between results come from it.',
  'lab.luck.only.bot': 'With the same bots, only their own random choices make results differ.',
  'lab.luck.several': 'We cannot say which source of chance matters most.',
  'lab.luck.equal':
    '{list} matter about equally. Each alone changes the result {kind, select, seat {of seat 1 } measure {(“{measure}”) } other {}}in {from}{same, select, yes {} other { to {to}}} of 100 matches. Their difference is no more than {most} of 100.',
  'lab.luck.near':
    'Each alone changes the result {kind, select, seat {of seat 1 } measure {(“{measure}”) } other {}}in {from}{same, select, yes {} other { to {to}}} of 100 matches.',
  'lab.luck.few':
    'There are too few matches to tell the sources of chance apart: play more (--games).',
  'lab.luck.reading':
    '“By itself” and “With others” are shares of the variance of the result. In “With others”, each source that works with others counts in full. So these shares can add up to more than 100%.',
  'lab.luck.nearlyAll':
    '“By itself” is a share of the variance of the result. Together with others, each source takes part in more than {share} of it. So each can turn the result, and hardly any does so by itself.',
  'lab.luck.wholes':
    'The sources were measured while {bots} played, and skill by comparing {among}. These are parts of two different wholes, so they do not add up to 100%.',
  'lab.luck.tries.seat':
    'Seat 1 played the same matches as each of these bots: {bots}. The other seats always played as {others}.',
  'lab.luck.tries.side': 'The same matches were played by each of these bots: {bots}.',
  'lab.luck.skill.chance':
    'Which bot it was explains {share} of the differences between {kind, select, seat {the results of seat 1} other {results}} (95% range {range}). The rest comes from rolls, draws and the bots’ own random choices.',
  'lab.luck.skill.equals':
    'This is no measure of how much of the game is luck. Even where better play always wins, chance decides among equal players.',
  'lab.luck.skill.bots':
    'Which bot it was explains {share} of the differences between {kind, select, seat {the results of seat 1} other {results}} (95% range {range}). The rest comes from the bots’ own random choices. The game itself has no rolls and no draws.',
  'lab.luck.skill.all':
    'Which bot it was explains all differences between {kind, select, seat {the results of seat 1} other {results}} (95% range {range}).',
  'lab.luck.constant':
    'With {bots}, the result {kind, select, seat {of seat 1 } other {}}was the same in every match. So nothing is seen of luck with these bots.',
  'lab.luck.tie': 'With {bots}, every match is a tie. So nothing is seen of luck with these bots.',
  'lab.luck.others': 'With others, chance may change results.',
  'lab.luck.instead': 'Among others results differ, so ask with them: --bots {bots}.',
  'lab.luck.unused': 'No match depended on “{name}”.',
  'lab.change': 'Change',
  'lab.change.of':
    '{what}. Same moves: how many matches went the same way to the last move. Pairs: two matches with the same dice, both ended.',
  'lab.change.rounds':
    '{what}. Same moves: how many matches went the same way to the last move. Rounds: as many matches as seats, with the same dice, that all ended in both cases.',
  'lab.tune.target.turns': '{target} {unit, select, round {rounds} other {turns}} (±{within})',
  'lab.tune.target.win': '{target} of matches won (±{within} points)',
  'lab.tune.target.even':
    'an even share of wins for every {places, select, yes {place in the order of play} other {seat}} (±{within} points)',
  'lab.tune.target.alone': '{target} of matches that seat 1 wins alone (±{within} points)',
  'lab.tune.turns.of': '{value} {unit, select, round {rounds} other {turns}}',
  'lab.tune.also': 'These may be just as {far, select, yes {far} other {near}}: {list}.',
  'lab.tune.also.many':
    'The next {n, number} in the table may be just as {far, select, yes {far} other {near}}.',
  'lab.tune.others': '{n, number} others',
  'lab.even.line': '{what}; the dashed line is an even share',
};
