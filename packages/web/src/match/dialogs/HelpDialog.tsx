import { Link } from 'wouter-preact';
import type { Game } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard, SeatLook } from '@glade/ui';
import { Dialog } from '@glade/ui/dialog';
import { Lazy } from '../../loading/Lazy.tsx';
import { isTouched } from '../../settings/letter-keys.ts';
import { settings } from '../../settings/settings.ts';
import { t } from '../../words/words.ts';
import type { Session } from '../session.ts';
import type { ActionKind } from './action-kinds.ts';
import { WhatNow } from './WhatNow.tsx';
import styles from './HelpDialog.module.css';

const KEYS = [
  'arrows',
  'enter',
  'n',
  'r',
  's',
  'u',
  'redo',
  'h',
  'c',
  't',
  'w',
  'g',
  'm',
  'l',
  'slash',
] as const;
const LINES = ['move', 'why', 'where', 'last', 'rules'] as const;

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  readonly say: Say;
  readonly seats: readonly SeatLook[];
  readonly session: Session;
  /** Shows on the board where actions of this kind can be done. */
  readonly onShow: (kind: ActionKind) => void;
  readonly onClose: () => void;
}

/** What can be done now, what the game is about, what the marks mean, and how to play with fingers, keys and words. */
export function HelpDialog({ game, board, say, seats, session, onShow, onClose }: Props) {
  // The page's own button throws: it knows what a guide says to that.
  const onRoll = (): void => {
    onClose();
    document.querySelector<HTMLButtonElement>('[data-roll]')?.click();
  };
  const now = { board, say, seats, session, onShow, onRoll };
  const keys = <Keys game={game} say={say} session={session} />;
  return (
    <Dialog title={t('help')} close={t('close')} onClose={onClose}>
      <div class={styles.help}>
        <GoalOf game={game} session={session} say={say} />
        {board.extras === undefined ? (
          <WhatNow {...now} extras={undefined} />
        ) : (
          <Lazy key="marks" name={`help/${game.id}`} load={board.extras}>
            {(extras) => (
              <>
                <WhatNow {...now} extras={extras} />
                <extras.Help say={say} view={session.view.value.view} />
              </>
            )}
          </Lazy>
        )}
        <p>
          <Link href={`/${game.id}/rules`}>{say('help.rules')}</Link>
        </p>
        <h3>{say('help.fingers')}</h3>
        <p>{say(say.has('tap.how') ? 'tap.how' : 'help.tap')}</p>
        {/* Where people have fingers only, what to do with a keyboard takes no room. */}
        {isTouched() ? (
          <details>
            <summary>{say('help.keys')}</summary>
            {keys}
          </details>
        ) : (
          <>
            <h3>{say('help.keys')}</h3>
            {keys}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** How to play by keys, and by words. */
function Keys({ game, say, session }: Pick<Props, 'game' | 'say' | 'session'>) {
  return (
    <>
      <dl>
        {keysOf(session).map((key) => (
          <div key={key}>
            <dt>
              <kbd>{say(`help.key.${key}`)}</kbd>
            </dt>
            <dd>{does(say, key)}</dd>
          </div>
        ))}
      </dl>
      {settings.value.shortcuts && <p>{say('help.reader')}</p>}
      <h3>{say('help.words')}</h3>
      <dl>
        {LINES.map((line) => (
          <div key={line}>
            <dt>
              <code>
                {say(`help.line.${line}`, { example: say('example.move'), prefix: game.prefix })}
              </code>
            </dt>
            <dd>{say(`help.line.${line}.does`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What the match is played for. */
function GoalOf({ game, session, say }: Pick<Props, 'game' | 'session' | 'say'>) {
  const { options } = session.host.header;
  const load = async () => {
    const { loadGoal } = await import('../../rulebook/goal.ts');
    return loadGoal(game.id, options, say.tag);
  };
  return (
    <Lazy key={say.tag} name={`goal/${session.key}/${say.tag}`} load={load}>
      {(goal) =>
        goal && (
          <>
            <h3>{goal.title}</h3>
            <p data-goal>{goal.text}</p>
          </>
        )
      }
    </Lazy>
  );
}

/** The keys that do something here: single letters where people want them, R only where chance plays a part. */
const keysOf = (session: Session): readonly (typeof KEYS)[number][] =>
  KEYS.filter(
    (key) =>
      key === 'arrows' ||
      key === 'enter' ||
      (settings.value.shortcuts && (key !== 'r' || session.view.value.rules.streams.length > 0)),
  );

/** What a key does; a game may have a use of its own for it. */
const does = (say: Say, key: string): string =>
  say.has(`help.${key}`) ? say(`help.${key}`) : say(`help.key.${key}.does`);
