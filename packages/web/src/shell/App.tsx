import { Route, Switch, useLocation } from 'wouter-preact';
import { shelf } from '@glade/games/browser';
import { loadGame } from '../games.ts';
import { Loaded } from '../Loaded.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { Shelf } from '../pages/Shelf.tsx';
import { t } from '../words/words.ts';
import { Footer } from './Footer.tsx';
import { Guard } from './Guard.tsx';
import { Header } from './Header.tsx';
import styles from './App.module.css';

const gamePages = {
  '': () => import('../pages/GamePage.tsx').then(({ GamePage }) => GamePage),
  play: () => import('../pages/Play.tsx').then(({ Play }) => Play),
  rules: () => import('../pages/Rules.tsx').then(({ Rules }) => Rules),
  editor: () => import('../pages/Editor.tsx').then(({ Editor }) => Editor),
  lab: () => import('../pages/Lab.tsx').then(({ Lab }) => Lab),
  replay: () => import('../pages/Replay.tsx').then(({ Replay }) => Replay),
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
              <Loaded key="settings" name="settings" load={() => import('../pages/Settings.tsx')}>
                {({ Settings }) => <Settings />}
              </Loaded>
            </Route>
            <Route path="/about">
              <Loaded key="about" name="about" load={() => import('../pages/About.tsx')}>
                {({ About }) => <About />}
              </Loaded>
            </Route>
            <Route path="/matches">
              <Loaded key="matches" name="matches" load={() => import('../pages/AllMatches.tsx')}>
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
