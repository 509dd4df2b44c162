import '@glade/ui/tokens.css';
import './base.css';
import { render } from 'preact';
import { App } from './shell/App.tsx';
import { keepOffline } from './offline.ts';
import { renewOnce } from './renew.ts';
import { keepSettings } from './settings.ts';
import { keepLanguage, loadPageWords } from './words/words.ts';

renewOnce();

keepSettings();
keepLanguage();
await loadPageWords();
render(<App />, document.getElementById('app')!);
// Everything on these pages is stored or in the address.
const settled = /^\/($|about|settings|matches|[^/]+\/(play|rules)$)/;
void keepOffline(() => settled.test(location.pathname));
