import type { Message, Story, Teller } from '@glade/ui/effects';
import { GOAL } from '../rules/options.ts';

// What is told at the end, all computed from the events.

/** This many tokens brought home by one player are worth telling. */
const MANY_TOKENS = 3;
/** This many unused tiles, and a player does not keep the others in the game any more (FV-82). */
const TOO_MANY = 2;

/** How a match went. */
export interface Course {
  readonly turns: number;
  /** Tokens that each seat has brought home. */
  readonly tokens: readonly number[];
  /** The unused tiles of each seat at the end. */
  readonly unused: readonly number[];
  readonly cleared: number;
  readonly laid: number;
  /** The last seat for which a tile fitted nowhere; -1 for none. */
  readonly failed: number;
  /** Whether the tiles were used up before the end. */
  readonly errand: boolean;
}

/** Goes through the events of a match. Unused tiles are those of each seat, so they say nothing where all share them. */
export function courseOf({ entries, seats }: Pick<Story, 'entries' | 'seats'>): Course {
  const tokens = Array.from({ length: seats }, () => 0);
  const unused = tokens.map(() => 0);
  let [turns, cleared, laid, failed, errand, drawn] = [0, 0, 0, -1, false, false];
  for (const { events } of entries)
    for (const { code, args } of events) {
      const seat = args['seat'] ?? 0;
      if (code === 'turn') {
        turns += 1;
        drawn = false;
      }
      if (code === 'drew') drawn = true;
      if (code === 'laid') {
        laid += 1;
        if (!drawn) unused[seat]! -= 1;
      }
      if (code === 'failed') {
        unused[seat]! += 1;
        failed = seat;
      }
      if (code === 'cleared') cleared += 1;
      if (code === 'delivered') tokens[seat]! += 1;
      if (code === 'lastErrand') errand = true;
    }
  return { turns, tokens, unused, cleared, laid, failed, errand };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
const goalOf = ({ options }: Story): number => GOAL[options['difficulty'] as keyof typeof GOAL];

const ofWon =
  (tell: (course: Course, story: Story) => Message | undefined): Teller =>
  (story) =>
    story.outcome.code === 'won' ? tell(courseOf(story), story) : undefined;

const usedUp: Teller = ofWon(({ errand, tokens, turns }) =>
  errand ? { key: 'ending.usedUp', args: { tokens: sum(tokens), turns } } : undefined,
);

const oneKeptYouSafe: Teller = ofWon(({ unused, tokens }, { options }) => {
  const safe = [...unused.keys()].filter((seat) => unused[seat]! < TOO_MANY);
  if (options['unusedTiles'] === 'shared' || safe.length !== 1) return undefined;
  return { key: 'ending.oneSafe', args: { player: safe[0]! + 1, tokens: sum(tokens) } };
});

const carrier: Teller = ofWon(({ tokens }) => {
  const most = Math.max(...tokens);
  if (most < MANY_TOKENS) return undefined;
  const args = { player: tokens.indexOf(most) + 1, most, tokens: sum(tokens) };
  return { key: 'ending.carrier', args };
});

const won: Teller = ofWon(({ tokens, cleared, turns }) => ({
  key: 'ending.won',
  args: { tokens: sum(tokens), cleared, turns },
}));

const oneMissing: Teller = (story) => {
  const { tokens, cleared } = courseOf(story);
  if (goalOf(story) - sum(tokens) !== 1) return undefined;
  return { key: 'ending.oneMissing', args: { tokens: sum(tokens), cleared } };
};

const closedIn: Teller = (story) => {
  const { tokens, failed, turns } = courseOf(story);
  if (story.outcome.code !== 'boxed' || failed < 0) return undefined;
  const args = { player: failed + 1, tokens: sum(tokens), goal: goalOf(story), turn: turns };
  return { key: 'ending.closedIn', args };
};

const lost: Teller = (story) => {
  const { tokens, cleared, laid } = courseOf(story);
  return { key: 'ending.lost', args: { tokens: sum(tokens), goal: goalOf(story), cleared, laid } };
};

/** From the most telling to what can always be told. */
export const tellers: readonly Teller[] = [
  usedUp,
  oneKeptYouSafe,
  carrier,
  won,
  oneMissing,
  closedIn,
  lost,
];
