import { describe, expect, test } from 'vitest';
import { drawOutcome, Match, parseOptions, parseRecord, Xoshiro, type Game } from '@glade/engine';
import { decodeLink } from '@glade/engine/link';
import { anything } from '@glade/engine/testing';
import { games } from '@glade/games';
import { addressOf } from '@glade/print/links';
import { diceOf } from '@glade/table';
import { beginMatch, readSetup, setupQuery } from '../src/game/match-setup.ts';

const BASE = 'https://glade.example/';
const each = games.map((game) => [game.id, game] as const);

/** A match of the default options up to a decision in its midst, played without thought. */
function someMatch(game: Game, length: number): Match {
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  const seats = game.rules(options.value).seats;
  const players = Array.from({ length: seats }, () => 'person');
  const header = { options: options.value, dice: 'virtual', players, seed: 'printed' } as const;
  const building = Match.start(game, header).build();
  const { rules } = building;
  const choose = anything(rules, new Xoshiro(1));
  const dice = diceOf(Match.start(game, header).header)!;
  const drawn = rules.streams.map(() => 0);
  for (let n = 0; n < length && !building.over; n++) {
    const { state, actor } = building;
    let action = -1;
    if (actor >= 0) action = choose(state);
    else {
      const stream = rules.stream(state);
      ({ action } = drawOutcome(rules, state, dice, drawn[stream]!++));
    }
    expect(building.play(action, actor)).toBeUndefined();
  }
  return building.match();
}

describe('a printed code', () => {
  test.each(each)('%s: opens the position that is printed', async (_, game) => {
    const match = someMatch(game, 25);
    const address = new URL(addressOf(BASE, game, { kind: 'match', match }));
    expect(address.pathname).toBe(`/${game.id}/replay`);
    const text = await decodeLink(address.hash);
    if (!text.ok) throw new Error(text.problem.code);
    const opened = parseRecord(text.value, () => game);
    if (!opened.ok) throw new Error(opened.problem.code);
    expect(opened.value.log).toEqual(match.log);
    expect(opened.value.rules.hash(opened.value.state)).toBe(match.rules.hash(match.state));
  });

  test.each(each)('%s: begins the match whose rolls are printed', (_, game) => {
    for (const [, preset] of Object.entries(game.options.presets)) {
      const options = parseOptions(game.options, preset);
      if (!options.ok) throw new Error(options.problem.code);
      if (options.value['ownDice'] === true) continue;
      const link = { kind: 'setup', options: options.value, seed: 'class 3b-7' } as const;
      const address = new URL(addressOf(BASE, game, link));
      expect(address.pathname).toBe(`/${game.id}/play`);
      // No server sees what is asked for.
      expect(address.search).toBe('');
      const setup = readSetup(game, new URLSearchParams(setupQuery(address)));
      if (!setup.ok) throw new Error(setup.problem.code);
      const { header } = beginMatch(game, setup.value);
      expect(header).toMatchObject({ options: options.value, dice: 'virtual', seed: 'class 3b-7' });
    }
  });

  test.each(each)('%s: opens the options that are printed', (_, game) => {
    const options = parseOptions(game.options, Object.values(game.options.presets).at(-1)!);
    if (!options.ok) throw new Error(options.problem.code);
    const link = { kind: 'setup', options: options.value } as const;
    const address = new URL(addressOf(BASE, game, link));
    expect(address.pathname).toBe(`/${game.id}`);
    const setup = readSetup(game, new URLSearchParams(setupQuery(address)));
    expect(setup).toMatchObject({ ok: true, value: { options: options.value } });
  });
});

test('a query counts more than what is behind the #, and a link to a heading is no set-up', () => {
  expect(setupQuery({ search: '?seed=1', hash: '#seed=2' })).toBe('?seed=1');
  expect(setupQuery({ search: '', hash: '#seed=2' })).toBe('?seed=2');
  expect(setupQuery({ search: '', hash: '#main' })).toBe('');
});
