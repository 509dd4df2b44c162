import { Route, Switch, useLocation } from 'wouter-preact';
import { callers, shelf } from '@glade/games/browser';
import { loadGame } from '../loading/games.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ShelfPage } from '../shelf/ShelfPage.tsx';
import { loadFarWords, t } from '../words/words.ts';
import { Footer } from './Footer.tsx';
import { ErrorBoundary } from '../loading/ErrorBoundary.tsx';
import { Header } from './Header.tsx';
import { isStage } from './stage.ts';
import styles from './App.module.css';

const loadFar = () => Promise.all([import('../far/TablePage.tsx'), loadFarWords()]);

const gamePages = {
  '': () => import('../game/GamePage.tsx').then(({ GamePage }) => GamePage),
  play: () => import('../match/MatchPage.tsx').then(({ MatchPage }) => MatchPage),
  rules: () => import('../rulebook/RulebookPage.tsx').then(({ RulebookPage }) => RulebookPage),
  print: () => import('../print/PrintPage.tsx').then(({ PrintPage }) => PrintPage),
  editor: () => import('../editor/EditorPage.tsx').then(({ EditorPage }) => EditorPage),
  lab: () => import('../lab/LabPage.tsx').then(({ LabPage }) => LabPage),
  far: () => import('../far/OpenTablePage.tsx').then(({ OpenTablePage }) => OpenTablePage),
  call: () => import('../call/CallPage.tsx').then(({ CallPage }) => CallPage),
  replay: () => import('../replay/ReplayPage.tsx').then(({ ReplayPage }) => ReplayPage),
} as const;

export function App() {
  const [path] = useLocation();
  return (
    <div class={isStage(path) ? styles.stage : styles.app}>
      <a class={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} class={styles.main}>
        <ErrorBoundary key={path}>
          <Switch>
            <Route path="/">
              <ShelfPage />
            </Route>
            <Route path="/settings">
              <Lazy
                key="settings"
                name="settings"
                load={() => import('../settings/SettingsPage.tsx')}
              >
                {({ SettingsPage }) => <SettingsPage />}
              </Lazy>
            </Route>
            <Route path="/about">
              <Lazy key="about" name="about" load={() => import('./AboutPage.tsx')}>
                {({ AboutPage }) => <AboutPage />}
              </Lazy>
            </Route>
            <Route path="/matches">
              <Lazy
                key="matches"
                name="matches"
                load={() => import('../match-list/MatchesPage.tsx')}
              >
                {({ MatchesPage }) => <MatchesPage />}
              </Lazy>
            </Route>
            <Route path="/t/:table/:play?">
              {({ table, play }) => (
                <Lazy key="far" name="far" load={loadFar}>
                  {([{ TablePage }]) => <TablePage table={table} playing={play === 'play'} />}
                </Lazy>
              )}
            </Route>
            <Route path="/:game/:page?">
              {({ game, page = '' }) => <GameRoute key={path} id={game} page={page} />}
            </Route>
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </ErrorBoundary>
      </main>
      {!isStage(path) && <Footer />}
    </div>
  );
}

function GameRoute({ id, page }: { readonly id: string; readonly page: string }) {
  const known = shelf.some((game) => game.id === id);
  if (!known || !Object.hasOwn(gamePages, page)) return <NotFoundPage />;
  if (page === 'call' && !Object.hasOwn(callers, id)) return <NotFoundPage />;
  const load = gamePages[page as keyof typeof gamePages];
  return (
    <Lazy
      key={`${id}/${page}`}
      name={`${id}/${page}`}
      load={() => Promise.all([load(), loadGame(id)])}
    >
      {([GamePage, game]) => <GamePage game={game} />}
    </Lazy>
  );
}
