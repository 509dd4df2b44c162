import '@glade/ui/tokens.css';
import './base.css';
import { render } from 'preact';
import { App } from './shell/App.tsx';
import { keepOffline } from './offline.ts';
import { keepSettings } from './settings.ts';
import { keepLanguage, loadWords } from './words.ts';

// Code of a version that has gone: loading the page again brings the new one, and the match is stored. Once only:
// when that does not help, the page says so.
addEventListener('vite:preloadError', () => {
  try {
    if (sessionStorage.getItem('glade.reloaded') === location.href) return;
    sessionStorage.setItem('glade.reloaded', location.href);
    location.reload();
  } catch {
    // Without storage there is no telling how often.
  }
});

keepSettings();
keepLanguage();
await loadWords();
render(<App />, document.getElementById('app')!);
// Everything on these pages is stored or in the address.
const settled = /^\/($|about|settings|matches|[^/]+\/(play|rules)$)/;
void keepOffline(() => settled.test(location.pathname));
