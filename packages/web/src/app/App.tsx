import { Route, Switch, useLocation } from 'wouter-preact';
import { Lazy } from '../loading/Lazy.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import {
  loadAboutWords,
  loadHelpWords,
  loadMineWords,
  loadSettingsWords,
  t,
} from '../words/words.ts';
import { changeSetting, settings } from '../settings/settings.ts';
import { Footer } from './Footer.tsx';
import { ErrorBoundary } from '../loading/ErrorBoundary.tsx';
import { gamePageOf, isGamePage, loadShelf, loadTablePage } from './pages.ts';
import { Header } from './header/Header.tsx';
import { isStage } from './stage.ts';
import styles from './App.module.css';

export function App() {
  const [path] = useLocation();
  return (
    <div class={isStage(path) ? styles.stage : styles.app}>
      <a class={styles.skip} href="#main" onClick={skip}>
        {t('skip')}
      </a>
      {/* Who listens needs this before anything else, and does not look for it in the settings. */}
      <button
        type="button"
        class={styles.skip}
        aria-pressed={settings.value.listening}
        onClick={() => changeSetting('listening', !settings.value.listening)}
      >
        {t('listen')}
      </button>
      <Header />
      <main id="main" tabIndex={-1} class={styles.main}>
        <ErrorBoundary key={path}>
          <Switch>
            {/* The games, and the games to playtest. */}
            <Route path={/^\/(?:lab)?$/}>
              <Lazy key="shelf" name="shelf" load={loadShelf}>
                {({ ShelfPage }) => <ShelfPage lab={path === '/lab'} />}
              </Lazy>
            </Route>
            <Route path="/settings">
              <Lazy
                key="settings"
                name="settings"
                load={() =>
                  Promise.all([import('../settings/SettingsPage.tsx'), loadSettingsWords()])
                }
              >
                {([{ SettingsPage }]) => <SettingsPage />}
              </Lazy>
            </Route>
            <Route path="/about">
              <Lazy
                key="about"
                name="about"
                load={() => Promise.all([import('./AboutPage.tsx'), loadAboutWords()])}
              >
                {([{ AboutPage }]) => <AboutPage />}
              </Lazy>
            </Route>
            <Route path="/matches">
              <Lazy
                key="matches"
                name="matches"
                load={() => Promise.all([import('../match-list/MatchesPage.tsx'), loadHelpWords()])}
              >
                {([{ MatchesPage }]) => <MatchesPage />}
              </Lazy>
            </Route>
            <Route path="/my-shelf">
              <Lazy
                key="mine"
                name="mine"
                load={() => Promise.all([import('../my-shelf/MyShelfPage.tsx'), loadMineWords()])}
              >
                {([{ MyShelfPage }]) => <MyShelfPage />}
              </Lazy>
            </Route>
            <Route path="/t/:table/:play?">
              {({ table, play }) => (
                <Lazy key="far" name="far" load={loadTablePage}>
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

/** Leads to the content, and leaves the address and the history of the browser as they are. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#main')?.focus();
}

function GameRoute({ id, page }: { readonly id: string; readonly page: string }) {
  if (!isGamePage(id, page)) return <NotFoundPage />;
  return (
    <Lazy key={`${id}/${page}`} name={`${id}/${page}`} load={() => gamePageOf(id, page)}>
      {([GamePage, game]) => <GamePage game={game} />}
    </Lazy>
  );
}
