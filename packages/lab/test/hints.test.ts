import { chooseAtLevel } from '@glade/bots';
import { CHANCE, defaults, drawOutcome, KeyedDice, Match, type WholeGame } from '@glade/engine';
import { sample, someOf } from '@glade/engine/testing';
import { games } from '@glade/games';
import { expect, test } from 'vitest';

/** So many hints are followed one after another in each game. */
const FOLLOWED = sample('lab: hints followed one after another in each game', 2, 60);
/** Hints of War Kids look ahead to the end of the match: in a shorter one they come sooner. */
const SHORTER = { 'war-kids': { turnLimit: sample('lab: game turns with hints', 2, 16) } };
const { signal } = new AbortController();

/** Plays a match by hints alone. Returns each position in which a hint was asked for, as its seat sees it, and the hint. */
async function byHints(game: WholeGame, seed: string) {
  const shorter = game.id === 'war-kids' ? SHORTER[game.id] : {};
  const options = { ...defaults(game.options), ...shorter };
  const players = Array.from({ length: game.rules(options).seats }, () => 'person');
  const building = Match.start(game, { options, dice: 'virtual', seed, players }).build();
  const { rules } = building;
  const dice = new KeyedDice(seed);
  const drawn = rules.streams.map(() => 0);
  const asked: { readonly seen: string; readonly hint: number; readonly again: number }[] = [];
  const log: { readonly actor: number; readonly action: number }[] = [];
  while (!building.over && asked.length < FOLLOWED) {
    const { actor, state } = building;
    let action: number;
    if (actor === CHANCE)
      ({ action } = drawOutcome(rules, state, dice, drawn[rules.stream(state)]!++));
    else if (rules.count(state) === 1) action = rules.nth(state, 0);
    else {
      const now = { game, rules, state };
      action = await chooseAtLevel({ ...now, log }, actor, 'hint', signal);
      // The second time the match is said to have no log at all.
      const again = await chooseAtLevel({ ...now, log: [] }, actor, 'hint', signal);
      asked.push({
        seen: `${actor} ${JSON.stringify(rules.view(state, actor))}`,
        hint: action,
        again,
      });
    }
    log.push({ actor, action });
    const refused = building.play(action, actor);
    if (refused !== undefined) throw new Error(`${game.id}: ${refused.code}`);
  }
  return asked;
}

// Every third game; the test of hints in `packages/cli` asks the same of others in another way.
const TRIED = someOf('lab: games whose hints are asked for twice', games, 3);

test.each(TRIED.map((game) => [game.id, game] as const))(
  'hints of %s do not contradict: asked again they say the same, and followed they never lead back to where one was asked',
  async (_, game) => {
    const asked = await byHints(game, 'hints');
    expect(asked.map(({ again }) => again)).toEqual(asked.map(({ hint }) => hint));
    expect(new Set(asked.map(({ seen }) => seen)).size).toBe(asked.length);
  },
  120_000,
);
