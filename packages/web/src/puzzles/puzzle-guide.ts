import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import {
  GoalSearch,
  isSure,
  MOST_POSITIONS,
  spacedPercent,
  type Action,
  type Bilingual,
  type Puzzle,
  type PuzzleGoal,
  type Rules,
} from '@glade/engine';
import { placeArgs, tellPlaces, type Manner, type Say } from '@glade/text';
import type { Intent } from '@glade/table';
import type { GameBoard } from '@glade/ui';
import type { SeatLook } from '@glade/ui/seat-look';
import type { GuideReply, MatchGuide } from '../learn/match-guide.ts';
import { loadExtras } from '../match/load-extras.ts';
import type { Session } from '../match/session.ts';
import { seatName } from '../narration/narration.ts';
import { looksAt } from '../seats/seat-looks.ts';
import { sideStyle } from '../seats/side-style.ts';
import { hasSides, wordsAt } from '../seats/table-words.ts';
import { solved } from './solved.ts';
import { whyWrong, type Searched } from './why-wrong.ts';

/**
 * Asks for the decision of a puzzle in a match that begins in its position. Only what solves the puzzle is carried out: one
 * action, or each action on a way to the goal.
 */
export class PuzzleGuide implements MatchGuide {
  readonly puzzle: Puzzle;
  readonly card: ReadonlySignal<Bilingual | undefined>;
  readonly solved = signal(false);
  readonly left = signal(false);
  readonly isStrict = true;
  readonly back: string;
  private readonly session: Session;
  private readonly say: Say;
  private readonly board: GameBoard;
  private readonly solution: Solution;
  private readonly start: object;
  /** The position at which the person is. */
  private position: object;
  /** What the person has done, as the board calls it. */
  private readonly done: string[] = [];
  private hints = 0;
  private readonly stop: () => void;

  /** `goal` is what a puzzle asks for that a search has proven. */
  constructor(
    puzzle: Puzzle,
    session: Session,
    say: Say,
    board: GameBoard,
    goal: PuzzleGoal | undefined,
  ) {
    this.puzzle = puzzle;
    this.session = session;
    this.say = say;
    this.board = board;
    const { rules, header } = session.host;
    this.back = `/${header.game}/puzzles`;
    this.start = rules.create();
    this.position = this.start;
    this.solution =
      goal === undefined ? bestAction(rules, this.start, puzzle) : wayTo(rules, this.start, goal);
    this.card = computed(() => (this.solved.value ? undefined : GOAL));
    let folded = 0;
    this.stop = effect(() => {
      const { entries } = session.view.value;
      const { log } = session.table.match;
      for (; folded < entries.length && !this.solved.peek(); folded++) this.go(log[folded]!.action);
    });
  }

  /** What is to be reached, and by whom. */
  get goal(): string {
    const { say, puzzle } = this;
    const { rules, header } = this.session.host;
    const seat = rules.actor(this.start);
    const player = rules.seats === 1 ? '' : seatName(say, header.options, seat);
    const goal = say(`puzzle.goal.${puzzle.goal}`, { player });
    if (player === '') return goal;
    // Sides of a battle have a name that says what they look like.
    return hasSides(say)
      ? say('puzzles.whose', { player, goal })
      : say('puzzles.you', { colour: this.look!.colour, goal });
  }

  get aim(): string {
    return this.say(`puzzle.name.${this.puzzle.goal}`);
  }

  /** What the seat that is played looks like; undefined where there is only one. */
  get look(): SeatLook | undefined {
    const { rules, header } = this.session.host;
    return rules.seats === 1 ? undefined : looksAt(header, this.say)[rules.actor(this.start)];
  }

  /** The colour of its side, where the game gives its sides colours. */
  get side(): ReturnType<typeof sideStyle> {
    const { rules } = this.session.host;
    return sideStyle(this.board, this.view(this.start), rules.actor(this.start));
  }

  get address(): string {
    return `puzzle=${this.puzzle.id}`;
  }

  get lit(): readonly number[] {
    return [];
  }

  get spoken(): string | undefined {
    return this.solved.value ? undefined : this.goal;
  }

  /** What is said instead of letting this happen: everything but the decision is answered kindly. */
  objection(intent: Intent): GuideReply | undefined {
    if (this.solved.peek()) return { text: this.say('puzzles.over') };
    if (intent.type !== 'play') return { text: this.say('puzzles.act') };
    const { rules } = this.session.host;
    if (rules.check(this.position, intent.action, intent.by) !== undefined) return undefined;
    if (this.solution.isRight(this.position, intent.action)) return undefined;
    const { searched } = this.solution;
    const why = whyWrong(rules, this.puzzle, searched, this.position, intent.action);
    const { goal } = this.puzzle;
    return {
      text: this.say(`puzzles.wrong.${why}`, {
        goal: this.say(`puzzle.goal.${goal}`, { player: '' }),
        ...worths(this.puzzle, this.say),
      }),
    };
  }

  /** Where to look, and then what to do. */
  hint(): GuideReply | undefined {
    const best = this.solution.best(this.position);
    if (best === undefined) return undefined;
    this.hints += 1;
    const { cells, goal } = this.board.name(this.view(this.position), best);
    // Who goes by keys is led to the last of them.
    const lit = goal === undefined ? cells : [...cells.filter((cell) => cell !== goal), goal];
    if (this.hints === 1) {
      if (cells.length === 0) return { text: this.say('puzzles.look.button') };
      const { notation } = this.session.host.rules;
      const places = tellPlaces(this.say, notation, cells, 'spoken');
      return {
        text: this.say('puzzles.look'),
        spoken: this.say('puzzles.look.spoken', { places }),
        lit,
      };
    }
    const told = (manner: Manner): string =>
      this.say('puzzles.do', { move: this.moveName(this.position, best, manner) });
    return { text: told('written'), spoken: told('spoken'), lit, action: best };
  }

  /** What the person has done so far: each action by its name. */
  get way(): readonly string[] {
    return this.done;
  }

  /** The names of actions, written in the notation, as their buttons say them: each follows the one before. */
  namesOf(texts: readonly string[]): readonly string[] {
    const { rules } = this.session.host;
    const s = rules.create();
    rules.copy(this.start, s);
    return texts.map((text) => {
      const action = rules.notation.parse(s, text);
      if (!action.ok) return text;
      const name = this.moveName(s, action.value);
      rules.apply(s, action.value);
      return name;
    });
  }

  /** Why the decision is good, where the game has a short reason. Offline there may be none. */
  async reason(): Promise<string | undefined> {
    if (isSure(this.puzzle)) return undefined;
    const best = this.solution.best(this.start);
    const { header } = this.session.host;
    const extras = await loadExtras(this.board, header.game);
    return best === undefined
      ? undefined
      : extras?.hintReason(this.view(this.start), best, wordsAt(header, this.session.you));
  }

  dispose(): void {
    this.stop();
  }

  /** Follows an action that was carried out. */
  private go(action: Action): void {
    const { rules, header } = this.session.host;
    const isOver = this.solution.endsWith(this.position, action);
    if (rules.actor(this.position) >= 0) this.done.push(this.moveName(this.position, action));
    this.position = rules.create();
    rules.copy(this.session.table.match.state, this.position);
    this.hints = 0;
    if (!isOver) return;
    solved.add(header.game, this.puzzle.id);
    this.solved.value = true;
  }

  private view(s: object): unknown {
    const { rules } = this.session.host;
    return rules.view(s, rules.actor(s));
  }

  private moveName(s: object, action: Action, manner: Manner = 'written'): string {
    const { key, args, cells } = this.board.name(this.view(s), action);
    const { notation } = this.session.host.rules;
    return this.say(key, { ...args, ...placeArgs(this.say, notation, cells, manner) });
  }
}

/** What the two best moves of a puzzle are worth, as messages say it. */
function worths(puzzle: Puzzle, say: Say): Readonly<Record<string, string>> {
  if (isSure(puzzle)) return {};
  const { value, second } = puzzle;
  const told = percentTold(say);
  return { best: told(value.value), second: told(second.value.value) };
}

/** Shares as whole percents. */
export function percentTold(say: Say): (share: number) => string {
  const format = new Intl.NumberFormat(say.tag, { style: 'percent' });
  return (share) => spacedPercent(format.format(share), say.language);
}

/** What solves a puzzle. */
interface Solution {
  /** Where it is a goal to be reached for sure. */
  readonly searched?: Searched;
  isRight(s: object, action: Action): boolean;
  /** The next action; undefined where nothing is to be done any more. */
  best(s: object): Action | undefined;
  /** Whether the puzzle is solved with this action. */
  endsWith(s: object, action: Action): boolean;
}

/** One action, or any that leads to the same position. */
function bestAction(rules: Rules, start: object, puzzle: Puzzle): Solution {
  const read = rules.notation.parse(start, puzzle.best);
  const best = read.ok ? read.value : rules.nth(start, 0);
  const same = after(rules, start, best);
  return {
    isRight: (s, action) => action === best || after(rules, s, action) === same,
    best: () => best,
    endsWith: () => true,
  };
}

/** Every way to the goal. */
function wayTo(rules: Rules, start: object, goal: PuzzleGoal): Solution {
  const search = new GoalSearch(rules, goal, start, MOST_POSITIONS);
  return {
    searched: { goal, search, start },
    isRight: (s, action) => search.isRight(s, action),
    best: (s) => search.shortestPlan(s)[0],
    endsWith(s, action) {
      const next = search.after(s, action);
      return next.reached !== undefined || !search.isOwn(next.s);
    },
  };
}

/** The card is there; its text depends on the puzzle. */
const GOAL: Bilingual = { en: '', it: '' };

function after(rules: Rules, from: object, action: Action): number {
  const s = rules.create();
  rules.copy(from, s);
  rules.apply(s, action);
  return rules.hash(s);
}
