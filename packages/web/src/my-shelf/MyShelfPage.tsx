import { useEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { shelf } from '@glade/games/browser';
import { tellProblem } from '@glade/text';
import { FileButton } from '@glade/ui/file-button';
import { Page } from '../app/Page.tsx';
import { AskFirst } from '../asking/AskFirst.tsx';
import { downloadText } from '../share/download.ts';
import { browserStorage, LOCAL, SafeStorage } from '../storage/browser-storage.ts';
import { pageWords, wordsOf } from '../words/words.ts';
import { GameSection } from './GameSection.tsx';
import { parseShelf, SHELF_LIMIT, writeShelf } from './shelf-file.ts';
import { WaitingGames } from './WaitingGames.tsx';
import { contentsNow, forget, takeIn, watchShelf, type Taken } from './shelf-store.ts';
import styles from './MyShelfPage.module.css';

type Contents = ReturnType<typeof contentsNow>;

/** What is said after something was done: it was removed, or taken in from a file, or not. */
type Told =
  | { readonly code: 'removed' | 'left' | 'taking' }
  | ({ readonly code: 'taken'; readonly damaged: number } & Taken)
  | { readonly code: 'problem'; readonly text: string };

/** What people did here, by game: counted from what this browser stores. It can be saved as a file, added from one, removed. */
export function MyShelfPage() {
  const say = wordsOf('');
  const [contents, setContents] = useState(contentsNow);
  const [denied] = useState(
    () => new SafeStorage(browserStorage(LOCAL)).refuses('glade.probe', '1') === 'denied',
  );
  /** The games that are to be removed, once somebody agrees. */
  const [going, setGoing] = useState<readonly string[]>();
  const [told, setTold] = useState<Told>();
  const news = useRef<HTMLParagraphElement>(null);
  const update = (): void => setContents(contentsNow());
  useEffect(() => watchShelf(update), []);
  const here = shelf.map(({ id }) => id).filter((id) => isHere(contents, id));

  const settle = (agreed: boolean): void => {
    const games = going ?? [];
    setGoing(undefined);
    if (agreed) {
      for (const game of games) forget(game);
      const now = contentsNow();
      setContents(now);
      setTold({ code: games.some((game) => isHere(now, game)) ? 'left' : 'removed' });
    }
    news.current?.focus();
  };
  const open = async (file: File): Promise<void> => {
    setTold({ code: 'taking' });
    // A character has at most three bytes here. A file that is surely too long is not read.
    const text = file.size > 3 * SHELF_LIMIT ? undefined : await file.text();
    const read = text === undefined ? undefined : parseShelf(text);
    if (read?.ok !== true) {
      const problem = read?.problem ?? { code: 'shelf.big', args: { limit: SHELF_LIMIT } };
      return setTold({ code: 'problem', text: tellProblem(say, problem) });
    }
    const { contents: found, damaged } = read.value;
    const taken = await takeIn(found);
    update();
    setTold({ code: 'taken', damaged, ...taken });
  };

  const which = going?.length === 1 ? pageWords()(`${going[0]!}/game.title`) : undefined;
  const removed = contents.matches.filter(({ game }) => going?.includes(game) === true);
  return (
    <Page title={say('mine')}>
      <p>{say('mine.about')}</p>
      {denied && <p role="alert">{say('mine.denied')}</p>}
      {here.length === 0 && !denied && (
        <>
          <p>{say('mine.none')}</p>
          <WaitingGames />
        </>
      )}
      <div class={styles.games}>
        {here.map((id) => (
          <GameSection key={id} id={id} contents={contents} onForget={() => setGoing([id])} />
        ))}
      </div>
      <section class={styles.take} aria-labelledby="take">
        <h2 id="take">{say('mine.take')}</h2>
        {going !== undefined && (
          <AskFirst
            question={
              which === undefined
                ? say('mine.ask.all', countsOf(removed))
                : say('mine.ask', { game: which, ...countsOf(removed) })
            }
            yes={say('mine.yes')}
            no={say('mine.no')}
            onNo={() => settle(false)}
            onYes={() => settle(true)}
          />
        )}
        <p ref={news} role="status" tabIndex={-1} class={styles.told}>
          {told !== undefined && tell(say, told)}
        </p>
        <p>{say('mine.take.about')}</p>
        <p class={styles.ways}>
          {here.length > 0 && (
            <button
              type="button"
              onClick={() => downloadText('glade-my-shelf.json', writeShelf(contentsNow()))}
            >
              {say('mine.export')}
            </button>
          )}
          <FileButton
            label={say('mine.import')}
            accept=".json,application/json,text/plain"
            onChoose={(file) =>
              void open(file).catch(() =>
                setTold({ code: 'problem', text: say('mine.import.failed') }),
              )
            }
          />
          {here.length > 0 && (
            <button type="button" class={styles.quiet} onClick={() => setGoing(here)}>
              {say('mine.forget.all')}
            </button>
          )}
        </p>
      </section>
      <p>
        <Link href="/">{say('notFound.home')}</Link>
      </p>
    </Page>
  );
}

/** Whether anything of a game is stored. */
const isHere = ({ matches, lessons, puzzles, days, won }: Contents, id: string): boolean =>
  matches.some(({ game }) => game === id) ||
  [lessons, puzzles, days].some((lists) => lists[id] !== undefined) ||
  won.some((step) => step.startsWith(`${id}/`));

const countsOf = (all: Contents['matches']) => ({
  matches: all.length,
  kept: all.filter(({ kept }) => kept).length,
});

function tell(say: ReturnType<typeof wordsOf>, told: Told): string {
  if (told.code === 'problem') return told.text;
  if (told.code !== 'taken') return say(`mine.${told.code}`);
  const { matches, known, more, refused } = told;
  const unread = told.unread + told.damaged;
  return [
    say('mine.taken', { matches, more }),
    ...(known > 0 ? [say('mine.taken.known', { n: known })] : []),
    ...(unread > 0 ? [say('mine.taken.unread', { n: unread })] : []),
    ...(refused > 0 ? [say('mine.taken.refused')] : []),
  ].join(' ');
}
