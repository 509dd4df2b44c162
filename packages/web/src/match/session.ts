import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  CHANCE,
  Match,
  OVER,
  formatRecord,
  type Event,
  type Action,
  type Actor,
  type DiceSource,
  type Refusal,
  type Seat,
  type Result,
  type Throw,
  problem,
} from '@glade/engine';
import {
  hasSecrets,
  Table,
  TableHost,
  type Host,
  type Answer,
  type Broken,
  type Chooser,
  type Correction,
  type Foreseen,
  type Change,
  type Intent,
  type LastCorrection,
  type TableView,
  type Viewer,
} from '@glade/table';
import type { Message, Quest } from '@glade/ui';
import type { NotStored } from '../storage/browser-storage.ts';
import type { LaidOut } from '../storage/laid-out.ts';
import type { MatchStore, StoredMatch } from '../storage/match-store.ts';
import { keepCopy } from './correct/keep-copy.ts';
import { storedCorrection } from './correct/stored-correction.ts';
import { LaidOutCounts, NOT_SET_UP } from './on-table/laid-out.ts';

/** Dice that have fallen. */
export interface FallenDice {
  readonly thrown: Throw;
  readonly faces: readonly number[];
  /** Identifies the throw: its entry in the log, and how many throws before it were refused. */
  readonly id: string;
}

/** One thing that is shown: dice that fall, a square that people are to find, or the position after an entry. */
export type Scene =
  | {
      readonly type: 'dice';
      readonly dice: FallenDice;
      /** Why the rules refuse this throw; undefined if it counts. */
      readonly refusal: Refusal | undefined;
    }
  | { readonly type: 'quest'; readonly quest: Quest }
  | {
      readonly type: 'position';
      readonly view: TableView;
      readonly events: readonly Event[];
      /** What is said instead of the events. */
      readonly message?: Message | undefined;
    };

/** A throw that the rules refused. It is not in the log; `before` is the index of the entry that followed it. */
export interface RefusedThrow {
  readonly before: number;
  readonly faces: readonly number[];
  readonly refusal: Refusal;
}

/** How a correction ended: entry `at` was put right, or not everybody agreed. */
export type CorrectionEnd =
  | { readonly type: 'done'; readonly at: number; readonly broken: Broken | undefined }
  | { readonly type: 'refused' };

/** Why a match is not stored: no storage, no room, or `moved`: another tab has gone on with it. */
export type UnsavedReason = NotStored | 'moved';

/** What becomes of a match when people leave it. `new`: nothing has happened in it, so it is not stored. `removed`: another tab has removed it. */
export type WhenLeft = 'new' | 'saved' | 'moved' | 'removed' | 'unsaved';

/** What a session needs of a store of matches. */
export type SessionStore = Pick<
  MatchStore,
  'newKey' | 'stored' | 'watch' | 'write' | 'writeCopy' | 'copiesOf'
>;

export interface SessionOptions {
  readonly key: string;
  /** A match at a table in this page, or the host of one far away: bots, dice and storage are there. */
  readonly match: Match | Host;
  readonly revision: number;
  /** As in `StoredMatch`: set if the pieces lie on a real table. */
  readonly laidOut?: readonly LaidOut[] | undefined;
  /** The last correction, if nothing has happened since: it can still be taken back. */
  readonly corrected?: LastCorrection | undefined;
  readonly store: SessionStore;
  readonly chooser: Chooser;
  /** Where virtual dice come from, if not from the seed: a lesson chooses what they bring. */
  readonly dice?: DiceSource | undefined;
  /** The square that people are to find before they see what virtual dice have caused, after all `earlier` events. */
  readonly quest: (events: readonly Event[], earlier: readonly Event[]) => Quest | undefined;
  /** How long a scene stays before the next is shown, in milliseconds; 0 shows everything at once. */
  readonly pause: (scene: Scene) => number;
  /** The seats whose dice are to be thrown in this view of the game; empty where the dice are nobody's own. */
  readonly throwers?: ((view: unknown) => readonly Seat[]) | undefined;
  /** Called with each scene when it is shown. */
  readonly onScene: (scene: Scene) => void;
}

/**
 * A match on this page: its table, what of it is shown, and its copy in the browser's storage. Several entries can happen at
 * once, so the table is ahead of what is shown: scenes wait in a queue and are shown one after the other. An action of a
 * person shows all that wait at once.
 */
export class Session {
  /** The match as the people of this page have it, here or far away. */
  readonly host: Host;
  /** The seats of the people at this page. */
  readonly people: readonly Seat[];
  /** Whether the table is far away: its dice fall there, and other people have pages of their own. */
  readonly isFar: boolean;
  /** Why something that was sent far away has not happened after all; the same object until the next one. */
  readonly notDone = signal<Exclude<Answer, { ok: true }>>();
  /** Whether seats may know different things. */
  readonly secret: boolean;
  /** The seat for which the page is shown; undefined: what everybody may see. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The position that is shown. */
  readonly view: ReadonlySignal<TableView>;
  /** The events of the entry that was shown last, to be animated. It is a new list whenever something is shown. */
  readonly freshEvents: ReadonlySignal<readonly Event[]>;
  /** The dice that are shown. */
  readonly dice: ReadonlySignal<FallenDice | undefined>;
  /** The square that people are to find now. Until they do, later scenes wait and nothing else can be done. */
  readonly quest: ReadonlySignal<Quest | undefined>;
  /** The bot whose dice are to fall in the position that is shown. */
  readonly rolling: ReadonlySignal<Seat | undefined>;
  /** True while scenes wait to be shown. */
  readonly busy: ReadonlySignal<boolean>;
  /** While this is true, entries are not shown. `reveal` shows where they have led. */
  readonly quiet = signal(false);
  /** Chooses for bots where it gives an action. */
  chooseForBot: ((match: Match) => Action | undefined) | undefined;
  /** The person who has to take the device now. Nothing of theirs is shown before. */
  readonly handover: ReadonlySignal<Seat | undefined>;
  /** True after somebody has acted and before they pass the device on: their secrets are still shown. */
  readonly passing: ReadonlySignal<boolean>;
  /** How the last correction ended, until something else happens; `refused`: not everybody agreed. */
  readonly corrected: ReadonlySignal<CorrectionEnd | undefined>;
  readonly refusedThrows: ReadonlySignal<readonly RefusedThrow[]>;
  /** Why the match is not stored; undefined if it is. */
  readonly unsaved: ReadonlySignal<UnsavedReason | undefined>;
  /** What each seat has carried out on a real table; undefined: the board is only on the screen. */
  readonly laidOut: ReadonlySignal<readonly LaidOut[] | undefined>;
  /** People at a real table have asked for the figures that no real table has. */
  readonly counts = signal(false);
  /** True once somebody has gone on with a match that another tab had removed: it is stored again. */
  readonly storedAgain = signal(false);
  /** What people had entered as the entry `at` and took back to put it right. */
  readonly putRight = signal<{
    readonly at: number;
    readonly faces?: readonly number[] | undefined;
  }>();

  private readonly options: SessionOptions;
  private readonly keyNow: Signal<string>;
  private revision: number;
  /** The record that was stored last. */
  private storedRecord: string;
  /** The record as it is, stored or not. */
  private record: string;
  private readonly viewerNow: Signal<Viewer>;
  private readonly viewNow: Signal<TableView>;
  private readonly eventsNow = signal<readonly Event[]>([]);
  private readonly diceNow = signal<FallenDice | undefined>(undefined);
  private readonly questNow = signal<Quest | undefined>(undefined);
  private readonly waitingScenes = signal<readonly Scene[]>([]);
  private readonly correctedNow = signal<CorrectionEnd | undefined>(undefined);
  private readonly refusedNow = signal<readonly RefusedThrow[]>([]);
  private readonly unsavedNow = signal<UnsavedReason | undefined>(undefined);
  private readonly laid: LaidOutCounts;
  /** How many entries the position has that was queued last. */
  private told: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unwatch: () => void;

  constructor(options: SessionOptions) {
    this.options = options;
    this.keyNow = signal(options.key);
    this.laid = new LaidOutCounts(options.laidOut);
    this.laidOut = this.laid.now;
    this.revision = options.revision;
    this.isFar = !(options.match instanceof Match);
    this.host = options.match instanceof Match ? this.hostHere(options.match) : options.match;
    this.people = this.host.seats;
    this.secret = hasSecrets(this.host.rules);
    this.record = this.recordNow;
    this.storedRecord = this.record;

    const alone = this.people.length === 1 || !this.secret ? this.people[0] : undefined;
    this.viewerNow = signal<Viewer>(alone);
    this.viewer = this.viewerNow;
    this.viewNow = signal(this.host.view(alone));
    this.told = this.viewNow.peek().entries.length;
    this.view = this.viewNow;
    this.freshEvents = this.eventsNow;
    this.dice = this.diceNow;
    this.quest = this.questNow;
    this.refusedThrows = this.refusedNow;
    this.corrected = this.correctedNow;
    this.unsaved = this.unsavedNow;
    this.rolling = computed(() => {
      const { actor, header, view } = this.viewNow.value;
      return actor === CHANCE && header.dice === 'virtual' ? this.throwerOf(view) : undefined;
    });
    this.busy = computed(() => this.quiet.value || this.waitingScenes.value.length > 0);
    this.handover = computed(() => {
      const { actor } = this.viewNow.value;
      const waits = this.sharesScreen && this.viewerNow.value === undefined;
      return waits && this.people.includes(actor) ? actor : undefined;
    });
    this.passing = computed(() => {
      const { actor } = this.viewNow.value;
      return this.sharesScreen && this.viewerNow.value !== undefined && actor !== OVER
        ? actor !== this.viewerNow.value
        : false;
    });
    this.diceNow.value = this.lastDice();
    this.host.subscribe((change) => this.handle(change));
    this.unwatch = options.store.watch(options.key, () => this.noticeOtherTab());
    this.save();
    this.throwForBots();
  }

  /** A table in this page, with the people who sit before it. */
  private hostHere(match: Match): Host {
    const { chooser, dice, store } = this.options;
    const table = new Table(match, {
      ...(dice && { dice }),
      chooser: {
        choose: async (now, ...rest) => this.chooseForBot?.(now) ?? chooser.choose(now, ...rest),
      },
      // The console is the log of this host.
      // oxlint-disable-next-line no-console
      botFailed: (seat, error) => console.warn(`bot at seat ${seat + 1}:`, error),
      corrected: this.options.corrected,
      keep: (before, { at }) => keepCopy(store, this.key, before, at, this.laidOut.peek()),
    });
    const people = table.players.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
    return new TableHost(table, table.party(people));
  }

  /**
   * The table in this page: for what is only done here, such as entering real dice. Throws where the page has only what its
   * seats may know.
   */
  get table(): Table {
    if (this.host instanceof TableHost) return this.host.table;
    throw new Error('This match is far away.');
  }

  /** The key of the match in the store. */
  get key(): string {
    return this.keyNow.value;
  }

  /** Stores the match under a new key, because another tab has gone on with the one under the old key. */
  private storeAsCopy(): void {
    const { store } = this.options;
    this.unwatch();
    this.keyNow.value = store.newKey();
    this.revision = 0;
    this.storedAgain.value = false;
    this.unwatch = store.watch(this.key, () => this.noticeOtherTab());
    this.unsavedNow.value = undefined;
    this.save();
  }

  /** The seat of the only person at this screen, who is called “you”; undefined if there are several or none. */
  get you(): Seat | undefined {
    return this.people.length === 1 ? this.people[0] : undefined;
  }

  /** Whether several people with secrets from each other share this screen. */
  get sharesScreen(): boolean {
    return this.secret && this.people.length > 1;
  }

  /** The seat for which an intent on this page is. */
  get seat(): Seat {
    const { actor, entries } = this.host.view(this.viewerNow.value);
    if (this.secret && this.viewerNow.value !== undefined) return this.viewerNow.value;
    if (this.people.includes(actor)) return actor;
    // If no person is to act, the person who acted last may want to take it back.
    const last = entries.findLast((entry) => this.people.includes(entry.actor));
    return last?.actor ?? this.people[0] ?? 0;
  }

  /**
   * Who asks here to put entry `at` right: the person whose entry it is, else the person at the device. Undefined if the
   * screen is nobody's and the entry is no throw that everybody has seen.
   */
  askerOf(at: number): Seat | undefined {
    const { entries } = this.host.view(this.viewerNow.value);
    const actor = entries[at]?.actor ?? CHANCE;
    if (!this.secret) return this.people.includes(actor) ? actor : this.seat;
    if (!this.isNobodys) return this.seat;
    const hidden = at < entries.length && !(actor === CHANCE && this.shows(at));
    return hidden ? undefined : this.seat;
  }

  /** Whether the person at the screen, or everybody if it is nobody's, knows what entry `at` says. */
  shows(at: number): boolean {
    return this.host.view(this.viewerNow.value).entries[at]?.action !== undefined;
  }

  /** What would become of the match by a correction, as far as it may be told on the screen as it is. */
  foresee(correction: Correction, by: Seat): Foreseen {
    const found = this.host.foresee(correction, by);
    if (!found.ok || !this.isNobodys) return found;
    const { entries } = this.host.view(this.viewerNow.value);
    const hidden = entries.some((_, at) => at >= correction.at && !this.shows(at));
    return hidden ? { ok: true, known: false, broken: undefined } : found;
  }

  /** Whether people have secrets from each other, and the screen shows only what all of them may see. */
  get isNobodys(): boolean {
    return this.secret && this.viewerNow.value === undefined && this.host.match?.over !== true;
  }

  /** Carries an intent out. Scenes that wait are shown at once. */
  submit(intent: Intent): Answer {
    this.skip();
    if (this.questNow.peek() !== undefined) return problem('quest');
    const changes = ['undo', 'correct', 'restore'].includes(intent.type);
    if (changes && !this.takesBack) return problem('undo.off');
    // Without secrets, any of the people may take back what one of them did.
    const back = intent.type === 'undo' || intent.type === 'redo';
    const wanted: Intent = back && !this.secret ? { type: intent.type } : intent;
    const answer = this.host.submit(wanted);
    if (answer.ok && this.unsavedNow.peek() === 'moved') this.storeAsCopy();
    return answer;
  }

  /** Takes back what people entered last, and nothing else, so that they can put it right. */
  changeEntered(entered: {
    readonly at: number;
    readonly faces?: readonly number[] | undefined;
  }): Answer {
    const undo = { type: 'undo', by: this.seat } as const;
    let answer = this.submit(undo);
    // After a refused throw the first one only says that this throw is not in the match; here the entry is named.
    if (!answer.ok && 'problem' in answer && answer.problem.code === 'undo.refused')
      answer = this.submit(undo);
    if (answer.ok) this.putRight.value = entered;
    return answer;
  }

  /** Where the match is stored as it was before entries of it were put right: what did not fit any more is there. */
  get copies(): readonly { readonly key: string; readonly before?: number | undefined }[] {
    return this.options.store.copiesOf(this.key);
  }

  /** Whether there is something to take back: for the person at the screen, or for anybody where nothing is hidden. */
  get canUndo(): boolean {
    return this.secret ? this.viewNow.value.canUndo : this.host.canUndo;
  }

  /** Whether people may take back here. Entries of real dice can always be corrected. */
  get takesBack(): boolean {
    const { options, dice } = this.host.header;
    return options['takeBack'] !== false || dice === 'entered';
  }

  /** Whether the match is played with real pieces or real dice: the device lies on the table, and is looked at more than touched. */
  get onRealTable(): boolean {
    return this.laidOut.value !== undefined || this.host.header.dice === 'entered';
  }

  /** What a strong bot would do for the seat that acts here. */
  async hint(): Promise<Result<Action>> {
    return this.questNow.peek() === undefined ? this.host.hint(this.seat) : problem('quest');
  }

  /** Ends the quest: somebody has found the square, or wants to be shown it. */
  questFound(): void {
    if (this.questNow.peek() === undefined) return;
    this.questNow.value = undefined;
    this.showNextAndWait();
  }

  /** Shows the page for this seat, whose person has taken the device. */
  showTo(seat: Seat): void {
    this.skip();
    this.showAs(seat);
  }

  /** Shows only what everybody may see. */
  hideEverything(): void {
    this.skip();
    this.showAs(undefined);
  }

  /** Shows all scenes that wait, up to the next quest. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.questNow.peek() === undefined && this.waitingScenes.peek().length > 0) {
      this.showNext();
      this.eventsNow.value = [];
    }
  }

  /** Ends the quiet: shows the present position after these events. With `message`, that is said instead of the events. */
  reveal(events: readonly Event[], message?: Message): void {
    this.quiet.value = false;
    this.save();
    const view = this.host.view(this.viewerNow.value);
    this.enqueue({ type: 'position', view, events, message });
    // A second scene, so that the first one has its time before anybody can act.
    if (message) this.enqueue({ type: 'position', view, events: [] });
    this.throwForBots();
  }

  /**
   * The pieces lie on a real table from now on, as the log says it; or they are only on the screen. Before the first entry
   * the table is not set up yet, nor at a table far away before a player has acted: its dice fall for all at once.
   */
  useRealTable(use: boolean): void {
    const { rules } = this.host;
    const { entries } = this.host.view(this.viewerNow.value);
    const begins = entries.every(({ actor }) => this.isFar && actor === CHANCE);
    if (use) this.laid.begin(this.secret ? rules.seats : 1, begins ? NOT_SET_UP : entries.length);
    else this.laid.end();
    this.save();
  }

  /** A seat (0 where nothing is hidden) has carried out so many entries on the real table. */
  layOut(seat: Seat, entries: number): void {
    this.laid.set(seat, entries);
    this.save();
  }

  /** Ends the session. The match stays stored. */
  dispose(): void {
    clearTimeout(this.timer);
    this.unwatch();
    this.host.dispose();
  }

  /** The match as it is stored. */
  get saved(): Pick<
    StoredMatch,
    'key' | 'game' | 'record' | 'over' | 'begun' | 'laidOut' | 'corrected'
  > {
    const { match, header } = this.host;
    const corrected = this.isFar ? undefined : this.table.corrected;
    return {
      key: this.key,
      game: header.game,
      record: this.recordNow,
      over: match?.over === true,
      begun: this.hasBegun,
      laidOut: this.laidOut.peek(),
      corrected: corrected && storedCorrection(corrected),
    };
  }

  /** The record of the match; empty as long as the page has only what its seats may know. */
  get recordNow(): string {
    const { match } = this.host;
    return match === undefined ? '' : formatRecord(match);
  }

  private get hasBegun(): boolean {
    return this.host.view(this.viewerNow.peek()).entries.length > 0;
  }

  /** What becomes of the match if people leave it now. */
  get whenLeft(): WhenLeft {
    const why = this.unsavedNow.peek();
    const there = this.options.store.stored(this.key).kind !== 'none';
    if (there) return why === 'moved' ? 'moved' : why === undefined ? 'saved' : 'unsaved';
    if (!this.hasBegun) return 'new';
    return why === undefined || why === 'moved' ? 'removed' : 'unsaved';
  }

  /** The first seat whose dice are to be thrown, if none of them is a person's; else undefined. */
  private throwerOf(view: unknown): Seat | undefined {
    const seats = this.options.throwers?.(view) ?? [];
    return seats.some((seat) => this.people.includes(seat)) ? undefined : seats[0];
  }

  /** Throws the dice of a bot, once all listeners have been told of the entry before. */
  private throwForBots(): void {
    if (this.isFar) return;
    queueMicrotask(() => {
      const { actor, header, rules, state } = this.table.match;
      if (this.quiet.peek() || actor !== CHANCE || header.dice !== 'virtual') return;
      if (rules.thrown(state) === undefined) return;
      // Where only bots play, the page throws at the pace of who watches.
      if (this.people.length > 0 && this.throwerOf(rules.view(state, undefined)) !== undefined)
        this.table.submit({ type: 'roll' });
    });
  }

  private handle(change: Change): void {
    if (this.quiet.peek()) return;
    if (change.type !== 'thinking' && change.type !== 'failed') this.correctedNow.value = undefined;
    switch (change.type) {
      case 'refusedThrow': {
        const { faces, refusal } = change;
        const before = this.table.match.log.length;
        this.refusedNow.value = [...this.refusedNow.value, { before, faces, refusal }];
        const thrown = this.table.match.rules.thrown(this.table.match.state);
        if (thrown === undefined) return;
        const id = `${before}.${this.refusedNow.value.length}`;
        return this.enqueue({ type: 'dice', dice: { thrown, faces, id }, refusal });
      }
      case 'entry': {
        this.save();
        if (change.actor === CHANCE) {
          this.putRight.value = undefined;
          const dice = this.lastDice();
          // Real dice lie on the table: nobody has to see them fall here.
          if (this.host.header.dice === 'entered') this.diceNow.value = dice;
          else if (dice !== undefined) this.enqueue({ type: 'dice', dice, refusal: undefined });
        }
        this.queuePosition(change.index, change.actor);
        return this.throwForBots();
      }
      case 'cut':
        return this.showChanged(change.length);
      case 'corrected':
        this.showChanged(change.at);
        this.correctedNow.value = { type: 'done', at: change.at, broken: change.broken };
        return this.throwForBots();
      case 'proposal':
        // Whoever is asked next must not see the secrets of the one before.
        if (this.sharesScreen) this.viewerNow.value = undefined;
        this.skip();
        this.refresh();
        if (change.proposal === undefined && !change.withdrawn)
          this.correctedNow.value = { type: 'refused' };
        return undefined;
      case 'thinking':
      case 'failed':
        return this.refresh();
    }
  }

  /** Shows the table at once after entries from `from` on have gone or were changed. */
  private showChanged(from: number): void {
    // What lies on a real table is still what the old log said.
    this.laid.cut(from, this.record);
    this.save();
    this.refusedNow.value = this.refusedNow.value.filter(({ before }) => before <= from);
    this.skip();
    this.diceNow.value = this.lastDice();
    const view = this.host.view(this.viewerNow.value);
    this.told = view.entries.length;
    this.present({ type: 'position', view, events: [] });
  }

  private queuePosition(changed: number, actor: Actor): void {
    const view = this.host.view(this.viewerNow.value);
    // Where the page has not the whole log, the entries of the viewer are counted for themselves.
    const isNew = view.entries.length > this.told;
    const index = this.host.match === undefined ? (isNew ? view.entries.length - 1 : -1) : changed;
    this.told = view.entries.length;
    const events = view.entries[index]?.events ?? [];
    const falls = actor === CHANCE && view.header.dice === 'virtual' && this.people.length > 0;
    const earlier = falls ? view.entries.slice(0, index).flatMap((entry) => entry.events) : [];
    const quest = falls ? this.options.quest(events, earlier) : undefined;
    if (quest !== undefined) this.enqueue({ type: 'quest', quest });
    this.enqueue({ type: 'position', view, events });
  }

  /** Shows a scene, after those that wait. */
  private enqueue(scene: Scene): void {
    if (this.timer !== undefined || this.questNow.peek() !== undefined) {
      this.waitingScenes.value = [...this.waitingScenes.value, scene];
      return;
    }
    this.present(scene);
    this.waitAfter(scene);
  }

  private waitAfter(scene: Scene): void {
    if (scene.type === 'quest') return;
    const pause = this.options.pause(scene);
    if (pause <= 0) return this.showNextAndWait();
    this.timer = setTimeout(() => this.showNextAndWait(), pause);
  }

  private showNextAndWait(): void {
    this.timer = undefined;
    const scene = this.showNext();
    if (scene !== undefined) this.waitAfter(scene);
  }

  private showNext(): Scene | undefined {
    const [scene, ...rest] = this.waitingScenes.peek();
    if (scene === undefined) return undefined;
    this.waitingScenes.value = rest;
    this.present(scene);
    return scene;
  }

  private present(scene: Scene): void {
    batch(() => {
      if (scene.type === 'dice') {
        this.diceNow.value = scene.dice;
      } else if (scene.type === 'quest') {
        this.questNow.value = scene.quest;
      } else {
        this.eventsNow.value = scene.events;
        this.viewNow.value = scene.view;
      }
    });
    this.options.onScene(scene);
  }

  private showAs(viewer: Viewer): void {
    batch(() => {
      this.viewerNow.value = viewer;
      this.eventsNow.value = [];
      this.viewNow.value = this.host.view(viewer);
    });
    this.told = this.viewNow.peek().entries.length;
  }

  /** Shows the table again after a change that is no entry, such as a bot that thinks. */
  private refresh(): void {
    if (this.waitingScenes.peek().length > 0) return;
    this.viewNow.value = this.host.view(this.viewerNow.peek());
  }

  private lastDice(): FallenDice | undefined {
    const { fallen } = this.host;
    return fallen && { thrown: fallen.thrown, faces: fallen.faces, id: `${fallen.entry}` };
  }

  private save(): void {
    const { saved } = this;
    this.record = saved.record;
    if (this.unsavedNow.peek() === 'moved') return;
    const { store } = this.options;
    const gone = this.revision > 0 && store.stored(this.key).kind === 'none';
    const written = store.write(saved, this.revision);
    if (written.ok) {
      if (gone && saved.begun) this.storedAgain.value = true;
      this.revision = written.saved.revision;
      this.storedRecord = saved.record;
    }
    this.unsavedNow.value = written.ok ? undefined : written.why;
  }

  private noticeOtherTab(): void {
    const reading = this.options.store.stored(this.key);
    if (reading.kind === 'none') return;
    const { revision, record } =
      reading.kind === 'match' ? reading.saved : { revision: Infinity, record: '' };
    const ours = revision === this.revision && record === this.storedRecord;
    if (revision >= this.revision && !ours) this.unsavedNow.value = 'moved';
  }
}
