import type { Say } from '@glade/text';
import { useRef } from 'preact/hooks';
import { SIDES, UNIT_TYPES, type Scenario, type ScenarioUnit } from '../../rules/setup/scenario.ts';
import { LIMITS } from '../../scenario/read-fields.ts';
import { placeNamed, placeOwned, withoutPlaces } from '../changes/places.ts';
import { roadNamed, withoutRoad, withoutStubs } from '../changes/roads.ts';
import {
  arriving,
  atStart,
  ofKind,
  unitCalled,
  unitNamed,
  withoutUnit,
  woundedUnit,
} from '../changes/units.ts';
import styles from '../Editor.module.css';
import { unitTold } from '../labels.ts';
import type { Selected, Tool } from '../map/tools.ts';
import { Check, Choice, NumberField, Pair, Radios } from './Fields.tsx';

export interface SelectionProps {
  readonly say: Say;
  readonly scenario: Scenario;
  readonly picked: Selected | undefined;
  /** Changes that share a name are taken back together. */
  readonly onChange: (scenario: Scenario, name?: string) => void;
  readonly onPick: (picked: Selected | undefined) => void;
  readonly onTool: (tool: Tool) => void;
}

interface PartProps extends SelectionProps {
  /** What was in hand is gone, and the button for it. */
  readonly onGone: () => void;
}

/** What is in hand, and everything about it that can be changed. */
export function Selection(props: SelectionProps) {
  const { say, scenario, picked } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const onGone = (): void => {
    props.onPick(undefined);
    heading.current?.focus();
  };
  const unit = picked?.kind === 'unit' ? unitCalled(scenario, picked.id) : undefined;
  const isPlace =
    picked?.kind === 'place' && scenario.map.places.some(({ id }) => id === picked.id);
  const isRoad = picked?.kind === 'road' && scenario.map.roads.some(({ id }) => id === picked.id);
  const isThere = unit !== undefined || isPlace || isRoad;
  return (
    <section class={styles.held} data-empty={!isThere} aria-label={say('editor.picked')}>
      <h3 ref={heading} tabIndex={-1} class={isThere ? undefined : 'visually-hidden'}>
        {unit === undefined ? say('editor.picked') : unitTold(say, unit)}
      </h3>
      {unit !== undefined && <HeldUnit {...props} onGone={onGone} unit={unit} />}
      {isPlace && <HeldPlace {...props} onGone={onGone} id={picked.id} />}
      {isRoad && <HeldRoad {...props} onGone={onGone} id={picked.id} />}
      {isThere ? (
        <button type="button" onClick={onGone}>
          {say('editor.letGo')}
        </button>
      ) : (
        <p class={styles.hint}>{say('editor.picked.none')}</p>
      )}
    </section>
  );
}

function HeldUnit({
  say,
  scenario,
  unit,
  onChange,
  onPick,
  onGone,
  onTool,
}: PartProps & { readonly unit: ScenarioUnit }) {
  const { id, side, type, arrives, entry } = unit;
  const become = (kind: Partial<Pick<ScenarioUnit, 'side' | 'type'>>): void => {
    const made = ofKind(scenario, id, { side, type, ...kind });
    onChange(made.scenario);
    onPick({ kind: 'unit', id: made.id });
  };
  const option = scenario.options.find((one) => one.id === unit.ifOption);
  return (
    <>
      <div class={styles.row}>
        <Choice
          label={say('editor.set.side')}
          values={SIDES}
          value={side}
          name={(each) => say(`editor.side.${each}`)}
          onChoice={(each) => become({ side: each })}
        />
        <Choice
          label={say('editor.set.type')}
          values={UNIT_TYPES}
          value={type}
          name={(each) => say('unit.kind', { type: each })}
          onChoice={(each) => become({ type: each })}
        />
      </div>
      <Pair
        say={say}
        message="editor.name"
        value={unit.name}
        onText={(name, language) =>
          onChange(unitNamed(scenario, id, name), `unit ${id} ${language}`)
        }
      />
      <Check
        isOn={unit.wounded === true}
        onCheck={(wounded) => onChange(woundedUnit(scenario, id, wounded))}
      >
        {say('editor.unit.wounded')}
      </Check>
      {option !== undefined && (
        <p class={styles.hint}>
          {say('editor.unit.switch', { option: option.name[say.language] })}
        </p>
      )}
      <Radios
        label={say('editor.unit.start')}
        values={['now', 'later'] as const}
        value={arrives === undefined ? 'now' : 'later'}
        name={(when) => say(`editor.unit.${when}`)}
        onChoice={(when) =>
          onChange(when === 'now' ? atStart(scenario, id) : arriving(scenario, id, 2))
        }
      />
      {arrives !== undefined && (
        <>
          <NumberField
            label={say('editor.unit.turn')}
            value={arrives}
            low={2}
            high={LIMITS.turns}
            onNumber={(turn) => onChange(arriving(scenario, id, turn))}
          />
          <p class={styles.row}>
            <span>{say('editor.unit.entries', { count: entry?.length ?? 0 })}</span>
            <button type="button" onClick={() => onTool('entry')}>
              {say('editor.unit.mark')}
            </button>
          </p>
        </>
      )}
      <button
        type="button"
        class={styles.delete}
        onClick={() => {
          onChange(withoutUnit(scenario, id));
          onGone();
        }}
      >
        {say('editor.unit.delete')}
      </button>
    </>
  );
}

function HeldPlace({
  say,
  scenario,
  id,
  onChange,
  onGone,
  onTool,
}: PartProps & { readonly id: string }) {
  const place = scenario.map.places.find((one) => one.id === id)!;
  return (
    <>
      <Pair
        say={say}
        message="editor.name"
        value={place.name}
        onText={(name, language) =>
          onChange(placeNamed(scenario, id, name), `place ${id} ${language}`)
        }
      />
      <Radios
        label={say('editor.place.owner')}
        values={[...SIDES, 'nobody'] as const}
        value={place.owner ?? 'nobody'}
        name={(owner) => say(owner === 'nobody' ? 'editor.nobody' : `editor.side.${owner}`)}
        onChoice={(owner) => onChange(placeOwned(scenario, id, owner === 'nobody' ? null : owner))}
      />
      <button
        type="button"
        onClick={() => {
          onGone();
          onTool('place');
        }}
      >
        {say('editor.place.new')}
      </button>
      <button
        type="button"
        class={styles.delete}
        onClick={() => {
          onChange(withoutPlaces(scenario, new Set([id])));
          onGone();
        }}
      >
        {say('editor.place.delete')}
      </button>
    </>
  );
}

function HeldRoad({ say, scenario, id, onChange, onGone }: PartProps & { readonly id: string }) {
  const road = scenario.map.roads.find((one) => one.id === id)!;
  return (
    <>
      <Pair
        say={say}
        message="editor.name"
        value={road.name}
        onText={(name, language) =>
          onChange(roadNamed(scenario, id, name), `road ${id} ${language}`)
        }
      />
      <button
        type="button"
        onClick={() => {
          onChange(withoutStubs(scenario));
          onGone();
        }}
      >
        {say('editor.road.finish')}
      </button>
      <button
        type="button"
        class={styles.delete}
        onClick={() => {
          onChange(withoutRoad(scenario, id));
          onGone();
        }}
      >
        {say('editor.road.delete')}
      </button>
    </>
  );
}
