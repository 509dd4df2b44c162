import '@glade/ui/tokens.css';
import './app/type.css';
import './app/base.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { askForPage } from './app/pages.ts';
import { hasOutsideGames } from './loading/has-outside-games.ts';
import { storeForOffline } from './loading/offline.ts';
import { reloadOnce } from './loading/reload-once.ts';
import { applySettings } from './settings/settings.ts';
import { followLanguage, loadPageWords } from './words/words.ts';

reloadOnce();

applySettings();
followLanguage();
const outside = hasOutsideGames();
if (outside) await (await import('./loading/outside-games.ts')).addOutsideGames();
askForPage(location.pathname);
await loadPageWords();
render(<App />, document.getElementById('app')!);
// Everything on these pages is stored or in the address, so a reload loses nothing.
const reloadable = /^\/($|about|settings|matches|[^/]+\/(play|rules)$)/;
// A folder from outside may change with every look at it: nothing of it is kept.
if (!outside) void storeForOffline(() => reloadable.test(location.pathname));
