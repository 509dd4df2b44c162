// Runs before the first paint, in the JavaScript of old: also browsers that are too old for Glade are to read it.
// src/settings/settings.ts does the same, and everything else, a moment later.
(function () {
  var root = document.documentElement;
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('glade.settings') || '{}') || {};
    // oxlint-disable-next-line no-unused-vars -- the browsers of old want it named
  } catch (_) {
    // Then the system decides.
  }
  var themes = ['light', 'dark', 'contrast', 'paper'];
  root.setAttribute('data-theme', themes.indexOf(chosen.theme) < 0 ? systemTheme() : chosen.theme);
  if (chosen.text === 'large' || chosen.text === 'largest')
    root.setAttribute('data-text', chosen.text);
  // The build names the languages that Glade speaks.
  var script = document.currentScript;
  var known = ((script && script.getAttribute('data-languages')) || 'en').split(' ');
  root.lang = known.indexOf(chosen.language) < 0 ? firstKnownLanguage() : chosen.language;

  // The first covers of the shelf come beside its code; the build names them.
  var covers = script && script.getAttribute('data-covers');
  if (covers && location.pathname === '/') covers.split(' ').forEach(askForImage);

  function askForImage(address) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.href = address;
    document.head.appendChild(link);
  }

  function systemTheme() {
    if (asks('(prefers-color-scheme: dark)')) return 'dark';
    return asks('(prefers-contrast: more)') ? 'contrast' : 'light';
  }

  function asks(query) {
    return typeof matchMedia === 'function' && matchMedia(query).matches;
  }

  // The first of the browser's languages that Glade has.
  function firstKnownLanguage() {
    var tags = navigator.languages || [navigator.language || ''];
    for (var i = 0; i < tags.length; i++) {
      var language = tags[i].toLowerCase().split('-')[0];
      if (known.indexOf(language) >= 0) return language;
    }
    return 'en';
  }

  // What the page cannot say itself: that its code did not come, or is not understood here.
  function say() {
    var app = document.getElementById('app');
    if (!app || app.firstChild) return;
    var old = !Array.prototype.toSorted || !window.CompressionStream || !window.HTMLDialogElement;
    var it = root.lang === 'it';
    var text = document.createElement('p');
    text.setAttribute('role', 'alert');
    if (old && it) {
      text.textContent =
        'Questo browser è troppo vecchio per Glade: serve Safari 16.4, Firefox 121, Chrome 111 o più recente.';
    } else if (old) {
      text.textContent =
        'This browser is too old for Glade: it needs Safari 16.4, Firefox 121, Chrome 111 or newer.';
    } else if (it) {
      text.textContent = 'Glade non si è potuto caricare. Controlla la rete e ricarica la pagina.';
    } else {
      text.textContent = 'Glade could not be loaded. Check your network, then load the page again.';
    }
    app.appendChild(text);
  }
  // Scripts that do not come tell only their own element.
  addEventListener('error', say, true);
  addEventListener('unhandledrejection', say);
})();
