import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import styles from './ChoiceCard.module.css';

interface Props {
  /** The group of cards of which one is chosen. */
  readonly group: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly picture?: ComponentChildren;
  readonly name: string;
  /** A sentence below the name. */
  readonly about?: ComponentChildren;
}

/** One of several choices as a picture to tap. It is a radio button as large as the card. */
export function ChoiceCard({ group, value, checked, onChoose, picture, name, about }: Props) {
  const id = useId();
  return (
    <label class={styles.card}>
      {picture}
      <input
        class={styles.radio}
        type="radio"
        name={group}
        value={value}
        checked={checked}
        // The name alone: what it is about is read after it.
        aria-labelledby={`${id}-name`}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        onChange={onChoose}
      />
      <span class={styles.mark} aria-hidden="true" />
      <span class={styles.name} id={`${id}-name`}>
        {name}
      </span>
      {about !== undefined && (
        <span class={styles.about} id={`${id}-about`}>
          {about}
        </span>
      )}
    </label>
  );
}

interface GroupProps {
  readonly legend: string;
  /** Each picture is small, with the name beside it instead of below. */
  readonly beside?: boolean;
  readonly children: ComponentChildren;
}

/** A row of such cards under a heading. */
export const ChoiceCards = ({ legend, beside = false, children }: GroupProps) => (
  <fieldset class={styles.cards} data-beside={beside || undefined}>
    <legend>
      <h2>{legend}</h2>
    </legend>
    {children}
  </fieldset>
);
