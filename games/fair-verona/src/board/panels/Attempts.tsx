import type { BoardProps } from '@glade/ui';
import { useEffect, useState } from 'preact/hooks';
import { rankOf } from '../../rules/cards/deck.ts';
import type { Attempt, Contribution, VeronaView } from '../../rules/view.ts';
import { Back, Card, cardName } from '../pieces/Cards.tsx';
import { Icon, Meeple } from '../pieces/Pieces.tsx';
import styles from './TurnPanel.module.css';

interface Props extends Pick<BoardProps<VeronaView>, 'view' | 'say'> {
  /** The attempt that a hint advises. */
  readonly hinted?: number | undefined;
  readonly onAction: (action: number) => void;
}

/**
 * The sum for an Encounter, at first the best one; who helps with it can be tapped on and off. Of several Encounters one is
 * open, and all lie below it as a row of cards, so that none is out of sight.
 */
export function Attempts(props: Props) {
  const { view, say, hinted } = props;
  const { attempts } = view;
  const [picked, setPicked] = useState<Picked>();
  useEffect(() => {
    const advised = attempts.find(({ action }) => action === hinted);
    if (advised !== undefined)
      setPicked({ of: attempts, open: advised.card, actions: new Map([[advised.card, hinted!]]) });
  }, [hinted, attempts]);
  const { open, actions }: Omit<Picked, 'of'> =
    picked?.of === attempts ? picked : { open: undefined, actions: NONE };
  const shown = bestOfEach(attempts).map(
    (best) => attempts.find(({ action }) => action === actions.get(best.card)) ?? best,
  );
  const attempt = shown.find(({ card }) => card === open) ?? shown[0]!;
  const { card } = attempt;
  const ways = attempts.filter((each) => each.card === card);
  const pick = ({ action }: Attempt): void =>
    setPicked({ of: attempts, open: card, actions: new Map(actions).set(card, action) });
  return (
    <div class={styles.attempts}>
      <div key={card} class={styles.open} data-picked={actions.has(card)}>
        <AttemptButton {...props} attempt={attempt} ways={ways} />
        {ways.length > 1 && <Helpers {...props} attempt={attempt} ways={ways} onPick={pick} />}
        {/* Who helps changes the sum, which stands on another button. */}
        <p class="visually-hidden" role="status">
          {actions.has(card) ? sumText(view, say, attempt) : ''}
        </p>
      </div>
      {shown.length > 1 && (
        <div class={styles.encounters} role="group" aria-label={say('sum.which')}>
          {shown.map((each) => (
            <button
              key={each.card}
              type="button"
              data-encounter={each.card}
              aria-pressed={each === attempt}
              aria-label={`${titleOf(view, say, each)}. ${sumText(view, say, each)}`}
              onClick={() => setPicked({ of: attempts, open: each.card, actions })}
            >
              <Card card={each.card} token={hasToken(view, each)} />
              {each.owner !== view.seat && (
                <Icon>
                  <Meeple seat={each.owner} />
                </Icon>
              )}
              <b>{isSure(each) ? '✓' : each.odds > 0 ? percentOf(say, each) : '–'}</b>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What somebody has chosen among these attempts: the Encounter that is open, and for some of them the way, by their cards. */
interface Picked {
  readonly of: unknown;
  readonly open: number | undefined;
  readonly actions: ReadonlyMap<number, number>;
}
const NONE: ReadonlyMap<number, number> = new Map();

const isSure = ({ total, card }: Attempt): boolean => total > rankOf(card);

const percentOf = (say: Props['say'], { odds }: Attempt): string =>
  say('sum.percent', { percent: Math.round(odds * 100) });

const hasToken = ({ players }: VeronaView, { owner, card }: Attempt): boolean =>
  players[owner]!.encounters.some((each) => each.card === card && each.token);

function titleOf({ seat }: VeronaView, say: Props['say'], { card, owner }: Attempt): string {
  const name = cardName(say, card);
  return owner === seat ? name : say('sum.of', { card: name, player: owner + 1 });
}

interface AttemptProps extends Props {
  readonly attempt: Attempt;
  /** All ways to try this Encounter. */
  readonly ways: readonly Attempt[];
}

interface HelpersProps extends Pick<AttemptProps, 'say' | 'attempt' | 'ways'> {
  readonly onPick: (way: Attempt) => void;
}

/** Who can help with an Encounter, each to be tapped on and off; who helps in every way is not asked. */
function Helpers({ say, attempt, ways, onPick }: HelpersProps) {
  const seats = [...new Set(ways.flatMap(({ helpers }) => helpers))].toSorted((a, b) => a - b);
  const callers = [...new Set(ways.map(({ friend }) => friend))].filter((seat) => seat >= 0);
  const strengths = new Map(
    ways.flatMap(({ parts }) => parts.map(({ seat, strength }) => [seat, strength] as const)),
  );
  const helping = (seat: number): boolean => attempt.helpers.includes(seat);
  return (
    <div class={styles.helpers} role="group" aria-label={say('sum.who')}>
      <span aria-hidden="true">{say('sum.who')}</span>
      {seats.map((seat) => {
        const other = helping(seat)
          ? attempt.helpers.filter((each) => each !== seat)
          : [...attempt.helpers, seat];
        const way = wayWith(ways, other, attempt.friend);
        const strength = strengths.get(seat) ?? 0;
        return way === undefined ? null : (
          <button
            key={seat}
            type="button"
            aria-pressed={helping(seat)}
            aria-label={say('sum.helper', { player: seat + 1, strength })}
            onClick={() => onPick(way)}
          >
            <Icon>
              <Meeple seat={seat} />
            </Icon>
            <span>+{strength}</span>
          </button>
        );
      })}
      {callers.map((seat) => {
        const called = attempt.friend === seat;
        const way = wayWith(ways, attempt.helpers, called ? -1 : seat, true);
        return way === undefined ? null : (
          <button
            key={`friend${seat}`}
            type="button"
            data-friend
            aria-pressed={called}
            aria-label={say('sum.friend', { player: seat + 1 })}
            onClick={() => onPick(way)}
          >
            <Icon>
              <Meeple seat={seat} />
            </Icon>
            <Back />
          </button>
        );
      })}
    </div>
  );
}

/** The way with these helpers, and with this Friend, -1 for none; if `exact` is not asked for, else with another Friend or none. */
function wayWith(
  ways: readonly Attempt[],
  helpers: readonly number[],
  friend: number,
  exact = false,
): Attempt | undefined {
  const some = ways.filter(
    (way) =>
      way.helpers.length === helpers.length && helpers.every((seat) => way.helpers.includes(seat)),
  );
  const found = some.find((way) => way.friend === friend);
  return exact ? found : (found ?? some.toSorted((a, b) => a.friend - b.friend)[0]);
}

/**
 * Tries the Encounter in the way that is chosen. It has room for the longest sum, so that nothing moves when another is chosen;
 * on a narrow board, where many are to be in sight, once one was.
 */
function AttemptButton(props: AttemptProps) {
  const { view, say, attempt, ways, onAction } = props;
  const { card, friend, action } = attempt;
  const title = titleOf(view, say, attempt);
  const helpers = attempt.parts.map(({ seat }) => seat).filter((seat) => seat !== view.seat);
  // By ear, who helps and what comes of it; how much each adds can be seen.
  const spoken = say('sum.spoken', {
    title,
    count: helpers.length,
    helpers: helpers.map((seat) => seat + 1).join(' '),
    friend: friend >= 0 ? 'yes' : 'no',
    sum: sumText(view, say, attempt).replace(/^= /, ''),
  });
  const sure = isSure(attempt);
  const doing = say(sure ? 'sum.do' : 'sum.try');
  const doubled = isDoubled(attempt) ? say('sum.double') : '';
  return (
    <button
      type="button"
      class={styles.attempt}
      data-attempt={action}
      aria-label={`${spoken} ${doubled} ${doing}`}
      onClick={() => onAction(action)}
    >
      <Card card={card} token={hasToken(view, attempt)} />
      <span class={styles.sums}>
        <span>{title}</span>
        <span class={styles.ways}>
          {ways.map((way) => (
            <Sum key={way.action} view={view} say={say} attempt={way} off={way !== attempt} />
          ))}
        </span>
      </span>
      <span class={styles.do} data-sure={sure}>
        {doing}
      </span>
    </button>
  );
}

interface SumProps extends Pick<Props, 'view' | 'say'> {
  readonly attempt: Attempt;
  /** It only keeps its room. */
  readonly off: boolean;
}

/** Who adds how much, and what comes of it. */
function Sum({ view, say, attempt, off }: SumProps) {
  const { parts, friend, total, card } = attempt;
  const notes = [
    ...(isDoubled(attempt) ? [say('sum.double')] : []),
    ...(friend < 0 || total > rankOf(card) ? [] : [say('sum.soFar', { total })]),
  ];
  return (
    <span class={styles.sum} data-off={off}>
      <b>
        {parts.map((part, i) => (
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
        <span>{sumText(view, say, attempt)}</span>
      </b>
      {notes.length > 0 && <small>{notes.join(' ')}</small>}
    </span>
  );
}

const isDoubled = ({ parts }: Attempt): boolean => parts.some(({ doubled }) => doubled);

/** How a player's strength comes about: 7, 12−3, 2→6, 2×4, 2×(12−3). */
function termText({ face, distance, doubled, strength }: Contribution): string {
  const worth = doubled ? strength / 2 : strength;
  if (worth === face) return doubled ? `2×${face}` : `${face}`;
  const value = worth < face ? `${face}−${Math.min(face, distance)}` : `${face}→${worth}`;
  return doubled ? `2×(${value})` : value;
}

/** What comes of the sum; with a Friend, what the Friend must add and how likely that is. */
function sumText(view: VeronaView, say: Props['say'], attempt: Attempt): string {
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
function bestOfEach(attempts: readonly Attempt[]): readonly Attempt[] {
  const best = new Map<number, Attempt>();
  for (const attempt of attempts) {
    const other = best.get(attempt.card);
    if (other === undefined || isBetter(attempt, other)) best.set(attempt.card, attempt);
  }
  // What no card can clear comes last.
  return [...best.values()].toSorted((a, b) => Number(a.odds === 0) - Number(b.odds === 0));
}

function isBetter(a: Attempt, b: Attempt): boolean {
  const [sureA, sureB] = [a.friend < 0, b.friend < 0];
  if (sureA !== sureB) return sureA;
  if (!sureA && a.odds !== b.odds) return a.odds > b.odds;
  return a.parts.length === b.parts.length ? a.total > b.total : a.parts.length < b.parts.length;
}
