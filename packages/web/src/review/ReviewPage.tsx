import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Game } from '@glade/engine';
import { boards } from '@glade/games/browser';
import { tellProblem } from '@glade/text';
import { Page } from '../app/Page.tsx';
import { tableOf } from '../far/my-tables.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { openReplay, type OpenedReplay } from '../replay/open-replay.ts';
import { sourceInAddress } from '../replay/replay-address.ts';
import { t, wordsOf } from '../words/words.ts';
import { ReviewScreen } from './ReviewScreen.tsx';

/** What happened in a match that is over: from a link, or from this browser. */
export function ReviewPage({ game }: { readonly game: Game }) {
  const say = wordsOf(game.id);
  const [opened, setOpened] = useState<OpenedReplay>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let here = true;
    const follow = (): void => {
      const source = sourceInAddress(location);
      setMissing(source === undefined);
      if (source === undefined) return;
      void openReplay(source).then((found) => {
        if (here) setOpened(found);
      });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      here = false;
      removeEventListener('hashchange', follow);
    };
  }, []);
  const { match, source } = opened?.ok === true ? opened : {};
  // At a table far away this browser knows who of the people sat here.
  const own = source?.kind === 'stored' ? tableOf(source.key)?.seats : undefined;
  const shown = match?.game.id ?? game.id;
  return (
    <Page title={t('end.review')}>
      <p>
        <Link href={`/${shown}`}>{wordsOf(shown)('game.title')}</Link>
      </p>
      {opened?.ok === false && <p role="alert">{tellProblem(say, opened.problem)}</p>}
      {missing && <p role="alert">{say('review.page.none')}</p>}
      {match?.over === false && <p role="alert">{say('review.page.open')}</p>}
      {match?.over === true && (
        <Lazy key={`board/${shown}`} name={`board/${shown}`} load={boards[shown]!}>
          {(board) => <ReviewScreen key={location.href} match={match} board={board} own={own} />}
        </Lazy>
      )}
    </Page>
  );
}
