import { CHANCE, OVER, type Action } from '../actor.ts';
import { isGuided } from './is-guided.ts';
import type { Lesson, LessonStep } from './lessons.ts';
import type { Rules } from '../rules.ts';
import { EventList, type Event } from '../trace.ts';

/** The most cells of any board (a wide map with two banks): places are found by trying them. */
const MOST_CELLS = 65_536;

/** Whether a step ends when something is done in the match. The others end when they have been read or answered. */
export const waitsForEntry = ({ when, roll, do: accepted }: LessonStep): boolean =>
  roll !== undefined ||
  accepted !== undefined ||
  when === 'act' ||
  when?.startsWith('act ') === true ||
  when?.startsWith('throw ') === true;

/**
 * A lesson that goes on: which card is shown now. It folds the entries of the match itself, so that the same entries always
 * lead to the same card: after a reload, after something was taken back, and in the checks of the lessons.
 */
export class LessonRun {
  readonly lesson: Lesson;
  /** The card that is shown; undefined while there is nothing to say. */
  step: LessonStep | undefined;
  /** The person has done something else than a guided match asked for, so cards that depend on it do not come. */
  strayed = false;
  readonly rules: Rules;
  private readonly state: object;
  private readonly told = new Set<LessonStep>();
  private readonly places = new Map<string, readonly number[]>();
  private events: readonly Event[] = [];

  /** What the last entry brought. */
  get brought(): readonly Event[] {
    return this.events;
  }

  /** `start` is the position in which the match begins. */
  constructor(lesson: Lesson, rules: Rules, start: object) {
    this.lesson = lesson;
    this.rules = rules;
    this.state = rules.create();
    rules.copy(start, this.state);
    this.step = this.choose();
  }

  /** Whether all cards have been shown. */
  get done(): boolean {
    return this.step === undefined && this.told.size === this.lesson.steps.length;
  }

  /** The actions that the present card accepts; undefined if it asks for none. */
  get accepted(): readonly Action[] | undefined {
    return this.step?.do === undefined ? undefined : this.actionsOf(this.step.do);
  }

  /** The outcome that the dice have to bring now; undefined if the card names none. */
  get outcome(): Action | undefined {
    return this.step?.roll === undefined ? undefined : this.actionsOf([this.step.roll])[0];
  }

  /** The position that the entries so far have led to. It is shared: never change it. */
  get position(): object {
    return this.state;
  }

  /** The cells that the present card lights. */
  get lit(): readonly number[] {
    return (this.step?.show ?? []).flatMap((text) => {
      const found = this.places.get(text) ?? placesNamed(this.rules, text);
      this.places.set(text, found);
      return found;
    });
  }

  /** What the card says of this action, which is not accepted; undefined if it says nothing of it. */
  wrong(action: Action) {
    return this.step?.wrong?.find((one) => this.actionsOf([one.do])[0] === action);
  }

  /** The person has read the card, or answered its question. */
  next(): void {
    if (this.step === undefined || waitsForEntry(this.step)) return;
    this.told.add(this.step);
    this.step = this.choose();
  }

  /** An entry of the match. It must be legal. */
  play(action: Action): void {
    const { rules, state, step } = this;
    const decides = rules.actor(state) !== CHANCE;
    if (step?.do !== undefined && decides && this.accepted?.includes(action) !== true)
      this.strayed = true;
    if (step !== undefined) this.told.add(step);
    const trace = new EventList();
    rules.apply(state, action, trace);
    this.events = trace.events;
    this.step = this.choose();
  }

  /** The first card in the file whose time has come. */
  private choose(): LessonStep | undefined {
    let follows = !this.strayed;
    for (const step of this.lesson.steps) {
      const comes = step.when === undefined ? follows : this.hasCome(step.when);
      const isTrue = step.onTrack !== true || !this.strayed;
      if (!this.told.has(step) && comes && isTrue && this.fits(step)) return step;
      if (step.when === undefined && !this.told.has(step)) follows = false;
    }
    return undefined;
  }

  private hasCome(when: string): boolean {
    const actor = this.rules.actor(this.state);
    const [word, what] = when.split(' ');
    if (word === 'event') return this.events.some(({ code }) => code === what);
    if (word === 'throw') return actor === CHANCE && this.rules.thrown(this.state)?.code === what;
    if (word === 'over') return actor === OVER;
    const isTold = what === undefined || this.events.some(({ code }) => code === what);
    return actor >= 0 && this.isPerson(actor) && isTold;
  }

  /** Whether what the card asks for can be done. */
  private fits({ do: wanted }: LessonStep): boolean {
    if (wanted === undefined) return true;
    const actor = this.rules.actor(this.state);
    if (actor < 0 || !this.isPerson(actor)) return !isGuided(this.lesson);
    if (isGuided(this.lesson) && this.strayed) return false;
    const action = this.actionsOf(wanted)[0];
    return action !== undefined && this.rules.check(this.state, action, actor) === undefined;
  }

  private isPerson(seat: number): boolean {
    return (this.lesson.players?.[seat] ?? 'person') === 'person';
  }

  private actionsOf(texts: readonly string[]): readonly Action[] {
    return texts.flatMap((text) => {
      const read = this.rules.notation.parse(this.state, text);
      return read.ok ? [read.value] : [];
    });
  }
}

/** The cells that the notation calls so; none if there is no such place. */
export function placesNamed(
  { notation }: Pick<Rules, 'notation'>,
  text: string,
): readonly number[] {
  const plain = text.replaceAll(/[()\s]/g, '').toLowerCase();
  for (let cell = 0; cell < MOST_CELLS; cell++)
    if (
      notation
        .place(cell)
        .replaceAll(/[()\s]/g, '')
        .toLowerCase() === plain
    )
      return [cell];
  return [];
}
