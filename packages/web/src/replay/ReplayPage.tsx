import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { formatRecord, type Game, type Seat } from '@glade/engine';
import { playersOf } from '@glade/table';
import { boards } from '@glade/games/browser';
import { tellProblem } from '@glade/text';
import { tableOf } from '../far/my-tables.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { downloadText } from '../share/download.ts';
import { encodeLink, LINK_LIMIT } from '@glade/engine/link';
import { openReplay, type OpenedReplay } from './open-replay.ts';
import {
  replayAddress,
  sourceInAddress,
  stepInAddress,
  watchesIn,
  type ReplaySource,
} from './replay-address.ts';
import { RecordText } from '../share/RecordText.tsx';
import { OpenReplayForm } from './OpenReplayForm.tsx';
import { ReplayScreen } from './ReplayScreen.tsx';
import { Page } from '../app/Page.tsx';
import { showStageBar } from '../app/stage.ts';
import { motionAllowed } from '../settings/settings.ts';
import { t, wordsOf } from '../words/words.ts';

/** Shows a match again: from a link, from this browser, or from a text. */
export function ReplayPage({ game }: { readonly game: Game }) {
  const say = wordsOf(game.id);
  const [opened, setOpened] = useState<OpenedReplay>();
  const show = async (source: ReplaySource): Promise<void> => {
    const { href } = location;
    const found = await openReplay(source);
    // Somebody who has gone back meanwhile is on another page.
    if (location.href !== href) return;
    setOpened(found);
    if (found.ok) await putIntoAddress(found);
  };
  useEffect(() => {
    const follow = (): void => {
      const source = sourceInAddress(location);
      if (source !== undefined) void show(source);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useLayoutEffect(
    () => showStageBar({ title: say('game.title'), back: `/${game.id}` }),
    [game, say],
  );

  const shown = opened?.ok === true;
  return (
    <Page title={t('replay.of', { game: say('game.title') })} quiet={shown}>
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
      {shown && (
        <Lazy
          key={`board/${opened.match.game.id}`}
          name={`board/${opened.match.game.id}`}
          load={boards[opened.match.game.id]!}
        >
          {(board) => (
            <ReplayScreen
              key={keyOf(opened)}
              board={board}
              match={opened.match}
              from={firstStep(opened)}
              runs={opened.source.kind === 'stored' && watchesIn(location) && motionAllowed()}
              you={youIn(opened)}
              onOpen={(source) => void show(source)}
            />
          )}
        </Lazy>
      )}
      {!shown && (
        <>
          <OpenReplayForm onOpen={(source) => void show(source)} shut={false} />
          <p>
            <Link href={`/${game.id}`}>{t('play.start', { game: say('game.title') })}</Link>
          </p>
        </>
      )}
    </Page>
  );
}

/** The seat of the only person who played it on this device; undefined for several, and for matches of others. */
function youIn({ match, source }: Extract<OpenedReplay, { ok: true }>): Seat | undefined {
  if (source.kind !== 'stored') return undefined;
  // At a table far away this browser knows who of the people sat here.
  const people =
    tableOf(source.key)?.seats ??
    playersOf(match.header).flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** Puts a match from a text or a file into the address, so that a reload opens it again. */
async function putIntoAddress({
  match,
  source,
}: Extract<OpenedReplay, { ok: true }>): Promise<void> {
  if (source.kind === 'stored') return;
  const { href } = location;
  const fragment = await encodeLink(formatRecord(match));
  if (fragment === undefined || fragment.length > LINK_LIMIT || location.href !== href) return;
  const step = firstStep({ match, source });
  history.replaceState(history.state, '', replayAddress(match, step, fragment));
}

/** The step that is shown first: the one in the address, or the end. */
const firstStep = ({
  match,
  source,
}: Pick<Extract<OpenedReplay, { ok: true }>, 'match' | 'source'>): number =>
  (source.kind === 'text' ? undefined : stepInAddress(location, match.log.length)) ??
  match.log.length;

const keyOf = ({ source }: Extract<OpenedReplay, { ok: true }>): string =>
  source.kind === 'link' ? source.fragment : source.kind === 'stored' ? source.key : source.text;
