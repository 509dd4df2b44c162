import { Route, Switch, useLocation } from 'wouter-preact';
import { shelf } from '@glade/games/browser';
import { loadGame } from '../loading/games.ts';
import { Loaded } from '../loading/Lazy.tsx';
import { NotFound } from './NotFoundPage.tsx';
import { Shelf } from '../shelf/ShelfPage.tsx';
import { t } from '../words/words.ts';
import { Footer } from './Footer.tsx';
import { Guard } from '../loading/ErrorBoundary.tsx';
import { Header } from './Header.tsx';
import styles from './App.module.css';

const gamePages = {
  '': () => import('../game/GamePage.tsx').then(({ GamePage }) => GamePage),
  play: () => import('../match/MatchPage.tsx').then(({ Play }) => Play),
  rules: () => import('../rulebook/RulebookPage.tsx').then(({ Rules }) => Rules),
  editor: () => import('../editor/EditorPage.tsx').then(({ Editor }) => Editor),
  lab: () => import('../lab/LabPage.tsx').then(({ Lab }) => Lab),
  replay: () => import('../replay/ReplayPage.tsx').then(({ Replay }) => Replay),
} as const;

export function App() {
  const [path] = useLocation();
  return (
    <div class={styles.app}>
      <a class={styles.skip} href="#main">
        {t('skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} class={styles.main}>
        <Guard key={path}>
          <Switch>
            <Route path="/">
              <Shelf />
            </Route>
            <Route path="/settings">
              <Loaded
                key="settings"
                name="settings"
                load={() => import('../settings/SettingsPage.tsx')}
              >
                {({ Settings }) => <Settings />}
              </Loaded>
            </Route>
            <Route path="/about">
              <Loaded key="about" name="about" load={() => import('./AboutPage.tsx')}>
                {({ About }) => <About />}
              </Loaded>
            </Route>
            <Route path="/matches">
              <Loaded
                key="matches"
                name="matches"
                load={() => import('../match-list/MatchesPage.tsx')}
              >
                {({ AllMatches }) => <AllMatches />}
              </Loaded>
            </Route>
            <Route path="/:game/:page?">
              {({ game, page = '' }) => <GameRoute key={path} id={game} page={page} />}
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Guard>
      </main>
      <Footer />
    </div>
  );
}

function GameRoute({ id, page }: { readonly id: string; readonly page: string }) {
  const known = shelf.some((game) => game.id === id);
  if (!known || !Object.hasOwn(gamePages, page)) return <NotFound />;
  const load = gamePages[page as keyof typeof gamePages];
  return (
    <Loaded
      key={`${id}/${page}`}
      name={`${id}/${page}`}
      load={() => Promise.all([load(), loadGame(id)])}
    >
      {([GamePage, game]) => <GamePage game={game} />}
    </Loaded>
  );
}
