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
  'cli.replay.about': 'plays back a recorded match',
  'cli.review.about': 'tells what luck and choices changed in a match',
  'cli.puzzles.about': 'finds positions with one clearly best move, or proves them again',
  'cli.verify.about': 'checks the dice of a match between people far apart',
  'cli.print.about': 'writes a PDF with what a game needs on the table',
  'cli.playtest.about': 'lets bots play many matches and reports on them',
  'cli.rulings.about': 'measures what other answers to open questions of the rules would change',
  'cli.tune.about': 'finds the setting that comes nearest to a target',
  'cli.ladder.about': 'plays each bot against the one below it',
  'cli.stronger.about': 'tells as soon as it can whether one bot is stronger than another',
  'cli.screen.about': 'tells which rules matter, alone and in pairs',
  'cli.screen.games':
    'Each choice was played in {n, number} matches instead of {asked, number}. More than 50 are sorted into 50 equal groups. How much these groups differ gives each range. So the number must be a multiple of 50.',
  'cli.arg.try.two':
    'two values of an option or of a number of the rules, the default first; without --try, everything that has an effect',
  'cli.arg.of.screen':
    'what to look at: won, length (turns), real (real choices), dead (turns without one), decisions, shared (first place), nobody (wins), order.0 (who begins), points.0 and sole.0 (seat 1: its share of wins, first place alone), ending.CODE, measure.NAME, move.KIND',
  'cli.people.about': 'compares matches that people played with those of bots',
  'cli.arg.files.people':
    'CSV with one match a line, or match records; docs/data.md says what is in them',
  'cli.people.options':
    '{file} was played by other rules and does not count. --set and --preset choose the rules.',
  'cli.luck.about': 'tells how much of the result is luck, by source, and how much is skill',
  'cli.value.about': 'tells how well a game can be played, with proof',
  'cli.lab.about': 'plays large studies on many machines, through a PostgreSQL database they share',
  'cli.lab.worker.about': 'plays the jobs of commands with --db; Ctrl-C ends it',
  'cli.lab.serve.about':
    'shows the studies live in a browser of this computer: there you can stop or extend them',
  'cli.lab.status.about': 'shows how far every study is, or what is known of one',
  'cli.lab.cancel.about': 'removes a study from the queue, with all its results',
  'cli.serve.about': 'serves the app to browsers',
  'cli.backup.about': 'writes the tables for people far apart into a file',
  'cli.restore.about': 'restores tables for people far apart from a file of “backup”',

  'cli.arg.game': 'a game that “glade games” lists, or a folder with a game of your own',
  'cli.arg.clause': 'a rule, such as WF-16 or 16',
  'cli.arg.file': 'a match record',
  'cli.arg.language': 'the language: en or it; by default that of the terminal',
  'cli.arg.preset': 'a ready-made set of options',
  'cli.arg.set': 'sets an option; can be repeated',
  'cli.arg.seats': 'how many play',
  'cli.arg.seed.play':
    'the seed of the dice: the same seed brings the same dice; a new one by default',
  'cli.arg.seed.playtest':
    'the seed of everything that is drawn, such as dice and cards; 1 by default',
  'cli.arg.players':
    'who plays: person, like:1 (makes most mistakes) to like:3, steady or strong; one for each seat, or one for each seat but yours',
  'cli.arg.dice': 'virtual, or entered: you roll your own dice and type what they show',
  'cli.arg.save': 'saves the match to this file after every move',
  'cli.arg.positions': 'prints one position a line, and nothing else',
  'cli.arg.parts':
    'what to print, such as “board,counters”; by default everything needed or useful',
  'cli.arg.share': 'lets devices in the same network play, and shows the address as a code',
  'cli.arg.origin': 'the public address of the server, such as https://glade.example',
  'cli.arg.proxy':
    'trusted proxies, such as 127.0.0.1: Glade takes the visitor’s address from them',
  'cli.arg.keep':
    'deletes a table far away after this many days without a move, {least} to {most}; by default {days}',
  'cli.arg.log': 'what is logged: silent, error (the default), warn, info or debug',
  'cli.arg.file.far': 'the record that you saved on the page of the match',
  'cli.arg.commitment': 'the hash that the table showed before the match',
  'cli.arg.data':
    'the folder with the tables for people far apart; by default a folder of your own account',
  'cli.arg.list': 'lists the parts, and how many sheets each needs',
  'cli.arg.paper': 'a4 or letter; a4 by default',
  'cli.arg.style': 'colour, ink (saves ink) or large (large print); colour by default',
  'cli.arg.backs':
    'how backs are printed: long or short (the printer flips on that edge), fold (beside their fronts, to fold and glue) or none; fold by default',
  'cli.arg.hex':
    'how wide the hexes of a map are, {least} to {most} mm; by default as wide as the fewest sheets allow',
  'cli.arg.seed.print': 'prints a match without dice: the rolls of this seed',
  'cli.arg.matches': 'prints that many different matches without dice',
  'cli.arg.record': 'a match record: prints that match',
  'cli.arg.base':
    'the address of the app, such as https://example.org/; codes on the sheets lead there',
  'cli.arg.out': 'the PDF to write',
  'cli.arg.games': 'how many matches, up to {most, number}; {usual, number} by default',
  'cli.arg.bots':
    'who sits in the seats: one bot for all, or one for each, such as “policy,random”; “glade games GAME” lists them; by default the game’s first',
  'cli.arg.workers': 'how many processors to use; all by default',
  'cli.arg.db.tables':
    'keeps the tables in a PostgreSQL database, postgres://…, which several servers may share',
  'cli.arg.backup': 'the file to write',
  'cli.arg.restore': 'a file that glade backup has written',
  'cli.arg.db':
    'lets workers play, on any machine, through the PostgreSQL database at this address, postgres://…; “glade lab worker” starts them; up to {most, number} matches',
  'cli.arg.db.lab': 'the address of the PostgreSQL database, postgres://…',
  'cli.arg.once': 'ends when the queue is empty',
  'cli.arg.study.status': 'a study from that list: shows what is known of it',
  'cli.arg.study': 'a study; “glade lab status” lists them',
  'cli.arg.json': 'writes the whole report to this file',
  'cli.arg.html': 'writes the report to this file, as a page with pictures',
  'cli.arg.patch':
    'changes a number of the rules, such as WF-22.actions=2; “glade games GAME” lists them; can be repeated',
  'cli.games.numbers': 'Numbers of the rules that you can try (--patch), each with its range:',
  'cli.playtest.patched':
    'Changed number of the rules: {name}={value}, {words} (the rules have {usual}).',
  'cli.rules.patched': 'Changed: {words}: {value} instead of {usual}.',
  'cli.arg.against':
    'before is what is named here: other bots (“greedy”), a folder with another version of the game, or a git revision; after is GAME with its --bots, in the same matches',
  'cli.arg.of.compare':
    'with --compare or --against: the one number that you ask about in advance, such as points.0 (wins of seat 1) or length; it is tested alone; names as for “screen --of”',
  'cli.arg.failIf':
    'with --compare or --against: ends with code 3 if a change is certain to be larger than this, such as “length>+5%” (turns), “minutes>+5%” or “shared<-3%” (% of the value before; for shares, % means points), and with code 4 if that is not known; can be repeated',
  'cli.limit.kept':
    'Within the limit {limit}: “{after}” after “{before}”{changed, select, yes { (from {from} to {to}: {by}{unit, select, points { points} other {}}, 95% range {range})} other { (no difference)}}.',
  'cli.limit.broken':
    'Beyond the limit {limit}, with its whole 95% range: “{after}” after “{before}” (from {from} to {to}: {by}{unit, select, points { points} other {}}, 95% range {range}).',
  'cli.limit.unsure':
    'Not known for the limit {limit}: “{after}” after “{before}” (from {from} to {to}: {by}{unit, select, points { points} other {}}, 95% range {range}). Part of the 95% range is within it, part beyond it. {n, plural, =0 {It takes more matches (--games) to know.} one {In 4 of 5 cases about # match (--games) would be enough. This assumes that the change is as large as seen here. If it is nearer to the limit, it takes more.} other {In 4 of 5 cases about # matches (--games) would be enough. This assumes that the change is as large as seen here. If it is nearer to the limit, it takes more.}}',
  'cli.against.declared':
    '“numbers.ts” of one version says {name} is {value, number}, but its rules play another value. That file only describes the rules. Change the number in “rules/”, or try it with --patch {name}={value}.',
  'cli.limit.uncounted': 'Not known for the limit {limit}: not every match counted this number.',
  'cli.arg.csv':
    'writes one row per match to this file, for a spreadsheet or R; docs/data.md explains the columns',
  'cli.arg.csv.people':
    'writes the matches by people to this file, one row per match; docs/data.md explains the columns',
  'cli.arg.jsonl': 'writes the same rows as --csv, as lines of JSON',
  'cli.arg.moves':
    'writes one row per decision to this file; lines of JSON if its name ends in .jsonl',
  'cli.arg.rotate':
    'plays every match once for each seat, with the same dice: the bots move on by one seat',
  'cli.arg.looks':
    'looks closely at this many matches: when they are decided, and how often the lead changes; 30/300 means the same share as 30 of 300',
  'cli.arg.choices':
    'looks at single choices of this many matches (10 or more): which decide, which kinds of moves win more, how often the next player would act differently',
  'cli.arg.of':
    'what counts as the result instead of who wins: a measure that the game counts at the end, such as points',
  'cli.arg.margin':
    'how near to an even share a seat must be to count as even, from 0 to 0.5; 0.03 by default',
  'cli.arg.compare':
    'plays the same matches, with the same dice, under each value of an option or of a number of the rules, such as startBuffer=4,8 or WF-22.actions=1,2 in Wildfire; “glade games GAME” lists both',
  'cli.arg.try': 'the values to try, such as firebreaks=0..8 in Forest Fire; can be repeated',
  'cli.arg.within':
    'how near to the target is near enough, such as 0.02; by default 0.02 for win, 0.03 for fair, 5% of the target for turns',
  'cli.arg.target':
    'what to reach: turns=20, or win=60% (matches won; where there are rivals, matches that seat 1 wins alone), or fair (rivals: every seat gets an even share of wins, within 3 points)',
  'cli.arg.rungs':
    'the bots, weakest first, such as “random,policy,mcts:100”; by default searches with 25 to 3200 iterations',
  'cli.arg.bot': 'a bot; “glade games GAME” lists them',
  'cli.arg.than': 'the bot it is compared with',
  'cli.arg.pace':
    'seconds that people take for a real choice and for a roll, such as 12,6; used to estimate minutes',
  'cli.arg.gain': 'the two gains to tell apart, in shares of the points; 0..0.05 by default',
  'cli.arg.among':
    'bots of different strength: what depends on which of them plays counts as skill',
  'cli.arg.start':
    'proves one start again: the squares of the home and of the fire, such as 2,1/5,5',
  'cli.arg.all': 'proves every start again, which takes some minutes',
  'cli.arg.method':
    'proven, the default, or sampled: quick bounds from matches, right in 99 of 100 cases',
  'cli.arg.aim':
    'what perfect play of one start aims at: in Wildfire home, which is the default, or points',
  'cli.arg.games.sampled':
    'how many matches are played from each start; by default 10000, or 1000 in games where nothing is proven',
  'cli.arg.gap':
    'proves until the two bounds are this close, from 0.0001 to 1; by default 0.01, one point of 100, or 0.5 before sampling',
  'cli.arg.lookahead':
    'looks the bounds ahead by so many events before sampling, 0 to 2; each makes them closer, and slower; 0 by default',
  'cli.arg.seconds':
    'stops after this many seconds; of one start it tells the bounds proven so far, of all starts what is finished',
  'cli.arg.out.value':
    'keeps in this file what is found of all starts; the same command continues from it',
  'cli.arg.count.puzzles': 'how many puzzles are enough, a third of each difficulty; 60 by default',
  'cli.arg.matches.puzzles': 'how many matches of bots are searched at most; 1000 by default',
  'cli.arg.from.puzzles': 'skips this many matches, to begin where an earlier search ended',
  'cli.arg.out.puzzles': 'writes the puzzles with their proof to this file, as JSON',
  'cli.arg.goals':
    'looks for near goals that can be reached for certain, instead of the best result',
  'cli.arg.add': 'keeps the puzzles that the game has, and adds others',
  'cli.arg.check': 'proves the puzzles of the game again, with other dice',
  'cli.arg.port': 'the port; {port} by default',
  'cli.arg.host': 'from where it can be opened; by default {host}, this machine only',

  'cli.print.building': 'Getting the printer ready; this takes a moment…',
  'cli.print.done': '{file}: {sheets, plural, one {one sheet} other {# sheets}}.',
  'cli.print.sheets': '{sheets, plural, one {one sheet} other {# sheets}}',
  'cli.print.need.needed': 'needed',
  'cli.print.need.useful': 'useful',
  'cli.print.need.instead': 'only if you want it',
  'cli.player': '{player, seat, name}',
  'cli.winners': '{n, plural, one {{player, seat} wins.} other {{player, seat} win.}}',
  'cli.measure': '{value, number} ({player, seat, name})',
  seat: '{player, seat, label}',
  'cli.turn': 'Turn {turn}',
  'cli.turn.setup': 'Set-up',
  'cli.games.more': '“glade games {game}” shows the options of a game.',
  'cli.games.presets': 'Presets (--preset NAME):',
  'cli.bots': 'Bots; you can change the number after a colon:',
  'cli.games.bots': 'Bots for playtest (--bots NAME):',
  'cli.bot.own': 'a bot made for this game',
  'cli.bot.policy': 'plays by simple rules of thumb; fast',
  'cli.bot.greedy': 'takes what looks best at once',
  'cli.bot.learned': 'plays by what it learned from many matches; fast',
  'cli.bot.random': 'picks any legal move',
  'cli.bot.flat': 'tries every move in a number of random matches, here 200, and takes the best',
  'cli.bot.flat.leaf': 'flat, but it plays those matches by rules of thumb',
  'cli.bot.mcts': 'builds a tree of moves from a number of random matches, here 1000',
  'cli.bot.ismcts':
    'a tree search for games with secrets: it never looks at what its seat cannot see',
  'cli.bot.ismcts.leaf': 'ismcts, but it plays those matches by rules of thumb',
  'cli.bot.mcts.leaf': 'mcts, but it plays those matches by rules of thumb',
  'cli.bot.expectimax':
    'looks a number of decisions ahead, here 2, through everything that chance can bring',
  'cli.bot.mixed':
    'plays like policy in 70 of 100 decisions, at random in the others; policy@70@greedy: like greedy in the others',
  'cli.bot.like':
    'makes mistakes like a person: like:1 many, like:3 few; like:4 and like:5 are the app’s steady and strong bots',
  'cli.bot.strong': 'the strongest bot of the app; slow in most games',
  'cli.games.bulk': 'In bulk (playtest, tune …) this is {name}={value}, so that every match ends.',
  'cli.bulk':
    'Some games have a limit that is set here, so that every match ends. “glade games GAME” names it, and so does the answer.',
  'cli.games.options': 'Options (--set NAME=VALUE), the default value first:',
  'cli.rules.talk': 'good to know; it never forbids a move',
  'cli.rules.examples': 'Examples',
  'cli.rules.options': 'Options that change it',
  'cli.replay.open': 'The match is not over.',

  'cli.play.start':
    '{game}. Type “help” to see what you can type, “quit” to leave. Nothing is lost.',
  'cli.play.person': '{player, seat, name}, it’s your turn.',
  'cli.play.handover':
    '{player, seat, name}, take the keyboard while the others look away. Enter shows what is yours.',
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
  'cli.play.hint.first': '{now} Then ask for a hint.',
  'cli.play.hint': 'Hint: {move}.',
  'cli.play.again': 'The dice show {faces}. That doesn’t count.',
  'cli.play.undone': 'Undone.',
  'cli.play.redone': 'Redone.',
  'cli.play.corrected': 'Entry {entry} is put right. Everything after it still fits.',
  'cli.play.broken':
    'Entry {entry} is put right. Entry {broken} doesn’t fit any more: {why} It is removed, and so is everything after it.',
  'cli.play.kept': 'The match as it was is in {file}.',
  'cli.play.kept.here':
    'This is the match as it was before something was put right. Save it in a file: “glade replay FILE” plays the match back.',
  'cli.play.change': '{player, seat} wants to change entry {entry}: {before} → {after}.',
  'cli.play.remove': '{player, seat} wants to remove entry {entry}: {before}.',
  'cli.play.insert': '{player, seat} wants to insert this before entry {entry}: {after}.',
  'cli.play.consent': '{player, seat, name}, type “agree” or “disagree”.',
  'cli.play.disagreed': 'Nothing was changed.',
  'cli.play.last': 'Nothing has happened yet.',
  'cli.play.stuck': '{problem} (Press Enter to ask the bot again.)',
  'cli.play.rules': 'Name a rule, as in “rules {clause}”. “glade rules {game}” shows them all.',
  'cli.play.saved': 'The match is in {file}. “glade replay {file}” plays it back.',
  'cli.play.record':
    'The record of this match. Save it in a file: “glade replay FILE” plays the match back.',
  'cli.play.reveals':
    'The record of this match also shows what is hidden. Type “record” to see it, or press Enter to leave without it. Next time, use --save FILE to keep the match.',
  'cli.play.withheld':
    'The record of this match also shows what is hidden, so it is not printed. Next time, use --save FILE to keep the match.',
  'cli.play.help':
    'a move\tplays that move; type it as in the list: {move}\n{chance, select, none {} draws {Enter\tlets chance decide} own {2 5\tenters what your dice show: 2 and 5} drawn {a draw\tenters what you drew} other {roll, Enter\trolls the dice}}\nmoves\tlists all that you can do\nhint\tsays what a strong player would do\nwhy MOVE\tsays whether you may, and if not, which rule says so\nundo, redo\tundoes your last move{chance, select, none {} drawn {} draws {, unless chance has decided something since} other {, unless dice have been rolled since}}; redoes it\nlog\tlists all entries with their numbers\nfix 12 MOVE\tchanges entry 12{chance, select, own {; your own dice: fix 12 2 5} other {}}\ninsert 12 MOVE\tputs in what you forgot, before entry 12\nremove 12\ttakes out what you entered twice\nboard, last\tshows the board, tells what happened last\nrules {clause}\tshows a rule\nquit\tleaves',
  'cli.play.hidden': 'A ? on the board is something you cannot see.',

  'cli.playtest.bar':
    '{bar} {percent}%{counted, select, work {} starts {  {value} of {total} starts} puzzles {  {value} of {total} puzzles} other {  {value} of {total} matches}}',
  'cli.playtest.lead':
    '{game}, rules version {version}: {games, plural, one {# match} other {# matches}} by {bots}, seed {seed}.',
  'cli.playtest.options': 'Options: {options}.',
  'cli.playtest.usual': 'All options have their default values.',
  'cli.playtest.mean': 'Mean',
  'cli.playtest.moves.times': 'Per match',
  'cli.playtest.moves.taken': 'Chosen when possible',
  'cli.playtest.moves.forced': 'Only move',
  'cli.playtest.moves.how':
    'Chosen when possible: in decisions that also allowed another kind of move (seen in {n, plural, one {# match} other {# matches}}). “Decisions” counts these. Only move: how often it was the only legal move. A dash: there was no such decision.',
  'cli.playtest.range': '95% range',
  'cli.playtest.alike': 'all alike',
  'cli.playtest.p5': 'Low',
  'cli.playtest.p50': 'Median',
  'cli.playtest.p95': 'High',
  'cli.playtest.decided':
    'When it is decided: {matches, plural, one {# match} other {# matches}} studied, each position played to the end {playouts, plural, one {once} other {# times}}.',
  'cli.playtest.spread':
    'Low: 1 match in 20 has this or less. Median: half of them do. High: 19 in 20 do.',
  'cli.playtest.share': 'Share',
  'cli.playtest.matches': 'Matches',
  'cli.playtest.rarest': 'Rules that came up least, and in how many of the matches:',
  'cli.playtest.never.more':
    'And {n, plural, one {one more} other {# more}}: the page (--html) names {n, plural, one {it} other {them}}.',
  'cli.answer.shorter': 'The page (--html) also has the ranges of the last columns.',
  'cli.answer.links': 'The page (--html) has links to watch them.',
  'cli.playtest.again': 'To repeat this: {command}',
  'cli.playtest.written': 'Written: {file}',
  'cli.rotate.alike':
    'The same bot sits in every seat. --rotate then plays the same dice again, so the same number of matches tells less. --rotate helps where bots differ.',
  'cli.rotate.idle':
    'All seats are one team of the same bots. --rotate would repeat the same matches, so it is left out.',
  'cli.idle': 'The option {name} changes nothing here: it matters only with {with}.',

  'cli.db.queued':
    'Study {study}: {jobs, plural, one {# job} other {# jobs}} for the workers of the queue, {done, number} done already.',
  'cli.db.idle':
    'Nobody has played for a while: does “glade lab worker --db …” run somewhere? (Study {study}. Ctrl-C leaves it in the queue.)',
  'cli.db.away': 'The database does not answer any more. Trying until it does.',
  'cli.db.back': 'The database answers again.',
  'cli.db.busy': 'The database cannot do this now ({reason}). Trying again.',
  'cli.lab.start':
    'Waiting for jobs, on {threads, plural, one {one processor} other {# processors}} (Ctrl-C ends it after the jobs in progress).',
  'cli.lab.taken': 'Study {study}: {game}.',
  'cli.lab.version':
    'Study {study} was skipped: it needs rules version {asked} of {game}, and this machine has {here}.',
  'cli.lab.code':
    'Study {study} of {game} was skipped: it was started with code {asked}, and this machine has code {here}. Put the same Glade on this machine and start the worker again. Or start the study again with the Glade that is here.',
  'cli.lab.game': 'Study {study} was skipped: this machine has no game {game}.',
  'cli.lab.differs':
    'Study {study} was skipped: matches of {game} come out differently on this machine. Use the same Glade as the person who started the study.',
  'cli.lab.fault': 'Study {study} has failed: {reason}.',
  'cli.lab.again':
    'Study {study}: a job could not be played here ({reason}). It goes back into the queue.',
  'cli.lab.rate':
    '{matches, plural, one {# match} other {# matches}} in {jobs, plural, one {# job} other {# jobs}}, {rate, number} matches a second on this machine.',
  'cli.lab.empty': 'There are no studies.',
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
    '{n, plural, =0 {There are no studies.} one {There is one study. {open, plural, =0 {It is over.} other {It is not over yet.}}} other {There are # studies. {open, plural, =0 {All are over.} one {# is not over yet.} other {# are not over yet.}}}}',
  'cli.watch.game': '{game}, rules version {version}',
  'cli.watch.study': 'Study {study}.',
  'cli.watch.state': 'State: {state}.',
  'cli.watch.played': '{played, number} of {games, number} matches.',
  'cli.watch.quarters': 'At least {percent}% are played.',
  'cli.watch.progress': 'Matches played',
  'cli.watch.nothing': 'Nothing is known yet, or this Glade does not know the game or its version.',
  'cli.watch.whole': 'The whole answer',
  'cli.watch.early':
    'Somebody may have looked before the number of these matches was fixed. So trust the intervals above: they hold at every look. Those below hold only for a number fixed in advance.',
  'cli.watch.elsewhere':
    'This study is part of a longer question. You get the whole answer where you asked.',
  'cli.watch.stop': 'Stop',
  'cli.watch.stop.what': 'Matches in progress are played to their end. What was found is kept.',
  'cli.watch.go-on': 'Continue',
  'cli.watch.go-on.what': 'The missing matches are played.',
  'cli.watch.prolong': 'Play twice as many',
  'cli.watch.prolong.what': 'A new study begins with what this one found.',
  'cli.watch.back': 'All studies',
  'cli.watch.nav': 'The lab',
  'cli.watch.language.en': 'In English',
  'cli.watch.language.it': 'In italiano',
  'cli.watch.away':
    'The lab does not answer. This is the last that was known. The page tries again by itself.',
  'cli.watch.gone':
    'This study was deleted elsewhere. The last known result stays here as long as the page is open.',
  'cli.watch.undone':
    'The lab does not answer, so nothing was changed. Nothing is lost. Press again.',
  'cli.watch.host':
    'Only pages of this computer may do that. Open the address that “glade lab serve” printed.',
  'cli.watch.nowhere': 'There is nothing at this address. Go to all studies.',
  'cli.watch.wrong': 'Something went wrong in the lab ({reason}). Reload the page.',
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
  'problem.cli.puzzles.out': 'Say where to write the puzzles, such as --out puzzles.json.',
  'problem.puzzles.shape': 'The file of puzzles is damaged at “{at}”: {found}.',
  'problem.puzzles.twice': 'The file of puzzles has “{id}” twice. Remove one of them.',
  'cli.review.turn': '{unit, select, round {Round} other {Turn}}',
  'cli.review.value': 'Value',
  'cli.review.end': 'end',
  'problem.cli.review.open':
    'This match is not over yet. “glade replay FILE” plays it back as far as it goes.',
  'cli.verify.right':
    '{throws, plural, =0 {There was no roll to check} one {The roll was fixed before the match began} other {All # rolls were fixed before the match began}}: {words, plural, =0 {the server’s secret word alone decides} one {the server’s secret word and the word of one page decide} other {the server’s secret word and the words of # pages decide}}. Table: {table}.',
  'cli.verify.compare':
    'The hash to compare with the one that the table showed before the match: {hash}',
  'cli.backup.done':
    '{tables, plural, =0 {“{file}” is written. There were no tables.} one {# table is in “{file}”.} other {# tables are in “{file}”.}}',
  'cli.restore.done':
    '{tables, plural, =0 {There were no tables in “{file}”.} one {# table was restored from “{file}”.} other {# tables were restored from “{file}”.}}',
  'cli.arg.served':
    'games of your own, each a folder, a file or a package, shown beside those of Glade',
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
    'Stopping: the matches that have begun are played to their end. Then you get the answer so far. Ctrl-C again stops at once.',
  'cli.partial.leaving':
    'Leaving: the answer so far is read from the queue. Ctrl-C again stops at once.',
  'cli.partial.none': 'Stopped before there was anything to tell.',

  'cli.possible':
    'How many matches perfect play wins: {list}.{alike, plural, =0 {} one { One other answer changes nothing of that.} other { # other answers change nothing of that.}}',
  'cli.possible.same': 'Perfect play wins as many matches either way: {range}.',
  'cli.possible.each': '{now, select, yes {as it is now} other {{name}}}: {range}',
  'cli.possible.range':
    '{bounded, select, yes {{low} to {high}} other {{low} or more}} ({kind, select, proven {proven} other {99% sure}})',
  'cli.value.some':
    '{proven} of {all} starts are proven to within one point of 100 (a gap of 0.01). A question mark means that nothing is proven yet. --start proves one start, --all proves all of them.',
  'cli.value.kept':
    'The file “{file}” holds {n} of {all} starts. The same command continues from there.',
  'cli.value.each':
    'Each pair of numbers below holds by itself in 99 of 100 cases. So among many pairs, one or another may be wrong.',
  'cli.value.wide':
    'The two bounds are still more than {usual, select, yes {{gap, plural, one {# percentage point} other {# percentage points}}} other {{gap, number}}} apart: time or memory ran out. They still hold.',

  'cli.serve.code': 'Point the camera of another device at this code.',
  'cli.serve.alone': 'This machine is in no network, so other devices cannot find it.',
  'cli.serve.late':
    'Something did not end within ten seconds. Everything that was confirmed is stored.',
  'cli.serve.others': 'Other devices in the same network find it at {urls}',
  'cli.serve.data':
    'Another Glade keeps its tables in {folder}, so here nobody can play from afar. Stop that one, or give another folder with --data.',
  'cli.serve.moved': 'Port {port} is taken by another program, so Glade uses another.',

  'problem.cli.command': 'There is no command “{found}”. Choose from: {known}.',
  'problem.cli.option': 'There is no option {found} here. “{help}” lists the options.',
  'problem.cli.option.twice':
    '{name} is given twice, and only one can count. Leave one out, or use two commands.',
  'problem.cli.option.value': 'The option {name} needs a value. “{help}” says which.',
  'problem.cli.argument': 'Something is missing: say which {name}. “{help}” tells more.',
  'problem.cli.arguments': 'There are too many words. “{help}” says what is expected.',
  'problem.cli.number':
    '“{found}” does not fit {name}. Write a whole number from {least, number} to {most, number} in digits.',
  'problem.cli.set': '“{found}” sets no option. Write --set name=value.',
  'problem.cli.preset': 'There is no preset “{found}”. Choose from: {known}.',
  'problem.cli.seats':
    'With these options {seats, plural, one {one player plays} other {# players play}}, not {found}. Leave --seats out or choose other options.',
  'problem.cli.bots':
    '--bots names {found, plural, one {one bot} other {# bots}} for {seats, plural, one {one seat} other {# seats}}. Name one for all or one for each.',
  'problem.cli.players':
    '--bots names {found, plural, one {one bot} other {# bots}} for {seats, plural, one {one seat} other {# seats}}. Name one for each, or one for each seat but yours.',
  'problem.cli.player': 'There is no player “{found}”. Choose from: {known}.',
  'problem.cli.compare':
    '“{found}” compares nothing. Write an option with two values or more, such as --compare startBuffer=4,8.',
  'problem.cli.tune':
    'Say which option to try, such as --try firebreaks=0..8 in Forest Fire (at most 200 values). “glade games GAME” lists the options, and only these can be tried.',
  'problem.cli.choices': 'These are {found, number} combinations. Try at most {most, number}.',
  'problem.cli.pace':
    '“{found}” is not a pace. Write the seconds for a choice and for a roll, such as 12,6.',
  'problem.cli.margin': '“{found}” is not a margin. Write a share up to 0.5, such as 0.03.',
  'problem.cli.choices.games':
    '--choices looks at {least, number} matches or more. Play at least that many: --games {least}.',
  'problem.cli.choices.seats':
    '“{name}” is played by another number of seats ({found}, not {seats}): those are other matches, and cannot be compared. Play each by itself with --seats.',
  'problem.cli.within':
    '“{found}” is not a distance from a target. Write one such as 0.02 for win or fair, or 2 for turns.',
  'problem.cli.target':
    '“{found}” is not a target. Write win=0.6 or win=60% (0 to 1, or percent), turns=20, or fair.',
  'problem.cli.rungs':
    'A ladder needs two bots or more, weakest first, such as --rungs random,policy.',
  'problem.cli.gain':
    '“{found}” does not name two gains. Write two numbers between -0.5 and 0.5, the lower first, such as 0..0.05.',
  'problem.cli.dice': '“{found}” is not a kind of dice. Choose from: {known}.',
  'problem.cli.dice.seed': 'Your own dice have no seed. Leave --seed out.',
  'problem.cli.print.out': 'Say where to write the PDF, such as --out game.pdf. Or write --list.',
  'problem.cli.print.one': '{name} cannot be “{found}”. Choose from: {known}.',
  'problem.cli.print.seed': '--matches needs a seed: add one, such as --seed 7.',
  'problem.cli.print.noRolls':
    '{game} has no match without dice, so a seed changes nothing. Leave out --seed.',
  'problem.cli.print.rolls': '{part} needs a seed: add one, such as --seed 7.',
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
    'This seed is too long: with the numbers added to it, {numbers}, it may have 40 characters. Write a shorter one.',
  'problem.cli.print.other': 'This record is a match of {found}, not of {game}.',
  'problem.print.part': 'There is no part “{part}”. Choose from: {parts}.',
  'problem.cli.seed': 'This seed cannot be used. Write one of 1 to 40 characters on one line.',
  'problem.cli.read': 'The file “{file}” cannot be read. Check its name.',
  'problem.cli.write':
    'The file “{file}” cannot be written. Choose a folder that exists and that you may write to.',
  'problem.cli.full': 'The file “{file}” already holds something. Choose a new name.',
  'problem.cli.output': 'The output cannot be written ({reason}). Write it somewhere else.',
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
  'problem.cli.clause': 'There is no rule “{found}”. The rules go from {first} to {last}.',
  'cli.new.about': 'makes a folder with a new game that plays at once',
  'cli.check.about':
    'checks a game: its rules in random matches, its examples, its rulebook and its words',
  'cli.arg.name': 'the name of the new game, and of its folder',
  'cli.arg.from':
    'what it begins from: dice, cards, hand, squares, hexes, dash, or an example; dice by default',
  'cli.new.done': 'The folder {folder} holds a whole game. Its README says what is still to do.',
  'cli.check.good':
    'The game keeps its rules, in {matches, number} random matches and in all its examples.',
  'cli.check.taken':
    '[words] Nobody can type the action “{word}”: the table takes it for a command. Write it in another way.',
  'cli.check.untitled': '[words] The row “{key}” has no title. Write it among the words.',
  'cli.check.unsaid':
    '[words] Nothing uses the message “{key}”: there is no such event, option or preset. Correct its name, or remove it.',
  'cli.check.misspelt':
    '[words] Nothing uses the message “{key}”. Did you mean “{meant}”? Correct its name, or remove it.',
  'cli.check.doubt':
    'Please check: the message “{key}” was never used in {matches, number} random matches. If it is for something rare, leave it.',
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
  'problem.cli.outside.module':
    '{file} is not read as a module. In its folder, or the one above: npm pkg set type=module',
  'problem.cli.outside.load': '{file} cannot be loaded: {reason}. Fix it, then try again.',
  'problem.cli.outside.game':
    '{file} exports no game as its default. It lacks: {lacks}. Write “export default defineGame(…)”.',
  'problem.cli.outside.id':
    'In {file} the id “{found}” cannot be used. Use small letters, digits and hyphens.',
  'problem.cli.outside.address': 'The app has a page called “{found}”. Give your game another id.',
  'problem.cli.outside.taken':
    'Glade has a game called “{found}” itself. Give yours another id. Or compare it as a version of ours: playtest {named} --against {found}.',
  'problem.cli.game': 'There is no game “{found}”. Choose from: {known}.',
  'problem.cli.missing': 'The file “{file}” is missing. Get Glade’s files again.',
  'problem.cli.language': 'Glade does not speak “{found}”. Choose from: {known}.',
  'problem.cli.value.game':
    'How well {game} can be played is not known yet. It is known for: {known}.',
  'cli.language.part': 'Only the pages speak {name}. The terminal stays in English.',
  'problem.cli.value.which': '--start names one start, --all means all of them. Leave one out.',
  'problem.cli.value.out': 'Say where to keep what is proven, such as --out bounds.json.',
  'problem.cli.value.file': 'The file “{file}” holds no proven bounds. Choose a new name.',
  'problem.cli.value.fileOfOther':
    'The file “{file}” holds bounds of another game, or of other rules. Choose a new name.',
  'problem.cli.value.method':
    '“{found}” is not a method. Write --method proven or --method sampled.',
  'problem.cli.value.games':
    '--games, --seed and --lookahead belong to --method sampled. Add it, or leave them out.',
  'problem.cli.value.proofs':
    '--seconds belongs to --method proven. Leave it out, or leave out --method sampled.',
  'problem.cli.value.aim': '“{found}” is not an aim of this game. Choose from: {known}.',
  'problem.cli.value.aim.one':
    '--aim {aim} proves one start. Say which, with --start, and leave out --method sampled.',
  'problem.cli.value.samplesOnly':
    'Nothing of this game is proven, so {name} has no use here. Leave it out.',
  'problem.cli.value.one': '--out keeps all starts. Leave out --start or --out.',
  'problem.cli.value.workers':
    '--workers is for many starts at once. Add --all or --method sampled, or leave it out.',
  'problem.cli.value.now':
    '{name} is for what is proven now. Add --start or --all, or leave {name} out.',
  'problem.cli.value.keep': '--out keeps what is proven now. Add --all, or leave out --out.',
  'problem.cli.value.samples': 'The file “{file}” holds no samples. Choose a new name.',
  'problem.cli.value.samplesOfOther':
    'The file “{file}” holds samples of another game, or of other rules. Choose a new name.',
  'problem.cli.value.samplesKept':
    'The file “{file}” keeps {games, plural, one {# match} other {# matches}} of --seed {seed}, which would be lost. Choose a new name, or write --method sampled --seed {seed} --games {least} or more.',
  'problem.cli.value.gap': '“{found}” is not a gap. Write a number from 0.0001 to 1, such as 0.01.',
  'problem.cli.db': 'Say which database, such as --db postgres://user@host/name.',
  'problem.cli.db.workers':
    'With --db the workers of the queue play: leave --workers out, or give it to “glade lab worker”.',
  'problem.cli.db.left':
    'Study {study} stays in the queue. The same command continues it. “glade lab cancel {study} --db …” removes it.',
  'problem.queue.address':
    'This is not the address of a PostgreSQL. Write --db postgres://user@host/name.',
  'problem.queue.unreachable':
    'The database cannot be reached or used ({reason}). Check the address after --db, the password, and whether PostgreSQL runs.',
  'problem.queue.away':
    'The database does not answer ({reason}). What was found is kept. Try again soon.',
  'problem.queue.long':
    'A study has at most {most, number} matches. Play more in another study, with another seed.',
  'problem.queue.cancelled':
    'Study {study} was cancelled. Give the same command to start it again.',
  'problem.queue.study':
    'There is no study “{study}” in this database. “glade lab status --db …” lists the studies.',
  'problem.queue.fault':
    'Study {study} failed on a worker ({reason}). Fix that, then give the same command again: what was found is kept.',
  'problem.queue.lost':
    'One job of study {study} has ended worker after worker. Find out why they end, then give the same command again: what was found is kept.',
  'problem.queue.trouble':
    'The database refused the request ({reason}, a code of PostgreSQL). Fix that, then give the same command again: what was found is kept.',
  'problem.queue.result':
    'Study {study} has a result that this version of Glade cannot read (job {shard}): another version computed it, or it is damaged. Read it with that version, or remove the study with “glade lab cancel {study} --db …”, then start it again.',
  'problem.queue.damaged':
    'Study {study} is damaged in the database. Remove it with “glade lab cancel {study} --db …”, then start it again.',
  'problem.cli.place':
    'Tables are kept in a folder or in a database. Give --data or --db, not both.',
  'problem.cli.newer': 'A later version of Glade has written these tables. Use that version.',
  'problem.cli.tables':
    'There are tables already. Restore the others into an empty folder or database.',
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
  'problem.cli.bug': 'This is Glade’s own fault ({reason}). Please report it.',
  'problem.examples.yaml': 'The examples cannot be read ({found}). Correct the file.',
  'cli.games.classics': 'Classic games to learn from and to measure with: {list}.',
  'cli.rotate.games':
    'To give every bot every seat equally often, {n, plural, one {# match is} other {# matches are}} played ({seats} for each roll of the dice).',
  'problem.cli.command.meant':
    'There is no command “{found}”. Did you mean “{meant}”? Choose from: {known}.',
  'problem.cli.game.meant':
    'There is no game “{found}”. Did you mean “{meant}”? Choose from: {known}.',
  'problem.cli.target.none':
    'Say what to reach, such as --target win=60%, --target turns=20 or --target fair.',
  'problem.cli.target.team':
    'Here all players are one team, so no seats can be fair or not. Use --target win=60%.',
  'problem.cli.target.stakes':
    'In this game points are won and lost. Shares of wins are not what counts, so --target fair cannot be used.',
  'problem.cli.target.bots':
    'With different bots, the stronger one may win from every seat. Then the seats look even. Use one bot in all seats.',
  'problem.cli.range':
    '“{found}” goes backwards. Write the lower number first, such as firebreaks=0..8.',
  'problem.cli.screen': '“{found}” needs two values, the default first: --try startBuffer=4,8.',
  'problem.cli.screen.few':
    'There are fewer than two rules to try here. Name some: --try NAME=A,B.',
  'problem.cli.screen.many':
    '{found, number} rules are too many. Name {most, number} at most: --try NAME=A,B.',
  'problem.cli.screen.of':
    '“{found}” cannot be looked at here. --of takes won, length (also: turns), real, dead, decisions, shared, nobody, order.0 (who begins), points.0, sole.0, ending.CODE, measure.NAME or move.KIND.',
  'problem.cli.people.none': 'None of these files holds a match that people played.',
  'problem.cli.people.twice':
    '{file} says the same as {other}. No match may count twice: leave one of them out.',
  'problem.cli.people.record': '{file}: {why}',
  'problem.cli.luck.of':
    '“{found}” is not counted at the end of every match here. --of takes one of: {known}.',
  'problem.cli.among': 'Skill shows only among two bots or more, such as --among random,greedy.',
  'problem.cli.twice': '“{found}” is given twice. Once is enough.',
  'problem.cli.oneRule': '“{one}” and “{other}” are the same rule. Name only one of them.',
  'problem.cli.stronger.same':
    '“{found}” is as strong as itself. Name another bot to compare it with.',
  'problem.cli.same': '{one} and {other} both name “{file}”. Give each a file of its own.',
  'problem.cli.rows.db':
    '--csv, --jsonl and --moves write what is played here. Leave --db out, or leave them out.',
  'problem.cli.space':
    'There is no room left for the file “{file}”. Choose another disk, or fewer matches.',
  'problem.cli.patch':
    '“{found}” changes nothing. Write a number of the rules and a value, such as --patch WF-22.actions=2.',
  'problem.cli.patch.none':
    'No numbers of this game’s rules can be changed. “glade games GAME” lists its options.',
  'problem.cli.patch.unknown': 'There is no number “{found}” here. Choose from: {known}.',
  'problem.cli.patch.meant':
    'There is no number “{found}” here. Did you mean {meant}? Choose from: {known}.',
  'problem.cli.patch.range':
    'With {name}={found} the game would break. It can be a whole number from {least} to {most}.',
  'problem.cli.patch.idle': '{name} changes nothing here. It needs {option}={values} (--set).',
  'problem.cli.patch.db':
    'The workers of a queue play by the rules as they are. Leave --patch or --db out.',
  'problem.cli.limit':
    '“{found}” is not a limit. Write what and by how much, such as --fail-if "length>+5%" or --fail-if "decisions<-2". What: length (also: turns), minutes (at the assumed pace), decisions, real, dead, choices, forced, won (between rivals: by seat 1). By name: measure.NAME, ending.NAME, move.NAME, clause.ID. For rivals: points.0 (seat 1), sole.0, shared, nobody. Where a lot decides the order of play: order.0 (who begins).',
  'problem.cli.limit.lot':
    '“{found}” is not a limit. In this game no lot decides who has that place. Where a lot does, ask about order.0 (who begins). Here ask about points.0 (seat 1).',
  'problem.cli.limit.place':
    '“{found}” is not a limit. This game has {seats} places in the order of play: order.0 (who begins) to order.{last}.',
  'problem.cli.limit.never':
    '“{found}” can never be kept. It asks for a change that is not possible. Perhaps you mean {other}.',
  'problem.cli.limit.share':
    '“{found}” allows every change, since a share goes from 0 to 1. Write {found}% for percentage points.',
  'problem.cli.limit.unknown':
    '“{found}” is not counted in these matches, so --fail-if cannot judge it. What is counted: {known}.',
  'problem.cli.of.unknown':
    '“{found}” is not counted in these matches, so --of cannot ask about it. What is counted: {known}.',
  'problem.cli.of.alike':
    '“{found}” is not tested. A lot decides who begins, and no rule can favour a seat. Ask about order.0 (who begins).',
  'problem.cli.of.alone': '--of names the question of a comparison. Add --compare or --against.',
  'problem.cli.limit.alone': '--fail-if judges a comparison. Add --compare or --against.',
  'problem.cli.limit.which':
    'Which of the two is new? If the folder is, write: playtest {folder} --against {game}. If the game here is: playtest {place} --against {folder}.',
  'problem.cli.against.itself':
    '“{game}” is what stands after. Name what stands before: bots, a folder with another version, or a git revision.',
  'problem.cli.against':
    '“{found}” is not a bot of this game, a folder or a git revision. Name one of these.',
  'problem.cli.against.other':
    '“{found}” has no version of {game}. Name a folder or a revision that has one.',
  'problem.cli.against.absent': '{found} has no folder {folder}. Name a later revision.',
  'problem.cli.against.db':
    'Workers of a queue play one version only. Leave --db out, or compare bots or options.',
  'problem.cli.compare.both': '--compare and --against ask two questions. Ask one at a time.',
  'problem.cli.compare.alone':
    '--compare cannot be used with --looks, --choices, --pace or --margin. Leave them out.',
  'problem.cli.rotate.team':
    'All seats are one team of the same bots. So --rotate would repeat the same matches. Leave out --rotate.',
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
