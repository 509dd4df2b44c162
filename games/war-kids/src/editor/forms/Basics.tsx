import type { Say } from '@glade/text';
import { useState } from 'preact/hooks';
import { SIDES, type Scenario } from '../../rules/setup/scenario.ts';
import { LIMITS } from '../../scenario/read-fields.ts';
import { resized } from '../changes/map-size.ts';
import { slug } from '../changes/titles.ts';
import styles from '../Editor.module.css';
import { Check, NumberField, Pair, Radios } from './Fields.tsx';

interface Props {
  readonly say: Say;
  readonly scenario: Scenario;
  readonly onChange: (scenario: Scenario, name?: string) => void;
}

const NOON = { start: '12:00', minutesPerTurn: 30 };

/** What the scenario is called, who begins, how long it lasts, how large the map is. */
export function Basics({ say, scenario, onChange }: Props) {
  const { clock, sides } = scenario;
  return (
    <>
      <p class={styles.hint}>{say('editor.about.both')}</p>
      <Pair
        say={say}
        message="editor.about.title"
        value={scenario.title}
        onText={(title, language) =>
          onChange({ ...scenario, title, id: slug(title.en || title.it) }, `title ${language}`)
        }
      />
      <Pair
        say={say}
        message="editor.about.text"
        value={scenario.text}
        limit={LIMITS.text}
        long
        onText={(text, language) => onChange({ ...scenario, text }, `text ${language}`)}
      />
      {SIDES.map((side) => (
        <Pair
          key={side}
          say={say}
          message={`editor.about.${side}`}
          value={sides[side].name}
          onText={(name, language) =>
            onChange({ ...scenario, sides: { ...sides, [side]: { name } } }, `${side} ${language}`)
          }
        />
      ))}
      <Radios
        label={say('editor.first')}
        values={SIDES}
        value={scenario.first}
        name={(side) => say(`editor.side.${side}`)}
        onChoice={(first) => onChange({ ...scenario, first })}
      />
      <NumberField
        label={say('editor.turns')}
        value={scenario.turnLimit}
        low={1}
        high={60}
        onNumber={(turnLimit) => onChange({ ...scenario, turnLimit })}
      />
      <p class={styles.row}>
        <Check
          isOn={clock !== undefined}
          onCheck={(isOn) => {
            const { clock: _clock, ...others } = scenario;
            onChange(isOn ? { ...others, clock: NOON } : others);
          }}
        >
          {say('editor.clock')}
        </Check>
        {clock !== undefined && (
          <>
            <input
              type="time"
              required
              aria-label={say('editor.clock')}
              value={clock.start.padStart(5, '0')}
              onChange={({ currentTarget: { value } }) =>
                value !== '' && onChange({ ...scenario, clock: { ...clock, start: value } })
              }
            />
            <NumberField
              label={say('editor.clock.minutes')}
              value={clock.minutesPerTurn}
              low={1}
              high={1440}
              onNumber={(minutesPerTurn) =>
                onChange({ ...scenario, clock: { ...clock, minutesPerTurn } })
              }
            />
          </>
        )}
      </p>
      <h3>{say('editor.size')}</h3>
      <p class={styles.hint}>{say('editor.size.about')}</p>
      <Size
        key={`${scenario.map.cols} ${scenario.map.rows}`}
        say={say}
        size={scenario.map}
        go={say('editor.size.set')}
        onSize={(cols, rows) => onChange(resized(scenario, cols, rows))}
      />
    </>
  );
}

interface SizeProps {
  readonly say: Say;
  readonly size: { readonly cols: number; readonly rows: number };
  readonly go: string;
  readonly onSize: (cols: number, rows: number) => void;
}

/** Columns and rows, within what a map can have. */
export function Size({ say, size, go, onSize }: SizeProps) {
  const [{ cols, rows }, set] = useState({ cols: size.cols, rows: size.rows });
  // Who asked for more sees what it has become before it is done.
  const [cut, setCut] = useState(false);
  const [told, setTold] = useState(false);
  return (
    <form
      class={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        setTold(cut);
        setCut(false);
        if (!cut) onSize(cols, rows);
      }}
    >
      <NumberField
        label={say('editor.cols')}
        value={cols}
        low={3}
        high={LIMITS.side}
        onNumber={(next) => set({ cols: next, rows })}
        onCut={() => setCut(true)}
      />
      <NumberField
        label={say('editor.rows')}
        value={rows}
        low={3}
        high={LIMITS.side}
        onNumber={(next) => set({ cols, rows: next })}
        onCut={() => setCut(true)}
      />
      <button type="submit">{go}</button>
      <p class={styles.hint}>{say('editor.size.range', { side: LIMITS.side })}</p>
      <p role="status">{told && say('editor.size.cut', { cols, rows })}</p>
    </form>
  );
}
