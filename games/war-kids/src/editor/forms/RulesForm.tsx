import { spell } from '@glade/engine';
import type { Say } from '@glade/text';
import { DECIDED_BY_SCENARIO, options } from '../../rules/options.ts';
import type { Scenario } from '../../rules/setup/scenario.ts';
import { withRule } from '../changes/victory.ts';
import styles from '../Editor.module.css';
import { Choice } from './Fields.tsx';

interface Props {
  readonly say: Say;
  readonly scenario: Scenario;
  readonly onChange: (scenario: Scenario) => void;
}

/** The rules that the scenario is made for. */
export function RulesForm({ say, scenario, onChange }: Props) {
  return (
    <>
      <p class={styles.hint}>{say('editor.rules.about')}</p>
      <div class={styles.rules}>
        {DECIDED_BY_SCENARIO.map((name) => {
          const values = options.options[name]!.values.filter((value) => value !== 'scenario');
          const now = scenario.rules[name];
          return (
            <Choice
              key={name}
              label={say(`option.${name}`)}
              values={['', ...values.map(spell)]}
              value={now === undefined ? '' : spell(now)}
              name={(value) =>
                value === '' ? say('editor.rules.usual') : say(`option.${name}.${value}`)
              }
              onChoice={(value) =>
                onChange(
                  withRule(
                    scenario,
                    name,
                    values.find((each) => spell(each) === value),
                  ),
                )
              }
            />
          );
        })}
      </div>
    </>
  );
}
