import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Event } from '@glade/engine';
import type { TableView } from '@glade/table';
import type { Quest } from '@glade/ui';
import type { FallenDice, Scene } from './scene.ts';

export interface SceneQueueOptions {
  /** The position and the dice that are shown at first. */
  readonly view: TableView;
  readonly dice: FallenDice | undefined;
  /** How long a scene stays before the next is shown, in milliseconds; 0 shows everything at once. */
  readonly pause: (scene: Scene) => number;
  /** Called with each scene when it is shown. */
  readonly onScene: (scene: Scene) => void;
  /** While this is true, the scene that is shown stays: somebody reads what a guide says about it, or sees what a game wants to be seen. */
  readonly held: ReadonlySignal<boolean>;
}

/** What is shown of a match. Scenes wait in a queue and are shown one after the other. */
export class SceneQueue {
  /** The position that is shown. */
  readonly view: Signal<TableView>;
  /** The events of the entry that was shown last. It is a new list whenever something is shown. */
  readonly events = signal<readonly Event[]>([]);
  readonly dice: Signal<FallenDice | undefined>;
  /** The square that people are to find now. Until they do, later scenes wait. */
  readonly quest: ReadonlySignal<Quest | undefined>;
  /** Whether scenes wait to be shown. */
  readonly waits: ReadonlySignal<boolean>;
  private readonly options: SceneQueueOptions;
  private readonly questNow = signal<Quest | undefined>(undefined);
  private readonly waiting = signal<readonly Scene[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly letGo: () => void;
  private disposed = false;

  constructor(options: SceneQueueOptions) {
    this.options = options;
    this.view = signal(options.view);
    this.dice = signal(options.dice);
    this.quest = this.questNow;
    this.waits = computed(() => this.waiting.value.length > 0);
    // Later, as each scene has to be told to all before the next is shown.
    let last = options.held.peek();
    this.letGo = options.held.subscribe((held) => {
      if (last && !held) queueMicrotask(() => this.goOn());
      last = held;
    });
  }

  /** Shows a scene, after those that wait. */
  add(scene: Scene): void {
    const stays = this.questNow.peek() !== undefined || this.options.held.peek();
    if (this.timer !== undefined || stays) {
      this.waiting.value = [...this.waiting.value, scene];
      return;
    }
    this.show(scene);
    this.waitAfter(scene);
  }

  /** Shows a scene now, and waits for nothing. */
  show(scene: Scene): void {
    batch(() => {
      if (scene.type === 'dice') {
        this.dice.value = scene.dice;
      } else if (scene.type === 'quest') {
        this.questNow.value = scene.quest;
      } else {
        this.events.value = scene.events;
        this.view.value = scene.view;
      }
    });
    this.options.onScene(scene);
  }

  /** Shows all scenes that wait, up to the next quest; and, unless `all` are meant, up to one that is held. */
  skip(all = false): void {
    this.stop();
    const stays = (): boolean => !all && this.options.held.peek();
    while (this.questNow.peek() === undefined && !stays() && this.waits.peek()) {
      this.showNext();
      // What is held is seen as what it is.
      if (!stays()) this.events.value = [];
    }
  }

  /** Ends the quest, if there is one now. */
  endQuest(): void {
    if (this.questNow.peek() === undefined) return;
    this.questNow.value = undefined;
    this.showNextAndWait();
  }

  /** Shows no further scene by itself. */
  dispose(): void {
    this.letGo();
    this.disposed = true;
    this.stop();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Shows what waits, if nothing is to be seen or done first. */
  private goOn(): void {
    if (this.disposed) return;
    if (this.timer === undefined && this.questNow.peek() === undefined) this.showNextAndWait();
  }

  private waitAfter(scene: Scene): void {
    if (scene.type === 'quest') return;
    const pause = this.options.pause(scene);
    if (pause <= 0) return this.showNextAndWait();
    this.timer = setTimeout(() => this.showNextAndWait(), pause);
  }

  private showNextAndWait(): void {
    this.timer = undefined;
    if (this.options.held.peek()) return;
    const scene = this.showNext();
    if (scene !== undefined) this.waitAfter(scene);
  }

  private showNext(): Scene | undefined {
    const [scene, ...rest] = this.waiting.peek();
    if (scene === undefined) return undefined;
    this.waiting.value = rest;
    this.show(scene);
    return scene;
  }
}
