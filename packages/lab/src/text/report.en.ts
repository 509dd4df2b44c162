import type { Catalogue } from '@glade/engine';

/** The words of a playtest report. */
export const en: Catalogue = {
  'lab.title': 'Playtest: {game}',
  'lab.lead':
    '{games, plural, one {# match} other {# matches}} played by {bots}, with {seats, plural, one {# seat} other {# seats}}.',
  'lab.plain.team':
    'Of 100 matches, {seats, plural, one {the bot wins} other {the bots win}} about {wins}.',
  'lab.plain.stakes': '{name} gains most: {points} points a match, on average.',
  'lab.plain.bot':
    'Of 100 wins, {bot} takes about {wins}{seats, plural, one {} other { in its # seats}}. An even share is {even}.',
  'lab.plain.order.even': 'It hardly matters who begins.',
  'lab.plain.order.uneven':
    'It matters who begins: of 100 wins, the first takes about {wins}. An even share is {even}.',
  'lab.plain.order.open':
    'Not known yet whether it matters who begins{n, plural, =0 {} one {: about # match would likely tell} other {: about # matches would likely tell}}.',
  'lab.plain.seats.even': 'Every seat wins about as often.',
  'lab.plain.seats.uneven':
    'The seats are not even: of 100 wins, seat {seat}{named, select, yes { ({player, seat, name})} other {}} takes about {wins}. An even share is {even}.',
  'lab.plain.seats.open':
    'Not known yet whether any seat wins more often{n, plural, =0 {} one {: about # match would likely tell} other {: about # matches would likely tell}}.',
  'lab.plain.mixed':
    'Of 100 wins, {bot} in seat {seat}{named, select, yes { ({player, seat, name})} other {}} takes most: about {wins}. An even share is {even}.',
  'lab.plain.length':
    'A match lasts about {unit, select, round {{turns, plural, one {# round} other {# rounds}}} all {{turns, plural, one {# turn} other {# turns}} of all players together} other {{turns, plural, one {# turn} other {# turns}}}}, {minutes, plural, =0 {less than a minute} one {perhaps # minute} other {perhaps # minutes}}.',
  'lab.plain.card':
    'The game’s card says {card, plural, one {# minute} other {# minutes}}{from, select, source {. With people that is likely nearer: only choices and rolls are counted here} lab {, for the default rules and bot} other {, for its usual match}}.',
  'lab.plain.decided':
    'Halfway, play on with new luck: about {chance} of 100 times the result stays the same ({range}, seen in {n} matches).',
  'lab.exactly': 'More exactly',
  'lab.win': 'Won',
  'lab.hundred':
    'One square for each of 100 matches: full if won. The frames are the 95% range: {range}, from {n, plural, one {# match} other {# matches}}.',
  'lab.seat': 'Seat {seat}{named, select, yes { ({player, seat, name})} other {}}: {bot}',
  'lab.shared': 'Shared first place',
  'lab.noWinner': 'Nobody won',
  'lab.outcome': 'How it ends',
  'lab.outcome.lead': 'Each share has a range: the true value lies in it with 95% confidence.',
  'lab.outcome.ranges':
    'Below each name: the 95% range{together, select, places {. Those of all places hold together} seats {. Those of all seats hold together} other {}}. {what}: {n, number}.',
  'lab.codes': 'Endings',
  'lab.length': 'How long it takes',
  'lab.length.axis': '{unit, select, round {Rounds} other {Turns}} of a match',
  'lab.length.single': 'Turns, all players together',
  'lab.decisions': 'How much there is to decide',
  'lab.decisions.axis': 'Decisions of a match',
  'lab.choices.axis': 'Legal moves at a decision',
  'lab.forced':
    'Decisions that leave a single move: {share} (95% range {low} – {high}, {n, plural, one {# match} other {# matches}}).',
  'lab.moves': 'Kinds of moves',
  'lab.moves.lead':
    'How often each kind of move is made in a match. The second number counts only decisions that allowed another kind, too (seen in {n, plural, one {# match} other {# matches}}). The third says how often the move was the only legal one.',
  'lab.moves.kind': 'Move',
  'lab.moves.times': 'Times a match',
  'lab.moves.taken': 'Chosen where there is more than one kind',
  'lab.moves.forced': 'Of these, the only legal move',
  'lab.moves.only':
    'Made without a choice: {list}. Whenever {n, plural, one {it was made, it was} other {one of these was made, it was}} the only legal move.',
  'lab.moves.always': 'Chosen every time, although another kind of move was possible, too: {list}.',
  'lab.moves.unchosen': 'Never chosen, although it was possible: {list}.',
  'lab.moves.times.open': '{name} ({n, plural, one {in # decision} other {in # decisions}})',
  'lab.moves.times.seen': '{name} ({n, plural, one {in # match} other {in # matches}})',
  'lab.moves.never':
    'Never made: {list}. {matches, plural, =0 {} one {In the match that was looked into, it was never legal.} other {In the # matches that were looked into, {n, plural, one {it was} other {they were}} never legal.}}',
  'lab.moves.open': 'of {n, plural, one {# decision} other {# decisions}}',
  'lab.moves.decisions': 'Decisions',
  'lab.choices': 'How much choices matter',
  'lab.choices.lead':
    '{matches, plural, one {From one match} other {From each of # matches}}, up to {some} real choices (more than one legal move) were picked at random. For each, up to {moves} different moves were tried. After every move, {by} played the match to its end, with the same dice. What the player could not see was drawn again.',
  'lab.choices.worth':
    'Of 100 matches, the chosen move wins {worth} {more, select, yes {more} other {fewer}} than another move picked at random (95% range {range}).',
  'lab.choices.worth.unknown':
    'There are too few matches to say whether the chosen move wins more often.',
  'lab.choices.decides':
    'Decisive choices (each with 95% confidence): {decides}. There the best move wins at least {threshold} more matches in 100 than the second.',
  'lab.choices.decides.none':
    'No choice is proven to be decisive (a difference of {threshold} matches in 100).',
  'lab.choices.decides.even': 'Choices that are not decisive, with the same confidence: {even}.',
  'lab.choices.decides.even.none': 'No choice is proven to be not decisive.',
  'lab.choices.decides.open': 'For the other {open}, there are too few test matches.',
  'lab.choices.decides.open.all': 'There are too few test matches to know.',
  'lab.choices.changed':
    'After a different move, the next player would choose differently in {share} of cases (95% range {low} – {high}).',
  'lab.choices.kinds':
    'Extra wins in 100 matches, compared with the other moves of the same decision',
  'lab.choices.kinds.ask': 'Which kinds of moves win more?',
  'lab.choices.kinds.none':
    'In {matches, plural, one {the match looked at} other {the # matches looked at}}, no picked choice allowed moves of two kinds. So there is nothing to compare.',
  'lab.choices.kind': '{name} ({value} in 100 matches, 95% range {range})',
  'lab.choices.kinds.more':
    'These moves win more than moves of other kinds in the same decision: {list}.',
  'lab.choices.kinds.fewer':
    'These moves win less than moves of other kinds in the same decision: {list}.',
  'lab.choices.kinds.small':
    'Not shown to win more or less: {list}. With 95% confidence each, any difference is less than {threshold} matches in 100.',
  'lab.choices.kinds.open':
    'Not known whether they win more or less than other kinds: {list}. {need, plural, =0 {} other {For a difference of {threshold} matches in 100, look at about # matches ({more, select, yes {--games {need} } other {}}--choices {need}). That would prove it in 4 of 5 cases.}}',
  'lab.choices.kinds.few': 'Too rare in the choices that were picked to say more: {list}.',
  'lab.choices.cut':
    '{n, plural, =0 {} one {One test match was stopped early.} other {# test matches were stopped early.}} Such a match counts as a draw, or for a team as lost.',
  'lab.choices.how':
    'The two best moves were found in some test matches and compared in {playouts} others. So a move that looks best by luck does not count. “Decisive” and “not decisive” hold with 95% confidence for each choice. A star: proven, of all kinds together. Each range holds for its kind alone. Without a star, it may leave out 0 by chance. All this holds for play by {by}: better players may see more.',
  'lab.choices.judged': 'Kinds of moves: a star is at the 5% level, after Holm’s correction.',
  'lab.choices.decide': 'Decisive',
  'lab.choices.even': 'Not decisive',
  'lab.choices.open': 'Not known',
  'lab.choices.edge': 'More wins in 100 matches than other moves',
  'lab.waits': 'How long people wait',
  'lab.waits.mean':
    'Between two choices of a player, the others make {choices} real choices on average. They roll or draw {draws} times. That takes about {time} at the assumed pace.',
  'lab.waits.apart':
    'Between two choices of the same player the longest wait lasts {between} on average. After a player’s last choice, the longest wait lasts {last} on average.',
  'lab.waits.longest':
    'The longest wait of a match lasts {mean} on average. In 19 of 20 matches it lasts at most {most}.',
  'lab.time':
    '{minutes, plural, =0 {{seconds, plural, one {# second} other {# seconds}}} one {# minute} other {# minutes}}',
  'lab.waits.how':
    'A wait is the time between two real choices of a seat. It may also come before the first, or after the last. It counts if others have a real choice during it.',
  'lab.early': 'Who is {as, select, out {out} other {done}} before the end',
  'lab.early.none':
    'Nobody was {as, select, out {out} other {done}} before the end (95% range of matches with somebody: {range}).',
  'lab.early.share':
    'In {share} of the matches (95% range {range}), somebody was {as, select, out {out} other {done}} before the end. On average, {those} of {seats, plural, one {# player} other {# players}} were in such a match. Over all matches, {mean} were.',
  'lab.early.first':
    'The first of them was {as, select, out {out} other {done}} after {after} of the match, on average. The wait for the end took {turns} {unit, select, round {rounds} other {turns}} and about {time}, on average. In 19 of 20 such matches it took at most {most}.',
  'lab.early.seats': 'Players {as, select, out {out} other {done}} before the end',
  'lab.early.after':
    'The first {as, select, out {out} other {done}} after, % of the {unit, select, round {rounds} other {turns}}',
  'lab.early.turns': '{unit, select, round {Rounds} other {Turns}} from then to the end',
  'lab.measures': 'What is counted at the end',
  'lab.measure.seat':
    '{measure}, seat {seat}{named, select, yes { ({player, seat, name})} other {}}',
  'lab.clauses': 'Which rules came up',
  'lab.clauses.lead':
    'In how many matches each rule came up, the rarest first. Whether a rule matters is another question: “glade rulings” answers it.',
  'lab.clauses.never':
    '{n, plural, =0 {Every rule that can come up did so.} one {One rule never came up:} other {Of all rules, # never came up:}}',
  'lab.clauses.never.more':
    '{n, plural, one {One more rule that never came up} other {# more rules that never came up}}',
  'lab.clauses.unplayed':
    '{n, plural, =0 {} one {This part of the rulebook never came up: {list}. That is normal if its rules or its mode were not played.} other {These parts of the rulebook never came up: {list}. That is normal if their rules or their mode were not played.}}',
  'lab.clauses.silent':
    'A rule that only forbids, allows or explains something never “happens”. So it is not counted.',
  'lab.method': 'How this was found',
  'lab.method.judged':
    'Ranges are 95% confidence intervals: Wilson’s for shares, Student’s for means (for lengths and what is counted in a match wider where values are skewed, by Hall’s terms). Low: one match in 20 has this value or less. Median: half of them do. High: 19 in 20 do. Some numbers have no range. They are estimated (minutes), always the same, or from too few matches.',
  'lab.made':
    'Rules version {version}, seed {seed}. The same command and code give the same report, byte for byte. The number of workers does not matter:',
  'lab.question.team': 'How many matches are won? How long does a match take?',
  'lab.question.rivals': 'Who wins? Are the seats even? How long does a match take?',
  'lab.rules':
    '{n, plural, =0 {All rules have their default values.} one {Rule set differently: {list}.} other {Rules set differently: {list}.}}',
  'lab.most': '9 of 10 matches: {range}',
  'lab.counted': '{what}: {n}',
  'lab.method.again':
    'The same command and code give the same report, byte for byte. The number of workers does not matter:',
  'lab.cut':
    '{share} of the matches ({range}) were cut off by the limit {limits}. Without it they would be longer, and so would the mean.',
  'lab.unfinished':
    '{n, plural, =0 {Every match came to its end.} one {# match did not end within the bounds of the rules.} other {# matches did not end within the bounds of the rules.}}',
  'lab.setting': 'What was played',
  'lab.game': 'Game',
  'lab.game.version': '{game}, rules version {version}',
  'lab.code': 'Glade {release}, code {digest}.',
  'lab.bots': 'Bots',
  'lab.seed': 'Seed',
  'lab.games': 'Matches',
  'lab.share': 'Share',
  'lab.range': '95% range',
  'lab.range.aside': '(95% range {range})',
  'lab.matches': 'Matches',
  'lab.decisionsCount': 'Decisions',
  'lab.value': 'Value',
  'lab.values': 'From – to',
  'lab.mean': 'Mean',
  'lab.p5': 'Low',
  'lab.p50': 'Median',
  'lab.p95': 'High',
  'lab.rule': 'Rule',
  'lab.all': 'All values: {name}',
  'lab.range.of': '{low} – {high}',
  'lab.range.signed': '{low} to {high}',
  'lab.minutes.axis': 'Minutes of a match, estimated',
  'lab.minutes.pace':
    'Minutes are not measured, but estimated: {decision, plural, one {# second} other {# seconds}} for a real choice, {chance, plural, one {# second} other {# seconds}} for a roll or draw. Not counted: setting up, reading the rules, moving pieces by hand. Minutes have no range, because nobody knows how far the pace is from yours. --pace sets other times.',
  'lab.minutes.card':
    'The game’s card says {card, plural, one {# minute} other {# minutes}}, and this report {lab, plural, one {# minute} other {# minutes}}. {from, select, lab {The card has the lab’s own number, for the default rules and the {by, select, none {default bot} other {bot {by}}}. {why, select, bots {Here {bots} played.} rules {Here other rules make the difference.} other {Here other rules or other bots make the difference.}}} source {The card’s number is that of the game’s source. With people it is likely nearer: the lab’s counts only choices and rolls.} other {The card’s number is that of the game’s source, for its usual match.}}',
  'lab.real.axis': 'Decisions with 2 or more legal moves',
  'lab.dead.axis': '{unit, select, round {Rounds} other {Turns}} with no choice',
  'lab.bot.share': '{bot}, whatever its seat',
  'lab.decided': 'When it is decided',
  'lab.decided.lead':
    '{matches, plural, one {# match was} other {# matches were}} studied. Before every {unit, select, round {round} other {turn}}, {by} played the match to its end {playouts, plural, one {once} other {# times}}. (Matches of more than 40 {unit, select, round {rounds} other {turns}}: before every second {unit, select, round {round} other {turn}}. More than 80: before every fourth, and so on.) The chance is the share of these test matches that was won.',
  'lab.decided.answer':
    'When is it decided? The chance of the final result: {first} early, {middle} halfway, {last} at the end. That is from {matches, plural, one {# match} other {# matches}}, each position played to the end {playouts, plural, one {once} other {# times}}. “Certain” means: a chance of 90% or more that stays so. That comes after {after} of the match, on average. {near, select, yes {It began at {base}. So a little luck in the test matches makes it look certain early. Trust the chances more.} other {}}',
  'lab.decided.others':
    '{bots} would play on differently, but {n, plural, one {takes} other {take}} too long. The chances shown are those with {by} playing on.',
  'lab.decided.curve':
    'Chance of the final result, played to the end {playouts, plural, one {once} other {# times}} by {by}',
  'lab.decided.traces':
    'Chance to win, played to the end {playouts, plural, one {once} other {# times}} by {by}',
  'lab.decided.trace':
    'Chance to win, played to the end {playouts, plural, one {once} other {# times}} by {by}',
  'lab.decided.result': 'Chance of the final result',
  'lab.decided.shared':
    'A shared win counts in equal parts for the players who share it. The chances of all seats and of “nobody” add up to 100%. Here “result” means which seats win. If others share the win, that counts as another result.',
  'lab.decided.cut':
    '{times, plural, =0 {Every test match came to its end.} one {One test match ({share}) was stopped early, after {after, number} moves and rolls. It does not count.} other {# test matches ({share}) were stopped early, after {after, number} moves and rolls. They do not count.}}',
  'lab.nobody': 'Nobody',
  'lab.tenths.axis': '% of the match',
  'lab.tenth': '{from} – {to}%',
  'lab.tenth.head': 'Part of the match',
  'lab.seats.reading': 'Dot: the mean, with its 95% range. Pale band: 9 of 10 matches.',
  'lab.clauses.more': '{n, plural, one {The other rule} other {The other # rules}}',
  'lab.decided.after': 'Result certain (90%) after, % of the match',
  'lab.decided.leads': 'Lead changes',
  'lab.decided.changed':
    'The lead changed at least once in {share} of these matches (95% range {range}). That is when another seat’s chance is 10 points or more above all others. The gap must also be two standard errors.',
  'lab.decided.lowest': 'Lowest chance of the final result, %',
  'lab.decided.last':
    'Chance of the final result before the last {unit, select, round {round} other {turn}}, %',
  'lab.heat': 'Where things happen',
  'lab.heat.lead':
    'How often it happened at each place, in {games, plural, one {# match} other {all # matches}} together. The stronger the colour, the more often.',
  'lab.heat.beside':
    'Stronger colour: more often, in {games, plural, one {# match} other {all # matches}} together.',
  'lab.heat.rule': '{id}: {words}',
  'lab.heat.least': 'least:',
  'lab.heat.most': 'most:',
  'lab.place': 'Place',
  'lab.times': 'Times',
  'lab.watch': 'Matches worth watching',
  'lab.watch.lead':
    'The links open the matches in the app, if Glade runs on this computer (npm start).',
  'lab.watch.longest':
    'The longest, {unit, select, round {{value, plural, one {# round} other {# rounds}}} other {{value, plural, one {# turn} other {# turns}}}}',
  'lab.watch.shortest':
    'The shortest, {unit, select, round {{value, plural, one {# round} other {# rounds}}} other {{value, plural, one {# turn} other {# turns}}}}',
  'lab.watch.busiest':
    'The one with the most to decide, {value, plural, one {# real choice} other {# real choices}}',
  'lab.watch.turnaround': 'The least expected result (lowest chance: {value}%)',
  'lab.watch.match': 'match number {match}',
  'lab.real.lead': 'Decisions with more than one legal move are called real choices elsewhere.',
  'lab.decided.certain':
    'A result is certain once its chance is 90% or more and stays so. A chance from {playouts, plural, one {one test match} other {# test matches}} can be off by {error, number} points either way. So the lowest chance reads a little low, and “certain” comes a little late. The lead changes when another seat is ahead by 10 points or more. The gap must also be larger than such errors.',
  'lab.balance': 'Are the seats even?',
  'lab.balance.shown':
    'Yes, with {bots}. Every seat’s share of wins lies between {low} and {high}. An even share is {even}.',
  'lab.balance.not': 'No, with {bots}. An even share of wins is {even}.',
  'lab.balance.more': 'More than that: {list}.',
  'lab.balance.fewer': 'Less than that: {list}.',
  'lab.balance.seat':
    'seat {seat}{named, select, yes { ({player, seat, name})} other {}} gets {share} ({low} – {high})',
  'lab.begins': '{named, select, yes {{player, seat}} other {Seat {seat}}} begins.',
  'lab.balance.tied':
    'Not known. In every match all seats got the same part of the win. That tells nothing about the seats.',
  'lab.balance.open':
    'Not known yet. These matches do not prove a difference. Nor do they prove that all shares lie between {low} and {high}.',
  'lab.balance.how':
    '“Even” means: the whole range lies within {margin} percentage points of an even share. “Not even”: the even share lies outside the range.{more, select, yes { All ranges hold together with 95% confidence.} other {}}',
  'lab.balance.judged':
    'Seats: “not even” is at the 5% level. “Even” is by two one-sided tests at 2.5%. Both, and the ranges, have Bonferroni’s correction for all seats.',
  'lab.order': 'Does it matter who begins?',
  'lab.order.shown':
    'Hardly: every place in the order of play gets between {low} and {high} of the wins.',
  'lab.order.not':
    'Yes: {n, plural, one {place {list}} other {places {list}}} in the order of play {n, plural, one {does} other {do}} not get an even share.',
  'lab.order.open':
    'Not known yet. No difference between places is proven, nor that all shares lie between {low} and {high}.',
  'lab.order.first':
    'Who begins gets {share} of the wins ({low} – {high}). An even share is {even}.',
  'lab.order.lot':
    'A lot decides the order in each match.{alike, select, yes { So the rules treat all seats alike, and seats are not compared.} other {}}',
  'lab.order.place': 'Place {place} in the order of play',
  'lab.points.of': 'Share of wins',
  'lab.points.how':
    'Each match counts as one win. A sole winner takes all of it. Players who share first place split it. If nobody wins, all players split it.',
  'lab.stakes.of': 'Points of a match, mean',
  'lab.stakes.how':
    'In this game points are won and lost. So their mean counts, not how often somebody wins.',
  'lab.stakes.answer': 'Points won or lost in a match, on average: {list}.',
  'lab.stakes.seat':
    'seat {seat}{named, select, yes { ({player, seat, name})} other {}}, {bot}: {mean}{ranged, select, yes { ({low} to {high})} other {}}',
  'lab.stakes.bot': '{bot}: {mean}{ranged, select, yes { ({low} to {high})} other {}}',
  'lab.stakes.fixed':
    'We cannot say whether the seat or the bot is the cause: --rotate swaps them.',
  'lab.stakes.shares':
    'In this game points are won and lost. Here a share of wins says who had more, not how many.',
  'lab.sole':
    'First place alone, seat {seat}{named, select, yes { ({player, seat, name})} other {}}',
  'lab.team.answer': '{share} of the matches are won (95% range {low} – {high}).',
  'lab.team.possible':
    'Perfect play wins {low} to {high} of them ({kind, select, proven {proven} other {99% sure}}). So these bots win {from} to {to} of what perfect play wins.',
  'lab.team.possible.least':
    'Perfect play wins {low} of them or more ({kind, select, proven {proven} other {99% sure}}). {more, select, yes {These bots win more than that. } other {}}Nobody knows how much it wins at most. So nobody knows how near these bots come.',
  'lab.mixed.answer':
    'Shares of wins: {list}. We cannot say whether the seat or the bot is the cause: --rotate swaps them.',
  'lab.mixed.each':
    'seat {seat}{named, select, yes { ({player, seat, name})} other {}}, {bot}: {share} ({low} – {high})',
  'lab.bots.answer': 'Whatever its seat, {list}.',
  'lab.bots.each':
    '{bot} takes {share} of the wins{seats, plural, one {} other { in its # seats together}} ({low} – {high}; an even share is {even})',
  'lab.balance.need':
    'In 4 of 5 cases about {n, plural, one {# match} other {# matches}} would be enough. This assumes that the shares stay as they are. If the difference is smaller, it takes more.',
  'lab.balance.verdict': 'Even?',
  'lab.balance.even': 'even',
  'lab.balance.uneven': 'not even',
  'lab.balance.unknown': 'not known',
  'lab.balance.p': 'p (difference; off by {margin} points or more)',
  'lab.rotated':
    'Every match was played once for each seat with the same dice. Each time, the bots moved on by one seat. Together these matches are one round.',
  'lab.contents': 'Contents',
  'lab.clauses.always':
    '{n, plural, one {# rule came up in every match} other {# rules came up in every match}}',
  'lab.same': '{name}: the same numbers as “{other}”.',
  'lab.constants':
    'Always the same in {n, plural, one {the one match} other {all # matches}}: {list}.',
  'lab.constant': '{name} ({value})',
  'lab.seat.alone': 'Seat {seat}{named, select, yes { ({player, seat, name})} other {}}',
  'lab.bot.careful': 'Careful, nothing more',
  'lab.bot.careless': 'Rules of thumb, with lapses',
  'lab.bot.captain': 'Keeps together, lets others come',
  'lab.bot.planner': 'Thinks some moves ahead; slow',
  'lab.bot.solo': 'Rules of thumb, each alone',
  'lab.bot.together': 'Plans the round with the others',
  'lab.bot.family': 'Plays as a family would',
  'lab.bot.cautious': 'Builds, helps and carries home',
  'lab.bot.sitters': 'Two wait in the Old Town',
  'lab.bot.council': 'Plays out what looks best; slow',
  'lab.bot.elders': 'Looks some turns ahead; slow',
};
