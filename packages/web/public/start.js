// Runs before the first paint. src/settings.ts does the same, and everything else, a moment later.
(() => {
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('glade.settings') || '{}') || {};
  } catch {
    // Then the system decides.
  }
  if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme;
  const italian = (navigator.language || '').toLowerCase().startsWith('it');
  root.lang = chosen.language === 'it' || (chosen.language !== 'en' && italian) ? 'it' : 'en';
})();
