import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { formatRecord, type Game } from '@glade/engine';
import { boards } from '@glade/games/browser';
import { tellProblem } from '@glade/text';
import { Lazy } from '../loading/Lazy.tsx';
import { downloadText } from '../share/download.ts';
import { encodeLink, LINK_LIMIT } from '@glade/engine/link';
import {
  openReplay,
  replayAddress,
  sourceInAddress,
  stepInAddress,
  type OpenedReplay,
  type ReplaySource,
} from './open-replay.ts';
import { RecordText } from '../share/RecordText.tsx';
import { OpenMatchForm } from './OpenMatchForm.tsx';
import { ReplayView } from './ReplayView.tsx';
import { Page } from '../app/Page.tsx';
import { t, wordsOf } from '../words/words.ts';

/** A match looked at again: from a link, from this browser, or from a text. */
export function ReplayPage({ game }: { readonly game: Game }) {
  const say = wordsOf(game.id);
  const [opened, setOpened] = useState<OpenedReplay>();
  const look = async (source: ReplaySource): Promise<void> => {
    const { href } = location;
    const found = await openReplay(source);
    // Whoever has gone back by now has another page in the address.
    if (location.href !== href) return;
    setOpened(found);
    if (found.ok) await keep(found);
  };
  useEffect(() => {
    const follow = (): void => {
      const source = sourceInAddress(location);
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
            <button type="button" onClick={() => downloadText('glade.txt', opened.text)}>
              {t('record.save')}
            </button>
          )}
          <RecordText text={opened.text} />
        </div>
      )}
      {opened?.ok === true && (
        <Lazy
          key={`board/${opened.match.game.id}`}
          name={`board/${opened.match.game.id}`}
          load={boards[opened.match.game.id]!}
        >
          {(board) => (
            <ReplayView
              key={keyOf(opened)}
              board={board}
              match={opened.match}
              from={firstStep(opened)}
            />
          )}
        </Lazy>
      )}
      <OpenMatchForm onOpen={(source) => void look(source)} shut={opened?.ok === true} />
      <p>
        <Link href={`/${game.id}`}>{t('play.start', { game: say('game.title') })}</Link>
      </p>
    </Page>
  );
}

/** A match from a text or a file goes into the address, so that a reload opens it again. */
async function keep({ match, source }: Extract<OpenedReplay, { ok: true }>): Promise<void> {
  if (source.kind === 'stored') return;
  const { href } = location;
  const fragment = await encodeLink(formatRecord(match));
  if (fragment === undefined || fragment.length > LINK_LIMIT || location.href !== href) return;
  const step = firstStep({ match, source });
  history.replaceState(history.state, '', replayAddress(match, step, fragment));
}

/** Where people begin to look: at the end, or where the address says; a text says nothing of that. */
const firstStep = ({
  match,
  source,
}: Pick<Extract<OpenedReplay, { ok: true }>, 'match' | 'source'>): number =>
  (source.kind === 'text' ? undefined : stepInAddress(location, match.log.length)) ??
  match.log.length;

const keyOf = ({ source }: Extract<OpenedReplay, { ok: true }>): string =>
  source.kind === 'link' ? source.fragment : source.kind === 'stored' ? source.key : source.text;
