import type { About } from './html.ts';
import { curve, escape, warmth } from './chart.ts';
import type { Report } from './report.ts';
import type { Numbers, Say } from './words.ts';

/** What a section of a report is written from. */
export interface Writing {
  readonly report: Report;
  readonly say: Say;
  readonly about: About;
  readonly numbers: Numbers;
}

/** Whether the seats are even: only where there are rivals. */
export function balanceSection({ report, say, numbers }: Writing): string {
  const { balance } = report.outcome;
  if (balance === undefined) return '';
  const rows = balance.seats.map(({ share, uneven, off }, seat) => {
    const cells = [
      numbers.percent(share.value),
      `${numbers.percent(share.low)} – ${numbers.percent(share.high)}`,
      numbers.p(uneven),
      numbers.p(off),
    ];
    const name = escape(say('lab.side', { seat: seat + 1 }));
    return `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;
  });
  const heads = ['lab.share', 'lab.range', 'lab.balance.uneven', 'lab.balance.off'].map(
    (key) => `<th scope="col">${escape(say(key))}</th>`,
  );
  return `<h3>${escape(say('lab.balance'))}</h3>
<p><strong>${escape(balanceWords(report, say, numbers))}</strong> ${escape(say('lab.balance.how'))}</p>
<table><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** What is shown about the seats, in a sentence. */
export function balanceWords({ outcome }: Report, say: Say, numbers: Numbers): string {
  const { balance } = outcome;
  if (balance === undefined) return '';
  const margin = numbers.percent(balance.margin);
  const uneven = balance.seats.flatMap(({ uneven: p }, seat) => (p < 0.05 ? [seat + 1] : []));
  if (balance.shown) return say('lab.balance.shown', { margin });
  if (uneven.length === 0) return say('lab.balance.open', { margin });
  const list = new Intl.ListFormat(say.language).format(uneven.map(String));
  return say('lab.balance.not', { margin, n: uneven.length, list });
}

/** When matches are decided: only where matches were looked into. */
export function decidedSection({ report, say, numbers }: Writing): string {
  const { decided } = report;
  if (decided === undefined) return '';
  const percent = (share: number): string => numbers.percent(share);
  const rows = (['after', 'leads', 'lowest', 'last'] as const).map((name) => {
    const { mean, p5, p50, p95 } = decided[name];
    const cells = [mean, p5, p50, p95].map((value) => `<td>${numbers.of(value)}</td>`);
    return `<tr><th scope="row">${escape(say(`lab.decided.${name}`))}</th>${cells.join('')}</tr>`;
  });
  const heads = ['mean', 'p5', 'p50', 'p95'].map(
    (name) => `<th scope="col">${escape(say(`lab.${name}`))}</th>`,
  );
  const { matches, playouts } = decided;
  const label = say('lab.decided.curve');
  const shares = decided.curve.map((value) => (value === null ? null : value / 100));
  return `<h2>${escape(say('lab.decided'))}</h2>
<p class="soft">${escape(say('lab.decided.lead', { matches, playouts }))} ${escape(say('lab.decided.certain'))}</p>
<div class="pair"><figure><figcaption>${escape(label)}</figcaption>${curve(label, shares, percent)}</figure>
<table><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** So many kinds of event are shown on the board, and so many places named beside each. */
const KINDS = 6;
const PLACES = 8;

/** Where things happen. */
export function heatSection({ report, say, about, numbers }: Writing): string {
  const kinds = Object.entries(report.heat)
    .map(([code, seen]) => ({ code, seen, all: seen.reduce((sum, [, times]) => sum + times, 0) }))
    .filter(({ all }) => all > 0)
    .toSorted((a, b) => b.all - a.all || (a.code < b.code ? -1 : 1))
    .slice(0, KINDS);
  if (kinds.length === 0) return '';
  const parts = kinds.map(({ code, seen, all }) => {
    const places = seen.map(([place, times]) => ({ place, times, name: about.placeName(place) }));
    const top = places.toSorted((a, b) => b.times - a.times || a.place - b.place).slice(0, PLACES);
    const rows = top.map(
      ({ name, times }) =>
        `<tr><th scope="row">${escape(name)}</th><td>${numbers.of(times)}</td><td>${numbers.percent(times / all)}</td></tr>`,
    );
    const known = places.flatMap(({ place, times, name }) => {
      const spot = about.spot(place);
      return spot === undefined ? [] : [{ x: spot[0], y: spot[1], name, times }];
    });
    const label = about.eventName(code);
    const board = known.length === 0 ? '' : `<figure>${warmth(label, known)}</figure>`;
    return `<h3>${escape(label)}</h3><div class="pair">${board}<table><thead><tr><th scope="col">${escape(say('lab.place'))}</th><th scope="col">${escape(say('lab.times'))}</th><th scope="col">${escape(say('lab.share'))}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  });
  return `<h2>${escape(say('lab.heat'))}</h2>\n<p class="soft">${escape(say('lab.heat.lead'))}</p>\n${parts.join('\n')}`;
}

/** Matches worth watching, as links that open the replay. */
export function watchSection({ report, say, about, numbers }: Writing): string {
  const rows = Object.entries(report.extremes).map(([name, { value, match, link }]) => {
    const told = escape(say(`lab.watch.${name}`, { value: numbers.of(value) }));
    const number = escape(say('lab.watch.match', { match }));
    const to =
      link === undefined ? number : `<a href="${escape(about.replay + link)}">${number}</a>`;
    return `<li>${told}: ${to}</li>`;
  });
  if (rows.length === 0) return '';
  return `<h2>${escape(say('lab.watch'))}</h2>\n<p class="soft">${escape(say('lab.watch.lead'))}</p>\n<ul>${rows.join('')}</ul>`;
}
