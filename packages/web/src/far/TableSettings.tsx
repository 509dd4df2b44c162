import type { Game, OptionValues } from '@glade/engine';
import { CLOCKS, PATIENCE, type Custom } from '@glade/online/wire';
import { hasSecrets } from '@glade/table';
import { far } from './far-words.ts';
import styles from './Far.module.css';

interface Props {
  readonly custom: Custom;
  readonly watchable: boolean;
  /** Whether this game may be played with a clock. */
  readonly clock: boolean;
  /** How many people are to sit at the table. */
  readonly people: number;
  readonly onCustom: (custom: Custom) => void;
  readonly onWatchable: (watchable: boolean) => void;
}

/**
 * Games for children up to this age are children's games: without a clock, and without remarks unless somebody wants them. Who
 * plays as a team has to talk it over, so there are remarks in every such game.
 */
const CHILD = 8;

const isForChildren = ({ box }: Game): boolean => (box?.ages?.[0] ?? 99) <= CHILD;

/** How a table of this game is, if nobody chooses otherwise. */
export const usualCustom = (game: Game, options: OptionValues): Custom => ({
  remarks: !isForChildren(game) || game.rules(options).kind === 'cooperative',
  patience: 120,
  clock: 0,
});

/** Only two people who play against each other can have a clock: else nobody could say who has won. Never in a game for children, nor where a clock that runs would tell who has acted in secret. */
export function mayHaveClock(game: Game, options: OptionValues): boolean {
  const rules = game.rules(options);
  const two = rules.kind === 'competitive' && rules.seats === 2;
  return two && !hasSecrets(rules) && !isForChildren(game);
}

/** What holds at a table beside the rules of the game. */
export function TableSettings(props: Props) {
  const { custom, watchable, clock, people, onCustom, onWatchable } = props;
  return (
    <details class={styles.settings}>
      <summary>{far('far.settings')}</summary>
      <label class={styles.check}>
        <input
          type="checkbox"
          checked={watchable}
          onChange={({ currentTarget }) => onWatchable(currentTarget.checked)}
        />
        <span>{far('far.watchable')}</span>
      </label>
      <label class={styles.check}>
        <input
          type="checkbox"
          checked={custom.remarks}
          onChange={({ currentTarget }) => onCustom({ ...custom, remarks: currentTarget.checked })}
        />
        <span>{far('far.remarks.allow')}</span>
      </label>
      <label class={styles.setting}>
        <span>{far('far.patience')}</span>
        <select
          value={String(custom.patience)}
          onChange={({ currentTarget: { selectedIndex } }) =>
            onCustom({ ...custom, patience: PATIENCE[selectedIndex]! })
          }
        >
          {PATIENCE.map((each) => (
            <option key={each} value={String(each)}>
              {far(`far.patience.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {clock && people === 2 && (
        <label class={styles.setting}>
          <span>{far('far.clock')}</span>
          <select
            value={String(custom.clock)}
            onChange={({ currentTarget: { selectedIndex } }) =>
              onCustom({ ...custom, clock: CLOCKS[selectedIndex]! })
            }
          >
            {CLOCKS.map((each) => (
              <option key={each} value={String(each)}>
                {each === 0
                  ? far('far.clock.none')
                  : far('far.clock.minutes', { minutes: each / 60 })}
              </option>
            ))}
          </select>
        </label>
      )}
      {custom.clock !== 0 && clock && people === 2 && (
        <p class={styles.hint}>{far('far.clock.about')}</p>
      )}
    </details>
  );
}
