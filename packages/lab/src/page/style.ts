/**
 * The style sheet of a report, light and dark, on a screen and in print. It also works inside a shadow root, whose host
 * may set `data-theme`.
 */
export const REPORT_STYLE = `
:root, :host {
  color-scheme: light dark;
  --paper: #fbf8f2; --sheet: #fffdf9; --ink: #2d2a26; --soft: #6b645a; --line: #e2dbcd; --bar: #b8622f; --track: #efe8da;
  --s1: #1f6f9c; --s2: #2e7d4f; --s3: #8a4fa0; --s4: #7d6200; --s5: #a33b52;
  --cool: var(--ink); --mid: #000; --hot: #000;
}
@media (prefers-color-scheme: dark) {
  :root, :host(:not([data-theme=light])) { --paper: #1b1917; --sheet: #242120; --ink: #ece6dc; --soft: #a89f92; --line: #3b3733; --bar: #dd8a55; --track: #322e2a; --s1: #6bb7e0; --s2: #6cc08b; --s3: #c79be0; --s4: #d9b84a; --s5: #f08aa0; --cool: #fff; --mid: #fff; --hot: #000; }
}
:host([data-theme=dark]) { --paper: #1b1917; --sheet: #242120; --ink: #ece6dc; --soft: #a89f92; --line: #3b3733; --bar: #dd8a55; --track: #322e2a; --s1: #6bb7e0; --s2: #6cc08b; --s3: #c79be0; --s4: #d9b84a; --s5: #f08aa0; --cool: #fff; --mid: #fff; --hot: #000; }
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif;
}
.report { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
:host .report { max-width: none; padding: 1rem 0 2rem; }
h1, h2 { font-family: var(--font-title, ui-serif, Georgia, "Times New Roman", serif); font-weight: 600; line-height: 1.2; }
h1 { font-size: 2.2rem; margin: 0 0 .5rem; }
h2 { font-size: 1.45rem; margin: 3rem 0 .35rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
p { margin: .35rem 0; max-width: 44rem; }
@media screen { .front { container-type: inline-size; } }
.opening { display: grid; gap: .5rem 2rem; margin: 0 0 1.5rem; }
.opening figure { align-self: start; }
.opening .figures { margin-top: 1rem; }
.opening .where svg text { font-size: 16px; }
/* The numbers of a map, on its light and its strong places. */
svg .cool text { fill: var(--cool); } svg .mid text { fill: var(--mid); } svg .hot text { fill: var(--hot); }
.opening .hundred { max-width: 30rem; }
.framed { stroke: var(--ink); stroke-width: 1.5; }
.key { margin: .6rem 0 0; font-size: .85rem; }
@media (min-width: 56rem) { .opening { grid-template-columns: minmax(0, 1fr) minmax(0, 25rem); } .opening > :is(.figures, p) { grid-column: 1 / -1; } }
/* On a tablet the board stands below the sentences, beside the other pictures. */
@media screen { @container (min-width: 44rem) and (max-width: 65.99rem) {
  .opening:has(> .where) { grid-template-columns: minmax(0, 1fr) minmax(0, 21rem); grid-template-rows: auto auto auto 1fr; }
  .opening:has(> .where) > :first-child { grid-column: 1 / -1; }
  .opening > .where { grid-column: 2; grid-row: 2 / span 3; } .opening:has(> .where) > :is(.figures, p) { grid-column: 1; align-self: start; }
} }
@media screen { @container (min-width: 66rem) {
  .opening:has(> .where) { grid-template-columns: minmax(0, 1fr) minmax(0, 24rem) minmax(0, 21rem); grid-template-rows: auto 1fr; }
  .opening > .where { grid-column: 3; grid-row: 1 / span 3; } .opening:has(> .where) > :is(.figures, p) { grid-column: 1 / span 2; align-self: start; }
  /* Where four or more win, their picture is as high as the board: what is below has the whole width. */
  .opening:has(.strip:nth-child(4)) > .where { grid-row: 1; } .opening:has(> .where):has(.strip:nth-child(4)) > :is(.figures, p) { grid-column: 1 / -1; }
} }
.lead { font-size: 1.1rem; color: var(--soft); }
figcaption { margin-bottom: .6rem; }
@media screen and (max-width: 40rem) { .figures > li:last-child:nth-child(odd) { grid-column: 1 / -1; } .more:not([open], .exactly), .more:not([open], .exactly) + .more { margin-top: .75rem; padding-top: .75rem; } }
figure.narrow { max-width: 34rem; }
@media (min-width: 56rem) { .pair td { white-space: nowrap; } }
.figures + .soft { margin-top: 1rem; }
.soft, figcaption, caption { color: var(--soft); }
figcaption small, h3 small { display: block; font-weight: 400; color: var(--soft); font-size: .85rem; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 45%), 1fr)); gap: 1rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
@media (min-width: 46rem) { .figures:has(> :nth-child(6):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
.figures .small { height: 26px; margin: .15rem 0 .35rem; }
.figures li { padding: .9rem 1.1rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; }
.figures b { display: block; font: 600 1.9rem/1.2 var(--font-title, ui-serif, Georgia, serif); font-variant-numeric: tabular-nums; }
.figures small { display: block; color: var(--soft); }
.pair { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1.15fr) minmax(15rem, 1fr); align-items: start; margin: 1.25rem 0 2rem; }
.pair.wide { grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr); }
.pair > * { min-width: 0; }
@media (max-width: 56rem) { .pair, .pair.wide { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 46rem) { h1 { font-size: 1.8rem; } }
figure { margin: 0; padding: 1rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { fill: var(--ink); font-size: 13.5px; }
svg .value { font-weight: 600; }
.strips { display: grid; gap: .7rem; }
.strip { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; align-items: end; }
.strip small, th small { display: block; color: var(--soft); font-weight: 400; font-size: .85em; }
.strip b { font-variant-numeric: tabular-nums; }
.strips svg { width: 100%; height: 18px; overflow: visible; }
.strip svg { grid-column: 1 / -1; }
.ends { display: flex; justify-content: space-between; gap: 1rem; color: var(--soft); font-size: .9rem; }
.ends:empty { display: none; }
.answer { font-size: 1.25rem; line-height: 1.4; }
.opening .also { color: var(--soft); }
.answer.headed { font-size: 1.05rem; }
.front h3 { margin: 1.4rem 0 .2rem; font-size: 1.15rem; } .front h3:first-child { margin-top: 0; }
.gridded { margin: 1rem 0; } .gridded + figure { margin-bottom: 1rem; }
.grid tr { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .35rem 0; border-bottom: 1px solid var(--line); }
.grid :is(th, td) { flex: 1 1 0; min-width: 0; border: 0; padding: 0; text-align: left; overflow-wrap: anywhere; }
.grid :is(th[scope=row], thead td) { flex: 0 0 14rem; font-weight: 400; }
.grid svg { height: 8px; margin-top: .15rem; }
@media (max-width: 40rem) { .grid th[scope=row] { flex-basis: 100%; } .grid thead td { display: none; } .grid tr { gap: 0 .6rem; } }
.id { white-space: nowrap; }
.bar { fill: var(--bar); } .pale { fill: var(--bar); fill-opacity: .3; } .track { fill: var(--track); }
/* Lines of one picture, beside their dashes and marks. */
.s1 { --bar: var(--s1); } .s2 { --bar: var(--s2); } .s3 { --bar: var(--s3); } .s4 { --bar: var(--s4); } .s5 { --bar: var(--s5); }
.axis { stroke: var(--line); } .mark { stroke: var(--ink); stroke-dasharray: 3 3; }
.line { stroke: var(--bar); stroke-width: 2; fill: none; }
svg .value { paint-order: stroke; stroke: var(--sheet); stroke-width: 4px; }
.band { fill: var(--bar); fill-opacity: .18; } .spread { stroke: var(--bar); stroke-width: 1.25; stroke-opacity: .45; }
.ring { fill: var(--sheet); stroke: var(--bar); stroke-width: 2; }
svg text.soft { fill: var(--soft); }
td small { display: block; color: var(--soft); white-space: nowrap; }
.tables { display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
.kinds { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); margin: 1rem 0 2rem; }
.pair th[scope=row] { min-width: 4.5rem; } .tables th[scope=row] { min-width: 7rem; }
.curves { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); align-items: start; margin: 1.25rem 0; }
@media (max-width: 30rem) { svg text { font-size: 18px; } .strips svg text { font-size: 13.5px; } svg .odd { display: none; } .figures { gap: .6rem; } .figures li { padding: .7rem .8rem; } .figures b { font-size: 1.5rem; } }
.range { stroke: var(--ink); stroke-width: 1.5; fill: none; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .92rem; }
caption { text-align: left; padding-bottom: .3rem; }
th, td { text-align: right; padding: .2rem .5rem; border-bottom: 1px solid var(--line); vertical-align: baseline; }
th { font-weight: 600; }
th:first-child, td:first-child, th[scope=row] { text-align: left; padding-left: 0; }
td:last-child, th:last-child { padding-right: 0; }
td:has(.words) { text-align: left; color: var(--soft); min-width: 16rem; padding-left: 1rem; }
.contents { margin: 1.25rem 0 0; }
.contents ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; list-style: none; }
a { color: inherit; }
.contents a { display: inline-block; padding: .3rem 0; }
h2:focus { outline: none; }
.more > summary h2 { display: inline; padding: 0; border: 0; margin: 0; }
.part > summary { color: var(--ink); }
/* A page of its own has no script: its parts are closed, and only a narrow screen shows them so. The app opens and closes them. */
@media (min-width: 46.01rem) { @supports selector(::details-content) {
  :root .part::details-content { content-visibility: visible; height: auto; } :root .part > summary { list-style: none; pointer-events: none; }
  :root .part > summary::-webkit-details-marker { display: none; }
} }
.more { margin-top: 3rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
@media (max-width: 46rem) {
  .stack, .stack tbody, .stack tr, .stack th, .stack td { display: block; }
  .stack thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .stack tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .stack th, .stack td { border: 0; padding: .1rem 0; }
  .stack td { display: flex; justify-content: space-between; gap: 1rem; white-space: normal; }
  .stack td:first-child, .stack td:has(> span:empty), .stack td:has(.meter) { display: none; }
  .stack td:has(.words) { padding-left: 0; min-width: 0; }
  .stack td[data-head='']::before { content: none !important; }
  small:has(> .known), tr:has(> td > .known), .stack td:has(> span > .known) { display: none; }
  .stack td::before { content: attr(data-head); color: var(--soft); text-align: left; }
}
.more.exactly { margin-top: 1rem; padding: 0; border: 0; }
details { margin-top: .6rem; }
summary { cursor: pointer; color: var(--soft); }
svg.meter { width: 6rem; height: .6rem; border-radius: 3px; }
pre { margin: .5rem 0; padding: .8rem 1rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .92em; }
div.narrow { max-width: 34rem; }
@media print {
  @page { margin: 16mm 15mm; }
  :root, :host, :host([data-theme=dark]) { --paper: #fff; --sheet: #fff; --ink: #000; --soft: #444; --line: #bbb; --bar: #777; --track: #eee; --s1: #777; --s2: #777; --s3: #777; --s4: #777; --s5: #777; --cool: #000; --mid: #000; --hot: #000; }
  .report { max-width: none; padding: 0; }
  body { font-size: 10.5pt; }
  h1 { font-size: 20pt; }
  .strip { break-inside: avoid; }
  .figures { grid-template-columns: repeat(auto-fit, minmax(27mm, 1fr)); gap: .6rem; margin-top: 1rem; }
  .figures li { padding: .4rem .6rem; }
  .figures b { font-size: 14pt; }
  .figures small { font-size: 7.5pt; }
  .opening .where { display: none; }
  .front { font-size: 9.5pt; }
  .front .lead { font-size: 11.5pt; } .front .answer { font-size: 11pt; max-width: none; }
  .front p { max-width: none; }
  .pair { grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr); gap: 1rem; }
  table { font-size: 8.5pt; }
  th, td { padding: .15rem .25rem; }
  .pair th[scope=row] { min-width: 0; }
  .strip span, .strip b { font-size: 10pt; }
  .pair.wide { grid-template-columns: minmax(0, 1fr); }
  .curves { grid-template-columns: 1fr 1fr; }
  h2, h3, h2 + .soft, summary, figcaption { break-after: avoid; }
  figure, tr, .figures li, .pair, .kind { break-inside: avoid; }
  .front figure { break-inside: auto; }
  thead { display: table-header-group; }
  h2 { margin-top: 1.5rem; }
  * { print-color-adjust: exact; }
  .contents { display: none; }
  summary { list-style: none; }
  .more::details-content { content-visibility: visible; height: auto; }
  details:not(.more) { display: none; }
}
`;
