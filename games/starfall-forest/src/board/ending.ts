import type { Message, Story, Teller } from '@glade/ui/effects';

// What is told at the end, all computed from the events.

/** So far behind, and so often bitten, is worth telling. */
const FAR_BEHIND = 2;
const MANY_BITES = 4;

/** How a match went. */
export interface Course {
  readonly turns: number;
  /** Stars that each seat has gathered, and those that it holds at the end. */
  readonly gathered: readonly number[];
  readonly held: readonly number[];
  readonly bites: readonly number[];
  readonly fainted: readonly number[];
  /** In how many turns of its own each seat flew home; 0 for those that did not. */
  readonly home: readonly number[];
  /** The stars that everybody held when the first fairy flew home; empty if none did. */
  readonly heldThen: readonly number[];
  /** For each seat, by how many stars at most it was behind another before anybody was home, who that was, and after how many turns of its own. */
  readonly behind: readonly { readonly by: number; readonly whom: number; readonly turn: number }[];
}

/** Goes through the events of a match. */
export function courseOf({ entries, seats }: Pick<Story, 'entries' | 'seats'>): Course {
  const zeros = (): number[] => Array.from({ length: seats }, () => 0);
  const [gathered, held, bites, fainted, home] = [zeros(), zeros(), zeros(), zeros(), zeros()];
  const behind = zeros().map(() => ({ by: 0, whom: 0, turn: 0 }));
  const own = zeros();
  let turns = 0;
  let heldThen: readonly number[] = [];

  const gather = (seat: number, stars: number): void => {
    gathered[seat]! += stars;
    held[seat]! += stars;
    if (heldThen.length > 0) return;
    for (const other of held.keys()) {
      const by = held[seat]! - held[other]!;
      if (by > behind[other]!.by) behind[other] = { by, whom: seat, turn: own[other]! };
    }
  };

  for (const { events } of entries)
    for (const { code, args } of events) {
      const seat = args['seat'] ?? 0;
      if (code === 'turn') {
        turns += 1;
        own[seat]! += 1;
      }
      if (code === 'collected') gather(seat, args['stars']!);
      if (code === 'swapped') held[seat] = args['stars']!;
      // The last bite makes the fairy faint.
      if (code === 'bitten' || code === 'flat') bites[seat]! += 1;
      if (code === 'flat') fainted[seat]! += 1;
      if (code === 'home') {
        if (heldThen.length === 0) heldThen = [...held];
        home[seat] = own[seat]!;
      }
    }
  return { turns, gathered, held, bites, fainted, home, heldThen, behind };
}

/** What is told of the seat that came home first, from how the match went; undefined if none did. */
const ofFirst =
  (tell: (course: Course, first: number, story: Story) => Message | undefined): Teller =>
  (story) => {
    const [first] = story.outcome.winners;
    const course = courseOf(story);
    return first === undefined || course.home[first] === 0 ? undefined : tell(course, first, story);
  };

/** To the only person, when somebody else came home first: how near they were, and what they did. */
const notYou: Teller = (story) => {
  const [you] = story.people;
  const [first] = story.outcome.winners;
  if (story.people.length !== 1 || you === undefined || first === undefined) return undefined;
  if (story.outcome.winners.includes(you)) return undefined;
  const { gathered, bites, home, heldThen } = courseOf(story);
  const args = { player: you + 1, otherPlayer: first + 1 };
  if (home[you]! > 0 && home[first]! > 0)
    return { key: 'ending.second', args: { ...args, turns: home[you]! - home[first]! } };
  if (heldThen.length > 0) {
    const missing = goalOf(story) - heldThen[you]!;
    if (missing <= 2) return { key: 'ending.nearly', args: { ...args, missing } };
  }
  return {
    key: 'ending.gathered',
    args: { ...args, stars: gathered[you]!, bites: bites[you]! },
  };
};

const goalOf = ({ options }: Story): number => Number(options['goal']);

const cameBack: Teller = ofFirst(({ behind }, first) => {
  const { by, whom, turn } = behind[first]!;
  if (by < FAR_BEHIND) return undefined;
  return {
    key: 'ending.comeback',
    args: { player: first + 1, otherPlayer: whom + 1, stars: by, turn },
  };
});

const wokeUp: Teller = ofFirst(({ fainted, home }, first) =>
  fainted[first] === 0
    ? undefined
    : {
        key: 'ending.fainted',
        args: { player: first + 1, times: fainted[first]!, turn: home[first]! },
      },
);

const byOneStar: Teller = ofFirst(({ heldThen, home }, first, story) => {
  // Who came home later is not the one that was left.
  const others = heldThen.map((stars, seat) => (home[seat]! > 0 ? -1 : stars));
  const next = others.indexOf(Math.max(...others));
  if (others[next] !== goalOf(story) - 1) return undefined;
  return {
    key: 'ending.photo',
    args: { player: first + 1, otherPlayer: next + 1, turn: home[first]! },
  };
});

const bitten: Teller = ofFirst(({ bites, home }, first) =>
  bites[first]! < MANY_BITES
    ? undefined
    : {
        key: 'ending.bitten',
        args: { player: first + 1, bites: bites[first]!, turn: home[first]! },
      },
);

const unbitten: Teller = ofFirst(({ bites, home }, first) =>
  bites[first]! > 0
    ? undefined
    : { key: 'ending.unbitten', args: { player: first + 1, turn: home[first]! } },
);

const cameHome: Teller = ofFirst(({ gathered, bites, home }, first) => ({
  key: 'ending.home',
  args: {
    player: first + 1,
    stars: gathered[first]!,
    bites: bites[first]!,
    turn: home[first]!,
  },
}));

/** After the last turn: who holds most. */
const lastTurn: Teller = (story) => {
  const { turns, held } = courseOf(story);
  const { winners } = story.outcome;
  // To the only person at the screen their own place in it is told first.
  const [you] = story.people;
  const alone = story.people.length === 1 && winners.includes(you!);
  const first = alone ? you! : (winners[0] ?? 0);
  return {
    key: 'ending.lastTurn',
    args: {
      player: first + 1,
      others: Math.max(0, winners.length - 1),
      stars: held[first]!,
      turns,
    },
  };
};

/** From the most telling to what can always be told. */
export const tellers: readonly Teller[] = [
  notYou,
  cameBack,
  wokeUp,
  byOneStar,
  bitten,
  unbitten,
  cameHome,
  lastTurn,
];
