import { useState } from 'preact/hooks';
import type { Match } from '@glade/engine';
import { Lazy } from '../loading/Lazy.tsx';
import { loadHelpWords, t } from '../words/words.ts';

const load = () => Promise.all([import('./CopiedLink.tsx'), loadHelpWords()]);

/** A button that makes a link with the whole match, and a new one at each press. */
export function ShareButton({
  match,
  step,
}: {
  readonly match: Match;
  readonly step?: number | undefined;
}) {
  const [asked, setAsked] = useState<{ readonly match: Match; readonly count: number }>();
  const count = asked?.count ?? 0;
  return (
    <>
      <button type="button" onClick={() => setAsked({ match, count: count + 1 })}>
        {t('record.share')}
      </button>
      {asked?.match === match && (
        <Lazy key="link" name="link" load={load}>
          {([{ CopiedLink }]) => <CopiedLink key={count} match={match} step={step} />}
        </Lazy>
      )}
    </>
  );
}
