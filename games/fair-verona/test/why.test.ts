import { EventList, OVER, Xoshiro } from '@glade/engine';
import { sample, someOptions } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { companion, fairVerona } from '../src/index.ts';
import { xOfCell, yOfCell } from '../src/rules/map/map.ts';
import { rotationsAt } from '../src/rules/map/placement.ts';
import { rulesWith, sensible } from './play.ts';

// Why a tile fits nowhere, as the card of a real table tells it (FV-29).

test('each reason names a free space where the tile cannot lie, and no space twice', () => {
  const told = new Set<string>();
  const wrong: string[] = [];
  const matches = sample('fair-verona: why a tile fits nowhere', 60, 500);
  for (let match = 1; match <= matches; match++) {
    const random = new Xoshiro(match);
    const rules = rulesWith(someOptions(fairVerona, random));
    const choose = sensible(rules, random);
    const s = rules.create();
    while (rules.actor(s) !== OVER) {
      const trace = new EventList();
      rules.apply(s, choose(s), trace);
      const failed = trace.events.find(({ code }) => code === 'failed');
      if (failed === undefined) continue;
      const view = rules.view(s, undefined);
      const reasons = companion.why!(view, { ...rules.options }, failed);
      const places = new Set(reasons.map(({ args }) => args['cell']));
      const isRight = reasons.every(({ code, args: { cell = 0, mine, theirs } }) => {
        told.add(code);
        const [x, y] = [xOfCell(cell), yOfCell(cell)];
        const isFree = !view.tiles.some((tile) => tile.x === x && tile.y === y);
        const fits = isFree && rotationsAt(s, failed.args['type']!, x, y, rules.options) !== 0;
        if (code === 'why.full') return true;
        return isFree && (code === 'why.far' || !fits) && (code !== 'why.clash' || mine !== theirs);
      });
      if (!isRight || reasons.length === 0 || places.size < reasons.length)
        wrong.push(`${rules.notation.position(s)}: ${JSON.stringify(reasons)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...told].toSorted()).toEqual([
    'why.bend',
    'why.clash',
    'why.far',
    'why.full',
    'why.side',
  ]);
});
