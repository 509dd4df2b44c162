import { Link } from 'wouter-preact';
import type { Game } from '@glade/engine';
import { tellProblem } from '@glade/text';
import type { OpenedMatch } from './begin-or-resume.ts';
import { downloadText } from '../share/download.ts';
import { RecordText } from '../share/RecordText.tsx';
import { Page } from '../app/Page.tsx';
import { t, wordsOf } from '../words/words.ts';

/** Says why there is no match at this address. A stored match that cannot be read can be saved as a text. */
export function CannotOpenMatch({
  game,
  opened,
}: {
  readonly game: Game;
  readonly opened: Exclude<OpenedMatch, { kind: 'match' }>;
}) {
  const say = wordsOf(game.id);
  return (
    <Page title={say('game.title')}>
      <p role="alert">{tellProblem(say, opened.problem)}</p>
      {opened.kind === 'broken' && (
        <>
          <p>
            <button
              type="button"
              onClick={() => downloadText(`glade-${opened.key}.txt`, opened.text)}
            >
              {t('record.save')}
            </button>
          </p>
          <RecordText text={opened.text} />
        </>
      )}
      {opened.problem.code === 'lesson.unknown' && (
        <p>
          <Link href={`/${game.id}/lessons`}>{say('learn.lessons')}</Link>
        </p>
      )}
      {opened.problem.code === 'puzzle.unknown' && (
        <p>
          <Link href={`/${game.id}/puzzles`}>{t('game.puzzles')}</Link>
        </p>
      )}
      <p>
        <Link href={`/${game.id}`}>{t('play.start', { game: say('game.title') })}</Link>
      </p>
    </Page>
  );
}
