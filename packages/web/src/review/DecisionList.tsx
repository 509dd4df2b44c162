import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { Decision, Review, ReviewTeller } from '@glade/lab/review';
import type { Say } from '@glade/text';
import { isLong, sentencesOf } from '../narration/few-words.ts';
import { addressFor } from '../replay/address-for.ts';
import { EventPictureOf } from '../match/stage/EventPictureOf.tsx';
import { looksAt } from '../seats/seat-looks.ts';
import { DecisionPicture } from './DecisionPicture.tsx';
import { bestTurn, spanHeading } from './turn-story.ts';
import { hasSameDice, tryAgain } from './try-again.ts';
import type { ToldMatch } from './told-match.ts';
import styles from './ReviewScreen.module.css';

interface Props {
  readonly teller: ReviewTeller;
  readonly told: ToldMatch;
  readonly say: Say;
  /** Whether another entry that is shown lies in the same turn as this one. */
  readonly apart: (at: number) => boolean;
}

/**
 * The decisions that went well: what was done, and how much better it was than the other moves. With `always` something
 * good is said where there is none, too: the turn in which the chance rose most, or that the match was played to its end.
 */
export function GoodDecisions({
  teller,
  told,
  say,
  apart,
  review,
  side,
  decisions,
  always,
}: Props & {
  readonly review: Review;
  readonly side: number;
  readonly decisions: readonly Decision[];
  readonly always: boolean;
}) {
  if (decisions.length === 0 && !always) return null;
  const best = decisions.length === 0 ? bestTurn(review, teller, side) : undefined;
  return (
    <section aria-labelledby="review-well">
      <h2 id="review-well">{say('review.well')}</h2>
      {decisions.length === 0 && best === undefined && <p>{say('review.well.whole')}</p>}
      <ul class={styles.decisions}>
        {best !== undefined && (
          <li class={styles.good} data-best-turn={best.at}>
            <h3>{spanHeading(review, teller, best, side, told, say)}</h3>
            <p class={styles.move}>{told.change(best.at, best.to)}</p>
            <GoodPicture at={best.at} {...{ told, say }} />
            <p class={styles.worth}>{best.about}</p>
            <Ways at={best.at} {...{ told, say, apart }} />
          </li>
        )}
        {decisions.map((each) => (
          <li key={each.at} class={styles.good} data-well={each.at}>
            <h3>{told.turn(each.turn)}</h3>
            <p class={styles.move}>{told.played(each.at)}</p>
            <GoodPicture at={each.at} {...{ told, say }} />
            <p class={styles.worth}>{teller.aboutWell(each)}</p>
            <Ways at={each.at} {...{ told, say, apart }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What went well as a picture: the board where it was a choice of a place, else what happened. */
function GoodPicture({ at, told, say }: Pick<Props, 'told' | 'say'> & { readonly at: number }) {
  const { actor, action } = told.match.log[at]!;
  const picture = told.pictured(at);
  if (actor >= 0 && told.places(at, action).cells.length > 0)
    return <DecisionPicture at={at} played={action} told={told} />;
  if (picture === undefined) return null;
  return (
    <div class={styles.happened} data-decision-picture aria-hidden>
      <EventPictureOf board={told.board} seats={looksAt(told.match.header, say)} {...picture} />
    </div>
  );
}

/** Where most seems to have been lost, though no better move is known. */
function Dearest({
  entries,
  told,
  say,
  apart,
}: Omit<Props, 'teller'> & { readonly entries: readonly number[] }) {
  if (entries.length === 0) return null;
  return (
    <>
      <p>{say('review.costs.dearest')}</p>
      <ol class={styles.decisions} data-dearest>
        {entries.map((at) => (
          <li key={at}>
            <h3>{told.turn(told.entries[at]!.turn)}</h3>
            <p class={styles.worth}>
              {told.played(at)} {told.cameOf(at)}
            </p>
            <Ways at={at} {...{ told, say, apart }} again />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The decisions that cost most: what would have been better and why, and ways to try it. The costliest comes first. */
export function CostlyDecisions({
  teller,
  told,
  say,
  apart,
  side,
  early,
}: Props & { readonly side: number; readonly early: boolean }) {
  // What rounds to nothing is no reason to try again: it stands among the figures.
  const [worst, ...others] = teller
    .costs(side)
    .filter(({ loss }) => Math.round(100 * loss.value) > 0);
  const shown = { teller, told, say, apart };
  const rest = early ? undefined : teller.restOfCosts(side);
  const dearest = worst === undefined ? teller.dearest(side) : [];
  // That there is nothing to show is no headline.
  if (worst === undefined && !early && dearest.length === 0)
    return (
      <p class={styles.basis} data-costs-none>
        {teller.noCosts(side)}
      </p>
    );
  return (
    <section aria-labelledby="review-costs">
      <h2 id="review-costs">{say('review.costs')}</h2>
      {early && <p>{say('review.page.early')}</p>}
      {worst === undefined && !early && (
        <>
          <p>{teller.noCosts(side)}</p>
          <Dearest entries={dearest} {...{ told, say, apart }} />
        </>
      )}
      {worst !== undefined && <Costs decisions={[worst]} pictured {...shown} />}
      {others.length > 0 && (
        <details>
          <summary>{say('review.page.more')}</summary>
          <Costs decisions={others} {...shown} />
        </details>
      )}
      {worst !== undefined && rest !== undefined && <p>{rest}</p>}
    </section>
  );
}

function Costs({
  teller,
  told,
  say,
  apart,
  decisions,
  pictured = false,
}: Props & { readonly decisions: readonly Decision[]; readonly pictured?: boolean }) {
  return (
    <ol class={styles.decisions}>
      {decisions.map((each) => (
        <li key={each.at} data-cost={each.at}>
          <h3>{told.turn(each.turn)}</h3>
          <p>
            {told.played(each.at)} {told.cameOf(each.at)}
          </p>
          <p class={styles.move}>
            {say('review.page.instead')} {told.action(each.at, each.better!)}
          </p>
          {pictured && (
            <DecisionPicture at={each.at} played={each.played} better={each.better!} told={told} />
          )}
          <p class={styles.worth}>
            {teller.aboutCost(each)} <Reason at={each.at} action={each.better!} told={told} />
          </p>
          <Ways at={each.at} {...{ told, say, apart }} again />
        </li>
      ))}
    </ol>
  );
}

/** A good decision in one sentence, with its range. */
export const wellInFull = (
  each: Decision,
  teller: ReviewTeller,
  told: ToldMatch,
  say: Say,
): string => teller.wellLine(each, quoted(told.action(each.at, each.played), say));

/** A costly decision in one sentence, with its range. */
export const costInFull = (
  each: Decision,
  teller: ReviewTeller,
  told: ToldMatch,
  say: Say,
): string =>
  teller.costLine(
    each,
    quoted(told.action(each.at, each.played), say),
    quoted(told.action(each.at, each.better!), say),
  );

const quoted = (text: string, { language }: Say): string =>
  language === 'it' ? `«${text}»` : `“${text}”`;

/** Why the better action is good. Offline, if the reasons were not loaded before, nothing is said. */
function Reason({
  at,
  action,
  told,
}: {
  readonly at: number;
  readonly action: number;
  readonly told: ToldMatch;
}) {
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    let here = true;
    void told.reason(at, action).then(
      (found) => here && setReason(found),
      () => undefined,
    );
    return () => (here = false);
  }, [at, action, told]);
  return reason === undefined ? null : <span data-reason>{reason}</span>;
}

interface WaysProps {
  readonly at: number;
  readonly told: ToldMatch;
  readonly say: Say;
  /** Whether another entry that is shown lies in the same turn as this one. */
  readonly apart: (at: number) => boolean;
  /** Whether it can be tried again from there. */
  readonly again?: boolean;
}

/** Buttons that lead into the match at a decision. */
function Ways({ at, told, say, apart, again = false }: WaysProps) {
  const [, go] = useLocation();
  const { match } = told;
  const known = hasSameDice(match);
  const what = told.entry(at);
  const anew = match.header.dice === 'entered' ? 'review.page.again' : 'review.page.new';
  return (
    <Step at={at} what={what} say={say}>
      {again && known && (
        <button
          type="button"
          class={styles.again}
          aria-label={namedAt(say, say('review.page.same'), at)}
          onClick={() => go(tryAgain(match, at, true))}
        >
          {say('review.page.same')}
        </button>
      )}
      {again && (
        <button
          type="button"
          class={known ? undefined : styles.again}
          aria-label={namedAt(say, say(anew), at)}
          onClick={() => go(tryAgain(match, at, false))}
        >
          {say(anew)}
        </button>
      )}
      <GoThere {...{ at, told, say }} apart={apart(at)} />
    </Step>
  );
}

interface StepProps {
  readonly at: number;
  /** What happened there. */
  readonly what: string;
  readonly say: Say;
  readonly children: ComponentChildren;
}

/** The buttons that lead to a step of the match: who listens is told once what happened there, and not by each of them. */
export function Step({ at, what, say, children }: StepProps) {
  const texts = [...sentencesOf(what)];
  while (texts.length > 1 && isLong([stepName(say, at), ...texts])) texts.pop();
  return (
    <div
      class={styles.ways}
      role="group"
      aria-label={[`${stepName(say, at)}:`, ...texts].join(' ')}
    >
      {children}
    </div>
  );
}

const stepName = (say: Say, at: number): string =>
  at === 0 ? say('review.page.begin') : say('review.page.step', { at });

/** Where a button leads, with its text: of several with the same text, who listens knows which is which. */
const namedAt = (say: Say, text: string, at: number): string => `${stepName(say, at)}: ${text}`;

interface GoThereProps {
  readonly at: number;
  readonly told: ToldMatch;
  readonly say: Say;
  /** Whether the button names the step, because another one leads to the same turn. */
  readonly apart?: boolean | undefined;
  /** The turn that it names, if that is not the one of this entry. */
  readonly turn?: number | undefined;
}

/** Opens the replay before the entry with this index; it names the turn. */
export function GoThere({ at, told, say, apart, turn }: GoThereProps) {
  const [, go] = useLocation();
  const shown = told.see(at, apart, turn);
  const open = async (): Promise<void> => {
    const address = await addressFor('replay', told.match, at);
    if (address !== undefined) go(address);
  };
  return (
    <button type="button" aria-label={namedAt(say, shown, at)} onClick={() => void open()}>
      {shown}
    </button>
  );
}
