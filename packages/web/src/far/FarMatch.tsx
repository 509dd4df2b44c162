import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { formatRecord, type Game, type Problem } from '@glade/engine';
import { FarTable, HiddenTable, type Connection, type FarTableOptions } from '@glade/online/page';
import type { ServerMessage, TableInfo } from '@glade/online/wire';
import { hush, type GameBoard } from '@glade/ui';
import type { Host } from '@glade/table';
import { tellProblem } from '@glade/text';
import { Page } from '../app/Page.tsx';
import { readSetup } from '../game/match-setup.ts';
import { offerRecord } from '../loading/current-record.ts';
import { lazyChooser } from '../match/bots/lazy-chooser.ts';
import { MatchScreen } from '../match/MatchScreen.tsx';
import { pauseAfter } from '../match/scenes/scene-timing.ts';
import { rematchQuery } from '../match/end/rematch.ts';
import { Session } from '../match/session.ts';
import {
  announce,
  announceScene,
  announceStep,
  leaveOff,
  timeToHear,
} from '../narration/announce.ts';
import { spokenStep, whoActs } from '../narration/current-step.ts';
import { showAs } from '../seats/seat-looks.ts';
import { wordsAt } from '../seats/table-words.ts';
import { playSounds } from '../sound/play-sounds.ts';
import { sceneSounds } from '../sound/scene-sounds.ts';
import { t, wordsOf } from '../words/words.ts';
import { far } from './far-words.ts';
import { farStore } from './far-store.ts';
import { absentAt } from './at-table/absent-at.tsx';
import { FarBar, type Passing } from './at-table/FarBar.tsx';
import { playAgain } from './far-api.ts';
import { noteTable, tableOf } from './my-tables.ts';
import { membersAt, named } from './people/people.ts';
import { useTurn } from './turn/use-turn.ts';
import { NewerGlade } from './NewerGlade.tsx';
import { RENEWED, useFarTable, wasSatIn, type FarLine } from './use-far-table.ts';
import { useKeys } from './use-keys.ts';
import styles from './Far.module.css';

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

interface Props {
  readonly table: string;
  readonly game: Game;
  readonly board: GameBoard;
}

/** A match at a table far away, in the same screen as one at this device. */
export function FarMatch({ table, game, board }: Props) {
  const say = wordsOf(game.id);
  const [, go] = useLocation();
  const keys = useKeys(table);
  const [session, setSession] = useState<Session>();
  const [wrong, setWrong] = useState<string>();
  /** Whether something has been sent that the server has to show first. */
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState<Passing>();
  const asked = useRef<number>(undefined);
  /** The seats in which a bot plays for somebody, as this page has heard last. */
  const stoodIn = useRef<readonly number[]>([]);
  const following = useRef<FarTable | HiddenTable>(undefined);
  const running = useRef<() => void>(undefined);
  const line = useFarTable(table, keys, () => following.current?.length ?? 0, hear);

  function hear(message: ServerMessage, connection: Connection): void {
    switch (message.type) {
      case 'welcome':
        if (!message.table.begun) return go(`/t/${table}`, { replace: true });
        if (wasSatIn(table)) {
          const moves = movesOfBot(message, following.current?.length || tableOf(table)?.seen);
          setSaid({ text: far('far.back.bot', { moves }), seat: undefined });
        }
        stoodIn.current = message.table.seats.flatMap(({ standIn }, seat) =>
          standIn ? [seat] : [],
        );
        if (following.current === undefined) begin(message, connection);
        else following.current.take(message);
        return noteSeen();
      case 'news':
        if (following.current instanceof FarTable) following.current.take(message);
        return noteSeen();
      case 'seen':
        return hidden()?.take(message);
      case 'told':
        return hidden()?.told(message);
      case 'bot':
        return hidden()?.botFailed(message.failed as Problem | undefined);
      case 'problem':
        // The bar says so as long as it holds: this page may have the new key in a moment.
        if (message.problem.code === RENEWED) return undefined;
        return setSaid({ text: tellProblem(say, message.problem as Problem), seat: undefined });
      case 'answer':
        return following.current?.answered(message);
      case 'remark': {
        const host = following.current?.host;
        if (host === undefined) return undefined;
        const who = nameAt(host, message.seat);
        const text = far('far.remark', { who, said: far(`far.remark.${message.remark}`) });
        setSaid({ text, seat: message.seat, own: host.seats.includes(message.seat) });
        return announce(text);
      }
      case 'table':
        tellStandIns(message.table);
        if (following.current instanceof FarTable) following.current.heard(message.table);
        asked.current = message.table.question?.end ? undefined : message.table.question?.by;
        return undefined;
      default:
        return undefined;
    }
  }

  /** A bot has begun to play for somebody else. */
  function tellStandIns({ seats }: TableInfo): void {
    const host = following.current?.host;
    const now = seats.flatMap(({ standIn }, seat) => (standIn ? [seat] : []));
    const [seat] = now.filter((each) => !stoodIn.current.includes(each));
    stoodIn.current = now;
    if (host === undefined || seat === undefined || host.seats.includes(seat)) return;
    const text = far('far.bar.bot', { who: nameAt(host, seat) });
    setSaid({ text, seat });
    announce(text);
  }

  function noteSeen(): void {
    if (following.current instanceof FarTable) noteTable(table, { seen: following.current.length });
  }

  const nameAt = (host: Host, seat: number): string =>
    whoActs(wordsAt(host.header, host.seats[0]), host.header.options, seat);

  /** Somebody has taken back: the others are told, and the person who had to ask. */
  function takenBack(by: number): void {
    const { host } = following.current!;
    const own = host.seats.includes(by);
    if (own && asked.current !== by) return;
    const text = own ? far('far.taken.own') : far('far.taken', { who: nameAt(host, by) });
    setSaid({ text, seat: own ? undefined : by });
    announce(text);
  }

  const hidden = (): HiddenTable | undefined =>
    following.current instanceof HiddenTable ? following.current : undefined;

  function begin(welcome: Welcome, connection: Connection): void {
    const chooser = lazyChooser();
    const options: FarTableOptions = {
      game,
      info: named(welcome.table, say),
      held: welcome.held,
      chooser,
      ask: (intent) => connection.ask(intent),
      question: (question) => connection.question(question),
      again: () => connection.again(),
      newId: () => crypto.getRandomValues(new Uint32Array(4)).join('-').slice(0, 32),
      onTakenBack: takenBack,
      onSent: (sent) => {
        setSending(sent);
        made.onItsWay.value = sent && made.host.match === undefined;
      },
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
    showAs(host.header, membersAt(welcome.table));
    const made: Session = new Session({
      key: table,
      match: host,
      revision: 0,
      store: farStore,
      laidOut: tableOf(table)?.laidOut,
      chooser,
      pause: (scene) => Math.max(pauseAfter(scene, board.effects, made.people), timeToHear(scene)),
      quest: () => undefined,
      throwers: board.throwers?.bind(board),
      onScene: (scene) => {
        playSounds(soundsOf(scene));
        const at = wordsAt(host.header, made.you);
        announceScene(at, board, scene, () => spokenStep(board, made), made.you);
      },
    });
    // At the end of a match with secrets the page has another header.
    const endsShowing = made.view.subscribe(({ header }) =>
      showAs(header, membersAt(welcome.table)),
    );
    const soundsOf = sceneSounds(board.effects, made.people, made.view.value.actor);
    const left = offerRecord(() =>
      host.match === undefined ? undefined : formatRecord(host.match),
    );
    announceStep(spokenStep(board, made));
    setSession(made);
    running.current = () => {
      leaveOff();
      left();
      endsShowing();
      made.dispose();
      chooser.stop();
      hush();
    };
    return undefined;
  }
  useEffect(() => () => running.current?.(), []);

  /** The next match of the same people: the next table if only the rules may differ, else a table of its own. */
  async function again(search: string): Promise<void> {
    const setup = readSetup(game, new URLSearchParams(search));
    const seats = session?.host.rules.seats;
    const ended = session?.host.match?.over === true || line?.info?.late !== undefined;
    const [key] = keys;
    // Who watches goes on watching.
    if (key === undefined && line?.info?.next !== undefined) return go(`/t/${line.info.next}`);
    if (!ended || key === undefined || !setup.ok || game.rules(setup.value.options).seats !== seats)
      return go(`/${game.id}/far?${search}`);
    const opened = await playAgain(table, key, { options: setup.value.options });
    if (!opened.ok) return setSaid({ text: tellProblem(say, opened.problem), seat: undefined });
    noteTable(table, { over: true, next: opened.value.next });
    return go(`/t/${opened.value.next}`);
  }

  const why = line?.problem;
  const { info } = line ?? {};
  const shown = session !== undefined && info !== undefined && following.current !== undefined;
  return shown ? (
    <Shown
      table={table}
      game={game}
      board={board}
      session={session}
      following={following.current!}
      line={line!}
      info={info}
      said={said}
      sending={sending}
      onHeard={() => setSaid(undefined)}
      onAgain={(search) => void again(search)}
    />
  ) : (
    <Page title={say('game.title')} quiet>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      {why !== undefined && <p role="alert">{tellProblem(say, why)}</p>}
      {line?.old === true && <NewerGlade />}
      {wrong === undefined && why === undefined && line?.old !== true && (
        <p role="status">{t('loading')}</p>
      )}
    </Page>
  );
}

/** How many actions a bot has made for the people here behind the first `seen` steps; 0 where that is not known. */
function movesOfBot({ held, from, steps }: Welcome, seen: number | undefined): number {
  if (seen === undefined || seen < from) return 0;
  return steps.slice(seen - from).filter((step) => 'actor' in step && held.includes(step.actor))
    .length;
}

interface ShownProps extends Props {
  readonly session: Session;
  readonly following: FarTable | HiddenTable;
  readonly line: FarLine;
  readonly info: TableInfo;
  readonly said: Passing | undefined;
  readonly sending: boolean;
  readonly onHeard: () => void;
  readonly onAgain: (search: string) => void;
}

function Shown(props: ShownProps) {
  const { table, game, board, session, following, line, info, said, sending, onHeard, onAgain } =
    props;
  const title = wordsOf(game.id)('game.title');
  const mine = useTurn({ table, title, board, session, info });
  return (
    <Page title={mine ? far('far.turn.title', { game: title }) : title} quiet>
      <div class={styles.match}>
        <FarBar
          line={line}
          session={session}
          following={following}
          table={table}
          title={title}
          said={said}
          sending={sending}
          onHeard={onHeard}
          onAgain={() => onAgain(rematchQuery(session, { sameDice: false }))}
        />
        <MatchScreen
          game={game}
          board={board}
          session={session}
          absent={absentAt(line, session)}
          onNew={onAgain}
        />
      </div>
    </Page>
  );
}
