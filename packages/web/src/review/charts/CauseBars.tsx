import type { Review, ReviewTeller } from '@glade/lab/review';
import { isClear } from '@glade/lab/review';
import type { Say } from '@glade/text';
import styles from './CauseBars.module.css';

interface Props {
  readonly review: Review;
  readonly teller: ReviewTeller;
  readonly side: number;
  readonly say: Say;
  /** What people call the bot that choices are compared with. */
  readonly bot: string;
  /** Whether a choice is told that cost something, which is beside the best choice. */
  readonly costs?: boolean;
  /** Whether the bots still count: then the bars are empty, and nothing is judged, because it could still turn round. */
  readonly counting?: boolean;
}

/** The length of a bar in percent: a small one is still seen, and none is longer than its half. */
const sizeOf = (value: number): number => Math.min(50, Math.max(2, 50 * Math.abs(value)));

/** What luck and choices changed for a side, as bars: to the right they helped, to the left they cost. */
export function CauseBars({
  review,
  teller,
  side,
  say,
  bot,
  costs = false,
  counting = false,
}: Props) {
  const { team, sides, stake } = review;
  const causes = sides[side]!;
  const player = { player: side + 1 };
  const bars = [
    { what: 'luck', change: causes.luck, name: say('review.bar.luck'), own: undefined },
    {
      what: 'choices',
      change: causes.own,
      name: team ? say('review.bar.own.team') : say('review.bar.own', player),
      own: side,
    },
    ...(sides.length > 1
      ? [
          {
            what: 'choices',
            change: causes.others,
            name: say('review.bar.others'),
            own: undefined,
          } as const,
        ]
      : []),
  ] as const;
  const bothWays = counting ? undefined : teller.bothWays(side);
  const rest = counting ? undefined : teller.restOfBars(side);
  const parts = bothWays === undefined ? [] : [causes.ownHelped, causes.ownCost];
  return (
    <section aria-labelledby="review-bars">
      <h2 id="review-bars">{say('review.page.bars')}</h2>
      <ul
        class={counting ? styles.waiting : styles.bars}
        data-review-bars={counting ? 'counting' : 'told'}
      >
        {bars.map(({ what, change, name, own }) => {
          const both = own !== undefined && teller.shows(own) === 'both';
          const why = counting || own === undefined ? undefined : teller.whyEmpty(own);
          const drawn = both ? [causes.ownCost, causes.ownHelped] : isClear(change) ? [change] : [];
          return (
            <li key={name}>
              <span class={styles.name}>{name}</span>
              <span class={styles.rail} aria-hidden>
                {!counting &&
                  drawn.map(({ value }) => (
                    <span
                      key={value < 0}
                      class={value < 0 ? styles.cost : styles.gain}
                      style={{ inlineSize: `${sizeOf(value)}%` }}
                    />
                  ))}
              </span>
              <span class={styles.told}>{counting ? '…' : teller.change(what, change, own)}</span>
              {why !== undefined && <span class={styles.why}>{why}</span>}
            </li>
          );
        })}
      </ul>
      {bothWays !== undefined && <p class={styles.rest}>{bothWays}</p>}
      {rest !== undefined && <p class={styles.rest}>{rest}</p>}
      <p class={styles.scale}>
        {counting ? say('review.page.counting') : say(`review.bar.scale.${stake}`)}
        {!counting &&
          [...bars.map(({ change }) => change), ...parts].some(
            ({ value }) => Math.abs(value) > 1,
          ) &&
          ` ${say('review.bar.scale.over')}`}
        {!counting && ` ${say('review.scale', { bot })}`}
        {!counting && costs && ` ${say('review.scale.costs')}`}
      </p>
    </section>
  );
}
