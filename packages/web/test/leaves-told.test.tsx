import { CHANCE } from '@glade/engine';
import { games } from '@glade/games';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { playedUntil } from '../e2e/played-match.ts';
import { announced } from '../../../games/leaf-climbers/src/board/Pace.tsx';

// Leaf-Climbers: how many leaves hang in the air, and who stands under one.

interface View {
  readonly step: string;
  readonly climbers: readonly { readonly alive: boolean; readonly danger: boolean }[];
}

const game = games.find(({ id }) => id === 'leaf-climbers')!;
const SAY = translator('en', engineText, game.text);
const NAMES = ['player 1', 'player 2', 'player 3', 'player 4'];

/** What is told to these people at each time that leaves hang in the air, with who is alive and who stands under one. */
const told = (people: readonly number[], seed: number) => {
  const all: { text: string; under: number[]; alive: boolean[] }[] = [];
  playedUntil('leaf-climbers', {}, { seed }, ({ rules, state, actor }) => {
    const view = rules.view(state, undefined) as View;
    if (actor === CHANCE && view.step === 'steps') {
      const text = SAY('board.announced', announced(view as never, people)).trim();
      const under = view.climbers.flatMap((each, i) => (each.alive && each.danger ? [i] : []));
      all.push({ text, under, alive: view.climbers.map(({ alive }) => alive) });
    }
    return false;
  });
  return all;
};

test.each([[[]], [[0]], [[0, 1]], [[0, 1, 2, 3]]])(
  'who stands under a leaf is told: people %j',
  (people) => {
    const all = [1, 2, 3, 4, 5].flatMap((seed) => told(people, seed));
    for (const { text, under, alive } of all) {
      const climbing = people.filter((seat) => alive[seat]);
      const only = climbing.length === 1 ? climbing[0] : undefined;
      const named = NAMES.flatMap((name, i) => (text.includes(name) ? [i] : []));
      expect({ text, named }).toEqual({ text, named: under.filter((seat) => seat !== only) });
      expect(text.includes('You stand')).toBe(only !== undefined && under.includes(only));
      expect(text.includes('None is above you')).toBe(only !== undefined && !under.includes(only));
      expect(text.includes('anybody')).toBe(only === undefined && under.length === 0);
      expect(text).not.toMatch(/ {2}/);
    }
    expect(all.some(({ under }) => under.length > 0)).toBe(true);
    expect(all.some(({ under }) => under.length === 0)).toBe(true);
  },
);
