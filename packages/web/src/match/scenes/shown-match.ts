import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { CHANCE, OVER, type Actor, type Event, type Seat } from '@glade/engine';
import type { Broken, Change, Host, TableView, Viewer } from '@glade/table';
import type { Message, Quest } from '@glade/ui';
import type { FallenDice, RefusedThrow, Scene } from './scene.ts';
import { SceneQueue } from './scene-queue.ts';

/** How a correction ended: entry `at` was put right, or not everybody agreed. */
export type CorrectionEnd =
  | { readonly type: 'done'; readonly at: number; readonly broken: Broken | undefined }
  | { readonly type: 'refused' };

export interface ShownMatchOptions {
  readonly host: Host;
  /** Whether seats may know different things. */
  readonly secret: boolean;
  /** The square that people are to find before they see what virtual dice have caused, after all `earlier` events. */
  readonly quest: (events: readonly Event[], earlier: readonly Event[]) => Quest | undefined;
  /** The seats whose dice or cards come next. */
  readonly throwers?: ((view: unknown) => readonly Seat[]) | undefined;
  /** How long a scene stays before the next is shown, in milliseconds; 0 shows everything at once. */
  readonly pause: (scene: Scene) => number;
  /** Called with each scene when it is shown. */
  readonly onScene: (scene: Scene) => void;
  /** While this is true, the scene that is shown stays. */
  readonly held: ReadonlySignal<boolean>;
}

/**
 * What this page shows of a match, and for whom. Several entries can happen at once, so the table is ahead of what is shown:
 * scenes wait in a queue and are shown one after the other.
 */
export class ShownMatch {
  /** The seat for which the page is shown; undefined: what everybody may see. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The position that is shown, and the events that led there. */
  readonly view: ReadonlySignal<TableView>;
  readonly events: ReadonlySignal<readonly Event[]>;
  readonly dice: ReadonlySignal<FallenDice | undefined>;
  readonly quest: ReadonlySignal<Quest | undefined>;
  /** Whether scenes wait to be shown. */
  readonly waits: ReadonlySignal<boolean>;
  /** The person who has to take the device now. */
  readonly handover: ReadonlySignal<Seat | undefined>;
  /** True after somebody has acted and before they pass the device on. */
  readonly passing: ReadonlySignal<boolean>;
  readonly corrected: ReadonlySignal<CorrectionEnd | undefined>;
  readonly refusedThrows: ReadonlySignal<readonly RefusedThrow[]>;
  private readonly options: ShownMatchOptions;
  private readonly scenes: SceneQueue;
  private readonly viewerNow: Signal<Viewer>;
  private readonly correctedNow = signal<CorrectionEnd | undefined>(undefined);
  private readonly refusedNow = signal<readonly RefusedThrow[]>([]);
  /** The position that was queued last, how many entries it has, and whose dice come next in it. */
  private last: TableView;
  private told = 0;
  private throwersNow: readonly Seat[] = [];

  constructor(options: ShownMatchOptions) {
    this.options = options;
    const { host, secret } = options;
    const alone = host.seats.length === 1 || !secret ? host.seats[0] : undefined;
    this.viewerNow = signal<Viewer>(alone);
    this.viewer = this.viewerNow;
    this.scenes = new SceneQueue({ ...options, view: host.view(alone), dice: this.lastDice() });
    this.view = this.scenes.view;
    this.events = this.scenes.events;
    this.dice = this.scenes.dice;
    this.quest = this.scenes.quest;
    this.waits = this.scenes.waits;
    this.last = this.view.peek();
    this.know(this.last);
    this.corrected = this.correctedNow;
    this.refusedThrows = this.refusedNow;
    this.handover = computed(() => {
      const { actor } = this.view.value;
      const waits = this.sharesScreen && this.viewerNow.value === undefined;
      return waits && host.seats.includes(actor) ? actor : undefined;
    });
    this.passing = computed(() => {
      const { actor } = this.view.value;
      return this.sharesScreen && this.viewerNow.value !== undefined && actor !== OVER
        ? actor !== this.viewerNow.value
        : false;
    });
  }

  /** Whether several people with secrets from each other share this screen. */
  get sharesScreen(): boolean {
    return this.options.secret && this.options.host.seats.length > 1;
  }

  /** The position as it is now, which may be ahead of what is shown. */
  get now(): TableView {
    return this.options.host.view(this.viewerNow.value);
  }

  /** Shows the page for this seat; undefined: what everybody may see. */
  showTo(viewer: Viewer): void {
    this.scenes.skip(true);
    const view = this.options.host.view(viewer);
    batch(() => {
      this.viewerNow.value = viewer;
      this.scenes.events.value = [];
      this.scenes.view.value = view;
    });
    this.know(view);
  }

  /** Shows all scenes that wait, up to the next quest or one that is held. */
  skip(): void {
    this.scenes.skip();
  }

  endQuest(): void {
    this.scenes.endQuest();
  }

  /** Shows no further scene by itself. */
  dispose(): void {
    this.scenes.dispose();
  }

  /** Shows the present position after these events. With `message`, that is said instead of the events. */
  reveal(events: readonly Event[], message?: Message): void {
    const view = this.now;
    // Dice that fell in the quiet are not thrown again; what lies there belongs to this position.
    this.scenes.dice.value = this.lastDice();
    this.scenes.add({ type: 'position', view, events, message });
    // A second scene, so that the first one has its time before anybody can act.
    if (message) this.scenes.add({ type: 'position', view, events: [] });
  }

  /** Shows what has changed at the table. */
  tell(change: Change): void {
    if (change.type !== 'thinking' && change.type !== 'failed') this.correctedNow.value = undefined;
    switch (change.type) {
      case 'refusedThrow':
        return this.showRefused(change);
      case 'entry':
        if (change.actor === CHANCE) this.showDice();
        return this.queuePosition(change.index, change.actor);
      case 'cut':
        return this.showChanged(change.length);
      case 'corrected':
        this.showChanged(change.at);
        this.correctedNow.value = { type: 'done', at: change.at, broken: change.broken };
        return undefined;
      case 'proposal':
        // A person who is asked next must not see the secrets of the one before.
        if (this.sharesScreen) this.viewerNow.value = undefined;
        this.scenes.skip(true);
        this.refresh();
        if (change.proposal === undefined && !change.withdrawn)
          this.correctedNow.value = { type: 'refused' };
        return undefined;
      case 'thinking':
      case 'failed':
        return this.refresh();
    }
  }

  private know(last: TableView): void {
    const { entries, view } = last;
    this.last = last;
    this.told = entries.length;
    this.throwersNow = this.options.throwers?.(view) ?? [];
  }

  private showRefused({ faces, refusal }: Extract<Change, { type: 'refusedThrow' }>): void {
    // Only a table in this page tells of dice that do not count.
    const match = this.options.host.match!;
    const before = match.log.length;
    this.refusedNow.value = [...this.refusedNow.value, { before, faces, refusal }];
    const thrown = match.rules.thrown(match.state);
    if (thrown === undefined) return;
    const id = `${before}.${this.refusedNow.value.length}`;
    this.scenes.add({ type: 'dice', dice: { thrown, faces, id }, refusal });
  }

  private showDice(): void {
    const dice = this.lastDice();
    // Real dice lie on the table: nobody has to see them fall here.
    if (this.options.host.header.dice === 'entered') this.scenes.dice.value = dice;
    else if (dice !== undefined) this.scenes.add({ type: 'dice', dice, refusal: undefined });
  }

  /** Shows the table at once after entries from `from` on have gone or were changed. */
  private showChanged(from: number): void {
    this.refusedNow.value = this.refusedNow.value.filter(({ before }) => before <= from);
    this.scenes.skip(true);
    this.scenes.dice.value = this.lastDice();
    const view = this.now;
    this.know(view);
    this.scenes.show({ type: 'position', view, events: [] });
  }

  private queuePosition(changed: number, actor: Actor): void {
    const { host } = this.options;
    const view = this.now;
    // Where the page has not the whole log, the entries of the viewer are counted for themselves.
    const isNew = view.entries.length > this.told;
    const index = host.match === undefined ? (isNew ? view.entries.length - 1 : -1) : changed;
    // Who threw is known from before: now the dice may be somebody else's, or nobody's.
    const throwers = this.throwersNow;
    const before = this.last;
    this.know(view);
    const latest = view.entries[index];
    const events = latest?.events ?? [];
    const falls = actor === CHANCE && view.header.dice === 'virtual' && host.seats.length > 0;
    const earlier = falls ? view.entries.slice(0, index).flatMap((entry) => entry.events) : [];
    const quest = falls ? this.options.quest(events, earlier) : undefined;
    if (quest !== undefined) this.scenes.add({ type: 'quest', quest });
    // What chance does in somebody's turn is not of those who wait for theirs.
    const doers = actor === CHANCE ? throwers : [actor];
    const others = doers.length > 0 && !doers.some((seat) => host.seats.includes(seat));
    const chosen = others && actor !== CHANCE && latest !== undefined;
    const secret = this.options.secret && chosen && latest.action === undefined;
    const scene = { type: 'position', others, secret } as const;
    const [done, ...caused] = events;
    // At the end everything is open, but nobody has seen the last choice being made.
    const hides = secret || (this.options.secret && chosen && view.actor === OVER);
    if (!hides || done === undefined) return this.scenes.add({ ...scene, view, events });
    // Several choose at the same time: that they think is seen once.
    if (host.players[actor]?.who === 'bot' && !isSecret(before.entries.at(-1)))
      this.scenes.add({ ...scene, view: before, events: [], secret: true });
    if (!secret || caused.length === 0) return this.scenes.add({ ...scene, view, events });
    // That they are ready is seen before what comes of it, on the board as it was until then.
    const ready = [...view.entries.slice(0, -1), { ...latest, events: [done] }];
    this.scenes.add({ ...scene, view: { ...before, entries: ready }, events: [done] });
    this.scenes.add({ ...scene, view, events: caused, secret: false });
  }

  /** Shows the table again after a change that is no entry, such as a bot that thinks. */
  private refresh(): void {
    if (this.waits.peek()) return;
    this.scenes.view.value = this.options.host.view(this.viewerNow.peek());
  }

  private lastDice(): FallenDice | undefined {
    const { fallen } = this.options.host;
    return fallen && { thrown: fallen.thrown, faces: fallen.faces, id: `${fallen.entry}` };
  }
}

/** Whether somebody did this in secret from who sees it. */
const isSecret = (entry: TableView['entries'][number] | undefined): boolean =>
  entry !== undefined && entry.actor !== CHANCE && entry.action === undefined;
