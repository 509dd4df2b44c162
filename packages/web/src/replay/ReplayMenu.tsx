import { Link } from 'wouter-preact';
import { formatRecord, type Match } from '@glade/engine';
import { Dialog } from '@glade/ui/dialog';
import { ChoiceRow, Languages } from '../match/dialogs/MatchMenu.tsx';
import styles from '../match/dialogs/MatchMenu.module.css';
import { downloadText } from '../share/download.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { t, wordsOf } from '../words/words.ts';
import { OpenReplayForm } from './OpenReplayForm.tsx';
import type { ReplaySource } from './replay-address.ts';

interface Props {
  readonly match: Match;
  /** The step that is shown. */
  readonly at: number;
  readonly onOpen: (source: ReplaySource) => void;
  /** Plays on from that step; undefined where the match is over. */
  readonly onPlayOn: (() => void) | undefined;
  /** Tells what luck and choices changed; undefined where the match is not over. */
  readonly onReview: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Everything but the timeline: a link, a copy, the rules, other matches, how the page looks. */
export function ReplayMenu({ match, at, onOpen, onPlayOn, onReview, onClose }: Props) {
  const { game } = match;
  return (
    <Dialog title={t('menu.title')} close={t('close')} onClose={onClose}>
      <div class={styles.items}>
        {onPlayOn !== undefined && (
          <button type="button" onClick={onPlayOn}>
            {t('replay.playOn')}
          </button>
        )}
        {onReview !== undefined && (
          <button type="button" onClick={onReview}>
            {t('end.review')}
          </button>
        )}
        <ShareButton key={at} match={match} step={at} />
        <button type="button" onClick={() => downloadText(`${game.id}.txt`, formatRecord(match))}>
          {t('record.save')}
        </button>
        <Link href={`/${game.id}/rules`}>{t('game.rules')}</Link>
        <Link href={`/${game.id}`}>
          {t('play.start', { game: wordsOf(game.id)('game.title') })}
        </Link>
        <Link href="/matches">{t('matches')}</Link>
        <Link href="/settings">{t('settings')}</Link>
        <Languages />
        <ChoiceRow name="speed" />
      </div>
      <OpenReplayForm onOpen={onOpen} shut />
    </Dialog>
  );
}
