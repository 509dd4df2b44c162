import { readPosition } from '@glade/engine/testing';
import { engineText, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { interactionOf } from '../src/board/interaction.ts';
import { boxOf, drawnMap } from '../src/board/map/geometry.ts';
import { Odds } from '../src/board/map/Odds.tsx';
import { Marks } from '../src/board/panels/Panel.tsx';
import { warKids } from '../src/index.ts';
import { battleWith } from './play.ts';

// The numbers on enemies that a spell can reach: whole also at the rim of the map, and explained beside it.

const say = translator('en', engineText, warKids.text).at({});
const rules = battleWith();
const state = readPosition(rules, 'move turn 7 blue: B-M1=E5 B-L1=A5 K-L1=I5 K-S1=I1');
const battle = rules.view(state, 0);
const view = { ...battle, map: drawnMap(battle.map, false) };
const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
const mage = view.units.findIndex(({ type, side }) => type === 'M' && side === 0);
const interaction = interactionOf(battle, legal, { held: mage, chosen: [] });

test('a chance at the rim of the map is whole', () => {
  expect(interaction.targets.length).toBeGreaterThan(0);
  const drawn = renderToString(
    <Odds
      view={view}
      interaction={interaction}
      say={say}
      events={[]}
      lit={[]}
      military={false}
      pointedAt={undefined}
      tags={false}
      trails={[]}
      settings={{ motion: false, forecast: true, score: false }}
    />,
  );
  const [width] = boxOf(view.map);
  const labels = [
    ...drawn.matchAll(
      /translate\(([\d.]+) [\d.]+\)"><g class="[^"]*brief.*?translate\((-?[\d.]+) 0\)"><g class="[^"]*whole.*?<rect[^>]*? x="(-?[\d.]+)"[^>]*? width="([\d.]+)"/g,
    ),
  ].map((found) => found.slice(1).map(Number));
  expect(labels).toHaveLength(interaction.targets.length);
  for (const [at, aside, from, wide] of labels) {
    expect(at! + aside! + from!).toBeGreaterThanOrEqual(0);
    expect(at! + aside! + from! + wide!).toBeLessThanOrEqual(width);
  }
});

test('what the numbers mean is said with an example', () => {
  const told = renderToString(<Marks interaction={interaction} say={say} />);
  expect(told).toMatch(/data-odds.*\d\+ · \d\/6.*a spell hits with/s);
});
