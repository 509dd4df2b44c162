import styles from './LabPage.module.css';

interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** A list with its label. */
export const Select = ({ id, label, value, values, onChange }: SelectProps) => (
  <p class={styles.row}>
    <label for={id}>{label}</label>
    <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {values.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  </p>
);

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const Checkbox = ({ label, checked, onChange }: CheckboxProps) => (
  <p>
    <label>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />{' '}
      {label}
    </label>
  </p>
);

interface NumbersProps {
  /** The name of the group of buttons. */
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The numbers, each with how it is written. */
  readonly values: readonly (readonly [value: number, words: string])[];
  readonly onChange: (value: number) => void;
}

/** A few numbers, of which one is chosen by a tap. */
export const Numbers = ({ id, label, value, values, onChange }: NumbersProps) => (
  <fieldset id={id} class={styles.numbers}>
    <legend>{label}</legend>
    {values.map(([each, words]) => (
      <label key={each} class={styles.number}>
        <input
          type="radio"
          name={id}
          value={each}
          checked={each === value}
          onChange={() => onChange(each)}
        />
        <span>{words}</span>
      </label>
    ))}
  </fieldset>
);
