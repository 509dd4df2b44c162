import type { Say } from '@glade/text';
import type { BattleView } from '../../rules/view.ts';
import { attacksBy, unitAt } from '../action-meanings.ts';
import styles from '../Board.module.css';
import { oddsArgs, unitName } from '../cell-labels.ts';
import { Counter } from '../Counters.tsx';
import { DangerMark } from '../map/DangerMark.tsx';
import { bestAttacks, dangersOf, WAITS, type Interaction } from '../interaction.ts';

interface Props {
  readonly view: BattleView;
  readonly interaction: Interaction;
  readonly say: Say;
  readonly military: boolean;
  /** The hex that somebody looks at. */
  readonly pointedAt: number | undefined;
  /** Nobody acts here: it is only looked at. */
  readonly idle: boolean;
  readonly onAction: (action: number) => void;
  readonly onHold: (unit: number | undefined) => void;
}

/** What is in hand and what to do with it, in a sentence; and the choices that belong to no hex. */
export function Panel(props: Props) {
  const { view, interaction, say, military, pointedAt, onAction, onHold } = props;
  const shown = interaction.aim ?? interaction.held ?? unitAt(view, pointedAt);
  const there = unitAt(view, pointedAt);
  const unit = shown === undefined ? undefined : view.units[shown];
  const exit =
    interaction.held === undefined ? undefined : interaction.choices.exits.get(interaction.held);
  const attacks =
    interaction.aim === undefined ? [] : attacksBy(interaction.attacks, interaction.chosen);
  const odds =
    there === undefined || interaction.aim !== undefined || !interaction.targets.includes(there)
      ? []
      : bestAttacks(interaction, there).filter((attack) => attack.odds !== undefined);
  const task = props.idle ? undefined : taskOf(view, interaction);
  const told =
    odds.length > 0 && interaction.held !== undefined
      ? `${capital(odds.map((attack) => say(`cell.can.${attack.kind}`, oddsArgs(attack))).join('; '))}.`
      : task === undefined
        ? ''
        : say(task);
  return (
    <div class={styles.panel}>
      {/* The label of the hex that somebody looks at says this to who cannot see it. */}
      <p class={styles.told} aria-hidden="true">
        {/* Its place is kept, so that the words do not jump. */}
        <svg viewBox="-42 -42 84 84" aria-hidden="true">
          {unit !== undefined && <Counter unit={unit} military={military} />}
        </svg>
        <span data-telling>
          {unit !== undefined && <strong key={shown}>{`${capital(unitName(say, unit))}. `}</strong>}
          <span key={told}>{told}</span>
        </span>
      </p>
      {/* Only what follows from what somebody has begun is said. */}
      <p class="visually-hidden" role="status">
        {task !== undefined && hasBegun(view, interaction) && say(task)}
      </p>
      {(attacks.length > 0 || exit !== undefined || interaction.aim !== undefined) && (
        <p class={styles.choices}>
          {attacks.map((attack) => (
            <button
              key={attack.action}
              type="button"
              class={styles.do}
              onClick={() => onAction(attack.action)}
            >
              {say(`action.${attack.kind}`, oddsArgs(attack))}
            </button>
          ))}
          {exit !== undefined && (
            <button type="button" class={styles.do} onClick={() => onAction(exit)}>
              {say('action.exit')}
            </button>
          )}
          {interaction.aim !== undefined && (
            <button type="button" onClick={() => onHold(undefined)}>
              {say('action.leave')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

type Key = Pick<Props, 'view' | 'interaction' | 'say'>;

/** What the marks of the enemy's reach mean, while a unit is in hand; else there is only room for it. */
export function Marks({ view, interaction, say }: Key) {
  const shown = dangersOf(view, interaction);
  const none = shown.near.length + shown.far.length === 0;
  return (
    <p class={styles.marks} data-none={none}>
      {(['near', 'far'] as const).map((mark) => (
        <span key={mark} hidden={!none && shown[mark].length === 0}>
          <svg viewBox="-44 -50 88 100" aria-hidden="true">
            <g transform="scale(2.900)">
              <DangerMark mark={mark} />
            </g>
          </svg>
          {say(`board.mark.${mark}`)}
        </span>
      ))}
    </p>
  );
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The message that says what the next tap can be; none while dice fall. */
function taskOf(view: BattleView, interaction: Interaction): string | undefined {
  const { held, aim, choices, attacks } = interaction;
  if (interaction.idle) return view.actor < 0 ? undefined : 'board.watch';
  if (view.step === 'land' || view.step === 'loss') return `board.${view.step}`;
  if (aim !== undefined) {
    const several = attacks.some(({ units }) => units.length > 1);
    return several ? 'board.aim.several' : 'board.aim';
  }
  if (held !== undefined) {
    const goes = interaction.destinations.size > 0;
    if (interaction.targets.length > 0) return goes ? 'board.held.both' : 'board.held.attack';
    if (goes && view.ownMoves) return 'board.held.place';
    if (goes) return view.units[held]!.cell === WAITS ? 'board.held.enter' : 'board.held';
    return choices.exits.has(held) ? 'board.held.exit' : 'board.held.done';
  }
  if (view.step === 'combat') return 'board.combat';
  if (view.ownMoves) return 'board.place';
  return interaction.ready.length > 0 ? 'board.move' : 'board.move.done';
}

/** Whether the next tap belongs to something that has begun. */
const hasBegun = ({ step }: BattleView, { held, aim, idle }: Interaction): boolean =>
  !idle && (held !== undefined || aim !== undefined || step === 'land' || step === 'loss');

/** Units that wait for their entry; those that may come now can be taken in hand. */
export function Waiting({
  view,
  interaction,
  say,
  military,
  onHold,
}: Pick<Props, 'view' | 'interaction' | 'say' | 'military' | 'onHold'>) {
  const waiting = view.units.flatMap((unit, index) => (unit.cell === WAITS ? [index] : []));
  // The room for those who have come stays, so that nothing moves.
  if (!view.units.some(({ arrives }) => arrives > 0)) return null;
  if (waiting.length === 0) return <div class={styles.waiting} />;
  return (
    <div
      class={styles.waiting}
      data-comes={waiting.some((index) => interaction.choices.destinations.has(index))}
      role="group"
      aria-label={say('board.waiting')}
    >
      <span aria-hidden="true">{say('board.waiting')}</span>
      {waiting.map((index) => {
        const unit = view.units[index]!;
        const comes = interaction.choices.destinations.has(index);
        return (
          <button
            key={index}
            type="button"
            aria-pressed={interaction.held === index}
            aria-disabled={!comes}
            aria-label={`${unitName(say, unit)}, ${say('board.arrives', { turn: unit.arrives })}`}
            title={unitName(say, unit)}
            onClick={() => comes && onHold(interaction.held === index ? undefined : index)}
          >
            <svg viewBox="-34 -34 68 68" aria-hidden="true">
              <Counter unit={unit} military={military} />
            </svg>
            <span aria-hidden="true">{unit.arrives}</span>
          </button>
        );
      })}
    </div>
  );
}
