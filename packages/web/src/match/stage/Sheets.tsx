import type { Action, Game } from '@glade/engine';
import type { Say } from '@glade/text';
import type { TableView } from '@glade/table';
import type { GameBoard, SeatLook } from '@glade/ui';
import { Lazy } from '../../loading/Lazy.tsx';
import { wordsAt } from '../../seats/table-words.ts';
import { isPlain } from '../../settings/settings.ts';
import { loadBesideWords, loadHelpWords } from '../../words/words.ts';
import type { Session } from '../session.ts';
import { shownView } from './shown-view.ts';

const loadMenu = () =>
  Promise.all([import('../dialogs/MatchMenu.tsx'), loadHelpWords()]).then(([parts]) => parts);
const loadLog = () => Promise.all([import('../dialogs/LogSheet.tsx'), loadHelpWords()]);
const loadHelp = (game: string) =>
  Promise.all([import('../dialogs/HelpDialog.tsx'), loadHelpWords(), loadBesideWords(game)]);

/** What lies over the page of a match. */
export type Opened = 'menu' | 'log' | 'entries' | 'aside' | 'help';

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  readonly say: Say;
  readonly session: Session;
  readonly seats: readonly SeatLook[];
  /** The position that is shown. */
  readonly view: TableView;
  readonly opened: Opened | undefined;
  readonly onOpened: (change: (now: Opened | undefined) => Opened | undefined) => void;
  readonly onNew: (search: string) => void;
  readonly onPlay: (action: Action) => void;
  readonly onRedo: () => void;
  readonly onType: () => void;
  /** Says something, and lights these places on the board. */
  readonly onShow: (shown: { readonly text: string; readonly cells: readonly number[] }) => void;
}

/** The sheets over the page of a match, of which at most one is open; each is loaded when it is wanted. */
export function Sheets({
  game,
  board,
  say,
  session,
  seats,
  view,
  opened,
  onOpened,
  onNew,
  onPlay,
  onRedo,
  onType,
  onShow,
}: Props) {
  const { options } = view.header;
  // A dialog says that it is closed when another one has taken its place, too.
  const close = (what: Opened) => (): void => onOpened((now) => (now === what ? undefined : now));
  return (
    <>
      {opened === 'menu' && (
        <Lazy key="menu" name="menu" load={loadMenu}>
          {({ MatchMenu }) => (
            <MatchMenu
              game={game}
              board={board}
              say={say}
              session={session}
              onNew={onNew}
              onOpen={(what) => onOpened(() => what)}
              onPlay={onPlay}
              onRedo={onRedo}
              onType={onType}
              onClose={close('menu')}
            />
          )}
        </Lazy>
      )}
      {(opened === 'log' || opened === 'entries') && (
        <Lazy key="log" name="log" load={loadLog}>
          {([{ LogSheet }]) => (
            <LogSheet
              game={game}
              board={board}
              say={say}
              session={session}
              rights={opened === 'entries'}
              onClose={close(opened)}
            />
          )}
        </Lazy>
      )}
      {opened === 'aside' && board.Aside && (
        <Lazy key="aside" name="aside" load={() => import('../dialogs/AsideSheet.tsx')}>
          {({ AsideSheet }) => (
            <AsideSheet say={say} onClose={close('aside')}>
              {board.Aside && (
                <board.Aside
                  view={shownView(board, session)}
                  options={options}
                  say={say}
                  plain={isPlain()}
                  seats={seats}
                  onShow={(shown) => {
                    close('aside')();
                    onShow(shown);
                  }}
                  bots={session.host.players.map(({ who }) => who === 'bot')}
                />
              )}
            </AsideSheet>
          )}
        </Lazy>
      )}
      {opened === 'help' && (
        <Lazy key="help" name={`dialog/${game.id}`} load={() => loadHelp(game.id)}>
          {([{ HelpDialog }]) => (
            <HelpDialog
              game={game}
              seats={seats}
              board={board}
              say={wordsAt(session.host.header, session.you)}
              session={session}
              onShow={(shown) => {
                close('help')();
                onShow(shown);
              }}
              onClose={close('help')}
            />
          )}
        </Lazy>
      )}
    </>
  );
}
