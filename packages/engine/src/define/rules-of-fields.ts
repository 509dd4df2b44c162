import { CHANCE, OVER, type Action, type Actor, type ClauseId, type Seat } from '../actor.ts';
import type { OptionValues } from '../options.ts';
import type { Random } from '../chance/random.ts';
import { checkTurn, refuse, problem, ok, type Refusal, type Result } from '../refusal.ts';
import type { Outcome, SearchRules, Throw } from '../rules.ts';
import { tidy, unread } from '../notation.ts';
import type { Event, Trace } from '../trace.ts';
import { FieldTable, type Fields, type HiddenFields } from './fields.ts';
import { columnName, drawPicture, placeName, type Picture } from './picture.ts';

/** How chance decides in a game. Outcomes are numbers below `actions`, like actions. */
export interface ChanceSpec<S> {
  /** How likely an outcome is beside the others: a whole number above 0; 1 where it is missing. */
  weight?(s: S, outcome: Action): number;
  /** The dice that people throw for it at a real table. Face n of a single die is outcome n - 1, unless `outcomeOf` says more. */
  dice?(s: S): Throw | undefined;
  outcomeOf?(s: S, faces: readonly number[]): Action;
  facesOf?(s: S, outcome: Action): readonly number[];
}

/** The rules of a game under one choice of options, by the fields of its state. */
export interface RulesSpec<S extends object> {
  readonly kind?: 'solo' | 'cooperative' | 'competitive';
  readonly seats: number;
  readonly fields: Fields;
  /** Actions and outcomes are the numbers from 0 to `actions - 1`. */
  readonly actions: number;
  /** No match has more entries. */
  readonly steps: number;
  /** The clauses behind the refusals that every game has: of turns, of the end, and of what is not possible now. */
  readonly clauses: { readonly turn: ClauseId; readonly end: ClauseId; readonly action?: ClauseId };
  /** Who is to act: a seat, `CHANCE` or `OVER`. */
  actor(s: S): Actor;
  /** What may be done now, or what chance may bring, ascending. */
  legal(s: S): readonly Action[];
  /** Carries out a legal action, and tells the trace what happens. */
  apply(s: S, action: Action, trace: Trace | undefined): void;
  /** The action as people type it: no two actions of the same moment read alike. It uses nothing that is hidden. */
  write(s: S, action: Action): string;
  /** At the end: the points of each seat. The most points win; equal points of all are a draw. */
  points(s: S): readonly number[];
  /** The fewest and the most points that a seat can have, where the points are a stake: bots then play for points, not for a win. */
  readonly stakes?: readonly [least: number, most: number];
  /** How well a seat stands before the end, from 0 to 1; one half where it is missing. */
  estimate?(s: S, seat: Seat): number;
  /** Why an action is not legal; by default `notNow`. */
  why?(s: S, action: Action): Refusal | undefined;
  /** The number of the turn; it never falls. */
  turn?(s: S): number;
  /**
   * Which positions whose numbers are within their bounds can come up; all of them where it is missing. `reachable` is for
   * games with less than 100,000 positions: those that the rules lead to, found by playing all matches at the first question.
   */
  readonly possible?: 'reachable' | ((s: S) => boolean);
  readonly chance?: ChanceSpec<S>;
  /** What is hidden from whom. With it come `resample` and `hears`. */
  readonly hidden?: HiddenFields<S>;
  /** Replaces what the seat cannot see by another possibility, which depends on nothing but what it sees and the random numbers. */
  resample?(s: S, seat: Seat, random: Random): void;
  /** Whether an event is visible to a seat, or to a bystander; by default all are. */
  hears?(event: Event, seat: Seat | undefined): boolean;
  /** True where something has just been revealed, so that nobody may take the last action back. */
  revealed?(s: S): boolean;
  /** What is seen on the page and in the terminal. A hidden number is `HIDDEN`. */
  picture?(s: S): Picture;
  /** The places that an action is about, in the order in which people tap them; none for an action with a button. */
  path?(s: S, action: Action): readonly number[];
}

/** What a seat may know: the fields with `HIDDEN` in place of what it may not, who is to act, and what was chosen before the match. */
export interface FieldView<S = object> {
  readonly state: S;
  readonly actor: Actor;
  readonly options: OptionValues;
}

/** Makes rules from their fields. The core allocates lists of actions; a game that must be fast writes a `Kernel`. */
export function rulesOfFields<S extends object>(
  spec: RulesSpec<S>,
  options: OptionValues,
): SearchRules<S, FieldView<S>> {
  const table = new FieldTable<S>(spec.fields);
  const { chance, hidden = {}, clauses } = spec;
  const isPossible = possibleIn(spec, table);
  const weightOf = (s: S, action: Action): number => chance?.weight?.(s, action) ?? 1;
  const seen = (s: S, seat: Seat | undefined): S => table.seen(s, hidden, seat);
  const board = (s: S): Picture['board'] => spec.picture?.(seen(s, undefined)).board;
  // The shape of the board is the same all through a match.
  const shape = board(table.create());
  return {
    kind: spec.kind ?? (spec.seats === 1 ? 'solo' : 'competitive'),
    seats: spec.seats,
    bounds: { actions: spec.actions, steps: spec.steps },
    streams: chance === undefined ? [] : ['chance'],

    create: () => table.create(),
    actor: (s) => spec.actor(s),
    count: (s) => (spec.actor(s) === OVER ? 0 : spec.legal(s).length),
    nth: (s, k) => spec.legal(s)[k]!,
    weight: (s, k) => weightOf(s, spec.legal(s)[k]!),
    totalWeight: (s) => spec.legal(s).reduce((sum, action) => sum + weightOf(s, action), 0),
    stream: () => 0,
    apply: (s, action, trace) => spec.apply(s, action, trace),
    copy: (from, to) => table.copy(from, to),
    hash: (s) => table.hash(s),

    check(s, action, by) {
      const actor = spec.actor(s);
      const { turn, end } = clauses;
      const not = checkTurn(by, actor, false, {
        over: end,
        rollFirst: turn,
        noRoll: turn,
        notYourTurn: turn,
      });
      if (not !== undefined) return not;
      if (spec.legal(s).includes(action)) return undefined;
      const known = action >= 0 && action < spec.actions;
      return (
        (known ? spec.why?.(s, action) : undefined) ?? refuse(clauses.action ?? turn, 'notNow')
      );
    },
    outcome: (s) => outcomeOf(spec, s),
    turn: (s) => spec.turn?.(s) ?? 1,
    thrown: (s) => (spec.actor(s) === CHANCE ? chance?.dice?.(s) : undefined),
    outcomeOf: (s, faces) => chance?.outcomeOf?.(s, faces) ?? (faces[0] ?? 0) - 1,
    facesOf: (s, action) => chance?.facesOf?.(s, action) ?? [action + 1],
    view: (s, seat) => ({ state: seen(s, seat), actor: spec.actor(s), options }),
    ...(spec.resample === undefined
      ? {}
      : {
          resample: (s: S, seat: Seat, random: Random) => spec.resample!(s, seat, random),
          hears: (event: Event, seat: Seat | undefined) => spec.hears?.(event, seat) ?? true,
          landmark: (s: S) => spec.revealed?.(s) ?? false,
        }),
    score: (s, out) => scoreOf(spec, s, out),
    ...(spec.stakes === undefined ? {} : { stakes: spec.stakes }),

    notation: {
      format: (s, action) => spec.write(s, action),
      parse: (s, text) => readAction(spec, s, text),
      position: (s) => table.position(s),
      parsePosition(text) {
        const read = table.parsePosition(text);
        return !read.ok || isPossible(read.value)
          ? read
          : problem('position.impossible', { text: text.slice(0, 40) });
      },
      place: (cell) => (shape === undefined ? String(cell) : placeName(shape, cell)),
      placeParts: (cell) =>
        shape === undefined
          ? { column: '', row: cell }
          : {
              column: columnName(cell % shape.columns),
              row: shape.rows - Math.floor(cell / shape.columns),
            },
      draw: (s, say) => drawPicture(spec.picture?.(s) ?? {}, say) || table.position(s),
      ...(spec.picture === undefined
        ? {}
        : { drawSeen: (s, seat, say) => drawPicture(spec.picture!(seen(s, seat)), say) }),
    },
  };
}

/** Tells which positions can come up. */
function possibleIn<S extends object>(spec: RulesSpec<S>, table: FieldTable<S>): (s: S) => boolean {
  const { possible } = spec;
  let known: ReadonlySet<string> | undefined;
  return (s) => {
    if (possible === 'reachable') return (known ??= reachable(spec, table)).has(table.position(s));
    if (possible?.(s) === false) return false;
    return spec.actor(s) === OVER || spec.legal(s).length > 0;
  };
}

/** All positions that the rules lead to. Throws a RangeError if they are too many. */
function reachable<S extends object>(
  spec: RulesSpec<S>,
  table: FieldTable<S>,
): ReadonlySet<string> {
  const known = new Set<string>();
  const left = [table.create()];
  for (let s = left.pop(); s !== undefined; s = left.pop()) {
    const position = table.position(s);
    if (known.has(position)) continue;
    known.add(position);
    if (known.size > REACHABLE)
      throw new RangeError(`\`possible: 'reachable'\` is for less than ${REACHABLE} positions.`);
    if (spec.actor(s) === OVER) continue;
    for (const action of spec.legal(s)) {
      const next = table.create();
      table.copy(s, next);
      spec.apply(next, action, undefined);
      left.push(next);
    }
  }
  return known;
}

const REACHABLE = 100_000;

function outcomeOf<S extends object>(spec: RulesSpec<S>, s: S): Outcome {
  const points = spec.points(s);
  const most = Math.max(...points);
  const drawn = spec.seats > 1 && points.every((each) => each === most);
  const winners = drawn ? [] : points.flatMap((each, seat) => (each === most ? [seat] : []));
  return { code: drawn ? 'drawn' : 'won', winners, measures: { points: [...points] } };
}

/** At the end: 1 for the winners, shared, and one half each for a draw; with stakes the points between the least and the most. */
function scoreOf<S extends object>(spec: RulesSpec<S>, s: S, out: Float64Array): void {
  if (spec.actor(s) !== OVER) {
    for (let seat = 0; seat < spec.seats; seat++) out[seat] = spec.estimate?.(s, seat) ?? 0.5;
    return;
  }
  const points = spec.points(s);
  const { stakes } = spec;
  const most = Math.max(...points);
  const drawn = points.every((each) => each === most);
  for (let seat = 0; seat < spec.seats; seat++) {
    const each = points[seat]!;
    if (stakes !== undefined) out[seat] = (each - stakes[0]) / (stakes[1] - stakes[0]);
    else out[seat] = drawn && spec.seats > 1 ? 0.5 : each === most ? 1 : 0;
  }
}

/** The action that the text means: a legal one where there is one, else any other that reads so. */
function readAction<S extends object>(spec: RulesSpec<S>, s: S, text: string): Result<Action> {
  const wanted = tidy(text);
  if (wanted === '') return unread(text);
  const reads = (action: Action): boolean => tidy(spec.write(s, action)) === wanted;
  if (spec.actor(s) !== OVER) {
    const legal = spec.legal(s).find(reads);
    if (legal !== undefined) return ok(legal);
  }
  for (let action = 0; action < spec.actions; action++) if (reads(action)) return ok(action);
  return unread(text);
}
