import { Link } from 'wouter-preact';
import { t } from '../words/words.ts';
import type { Session } from './session.ts';

/** Says why the match is not stored and what to do, or that it is stored again. */
export function UnsavedWarning({
  session,
  class: name,
}: {
  readonly session: Session;
  readonly class?: string | undefined;
}) {
  const why = session.unsaved.value;
  if (why === undefined)
    return session.storedAgain.value ? (
      <p class={name} role="alert">
        {t('play.kept')}
      </p>
    ) : null;
  const copied = why !== 'moved' && session.view.value.match !== undefined;
  return (
    <p class={name} role="alert">
      {t(`play.unsaved.${why}`)} {copied && t('play.unsaved.copy')}{' '}
      {why === 'full' && <Link href="/matches">{t('play.unsaved.room')}</Link>}
    </p>
  );
}
