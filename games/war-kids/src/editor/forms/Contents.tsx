import { hexName } from '@glade/boards/hexes';
import type { Say } from '@glade/text';
import type { Hex, Scenario, ScenarioUnit } from '../../rules/setup/scenario.ts';
import { cellOf } from '../changes/map-cells.ts';
import styles from '../Editor.module.css';
import { unitTold } from '../labels.ts';
import type { Selected } from '../map/tools.ts';

interface Props {
  readonly say: Say;
  readonly scenario: Scenario;
  readonly picked: Selected | undefined;
  readonly onPick: (picked: Selected) => void;
  readonly onReinforcement: () => void;
}

/** Everything there is, to be taken up without looking for it on the map. */
export function Contents({ say, scenario, picked, onPick, onReinforcement }: Props) {
  const { map, units } = scenario;
  const at = (hex: Hex | undefined): string =>
    hex === undefined ? '' : say('editor.lists.at', { cell: hexName(map.cols, cellOf(map, hex)) });
  const when = (unit: ScenarioUnit): string =>
    unit.arrives === undefined ? at(unit.at) : say('editor.lists.turn', { turn: unit.arrives });
  const item = (kind: 'unit' | 'place' | 'road', id: string, name: string, where: string) => (
    <li key={id}>
      <button
        type="button"
        aria-pressed={picked?.kind === kind && picked.id === id}
        onClick={() => onPick({ kind, id })}
      >
        {name} <small>{where}</small>
      </button>
    </li>
  );
  return (
    <div class={styles.lists}>
      <h3>{say('editor.lists.units', { count: units.length })}</h3>
      <ul>{units.map((unit) => item('unit', unit.id, unitTold(say, unit), when(unit)))}</ul>
      <p>
        <button type="button" onClick={onReinforcement}>
          {say('editor.unit.add')}
        </button>
      </p>
      <h3>{say('editor.lists.places', { count: map.places.length })}</h3>
      <ul>
        {map.places.map(({ id, name, hexes }) =>
          item('place', id, name[say.language].trim() || id, at(hexes[0])),
        )}
      </ul>
      <h3>{say('editor.lists.roads', { count: map.roads.length })}</h3>
      <ul>
        {map.roads.map(({ id, name, path }, i) =>
          item(
            'road',
            id,
            name?.[say.language] ?? say('editor.road', { number: i + 1 }),
            at(path[0]),
          ),
        )}
      </ul>
    </div>
  );
}
