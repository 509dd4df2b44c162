import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Say } from '@glade/text';
import { canSpeak } from '@glade/ui';
import { Icon, ICONS } from '../app/Icon.tsx';
import { speakNow } from '../narration/announce.ts';
import type { Guide } from './guide.ts';
import { learnt } from './learnt.ts';
import { useWholeCard } from './whole-card.ts';
import styles from './GuideCard.module.css';

interface Props {
  readonly game: string;
  readonly guide: Guide;
  readonly say: Say;
}

/** What the guide says now, in place of what just happened and the step: one or two sentences, and one thing to do. */
export function GuideCard({ game, guide, say }: Props) {
  const [leaving, setLeaving] = useState(false);
  const whole = useWholeCard();
  const card = guide.card.value;
  const reply = guide.reply.value;
  if (guide.solved.value) return <Solved game={game} guide={guide} say={say} />;
  if (card === undefined) return null;
  if (leaving) return <Leaving guide={guide} say={say} onStay={() => setLeaving(false)} />;
  const text = guide.told(reply === undefined ? card.say : reply.reply);
  return (
    <section
      ref={whole}
      class={styles.card}
      data-guide
      data-covers={card.ask !== undefined && reply?.right !== true}
      aria-label={say('learn.guide')}
    >
      <p key={text} class={styles.text} data-guide-text>
        {text}
      </p>
      <div class={styles.tools}>
        {canSpeak() && (
          <button
            type="button"
            class={styles.tool}
            aria-label={say('learn.say')}
            onClick={() => speakNow(text)}
          >
            <Icon path={ICONS.say} />
          </button>
        )}
        {guide.isStrict ? (
          <Link class={styles.tool} href={`/${game}/lessons`} aria-label={say('learn.lessons')}>
            ×
          </Link>
        ) : (
          <button
            type="button"
            class={styles.tool}
            data-leave
            aria-label={say('learn.leave')}
            onClick={() => setLeaving(true)}
          >
            ×
          </button>
        )}
      </div>
      <Answers guide={guide} say={say} />
    </section>
  );
}

/** Asks before a guided match goes on without its guide: a finger may have meant the button beside. */
function Leaving({
  guide,
  say,
  onStay,
}: Pick<Props, 'guide' | 'say'> & { readonly onStay: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  const whole = useWholeCard();
  useLayoutEffect(() => stay.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={whole} class={styles.card} data-guide aria-label={say('learn.guide')}>
      <p class={styles.text} role="status">
        {say('learn.leaving')}
      </p>
      <p class={styles.ways}>
        <button ref={stay} type="button" class={styles.next} onClick={onStay}>
          {say('learn.stay')}
        </button>
        <button type="button" data-leave-now onClick={() => guide.leave()}>
          {say('learn.leave')}
        </button>
      </p>
    </section>
  );
}

/** The answers to the question of the card, or the button with which the next card comes. */
function Answers({ guide, say }: Pick<Props, 'guide' | 'say'>) {
  const answers = guide.card.value?.ask;
  const reply = guide.reply.value;
  if (answers !== undefined && reply?.right !== true)
    return (
      <div class={styles.answers} role="group" aria-label={say('learn.answers')}>
        {answers.map((answer) => (
          <button
            key={answer.en}
            type="button"
            data-answer={answer.right === true ? 'right' : 'wrong'}
            aria-pressed={reply === answer}
            onClick={() => guide.answer(answer)}
          >
            {guide.told(answer)}
          </button>
        ))}
      </div>
    );
  if (answers === undefined && !guide.isRead && !guide.draws) return null;
  const next = (): void => (answers === undefined ? guide.next() : guide.goOn());
  return (
    <button type="button" class={styles.next} data-next onClick={next}>
      {say('learn.next')}
    </button>
  );
}

/** The end of a lesson. */
function Solved({ game, guide, say }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const whole = useWholeCard();
  useLayoutEffect(() => {
    learnt.add(game, guide.lesson.id);
    link.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={whole} class={styles.card} data-guide data-solved aria-label={say('learn.guide')}>
      <p class={styles.text} role="status">
        {say('learn.solved')}
      </p>
      <p class={styles.ways}>
        {guide.following !== undefined && (
          <Link
            class={styles.next}
            ref={link}
            data-first
            data-following
            href={`/${game}/play?lesson=${guide.following.id}`}
          >
            {say('learn.following')}
          </Link>
        )}
        <Link
          class={guide.following === undefined ? styles.next : undefined}
          ref={guide.following === undefined ? link : undefined}
          data-first={guide.following === undefined ? true : undefined}
          href={`/${game}/lessons`}
        >
          {say('learn.lessons')}
        </Link>
      </p>
    </section>
  );
}
