import type { Game } from '@glade/engine';
import { turnUnit } from '@glade/lab/core';
import type { Say } from '@glade/text';
import { Select } from '../fields.tsx';
import styles from '../LabPage.module.css';

/** What a value of a rule should reach. */
export interface ChosenTarget {
  /** `fair`: every seat wins as often. */
  readonly of: 'turns' | 'win' | 'fair';
  /** A number of turns, or hundredths of the matches won; not for `fair`. */
  readonly value: number;
  /** How far from its share a seat may be and still count as fair, in percentage points. */
  readonly within: number;
}

/** The most that a target can be: hundredths, or turns of a match. */
const MOST = { win: 100, turns: 10_000 } as const;
/** No seat is farther than this from its share. */
const FARTHEST = 50;

export const isTarget = ({ of, value, within }: ChosenTarget): boolean =>
  of === 'fair' ? within > 0 && within < FARTHEST : value > 0 && value <= MOST[of];

/** A target as a question has it. */
export function targetOf({ of, value, within }: ChosenTarget) {
  if (of === 'fair') return { of, value: 0, within: within / 100 };
  return { of, value: of === 'win' ? value / 100 : value };
}

interface Props {
  readonly say: Say;
  readonly game: Pick<Game, 'unit'>;
  /** Whether there are rivals, of which each can win as often. */
  readonly even: boolean;
  readonly target: ChosenTarget;
  readonly onChange: (target: ChosenTarget) => void;
}

/** What is to be reached: how many turns, how many matches of 100 won, or that every seat wins as often. */
export function TargetFields({ say, game, even, target, onChange }: Props) {
  return (
    <>
      <Select
        id="target-of"
        label={say('lab.app.target.of')}
        value={target.of}
        values={[
          ['turns', say('lab.app.target.turns', { unit: turnUnit(game) })],
          ['win', say('lab.app.target.win')],
          ...(even ? [['fair', say('lab.app.target.fair')] as const] : []),
        ]}
        onChange={(of) => onChange({ ...target, of: of as ChosenTarget['of'] })}
      />
      {target.of === 'fair' ? (
        <NumberField
          id="within"
          label={say('lab.app.within')}
          most={FARTHEST}
          step={0.5}
          value={target.within}
          onChange={(within) => onChange({ ...target, within })}
        />
      ) : (
        <NumberField
          id="target"
          label={say('lab.app.target')}
          most={MOST[target.of]}
          step={1}
          value={target.value}
          onChange={(value) => onChange({ ...target, value })}
        />
      )}
      {target.of === 'fair' && <p class={styles.about}>{say('lab.app.within.about')}</p>}
    </>
  );
}

interface NumberProps {
  readonly id: string;
  readonly label: string;
  readonly most: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const NumberField = ({ id, label, most, step, value, onChange }: NumberProps) => (
  <p class={styles.row}>
    <label for={id}>{label}</label>
    <input
      id={id}
      type="number"
      min={step}
      max={most}
      step={step}
      required
      value={value}
      onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
    />
  </p>
);
