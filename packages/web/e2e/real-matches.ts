import { games } from '@glade/games';
import { Match, outcomeAt, parseOptions, type Action, type Game } from '@glade/engine';

// Matches with real dice, cards and tiles as the browser tests and the bench of entering play them: by chance, and always
// the same for the same seed. No page is needed here.

export interface Played {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  /** Most taps for a throw or draw on the average; for Starfall Forest for a throw of five dice. */
  readonly most: number;
  /** What the simulated players do where they can, by the notation of the action. */
  readonly prefers?: RegExp;
}

export const PLAYED: Readonly<Record<string, Played>> = {
  Wildfire: { game: 'wildfire', options: {}, seats: 1, most: 1 },
  'Wildfire X4': { game: 'wildfire', options: { mode: 'x4' }, seats: 1, most: 1 },
  'Wildfire VS': { game: 'wildfire', options: { mode: 'vs' }, seats: 2, most: 1 },
  'Forest Fire': { game: 'forest-fire', options: { players: '2' }, seats: 2, most: 1 },
  'Leaf-Climbers': { game: 'leaf-climbers', options: { players: '2' }, seats: 2, most: 1.3 },
  'Starfall Forest': { game: 'starfall-forest', options: { players: '2' }, seats: 2, most: 3 },
  'War Kids': {
    game: 'war-kids',
    options: { scenario: 'waterloo', soldierDice: 'true', slowMagic: 'true' },
    seats: 2,
    most: 2,
    prefers: /^(cast|slow|fight|land|lose)/,
  },
  'Fair Verona': { game: 'fair-verona', options: { seats: '2' }, seats: 2, most: 2 },
};

/** Numbers from 0 to 1, always the same. */
export function numbers(seed: number): () => number {
  let now = seed;
  return () => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return now / 2 ** 32;
  };
}

export function begin({ game, options, seats }: Played): {
  readonly match: Match;
  readonly url: string;
} {
  const found: Game = games.find(({ id }) => id === game)!;
  const parsed = parseOptions(found.options, { ...options, ownDice: true });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  const people = Array.from({ length: seats }, () => 'person');
  const match = Match.start(found, { options: parsed.value, dice: 'entered', players: people });
  const query = new URLSearchParams({ ...inQuery(options), ownDice: 'on', who: people.join() });
  return { match, url: `/${game}/play?${query}` };
}

const inQuery = (options: Played['options']) =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, value === 'true' ? 'on' : value]),
  );

export const legalIn = ({ rules, state }: Match): readonly Action[] =>
  Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));

export const anyOf = <T>(some: readonly T[], random: () => number): T =>
  some[Math.floor(random() * some.length)]!;

/** What the dice, cards or lots bring in this position. */
export function drawIn(match: Match, random: () => number): Action {
  const { rules, state } = match;
  const share = Math.floor(random() * rules.totalWeight(state));
  return withoutOrder(match, outcomeAt(rules, state, share));
}

/** What the player at turn does. */
export function chooseIn(match: Match, { prefers }: Played, random: () => number): Action {
  const { rules, state } = match;
  const legal = legalIn(match);
  const wanted = legal.filter((each) => prefers?.test(rules.notation.format(state, each)));
  return anyOf(wanted.length > 0 ? wanted : legal, random);
}

/** Dice of which only the sum or the pictures count are entered in ascending order. */
function withoutOrder({ rules, state }: Match, outcome: Action): Action {
  const { reads = [] } = rules.thrown(state) ?? {};
  if (reads.length < 2 || new Set(reads).size > 1) return outcome;
  return rules.outcomeOf(
    state,
    rules.facesOf(state, outcome).toSorted((a, b) => a - b),
  );
}

/** The match with one more entry. Throws an error if the rules refuse it. */
export function next(match: Match, action: Action): Match {
  const played = match.play(action, match.actor);
  if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  return played.match;
}
