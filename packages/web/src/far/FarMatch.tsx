import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { formatRecord, type Game, type Problem } from '@glade/engine';
import { FarTable, HiddenTable, type Connection, type FarTableOptions } from '@glade/online/page';
import type { ServerMessage } from '@glade/online/wire';
import { hush, type GameBoard } from '@glade/ui';
import { tellProblem } from '@glade/text';
import { Page } from '../app/Page.tsx';
import { offerRecord } from '../loading/current-record.ts';
import { lazyChooser } from '../match/bots/lazy-chooser.ts';
import { MatchScreen } from '../match/MatchScreen.tsx';
import { pauseAfter } from '../match/scene-timing.ts';
import { Session } from '../match/session.ts';
import { announce, announceScene, announceStep, leaveOff } from '../narration/announce.ts';
import { spokenStep } from '../narration/current-step.ts';
import { seatName } from '../narration/narration.ts';
import { wordsAt } from '../seats/table-words.ts';
import { playSounds } from '../sound/play-sounds.ts';
import { sceneSounds } from '../sound/scene-sounds.ts';
import { t, wordsOf } from '../words/words.ts';
import { far } from './far-words.ts';
import { farStore } from './far-store.ts';
import { FarBar } from './FarBar.tsx';
import { AFTER } from './after.ts';
import { keysAt, tableOver } from './my-tables.ts';
import { useFarTable } from './use-far-table.ts';

interface Props {
  readonly table: string;
  readonly game: Game;
  readonly board: GameBoard;
}

/** A match at a table far away, in the same screen as one at this device. */
export function FarMatch({ table, game, board }: Props) {
  const say = wordsOf(game.id);
  const [, go] = useLocation();
  const [keys] = useState(() => keysAt(table));
  const [session, setSession] = useState<Session>();
  const [wrong, setWrong] = useState<string>();
  const [said, setSaid] = useState<string>();
  const following = useRef<FarTable | HiddenTable>(undefined);
  const running = useRef<() => void>(undefined);
  const line = useFarTable(table, keys, () => following.current?.length ?? 0, hear);

  function hear(message: ServerMessage, connection: Connection): void {
    switch (message.type) {
      case 'welcome':
        if (!message.table.begun) return go(`/t/${table}`, { replace: true });
        if (following.current === undefined) return begin(message, connection);
        return following.current.take(message);
      case 'news':
        setSaid(undefined);
        return following.current instanceof FarTable ? following.current.take(message) : undefined;
      case 'seen':
        setSaid(undefined);
        return hidden()?.take(message);
      case 'told':
        return hidden()?.told(message);
      case 'bot':
        return hidden()?.botFailed(message.failed as Problem | undefined);
      case 'answer':
        return following.current?.answered(message);
      case 'remark': {
        const host = following.current?.host;
        if (host === undefined) return undefined;
        const at = wordsAt(host.header, host.seats[0]);
        const who = seatName(at, host.header.options, message.seat);
        const what = far('far.remark', { who, said: far(`far.remark.${message.remark}`) });
        setSaid(what);
        return announce(what);
      }
      default:
        return undefined;
    }
  }

  const hidden = (): HiddenTable | undefined =>
    following.current instanceof HiddenTable ? following.current : undefined;

  function begin(
    welcome: Extract<ServerMessage, { type: 'welcome' }>,
    connection: Connection,
  ): void {
    const chooser = lazyChooser();
    const options: FarTableOptions = {
      game,
      info: welcome.table,
      held: welcome.held,
      chooser,
      ask: (intent) => connection.ask(intent),
      question: (question) => connection.question(question),
      again: () => connection.again(),
      newId: () => crypto.getRandomValues(new Uint32Array(4)).join('-').slice(0, 32),
      onRefused: (why) => {
        made.notDone.value = why;
      },
    };
    const opened =
      welcome.sights === undefined
        ? FarTable.open(options, welcome.steps)
        : HiddenTable.open(options, welcome);
    if (!opened.ok) return setWrong(tellProblem(say, opened.problem));
    following.current = opened.value;
    const { host } = opened.value;
    const made: Session = new Session({
      key: table,
      match: host,
      revision: 0,
      store: farStore,
      chooser,
      pause: pauseAfter,
      quest: () => undefined,
      throwers: board.throwers?.bind(board),
      onScene: (scene) => {
        playSounds(soundsOf(scene));
        const at = wordsAt(host.header, made.you);
        announceScene(at, board, scene, () => spokenStep(board, made), made.you);
        if (host.match?.over === true) tableOver(table);
      },
    });
    const soundsOf = sceneSounds(board.effects, made.people, made.view.value.actor);
    const left = offerRecord(() =>
      host.match === undefined ? undefined : formatRecord(host.match),
    );
    announceStep(spokenStep(board, made));
    setSession(made);
    running.current = () => {
      leaveOff();
      left();
      made.dispose();
      chooser.stop();
      hush();
    };
    return undefined;
  }
  useEffect(() => () => running.current?.(), []);

  return (
    <Page title={say('game.title')} quiet>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      {line?.problem !== undefined && <p role="alert">{tellProblem(say, line.problem)}</p>}
      {session === undefined && wrong === undefined && line?.problem === undefined && (
        <p role="status">{t('loading')}</p>
      )}
      {session !== undefined && line?.info !== undefined && (
        <>
          <FarBar line={line} session={session} table={table} said={said} />
          <MatchScreen
            game={game}
            board={board}
            session={session}
            onNew={(search) => go(`/${game.id}/far?${search}&${AFTER}=${table}`)}
          />
        </>
      )}
    </Page>
  );
}
