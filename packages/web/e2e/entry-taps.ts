import type { Action, Match } from '@glade/engine';

// Which taps enter what real dice, cards, tiles or lots have brought: the shortest way that the forms offer. The browser
// tests tap them on the page, so they are true; `npm run bench -- entering` counts them over many matches.

/** One tap. */
export type Tap =
  /** A square of the board. */
  | { readonly on: 'cell'; readonly cell: number }
  /** A face of one die, where each die means something else. */
  | { readonly on: 'die'; readonly die: number; readonly face: number }
  /**
   * A face of dice without an order, by its place among the faces: one more die shows it, one less, all that are left, or
   * none, and one die each other face.
   */
  | {
      readonly on: 'face';
      readonly place: number;
      readonly tap: 'count' | 'less' | 'rest' | 'none';
    }
  /** The face of the player who comes next in drawn lots. */
  | { readonly on: 'lot'; readonly seat: number }
  | { readonly on: 'suit'; readonly suit: number }
  /** A card of a suit, a Joker or a tile. */
  | { readonly on: 'outcome'; readonly action: Action };

/** The taps for what was thrown or drawn in the position of this match. */
export function tapsFor(match: Match, action: Action): readonly Tap[] {
  const cell = squareOf(match, action);
  if (cell !== undefined) return [{ on: 'cell', cell }];
  return match.rules.thrown(match.state) === undefined
    ? drawTaps(match, action)
    : faceTaps(match, action);
}

/** The taps for the same in a form of its own, which begins with `before`, if that was entered; no board beside it. */
export function tapsInForm(match: Match, action: Action, before?: Action): readonly Tap[] {
  if (match.rules.thrown(match.state) === undefined) return drawTaps(match, action);
  const counted = countedFaces(match);
  if (before === undefined || counted === undefined || counted.dice === 1)
    return faceTaps(match, action);
  const [will, was] = [action, before].map((each) => placesOf(match, counted, each)) as [
    readonly number[],
    readonly number[],
  ];
  return [
    ...without(was, will).map((place): Tap => ({ on: 'face', place, tap: 'less' })),
    ...without(will, was).map((place): Tap => ({ on: 'face', place, tap: 'count' })),
  ];
}

/** The square to tap, in a game in which dice name one. */
function squareOf({ game, rules, state }: Match, action: Action): number | undefined {
  const view = rules.view(state, undefined) as { step: string; mode?: string; quadrant?: number };
  const onSquares = ['wildfire', 'forest-fire'].includes(game.id) || view.step === 'leaf';
  if (!onSquares) return undefined;
  return (view.mode === 'x4' ? 36 * view.quadrant! : 0) + action;
}

/** Dice whose order means nothing. */
interface Counted {
  readonly dice: number;
  /** What the faces show, each once; undefined: numbers. */
  readonly kinds: readonly string[] | undefined;
}

/** How the form counts these dice; undefined where each die has a row of its own. */
function countedFaces({ rules, state }: Match): Counted | undefined {
  const { dice, faces, reads } = rules.thrown(state)!;
  if (faces === undefined && new Set(reads).size === reads.length) return undefined;
  return { dice: dice.length, kinds: faces && [...new Set(faces)] };
}

/** For each die the place of its face in the form. */
function placesOf({ rules, state }: Match, { kinds }: Counted, action: Action): readonly number[] {
  const { faces } = rules.thrown(state)!;
  return rules
    .facesOf(state, action)
    .map((face) => (kinds === undefined ? face - 1 : kinds.indexOf(faces![face - 1]!)));
}

function faceTaps(match: Match, action: Action): readonly Tap[] {
  const counted = countedFaces(match);
  if (counted === undefined) {
    const { rules, state } = match;
    return rules.facesOf(state, action).map((face, die): Tap => ({ on: 'die', die, face }));
  }
  const shown = placesOf(match, counted, action);
  const kinds = counted.kinds?.length ?? 6;
  const counts = Array.from(
    { length: kinds },
    (_, kind) => shown.filter((place) => place === kind).length,
  );
  const singly = (some: readonly number[]): readonly Tap[] =>
    some.flatMap((many, place) =>
      Array.from({ length: many }, (): Tap => ({ on: 'face', place, tap: 'count' })),
    );
  const mostlyOneEach = counted.dice > 1 && kinds - counted.dice <= 1;
  if (mostlyOneEach && counts.filter((many) => many === 0).length === 1)
    return [
      { on: 'face', place: counts.indexOf(0), tap: 'none' },
      ...singly(counts.map((many) => Math.max(0, many - 1))),
    ];
  const most = Math.max(...counts);
  // All that are left can be said in one tap; where one face of each is likely, only after the first die.
  if (most === 1 || (mostlyOneEach && most === counted.dice)) return singly(counts);
  const last = counts.indexOf(most);
  return [...singly(counts.with(last, 0)), { on: 'face', place: last, tap: 'rest' }];
}

/** The taps for lots, a card or a tile. */
function drawTaps({ game, rules, state }: Match, action: Action): readonly Tap[] {
  if (game.id === 'starfall-forest') return [{ on: 'lot', seat: action }];
  if (game.id === 'leaf-climbers') {
    // The order of play names all; the last one need not be said.
    const named = rules.notation
      .format(state, action)
      .match(/\d/g)!
      .slice(0, rules.seats - 1);
    return named.map((number): Tap => ({ on: 'lot', seat: Number(number) - 1 }));
  }
  const { step } = rules.view(state, undefined) as { step: string };
  const isJoker = action >= 52;
  const outcome: Tap = { on: 'outcome', action };
  if (game.id !== 'fair-verona' || step === 'draw' || isJoker) return [outcome];
  return [{ on: 'suit', suit: Math.floor(action / 13) }, outcome];
}

/** What is in the first list and not in the second, each as often as it is more. */
function without(all: readonly number[], some: readonly number[]): readonly number[] {
  const rest = [...some];
  return all.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
