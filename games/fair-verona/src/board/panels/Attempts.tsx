import type { BoardProps } from '@glade/ui';
import { rankOf } from '../../rules/cards/deck.ts';
import type { Attempt, Contribution, VeronaView } from '../../rules/view.ts';
import { Back, Card, cardName } from '../pieces/Cards.tsx';
import { Icon, Meeple } from '../pieces/Pieces.tsx';
import styles from './TurnPanel.module.css';

interface Props extends Pick<BoardProps<VeronaView>, 'view' | 'say'> {
  readonly onAction: (action: number) => void;
}

/** All attempts as sums, the ones that matter first. */
export function Attempts(props: Props) {
  const { view, say } = props;
  const first = worthShowingFirst(view.attempts);
  const rest = view.attempts.filter((attempt) => !first.includes(attempt));
  const list = (attempts: readonly Attempt[]) => (
    <ul class={styles.attempts}>
      {attempts.map((attempt) => (
        <li key={attempt.action}>
          <AttemptButton {...props} attempt={attempt} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <details class={styles.more}>
          <summary>{say('sum.more', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

interface AttemptProps extends Props {
  readonly attempt: Attempt;
}

function AttemptButton(props: AttemptProps) {
  const { view, say, attempt, onAction } = props;
  const { card, owner, total, friend, action } = attempt;
  const name = cardName(say, card);
  const title = owner === view.seat ? name : say('sum.of', { card: name, player: owner + 1 });
  const sum = sumText(props);
  const helpers = attempt.parts.map(({ seat }) => seat).filter((seat) => seat !== view.seat);
  // By ear, who helps and what comes of it; how much each adds can be seen.
  const spoken = say('sum.spoken', {
    title,
    count: helpers.length,
    helpers: helpers.map((seat) => seat + 1).join(' '),
    friend: friend >= 0 ? 'yes' : 'no',
    sum: sum.replace(/^= /, ''),
  });
  const sure = total > rankOf(card);
  const doing = say(sure ? 'sum.do' : 'sum.try');
  const doubled = attempt.parts.some((part) => part.doubled) ? say('sum.double') : '';
  const token = view.players[owner]!.encounters.some((each) => each.card === card && each.token);
  return (
    <button
      type="button"
      class={styles.attempt}
      data-attempt={action}
      aria-label={`${spoken} ${doubled} ${doing}`}
      onClick={() => onAction(action)}
    >
      <Card card={card} token={token} />
      <span class={styles.sum}>
        <span>{title}</span>
        <b>
          {attempt.parts.map((part, i) => (
            <span key={part.seat} class={styles.term}>
              {i > 0 && '+ '}
              <Icon>
                <Meeple seat={part.seat} />
              </Icon>
              {termText(part)}
            </span>
          ))}
          {friend >= 0 && (
            <span class={styles.term}>
              {'+ '}
              <Back />
            </span>
          )}
          <span>{sum}</span>
        </b>
        {(doubled !== '' || friend >= 0) && (
          <small>{[doubled, friend < 0 ? '' : say('sum.soFar', { total })].join(' ').trim()}</small>
        )}
      </span>
      <span class={styles.do} data-sure={sure}>
        {doing}
      </span>
    </button>
  );
}

/** How a player's strength comes about: 7, 12−3, 2→6, 2×4, 2×(12−3). */
function termText({ face, distance, doubled, strength }: Contribution): string {
  const worth = doubled ? strength / 2 : strength;
  if (worth === face) return doubled ? `2×${face}` : `${face}`;
  const value = worth < face ? `${face}−${Math.min(face, distance)}` : `${face}→${worth}`;
  return doubled ? `2×(${value})` : value;
}

/** What comes of the sum; with a Friend, what the Friend must add and how likely that is. */
function sumText({ view, say, attempt }: AttemptProps): string {
  const { total, card, friend, odds } = attempt;
  const face = rankOf(card);
  if (friend < 0) return say('sum.clears', { total, face });
  // FV-R58: a Friend may be called without need.
  if (total > face) return say('sum.clearsAnyway', { total, face });
  const need = face - total + 1;
  if (view.unseen.length === 0) return say('sum.needsOnly', { need });
  if (odds === 0) return say('sum.tooLittle', { need });
  const of = view.unseen.length;
  const good = odds * of;
  const percent = Math.round(odds * 100);
  // Friends of an earlier shuffle come from fewer cards than are unseen now.
  return Math.abs(good - Math.round(good)) < 1e-6
    ? say('sum.needs', { need, percent, good: Math.round(good), of })
    : say('sum.needsPercent', { need, percent });
}

/** For each Encounter the best way: a sure one before a likely one, with as few players as can do it. */
function worthShowingFirst(attempts: readonly Attempt[]): readonly Attempt[] {
  const best = new Map<number, Attempt>();
  for (const attempt of attempts) {
    if (attempt.friend >= 0 && attempt.odds === 0) continue;
    const other = best.get(attempt.card);
    if (other === undefined || isBetter(attempt, other)) best.set(attempt.card, attempt);
  }
  return [...best.values()];
}

function isBetter(a: Attempt, b: Attempt): boolean {
  const [sureA, sureB] = [a.friend < 0, b.friend < 0];
  if (sureA !== sureB) return sureA;
  if (!sureA && a.odds !== b.odds) return a.odds > b.odds;
  return a.parts.length === b.parts.length ? a.total > b.total : a.parts.length < b.parts.length;
}
