import type { ComponentChildren } from 'preact';
import { SeatFace } from '@glade/ui/seats';
import type { SeatLook } from '@glade/ui';
import { t } from '../../words/words.ts';
import { Tick } from './Tick.tsx';
import styles from '../Far.module.css';

/** Something that people at a table far away have to know. */
export interface News {
  readonly text: string;
  /** It is about something that has just happened, and lies over the page; else it stays, and has room of its own. */
  readonly passing?: boolean;
  /** Whose words they are. */
  readonly look?:
    | { readonly face: SeatLook['face']; readonly colour: SeatLook['colour'] | undefined }
    | undefined;
  /** It says that something is right. */
  readonly right?: boolean;
  /** What can be done about it. */
  readonly action?: ComponentChildren;
  readonly onClose?: (() => void) | undefined;
}

/** The news of a table far away, above the match. The line itself is always there, so that screen readers hear what it says. */
export function FarNews({ news }: { readonly news: News | undefined }) {
  return (
    <div class={styles.news} data-passing={news?.passing === true} data-shown={news !== undefined}>
      <p role="status" data-far-news>
        {news?.look !== undefined && (
          <span class={styles.speaker}>
            <SeatFace face={news.look.face} colour={news.look.colour} />
          </span>
        )}
        {news?.right === true && <Tick />}
        {news?.text}
      </p>
      {news?.action}
      {news?.onClose !== undefined && (
        <button type="button" class={styles.close} aria-label={t('close')} onClick={news.onClose}>
          ×
        </button>
      )}
    </div>
  );
}
