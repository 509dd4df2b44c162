import '@glade/ui/tokens.css';
import './app/base.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { keepOffline } from './loading/offline.ts';
import { renewOnce } from './loading/reload-once.ts';
import { keepSettings } from './settings/settings.ts';
import { keepLanguage, loadPageWords } from './words/words.ts';

renewOnce();

keepSettings();
keepLanguage();
await loadPageWords();
render(<App />, document.getElementById('app')!);
// Everything on these pages is stored or in the address.
const settled = /^\/($|about|settings|matches|[^/]+\/(play|rules)$)/;
void keepOffline(() => settled.test(location.pathname));
