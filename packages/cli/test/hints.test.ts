import {
  CHANCE,
  defaults,
  drawOutcome,
  KeyedDice,
  Match,
  OVER,
  Xoshiro,
  type OptionValues,
  type WholeGame,
} from '@glade/engine';
import { LIMIT, sample, someOf } from '@glade/engine/testing';
import { chooseAtLevel } from '@glade/bots';
import { games } from '@glade/games';
import { describe, expect, test } from 'vitest';

// No hint contradicts the one before. Two hints contradict each other if the same position gets two different ones, or if
// the second undoes in the same turn what the first has led to.

const OPTIONS: Readonly<Record<string, OptionValues>> = {
  'forest-fire': { firebreaks: 0 },
  'starfall-forest': { players: 2, setup: 'random' },
  'fair-verona': { difficulty: 'easy' },
  // Hints look ahead to the end of the match: in a shorter one they come sooner.
  'war-kids': { turnLimit: sample('war-kids: game turns of matches with hints', 2, 16) },
};
const never = new AbortController().signal;

/** What lies where, without whose turn it is and how many moves are left. */
const lying = ({ rules, state }: Match): string => {
  const text = rules.notation.position(state);
  return text.slice(text.indexOf(':')).replaceAll(/ moves \d+/g, '');
};

/**
 * Follows hints for the seat at turn until chance or another seat is to act; answers what lay where in between. So many of
 * its positions are asked of twice.
 */
async function followed(from: Match<WholeGame>, twice: number): Promise<readonly string[]> {
  const seat = from.actor;
  const seen = [lying(from)];
  let match = from;
  while (match.actor === seat) {
    const hint = await chooseAtLevel(match, seat, 'hint', never);
    // Asked again, of the same position.
    const again = seen.length <= twice ? await chooseAtLevel(match, seat, 'hint', never) : hint;
    expect(again).toBe(hint);
    const played = match.play(hint, seat);
    if (!played.ok) throw new Error(played.refusal.code);
    ({ match } = played);
    seen.push(lying(match));
  }
  return seen;
}

/** A match of the usual bot. */
function playedBy(game: WholeGame, number: number): Match<WholeGame> {
  const options = { ...defaults(game.options), ...OPTIONS[game.id] };
  const players = Array.from({ length: game.rules(options).seats }, () => 'person');
  const header = { options, dice: 'virtual', seed: '1', players } as const;
  const building = Match.start(game, header).build();
  const { rules } = building;
  const [policy] = Object.values(game.policies(rules));
  const random = new Xoshiro(number);
  const dice = new KeyedDice('hints', number);
  const drawn = rules.streams.map(() => 0);
  for (let entry = 0; !building.over && entry < 600; entry++) {
    const { actor, state } = building;
    const action =
      actor === CHANCE
        ? drawOutcome(rules, state, dice, drawn[rules.stream(state)]!++).action
        : policy!.choose(state, random);
    expect(building.play(action, actor)).toBeUndefined();
  }
  return building.match();
}

// Every second game; the test of hints in `packages/lab` asks the same of the others in another way.
const tried = someOf('cli: games whose hints are followed', games, 3, 2);

describe.each(tried)('hints of $id', (game) => {
  test('never go back in the turn in which they went', LIMIT, async () => {
    for (
      let number = 1;
      number <= sample(`${game.id}: matches in which hints are followed`, 1, 10);
      number++
    ) {
      const match = playedBy(game, number);
      const turns = match.log.flatMap(({ actor }, i) =>
        actor >= 0 && match.log[i - 1]?.actor !== actor ? [i] : [],
      );
      const random = new Xoshiro(number);
      for (let i = 0; i < sample(`${game.id}: turns in which hints are followed`, 1, 5); i++) {
        const from = match.at(turns[random.below(turns.length)]!);
        if (from.actor === OVER) continue;
        const twice = sample(`${game.id}: positions of a turn that are asked of twice`, 1, 1000);
        const seen = await followed(from, twice);
        const moved = seen.filter((one, k) => one !== seen[k - 1]);
        expect(new Set(moved).size).toBe(moved.length);
      }
    }
  });
});
