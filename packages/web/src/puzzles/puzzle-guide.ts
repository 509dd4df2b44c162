import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Action, Bilingual, Puzzle, Rules } from '@glade/engine';
import { placeArgs, type Manner, type Say } from '@glade/text';
import type { Intent } from '@glade/table';
import type { GameBoard } from '@glade/ui';
import type { GuideReply, MatchGuide } from '../learn/match-guide.ts';
import type { Session } from '../match/session.ts';
import { seatName } from '../narration/narration.ts';
import { rememberSolved } from './solved.ts';

/** Asks for the decision of a puzzle in a match that begins in its position. Only that decision is carried out. */
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
  private readonly best: Action;
  private readonly position: object;
  private hints = 0;
  private readonly stop: () => void;

  constructor(puzzle: Puzzle, session: Session, say: Say, board: GameBoard) {
    this.puzzle = puzzle;
    this.session = session;
    this.say = say;
    this.board = board;
    const { rules, header } = session.host;
    this.back = `/${header.game}/puzzles`;
    this.position = rules.create();
    const best = rules.notation.parse(this.position, puzzle.best);
    this.best = best.ok ? best.value : rules.nth(this.position, 0);
    this.card = computed(() => (this.solved.value ? undefined : GOAL));
    this.stop = effect(() => {
      if (session.view.value.entries.length === 0 || this.solved.peek()) return;
      rememberSolved(header.game, puzzle.id);
      this.solved.value = true;
    });
  }

  /** What is to be reached, and by whom. */
  get goal(): string {
    const { say, puzzle } = this;
    const { rules, header } = this.session.host;
    const seat = rules.actor(this.position);
    const player = rules.seats === 1 ? '' : seatName(say, header.options, seat);
    const goal = say(`puzzle.goal.${puzzle.goal}`, { player });
    return player === '' ? goal : say('puzzles.whose', { player, goal });
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
    return this.isBest(intent.action) ? undefined : { text: this.say('puzzles.wrong') };
  }

  /** Where to look, and then what to do. */
  hint(): GuideReply | undefined {
    this.hints += 1;
    const { cells } = this.board.name(this.view(), this.best);
    if (this.hints === 1)
      return {
        text: this.say(cells.length > 0 ? 'puzzles.look' : 'puzzles.look.button'),
        lit: cells,
      };
    return { text: this.say('puzzles.do', { move: this.moveName(this.best) }), lit: cells };
  }

  /** The name of an action, written in the notation, as its button says it. */
  nameOf(text: string): string {
    const action = this.session.host.rules.notation.parse(this.position, text);
    return action.ok ? this.moveName(action.value) : text;
  }

  /** Why the decision is good, where the game has a short reason. Offline there may be none. */
  async reason(): Promise<string | undefined> {
    const extras = await this.board.extras?.().catch(() => undefined);
    return extras?.hintReason(this.view(), this.best, this.say);
  }

  dispose(): void {
    this.stop();
  }

  private view(): unknown {
    const { rules } = this.session.host;
    return rules.view(this.position, rules.actor(this.position));
  }

  private moveName(action: Action, manner: Manner = 'written'): string {
    const { key, args, cells } = this.board.name(this.view(), action);
    const { notation } = this.session.host.rules;
    return this.say(key, { ...args, ...placeArgs(this.say, notation, cells, manner) });
  }

  /** Whether an action leads to the same position as the solution. */
  private isBest(action: Action): boolean {
    const { rules } = this.session.host;
    return (
      action === this.best ||
      after(rules, this.position, action) === after(rules, this.position, this.best)
    );
  }
}

/** The card is there; its text depends on the puzzle. */
const GOAL: Bilingual = { en: '', it: '' };

function after(rules: Rules, from: object, action: Action): number {
  const s = rules.create();
  rules.copy(from, s);
  rules.apply(s, action);
  return rules.hash(s);
}
