import { useState } from 'preact/hooks';
import type { Match } from '@glade/engine';
import { Lazy } from '../loading/Lazy.tsx';
import { t } from '../words/words.ts';

const load = () => import('./MatchLink.tsx');

/** Makes a link that holds the whole match, opened at a step if one is given; each time anew. */
export function ShareLink({
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
          {({ MatchLink }) => <MatchLink key={count} match={match} step={step} />}
        </Lazy>
      )}
    </>
  );
}
