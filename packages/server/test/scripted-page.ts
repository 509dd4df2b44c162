import type { Action, Game } from '@glade/engine';
import {
  Connection,
  FarTable,
  HiddenTable,
  type FarTableOptions,
  type Line,
} from '@glade/online/page';
import { hasSecrets } from '@glade/table';
import type { ServerMessage, TableInfo } from '@glade/online/wire';

/**
 * A page without a screen: follows a table far away, and acts for its seats by choosing among the legal actions. Where a game
 * hides something, it lives from what the server shows its seats, as the browser's page does.
 */
export class ScriptedPage {
  /** The match of a game that hides nothing. */
  far: FarTable | undefined;
  /** The match of a game that hides something. */
  hidden: HiddenTable | undefined;
  info: TableInfo | undefined;
  held: readonly number[] = [];
  /** Every frame that came. */
  readonly heard: string[] = [];
  readonly refused: unknown[] = [];
  private readonly game: Game;
  private readonly connection: Connection;
  private readonly choose: (count: number) => number;
  private line: WebSocket | undefined;
  private ids = 0;
  private static made = 0;
  private readonly name = `page-${String((ScriptedPage.made += 1))}`;
  /** What it asked for, in this order, and what of it was done and refused. */
  readonly asked: { readonly id: string; readonly action: number | undefined }[] = [];
  readonly acknowledged: string[] = [];
  private readonly answered = new Set<string>();
  /** What the server called the hash of the position when it greeted last. */
  hash: number | undefined;
  private welcomes = 0;
  private waiting: (() => void)[] = [];

  constructor(
    game: Game,
    url: () => string,
    keys: readonly string[],
    choose: (count: number) => number,
  ) {
    this.game = game;
    this.choose = choose;
    this.connection = new Connection({
      open: () => {
        this.line = new WebSocket(url());
        this.line.addEventListener('message', ({ data }) => this.heard.push(String(data)));
        return this.line as unknown as Line;
      },
      keys,
      from: () => this.far?.length ?? 0,
      hear: (message) => this.hear(message),
      onState: () => this.changed(),
      random: () => 0,
    });
  }

  /** Whether the match has begun here. */
  get begun(): boolean {
    return this.far !== undefined || this.hidden !== undefined;
  }

  /** The position as text, and how it came to be; where something is hidden, as far as this page may know it. */
  get position(): string {
    const match = this.far?.table.match ?? this.hidden!.match;
    if (match !== undefined)
      return `${match.log.length}: ${match.rules.notation.position(match.state)}`;
    const { entries, view, turn, actor, legal } = this.hidden!.view();
    return JSON.stringify([entries.length, view, turn, actor, legal]);
  }

  get over(): boolean {
    return (this.far?.table.match ?? this.hidden?.match)?.over === true;
  }

  /** Whether one of its seats is to act. */
  get turn(): boolean {
    if (this.over) return false;
    const actor = this.far?.table.match.actor ?? this.hidden?.view().actor;
    return actor !== undefined && this.held.includes(actor);
  }

  /** Acts once if one of its seats is to act; says whether it did. */
  act(): boolean {
    if (!this.turn) return false;
    return this.far === undefined ? this.actInSecret(this.hidden!) : this.actInView(this.far);
  }

  private actInView({ party, table: { match } }: FarTable): boolean {
    const { actor, rules, state } = match;
    const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
    // Nobody asks the others whether to end the match.
    const goOn = legal.filter((action) => rules.endsForAll?.(state, action) !== true);
    const action = goOn[this.choose(goOn.length)]!;
    return party.submit({ type: 'play', by: actor, action }).ok;
  }

  private actInSecret(hidden: HiddenTable): boolean {
    const { actor, legal } = hidden.view();
    if (legal.length === 0) return false;
    const action: Action = legal[this.choose(legal.length)]!;
    return hidden.submit({ type: 'play', by: actor, action }).ok;
  }

  /** What is legal for the seat that is to act, where something is hidden. */
  get legal(): readonly Action[] {
    return this.hidden?.view().legal ?? [];
  }

  /** Asks for this in its own seat, whether or not it is to act, where something is hidden. */
  actWith(action: Action): boolean {
    const [by] = this.held;
    return this.hidden?.submit({ type: 'play', by: by!, action }).ok ?? false;
  }

  undo(): boolean {
    return (this.far?.party ?? this.hidden)?.submit({ type: 'undo' }).ok ?? false;
  }

  /** Lets a bot act for a seat whose person is away. */
  standIn(seat: number): void {
    this.connection.say({ type: 'stand-in', seat });
  }

  /** How much it has asked for that has not been answered. */
  get unanswered(): number {
    return this.asked.filter(({ id }) => !this.answered.has(id)).length;
  }

  /** The port at which it is now, or was last. */
  get port(): number {
    return Number(new URL(this.line?.url ?? 'ws://none:1').port);
  }

  /** Resolves once the server greets it the next time. */
  async welcomed(): Promise<void> {
    const { welcomes } = this;
    await this.until(() => this.welcomes > welcomes);
  }

  /** Breaks the line, without a word. */
  cut(): void {
    this.line?.close();
  }

  /** Resolves once this is so; it is looked at after every message. */
  async until(so: () => boolean): Promise<void> {
    while (!so()) {
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    }
  }

  /** Resolves once this is so; it is looked at after every message of any of these pages. */
  static async untilAny(pages: readonly ScriptedPage[], so: () => boolean): Promise<void> {
    const next = (page: ScriptedPage): Promise<void> => {
      let looks = 0;
      return page.until(() => (looks += 1) > 1);
    };
    while (!so()) await Promise.race(pages.map(next));
  }

  close(): void {
    this.connection.close();
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.info = message.table;
      this.hash = message.hash;
      this.welcomes += 1;
      this.held = message.held;
      if (!this.begun && message.table.begun) this.begin(message);
      else (this.far ?? this.hidden)?.take(message);
    }
    if (message.type === 'table') this.info = message.table;
    if (message.type === 'news') this.far?.take(message);
    if (message.type === 'seen') this.hidden?.take(message);
    if (message.type === 'answer') {
      this.answered.add(message.id);
      if (message.ok) this.acknowledged.push(message.id);
      (this.far ?? this.hidden)?.answered(message);
    }
    this.changed();
  }

  private begin(welcome: Welcome): void {
    const { table, held } = welcome;
    const options: FarTableOptions = {
      game: this.game,
      info: table,
      held,
      chooser: { choose: () => Promise.reject(new Error('no hints here')) },
      ask: (message) => {
        const { intent } = message;
        this.asked.push({
          id: message.id,
          action: intent.type === 'play' ? intent.action : undefined,
        });
        this.connection.ask(message);
      },
      question: (question) => this.connection.question(question),
      again: () => this.connection.again(),
      newId: () => `${this.name}-${String((this.ids += 1)).padStart(6, '0')}`,
      onRefused: (why) => this.refused.push(why),
    };
    if (hasSecrets(this.game.rules(table.options))) {
      const opened = HiddenTable.open(options, welcome);
      if (!opened.ok) throw new Error(opened.problem.code);
      this.hidden = opened.value;
      return;
    }
    const opened = FarTable.open(options, welcome.steps);
    if (!opened.ok) throw new Error(opened.problem.code);
    this.far = opened.value;
  }

  private changed(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const go of waiting) go();
  }
}

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
