import { applies, fits, spell, type Game, type Option, type OptionValue } from '@glade/engine';
import { useTyped } from '@glade/ui/use-typed';
import { ClauseLinks } from '../rulebook/ClauseLinks.tsx';
import { withOptions, type MatchSetup } from './match-setup.ts';
import { t, wordsOf } from '../words/words.ts';
import { OWN_DICE } from './own-dice.ts';
import styles from '../app/Form.module.css';

interface Props {
  readonly game: Game;
  readonly affects: Option['affects'];
  readonly setup: MatchSetup;
  readonly onChange: (setup: MatchSetup) => void;
}

/** Every option of this kind that matters together with the other values, but those that have pictures. The options of the table come with the seed. */
export function OptionsForm({ game, affects, setup, onChange }: Props) {
  const group = Object.entries(game.options.options).filter(
    ([name, option]) =>
      option.affects === affects &&
      option.front !== true &&
      name !== OWN_DICE &&
      name !== game.options.seats &&
      applies(option, setup.options),
  );
  const seed = useTyped(setup.seed ?? '', (text) => {
    const typed = text.trim();
    onChange({ ...setup, seed: typed === '' ? undefined : typed });
  });
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
      <h2>{t(`options.${affects}`)}</h2>
      {group.map(row)}
      {affects === 'table' && (
        <label class={styles.row}>
          <span class={styles.name}>{t('options.seed')}</span>
          <input type="text" maxLength={40} autocomplete="off" {...seed} />
          <span class={styles.hint}>{t('options.seed.hint')}</span>
        </label>
      )}
    </>
  );
}

/** An option with more values than this is a drop-down list. */
const MANY = 8;

interface RowProps {
  readonly game: Game;
  readonly name: string;
  readonly option: Option;
  readonly value: OptionValue;
  /** The values that can be chosen together with the other options. */
  readonly values: readonly OptionValue[];
  readonly onChange: (value: OptionValue) => void;
}

function OptionRow({ game, name, option, value, values, onChange }: RowProps) {
  const say = wordsOf(game.id);
  const about = `option.${name}.about`;
  const label = (each: OptionValue): string => {
    const key = `option.${name}.${spell(each)}`;
    return say.has(key) ? say(key) : (option.called?.(String(each), say.language) ?? spell(each));
  };
  const all = [...new Set([...values, value])];
  return (
    <fieldset class={styles.option}>
      <legend>
        <h3>{say(`option.${name}`)}</h3>
      </legend>
      {say.has(about) && <p class={styles.hint}>{say(about)}</p>}
      {all.length > MANY ? (
        <p class={styles.values}>
          <select
            aria-label={say(`option.${name}`)}
            value={all.indexOf(value)}
            onChange={({ currentTarget }) => onChange(all[Number(currentTarget.value)]!)}
          >
            {all.map((each, i) => (
              <option key={spell(each)} value={i}>
                {label(each)}
              </option>
            ))}
          </select>
        </p>
      ) : (
        <div class={styles.values}>
          {all.map((each) => (
            <label key={spell(each)} class={styles.value}>
              <input
                type="radio"
                name={name}
                checked={each === value}
                onChange={() => onChange(each)}
              />
              <span>{label(each)}</span>
            </label>
          ))}
        </div>
      )}
      <ClauseLinks game={game.id} clauses={option.clauses} />
    </fieldset>
  );
}
