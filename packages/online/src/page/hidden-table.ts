import {
  ok,
  problem,
  type Action,
  type Entry,
  type Game,
  type Header,
  type Match,
  type Problem,
  type Refusal,
  type Result,
  type Rules,
  type Seat,
} from '@glade/engine';
import {
  isPerson,
  playersOf,
  Subscriptions,
  Table,
  type Answer,
  type Fallen,
  type Host,
  type Intent,
  type Listener,
  type Player,
  type SeenEntry,
  type Sight,
  type TableView,
  type Viewer,
} from '@glade/table';
import {
  fingerprint,
  patched,
  viewersOf,
  type FarIntent,
  type Json,
  type Question,
  type ServerMessage,
} from '../wire/index.ts';
import type { FarTableOptions } from './far-table.ts';
import { startMatch } from './start-match.ts';
import { whyRefused } from './why-refused.ts';

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type Told = Extract<ServerMessage, { type: 'told' }>;

const cannot = problem('far.cannot');

/**
 * A match far away that hides something: the page has only what its seats may know, and asks for the rest. At the end it gets
 * the whole log and folds it.
 */
export class HiddenTable implements Host {
  readonly game: Game;
  readonly header: Header;
  readonly rules: Rules;
  readonly players: readonly Player[];
  readonly seats: readonly Seat[];
  private readonly options: FarTableOptions;
  private readonly viewers: readonly Viewer[];
  private sights: readonly Sight[] = [];
  /** The fingerprint of what is seen. */
  private at = 0;
  /** The table after the end, when nothing is hidden any more. */
  private ended: Table | undefined;
  private failed: Problem | undefined;
  /** What was asked for and has not been answered. */
  private readonly asked = new Set<string>();
  private readonly questions = new Map<string, (told: Told) => void>();
  private readonly subscriptions = new Subscriptions((error) => {
    queueMicrotask(() => {
      throw error;
    });
  });
  private readonly views = new Map<Viewer, TableView>();

  private constructor(start: Match, options: FarTableOptions) {
    this.options = options;
    this.game = start.game;
    this.header = start.header;
    this.rules = start.rules;
    this.players = playersOf(start.header);
    this.seats = options.held.toSorted((a, b) => a - b);
    this.viewers = viewersOf(options.held);
  }

  /** The match of this table as the page may know it. A problem if it does not fit the rules of this app. */
  static open(options: FarTableOptions, welcome: Welcome): Result<HiddenTable> {
    const start = startMatch(options.game, options.info, []);
    if (!start.ok) return start;
    const hidden = new HiddenTable(start.value, options);
    return hidden.look(welcome) ? ok(hidden) : problem('far.version');
  }

  /** Nothing is kept over a broken line: the server tells all again. */
  get length(): number {
    return 0;
  }

  get host(): Host {
    return this;
  }

  get match(): Match | undefined {
    return this.ended?.match;
  }

  get canUndo(): boolean {
    return this.ended === undefined && this.sights.some((sight) => sight.canUndo);
  }

  get fallen(): Fallen | undefined {
    const entries = this.sights[0]?.entries ?? [];
    const entry = entries.findLastIndex(({ fell }) => fell !== undefined);
    return entry < 0 ? undefined : { entry, ...entries[entry]!.fell! };
  }

  view(viewer?: Viewer): TableView {
    const { ended } = this;
    const eyes = this.viewers.includes(viewer) ? viewer : this.viewers[0];
    if (ended !== undefined) return ended.view(eyes);
    let view = this.views.get(eyes);
    if (view === undefined) this.views.set(eyes, (view = this.viewFor(eyes)));
    return view;
  }

  subscribe(listener: Listener, viewer?: Viewer): () => void {
    return this.subscriptions.subscribe(listener, viewer);
  }

  /** Sends an intent. One after the other: what the page sees is another position once the first has been carried out. */
  submit(intent: Intent): Answer {
    if (this.ended !== undefined) return problem('far.over');
    switch (intent.type) {
      case 'play':
        return this.holds(intent.by) ? this.send(intent) : this.notHeld();
      case 'undo':
        return this.undo(intent.by);
      case 'redo':
        return problem('redo.nothing');
      case 'think':
        this.failed = undefined;
        this.changed();
        return this.send({ type: 'think' });
      default:
        return cannot;
    }
  }

  /** Takes back for this seat, if it may; else for the one of the held seats that may. */
  private undo(wanted: Seat | undefined): Answer {
    const able = this.viewers.filter((_, i) => this.sights[i]?.canUndo === true);
    const by = able.includes(wanted) ? wanted : able[0];
    return by === undefined ? problem('far.undo') : this.send({ type: 'undo', by });
  }

  async why(what: Action | string, by: Seat): Promise<Result<Refusal | undefined>> {
    if (!this.holds(by)) return this.notHeld();
    return this.question<Refusal | undefined>({ type: 'why', what, by });
  }

  async read(text: string, by: Seat): Promise<Result<Intent>> {
    if (!this.holds(by)) return this.notHeld();
    return this.question<Intent>({ type: 'read', text, by });
  }

  async hint(by: Seat): Promise<Result<Action>> {
    if (!this.holds(by) || this.view(by).actor !== by) return problem('hint.turn');
    const { at } = this;
    const found = await this.question<Action>({ type: 'hint', by });
    return this.at === at ? found : problem('hint.stale');
  }

  mayCorrect(): Problem {
    return cannot.problem;
  }

  askedToAgree(): readonly Seat[] {
    return [];
  }

  foresee(): { readonly ok: false; readonly problem: Problem } {
    return cannot;
  }

  readAt(): Result<Action> {
    return cannot;
  }

  dispose(): void {
    this.subscriptions.close();
    this.ended?.dispose();
    for (const [id, resolve] of this.questions) resolve({ type: 'told', id, ...cannot });
    this.questions.clear();
  }

  /** Takes in what is seen now, or what is new of it. Where that does not join on, all is asked for again. */
  take(message: ServerMessage): void {
    if (message.type === 'welcome' && !this.look(message)) this.options.again();
    if (message.type === 'seen' && !this.follow(message)) this.options.again();
  }

  /** How it stands with a bot that gave no answer. */
  botFailed(why: Problem | undefined): void {
    this.failed = why;
    const { actor } = this.view();
    this.changed();
    if (why === undefined) this.subscriptions.queue(() => ({ type: 'thinking', seat: actor }));
    else this.subscriptions.queue(() => ({ type: 'failed', seat: actor, problem: why }));
    this.subscriptions.deliver();
  }

  /** Takes in an answer to an intent. */
  answered(answer: Extract<ServerMessage, { type: 'answer' }>): void {
    if (!this.asked.delete(answer.id)) return;
    this.options.onSent?.(this.asked.size > 0);
    if (answer.ok) return;
    this.options.onRefused(whyRefused(answer));
  }

  /** Takes in the answer to a question. */
  told(told: Told): void {
    this.questions.get(told.id)?.(told);
    this.questions.delete(told.id);
  }

  /** Sees all from the beginning. False if it cannot be what this table shows. */
  private look({ sights, at = 0, log }: Welcome): boolean {
    if (log !== undefined) return this.end(log);
    if (sights?.length !== this.viewers.length) return false;
    const seen = sights as unknown as readonly Sight[];
    if (fingerprint(seen as unknown as Json) !== at) return false;
    this.show(seen, at);
    return true;
  }

  private follow({ frames, at, log }: Extract<ServerMessage, { type: 'seen' }>): boolean {
    let seen = this.sights as unknown as Json;
    const all: Json[] = [];
    try {
      for (const frame of frames) all.push((seen = patched(seen, frame)));
    } catch {
      return false;
    }
    if (fingerprint(seen) !== at) return false;
    for (const each of all) this.show(each as unknown as readonly Sight[], at);
    return log === undefined || this.end(log);
  }

  /** Shows the next position, and tells what has changed. */
  private show(sights: readonly Sight[], at: number): void {
    const before = this.sights;
    this.sights = sights;
    this.at = at;
    this.failed = undefined;
    this.changed();
    const one = before[0];
    if (one !== undefined)
      this.subscriptions.queue((viewer) => {
        const i = Math.max(0, this.viewers.indexOf(viewer));
        return changeOf(before[i]!.entries, sights[i]!.entries, this.view(viewer));
      });
    this.subscriptions.deliver();
  }

  /** The match is over: nothing is hidden any more. False if the log does not fit the rules. */
  private end(log: readonly Entry[]): boolean {
    if (this.ended !== undefined) return true;
    const { game, info } = this.options;
    const whole = startMatch(game, info, log);
    if (!whole.ok || !whole.value.over) return false;
    this.ended = new Table(whole.value, { acting: [] });
    this.changed();
    const last = this.ended.view(this.viewers[0]).entries.at(-1);
    if (last !== undefined) this.subscriptions.queue(() => ({ type: 'entry', ...last }));
    this.subscriptions.deliver();
    return true;
  }

  private changed(): void {
    this.views.clear();
  }

  private viewFor(viewer: Viewer): TableView {
    const sight = this.sights[this.viewers.indexOf(viewer)]!;
    const { view, turn, actor, legal, texts, thrown, canUndo } = sight;
    const { header, rules, failed } = this;
    return {
      viewer,
      header,
      rules,
      match: undefined,
      view,
      entries: sight.entries.map(visible),
      turn,
      actor,
      legal,
      texts,
      thrown,
      canUndo,
      canRedo: false,
      canRestore: false,
      proposal: undefined,
      thinking: failed === undefined && this.players[actor]?.who === 'bot',
      failed,
      outcome: undefined,
    };
  }

  private holds(seat: Seat): boolean {
    return this.seats.includes(seat) && isPerson(this.players, seat);
  }

  private notHeld(): { readonly ok: false; readonly problem: Problem } {
    return problem(this.seats.length === 0 ? 'seat.watch' : 'seat.other');
  }

  private send(intent: FarIntent): Answer {
    if (this.asked.size > 0) return problem('far.sent');
    const id = this.options.newId();
    this.asked.add(id);
    this.options.onSent?.(true);
    this.options.ask({ type: 'intent', id, on: this.at, intent });
    return { ok: true, match: undefined, events: [] };
  }

  private async question<T>(question: Question): Promise<Result<T>> {
    if (this.ended !== undefined) return problem('far.over');
    const id = this.options.newId();
    const told = new Promise<Told>((resolve) => this.questions.set(id, resolve));
    this.options.question({ type: 'ask', id, question });
    const { value, problem: why } = await told;
    return why === undefined ? ok(value as T) : { ok: false, problem: why as Problem };
  }
}

const visible = ({ actor, turn, action, text, events }: SeenEntry, index: number) => ({
  index,
  actor,
  turn,
  action,
  text,
  events,
});

/** What a listener is told of the step from these entries to those. */
function changeOf(
  before: readonly SeenEntry[],
  after: readonly SeenEntry[],
  view: TableView,
): Parameters<Listener>[0] {
  const same = before.findIndex((entry, i) => !alike(entry, after[i]));
  if (same >= 0) return { type: 'cut', length: same };
  const last = view.entries.at(-1);
  if (last !== undefined && after.length > before.length) return { type: 'entry', ...last };
  return { type: 'cut', length: after.length };
}

const alike = (a: SeenEntry, b: SeenEntry | undefined): boolean =>
  b !== undefined && fingerprint(a as unknown as Json) === fingerprint(b as unknown as Json);
