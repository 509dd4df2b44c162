import type { Say } from '@glade/text';
import type { ComponentChildren } from 'preact';
import { useTyped } from '@glade/ui/use-typed';
import { useId } from 'preact/hooks';
import type { Bilingual } from '../../rules/setup/scenario.ts';
import { withText, type Language } from '../changes/titles.ts';
import styles from '../Editor.module.css';

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly limit: number;
  readonly long?: boolean;
  readonly onText: (text: string) => void;
}

function TextField({ label, value, limit, long = false, onText }: TextProps) {
  const id = useId();
  const shared = { id, value, maxLength: limit, autocomplete: 'off' as const };
  return (
    <p class={styles.field}>
      <label for={id}>{label}</label>
      {long ? (
        <textarea {...shared} rows={3} onInput={(event) => onText(event.currentTarget.value)} />
      ) : (
        <input {...shared} type="text" onInput={(event) => onText(event.currentTarget.value)} />
      )}
    </p>
  );
}

interface PairProps {
  readonly say: Say;
  /** The messages of the labels are this with `.en` and `.it`. */
  readonly message: string;
  readonly value: Bilingual | undefined;
  readonly limit?: number;
  readonly long?: boolean;
  readonly onText: (value: Bilingual, language: Language) => void;
}

const NOTHING: Bilingual = { en: '', it: '' };
const LANGUAGES: readonly Language[] = ['en', 'it'];

/** The same in both languages, the language of the page first. */
export function Pair({ say, message, value = NOTHING, limit = 80, long, onText }: PairProps) {
  const order = say.language === 'it' ? LANGUAGES.toReversed() : LANGUAGES;
  return (
    <div class={styles.pair}>
      {order.map((language) => (
        <TextField
          key={language}
          label={say(`${message}.${language}`)}
          value={value[language]}
          limit={limit}
          long={long === true}
          onText={(text) => onText(withText(value, language, text), language)}
        />
      ))}
    </div>
  );
}

interface NumberProps {
  readonly label: string;
  /** Only for those who cannot see that it stands in a table. */
  readonly isHidden?: boolean;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly onNumber: (value: number) => void;
  /** Somebody has given what was too low or too high. */
  readonly onCut?: () => void;
}

/** A whole number; what is none, or too low or too high, becomes the nearest that is possible. */
export function NumberField({ label, isHidden, value, low, high, onNumber, onCut }: NumberProps) {
  const id = useId();
  const typed = useTyped(`${value}`, (text) => {
    const given = text === '' ? Number.NaN : Math.round(Number(text));
    const next = Number.isNaN(given) ? value : Math.min(high, Math.max(low, given));
    if (next !== given) onCut?.();
    if (next !== value) onNumber(next);
  });
  return (
    <span class={styles.number}>
      <label for={id} class={isHidden === true ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input id={id} type="number" inputMode="numeric" min={low} max={high} {...typed} />
    </span>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly name: (value: T) => string;
  readonly onChoice: (value: T) => void;
}

export function Choice<T extends string>({ label, values, value, name, onChoice }: ChoiceProps<T>) {
  const id = useId();
  return (
    <span class={styles.number}>
      <label for={id}>{label}</label>
      <select id={id} onChange={(event) => onChoice(values[event.currentTarget.selectedIndex]!)}>
        {values.map((each) => (
          <option key={each} value={each} selected={each === value}>
            {name(each)}
          </option>
        ))}
      </select>
    </span>
  );
}

interface RadiosProps<T extends string> extends ChoiceProps<T> {
  readonly picture?: (value: T) => ComponentChildren;
}

/** A few values beside each other, with pictures where there are any. */
export function Radios<T extends string>(props: RadiosProps<T>) {
  const { label, values, value, name, picture, onChoice } = props;
  const group = useId();
  return (
    <fieldset class={styles.radios}>
      <legend>{label}</legend>
      {values.map((each) => (
        <label key={each} class={styles.check}>
          <input
            type="radio"
            name={group}
            checked={each === value}
            onChange={() => onChoice(each)}
          />
          {picture?.(each)}
          <span>{name(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CheckProps {
  readonly isOn: boolean;
  readonly onCheck: (isOn: boolean) => void;
  readonly children: ComponentChildren;
}

export function Check({ isOn, onCheck, children }: CheckProps) {
  return (
    <label class={styles.check}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
