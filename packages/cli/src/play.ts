import {
  CHANCE,
  clausesOf,
  formatRecord,
  OVER,
  short,
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
  type TableView,
  readCommand,
  type Command,
  playerName,
} from '@glade/table';
import {
  tellEvents,
  tellProblem,
  tellRefusal,
  tellTyped,
  type Say,
  type Values,
} from '@glade/text';
import { threadBrain } from './brain.ts';
import { endOf } from './ending.ts';
import { Failure } from './failure.ts';
import { freshFile, idleOptions, writeText } from './given.ts';
import { Lines } from './lines.ts';
import { clauseText } from './rules.ts';
import { drawFor } from './seen.ts';
import { matchOf, type PlayRequest } from './setup.ts';
import { readRulebook, takeGame } from './shelf.ts';
import { aligned, columns, listed, note, print, wrapped } from './terminal.ts';
import { voice } from './voice.ts';

/** `glade play`: one match at this terminal, or with what comes through a pipe. */
export async function play(language: Language, id: string, request: PlayRequest): Promise<void> {
  const game = takeGame(id);
  const match = matchOf(game, request);
  const file = request.save === undefined ? undefined : freshFile(request.save);
  const say = voice(language, game);
  for (const idle of idleOptions(game, match.header.options)) note(say('cli.idle', idle));
  await new Sitting(say, match, file).run();
}

/** People at a terminal with a table. */
class Sitting {
  private readonly say: Say;
  private readonly file: string | undefined;
  private readonly brain = threadBrain();
  private readonly table: Table;
  /** The table for the people at this terminal. */
  private readonly party: Party;
  private readonly lines = new Lines();
  /** Seats of people. */
  private readonly people: readonly Seat[];
  /** Whose eyes are on the screen all the time; undefined where several take turns. */
  private readonly viewer: Seat | undefined;
  private readonly secret: boolean;
  private last: readonly string[] = [];
  /** The position that has been shown already. */
  private shown: Match | undefined;
  private unsaved: Failure | undefined;
  private changed = (): void => {};

  constructor(say: Say, match: Match, file: string | undefined) {
    this.say = say;
    this.file = file;
    this.table = new Table(match, {
      chooser: this.brain,
      botFailed: (_, error) => note(short(error instanceof Error ? error.message : error)),
    });
    this.people = this.table.players.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
    this.party = this.table.party(this.people);
    this.viewer = this.people.length === 1 ? this.people[0] : undefined;
    this.secret = match.rules.resample !== undefined;
    this.table.subscribe((change) => this.hear(change), this.viewer);
  }

  async run(): Promise<void> {
    const { say, table } = this;
    print(wrapped(say('cli.play.start', { game: say('game.title') })));
    if (this.secret) print(say('cli.play.hidden'));
    this.save();
    try {
      while (!table.match.over && (await this.step()));
    } finally {
      this.lines.close();
      this.brain.stop();
      table.dispose();
    }
    this.end();
  }

  /** One line, or what needs none. False when nobody wants to go on. */
  private async step(): Promise<boolean> {
    await this.bots();
    const { actor, header } = this.view;
    if (this.lines.over) return false;
    if (actor === OVER) return true;
    if (actor === CHANCE && this.people.length === 0 && header.dice === 'virtual') {
      this.submit({ type: 'roll' });
      return true;
    }
    if (this.shown !== this.table.match) this.show();
    const person = this.people.includes(actor) && header.players.length > 1;
    const line = await this.lines.next(person ? `P${actor + 1}> ` : '> ');
    if (line === undefined) return false;
    const command = readCommand(line);
    if (command.type === 'quit') return false;
    try {
      await this.obey(command);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.complain(error.problem);
    }
    return true;
  }

  /** Waits until no bot is thinking. */
  private async bots(): Promise<void> {
    while (this.view.thinking && !this.lines.over) {
      const next = new Promise<void>((resolve) => (this.changed = resolve));
      if (this.view.thinking) await Promise.race([next, this.lines.interrupted]);
    }
  }

  private get view(): TableView {
    return this.table.view(this.viewer);
  }

  /** Whose intent a line is: the person's who is to act, or who acted last. */
  private get seat(): Seat {
    const { actor, log } = this.table.match;
    if (this.people.includes(actor)) return actor;
    return log.findLast((entry) => this.people.includes(entry.actor))?.actor ?? this.people[0] ?? 0;
  }

  private obey(command: Command): void | Promise<void> {
    switch (command.type) {
      case 'nothing':
        return this.enter();
      case 'roll':
        return this.submit({ type: 'roll' });
      case 'help':
      case 'new':
        return this.help();
      case 'hint':
        return this.hint();
      case 'undo':
        return this.undo();
      case 'moves':
        return print(this.moves(true));
      case 'board':
        return this.board();
      case 'last':
        return print(...(this.last.length > 0 ? this.last : [this.say('cli.play.last')]));
      case 'why':
        return this.why(command.move);
      case 'rules':
        return this.rules(command.clause);
      case 'move':
        return this.move(command.text);
      case 'quit':
        return undefined;
    }
  }

  private enter(): void {
    const { actor, failed, header } = this.view;
    if (failed !== undefined) this.submit({ type: 'think' });
    else if (actor === CHANCE && header.dice === 'virtual') this.submit({ type: 'roll' });
    else this.show();
  }

  private move(text: string): void {
    const read = this.party.read(text);
    if (read.ok) this.submit(read.value);
    else this.complain(read.problem);
  }

  private undo(): void {
    const { match } = this.table;
    this.submit({ type: 'undo' });
    if (this.table.match !== match) print(this.say('cli.play.undone'));
  }

  private async hint(): Promise<void> {
    const { match } = this.table;
    const found = await this.party.hint();
    if (!found.ok) return this.complain(found.problem);
    const move = match.rules.notation.format(match.state, found.value);
    print(this.say('cli.play.hint', { move }));
  }

  private why(move: string): void {
    const why = this.party.why(move);
    if (!why.ok) this.complain(why.problem);
    else if (why.value === undefined) print(this.say('cli.play.allowed'));
    else this.refuse(why.value);
  }

  private async rules(clause: string | undefined): Promise<void> {
    const { say } = this;
    const { game } = this.table.match;
    if (clause === undefined) {
      const first = await this.firstClause();
      return print(wrapped(say('cli.play.rules', { clause: first, game: game.id })));
    }
    const book = await readRulebook(game, say.language);
    print(await clauseText(takeGame(game.id), say.language, book, clause));
  }

  private async help(): Promise<void> {
    const { say } = this;
    const clause = await this.firstClause();
    const lines = say('cli.play.help', {
      move: tellTyped(say, this.view.texts[0] ?? '…'),
      clause,
    }).split('\n');
    print(aligned(lines.map((line) => line.split('\t'))));
    if (say.has('draw.legend')) print('', wrapped(say('draw.legend')));
  }

  private async firstClause(): Promise<string> {
    const book = await readRulebook(this.table.match.game, this.say.language);
    return clausesOf(book)[0]?.id ?? '';
  }

  private submit(intent: Intent): void {
    const { actor } = this.table.match;
    const answer: Answer = this.party.submit(intent);
    if (!answer.ok) {
      if ('refusal' in answer) this.refuse(answer.refusal);
      else this.complain(answer.problem);
    } else if (intent.type === 'play' && actor === intent.by) this.tell(answer.events);
  }

  /** What others and chance do. People are told of their own actions as they do them. */
  private hear(change: Change): void {
    const { say, people } = this;
    if (change.type === 'entry') {
      this.save();
      const { actor, text } = change;
      if (!people.includes(actor)) {
        const player = this.table.players[actor];
        if (player !== undefined && text !== undefined)
          print('', `P${actor + 1} (${playerName(player)}): ${text}`);
        this.tell(change.events);
      }
    } else if (change.type === 'refusedThrow') {
      print(
        wrapped(
          `${say('cli.play.again', { faces: change.faces.join(' ') })} ${this.told(change.refusal)}`,
        ),
      );
    } else if (change.type === 'cut') {
      this.save();
    } else if (change.type === 'failed') {
      print(wrapped(say('cli.play.stuck', { problem: tellProblem(say, change.problem) })));
    }
    this.changed();
  }

  private tell(events: readonly Event[]): void {
    const { rules, header } = this.table.match;
    const options = header.options as Values;
    // Where seats have things of their own, each line says whose it is, unless it is the only person's.
    const nameOf =
      rules.hears &&
      ((seat: Seat) =>
        seat === this.viewer ? undefined : this.say('seat', { ...options, seat: seat + 1 }));
    const told = tellEvents(this.say, rules.notation, events, 'written', {
      nameOf,
      you: this.viewer,
    });
    const lines = told.map(({ text }) => wrapped(text));
    if (lines.length === 0) return;
    this.last = lines;
    print(...lines);
  }

  private told(refusal: Refusal): string {
    const { notation } = this.table.match.rules;
    return `${tellRefusal(this.say, notation, refusal, 'written')} (${refusal.clause})`;
  }

  private refuse(refusal: Refusal): void {
    print(wrapped(this.told(refusal)));
  }

  private complain(problem: Problem): void {
    const text = tellProblem(this.say, problem);
    const example = this.texts().find((each) => /\d/.test(each));
    const such = problem.code === 'notation.entry' && example !== undefined;
    print(wrapped(such ? `${text} ${this.say('cli.play.such', { example })}` : text));
  }

  /** The position, and what is to be done in it. */
  private show(): void {
    this.shown = this.table.match;
    const { actor, header } = this.view;
    if (actor === CHANCE) return print('', this.chance());
    this.board();
    if (this.people.length > 1 && header.players.length > 1) {
      print(this.say('cli.play.person', { player: actor + 1 }));
    }
    print(this.moves(false));
  }

  private board(): void {
    const { rules, state, over, actor } = this.table.match;
    const eyes = this.viewer ?? (this.people.includes(actor) ? actor : undefined);
    const board = drawFor(rules, state, eyes, over);
    if (board !== '') print('', board, '');
  }

  private chance(): string {
    const { say } = this;
    const { thrown, header } = this.view;
    const entered = header.dice === 'entered';
    if (thrown === undefined) return say(entered ? 'cli.play.draw.enter' : 'cli.play.draw');
    const what = say(`throw.${thrown.code}`);
    const reads = thrown.reads.map((name) => say(`reads.${name}`)).join(' ');
    return wrapped(say(entered ? 'cli.play.enter' : 'cli.play.roll', { what, reads }));
  }

  /** What can be done, as people type it. */
  private texts(): readonly string[] {
    return this.table.view(this.viewer ?? this.seat).texts.map((text) => tellTyped(this.say, text));
  }

  /** The moves there are: all, or as many as fit a line. */
  private moves(all: boolean): string {
    const texts = this.texts();
    const n = texts.length;
    if (n === 0) return this.say('cli.play.none');
    const whole = this.say('cli.play.moves', { n, moves: texts.join(' | ') });
    if (all) return `${this.say('cli.play.moves', { n, moves: '' }).trimEnd()}\n${listed(texts)}`;
    if (whole.length <= columns()) return whole;
    const room = columns() - this.say('cli.play.moves.more', { n, moves: '' }).length;
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
      this.unsaved = undefined;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.unsaved = error;
    }
  }

  private end(): void {
    const { say, table, file } = this;
    const { match } = table;
    if (match.over) {
      this.board();
      print(endOf(say, match.rules, match.state));
    }
    if (file !== undefined && this.unsaved === undefined) {
      print('', wrapped(say('cli.play.saved', { file })));
    } else if (match.log.length > 0) {
      print('', wrapped(say('cli.play.record')), '', formatRecord(match).trimEnd());
    }
    if (this.unsaved !== undefined) throw this.unsaved;
  }
}
