import { computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  CHANCE,
  Match,
  OVER,
  formatRecord,
  type Event,
  type Action,
  type DiceSource,
  type Seat,
  type Result,
  problem,
} from '@glade/engine';
import {
  hasSecrets,
  Table,
  TableHost,
  type Host,
  type Answer,
  type Chooser,
  type Change,
  type Intent,
  type LastCorrection,
  type TableView,
  type ThrowsToCome,
  type Viewer,
} from '@glade/table';
import type { Message, Quest } from '@glade/ui';
import type { LaidOut } from '../storage/laid-out.ts';
import { keepCopy } from './correct/keep-copy.ts';
import { storedCorrection, storedThrows } from './correct/stored-correction.ts';
import { LaidOutCounts, NOT_SET_UP } from './on-table/laid-out.ts';
import {
  SavedMatch,
  type MatchNow,
  type SessionStore,
  type UnsavedReason,
  type WhenLeft,
} from './saving/saved-match.ts';
import type { FallenDice, RefusedThrow } from './scenes/scene.ts';
import { ShownMatch, type CorrectionEnd, type ShownMatchOptions } from './scenes/shown-match.ts';

export interface SessionOptions extends Omit<ShownMatchOptions, 'host' | 'secret' | 'held'> {
  readonly key: string;
  /** A match at a table in this page, or the host of one far away: bots, dice and storage are there. */
  readonly match: Match | Host;
  readonly revision: number;
  /** As in `StoredMatch`: set if the pieces lie on a real table. */
  readonly laidOut?: readonly LaidOut[] | undefined;
  /** The last correction, if nothing has happened since: it can still be taken back. */
  readonly corrected?: LastCorrection | undefined;
  /** Throws that were dropped by a correction and come again. */
  readonly toCome?: ThrowsToCome | undefined;
  readonly store: SessionStore;
  /** Does something a moment later, before the page can go: by it entries are stored. Without it they are at once. */
  readonly later?: ((work: () => void) => () => void) | undefined;
  readonly chooser: Chooser;
  /** Where virtual dice come from, if not from the seed: a lesson chooses what they bring. */
  readonly dice?: DiceSource | undefined;
  /** The seats whose dice are to be thrown in this view of the game; empty where the dice are nobody's own. */
  readonly throwers?: ((view: unknown) => readonly Seat[]) | undefined;
  /** Whether a seat is out of the match for good, in this view of the game. */
  readonly isOut?: ((view: unknown, seat: Seat) => boolean) | undefined;
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
  /** Whether something has been sent far away that is not shown here before the server has it. */
  readonly onItsWay = signal(false);
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
  /**
   * The seats that play on, once all the people at this screen are out for good and the dice are the app's; else undefined.
   * Then no dice fall unless people are `watching`, and all dice fall by themselves if they are.
   */
  readonly playOn: ReadonlySignal<readonly Seat[] | undefined>;
  /** Whether people who are out watch the others. */
  readonly watching = signal(false);
  /** True while scenes wait to be shown. */
  readonly busy: ReadonlySignal<boolean>;
  /** While this is true, entries are not shown. `reveal` shows where they have led. */
  readonly quiet = signal(false);
  /** Set by a guide while it says something about what is shown that has to be read. */
  readonly heldByGuide = signal(false);
  /** Set by a game while it wants what is shown to be seen. */
  readonly held = signal(false);
  /** While this is true, what is shown stays. */
  readonly stays = computed(() => this.held.value || this.heldByGuide.value);
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
  /** Takes back the last die of a throw of which only some are entered. */
  readonly halfEntered = signal<(() => void) | undefined>(undefined);
  /** People at a real table have asked for the figures that no real table has. */
  readonly counts = signal(false);
  /** True once somebody has gone on with a match that another tab had removed: it is stored again. */
  readonly storedAgain: ReadonlySignal<boolean>;
  /** What people had entered as the entry `at` and took back to put it right. */
  readonly putRight = signal<{
    readonly at: number;
    readonly faces?: readonly number[] | undefined;
  }>();

  private readonly options: SessionOptions;
  private readonly savedMatch: SavedMatch;
  private readonly shown: ShownMatch;
  private readonly laid: LaidOutCounts;

  constructor(options: SessionOptions) {
    this.options = options;
    this.laid = new LaidOutCounts(options.laidOut);
    this.laidOut = this.laid.now;
    this.isFar = !(options.match instanceof Match);
    this.host = options.match instanceof Match ? this.hostHere(options.match) : options.match;
    this.people = this.host.seats;
    this.secret = hasSecrets(this.host.rules);
    this.savedMatch = new SavedMatch({
      ...options,
      record: this.recordNow,
      now: () => this.saved,
    });
    this.unsaved = this.savedMatch.unsaved;
    this.storedAgain = this.savedMatch.again;

    this.shown = new ShownMatch({
      ...options,
      host: this.host,
      secret: this.secret,
      held: this.stays,
    });
    this.viewer = this.shown.viewer;
    this.view = this.shown.view;
    this.freshEvents = this.shown.events;
    this.dice = this.shown.dice;
    this.quest = this.shown.quest;
    this.handover = this.shown.handover;
    this.passing = this.shown.passing;
    this.corrected = this.shown.corrected;
    this.refusedThrows = this.shown.refusedThrows;
    this.rolling = computed(() => {
      const { actor, header, view } = this.view.value;
      return actor === CHANCE && header.dice === 'virtual' ? this.throwerOf(view) : undefined;
    });
    this.playOn = computed(() => this.othersAlone());
    this.busy = computed(() => this.quiet.value || this.shown.waits.value);
    this.host.subscribe((change) => this.handle(change));
    this.savedMatch.save();
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
      toCome: this.options.toCome,
      oneDevice: true,
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
    return this.savedMatch.key.value;
  }

  /** The seat of the only person at this screen, who is called “you”; undefined if there are several or none. */
  get you(): Seat | undefined {
    return this.people.length === 1 ? this.people[0] : undefined;
  }

  /** Whether several people with secrets from each other share this screen. */
  get sharesScreen(): boolean {
    return this.shown.sharesScreen;
  }

  /** The seat for which an intent on this page is. */
  get seat(): Seat {
    const { actor, entries } = this.now;
    if (this.secret && this.viewer.value !== undefined) return this.viewer.value;
    if (this.people.includes(actor)) return actor;
    // If no person is to act, the person who acted last may want to take it back.
    const last = entries.findLast((entry) => this.people.includes(entry.actor));
    return last?.actor ?? this.people[0] ?? 0;
  }

  /** Whether people have secrets from each other, and the screen shows only what all of them may see. */
  get isNobodys(): boolean {
    return this.secret && this.viewer.value === undefined && this.host.match?.over !== true;
  }

  /** Carries an intent out. Scenes that wait are shown at once. */
  submit(intent: Intent): Answer {
    // Somebody who acts has read what the guide says, and seen what the game held.
    this.held.value = this.heldByGuide.value = false;
    this.skip();
    if (this.quest.peek() !== undefined) return problem('quest');
    const changes = ['undo', 'correct', 'restore'].includes(intent.type);
    if (changes && !this.takesBack) return problem('undo.off');
    // Without secrets, any of the people may take back what one of them did.
    const back = intent.type === 'undo' || intent.type === 'redo';
    const wanted: Intent = back && !this.secret ? { type: intent.type } : intent;
    const answer = this.host.submit(wanted);
    if (answer.ok) this.savedMatch.partFromOtherTab();
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
    return this.secret ? this.view.value.canUndo : this.host.canUndo;
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
    return this.quest.peek() === undefined ? this.host.hint(this.seat) : problem('quest');
  }

  /** Ends the quest: somebody has found the square, or wants to be shown it. */
  questFound(): void {
    this.shown.endQuest();
  }

  /** The position as it is now, which may be ahead of what is shown. */
  get now(): TableView {
    return this.shown.now;
  }

  /** Shows the page for this seat, whose person has taken the device. */
  showTo(seat: Seat): void {
    this.shown.showTo(seat);
  }

  /** Shows only what everybody may see. */
  hideEverything(): void {
    this.shown.showTo(undefined);
  }

  /** Shows all scenes that wait, up to the next quest or one that is held. */
  skip(): void {
    this.shown.skip();
  }

  /** Ends the quiet: shows the present position after these events. With `message`, that is said instead of the events. */
  reveal(events: readonly Event[], message?: Message): void {
    this.quiet.value = false;
    this.savedMatch.save();
    this.shown.reveal(events, message);
    this.throwForBots();
  }

  /**
   * The pieces lie on a real table from now on, as the log says it; or they are only on the screen. Before the first entry
   * the table is not set up yet, nor at a table far away before a player has acted: its dice fall for all at once.
   */
  useRealTable(use: boolean): void {
    const { rules } = this.host;
    const { entries } = this.now;
    const begins = entries.every(({ actor }) => this.isFar && actor === CHANCE);
    if (use) this.laid.begin(this.secret ? rules.seats : 1, begins ? NOT_SET_UP : entries.length);
    else this.laid.end();
    this.savedMatch.save();
  }

  /** A seat (0 where nothing is hidden) has carried out so many entries on the real table. */
  layOut(seat: Seat, entries: number): void {
    this.laid.set(seat, entries);
    this.savedMatch.save();
  }

  /** Ends the session. The match stays stored. */
  dispose(): void {
    this.shown.dispose();
    this.savedMatch.dispose();
    this.host.dispose();
  }

  /** The match as it is stored. */
  get saved(): MatchNow {
    const { match, header } = this.host;
    const { corrected, toCome } = this.isFar ? {} : this.table;
    return {
      key: this.key,
      game: header.game,
      record: this.recordNow,
      over: match?.over === true,
      begun: this.hasBegun,
      laidOut: this.laidOut.peek(),
      corrected: corrected && storedCorrection(corrected),
      toCome: toCome && storedThrows(toCome),
    };
  }

  /** The record of the match; empty as long as the page has only what its seats may know. */
  get recordNow(): string {
    const { match } = this.host;
    return match === undefined ? '' : formatRecord(match);
  }

  private get hasBegun(): boolean {
    return this.host.view(this.viewer.peek()).entries.length > 0;
  }

  /** What becomes of the match if people leave it now. */
  get whenLeft(): WhenLeft {
    return this.savedMatch.whenLeft;
  }

  /** The first seat whose dice are to be thrown, if none of them is a person's; else undefined. */
  private throwerOf(view: unknown): Seat | undefined {
    const seats = this.options.throwers?.(view) ?? [];
    // Far away the server throws what belongs to several.
    if (this.isFar && seats.length > 1) return undefined;
    return seats.some((seat) => this.people.includes(seat)) ? undefined : seats[0];
  }

  private othersAlone(): readonly Seat[] | undefined {
    const { actor, header, rules, view } = this.view.value;
    const { isOut } = this.options;
    if (isOut === undefined || this.isFar || header.dice !== 'virtual' || actor === OVER)
      return undefined;
    if (this.people.length === 0 || !this.people.every((seat) => isOut(view, seat)))
      return undefined;
    return Array.from({ length: rules.seats }, (_, seat) => seat).filter(
      (seat) => !isOut(view, seat),
    );
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
    const { type } = change;
    if (type === 'cut' || type === 'corrected') {
      // What lies on a real table is still what the old log said.
      this.laid.cut(type === 'cut' ? change.length : change.at, this.savedMatch.record);
    }
    // What lies on a real table is told by the record that was stored last.
    if (type === 'entry' && this.laidOut.peek() === undefined) this.savedMatch.saveSoon();
    else if (type === 'entry' || type === 'cut' || type === 'corrected') this.savedMatch.save();
    if (type === 'entry' && change.actor === CHANCE) this.putRight.value = undefined;
    // Before what is shown is drawn, so that the entry and the throw after it are drawn together.
    if (type === 'entry' || type === 'corrected') this.throwForBots();
    this.shown.tell(change);
  }
}
