import { capital, type Say } from '@glade/text';
import type { BattleView, UnitView } from '../../rules/view.ts';
import { unitAt } from '../action-meanings.ts';
import styles from '../Board.module.css';
import { oddsArgs, unitName } from '../cell-labels.ts';
import { Counter, Flag } from '../map/Counters.tsx';
import { DangerMark } from '../map/DangerMark.tsx';
import { chance } from '../map/Odds.tsx';
import { bestAttacks, WAITS, type Interaction } from '../interaction.ts';
import { chancesOn, type Task } from '../task.ts';
import { tellHold, tellHoldBriefly } from './hold.ts';

interface Props {
  readonly view: BattleView;
  readonly interaction: Interaction;
  /** What to do with what is in hand. */
  readonly task: Task | undefined;
  /** What is said of a tap that put something back or did nothing. */
  readonly echo: string | undefined;
  readonly say: Say;
  readonly military: boolean;
  /** The side of the only person at this screen. */
  readonly you: number | undefined;
  /** What a puzzle asks for, instead of what wins. */
  readonly aim: string | undefined;
  /** The hex that somebody looks at. */
  readonly pointedAt: number | undefined;
  /** Nobody acts here: it is only looked at. */
  readonly idle: boolean;
  /** Whether the enemy's reach is marked. */
  readonly marks: boolean;
}

/**
 * Who is in hand or looked at, with the chances against an enemy; else the turn and what wins. What to do with what is in hand
 * the page says, with the buttons that answer it.
 */
export function Panel(props: Props) {
  const { view, interaction, task, echo, say, military, you, pointedAt } = props;
  const shown = interaction.aim ?? interaction.held ?? unitAt(view, pointedAt);
  const { aim } = props;
  const tells = !props.idle && aim === undefined;
  const unit = shown !== undefined ? view.units[shown] : tells ? goalOf(view, you) : undefined;
  // Where no leader is to be caught, the places that win are told.
  const hold = shown === undefined && unit === undefined && tells ? view.holds[0] : undefined;
  const own = you ?? view.side;
  const told = chancesOn(view, interaction, pointedAt, say);
  const forced = !props.idle && (view.step === 'land' || view.step === 'loss');
  return (
    <div class={styles.panel}>
      {/* The label of the hex that somebody looks at says this to who cannot see it. */}
      <p class={styles.told} aria-hidden="true" data-resting={shown === undefined}>
        {/* Its place is kept, so that the words do not jump. */}
        <svg class={styles.portrait} viewBox="-42 -42 84 84" aria-hidden="true">
          {unit !== undefined && <Counter unit={unit} military={military} />}
          {hold !== undefined && (
            <g transform="translate(-22 14) scale(2)">
              <Flag owner={view.owners[hold.places[0]!] ?? -1} />
            </g>
          )}
        </svg>
        <span data-telling>
          {shown === undefined ? (
            <span key="turn">
              {aim ??
                say('board.resting', {
                  turn: view.turn,
                  limit: view.limit,
                  side: unit === undefined ? -1 : unit.side,
                })}
              {hold !== undefined && (
                <>
                  <span class={styles.hold}>
                    {' · '}
                    {tellHold(view, hold, hold.side < 0 ? own : hold.side, say)}
                  </span>
                  {(hold.side < 0 || hold.side === own) && (
                    <span class={styles.holdBriefly}>{tellHoldBriefly(view, hold, say)}</span>
                  )}
                </>
              )}
            </span>
          ) : (
            <>
              <strong key={shown}>{`${capital(say, unitName(say, unit!))}. `}</strong>
              <span key={told}>{told}</span>
              {props.marks && !told && <Marks {...props} />}
            </>
          )}
        </span>
      </p>
      {/* Only what follows from what somebody has begun is said. */}
      <p class="visually-hidden" role="status">
        {forced
          ? say(`board.${view.step}`)
          : task !== undefined
            ? say(task.key, task.args)
            : echo !== undefined && say(echo)}
      </p>
    </div>
  );
}

type Key = Pick<Props, 'interaction' | 'say'>;

/** What the marks of the enemy's reach mean, while a unit is in hand; else there is only room for it. */
export function Marks({ interaction, say }: Key) {
  const { dangers: shown, targets, held } = interaction;
  // An example says what the numbers on enemies mean.
  const odds =
    held === undefined
      ? undefined
      : targets.flatMap((target) => bestAttacks(interaction, target)).find((each) => each.odds);
  const none = shown.near.length + shown.far.length === 0 && odds === undefined;
  return (
    <span class={styles.marks} data-none={none}>
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
      {odds !== undefined && (
        <span data-odds>
          <b>{chance(odds).join(' · ')}</b>
          {say(`cell.can.${odds.kind}`, oddsArgs(odds))}
        </span>
      )}
    </span>
  );
}

/** The leader that is to be caught: that of the others, for the only person here or the side at turn. */
function goalOf(view: BattleView, you: number | undefined): UnitView | undefined {
  if (view.leaderLoss === 'off' || view.step === 'over') return undefined;
  const own = you ?? view.side;
  return view.units.find(({ type, side, cell }) => type === 'L' && side !== own && cell >= 0);
}

/** Units that wait for their entry; those that may come now can be taken in hand. */
export function Waiting({
  view,
  interaction,
  say,
  military,
  onHold,
}: Pick<Props, 'view' | 'interaction' | 'say' | 'military'> & {
  readonly onHold: (unit: number | undefined) => void;
}) {
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
