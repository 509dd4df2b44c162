import { existsSync } from 'node:fs';
import {
  CHANCE,
  clausesOf,
  formatRecord,
  outcomeAt,
  OVER,
  short,
  type Actor,
  type Event,
  type Language,
  type Match,
} from '@glade/engine';
import type { Problem, Refusal, Seat } from '@glade/engine';
import {
  Table,
  type Party,
  type Answer,
  type Change,
  type Intent,
  type Proposal,
  type TableView,
  readCommand,
  type Command,
  playerName,
  throwsMissing,
} from '@glade/table';
import { listOf, tellEvents, tellProblem, tellRefusal, type Say } from '@glade/text';
import { botThread } from '../match/bot-thread.ts';
import { outcomeText } from '../match/outcome-text.ts';
import { wordingOf, type MatchWording } from '../match/wording.ts';
import { UserError } from '../arguments/user-error.ts';
import { optionsWithoutEffect } from '../arguments/game-options.ts';
import { TypedLines } from '../terminal/typed-lines.ts';
import { clauseText } from './rules.ts';
import { drawVisibleBoard } from '../match/visible-board.ts';
import { newMatch, type PlayArguments } from '../match/match-setup.ts';
import { gameNamed } from '../shelf/games.ts';
import { aligned, lineWidth, inColumns, note, print, wrapped } from '../terminal/output.ts';
import { cliTranslator } from '../text/translator.ts';
import { requireEmptyFile, writeText } from '../arguments/files.ts';
import { readRulebook } from '../shelf/rulebooks.ts';

/** `glade play`: one match at this terminal, or with input from a pipe. */
export async function play(language: Language, id: string, request: PlayArguments): Promise<void> {
  const game = gameNamed(id);
  const match = newMatch(game, request);
  const file = request.save === undefined ? undefined : requireEmptyFile(request.save);
  const say = cliTranslator(language, game);
  for (const idle of optionsWithoutEffect(game, match.header.options)) note(say('cli.idle', idle));
  await new TerminalMatch(say, match, file).run();
}

/** Empties the screen and what was scrolled out of it. */
const EMPTY_SCREEN = '\u001B[2J\u001B[3J\u001B[H';

/** What people type for the record of a match that they leave. */
const WANTED = new Set(['record', 'verbale']);

/** A match that people play at this terminal. */
class TerminalMatch {
  private readonly say: Say;
  private readonly wording: MatchWording;
  private readonly file: string | undefined;
  private readonly botThread = botThread();
  private readonly table: Table;
  /** The table as the people at this terminal may use it. */
  private readonly party: Party;
  private readonly typedLines = new TypedLines();
  /** The seats of people. */
  private readonly people: readonly Seat[];
  /** The seat that may see the screen all the time. Undefined where several people take turns. */
  private readonly viewer: Seat | undefined;
  private readonly secret: boolean;
  /** The person whose secrets were printed last, where several have secrets from each other. */
  private shownTo: Seat | undefined;
  /** The next person has been called, and what stands on the screen is not theirs. */
  private handingOver = false;
  private lastEvents: readonly string[] = [];
  /** Matches as they were before entries were dropped, where there is no file. */
  private readonly copies: Match[] = [];
  /** The match whose position was printed last. */
  private shownMatch: Match | undefined;
  private saveError: UserError | undefined;
  /** What the signs of the board mean has been said. */
  private legendShown = false;
  /** The match was left, and its record is not to be printed. */
  private leaveOut = false;
  private wakeUp = (): void => {};

  constructor(say: Say, match: Match, file: string | undefined) {
    this.say = say;
    this.wording = wordingOf(say, match.rules, match.header.options);
    this.file = file;
    this.table = new Table(match, {
      chooser: this.botThread,
      botFailed: (_, error) => note(short(error instanceof Error ? error.message : error)),
      keep: (before, { at }) => this.keepCopy(before, at),
    });
    this.people = this.table.players.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
    this.party = this.table.party(this.people);
    this.viewer = this.people.length === 1 ? this.people[0] : undefined;
    this.secret = match.rules.resample !== undefined;
    this.table.subscribe((change) => this.printChange(change), this.viewer);
  }

  async run(): Promise<void> {
    const { say, table } = this;
    print(wrapped(say('cli.play.start', { game: say('game.title') })));
    if (this.secret) print(say('cli.play.hidden'));
    this.save();
    try {
      while (!table.match.over && (await this.playLine()));
      this.leaveOut = this.secret && !table.match.over && !(await this.wantsRecord());
    } finally {
      this.typedLines.close();
      this.botThread.stop();
      table.dispose();
    }
    this.printEnd();
  }

  /** Whether people who leave a match with secrets want its record on the screen: it shows what is hidden, too. */
  private async wantsRecord(): Promise<boolean> {
    if (this.file !== undefined || this.table.match.log.length === 0) return true;
    const canAnswer = !this.typedLines.over;
    print('', wrapped(this.say(canAnswer ? 'cli.play.reveals' : 'cli.play.withheld')));
    return WANTED.has((await this.typedLines.next('> '))?.trim().toLowerCase() ?? '');
  }

  /** What a player is called who begins a line. */
  private called(seat: Seat): string {
    return this.wording.words('cli.player', { player: seat + 1 });
  }

  /** Whether what is printed next is for another person than what stands on the screen. */
  private mustHandOver(actor: Actor): boolean {
    return this.secret && this.people.length > 1 && actor !== CHANCE && actor !== this.shownTo;
  }

  private callNext(actor: Seat): void {
    this.handingOver = true;
    this.shownMatch = this.table.match;
    print('', wrapped(this.wording.words('cli.play.handover', { player: actor + 1 })));
  }

  /** The next person has the keyboard: with Enter the screen is empty for them, and says what happened last. */
  private takeOver(command: Command): void {
    this.handingOver = false;
    this.shownTo = this.reader;
    if (command.type !== 'nothing') return;
    if (process.stdout.isTTY) process.stdout.write(EMPTY_SCREEN);
    this.printEvents(this.table.view(this.reader).entries.at(-1)?.events ?? []);
  }

  /** Waits for bots, then handles one line of input. False when the input ends or the person quits. */
  private async playLine(): Promise<boolean> {
    await this.waitForBots();
    const { actor, header } = this.view;
    if (this.typedLines.over) return false;
    if (actor === OVER) return true;
    if (actor === CHANCE && this.people.length === 0 && header.dice === 'virtual') {
      this.submit({ type: 'roll' });
      return true;
    }
    if (this.shownMatch !== this.table.match) {
      if (this.mustHandOver(actor)) this.callNext(actor);
      else this.printPosition();
    }
    const person = this.people.includes(actor) && header.players.length > 1;
    const line = await this.typedLines.next(person ? `${this.called(actor)}> ` : '> ');
    if (line === undefined) return false;
    const command = readCommand(line);
    if (command.type === 'quit') return false;
    if (this.handingOver) this.takeOver(command);
    try {
      await this.runCommand(command);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.printProblem(error.problem);
    }
    return true;
  }

  /** Waits until no bot is thinking. */
  private async waitForBots(): Promise<void> {
    while (this.view.thinking && !this.typedLines.over) {
      const next = new Promise<void>((resolve) => (this.wakeUp = resolve));
      if (this.view.thinking) await Promise.race([next, this.typedLines.interrupted]);
    }
  }

  private get view(): TableView {
    return this.table.view(this.viewer);
  }

  /** The seat that a line of input speaks for: the person who is to act, else the person who acted last. */
  private get seat(): Seat {
    const { actor, log } = this.table.match;
    if (this.people.includes(actor)) return actor;
    return log.findLast((entry) => this.people.includes(entry.actor))?.actor ?? this.people[0] ?? 0;
  }

  /** The person whose secrets may be printed: the only one, or the one who is to act. Undefined while dice are due. */
  private get reader(): Seat | undefined {
    const { actor } = this.table.match;
    return this.viewer ?? (this.people.includes(actor) ? actor : undefined);
  }

  private runCommand(command: Command): void | Promise<void> {
    switch (command.type) {
      case 'nothing':
        return this.emptyLine();
      case 'roll':
        return this.roll();
      case 'help':
      case 'new':
        return this.printHelp();
      case 'hint':
        return this.printHint();
      case 'undo':
        return this.takeBack('undo', 'cli.play.undone');
      case 'redo':
        return this.takeBack('redo', 'cli.play.redone');
      case 'restore':
        return this.submit({ type: 'restore', by: this.seat });
      case 'log':
        return this.printEntries();
      case 'change':
      case 'insert':
        return this.putRight(command.entry - 1, command.type, command.move);
      case 'remove':
        return this.putRight(command.entry - 1, 'remove');
      case 'agree':
      case 'disagree':
        return this.submit({ type: command.type, by: this.view.proposal?.missing[0] ?? this.seat });
      case 'moves':
        return print(this.movesText(true));
      case 'board':
        return this.printBoard();
      case 'last':
        return print(
          ...(this.lastEvents.length > 0 ? this.lastEvents : [this.say('cli.play.last')]),
        );
      case 'why':
        return this.printWhy(command.move);
      case 'rules':
        return this.printRules(command.clause);
      case 'move':
        return this.move(command.text);
      case 'quit':
        return undefined;
    }
  }

  /** Throws the dice; those that people lack are entered for them. */
  private roll(): void {
    if (!throwsMissing(this.view)) return this.submit({ type: 'roll' });
    const { rules, state } = this.table.match;
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const weight = Math.floor((random / 2 ** 32) * rules.totalWeight(state));
    this.submit({ type: 'outcome', action: outcomeAt(rules, state, weight) });
  }

  private emptyLine(): void {
    const { actor, failed, header } = this.view;
    if (failed !== undefined) this.submit({ type: 'think' });
    else if (actor === CHANCE && (header.dice === 'virtual' || throwsMissing(this.view)))
      this.roll();
    else this.printPosition();
  }

  private move(text: string): void {
    const read = this.party.read(text);
    if (read.ok) this.submit(read.value);
    else this.printProblem(read.problem);
  }

  private takeBack(type: 'undo' | 'redo', done: string): void {
    const { match } = this.table;
    this.submit({ type });
    if (this.table.match !== match) print(this.say(done));
  }

  private putRight(at: number, ...how: ['remove'] | ['change' | 'insert', string]): void {
    const [kind, text] = how;
    const { seat: by } = this;
    // While dice are due nobody speaks for a person: only what everybody has seen may be changed.
    const entry = this.table.view(this.reader).entries[at];
    const hidden = entry !== undefined && (entry.actor !== CHANCE || entry.action === undefined);
    if (this.secret && this.reader === undefined && hidden)
      return this.printProblem({ code: 'correct.other' });
    if (kind === 'remove') return this.submit({ type: 'correct', by, correction: { kind, at } });
    const read = this.party.readAt(text, at, by);
    if (!read.ok) return this.printProblem(read.problem);
    this.submit({ type: 'correct', by, correction: { kind, at, action: read.value } });
  }

  /** Lists the entries with their numbers, as `fix` takes them. */
  private printEntries(): void {
    const { entries } = this.table.view(this.reader);
    const rows = entries.map(({ index, actor, text }) => [
      `${index + 1}`,
      actor === CHANCE ? '' : this.called(actor),
      text === undefined ? '?' : this.wording.typed(text, actor),
    ]);
    print(rows.length === 0 ? this.say('cli.play.last') : aligned(rows));
  }

  /** Keeps the match as it was before a correction that drops entries: beside the record, or on the screen. */
  private keepCopy(before: Match, at: number): Problem | undefined {
    const { file, say } = this;
    if (file === undefined) {
      // It may hold secrets until the match is left.
      this.copies.push(before);
      return undefined;
    }
    const name = `${file}.before-${at + 1}`;
    let copy = name;
    for (let n = 2; existsSync(copy); n++) copy = `${name}-${n}`;
    try {
      writeText(copy, formatRecord(before));
    } catch (error) {
      if (error instanceof UserError) return error.problem;
      throw error;
    }
    print(wrapped(say('cli.play.kept', { file: copy })));
    return undefined;
  }

  private printCorrected({ at, broken }: Extract<Change, { type: 'corrected' }>): void {
    const { say } = this;
    const entry = at + 1;
    if (broken === undefined) return print(wrapped(say('cli.play.corrected', { entry })));
    const { refusal, problem } = broken;
    const why =
      refusal === undefined
        ? tellProblem(say, problem ?? { code: 'correct.hidden' })
        : this.refusalText(refusal);
    print(wrapped(say('cli.play.broken', { entry, broken: broken.at + 1, why })));
  }

  private printProposal(proposal: Proposal | undefined): void {
    const { say } = this;
    if (proposal === undefined) return print(say('cli.play.disagreed'));
    const { by, at, kind, missing } = proposal;
    const [before, after] = [proposal.before, proposal.after].map((text) =>
      text === undefined ? '?' : this.wording.typed(text, this.table.match.log[at]?.actor ?? by),
    );
    const told = { player: by + 1, entry: at + 1, before: before!, after: after! };
    print(wrapped(this.wording.words(`cli.play.${kind}`, told)));
    print(this.wording.words('cli.play.consent', { player: missing[0]! + 1 }));
  }

  private async printHint(): Promise<void> {
    const { match } = this.table;
    if (match.actor === CHANCE)
      return print(wrapped(this.say('cli.play.hint.first', { now: this.chanceText() })));
    const found = await this.party.hint();
    if (!found.ok) return this.printProblem(found.problem);
    const move = this.wording.typed(
      match.rules.notation.format(match.state, found.value),
      match.actor,
    );
    print(this.say('cli.play.hint', { move }));
  }

  private printWhy(move: string): void {
    const why = this.party.why(move);
    if (!why.ok) this.printProblem(why.problem);
    else if (why.value === undefined) print(this.say('cli.play.allowed'));
    else this.printRefusal(why.value);
  }

  private async printRules(clause: string | undefined): Promise<void> {
    const { say } = this;
    const { game } = this.table.match;
    if (clause === undefined) {
      const first = await this.firstClause();
      return print(wrapped(say('cli.play.rules', { clause: first, game: game.id })));
    }
    const book = await readRulebook(game, say.language);
    print(await clauseText(gameNamed(game.id), say.language, book, clause));
  }

  private async printHelp(): Promise<void> {
    const { say } = this;
    const clause = await this.firstClause();
    // While chance decides there are no moves.
    const example = say.has('example.move') ? say('example.move') : '…';
    const lines = say('cli.play.help', {
      move: this.moveTexts()[0] ?? example,
      clause,
      chance: this.chanceKind(),
    })
      .split('\n')
      .filter((line) => line !== '');
    print(aligned(lines.map((line) => line.split('\t'))));
    print('');
    this.printLegend();
  }

  /** Says what the signs of the board mean, where a game has such a message. */
  private printLegend(): void {
    this.legendShown = true;
    const legend = this.wording.legend();
    if (legend !== undefined) print(legend, '');
  }

  /** What chance does in this game: it throws dice or draws, and people may have the dice, or the cards and tiles, themselves. */
  private chanceKind(): 'dice' | 'own' | 'draws' | 'drawn' | 'none' {
    const { game, rules, header } = this.table.match;
    if (rules.streams.length === 0) return 'none';
    const throws = Object.keys(gameNamed(game.id).text.en).some((key) => key.startsWith('throw.'));
    if (header.dice === 'entered') return throws ? 'own' : 'drawn';
    return throws ? 'dice' : 'draws';
  }

  private async firstClause(): Promise<string> {
    const book = await readRulebook(this.table.match.game, this.say.language);
    return clausesOf(book)[0]?.id ?? '';
  }

  private submit(intent: Intent): void {
    const { actor } = this.table.match;
    const answer: Answer = this.party.submit(intent);
    if (!answer.ok) {
      if ('refusal' in answer) this.printRefusal(answer.refusal);
      else this.printProblem(answer.problem);
    } else if (intent.type === 'play' && actor === intent.by) this.printEvents(answer.events);
  }

  /** Prints what others and chance do. What people do themselves is printed when they do it. */
  private printChange(change: Change): void {
    const { say, people } = this;
    if (change.type === 'entry') {
      this.save();
      const { actor, text } = change;
      if (!people.includes(actor)) {
        const player = this.table.players[actor];
        if (player !== undefined && text !== undefined)
          print(
            '',
            `${this.called(actor)} (${playerName(player)}): ${this.wording.typed(text, actor)}`,
          );
        this.printEvents(change.events);
      }
    } else if (change.type === 'refusedThrow') {
      print(
        wrapped(
          `${say('cli.play.again', { faces: listOf(say.language).format(change.faces.map(String)) })} ${this.refusalText(change.refusal)}`,
        ),
      );
    } else if (change.type === 'cut') {
      this.save();
    } else if (change.type === 'corrected') {
      this.save();
      this.printCorrected(change);
    } else if (change.type === 'proposal') {
      this.printProposal(change.proposal);
    } else if (change.type === 'failed') {
      print(wrapped(say('cli.play.stuck', { problem: tellProblem(say, change.problem) })));
    }
    this.wakeUp();
  }

  private printEvents(events: readonly Event[]): void {
    const { rules } = this.table.match;
    // In games where seats own things, each line names the seat, unless it is the only person's.
    const nameOf =
      rules.hears &&
      ((seat: Seat) =>
        seat === this.viewer ? undefined : this.wording.words('seat', { player: seat + 1 }));
    const told = tellEvents(this.say, rules.notation, events, 'written', {
      nameOf,
      you: this.viewer,
    });
    const lines = told.map(({ text }) => wrapped(text));
    if (lines.length === 0) return;
    this.lastEvents = lines;
    print(...lines);
  }

  private refusalText(refusal: Refusal): string {
    const { notation } = this.table.match.rules;
    return `${tellRefusal(this.say, notation, refusal, 'written')} (${refusal.clause})`;
  }

  private printRefusal(refusal: Refusal): void {
    print(wrapped(this.refusalText(refusal)));
  }

  private printProblem(problem: Problem): void {
    const text = tellProblem(this.say, problem);
    const example = this.moveTexts().find((each) => /\d/.test(each));
    const such = problem.code === 'notation.entry' && example !== undefined;
    print(wrapped(such ? `${text} ${this.say('cli.play.such', { example })}` : text));
  }

  /** Prints the position and what can be done in it. */
  private printPosition(): void {
    this.shownMatch = this.table.match;
    const { actor, header } = this.view;
    if (actor === CHANCE) return print('', this.chanceText());
    this.printBoard();
    if (this.people.length > 1 && header.players.length > 1) {
      print(this.wording.words('cli.play.person', { player: actor + 1 }));
    }
    print(this.movesText(false));
  }

  private printBoard(): void {
    const { rules, state, over, actor } = this.table.match;
    const eyes = this.viewer ?? (this.people.includes(actor) ? actor : undefined);
    const board = drawVisibleBoard(rules, state, eyes, over, this.wording.words);
    if (board === '') return;
    print('', board, '');
    if (!this.legendShown) this.printLegend();
  }

  private chanceText(): string {
    const { say } = this;
    const { thrown, header } = this.view;
    const entered = header.dice === 'entered' && !throwsMissing(this.view);
    if (thrown === undefined) return entered ? say('cli.play.draw.enter') : this.drawText();
    const what = say(`throw.${thrown.code}`);
    const reads = thrown.reads.map((name) => say(`reads.${name}`)).join(' ');
    return wrapped(say(entered ? 'cli.play.enter' : 'cli.play.roll', { what, reads }));
  }

  /** Chance draws, with a press of a key. Where a match draws things of one kind only, it says which. */
  private drawText(): string {
    const { say } = this;
    const { streams } = this.table.match.rules;
    const key = `throw.${streams[0]}`;
    return streams.length === 1 && say.has(key)
      ? say('cli.play.roll', { what: say(key) })
      : say('cli.play.draw');
  }

  /** The legal moves as people type them. */
  private moveTexts(): readonly string[] {
    const { actor } = this.table.match;
    return this.table
      .view(this.viewer ?? this.seat)
      .texts.map((text) => this.wording.typed(text, actor));
  }

  /** The legal moves: all, or as many as fit on one line. */
  private movesText(all: boolean): string {
    const texts = this.moveTexts();
    const n = texts.length;
    if (n === 0) return this.say('cli.play.none');
    const whole = this.say('cli.play.moves', { n, moves: texts.join(' | ') });
    if (all)
      return `${this.say('cli.play.moves', { n, moves: '' }).trimEnd()}\n${inColumns(texts)}`;
    if (whole.length <= lineWidth()) return whole;
    const room = lineWidth() - this.say('cli.play.moves.more', { n, moves: '' }).length;
    let moves = '';
    for (const text of texts) {
      const longer = moves === '' ? text : `${moves} | ${text}`;
      if (longer.length > room && moves !== '') break;
      moves = longer;
    }
    return this.say('cli.play.moves.more', { n, moves });
  }

  private save(): void {
    if (this.file === undefined) return;
    try {
      writeText(this.file, formatRecord(this.table.match));
      this.saveError = undefined;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.saveError = error;
    }
  }

  private printEnd(): void {
    const { say, table, file } = this;
    const { match } = table;
    if (match.over) {
      this.printBoard();
      print(outcomeText(say, match));
    }
    if (this.leaveOut) return;
    for (const copy of this.copies)
      print('', wrapped(say('cli.play.kept.here')), '', formatRecord(copy).trimEnd());
    if (file !== undefined && this.saveError === undefined) {
      print('', wrapped(say('cli.play.saved', { file })));
    } else if (match.log.length > 0) {
      print('', wrapped(say('cli.play.record')), '', formatRecord(match).trimEnd());
    }
    if (this.saveError !== undefined) throw this.saveError;
  }
}
