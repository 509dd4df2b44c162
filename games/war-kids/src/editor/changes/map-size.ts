import type { Hex, Scenario } from '../../rules/setup/scenario.ts';
import { withoutPlaces } from './places.ts';
import { cut } from './roads.ts';

/** The same map with more or fewer columns at its right and rows at its foot; what no longer fits is gone. */
export function resized(scenario: Scenario, cols: number, rows: number): Scenario {
  const { map, victory } = scenario;
  if (cols === map.cols && rows === map.rows) return scenario;
  const fits = ([column, row]: Hex): boolean => column < cols && row < rows;
  const sized = (lines: readonly string[], sign: string): readonly string[] =>
    Array.from({ length: rows }, (_, row) => (lines[row] ?? '').slice(0, cols).padEnd(cols, sign));
  const places = map.places.map((place) => ({ ...place, hexes: place.hexes.filter(fits) }));
  const gone = map.places.filter(
    ({ hexes }, i) => hexes.length > 0 && places[i]!.hexes.length === 0,
  );
  const next: Scenario = {
    ...scenario,
    map: {
      ...map,
      cols,
      rows,
      terrain: sized(map.terrain, '.'),
      elevation: sized(map.elevation, '0'),
      art: map.art.filter(({ hex }) => fits(hex)),
      places,
    },
    units: scenario.units.flatMap((unit) => {
      if (unit.at !== undefined) return fits(unit.at) ? [unit] : [];
      return [{ ...unit, entry: (unit.entry ?? []).filter(fits) }];
    }),
    victory: {
      ...victory,
      instant: victory.instant.map((one) =>
        one.kind === 'exit' ? { ...one, hexes: one.hexes.filter(fits) } : one,
      ),
    },
  };
  return withoutPlaces(
    cut(next, (hex) => !fits(hex)),
    new Set(gone.map(({ id }) => id)),
  );
}
