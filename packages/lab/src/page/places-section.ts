import { heatMap, type HeatSpot } from '../charts/heat-map.ts';
import type { Report } from '../report/report.ts';
import { smallTable } from './table.ts';
import { foldedSection, type ReportWriter } from './report-writer.ts';
import type { GameDetails } from './game-details.ts';
import { escapeHtml } from '../charts/svg.ts';
import type { Say } from '../text/say.ts';

/** The most kinds of event shown, and the most places listed where the board has no picture. */
const MAX_KINDS = 6;
const MAX_PLACES = 8;

/** The kinds of event that happen at places, the most frequent first. */
const kindsOf = ({ heat }: Report) =>
  Object.entries(heat)
    .map(([code, seen]) => ({ code, seen, all: seen.reduce((sum, [, times]) => sum + times, 0) }))
    .filter(({ all }) => all > 0)
    .toSorted((a, b) => b.all - a.all || (a.code < b.code ? -1 : 1))
    .slice(0, MAX_KINDS);

/** The last place that any of these kinds names. */
const lastOf = (kinds: ReturnType<typeof kindsOf>): number =>
  Math.max(...kinds.flatMap(({ seen }) => seen.map(([place]) => place)));

/** Of a board of which less was ever named, most of a small picture is blank. */
const LEAST_NAMED = 1 / 3;

/** How much more places differ than chance lets places differ that are alike: the variance of their numbers by the mean. */
function spreadOf(places: readonly HeatSpot[]): number {
  const mean = places.reduce((sum, { times }) => sum + times, 0) / places.length;
  const squares = places.reduce((sum, { times }) => sum + (times - mean) ** 2, 0);
  return squares / places.length / mean;
}

/**
 * The kind of event whose places differ most, as a picture for the first page. On paper it is hidden: the section of places
 * has it. Empty where the board has no picture, or hardly any of it was named.
 */
export function placesPicture(writer: ReportWriter): string {
  const { report, say } = writer;
  const kinds = kindsOf(report);
  const maps = kinds
    .map(({ code, seen }) => ({ code, known: placesUpTo(writer.about, seen, lastOf(kinds)) }))
    .filter(({ known }) => known.length > 0)
    .filter(
      ({ known }) => known.filter(({ times }) => times > 0).length >= LEAST_NAMED * known.length,
    )
    .toSorted((a, b) => spreadOf(b.known) - spreadOf(a.known));
  const [first] = maps;
  if (first === undefined) return '';
  const { known } = first;
  const label = kindLabel(say, first.code);
  const lead = say('lab.heat.beside', { games: report.games });
  return `<figure class="where"><figcaption>${escapeHtml(label)}<small>${escapeHtml(lead)}</small></figcaption>${mapOf(writer, label, known)}</figure>`;
}

/** The section on where events happen on the board. */
export function placesSection(writer: ReportWriter): string {
  const { report, say } = writer;
  const kinds = kindsOf(report);
  if (kinds.length === 0) return '';
  const last = lastOf(kinds);
  const lead = say('lab.heat.lead', { games: report.games });
  const parts = kinds.map(({ code, seen }) => kindFigure(writer, code, seen, last));
  const body = `<p class="soft">${escapeHtml(lead)}</p>\n<div class="kinds">${parts.join('\n')}</div>`;
  return foldedSection('heat', say('lab.heat'), body);
}

/** The figure of one kind of event, on the board up to place `last`. */
function kindFigure(
  writer: ReportWriter,
  code: string,
  seen: Report['heat'][string],
  last: number,
): string {
  const { say, about, numbers } = writer;
  const places = seen.map(([place, times]) => ({ place, times, name: about.placeName(place) }));
  const most = places.toSorted((a, b) => b.times - a.times || a.place - b.place);
  const rows = most.map(({ name, times }) => ({
    name: escapeHtml(name),
    cells: [numbers.decimal(times)],
  }));
  const heads = [say('lab.place'), say('lab.times')];
  const known = placesUpTo(about, seen, last);
  const label = kindLabel(say, code);
  const ids = about.clausesOf(code);
  const rule = ids
    .map((id) => {
      const words = about.sentences.get(id);
      return `<small>${escapeHtml(words === undefined ? id : say('lab.heat.rule', { id, words }))}</small>`;
    })
    .join('');
  const all = `<details><summary>${escapeHtml(say('lab.all', { name: label }))}</summary>${smallTable(heads, rows)}</details>`;
  const board =
    known.length === 0
      ? smallTable(heads, rows.slice(0, MAX_PLACES))
      : `<figure>${mapOf(writer, label, known)}${all}</figure>`;
  return `<section class="kind"><h3>${escapeHtml(label)}${rule}</h3>${board}</section>`;
}

function kindLabel(say: Say, code: string): string {
  const key = `where.${code}`;
  return say.has(key) ? say(key) : code;
}

const mapOf = (
  { say, numbers }: ReportWriter,
  label: string,
  places: readonly HeatSpot[],
): string =>
  heatMap({
    label,
    places,
    least: say('lab.heat.least'),
    most: say('lab.heat.most'),
    number: (times) => numbers.decimal(times),
  });

/** All places of the board up to `last`, also those that no event named. */
function placesUpTo(
  details: GameDetails,
  seen: Report['heat'][string],
  last: number,
): readonly HeatSpot[] {
  const times = new Map(seen);
  return Array.from({ length: last + 1 }, (_, place) => place).flatMap((place) => {
    const spot = details.spot(place);
    if (spot === undefined) return [];
    const name = details.placeName(place);
    return [{ x: spot[0], y: spot[1], name, times: times.get(place) ?? 0 }];
  });
}
