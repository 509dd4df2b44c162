import { Link } from 'wouter-preact';
import type { Action, ClauseId, Game } from '@glade/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ClauseLinks } from '../../rulebook/ClauseLinks.tsx';
import { t } from '../../words/words.ts';
import { placeNotice, takeNoticeAway } from './notice-place.ts';
import styles from './Notice.module.css';

/** Something to tell the person who acts. */
export interface NoticeContent {
  readonly kind: 'refusal' | 'problem' | 'hint' | 'news';
  readonly text: string;
  /** The same for the ear. */
  readonly spoken?: string;
  readonly clauses?: readonly ClauseId[];
  /** The lesson that teaches why, if this was refused before in the match. */
  readonly lesson?: string | undefined;
  /** Places on the board that it is about. */
  readonly lit?: readonly number[] | undefined;
  /** The action that a hint advises, where it tells it. */
  readonly action?: Action | undefined;
  /** It goes with the next tap, wherever that is, and by itself: it must not lie over what comes next. */
  readonly passes?: boolean;
}

interface Props {
  readonly game: Game;
  readonly message: NoticeContent | undefined;
  readonly onClose: () => void;
}

/** Why something cannot be done, a hint, an answer. The announcer has said it already. */
export function Notice({ game, message, onClose }: Props) {
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = here.current;
    const desk = notice?.closest<HTMLElement>('[data-stage]');
    if (!notice || !desk) return undefined;
    const place = (): void => placeNotice(notice, desk);
    place();
    // A device that is turned has its rooms elsewhere, and another step needs more room or less.
    addEventListener('resize', place);
    const steps = new MutationObserver(place);
    const card = desk.querySelector('[data-now]');
    if (card) steps.observe(card, { childList: true, characterData: true, subtree: true });
    return () => {
      steps.disconnect();
      removeEventListener('resize', place);
      takeNoticeAway(desk);
    };
  }, [message]);
  if (message === undefined) return null;
  return (
    <div ref={here} class={styles.notice} data-kind={message.kind} data-notice>
      <p>
        {message.text} <ClauseLinks game={game.id} clauses={message.clauses ?? []} unnumbered />{' '}
        {message.lesson !== undefined && (
          <Link href={`/${game.id}/play?lesson=${message.lesson}`}>{t('play.lesson')}</Link>
        )}
      </p>
      <button type="button" class={styles.close} aria-label={t('close')} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
