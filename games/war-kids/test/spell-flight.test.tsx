import { parseOptions } from '@glade/engine';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Effects } from '../src/board/map/Effects.tsx';
import { arc, drawnMap, middle } from '../src/board/map/geometry.ts';
import { warKids } from '../src/index.ts';
import type { BattleView } from '../src/rules/view.ts';

test('the star of a spell flies along the arc of its sparks', () => {
  const options = parseOptions(warKids.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  const rules = warKids.rules(options.value);
  const battle = rules.view(rules.create(), 0) as BattleView;
  const view = { ...battle, map: drawnMap(battle.map, false) };
  const [fromcell, cell] = [20, 24];
  const drawn = renderToString(
    <Effects
      view={view}
      events={[{ code: 'cast', clauses: [], args: { cell, fromcell } }]}
      military={false}
    />,
  );
  const [[ax, ay], [bx, by]] = [middle(view.map, fromcell), middle(view.map, cell)];
  expect(drawn).toContain(`translate(${bx} ${by})`);
  expect(drawn.replaceAll('&quot;', '"')).toContain(
    `offset-path:path("${arc([ax - bx, ay - by], [0, 0])}")`,
  );
  // The arc is no straight line, and ends where the spell is aimed at.
  expect(arc([-100, 0], [0, 0])).toBe('M-100 0Q-50 -16 0 0');
});
