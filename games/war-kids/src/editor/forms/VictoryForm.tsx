import type { Say } from '@glade/text';
import { useRef, useState } from 'preact/hooks';
import {
  SIDES,
  UNIT_TYPES,
  type Instant,
  type Scenario,
  type Whose,
} from '../../rules/setup/scenario.ts';
import { LIMITS } from '../../scenario/read-fields.ts';
import {
  bonusFor,
  CONDITIONS,
  conditionSet,
  limitSet,
  marginSet,
  placePoints,
  pointsFor,
  withCondition,
  withoutCondition,
  type Condition,
} from '../changes/victory.ts';
import styles from '../Editor.module.css';
import type { Selected, Tool } from '../map/tools.ts';
import { Check, Choice, NumberField } from './Fields.tsx';

interface Props {
  readonly say: Say;
  readonly scenario: Scenario;
  readonly onChange: (scenario: Scenario, name?: string) => void;
  readonly onPick: (picked: Selected) => void;
  readonly onTool: (tool: Tool) => void;
}

const MOST_POINTS = 999;
/** What there are points for by type. */
const WORTH = ['eliminated', 'exited'] as const;

/** What wins at once, what after the last turn, and what there are points for. */
export function VictoryForm(props: Props) {
  const { say, scenario, onChange } = props;
  const { victory } = scenario;
  const [next, setNext] = useState<Condition>('hold');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {say('editor.victory.at')}
      </h3>
      {victory.instant.length === 0 && <p class={styles.hint}>{say('editor.victory.none')}</p>}
      <ul class={styles.conditions}>
        {victory.instant.map((one, index) => (
          <li key={index}>
            <p class={styles.row}>
              <strong>{say(`editor.condition.${one.kind}`)}</strong>
              {one.kind !== 'leaderLost' && (
                <button
                  type="button"
                  aria-label={say('editor.victory.remove.which', {
                    what: say(`editor.condition.${one.kind}`),
                  })}
                  onClick={() => {
                    onChange(withoutCondition(scenario, index));
                    heading.current?.focus();
                  }}
                >
                  {say('editor.victory.remove')}
                </button>
              )}
            </p>
            <ConditionFields {...props} one={one} index={index} />
          </li>
        ))}
      </ul>
      {victory.instant.length < LIMITS.instant && (
        <p class={styles.row}>
          <Choice
            label={say('editor.victory.add')}
            values={CONDITIONS}
            value={next}
            name={(kind) => say(`editor.condition.${kind}`)}
            onChoice={setNext}
          />
          <button type="button" onClick={() => onChange(withCondition(scenario, next))}>
            {say('editor.victory.add.go')}
          </button>
        </p>
      )}
      <p class={styles.row}>
        <Choice
          label={say('editor.limit')}
          values={['points', ...SIDES] as const}
          value={victory.atLimit.kind === 'points' ? 'points' : (victory.atLimit.side ?? 'blue')}
          name={(who) => say(`editor.limit.${who}`)}
          onChoice={(who) => onChange(limitSet(scenario, who))}
        />
        {victory.atLimit.kind === 'points' && (
          <NumberField
            label={say('editor.margin')}
            value={victory.atLimit.drawMargin}
            low={0}
            high={MOST_POINTS}
            onNumber={(margin) => onChange(marginSet(scenario, margin))}
          />
        )}
      </p>
      <Points {...props} />
    </>
  );
}

interface ConditionProps extends Props {
  readonly one: Instant;
  readonly index: number;
}

function ConditionFields({ say, scenario, onChange, onPick, onTool, one, index }: ConditionProps) {
  if (!('side' in one)) return null;
  const set = (next: Instant): void => onChange(conditionSet(scenario, index, next));
  const whose: readonly Whose[] = [...SIDES, 'any'];
  return (
    <div class={styles.row}>
      <Choice
        label={say('editor.for')}
        values={whose}
        value={one.side}
        name={(side) => say(`editor.side.${side}`)}
        onChoice={(side) => set({ ...one, side })}
      />
      {one.kind === 'hold' ? (
        <>
          <fieldset class={styles.radios}>
            <legend>{say('editor.hold.places')}</legend>
            {scenario.map.places.length === 0 && (
              <span class={styles.hint}>{say('editor.hold.noPlaces')}</span>
            )}
            {scenario.map.places.map(({ id, name }) => (
              <Check
                key={id}
                isOn={one.places.includes(id)}
                onCheck={(isOn) => {
                  const others = one.places.filter((each) => each !== id);
                  set({ ...one, places: isOn ? [...others, id] : others });
                }}
              >
                {name[say.language].trim() || id}
              </Check>
            ))}
          </fieldset>
          <NumberField
            label={say('editor.need')}
            value={one.need}
            low={1}
            high={LIMITS.places}
            onNumber={(need) => set({ ...one, need })}
          />
          <NumberField
            label={say('editor.hold.turns')}
            value={one.turns}
            low={1}
            high={60}
            onNumber={(turns) => set({ ...one, turns })}
          />
        </>
      ) : (
        <NumberField
          label={say('editor.count')}
          value={one.count}
          low={1}
          high={LIMITS.units}
          onNumber={(count) => set({ ...one, count })}
        />
      )}
      {one.kind === 'exit' && (
        <>
          <fieldset class={styles.radios}>
            <legend>{say('editor.exit.types')}</legend>
            {UNIT_TYPES.map((type) => (
              <Check
                key={type}
                isOn={one.types.includes(type)}
                onCheck={(isOn) =>
                  set({
                    ...one,
                    types: UNIT_TYPES.filter((each) =>
                      each === type ? isOn : one.types.includes(each),
                    ),
                  })
                }
              >
                {say('unit.kind', { type })}
              </Check>
            ))}
          </fieldset>
          <span>{say('editor.exit.marked', { count: one.hexes.length })}</span>
          <button
            type="button"
            onClick={() => {
              onPick({ kind: 'exit', index });
              onTool('exit');
            }}
          >
            {say('editor.exit.mark')}
          </button>
        </>
      )}
    </div>
  );
}

function Points({ say, scenario, onChange }: Props) {
  const { points } = scenario.victory;
  const cell = (
    label: string,
    value: number,
    set: (value: number) => Scenario,
    low = -MOST_POINTS,
  ) => (
    <td>
      <NumberField
        label={label}
        isHidden
        value={value}
        low={low}
        high={MOST_POINTS}
        onNumber={(next) => onChange(set(next))}
      />
    </td>
  );
  const of = (what: string, who: string): string => say('editor.points.of', { what, who });
  const places = scenario.map.places;
  return (
    <>
      <h3>{say('editor.points')}</h3>
      <div class={styles.tables}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('editor.points.for')}</th>
              {WORTH.map((what) => (
                <th key={what} scope="col">
                  {say(`editor.points.${what}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {UNIT_TYPES.map((type) => (
              <tr key={type}>
                <th scope="row">{say('unit.kind', { type })}</th>
                {WORTH.map((what) =>
                  cell(
                    of(say(`editor.points.${what}`), say('unit.kind', { type })),
                    points[what][type],
                    (value) => pointsFor(scenario, what, type, value),
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('editor.points.place')}</th>
              {SIDES.map((side) => (
                <th key={side} scope="col">
                  {say(`editor.side.${side}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{say('editor.points.bonus')}</th>
              {SIDES.map((side) =>
                cell(
                  of(say('editor.points.bonus'), say(`editor.side.${side}`)),
                  points.bonus[side],
                  (value) => bonusFor(scenario, side, value),
                ),
              )}
            </tr>
            {places.flatMap(({ id, name }) =>
              (['atEnd', 'perTurn'] as const).map((when) => {
                const what = `${name[say.language].trim() || id}, ${say(`editor.points.${when}`)}`;
                const worth = points[when].find(({ place }) => place === id);
                return (
                  <tr key={`${id} ${when}`}>
                    <th scope="row">{what}</th>
                    {SIDES.map((side) =>
                      cell(of(what, say(`editor.side.${side}`)), worth?.[side] ?? 0, (value) =>
                        placePoints(scenario, when, id, side, value),
                      ),
                    )}
                  </tr>
                );
              }),
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}
