import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { formatRecord, type Game } from '@glade/engine';
import { boards } from '@glade/games/browser';
import { tellProblem } from '@glade/text';
import { Loaded } from '../loading/Lazy.tsx';
import { download } from '../share/download.ts';
import { encodeLink, LINK_LIMIT } from '@glade/engine/link';
import { open, replayOf, sourceOf, stepOf, type Opened, type Source } from './open-replay.ts';
import { Written } from '../share/RecordText.tsx';
import { OpenForm } from './OpenMatchForm.tsx';
import { Viewer } from './ReplayView.tsx';
import { Page } from '../app/Page.tsx';
import { t, wordsOf } from '../words/words.ts';

/** A match looked at again: from a link, from this browser, or from a text. */
export function Replay({ game }: { readonly game: Game }) {
  const say = wordsOf(game.id);
  const [opened, setOpened] = useState<Opened>();
  const look = async (source: Source): Promise<void> => {
    const { href } = location;
    const found = await open(source);
    // Whoever has gone back by now has another page in the address.
    if (location.href !== href) return;
    setOpened(found);
    if (found.ok) await keep(found);
  };
  useEffect(() => {
    const follow = (): void => {
      const source = sourceOf(location);
      if (source !== undefined) void look(source);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return (
    <Page title={t('replay.of', { game: say('game.title') })}>
      {opened?.ok === false && (
        <div role="alert" data-notice>
          <p>{tellProblem(say, opened.problem)}</p>
          {opened.text !== '' && (
            <button type="button" onClick={() => download('glade.txt', opened.text)}>
              {t('record.save')}
            </button>
          )}
          <Written text={opened.text} />
        </div>
      )}
      {opened?.ok === true && (
        <Loaded
          key={`board/${opened.match.game.id}`}
          name={`board/${opened.match.game.id}`}
          load={boards[opened.match.game.id]!}
        >
          {(board) => (
            <Viewer
              key={keyOf(opened)}
              board={board}
              match={opened.match}
              from={firstStep(opened)}
            />
          )}
        </Loaded>
      )}
      <OpenForm onOpen={(source) => void look(source)} shut={opened?.ok === true} />
      <p>
        <Link href={`/${game.id}`}>{t('play.start', { game: say('game.title') })}</Link>
      </p>
    </Page>
  );
}

/** A match from a text or a file goes into the address, so that a reload opens it again. */
async function keep({ match, source }: Extract<Opened, { ok: true }>): Promise<void> {
  if (source.kind === 'stored') return;
  const { href } = location;
  const fragment = await encodeLink(formatRecord(match));
  if (fragment === undefined || fragment.length > LINK_LIMIT || location.href !== href) return;
  const step = firstStep({ match, source });
  history.replaceState(history.state, '', replayOf(match, step, fragment));
}

/** Where people begin to look: at the end, or where the address says; a text says nothing of that. */
const firstStep = ({
  match,
  source,
}: Pick<Extract<Opened, { ok: true }>, 'match' | 'source'>): number =>
  (source.kind === 'text' ? undefined : stepOf(location, match.log.length)) ?? match.log.length;

const keyOf = ({ source }: Extract<Opened, { ok: true }>): string =>
  source.kind === 'link' ? source.fragment : source.kind === 'stored' ? source.key : source.text;
