import type { Catalogue } from '@glade/text';

/** The messages of the command line in English. */
export const en: Catalogue = {
  'cli.about': 'Glade: play, learn and playtest small tabletop games.',
  'cli.footer':
    'In the folder of Glade, write “npm run glade -- play wildfire” instead of “glade play wildfire”.',
  'cli.help.usage': 'Usage:',
  'cli.help.arguments': 'Arguments:',
  'cli.help.options': 'Options:',
  'cli.help.commands': 'Commands:',
  'cli.help': 'shows this help',
  'cli.help.command': 'explains a command',
  'cli.version': 'shows the version',

  'cli.games.about': 'lists the games; with a name, the options of that game',
  'cli.rules.about': 'shows the rulebook, or one rule of it',
  'cli.play.about': 'plays a match in the terminal',
  'cli.replay.about': 'tells a recorded match',
  'cli.review.about': 'tells what luck and choices changed in a match',
  'cli.puzzles.about': 'finds positions with one clearly best move, or proves them again',
  'cli.verify.about': 'checks the dice of a match that was played far apart',
  'cli.print.about': 'writes what a game needs on a table as a PDF',
  'cli.playtest.about': 'lets bots play many matches and reports on them',
  'cli.rulings.about': 'measures what other answers to open questions of the rules would change',
  'cli.tune.about': 'finds the setting that comes nearest to a target',
  'cli.ladder.about': 'plays each bot against the one below it',
  'cli.stronger.about': 'tells as soon as it can whether one bot is stronger than another',
  'cli.screen.about': 'tells which rules matter, alone and in pairs',
  'cli.screen.games': 'Played with {n, number} matches for each choice, so that groups are even.',
  'cli.arg.try.two':
    'tries two values of an option or of a number of the rules, the default first; without it all that have an effect',
  'cli.arg.of.screen':
    'what is looked at: won, length, real, dead, decisions, shared, nobody, points.0, sole.0, ending.CODE, measure.NAME, move.KIND',
  'cli.people.about': 'compares matches that people played with those of bots',
  'cli.arg.files.people':
    'CSV with one match a line, or records of matches; docs/data.md says what is in them',
  'cli.people.options':
    '{file} has other rules and does not count. --set and --preset choose the rules.',
  'cli.luck.about': 'tells how much of the result is luck, by source, and how much is skill',
  'cli.value.about': 'tells how well a game can be played, with proof',
  'cli.lab.about': 'lets many machines play studies, through a PostgreSQL they share',
  'cli.lab.worker.about': 'plays what is asked with --db, until Ctrl-C',
  'cli.lab.serve.about':
    'shows the studies in a browser of this computer: live, to stop and to prolong',
  'cli.lab.status.about': 'tells how far every study is, or what is known of one',
  'cli.lab.cancel.about': 'takes a study out of the queue, with all that was found',
  'cli.serve.about': 'serves the app to browsers',
  'cli.backup.about': 'writes the tables for people far apart into a file',
  'cli.restore.about': 'brings such tables back from a file',

  'cli.arg.game': 'a game, as “glade games” lists them',
  'cli.arg.clause': 'a rule, as WF-16 or 16',
  'cli.arg.file': 'a match record',
  'cli.arg.language': 'the language: en or it; by default that of the terminal',
  'cli.arg.preset': 'a ready-made set of options',
  'cli.arg.set': 'sets an option; can be given several times',
  'cli.arg.seats': 'how many play',
  'cli.arg.seed.play': 'what the dice are drawn from; a fresh one by default',
  'cli.arg.seed.playtest': 'what everything is drawn from; 1 by default',
  'cli.arg.players':
    'who plays: person, like:1 (errs most) to like:3, steady or strong; one for each seat, or only for the others',
  'cli.arg.dice': 'virtual, or entered: you roll your own dice and type what they show',
  'cli.arg.save': 'writes the match there, after every move',
  'cli.arg.positions': 'one position a line, and nothing else',
  'cli.arg.parts': 'what to print, as “board,counters”; by default all that is needed or useful',
  'cli.arg.share': 'lets devices in the same network play, and shows the address as a code',
  'cli.arg.origin': 'the public address of the server, such as https://glade.example',
  'cli.arg.proxy':
    'trusted proxies, such as 127.0.0.1: Glade takes the visitor’s address from them',
  'cli.arg.keep':
    'deletes a table far away after this many days without a move, {least} to {most}; by default {days}',
  'cli.arg.log': 'what is logged: silent, error (the default), warn, info or debug',
  'cli.arg.file.far': 'the record that the page of the match has saved',
  'cli.arg.commitment': 'the hash that the table showed before the match',
  'cli.arg.data':
    'the folder in which tables for people far apart are kept; by default one of your own',
  'cli.arg.list': 'lists the parts, and how many sheets each needs',
  'cli.arg.paper': 'a4 or letter; a4 by default',
  'cli.arg.style': 'colour, ink (saves ink) or large (large print); colour by default',
  'cli.arg.backs':
    'long or short: the printer turns the sheet over that edge; fold: backs beside their fronts; none; fold by default',
  'cli.arg.hex':
    'how wide the hexes of a map are, {least} to {most} mm; as wide as few sheets allow by default',
  'cli.arg.seed.print': 'prints a match without dice: the rolls of this seed',
  'cli.arg.matches': 'prints that many different matches without dice',
  'cli.arg.record': 'a match record: prints that match',
  'cli.arg.base': 'where the app is found, as https://example.org/; codes on the sheets lead there',
  'cli.arg.out': 'the PDF to write',
  'cli.arg.games': 'how many matches, up to {most, number}; {usual, number} by default',
  'cli.arg.bots':
    'who sits in the seats: one bot for all, or one for each, as “policy,random”; “glade games GAME” lists them; the first of the game by default',
  'cli.arg.workers': 'how many processors help; all by default',
  'cli.arg.db.tables': 'keeps them in a PostgreSQL, which several servers may share, postgres://…',
  'cli.arg.backup': 'the file to write',
  'cli.arg.restore': 'a file that glade backup has written',
  'cli.arg.db':
    'the address of a PostgreSQL, postgres://…: the workers that “glade lab worker” starts there play, on any machine; up to {most, number} matches',
  'cli.arg.db.lab': 'the address of a PostgreSQL, postgres://…',
  'cli.arg.once': 'ends when the queue is empty',
  'cli.arg.study.status': 'a study, as the list names it: then what is known of it is told',
  'cli.arg.study': 'a study, as “glade lab status” lists them',
  'cli.arg.json': 'writes the whole report there',
  'cli.arg.html': 'writes the report there as a page with pictures',
  'cli.arg.patch':
    'another number of the rules, as WF-22.actions=2; “glade games GAME” lists them; can be given several times',
  'cli.games.numbers': 'Numbers of the rules that can be tried (--patch), each from – to:',
  'cli.playtest.patched':
    'Number of the rules changed: {name}={value}, {words} (in the rules {usual}).',
  'cli.rules.patched': 'Changed: {words}: {value} instead of {usual}.',
  'cli.arg.against':
    'other bots (“greedy”), a folder with another version of the game, or a git revision: what do they change in the same matches?',
  'cli.arg.failIf':
    'with --compare or --against: ends with code 3 if something surely changes more, as “length>+5%” or “shared<-3%”; can be given several times',
  'cli.against.here': 'here',
  'cli.limit.kept': 'Within the limit {limit}: {name}.',
  'cli.limit.broken': 'Beyond the limit {limit}, with its whole 95% range: {name}.',
  'cli.limit.unsure':
    'Cannot tell by {limit}: the 95% range lies on both sides of it: {name}. More matches (--games) would tell.',
  'cli.arg.csv':
    'writes one row a match there, for a spreadsheet or R; docs/data.md says what is in it',
  'cli.arg.jsonl': 'the same as lines of JSON',
  'cli.arg.moves': 'writes one row a decision there; lines of JSON if the name ends in .jsonl',
  'cli.arg.rotate':
    'plays every match once for each seat, with the same dice: the bots move on by one seat',
  'cli.arg.looks':
    'looks closely into this many matches: when they are decided, and how often the lead changes; 30/300: the same share as 30 of 300',
  'cli.arg.choices':
    'looks into single choices of this many matches (10 or more): which decide, which kinds of moves win more, how often others would do something else',
  'cli.arg.of':
    'what counts as the result instead of who wins: a measure that the game counts at the end, such as points',
  'cli.arg.margin': 'how near to an even share a seat must be to count as even; 0.03 by default',
  'cli.arg.compare':
    'plays the same matches, with the same dice, under each value of an option, as startBuffer=4,8',
  'cli.arg.try': 'the values to try, as firebreaks=0..8 or start=a,b; can be given several times',
  'cli.arg.within':
    'tune: how near to the target is near enough, as in --within 0.02; by default 0.02 for win, 5% of the target for turns',
  'cli.arg.target':
    'what to reach: win=60% (matches won; where there are rivals, those in which seat 1 comes first alone: a shared first place does not count) or turns=20',
  'cli.arg.rungs':
    'the bots, weakest first, as “random,policy,mcts:100”; searches with 25 to 3200 iterations by default',
  'cli.arg.bot': 'a bot, as “glade games GAME” lists them',
  'cli.arg.than': 'the bot it is compared with',
  'cli.arg.pace':
    'seconds that people take for a real choice and for a roll, as 12,6; for the minutes',
  'cli.arg.gain': 'which gains, in shares of points, are to be told apart; 0..0.05 by default',
  'cli.arg.among': 'bots of different strength: what the choice among them settles is skill',
  'cli.arg.start': 'proves one start again, as 2,1/5,5',
  'cli.arg.all': 'proves every start again, which takes an hour or more',
  'cli.arg.method':
    '“proven” by default, or “sampled”: quick bounds from matches, right in 99 of 100 cases',
  'cli.arg.games.sampled': 'how many matches are played from each start; 10000 by default',
  'cli.arg.gap': 'how far apart the two bounds may be; 0.01 by default, 0.5 before sampling',
  'cli.arg.seconds': 'ends then, with the bounds proven so far',
  'cli.arg.out.value': 'keeps there what --all has proven; the same command goes on from it',
  'cli.arg.count.puzzles': 'how many puzzles are enough, a third of each difficulty; 60 by default',
  'cli.arg.matches.puzzles': 'how many matches of bots are searched at most; 1000 by default',
  'cli.arg.from.puzzles': 'skips this many matches: begins where an earlier search ended',
  'cli.arg.out.puzzles': 'writes the puzzles with their proof there, as JSON',
  'cli.arg.goals': 'looks for near goals that can be reached for certain, not for the best result',
  'cli.arg.add': 'keeps the puzzles that the game has, and adds others',
  'cli.arg.check': 'proves the puzzles of the game again, with other dice',
  'cli.arg.port': 'where it answers; {port} by default',
  'cli.arg.host': 'from where it can be opened; by default {host}, this machine only',

  'cli.print.building': 'Getting the printer ready; this takes a moment …',
  'cli.print.done': '{file}: {sheets, plural, one {one sheet} other {# sheets}}.',
  'cli.print.sheets': '{sheets, plural, one {one sheet} other {# sheets}}',
  'cli.print.need.needed': 'needed',
  'cli.print.need.useful': 'useful',
  'cli.print.need.instead': 'only if you want it',
  'cli.player': '{player, seat}',
  'cli.winners': '{n, plural, one {Winner} other {Winners}}: {names}',
  seat: '{player, seat, label}',
  'cli.turn': 'Turn {turn}',
  'cli.games.more': '“glade games {game}” shows the options of a game.',
  'cli.games.presets': 'Presets (--preset NAME):',
  'cli.bots': 'Bots; you can change the number after a colon:',
  'cli.games.bots': 'Bots for playtest (--bots NAME):',
  'cli.bot.own': 'a player of the game’s own',
  'cli.bot.policy': 'plays by simple rules of thumb, fast',
  'cli.bot.greedy': 'takes what looks best at once',
  'cli.bot.learned': 'plays by what was learned from many matches, fast',
  'cli.bot.random': 'does anything that is allowed',
  'cli.bot.flat': 'tries every move in a number of random matches, here 200, and takes the best',
  'cli.bot.flat.leaf': 'flat, but it plays those matches by rules of thumb',
  'cli.bot.mcts': 'grows a tree of moves by a number of random matches, here 1000',
  'cli.bot.ismcts': 'a tree search for games with secrets: nobody in it knows what is hidden',
  'cli.bot.ismcts.leaf': 'ismcts, but it plays those matches by rules of thumb',
  'cli.bot.mcts.leaf': 'mcts, but it plays those matches by rules of thumb',
  'cli.bot.expectimax': 'looks a number of decisions ahead, here 2, over all that chance can do',
  'cli.bot.mixed':
    'plays as policy in 70 of 100 decisions, at random in the others; policy@70@greedy: as greedy in the others',
  'cli.bot.like':
    'errs as people do: like:1 most, like:3 little; like:4 is as steady, like:5 as strong as in the app',
  'cli.bot.strong': 'the strongest, as people meet it; slow',
  'cli.games.options': 'Options (--set NAME=VALUE), the default value first:',
  'cli.rules.talk': 'good to know; it never forbids a move',
  'cli.rules.examples': 'Examples',
  'cli.rules.options': 'Options that change it',
  'cli.replay.open': 'The match is not over.',

  'cli.play.start':
    '{game}. Type “help” to see what you can type, “quit” to leave. Nothing is lost.',
  'cli.play.person': '{player, seat}, it is your turn.',
  'cli.play.handover':
    '{player, seat}, take the keyboard while the others look away. Enter shows what is yours.',
  'cli.play.roll': '{what}: press Enter.',
  'cli.play.enter': '{what} and type what your dice show: {reads}.',
  'cli.play.draw': 'Chance decides: press Enter.',
  'cli.play.draw.enter': 'Chance decides: type what came up.',
  'cli.play.moves': '{n, plural, one {One move} other {# moves}}: {moves}',
  'cli.play.moves.more':
    '{n, plural, one {One move} other {# moves}}: {moves} … (“moves” lists all)',
  'cli.play.such': 'For example: {example}',
  'cli.play.none': 'Nothing can be chosen just now.',
  'cli.play.allowed': 'That is allowed.',
  'cli.play.hint': 'Hint: {move}.',
  'cli.play.again': 'The dice show {faces}. That does not count.',
  'cli.play.undone': 'Taken back.',
  'cli.play.redone': 'Done again.',
  'cli.play.corrected': 'Entry {entry} is put right. Everything after it still fits.',
  'cli.play.broken':
    'Entry {entry} is put right. Entry {broken} does not fit any more: {why} It is gone, and so is everything after it.',
  'cli.play.kept': 'The match as it was is in {file}.',
  'cli.play.kept.here':
    'This is the match as it was before something was put right. Save it in a file: “glade replay FILE” tells the match again.',
  'cli.play.change': '{player, seat} wants to change entry {entry}: {before} → {after}.',
  'cli.play.remove': '{player, seat} wants to remove entry {entry}: {before}.',
  'cli.play.insert': '{player, seat} wants to insert this before entry {entry}: {after}.',
  'cli.play.consent': '{player, seat}, type “agree” or “disagree”.',
  'cli.play.disagreed': 'Nothing was changed.',
  'cli.play.last': 'Nothing has happened yet.',
  'cli.play.stuck': '{problem} (Enter asks again.)',
  'cli.play.rules': 'Name a rule, as in “rules {clause}”. “glade rules {game}” shows them all.',
  'cli.play.saved': 'The match is in {file}. “glade replay {file}” tells it again.',
  'cli.play.record':
    'The record of this match. Save it in a file: “glade replay FILE” tells the match again.',
  'cli.play.help':
    'a move\tdoes it, as it stands in the list: {move}\nroll, Enter\trolls the dice; your own dice: type the numbers, 2 5\nmoves\tlists all that you can do\nhint\tsays what a strong player would do\nwhy MOVE\tsays whether you may, and if not, which rule says so\nundo, redo\ttakes your last move back, if no dice have fallen since; does it again\nlog\tlists all entries with their numbers\nfix 12 MOVE\tchanges entry 12; your own dice: fix 12 2 5\ninsert 12 MOVE\tputs in what you forgot, before entry 12\nremove 12\ttakes out what you entered twice\nboard, last\tshows the board, tells what happened last\nrules {clause}\tshows a rule\nquit\tleaves',
  'cli.play.hidden': 'A ? on the board is something you cannot see.',

  'cli.playtest.bar': '{bar} {percent}%  {value} of {total} matches',
  'cli.playtest.lead':
    '{game}, rules version {version}: {games, plural, one {# match} other {# matches}} by {bots}, seed {seed}.',
  'cli.playtest.options': 'Options: {options}.',
  'cli.playtest.usual': 'Options: all by default.',
  'cli.playtest.mean': 'mean',
  'cli.playtest.moves.times': 'a match',
  'cli.playtest.moves.taken': 'chosen when possible',
  'cli.playtest.moves.forced': 'only move',
  'cli.playtest.range': '95% range',
  'cli.playtest.p5': '5%',
  'cli.playtest.p50': 'median',
  'cli.playtest.p95': '95%',
  'cli.playtest.share': 'share',
  'cli.playtest.matches': 'matches',
  'cli.playtest.rarest': 'Rules that came up least, in how many of the matches:',
  'cli.playtest.never.more':
    'And {n, plural, one {one more} other {# more}}: on the page (--html), each in words.',
  'cli.playtest.again': 'The same again: {command}',
  'cli.playtest.written': 'Written: {file}',
  'cli.rotate.alike':
    'The same bot sits in every seat: --rotate plays the same dice again, so as many matches tell less. It helps where bots differ.',
  'cli.rotate.idle':
    'All are one team of the same bots: --rotate would play the same matches over again, and is left out.',
  'cli.idle': 'The option {name} changes nothing here: it matters only with {with}.',

  'cli.db.queued':
    'Study {study}: {jobs, plural, one {# job} other {# jobs}} for the workers of the queue, {done, number} done already.',
  'cli.db.idle':
    'Nobody has played for a while: does “glade lab worker --db …” run somewhere? (Study {study}. Ctrl-C leaves it in the queue.)',
  'cli.db.away': 'The database has gone away. Trying again until it is back.',
  'cli.db.back': 'The database is back.',
  'cli.db.busy': 'The database cannot do this now ({reason}). Trying again.',
  'cli.lab.start':
    'Waiting for jobs, on {threads, plural, one {one processor} other {# processors}} (Ctrl-C ends it after the jobs it is at).',
  'cli.lab.taken': 'Study {study}: {game}.',
  'cli.lab.version':
    'Study {study} is left to others: it wants rules version {asked} of {game}, here is {here}.',
  'cli.lab.code':
    'Study {study} of {game} is left to others: it was asked with code {asked}, here is code {here}. Put the same Glade on this machine and start the worker again. Or ask again with the Glade that is here.',
  'cli.lab.game': 'Study {study} is left to others: there is no game {game} here.',
  'cli.lab.differs':
    'Study {study} is left to others: matches of {game} come out differently here. Use the same Glade as the person who asked.',
  'cli.lab.fault': 'Study {study} has failed: {reason}.',
  'cli.lab.again':
    'Study {study}: a job could not be played here ({reason}). It goes back into the queue.',
  'cli.lab.rate':
    '{matches, plural, one {# match} other {# matches}} in {jobs, plural, one {# job} other {# jobs}}, {rate, number} matches a second on this machine.',
  'cli.lab.empty': 'There is no study.',
  'cli.lab.column.study': 'study',
  'cli.lab.column.game': 'game, rules version',
  'cli.lab.column.matches': 'matches',
  'cli.lab.column.jobs': 'jobs',
  'cli.lab.column.state': 'state',
  'cli.lab.of': '{done, number} of {all, number}',
  'cli.lab.done': 'done',
  'cli.lab.failed': 'failed ({reason})',
  'cli.lab.playing':
    '{active, plural, =0 {waits} one {# job is being played} other {# jobs are being played}}',
  'cli.lab.stopped': 'stopped',
  'cli.lab.serving':
    'The studies are at {url}, for this computer only. Ctrl-C ends the pages. The studies go on.',
  'cli.db.stopped': 'Study {study} was stopped in the lab. This is what was found until then.',
  'cli.watch.studies': 'Studies of the lab',
  'cli.watch.lead': 'What the workers of the queue play. This page follows it by itself.',
  'cli.watch.ask': 'Ask for one with --db, as in “glade playtest wildfire --db …”.',
  'cli.watch.count':
    '{n, plural, one {# study} other {# studies}}, {open, plural, =0 {none is} one {# is} other {# are}} not over yet.',
  'cli.watch.game': '{game}, rules version {version}',
  'cli.watch.study': 'Study {study}.',
  'cli.watch.state': 'State: {state}.',
  'cli.watch.played': '{played, number} of {games, number} matches.',
  'cli.watch.quarters': 'At least {percent}% are played.',
  'cli.watch.progress': 'Matches played',
  'cli.watch.nothing': 'Nothing is known yet, or this Glade does not know the game or its version.',
  'cli.watch.whole': 'The whole answer',
  'cli.watch.early':
    'The number of these matches was not fixed before somebody could look. So trust the intervals above: they hold at every look. Those below hold only for a number fixed before.',
  'cli.watch.elsewhere':
    'This study is part of a longer question. You get the whole answer where you asked.',
  'cli.watch.stop': 'Stop',
  'cli.watch.stop.what': 'What has begun is played to its end. What was found is kept.',
  'cli.watch.go-on': 'Go on',
  'cli.watch.go-on.what': 'The matches that are missing are played.',
  'cli.watch.prolong': 'Play twice as many',
  'cli.watch.prolong.what': 'A new study begins with what this one found.',
  'cli.watch.back': 'All studies',
  'cli.watch.nav': 'The lab',
  'cli.watch.language.en': 'In English',
  'cli.watch.language.it': 'In italiano',
  'cli.watch.away':
    'The lab does not answer. This is what was known last. The page asks again by itself.',
  'cli.watch.gone':
    'This study was deleted elsewhere. What was known last stays here as long as the page is open.',
  'cli.watch.undone':
    'That was not done, since the lab does not answer. Nothing is lost. Press again.',
  'cli.watch.host':
    'Only pages of this computer may ask that. Open the address that “glade lab serve” printed.',
  'cli.watch.nowhere': 'There is nothing at this address. Go to all studies.',
  'cli.watch.wrong': 'Something went wrong on this side ({reason}). Load the page again.',
  'cli.lab.cancelled': 'Study {study} is cancelled.',

  'cli.puzzles.found':
    'Found {n, plural, one {one puzzle} other {# puzzles}} in {matches, plural, one {one match} other {# matches}}. {judged, plural, one {One decision was} other {# decisions were}} judged.',
  'cli.puzzles.easy': 'easy',
  'cli.puzzles.medium': 'medium',
  'cli.puzzles.hard': 'hard',
  'cli.puzzles.checked': 'Proven again: {proven} of {n}.',
  'cli.puzzles.fault.preset': 'Puzzle {id}: the game does not have its preset any more.',
  'cli.puzzles.fault.position': 'Puzzle {id}: its position cannot be read any more.',
  'cli.puzzles.fault.action': 'Puzzle {id}: its solution is not a legal move.',
  'cli.puzzles.fault.strongest': 'Puzzle {id}: the strongest bot now plays something else.',
  'cli.puzzles.fault.unproven': 'Puzzle {id}: with these dice the solution is not clearly best.',
  'cli.puzzles.fault.goal': 'Puzzle {id}: with these dice its goal is another one.',
  'problem.cli.puzzles.none': 'There are no puzzles for {game}.',
  'problem.cli.puzzles.out': 'Say where to write the puzzles, as --out puzzles.json.',
  'problem.puzzles.shape': 'The file of puzzles is damaged at “{at}”: {found}.',
  'problem.puzzles.twice': 'The file of puzzles has “{id}” twice. Remove one of them.',
  'cli.review.turn': 'Turn',
  'cli.review.value': 'Value',
  'cli.review.end': 'end',
  'problem.cli.review.open':
    'This match is not over yet. “glade replay FILE” tells it as far as it goes.',
  'cli.verify.right':
    '{throws, plural, =0 {There was no roll to check} one {The roll was fixed before the match began} other {All # rolls were fixed before the match began}}: {words, plural, =0 {the server’s secret word alone decides} one {the server’s secret word and the word of one page decide} other {the server’s secret word and the words of # pages decide}}. Table: {table}.',
  'cli.verify.compare':
    'The hash to compare with the one that the table showed before the match: {hash}',
  'cli.backup.done':
    '{tables, plural, =0 {No table is} one {# table is} other {# tables are}} in “{file}”.',
  'cli.restore.done':
    '{tables, plural, =0 {No table} one {# table} other {# tables}} brought back from “{file}”.',
  'cli.arg.served': 'games of your own, each a folder, a file or a package, beside those of Glade',
  'cli.serve.outside': '{title} is at {url}',
  'cli.serve.docs': 'The guides and the API are at {url}',
  'problem.cli.serve.defined':
    '“{game}” cannot be played in the browser: make it with defineGame of @glade/engine/define.',
  'problem.cli.serve.node':
    'A browser cannot run {file}: it imports “{name}”, which only Node has. Take that import out.',
  'problem.cli.serve.import':
    '{file} imports “{name}”, which is not there. Check the name, or install that package.',
  'problem.cli.serve.commonjs':
    'A browser cannot run {file}: it is written for require(). Import a package that has modules.',
  'cli.serve.at': 'Glade is at {url} (Ctrl-C ends it)',
  'cli.partial':
    'Stopped early: these are {played, plural, one {# match} other {# matches}} of the {asked, number} asked for, the first ones.',
  'cli.partial.question':
    'Stopped early: not all the matches were played. This is the answer so far.',
  'cli.partial.stopping':
    'Stopping: the matches that have begun are played to their end. Then comes the answer so far. Ctrl-C again stops at once.',
  'cli.partial.leaving':
    'Leaving: the answer so far is read from the queue. Ctrl-C again stops at once.',
  'cli.partial.none': 'Stopped before there was anything to tell.',

  'cli.value.some':
    '{proven} of {all} starts are proven to within one point. Where a question mark stands, nothing is proven yet: a start of its own is proven by --start, all by --all.',
  'cli.value.each':
    'Each pair of numbers below holds by itself in 99 of 100 cases. So of many pairs one or another may be wrong.',
  'cli.value.wide':
    'The bounds are further apart than {gap}: the time or the memory was used up. They hold all the same.',

  'cli.serve.code': 'Point the camera of another device at this code.',
  'cli.serve.alone': 'This machine is in no network, so other devices cannot find it.',
  'cli.serve.late':
    'Something did not end within ten seconds. Everything that was acknowledged is stored.',
  'cli.serve.others': 'Other devices in the same network find it at {urls}',
  'cli.serve.data':
    'Another Glade keeps its tables in {folder}, so here nobody can play from afar. Stop that one, or give another folder with --data.',
  'cli.serve.moved': 'Port {port} is taken by another program, so Glade uses another.',

  'problem.cli.command': 'There is no command “{found}”. Choose from: {known}.',
  'problem.cli.option': 'There is no option {found} here. “{help}” lists those there are.',
  'problem.cli.option.twice':
    '{name} is given twice, and only one can count. Leave one out, or ask twice.',
  'problem.cli.option.value': 'The option {name} needs a value. “{help}” says which.',
  'problem.cli.argument': 'Something is missing: say which {name}. “{help}” tells more.',
  'problem.cli.arguments': 'There are too many words. “{help}” says what is expected.',
  'problem.cli.number':
    '“{found}” does not fit {name}. Write a whole number from {least, number} to {most, number} in digits.',
  'problem.cli.set': '“{found}” sets no option. Write --set name=value.',
  'problem.cli.preset': 'There is no preset “{found}”. Choose from: {known}.',
  'problem.cli.seats':
    '{seats, plural, one {One plays} other {# play}} with these options, not {found}. Leave --seats out or choose other options.',
  'problem.cli.bots':
    '--bots names {found, plural, one {one} other {#}} for {seats, plural, one {one seat} other {# seats}}. Name one for all or one for each.',
  'problem.cli.players':
    '--bots names {found, plural, one {one} other {#}} for {seats, plural, one {one seat} other {# seats}}. Name one for each, or one for each seat but yours.',
  'problem.cli.player': 'There is no player “{found}”. Choose from: {known}.',
  'problem.cli.compare':
    '“{found}” compares nothing. Write an option with two values or more, as --compare startBuffer=4,8.',
  'problem.cli.tune':
    'Say which option to try, as --try firebreaks=0..8 (at most 200 values). “glade games GAME” lists the options, and only these can be tried.',
  'problem.cli.choices': 'These are {found, number} combinations. Try at most {most, number}.',
  'problem.cli.pace':
    '“{found}” is not a pace. Write seconds for a choice and for a roll, as 12,6.',
  'problem.cli.margin': '“{found}” is not a margin. Write a share up to 0.5, as 0.03.',
  'problem.cli.choices.games':
    '--choices looks into {least, number} matches or more. Play as many: --games {least}.',
  'problem.cli.choices.seats':
    '“{name}” is played by another number of seats ({found}, not {seats}): those are other matches, and cannot be compared. Play each by itself with --seats.',
  'problem.cli.within':
    '“{found}” is not a distance from a target. Write one such as 0.02 for win, or 2 for turns.',
  'problem.cli.target':
    '“{found}” is not a target. Write win=0.6 or win=60% (0 to 1, or percent), or turns=20.',
  'problem.cli.rungs': 'A ladder needs two bots or more, weakest first, as --rungs random,policy.',
  'problem.cli.gain':
    '“{found}” cannot be gains. Write two numbers between -0.5 and 0.5, the lower first, as 0..0.05.',
  'problem.cli.dice': '“{found}” cannot be dice. Choose from: {known}.',
  'problem.cli.dice.seed': 'Your own dice have no seed. Leave --seed out.',
  'problem.cli.print.out': 'Say where to write the PDF, as in --out game.pdf. Or write --list.',
  'problem.cli.print.one': '{name} cannot be “{found}”. Choose from: {known}.',
  'problem.cli.print.seed': '--matches needs a seed: add one, as in --seed 7.',
  'problem.cli.print.noRolls':
    '{game} has no match without dice, so a seed is of no use. Leave out --seed.',
  'problem.cli.print.rolls': '{part} needs a seed: add one, as in --seed 7.',
  'problem.cli.print.key': '{part} is for several matches: add --seed 7 --matches 30.',
  'problem.cli.print.hex': '--hex is for a map with hexes, and these sheets of {game} have none.',
  'problem.cli.print.parts':
    '--parts names parts with commas between them, such as begin,rulebook, not “{found}”. --list shows them.',
  'problem.cli.print.twice':
    '“{part}” is given twice in --parts: name each part once, and print the PDF as often as you need.',
  'problem.cli.print.base': '“{found}” is not an address. Write it as https://example.org/.',
  'problem.cli.print.options':
    'The options are those of the record: leave out {name}, or leave out --record.',
  'problem.cli.print.longSeed':
    'This seed is too long for the numbers behind it, {numbers}. Together they may have 40 characters.',
  'problem.cli.print.other': 'This record is a match of {found}, not of {game}.',
  'problem.print.part': 'There is no part “{part}”. Choose from: {parts}.',
  'problem.cli.seed': 'This seed cannot be used. Write one of 1 to 40 characters on one line.',
  'problem.cli.read': 'The file “{file}” cannot be read. Check its name.',
  'problem.cli.write':
    'The file “{file}” cannot be written. Choose one in a folder that is there and yours.',
  'problem.cli.full': 'The file “{file}” already holds something. Choose a new name.',
  'problem.cli.output': 'The output cannot be written ({reason}). Send it elsewhere.',
  'problem.cli.origin':
    '“{found}” is not the address of a server. Write it without a path, such as https://glade.example.',
  'problem.cli.proxy':
    '“{found}” is not the address of a proxy. Write addresses or networks with commas, such as 127.0.0.1,10.0.0.0/8.',
  'problem.cli.log': 'There is no “{found}” to log. Choose from: {known}.',
  'problem.cli.commitment':
    '“{found}” is not a hash. Copy the 64 digits and letters that the table showed before the match.',
  'problem.sealed.missing':
    'This record has no line “{field}:”, so its dice cannot be checked. Save it from “Check the dice” on the page of the match.',
  'problem.sealed.field':
    'The line “{field}: {found}” cannot be right. Save the record again on the page of the match.',
  'problem.cli.clause': 'There is no rule “{found}”. They go from {first} to {last}.',
  'cli.new.about': 'makes a folder with a new game that plays at once',
  'cli.check.about':
    'checks a game: its rules in random matches, its examples, its rulebook and its words',
  'cli.arg.name': 'the name of the new game, and of its folder',
  'cli.arg.from':
    'what it begins from: dice, cards, hand, squares, hexes, dash, or an example (default: dice)',
  'cli.new.done': 'The folder {folder} holds a whole game. Its README says what is still to do.',
  'cli.check.good':
    'The game keeps the contract, in {matches, number} random matches and in all its examples.',
  'cli.check.taken':
    '[words] Nobody can type the action “{word}”: the table takes it for a command. Write it in another way.',
  'cli.check.untitled': '[words] The row “{key}” has no title. Write it among the words.',
  'cli.check.unreadable':
    '[words] The message “{key}” cannot be read. Check its braces. The reason: {reason}',
  'cli.check.found': '{n, plural, one {One finding.} other {# findings.}}',
  'problem.cli.new.from': 'There is no template “{found}”. Choose from: {known}.',
  'problem.cli.new.name':
    '“{found}” cannot be the name of a game. Use small letters, digits and hyphens.',
  'problem.cli.new.there': 'There is already something called {folder} here. Choose another name.',
  'problem.cli.check.rulebook': 'The game {game} has no rulebook. Write rulebook.en.md beside it.',
  'problem.cli.outside.none':
    'There is nothing at {place}. Name a folder with a game, a file, or an installed package.',
  'problem.cli.outside.entry':
    'There is no game in {place}. It needs {files}, whose default export is the game.',
  'problem.cli.outside.types':
    '{file} is TypeScript, which this Node ({node}) cannot run. Use Node 22.18 or newer.',
  'problem.cli.outside.engine':
    '{file} does not find @glade/engine. Begin with “glade new NAME”, which puts it there, or install Glade in that folder with npm.',
  'problem.cli.outside.module':
    '{file} is not read as a module. In its folder, or the one above: npm pkg set type=module',
  'problem.cli.outside.load': '{file} cannot be loaded: {reason}. Fix it, then try again.',
  'problem.cli.outside.game':
    '{file} exports no game as its default. It lacks: {lacks}. Write “export default defineGame(…)”.',
  'problem.cli.outside.id':
    'In {file} the id “{found}” cannot be used. Use small letters, digits and hyphens.',
  'problem.cli.outside.address': 'The app has a page called “{found}”. Give your game another id.',
  'problem.cli.outside.taken': 'Glade has a game called “{found}” itself. Give yours another id.',
  'problem.cli.game': 'There is no game “{found}”. Choose from: {known}.',
  'problem.cli.missing': 'The file “{file}” is missing. Get Glade’s files again.',
  'problem.cli.language': 'Glade does not speak “{found}”. Choose from: {known}.',
  'problem.cli.value.game': 'How well {game} can be played is not known yet. Choose from: {known}.',
  'cli.language.part': 'Only the pages speak {name}. The terminal goes on in English.',
  'problem.cli.value.which':
    '--start names one start, --all means every one. Leave one of them out.',
  'problem.cli.value.out': 'Say where to keep what is proven, as --out bounds.json.',
  'problem.cli.value.file': 'The file “{file}” holds no proven bounds. Choose a new name.',
  'problem.cli.value.method': '“{found}” is no method. Write --method proven or --method sampled.',
  'problem.cli.value.games':
    '--games and --seed belong to --method sampled. Add it, or leave them out.',
  'problem.cli.value.proofs':
    '--out and --seconds belong to proofs. Leave them out, or leave out --method sampled.',
  'problem.cli.value.gap': '“{found}” is not a gap. Write a number from 0.0001 to 1, as 0.01.',
  'problem.cli.db': 'Say which database, as --db postgres://user@host/name.',
  'problem.cli.db.workers':
    'With --db the workers of the queue play: leave --workers out, or give it to “glade lab worker”.',
  'problem.cli.db.left':
    'Left: study {study} stays in the queue. The same command takes it up again. “glade lab cancel {study} --db …” ends it.',
  'problem.queue.address':
    'This is not the address of a PostgreSQL. Write --db postgres://user@host/name.',
  'problem.queue.unreachable':
    'The database cannot be reached or used ({reason}). Check the address after --db, the password, and whether PostgreSQL runs.',
  'problem.queue.away':
    'The database does not answer ({reason}). What was found is kept, try again soon.',
  'problem.queue.long':
    'No study has more than {most, number} matches. Ask with another seed instead.',
  'problem.queue.cancelled': 'Study {study} was cancelled. Ask again to start it afresh.',
  'problem.queue.study':
    'There is no study “{study}” in this database. “glade lab status --db …” lists those there are.',
  'problem.queue.fault':
    'Study {study} failed at a worker ({reason}). Fix that, then ask again: what was found is kept.',
  'problem.queue.lost':
    'Study {study} has a job at which worker after worker was lost. See why they end, then ask again: what was found is kept.',
  'problem.queue.trouble':
    'The database refused the request ({reason}, a code of PostgreSQL). Fix that, then give the same command again: what was found is kept.',
  'problem.queue.result':
    'Study {study} has a result that no worker can have found (job {shard}). “glade lab cancel {study} --db …” removes what is there, then ask again.',
  'problem.queue.damaged':
    'Study {study} is damaged in the database. “glade lab cancel {study} --db …” removes it, then ask again.',
  'problem.cli.place':
    'Tables are kept in a folder or in a database. Give --data or --db, not both.',
  'problem.cli.newer': 'A later version of Glade has written these tables. Use that version.',
  'problem.cli.tables':
    'There are tables already. Bring the others back into an empty folder or database.',
  'problem.cli.tables.file':
    'The file “{file}” is missing, or it already exists and a new one is needed. Choose another.',
  'problem.cli.data':
    'The folder {folder} cannot be used ({reason}). Name another one with --data.',
  'problem.cli.built': 'The app has not been built yet. Use “npm start”, or “npm run build” first.',
  'problem.cli.port': 'Port {port} is taken by another program. Choose another with --port.',
  'problem.cli.listen':
    'Glade cannot answer at {host}, port {port} ({reason}). Choose others with --host and --port.',
  'problem.cli.host':
    '--host is empty. Leave it out for this machine alone. Write --host 0.0.0.0 for everybody in the network.',
  'problem.cli.bug': 'This is a fault of Glade’s own ({reason}). Please report it.',
  'problem.examples.yaml': 'The examples cannot be read ({found}). Correct the file.',
  'cli.games.classics': 'Classic games to learn from and to measure with: {list}.',
  'cli.rotate.games':
    'To give every bot every seat equally often, {n, plural, one {# match is} other {# matches are}} played ({seats} for each roll of the dice).',
  'problem.cli.command.meant':
    'There is no command “{found}”. Did you mean “{meant}”? Choose from: {known}.',
  'problem.cli.game.meant':
    'There is no game “{found}”. Did you mean “{meant}”? Choose from: {known}.',
  'problem.cli.target.none': 'Say what to reach, as --target win=60% or --target turns=20.',
  'problem.cli.range':
    '“{found}” goes backwards. Write the lower number first, as firebreaks=0..8.',
  'problem.cli.screen': '“{found}” needs two values, the default first: --try startBuffer=4,8.',
  'problem.cli.screen.few': 'There are not two rules to try here. Name some: --try NAME=A,B.',
  'problem.cli.screen.many':
    '{found, number} rules are too many. Name {most, number} at most: --try NAME=A,B.',
  'problem.cli.screen.of':
    '“{found}” cannot be looked at here. --of takes won, length, real, dead, decisions, shared, nobody, points.0, sole.0, ending.CODE, measure.NAME or move.KIND.',
  'problem.cli.people.none': 'None of these files has a match by people.',
  'problem.cli.people.record': '{file}: {why}',
  'problem.cli.luck.of':
    '“{found}” is not counted at the end of every match here. --of takes one of: {known}.',
  'problem.cli.among': 'Skill shows only among two bots or more, as --among random,greedy.',
  'problem.cli.twice': '“{found}” is given twice. Once is enough.',
  'problem.cli.stronger.same':
    '“{found}” is as strong as itself. Name another bot to compare it with.',
  'problem.cli.same': '{one} and {other} both name “{file}”. Give each a file of its own.',
  'problem.cli.rows.db':
    '--csv, --jsonl and --moves write what is played here. Leave --db out, or leave them out.',
  'problem.cli.space':
    'There is no room left for the file “{file}”. Choose another disk, or fewer matches.',
  'problem.cli.patch':
    '“{found}” changes nothing. Write a number of the rules and a value, as --patch WF-22.actions=2.',
  'problem.cli.patch.none': 'This game names no numbers of its rules that could be changed.',
  'problem.cli.patch.unknown': 'There is no number “{found}” here. There are: {known}.',
  'problem.cli.patch.meant':
    'There is no number “{found}” here. Did you mean {meant}? Choose from: {known}.',
  'problem.cli.patch.range':
    'With {name}={found} the game would break. It can be a whole number from {least} to {most}.',
  'problem.cli.patch.idle': '{name} changes nothing here. It needs {option}={values} (--set).',
  'problem.cli.patch.db':
    'The workers of a queue play by the rules as they are. Leave --patch or --db out.',
  'problem.cli.limit':
    '“{found}” is not a limit. Write what and by how much, as --fail-if "length>+5%" or --fail-if "measure.points<-2".',
  'problem.cli.limit.alone': '--fail-if judges a comparison. Add --compare or --against.',
  'problem.cli.against':
    '“{found}” is not a bot of this game, a folder or a git revision. Name one of these.',
  'problem.cli.against.other':
    'In “{found}” there is no version of {game}. Name a folder or a revision that holds one.',
  'problem.cli.against.absent': 'At {found} there was no folder {folder}. Name a later revision.',
  'problem.cli.against.db':
    'Workers of a queue play one version only. Leave --db out, or compare bots or options.',
  'problem.cli.compare.both': '--compare and --against ask two questions. Ask one at a time.',
  'problem.cli.compare.alone':
    '--compare does without --looks, --choices, --pace and --margin. Leave them out.',
  'problem.cli.rotate.team':
    'All are one team of the same bots: with --rotate the same matches would be played over again. Leave out --rotate.',
  'problem.cli.seats.twice':
    '--set {found} and --seats {seats} contradict each other. Leave one of them out.',
  'cli.word.FILES': 'FILES',
  'cli.word.GAME': 'GAME',
  'cli.word.TEMPLATE': 'TEMPLATE',
  'cli.word.CLAUSE': 'RULE',
  'cli.word.COMMAND': 'COMMAND',
  'cli.word.PARTS': 'PARTS',
  'cli.word.PAPER': 'PAPER',
  'cli.word.STYLE': 'STYLE',
  'cli.word.BACKS': 'BACKS',
  'cli.word.STUDY': 'STUDY',
  'cli.word.OTHER': 'OTHER',
  'cli.word.CHANGE': 'CHANGE',
  'cli.word.NUMBER': 'NUMBER',
  'cli.word.NAMES': 'NAMES',
  'cli.word.NAME': 'NAME',
  'cli.word.VALUE': 'VALUE',
  'cli.word.WHAT': 'WHAT',
  'cli.word.LOW': 'LOW',
  'cli.word.HIGH': 'HIGH',
  'cli.word.SECONDS': 'SECONDS',
  'cli.word.SHARE': 'SHARE',
  'cli.word.LANGUAGE': 'LANGUAGE',
  'cli.word.HASH': 'HASH',
  'cli.word.ADDRESSES': 'ADDRESSES',
  'cli.word.LEVEL': 'LEVEL',
  'cli.word.SEED': 'SEED',
  'cli.word.DICE': 'DICE',
  'cli.word.THAN': 'THAN',
};
