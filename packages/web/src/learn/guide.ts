import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import {
  CHANCE,
  LessonRun,
  OVER,
  isGuided,
  waitsForEntry,
  type Action,
  type Bilingual,
  type Lesson,
  type LessonAnswer,
  type LessonStep,
} from '@glade/engine';
import { tellPlace, type Say } from '@glade/text';
import type { Intent } from '@glade/table';
import type { Session } from '../match/session.ts';
import { announce } from '../narration/announce.ts';
import { isLong } from '../narration/few-words.ts';
import { inLanguage } from '../words/words.ts';
import type { LessonDice } from './lesson-dice.ts';
import type { GuideReply, MatchGuide } from './match-guide.ts';

const HINTS = ['look', 'think', 'do'] as const;

/** Leads through a lesson in a running match. Its cards follow the entries that are shown. */
export class Guide implements MatchGuide {
  readonly lesson: Lesson;
  /** The short lesson that comes after this one in the list of the game. */
  readonly following: Lesson | undefined;
  /** The card that is shown; undefined while the guide is silent. */
  readonly card: ReadonlySignal<LessonStep | undefined>;
  /** The guided match was left: it goes on as any other. */
  readonly left = signal(false);
  /** What was said to the answer that was chosen last. */
  readonly reply = signal<LessonAnswer>();
  /** Whether the lesson is solved. Guided matches have their own end. */
  readonly solved = signal(false);
  private readonly session: Session;
  private readonly say: Say;
  private readonly dice: LessonDice | undefined;
  private readonly step = signal<LessonStep | undefined>(undefined);
  private run: LessonRun;
  private folded = 0;
  private hints = 0;
  /** What somebody tried instead of what the card of a guided match asks for. */
  private readonly ownWays = new Set<Action>();
  private readonly stop: () => void;

  /** With `dice` the lesson chooses what they bring. `onEnd` is called when a guided match is over before it was left. */
  constructor(
    lesson: Lesson,
    session: Session,
    say: Say,
    {
      dice,
      following,
      onEnd,
    }: {
      readonly dice?: LessonDice;
      readonly following?: Lesson | undefined;
      readonly onEnd?: () => void;
    } = {},
  ) {
    this.lesson = lesson;
    this.following = following;
    this.session = session;
    this.say = say;
    this.dice = dice;
    this.run = this.begin();
    // A square that people are to find is asked for by the page itself.
    this.card = computed(() =>
      this.left.value || session.quest.value !== undefined ? undefined : this.step.value,
    );
    const follows = effect(() => this.follow(session.view.value.entries.length));
    // What bots do next is not shown before a card about what they did has been read.
    const holds = effect(() => {
      session.heldByGuide.value = this.isRead || this.draws || this.card.value?.ask !== undefined;
    });
    const ends = effect(() => {
      if (session.view.value.actor === OVER && !this.left.peek()) onEnd?.();
    });
    this.stop = () => {
      ends();
      follows();
      holds();
      session.heldByGuide.value = false;
    };
  }

  get address(): string {
    return `lesson=${this.lesson.id}`;
  }

  get back(): string {
    return `/${this.session.host.header.game}/lessons`;
  }

  /** Whether this is a lesson and no guided match: only what it accepts is played. */
  get isStrict(): boolean {
    return !isGuided(this.lesson);
  }

  /** Whether the card is only read. */
  get isRead(): boolean {
    const card = this.card.value;
    return card !== undefined && !waitsForEntry(card) && card.ask === undefined;
  }

  /** Whether the card asks for a draw without dice. No button of the match draws, so the card has one. */
  get draws(): boolean {
    const { view } = this.session;
    return this.card.value?.roll !== undefined && view.value.thrown === undefined;
  }

  /** The cells that the card is about. */
  get lit(): readonly number[] {
    return this.card.value === undefined ? [] : this.run.lit;
  }

  /** The card for the ear: with the names of the places that are lit. Undefined while there is none. */
  get spoken(): string | undefined {
    const card = this.card.value;
    if (card === undefined) return undefined;
    const { rules } = this.session.host;
    const places = this.lit.map((cell) => tellPlace(this.say, rules.notation, cell, 'spoken'));
    const right = this.reply.value?.right === true ? this.reply.value : undefined;
    const told = this.told(right?.reply ?? card.say);
    if (places.length === 0 || right !== undefined) return told;
    const whole = `${told} ${this.say('learn.lit', { places: places.join(', ') })}`;
    // Who is asked something hears the whole question in one breath: where to look a hint tells.
    return card.ask !== undefined && isLong([whole]) ? told : whole;
  }

  told = (text: Bilingual): string => inLanguage(text);

  /** The person has read the card, or draws what it asks for. */
  next(): void {
    if (this.draws) return void this.session.submit({ type: 'roll' });
    this.run.next();
    this.show();
    announce(this.spoken ?? '');
  }

  /** The person answers the question of the card. */
  answer(answer: LessonAnswer): void {
    this.reply.value = answer;
    announce(this.told(answer.reply), 'assertive');
  }

  /** Goes on after the right answer. */
  goOn(): void {
    this.reply.value = undefined;
    this.next();
  }

  leave(): void {
    this.left.value = true;
  }

  /**
   * What the guide says instead of letting this happen; undefined if it may happen, or the rules refuse it themselves. A
   * guided match asks once for each action whether somebody really wants it instead of what its card asks for.
   */
  objection(intent: Intent): GuideReply | undefined {
    if (this.left.value) return undefined;
    const { run } = this;
    if (intent.type === 'roll')
      return this.isStrict && run.step?.roll === undefined ? this.again() : undefined;
    if (intent.type !== 'play') return undefined;
    const { rules } = this.session.host;
    // The match waits until the card has been read: the rules would only say that it is somebody else's turn.
    if (this.isRead && rules.actor(run.position) !== intent.by)
      return { text: this.say('learn.read-first') };
    if (rules.check(run.position, intent.action, intent.by) !== undefined) return undefined;
    if (run.accepted?.includes(intent.action) === true) return undefined;
    if (!this.isStrict) return this.reallySo(intent.action);
    const wrong = run.wrong(intent.action)?.say;
    return wrong === undefined ? this.again() : { text: this.told(wrong) };
  }

  /** The next stronger hint, or what to do with a card that is read or answered; undefined if a hint of the match will do. */
  hint(): GuideReply | undefined {
    const card = this.card.value;
    const hints = card?.hints;
    if (hints === undefined)
      return card !== undefined && (this.isRead || card.ask !== undefined)
        ? this.toDo(card)
        : undefined;
    const strength = HINTS[Math.min(this.hints, HINTS.length - 1)]!;
    this.hints += 1;
    return { text: this.told(hints[strength]), lit: this.lit };
  }

  dispose(): void {
    this.stop();
  }

  /** Why the card asks for another action than this one. A person who does it again goes their own way. */
  private reallySo(action: Action): GuideReply | undefined {
    const hints = this.card.value?.hints;
    if (hints === undefined || this.ownWays.has(action)) return undefined;
    this.ownWays.add(action);
    return { text: `${this.told(hints.think)} ${this.say('learn.your-way')}`, lit: this.lit };
  }

  /**
   * There is no hint for a card that is only read: what to do with it. What helps with a question is what is said to the last of its
   * wrong answers, with where to look; who asks again is told the right one.
   */
  private toDo({ ask }: LessonStep): GuideReply {
    const right = ask?.find((answer) => answer.right === true);
    if (ask === undefined || right === undefined || this.reply.value === right) return this.again();
    const wrong = ask.findLast((answer) => answer !== right);
    this.hints += 1;
    if (wrong === undefined || this.hints > 1)
      return { text: this.say('learn.answer', { answer: this.told(right) }), lit: this.lit };
    const text = this.told(wrong.reply);
    const { rules } = this.session.host;
    const places = this.lit.map((cell) => tellPlace(this.say, rules.notation, cell, 'spoken'));
    const where = places.length > 0 && this.say('learn.lit', { places: places.join(', ') });
    const spoken = [text, where || []].flat();
    return { text, lit: this.lit, ...(!isLong(spoken) && { spoken: spoken.join(' ') }) };
  }

  private again(): GuideReply {
    const asks = this.card.value?.ask !== undefined && this.reply.value?.right !== true;
    const first = asks ? 'learn.answer-first' : 'learn.not-now';
    return { text: this.say(this.isRead ? 'learn.read-first' : first) };
  }

  private begin(): LessonRun {
    const { rules } = this.session.host;
    return new LessonRun(this.lesson, rules, rules.create());
  }

  /** Folds the entries that are shown. If some were taken back, it begins again. */
  private follow(length: number): void {
    if (length < this.folded) {
      this.run = this.begin();
      this.folded = 0;
    }
    const { log } = this.session.table.match;
    for (; this.folded < length; this.folded++) {
      // Cards that come before this entry have been read.
      this.readOn();
      this.run.play(log[this.folded]!.action);
    }
    this.show();
  }

  private readOn(): void {
    while (this.run.step !== undefined && !waitsForEntry(this.run.step)) this.run.next();
  }

  private show(): void {
    const { run } = this;
    if (run.step !== this.step.peek()) {
      this.hints = 0;
      this.ownWays.clear();
      this.reply.value = undefined;
    }
    this.step.value = run.step;
    this.solved.value = this.isStrict && run.done;
    const { rules } = this.session.host;
    const { outcome } = run;
    if (outcome !== undefined && rules.actor(run.position) === CHANCE)
      this.dice?.bring(rules, run.position, outcome);
  }
}
