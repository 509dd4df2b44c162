import type {
  Bilingual,
  Instant,
  Place,
  PlacePoints,
  Scenario,
  SideName,
} from '../../rules/setup/scenario.ts';
import { hexOf, isHex, onMap } from './map-cells.ts';
import { freeId } from './titles.ts';

export const placeAt = (scenario: Scenario, cell: number): Place | undefined => {
  const hex = hexOf(scenario.map, cell);
  return scenario.map.places.find(({ hexes }) => hexes.some((each) => isHex(each, hex)));
};

const changedPlace = (scenario: Scenario, id: string, change: (place: Place) => Place): Scenario =>
  onMap(scenario, {
    places: scenario.map.places.map((place) => (place.id === id ? change(place) : place)),
  });

/** A new place of one hex; `name` says what it is called until somebody gives it a name. */
export function newPlace(
  scenario: Scenario,
  cell: number,
  name: (number: number) => Bilingual,
): { readonly scenario: Scenario; readonly id: string } {
  const { places } = scenario.map;
  const id = freeId(places, 'place-');
  const hexes = [hexOf(scenario.map, cell)];
  const place: Place = { id, name: name(Number(id.replace('place-', ''))), hexes, owner: null };
  return { scenario: onMap(scenario, { places: [...places, place] }), id };
}

export const withPlaceHex = (scenario: Scenario, id: string, cell: number): Scenario =>
  changedPlace(scenario, id, (place) => ({
    ...place,
    hexes: [...place.hexes, hexOf(scenario.map, cell)],
  }));

export function withoutPlaceHex(scenario: Scenario, id: string, cell: number): Scenario {
  const hex = hexOf(scenario.map, cell);
  return changedPlace(scenario, id, (place) => ({
    ...place,
    hexes: place.hexes.filter((each) => !isHex(each, hex)),
  }));
}

export const placeNamed = (scenario: Scenario, id: string, name: Bilingual): Scenario =>
  changedPlace(scenario, id, (place) => ({ ...place, name }));

export const placeOwned = (scenario: Scenario, id: string, owner: SideName | null): Scenario =>
  changedPlace(scenario, id, (place) => ({ ...place, owner }));

/** Without some places, and without what victory asks of them. */
export function withoutPlaces(scenario: Scenario, gone: ReadonlySet<string>): Scenario {
  if (gone.size === 0) return scenario;
  const { instant, points } = scenario.victory;
  const stays = ({ place }: PlacePoints): boolean => !gone.has(place);
  return {
    ...onMap(scenario, { places: scenario.map.places.filter(({ id }) => !gone.has(id)) }),
    victory: {
      ...scenario.victory,
      instant: instant.flatMap((one) => without(one, gone)),
      points: {
        ...points,
        atEnd: points.atEnd.filter(stays),
        perTurn: points.perTurn.filter(stays),
      },
    },
  };
}

function without(one: Instant, gone: ReadonlySet<string>): readonly Instant[] {
  if (one.kind !== 'hold') return [one];
  const places = one.places.filter((id) => !gone.has(id));
  if (places.length === one.places.length) return [one];
  return places.length === 0 ? [] : [{ ...one, places, need: Math.min(one.need, places.length) }];
}
