import type { OptionValues } from '@glade/engine';
import { scenarioOf } from '../scenario/index.ts';

/** The clauses that say nothing to people with the sheets of this scenario: of what is not on its map, and of the app. */
export function offPaper(options: OptionValues): readonly string[] {
  // The home of the game, the screen, and where the rules come from.
  const always = ['WK-109', 'WK-112', 'WK-R30'];
  if (options['mode'] === 'guess') return [...always, 'WK-110'];
  const { id, map, units, victory } = scenarioOf(String(options['scenario']));
  const terrain = map.terrain.join('');
  const woods = terrain.includes('w');
  const river = terrain.includes('r');
  const slopes = new Set(map.elevation.join('')).size > 1;
  const has = (kind: string): boolean => victory.instant.some((one) => one.kind === kind);
  const off: readonly (readonly [boolean, ...string[]])[] = [
    [woods, 'WK-29'],
    [river, 'WK-30', 'WK-R1'],
    [slopes, 'WK-31', 'WK-R2', 'WK-R3'],
    [map.roads.length > 0 || river, 'WK-R8'],
    [map.art.length > 0, 'WK-R52'],
    [woods || river || slopes, 'WK-32'],
    [map.places.length > 0, 'WK-R47'],
    [has('hold'), 'WK-R48'],
    [units.some(({ arrives = 0 }) => arrives > 0), 'WK-R49'],
    [has('exit'), 'WK-R51'],
    [id === 'waterloo', 'WK-10', 'WK-110'],
  ];
  return [...always, ...off.flatMap(([there, ...clauses]) => (there ? [] : clauses))];
}
