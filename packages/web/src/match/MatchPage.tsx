import { useEffect, useState } from 'preact/hooks';
import { effect } from '@preact/signals';
import { formatRecord, short, type Game } from '@glade/engine';
import { boards } from '@glade/games/browser';
import { hush, type GameBoard } from '@glade/ui';
import { afterPictureOrAtEnd } from '@glade/ui/after-picture';
import type { Guided, OpenedGuide } from '../learn/match-guide.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { MatchScreen } from './MatchScreen.tsx';
import { setupQuery } from '../game/match-setup.ts';
import { HeldMatch } from './tabs/HeldMatch.tsx';
import { resumesStored, beginOrResume, type OpenedMatch } from './begin-or-resume.ts';
import { pauseAfter } from './scenes/scene-timing.ts';
import { Session } from './session.ts';
import { spokenStep, type SpokenStep } from '../narration/current-step.ts';
import { lazyChooser } from './bots/lazy-chooser.ts';
import {
  announceScene,
  announceStep,
  leaveOff,
  speakAll,
  timeToHear,
} from '../narration/announce.ts';
import { offerRecord } from '../loading/current-record.ts';
import { playSounds } from '../sound/play-sounds.ts';
import { sceneSounds } from '../sound/scene-sounds.ts';
import { matches } from '../storage/stored-matches.ts';
import { loadRecordReader, type RecordReader } from '../share/load-record-reader.ts';
import { Page } from '../app/Page.tsx';
import { wordsAt } from '../seats/table-words.ts';
import { loadBesideWords, loadHelpWords, wordsOf } from '../words/words.ts';

/** Plays the match that the address names, or a new one. */
export function MatchPage({ game }: { readonly game: Game }) {
  const [address, setAddress] = useState(() => ({ search: setupQuery(location), count: 0 }));
  const begin = (search: string): void => setAddress({ search, count: address.count + 1 });
  useEffect(() => {
    // A link from a match to a lesson leads to the same page, and Back leads from there to the match.
    const path = location.pathname;
    let here = location.search;
    const stay = (): void => {
      here = location.search;
    };
    const follow = ({ type }: Event): void => {
      // Where only the fragment differs, the match goes on.
      if (location.pathname !== path || (type === 'popstate' && location.search === here)) return;
      stay();
      setAddress(({ count }) => ({ search: setupQuery(location), count: count + 1 }));
    };
    addEventListener('replaceState', stay);
    addEventListener('pushState', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('replaceState', stay);
      removeEventListener('pushState', follow);
      removeEventListener('popstate', follow);
    };
  }, []);
  const again = resumesStored(address.search);
  const query = new URLSearchParams(address.search);
  const puzzle = query.get('puzzle');
  const lesson = puzzle ?? query.get('lesson');
  // A lesson or a puzzle begins again each time, so it is loaded under a name of its own.
  const taught = lesson === null ? '' : `/${lesson}/${address.search}`;
  const name = `${again ? 'again' : 'play'}/${game.id}${taught}`;
  const load = () =>
    Promise.all([
      boards[game.id]!(),
      again ? loadRecordReader(game, true) : undefined,
      lesson === null ? undefined : loadGuide(game, address.search, puzzle),
    ]);
  return (
    <Lazy key={name} name={name} load={load}>
      {([board, read, opened]) => (
        <Opened
          key={address.count}
          game={game}
          board={board}
          read={read}
          search={opened?.search ?? address.search}
          lesson={opened}
          missing={
            opened === undefined && !again && lesson !== null
              ? { kind: puzzle === null ? 'lesson' : 'puzzle', name: lesson }
              : undefined
          }
          onNew={begin}
        />
      )}
    </Lazy>
  );
}

/** Loads the puzzle or the lesson that an address names, with what leads through it. */
const loadGuide = (game: Game, search: string, puzzle: string | null) =>
  puzzle === null
    ? import('../learn/open-lesson.ts').then(({ openLesson }) => openLesson(game, search))
    : import('../puzzles/open-puzzle.ts').then(({ openPuzzle }) =>
        openPuzzle(game, puzzle, boards[game.id]!),
      );

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  readonly read: RecordReader | undefined;
  readonly search: string;
  /** The lesson or the puzzle that is given in this match, if the address names one. */
  readonly lesson: OpenedGuide | undefined;
  /** A lesson or a puzzle that the game does not have. */
  readonly missing?: { readonly kind: 'lesson' | 'puzzle'; readonly name: string } | undefined;
  readonly onNew: (search: string) => void;
}

function Opened({ game, board, read, search, lesson, missing, onNew }: Props) {
  const [opened] = useState((): OpenedMatch => {
    if (missing !== undefined)
      return {
        kind: 'problem',
        problem: { code: `${missing.kind}.unknown`, args: { found: short(missing.name) } },
      };
    return lesson?.own === undefined
      ? beginOrResume(game, search, read)
      : { kind: 'match', key: matches.newKey(), match: lesson.own.match, revision: 0 };
  });
  if (opened.kind !== 'match') return <Unopened game={game} opened={opened} />;
  return (
    <HeldMatch game={game} board={board} opened={opened} read={read}>
      {(held, onGone) =>
        held.kind === 'match' ? (
          <Running
            game={game}
            board={board}
            opened={held}
            lesson={lesson}
            onNew={onNew}
            onGone={onGone}
          />
        ) : (
          <Unopened game={game} opened={held} />
        )
      }
    </HeldMatch>
  );
}

/** With the words for what is wrong, such as with a scenario that somebody has made. */
const loadUnopened = (game: string) =>
  Promise.all([import('./CannotOpenMatch.tsx'), loadHelpWords(), loadBesideWords(game)]);

function Unopened({
  game,
  opened,
}: Pick<Props, 'game'> & { readonly opened: Exclude<OpenedMatch, { kind: 'match' }> }) {
  return (
    <Lazy key={game.id} name={`unopened/${game.id}`} load={() => loadUnopened(game.id)}>
      {([{ CannotOpenMatch }]) => <CannotOpenMatch game={game} opened={opened} />}
    </Lazy>
  );
}

interface RunningProps extends Omit<Props, 'search' | 'read' | 'missing'> {
  readonly opened: Extract<OpenedMatch, { kind: 'match' }>;
  /** Called when nothing is left that writes the match. */
  readonly onGone: () => void;
}

function Running({ game, board, opened, lesson, onNew, onGone }: RunningProps) {
  const [running, setRunning] = useState<{ session: Session; guided: Guided | undefined }>();
  const say = wordsOf(game.id);
  useEffect(() => {
    const chooser = lazyChooser();
    speakAll.value = opened.match.header.options['speak'] === true;
    const made: Session = new Session({
      ...opened,
      store: lesson?.own?.store ?? matches,
      later: afterPictureOrAtEnd,
      dice: lesson?.own?.dice,
      chooser,
      pause: (scene) => Math.max(pauseAfter(scene, board.effects, made.people), timeToHear(scene)),
      quest: (events, earlier) =>
        // Who only watches has no piece to put down.
        made.playOn.peek() === undefined
          ? board.quest?.(events, opened.match.header.options, earlier)
          : undefined,
      throwers: board.throwers?.bind(board),
      isOut: board.isOut?.bind(board),
      onScene: (scene) => {
        playSounds(soundsOf(scene));
        const at = wordsAt(made.table.match.header, made.you);
        announceScene(at, board, scene, stepNow, made.you);
      },
    });
    const guided = lesson?.guide(made, wordsAt(made.table.match.header, made.you));
    const guide = guided?.guide;
    function stepNow(): SpokenStep {
      const told = guide?.spoken;
      return told === undefined ? spokenStep(board, made) : { text: told, of: 'yours' };
    }
    const soundsOf = sceneSounds(board.effects, made.people, made.view.value.actor);
    const named = effect(() => {
      if (lesson?.own !== undefined) return;
      // So a reload continues the same match, and its guide, if it was not left.
      const shown = guide === undefined || guide.left.value ? '' : `&${guide.address}`;
      history.replaceState(history.state, '', `/${game.id}/play?match=${made.key}${shown}`);
    });
    const asked = effect(() => {
      const why = made.unsaved.value;
      if (why === undefined || why === 'moved' || !made.saved.begun) return undefined;
      addEventListener('beforeunload', askToStay);
      return () => removeEventListener('beforeunload', askToStay);
    });
    // The dice of a short lesson are chosen by its cards.
    if (lesson?.own === undefined) board.onStart?.(made);
    const left = offerRecord(() => formatRecord(made.table.match));
    announceStep(stepNow());
    setRunning({ session: made, guided });
    return () => {
      leaveOff();
      named();
      asked();
      left();
      guide?.dispose();
      made.dispose();
      chooser.stop();
      speakAll.value = false;
      hush();
      onGone();
    };
  }, []);
  return (
    <Page title={say('game.title')} quiet>
      {running !== undefined && (
        <MatchScreen
          game={game}
          board={board}
          session={running.session}
          onNew={onNew}
          guide={running.guided}
        />
      )}
    </Page>
  );
}

/** Lets the browser ask before it closes a page whose match is not stored. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // For Chrome before 119.
  event.returnValue = 'unsaved';
}
