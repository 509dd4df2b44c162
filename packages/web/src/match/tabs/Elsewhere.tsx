import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Game, Match } from '@glade/engine';
import { hasSecrets, playersOf } from '@glade/table';
import type { GameBoard } from '@glade/ui';
import { seatVariables } from '@glade/ui/seats';
import { Page } from '../../app/Page.tsx';
import { showStageBar } from '../../app/stage.ts';
import { Lazy } from '../../loading/Lazy.tsx';
import { looksAt } from '../../seats/seat-looks.ts';
import { wordsAt } from '../../seats/table-words.ts';
import { isPlain } from '../../settings/settings.ts';
import { loadRecordReader, type RecordReader } from '../../share/load-record-reader.ts';
import { matches } from '../../storage/stored-matches.ts';
import { t, wordsOf } from '../../words/words.ts';
import { beginOrResume } from '../begin-or-resume.ts';
import styles from './Elsewhere.module.css';

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  /** The key of the match in the store. */
  readonly matchKey: string;
  /** Goes on with the match in this tab. */
  readonly onTake: (read: RecordReader) => void;
}

/** A match that another tab goes on with, as it is stored: only to look at, until somebody takes it over. */
export function Elsewhere({ game, board, matchKey, onTake }: Props) {
  const say = wordsOf(game.id);
  useLayoutEffect(
    () => showStageBar({ title: say('game.title'), back: `/${game.id}` }),
    [game, say],
  );
  return (
    <Page title={say('game.title')} quiet>
      <Lazy
        key={`reader/${game.id}`}
        name={`reader/${game.id}`}
        load={() => loadRecordReader(game, true).then((read) => ({ read }))}
      >
        {({ read }) => (
          <div class={styles.elsewhere} data-stage data-elsewhere>
            <div class={styles.notice} role="status">
              <p>{t('tabs.elsewhere')}</p>
              <button type="button" class={styles.take} onClick={() => onTake(read)}>
                {t('tabs.take')}
              </button>
            </div>
            <Stored game={game} board={board} matchKey={matchKey} read={read} />
          </div>
        )}
      </Lazy>
    </Page>
  );
}

/** The board as it is stored now. */
function Stored({
  game,
  board,
  matchKey,
  read,
}: Omit<Props, 'onTake'> & { readonly read: RecordReader }) {
  const reread = (): Match | undefined => {
    const opened = beginOrResume(game, `?match=${encodeURIComponent(matchKey)}`, read);
    return opened.kind === 'match' ? opened.match : undefined;
  };
  const [match, setMatch] = useState(reread);
  useEffect(() => matches.watch(matchKey, () => setMatch(reread())), []);
  if (match === undefined) return null;
  const { header, rules, state } = match;
  const people = playersOf(header).flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  const say = wordsAt(header, undefined);
  const looks = looksAt(header, say);
  // What several people hide from each other is hidden here, too.
  const viewer = hasSecrets(rules) && people.length > 1 ? undefined : people[0];
  return (
    <div class={styles.board} style={seatVariables(looks)}>
      <board.Board
        view={rules.view(state, viewer)}
        legal={NONE}
        events={NONE}
        lit={NONE}
        say={say}
        seats={looks}
        options={header.options}
        settings={{
          motion: false,
          forecast: header.options['forecast'] === true,
          score: header.options['showScore'] === true,
          plain: isPlain(),
        }}
      />
    </div>
  );
}

const NONE: readonly never[] = [];
