import type { About } from './html.ts';
import { wilson, type Estimate } from '../statistics/intervals.ts';
import type { Balance } from './balance.ts';
import { curve, escape, warmth, type Warm } from './chart.ts';
import { possible } from './possible.ts';
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
  const margin = numbers.percent(balance.margin);
  const rows = balance.seats.map(({ share, uneven, off }, seat) => {
    const verdict = uneven < 0.05 ? 'uneven' : off < 0.05 ? 'even' : 'unknown';
    const cells = [
      numbers.percent(share.value),
      `${numbers.percent(share.low)} – ${numbers.percent(share.high)}`,
      say(`lab.balance.${verdict}`),
      `${numbers.small(uneven)}; ${numbers.small(off)}`,
    ];
    const name = escape(say('lab.side', { seat: seat + 1 }));
    return `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;
  });
  const heads = [
    say('lab.points.of'),
    say('lab.range'),
    say('lab.balance.verdict'),
    say('lab.balance.p', { margin }),
  ].map((head) => `<th scope="col">${escape(head)}</th>`);
  return `<h3>${escape(say('lab.balance'))}</h3>
<p><strong>${escape(balanceWords(report, say, numbers))}</strong> ${escape(say('lab.balance.how', { margin }))}</p>
<div class="scroll" role="region" tabindex="0" aria-label="${escape(say('lab.balance'))}"><table><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** What is shown about the seats, in a sentence. */
function balanceWords(report: Report, say: Say, numbers: Numbers): string {
  const { balance } = report.outcome;
  if (balance === undefined) return '';
  const margin = numbers.percent(balance.margin);
  const uneven = balance.seats.flatMap(({ uneven: p }, seat) => (p < 0.05 ? [seat + 1] : []));
  if (balance.shown) return say('lab.balance.shown', { margin });
  if (uneven.length === 0) {
    const need = say('lab.balance.need', { n: matchesNeeded(report.games, balance) });
    return `${say('lab.balance.open', { margin })} ${need}`;
  }
  const list = new Intl.ListFormat(say.language).format(uneven.map(String));
  return say('lab.balance.not', { margin, n: uneven.length, list });
}

/**
 * About how many matches would show something of every seat, if the shares stay as they are: ranges shrink with the
 * square root of the matches until they leave out an even share or fit within the margin. One digit.
 */
function matchesNeeded(games: number, { seats, margin }: Balance): number {
  const even = 1 / seats.length;
  const factors = seats.map(({ share: { value, low, high } }) => {
    const away = Math.abs(value - even);
    const room = Math.max(margin - away, away, margin / 4);
    return ((high - low) / 2 / room) ** 2;
  });
  const n = games * Math.max(1.5, ...factors);
  const digit = 10 ** Math.floor(Math.log10(n));
  return Math.ceil(n / digit) * digit;
}

/** What everybody asks first, in a sentence: how often it is won, or whether the seats are even and who is better. */
export function answerWords(report: Report, say: Say, numbers: Numbers): readonly string[] {
  const { win } = report.outcome;
  const percent = (share: number): string => numbers.percent(share);
  const ends = ({ value, low, high }: Estimate) => ({
    share: percent(value),
    low: percent(low),
    high: percent(high),
  });
  if (win !== undefined) return [say('lab.team.answer', ends(win))];
  const each = (report.bySkill ?? []).map((share) =>
    say('lab.bots.each', {
      bot: share.bot,
      seats: share.seats,
      even: percent(share.seats / report.seats),
      ...ends(share),
    }),
  );
  const list = new Intl.ListFormat(say.language).format(each);
  const bots = each.length === 0 ? [] : [say('lab.bots.answer', { list })];
  if (report.outcome.balance === undefined) return bots;
  return [...bots, `${say('lab.balance')} ${balanceWords(report, say, numbers)}`];
}

/** One share of the outcome, with what it is called. */
export interface Line {
  readonly name: string;
  readonly share: Estimate;
}

/** What the answer is read from: matches won, or the points of each bot and of each seat. */
export function mainShares({ outcome, bots, bySkill }: Report, say: Say): readonly Line[] {
  if (outcome.win !== undefined) return [{ name: say('lab.win'), share: outcome.win }];
  const alike = new Set(bots).size === 1;
  const byBot = (bySkill ?? []).map((share) => ({
    name: say('lab.bot.share', { bot: share.bot }),
    share,
  }));
  const bySeat = (outcome.points ?? []).map((share, seat) => ({
    name:
      alike || bySkill !== undefined
        ? say('lab.seat.alone', { seat: seat + 1 })
        : say('lab.seat', { seat: seat + 1, bot: bots[seat] ?? '' }),
    share,
  }));
  return [...byBot, ...bySeat];
}

/** How the first place was come by, where there are rivals: alone, shared, or by nobody. */
export function placeShares({ outcome }: Report, say: Say): readonly Line[] {
  const { seats, shared } = outcome;
  if (seats === undefined || shared === undefined) return [];
  const alone = seats.map((share, seat) => ({ name: say('lab.sole', { seat: seat + 1 }), share }));
  const none = 1 - seats.reduce((sum, { value }) => sum + value, shared.value);
  const nobody = wilson(Math.round(none * shared.n), shared.n);
  return [
    ...alone,
    { name: say('lab.shared'), share: shared },
    ...(none > 1e-9 ? [{ name: say('lab.noWinner'), share: { ...nobody, value: none } }] : []),
  ];
}

/** When matches are decided: only where matches were looked into. */
export function decidedSection({ report, say, numbers }: Writing): string {
  const { decided } = report;
  if (decided === undefined) return '';
  const percent = (share: number): string => numbers.percent(share);
  const rows = (['after', 'leads', 'lowest', 'last'] as const).map((name) => {
    const { mean, p5, p50, p95 } = decided[name];
    const range = possible(decided[name], name === 'leads' ? Infinity : 100);
    const cells = [
      numbers.of(mean),
      range === undefined ? '' : range.map((end) => numbers.of(end)).join(' – '),
      ...[p5, p50, p95].map((value) => numbers.of(value)),
    ].map((cell) => `<td>${cell}</td>`);
    return `<tr><th scope="row">${escape(say(`lab.decided.${name}`))}</th>${cells.join('')}</tr>`;
  });
  const heads = ['mean', 'range', 'p5', 'p50', 'p95'].map(
    (name) => `<th scope="col">${escape(say(`lab.${name}`))}</th>`,
  );
  const { matches, playouts } = decided;
  const label = say('lab.decided.curve');
  const shares = decided.curve.map((value) => (value === null ? null : value / 100));
  return `${heading('decided', say('lab.decided'))}
<p class="soft">${escape(say('lab.decided.lead', { matches, playouts }))} ${escape(say('lab.decided.certain'))}</p>
<figure class="narrow"><figcaption>${escape(label)}</figcaption>${curve(label, shares, percent)}</figure>
<div class="scroll" role="region" tabindex="0" aria-label="${escape(say('lab.decided'))}"><table><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** A heading to which the list at the top leads. */
export const heading = (id: string, words: string): string =>
  `<h2 id="lab-${id}" tabindex="-1">${escape(words)}</h2>`;

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
    const known = placesTo(about, seen);
    const label = about.eventName(code);
    const board = known.length === 0 ? '' : `<figure>${warmth(label, known)}</figure>`;
    return `<h3>${escape(label)}</h3><div class="pair">${board}<table><thead><tr><th scope="col">${escape(say('lab.place'))}</th><th scope="col">${escape(say('lab.times'))}</th><th scope="col">${escape(say('lab.share'))}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  });
  const body = `<p class="soft">${escape(say('lab.heat.lead'))}</p>\n${parts.join('\n')}`;
  return folded('heat', say('lab.heat'), body);
}

/** A section that decides little: folded until somebody asks for it. */
export const folded = (id: string, words: string, body: string): string =>
  `<details class="more"><summary>${heading(id, words)}</summary>\n${body}</details>`;

/** All places of the board up to the last that was told of, also those that never were. */
function placesTo(about: About, seen: Report['heat'][string]): readonly Warm[] {
  const times = new Map(seen);
  const last = Math.max(...times.keys());
  return Array.from({ length: last + 1 }, (_, place) => place).flatMap((place) => {
    const spot = about.spot(place);
    if (spot === undefined) return [];
    const name = about.placeName(place);
    return [{ x: spot[0], y: spot[1], name, times: times.get(place) ?? 0 }];
  });
}

/** Matches worth watching, as links that open the replay. */
export function watchSection({ report, say, about }: Writing): string {
  const rows = Object.entries(report.extremes).map(([name, { value, match, link }]) => {
    const told = escape(say(`lab.watch.${name}`, { value }));
    const number = escape(say('lab.watch.match', { match }));
    const to =
      link === undefined ? number : `<a href="${escape(about.replay + link)}">${number}</a>`;
    return `<li>${told}: ${to}</li>`;
  });
  if (rows.length === 0) return '';
  return `${heading('watch', say('lab.watch'))}\n<p class="soft">${escape(say('lab.watch.lead'))}</p>\n<ul>${rows.join('')}</ul>`;
}
