import { LANGUAGES, type Language } from '@glade/engine';
import { answerBody, escapeHtml, REPORT_STYLE, stackingTable } from '@glade/lab';
import type { StudyStatus } from '@glade/queue';
import type { Say } from '@glade/text';
import type { StudyAnswer } from './study-answer.ts';
import { isOver, studyState } from './study-state.ts';

/** What can be done to a study, as its address says it. */
export const DEEDS = ['stop', 'go-on', 'prolong'] as const;
export type Deed = (typeof DEEDS)[number];

/** The list of all studies, the newest first. */
export function listPage(
  say: Say,
  studies: readonly StudyStatus[],
  titleOf: (game: string) => string,
): string {
  const rows = studies.toReversed().map((each) => ({
    name: `<a href="${studyPath(each.study, say.language)}">${escapeHtml(each.study)}</a>`,
    cells: [
      escapeHtml(say('cli.watch.game', { game: titleOf(each.game), version: each.version })),
      escapeHtml(say('cli.lab.of', { done: each.played, all: each.games })),
      escapeHtml(studyState(say, each)),
    ],
  }));
  const heads = ['study', 'game', 'matches', 'state'].map((name) => say(`cli.lab.column.${name}`));
  const list =
    rows.length === 0
      ? `<p>${escapeHtml(say('cli.lab.empty'))} ${escapeHtml(say('cli.watch.ask'))}</p>`
      : stackingTable(heads, rows);
  const heard = say('cli.watch.count', {
    n: studies.length,
    open: studies.filter((each) => !isOver(each)).length,
  });
  return page(say, say('cli.watch.studies'), {
    path: '/',
    body: `<p class="lead">${escapeHtml(say('cli.watch.lead'))}</p>
<div id="list" data-live data-heard="${escapeHtml(heard)}">${list}</div>`,
  });
}

/** A study: how far it is, what can be done, and what is known. `whole`: the whole answer, once nothing more is played. */
export async function studyPage(
  say: Say,
  status: StudyStatus,
  title: string,
  answer: StudyAnswer | undefined,
): Promise<string> {
  const over = isOver(status);
  const whole = over ? await answer?.whole() : undefined;
  const { study, played, games, prolonged } = status;
  const state = studyState(say, status);
  const quarters = Math.floor((4 * Math.min(played, games)) / games);
  const heard = [
    say('cli.watch.state', { state }),
    say('cli.watch.quarters', { percent: 25 * quarters }),
  ].join(' ');
  const count = say('cli.watch.played', { played, games });
  const known =
    answer === undefined
      ? `<p>${escapeHtml(say('cli.watch.nothing'))}</p>`
      : answerBody(answer.known, answer.say);
  const early = prolonged || played < games ? `<p>${escapeHtml(say('cli.watch.early'))}</p>` : '';
  const told =
    whole === undefined
      ? answer === undefined || !over
        ? ''
        : `<p>${escapeHtml(say('cli.watch.elsewhere'))}</p>`
      : `<h2>${escapeHtml(say('cli.watch.whole'))}</h2>\n${early}${whole}`;
  return page(say, title, {
    path: `/study/${study}`,
    back: true,
    body: `<p>${escapeHtml(say('cli.watch.study', { study }))}</p>
<div id="state" data-live data-heard="${escapeHtml(heard)}">
<p><strong>${escapeHtml(say('cli.watch.state', { state }))}</strong> ${escapeHtml(count)}</p>
<progress max="${games}" value="${Math.min(played, games)}" aria-label="${escapeHtml(say('cli.watch.progress'))}"></progress>
</div>
<div id="deeds" class="deeds" data-live>${deedsOf(status)
      .map((deed) => button(say, study, deed))
      .join('\n')}</div>
<div id="known" data-live>${known}</div>
<div id="whole" data-live>${told}</div>`,
  });
}

/** A page with one sentence, for what is not there or cannot be done. */
export const sentencePage = (say: Say, sentence: string): string =>
  page(say, say('cli.watch.studies'), {
    path: '/',
    back: true,
    body: `<p role="alert">${escapeHtml(sentence)}</p>`,
  });

/** What makes sense now: a study that is over can be prolonged, if nothing of it is missing or it was stopped. */
function deedsOf(status: StudyStatus): readonly Deed[] {
  if (!isOver(status)) return status.stopped ? [] : ['stop'];
  return status.done >= status.jobs ? ['prolong'] : ['go-on'];
}

const button = (say: Say, study: string, deed: Deed): string =>
  `<form method="post" action="/study/${study}/${deed}?language=${say.language}"><button>${escapeHtml(say(`cli.watch.${deed}`))}</button> <span class="soft">${escapeHtml(say(`cli.watch.${deed}.what`))}</span></form>`;

const studyPath = (study: string, language: Language): string =>
  `/study/${encodeURIComponent(study)}?language=${language}`;

/** A page of the lab with this content. */
function page(
  say: Say,
  title: string,
  {
    path,
    body,
    back = false,
  }: { readonly path: string; readonly body: string; readonly back?: boolean },
): string {
  const others = LANGUAGES.filter((each) => each !== say.language).map(
    (each) =>
      `<a href="${path}?language=${each}" lang="${each}" hreflang="${each}">${escapeHtml(say(`cli.watch.language.${each}`))}</a>`,
  );
  const home = back
    ? `<a href="/?language=${say.language}">${escapeHtml(say('cli.watch.back'))}</a>`
    : '';
  return `<!doctype html>
<html lang="${say.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} – Glade</title>
<style>${REPORT_STYLE}${STYLE}</style>
<script src="/watch.js" defer></script>
</head>
<body>
<main class="report">
<nav aria-label="${escapeHtml(say('cli.watch.nav'))}">${[home, ...others].join(' ')}</nav>
<h1>${escapeHtml(title)}</h1>
<p id="trouble" class="trouble" role="alert" data-away="${escapeHtml(say('cli.watch.away'))}" data-gone="${escapeHtml(say('cli.watch.gone'))}" data-undone="${escapeHtml(say('cli.watch.undone'))}" hidden></p>
<p id="heard" class="heard" role="status"></p>
${body}
</main>
</body>
</html>
`;
}

const STYLE = `
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
nav a, td a, th a { display: inline-block; padding: .6rem 0; }
main { overflow-wrap: anywhere; }
progress { width: 100%; max-width: 44rem; accent-color: var(--bar); }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .4rem 1.2rem; color: var(--ink); background: var(--sheet); border: 2px solid var(--bar); border-radius: 8px; cursor: pointer; }
:focus-visible { outline: 3px solid var(--bar); outline-offset: 2px; }
.deeds form { display: flex; flex-wrap: wrap; align-items: center; gap: .3rem 1rem; margin: .75rem 0; }
.trouble { padding: .8rem 1rem; border: 2px solid var(--bar); border-radius: 8px; background: var(--sheet); font-weight: 600; }
.heard { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
@media print { nav, .deeds, .heard { display: none; } }
`;

/**
 * What a page does by itself: it asks again every two seconds and replaces only what changed, so that nobody loses their
 * place; it says aloud each quarter and each new state; and while the server does not answer, it keeps what was known.
 * Without it the page works, too: it shows what is known when it is loaded.
 */
export const WATCH_SCRIPT = `'use strict';
const EVERY = 2000;
const trouble = document.getElementById('trouble');
const heard = document.getElementById('heard');
let gone = false;
let refused = '';
function tell(kind) {
  const text = kind === undefined ? refused : trouble.dataset[kind];
  if (trouble.textContent !== text) trouble.textContent = text;
  trouble.hidden = text === '';
}
function say(text) {
  if (text !== undefined && heard.textContent !== text) heard.textContent = text;
}
function show(html) {
  const next = new DOMParser().parseFromString(html, 'text/html');
  for (const part of document.querySelectorAll('[data-live]')) {
    const other = next.getElementById(part.id);
    if (other === null) continue;
    if (other.dataset.heard !== part.dataset.heard) {
      part.dataset.heard = other.dataset.heard;
      say(other.dataset.heard);
    }
    if (other.innerHTML === part.dataset.was) continue;
    const was = other.innerHTML;
    const open = Array.from(part.querySelectorAll('details'), (each) => each.open);
    const focus = part.contains(document.activeElement) ? document.activeElement : null;
    const place = focus === null ? -1 : Array.from(part.querySelectorAll('a, button, summary')).indexOf(focus);
    part.innerHTML = was;
    part.dataset.was = was;
    part.querySelectorAll('details').forEach((each, i) => { each.open = open[i] === true; });
    if (focus !== null) {
      const all = part.querySelectorAll('a, button, summary');
      const back = all[place] ?? all[0];
      if (back !== undefined) back.focus({ preventScroll: true });
      else { part.tabIndex = -1; part.focus({ preventScroll: true }); }
    }
  }
}
for (const part of document.querySelectorAll('[data-live]')) part.dataset.was = part.innerHTML;
async function look() {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    if (answer.status === 404) { gone = true; tell('gone'); return; }
    if (!answer.ok) throw new Error(String(answer.status));
    show(await answer.text());
    tell();
  } catch {
    tell('away');
  }
}
async function watch() {
  if (!document.hidden) await look();
  if (!gone) setTimeout(watch, EVERY);
}
setTimeout(watch, EVERY);
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const pressed = form.querySelector('button');
  if (pressed.getAttribute('aria-disabled') === 'true') return;
  pressed.setAttribute('aria-disabled', 'true');
  refused = '';
  try {
    const answer = await fetch(form.action, { method: 'POST', cache: 'no-store' });
    if (!answer.ok && answer.status !== 404) {
      const told = new DOMParser().parseFromString(await answer.text(), 'text/html');
      refused = told.querySelector('main [role=alert]:not([hidden])').textContent;
      tell();
    } else if (answer.redirected && new URL(answer.url).pathname !== location.pathname) location.href = answer.url;
    else await look();
  } catch {
    tell('undone');
  } finally {
    pressed.removeAttribute('aria-disabled');
  }
});
`;
