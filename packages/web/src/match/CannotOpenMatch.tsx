import { Link } from 'wouter-preact';
import type { Game } from '@glade/engine';
import { tellProblem } from '@glade/text';
import type { Start } from './open-match.ts';
import { download } from '../share/download.ts';
import { Written } from '../share/RecordText.tsx';
import { Page } from '../app/Page.tsx';
import { t, wordsOf } from '../words/words.ts';

/** Nothing to play at this address: why, and where to go. What was stored can still be kept. */
export function Unopened({
  game,
  opened,
}: {
  readonly game: Game;
  readonly opened: Exclude<Start, { kind: 'match' }>;
}) {
  const say = wordsOf(game.id);
  return (
    <Page title={say('game.title')}>
      <p role="alert">{tellProblem(say, opened.problem)}</p>
      {opened.kind === 'broken' && (
        <>
          <p>
            <button type="button" onClick={() => download(`glade-${opened.key}.txt`, opened.text)}>
              {t('record.save')}
            </button>
          </p>
          <Written text={opened.text} />
        </>
      )}
      <p>
        <Link href={`/${game.id}`}>{t('play.start', { game: say('game.title') })}</Link>
      </p>
    </Page>
  );
}
