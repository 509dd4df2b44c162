import type { Say } from '@glade/text';
import type { Ref } from 'preact';
import type { Scenario } from '../../rules/setup/scenario.ts';
import type { ScenarioFault } from '../../scenario/faults.ts';
import styles from '../Editor.module.css';
import { faultTold } from '../labels.ts';

interface Props {
  readonly say: Say;
  readonly scenario: Scenario;
  readonly faults: readonly ScenarioFault[];
  readonly lit: readonly number[];
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onLight: (cells: readonly number[]) => void;
}

/** What is wrong, worst first; each can be shown on the map. */
export function Faults({ say, scenario, faults, lit, heading, onLight }: Props) {
  const severe = faults.filter((fault) => fault.severe).length;
  return (
    <section class={styles.faults} data-severe={severe > 0}>
      <h3 ref={heading} tabIndex={-1}>
        {say('editor.faults')}
      </h3>
      <p role="status">
        {faults.length === 0 ? say('editor.faults.none') : say('editor.faults.some', { severe })}
      </p>
      <ul>
        {faults.map((fault) => {
          const told = faultTold(say, scenario, fault);
          const isLit = fault.cells.length > 0 && fault.cells.join() === lit.join();
          return (
            <li key={`${fault.code} ${told}`} data-severe={fault.severe}>
              <strong>{say(`editor.fault.${fault.severe ? 'severe' : 'mild'}`)}</strong>{' '}
              <span>{told}</span>{' '}
              {fault.cells.length > 0 && (
                <button
                  type="button"
                  aria-label={`${say('editor.fault.show')}: ${told}`}
                  aria-pressed={isLit}
                  onClick={() => onLight(isLit ? [] : fault.cells)}
                >
                  {say('editor.fault.show')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
