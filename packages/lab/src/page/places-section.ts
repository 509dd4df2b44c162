import { warmth, type Warm } from '../charts/heat-map.ts';
import type { Report } from '../report/report.ts';
import { smallTable } from './table.ts';
import { folded, type Writing } from './report-writer.ts';
import type { About } from './game-details.ts';
import { escape } from '../charts/svg.ts';

/** So many kinds of event are shown, and of what has no picture so many places. */
const KINDS = 6;
const PLACES = 8;

/** Where things happen. */
export function placesSection(to: Writing): string {
  const { report, say } = to;
  const kinds = Object.entries(report.heat)
    .map(([code, seen]) => ({ code, seen, all: seen.reduce((sum, [, times]) => sum + times, 0) }))
    .filter(({ all }) => all > 0)
    .toSorted((a, b) => b.all - a.all || (a.code < b.code ? -1 : 1))
    .slice(0, KINDS);
  if (kinds.length === 0) return '';
  const last = Math.max(...kinds.flatMap(({ seen }) => seen.map(([place]) => place)));
  const lead = say('lab.heat.lead', { games: report.games });
  const parts = kinds.map(({ code, seen }) => kindOf(to, code, seen, last));
  const body = `<p class="soft">${escape(lead)}</p>\n<div class="kinds">${parts.join('\n')}</div>`;
  return folded('heat', say('lab.heat'), body);
}

/** One kind of event, on the board up to its `last` place. */
function kindOf(to: Writing, code: string, seen: Report['heat'][string], last: number): string {
  const { say, about, numbers } = to;
  const places = seen.map(([place, times]) => ({ place, times, name: about.placeName(place) }));
  const most = places.toSorted((a, b) => b.times - a.times || a.place - b.place);
  const rows = most.map(({ name, times }) => ({ name: escape(name), cells: [numbers.of(times)] }));
  const heads = [say('lab.place'), say('lab.times')];
  const known = placesTo(about, seen, last);
  const key = `where.${code}`;
  const label = say.has(key) ? say(key) : code;
  const ids = about.clausesOf(code);
  const rule = ids
    .map((id) => {
      const words = about.sentences.get(id);
      return `<small>${escape(words === undefined ? id : say('lab.heat.rule', { id, words }))}</small>`;
    })
    .join('');
  const all = `<details><summary>${escape(say('lab.all', { name: label }))}</summary>${smallTable(heads, rows)}</details>`;
  const board =
    known.length === 0
      ? smallTable(heads, rows.slice(0, PLACES))
      : `<figure>${warmth({
          label,
          places: known,
          least: say('lab.heat.least'),
          most: say('lab.heat.most'),
          number: (times) => numbers.of(times),
        })}${all}</figure>`;
  return `<section class="kind"><h3>${escape(label)}${rule}</h3>${board}</section>`;
}

/** All places of the board up to the last that anything was told of, also those that never were. */
function placesTo(about: About, seen: Report['heat'][string], last: number): readonly Warm[] {
  const times = new Map(seen);
  return Array.from({ length: last + 1 }, (_, place) => place).flatMap((place) => {
    const spot = about.spot(place);
    if (spot === undefined) return [];
    const name = about.placeName(place);
    return [{ x: spot[0], y: spot[1], name, times: times.get(place) ?? 0 }];
  });
}
