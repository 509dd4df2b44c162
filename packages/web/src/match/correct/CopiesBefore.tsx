import { t } from '../../words/words.ts';
import type { Session } from '../session.ts';

/**
 * Links to the match as it was before entries were put right, where some of it did not fit any more. They load the page
 * again, for a page goes on with one match.
 */
export function CopiesBefore({
  game,
  session,
}: {
  readonly game: string;
  readonly session: Session;
}) {
  return session.copies.map(({ key, before = 0 }) => (
    <a key={key} href={`/${game}/play?match=${key}`} data-copy={key}>
      {t('matches.before', { entry: before })}
    </a>
  ));
}
