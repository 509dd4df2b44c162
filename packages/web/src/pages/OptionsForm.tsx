import {
  applies,
  fits,
  spell,
  type Game,
  type Language,
  type Option,
  type OptionValue,
} from '@glade/engine';
import { ClauseLinks } from '../shell/ClauseLinks.tsx';
import type { Setup } from '../play/setup.ts';
import { t, wordsOf } from '../words.ts';
import { withOptions } from './Presets.tsx';
import styles from './Form.module.css';

interface Props {
  readonly game: Game;
  readonly affects: Option['affects'];
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** Every option of this kind that matters with the others as they are, and with those of the table the dice. */
export function OptionsForm({ game, affects, setup, onChange }: Props) {
  const group = Object.entries(game.options.options).filter(
    ([name, option]) =>
      option.affects === affects && name !== game.options.seats && applies(option, setup.options),
  );
  const row = ([name, option]: [string, Option]) => (
    <OptionRow
      key={name}
      game={game}
      name={name}
      option={option}
      value={setup.options[name] ?? option.default}
      values={option.values.filter((value) => fits(option, value, setup.options))}
      onChange={(value) => onChange(withOptions(game, setup, { ...setup.options, [name]: value }))}
    />
  );
  return (
    <>
      {group.map(row)}
      {affects === 'table' && (
        <label class={styles.row}>
          <span class={styles.name}>{t('options.seed')}</span>
          <input
            type="text"
            value={setup.seed ?? ''}
            maxLength={40}
            autocomplete="off"
            onChange={(event) => {
              const seed = event.currentTarget.value.trim();
              onChange({ ...setup, seed: seed === '' ? undefined : seed });
            }}
          />
          <span class={styles.hint}>{t('options.seed.hint')}</span>
        </label>
      )}
    </>
  );
}

/** What somebody's own value is called; undefined for one of those that are listed. */
function called(option: Option, value: OptionValue, language: Language): string | undefined {
  if (option.values.includes(value)) return undefined;
  return option.called?.(String(value), language);
}

interface RowProps {
  readonly game: Game;
  readonly name: string;
  readonly option: Option;
  readonly value: OptionValue;
  /** Those that can be chosen with the other options as they are. */
  readonly values: readonly OptionValue[];
  readonly onChange: (value: OptionValue) => void;
}

function OptionRow({ game, name, option, value, values, onChange }: RowProps) {
  const say = wordsOf(game.id);
  const about = `option.${name}.about`;
  const own = called(option, value, say.language);
  return (
    <fieldset class={styles.option}>
      <legend>{say(`option.${name}`)}</legend>
      {say.has(about) && <p class={styles.hint}>{say(about)}</p>}
      <div class={styles.values}>
        {values.map((each) => (
          <label key={spell(each)} class={styles.value}>
            <input
              type="radio"
              name={name}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{say(`option.${name}.${spell(each)}`)}</span>
          </label>
        ))}
        {own !== undefined && (
          <label class={styles.value}>
            <input type="radio" name={name} checked onChange={() => onChange(value)} />
            <span>{own}</span>
          </label>
        )}
      </div>
      <ClauseLinks game={game.id} clauses={option.clauses} />
    </fieldset>
  );
}
