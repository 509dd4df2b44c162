import { clausesOf, LANGUAGES, plainText, type WholeGame } from '@glade/engine';
import {
  gameDetails,
  actingClauses,
  AnswerWriter,
  addUnusedClauses,
  labText,
  MatchPlayer,
  reportHtml,
  buildReport,
  answerHtml,
  stronger,
  REPORT_STYLE,
  type Experiment,
  type Distribution,
  type Report,
} from '@glade/lab';
import { describe, expect, test } from 'vitest';
import { classics, eventsOf, games } from '../src/shelf/games.ts';
import { playtestSummary } from '../src/experiments/playtest-summary.ts';
import { cliTranslator } from '../src/text/translator.ts';
import { randomExperiment, gameById, playWithoutThreads } from './experiments.ts';
import { readRulebook } from '../src/shelf/rulebooks.ts';

const all: readonly WholeGame[] = [...games, ...classics];

/** The kinds of event that name a place. */
const locatedOf = ({ id }: WholeGame): readonly string[] =>
  Object.values(eventsOf(id))
    .filter(({ args }) => args.some((name) => /cell$/i.test(name)))
    .map(({ code }) => code);

const experimentOf = (game: WholeGame, more: Partial<Experiment> = {}): Experiment =>
  randomExperiment(game, 12, more);

function reported(game: WholeGame, more: Partial<Experiment> = {}): Report {
  const experiment = experimentOf(game, more);
  const player = new MatchPlayer(game, experiment);
  player.play({ from: 0, to: experiment.games });
  const tally = player.result();
  // Counts the clauses that never came up, as the command line does.
  addUnusedClauses(
    { tallies: [tally], pairs: [] },
    Object.values(eventsOf(game.id)).flatMap(actingClauses),
  );
  return buildReport(game, experiment, tally, `glade playtest ${game.id} --games 12`);
}

async function pageOf(
  game: WholeGame,
  report: Report,
  language: (typeof LANGUAGES)[number],
): Promise<string> {
  const book = await readRulebook(game, language);
  const clauses = Object.values(eventsOf(game.id)).map(
    (kind) => [kind.code, kind.clauses[0]!] as const,
  );
  const about = gameDetails(game, book, report.options, new Map(clauses), 'http://glade/replay#');
  return reportHtml(report, cliTranslator(language, game, labText), about);
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');
const partsOf = (html: string, part: RegExp): readonly string[] =>
  [...html.matchAll(part)].map(([, inside]) => inside!);

describe.each(all.map((game) => [game.id, game] as const))('where things happen: %s', (_, game) => {
  test('whatever tells of a place has words of its own in both languages', () => {
    const located = locatedOf(game);
    expect(located.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      const words = located.map((code) => game.text[language][`where.${code}`]);
      expect(words).not.toContain(undefined);
      expect(new Set(words).size).toBe(located.length);
      // Two kinds of event with the same clause keep their own names.
      const said = Object.keys(game.text[language]).filter((key) => key.startsWith('where.'));
      expect(said.toSorted()).toEqual(located.map((code) => `where.${code}`).toSorted());
    }
  });

  test.each(LANGUAGES)('no sign is shown as its number, in %s', async (language) => {
    const html = await pageOf(game, reported(game, { games: 2 }), language);
    expect(html).not.toMatch(/\\u[0-9a-f]{4}/i);
    // The ends of a range stay together.
    const [figures = ''] = partsOf(html, /<ul class="figures"[^>]*>(.*?)<\/ul>/gs);
    expect(figures).toMatch(/\d\u00a0\u2060–\u2060\u00a0\d/);
  });

  test.each(LANGUAGES)('is headed by these words, in %s', async (language) => {
    const report = reported(game, { games: 2 });
    const html = await pageOf(game, report, language);
    const headings = partsOf(html, /<section class="kind"><h3>([^<]*)</g);
    const words = new Set(
      Object.keys(report.heat).map((code) => game.text[language][`where.${code}`]),
    );
    const book = await readRulebook(game, language);
    const sentences = clausesOf(book).map(({ spans }) => plainText(spans));
    expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings) {
      expect(words).toContain(heading);
      expect(sentences.filter((sentence) => heading.includes(sentence))).toEqual([]);
    }
    // The clause stands in small print.
    expect(partsOf(html, /<section class="kind"><h3>[^<]*<small>([^<]*)</g)).toHaveLength(
      headings.length,
    );
  });
});

describe('a map of a board', () => {
  test('has a scale, names for rows and columns, and its numbers', async () => {
    const html = await pageOf(gameById('leaf-climbers'), reported(gameById('leaf-climbers')), 'en');
    const maps = partsOf(html, /<section class="kind">(.*?)<\/section>/gs);
    expect(maps.length).toBeGreaterThan(2);
    for (const map of maps) {
      const edges = partsOf(map, /<text class="soft"[^>]*>([^<]*)</g);
      expect(edges).toEqual('123456123456'.split(''));
      expect(map).toMatch(/class="scale".*least: \d.*most: \d/s);
      expect(map.match(/<title>\d,\d: \d+<\/title>/g)).toHaveLength(36);
    }
  });

  test('of hexes names each row and column once', async () => {
    const html = await pageOf(
      gameById('war-kids'),
      reported(gameById('war-kids'), { games: 4 }),
      'it',
    );
    const [map = ''] = partsOf(html, /<section class="kind">(.*?)<\/section>/gs);
    const edges = partsOf(map, /<text class="soft"[^>]*>([^<]*)</g);
    expect(edges).toEqual('ABCDEFGHI1234567'.split(''));
  });
});

describe('seats', () => {
  const looks = { matches: 12, playouts: 4 };

  test('of one measure are compared in one picture', async () => {
    const game = gameById('leaf-climbers');
    const report = reported(game);
    const html = await pageOf(game, report, 'en');
    const [measures = ''] = partsOf(html, /id="lab-measures"(.*?)<\/details>\n<details/gs);
    const kept = Object.entries(report.measures).filter(([, each]) => Array.isArray(each));
    const figures = partsOf(measures, /<figure>(.*?)<\/figure>/gs);
    const compared = figures.filter((figure) => figure.includes('Seat 1'));
    expect(kept.length).toBeGreaterThan(0);
    expect(compared.length).toBeGreaterThan(0);
    expect(compared.length).toBeLessThanOrEqual(kept.length);
    for (const figure of compared)
      for (const seat of [1, 2, 3, 4]) expect(figure).toContain(`<span>Seat ${seat}</span>`);
    expect(figures.filter((figure) => /, seat \d/.test(figure))).toEqual([]);
  });

  test('are told apart by dash, by mark and by name, not by colour alone', async () => {
    const game = gameById('leaf-climbers');
    const report = reported(game, { looks, bots: ['greedy', 'random', 'random', 'random'] });
    expect(report.decided!.traces).toHaveLength(4);
    const html = await pageOf(game, report, 'en');
    const pictures = partsOf(html, /<div class="curves">(.*?)<\/div>/gs).join('');
    const [, traces = ''] = partsOf(pictures, /<figure>(.*?)<\/svg>/gs);
    const dashes = [...traces.matchAll(/<path class="line"([^>]*?) ?d="/g)].map(([, dash]) => dash);
    // Four seats, and nobody: all may be lost.
    expect(dashes).toHaveLength(5);
    expect(new Set(dashes).size).toBe(5);
    const colours = [...traces.matchAll(/<g class="(s\d)"><path class="line"/g)].map(
      ([, id]) => id,
    );
    expect(new Set(colours).size).toBe(5);
    for (const seat of [1, 2, 3, 4]) expect(traces).toContain(`>Seat ${seat}</text>`);
  });
});

test('the curve of when it is decided has its band, and its table how many were seen', async () => {
  const game = gameById('wildfire');
  const report = reported(game, { looks: { matches: 12, playouts: 4 } });
  const html = await pageOf(game, report, 'en');
  const pictures = partsOf(html, /<div class="curves">(.*?)<\/table>/gs).join('');
  expect(pictures).toContain('<polygon class="band"');
  const rows = partsOf(pictures, /<tr role="row">(.*?)<\/tr>/gs).slice(1);
  const known = report.decided!.curve.filter((each) => each !== null);
  expect(known.length).toBeGreaterThan(3);
  for (const { n } of known) expect(n).toBeGreaterThan(0);
  expect(rows.filter((row) => row.includes('<small>'))).toHaveLength(known.length);
});

test('what never varies is a line without a picture', async () => {
  const game = gameById('war-kids');
  const report = reported(game);
  const html = await pageOf(game, report, 'en');
  const name = game.text.en['measure.exited']!;
  expect(report.measures['exited']).toMatchObject([{ mean: 0 }, { mean: 0 }]);
  expect(textOf(html)).toMatch(new RegExp(`Always the same in all 12 matches: .*${name} \\(0\\)`));
  expect(partsOf(html, /<figcaption>([^<]*)</g)).not.toContain(name);
});

describe('what is printed', () => {
  test('begins with a page of its own: question, answer, figures and command', async () => {
    for (const language of LANGUAGES) {
      const game = gameById('leaf-climbers');
      const report = reported(game);
      const html = await pageOf(game, report, language);
      const front = /<section class="front">(.*?)<\/section>/s.exec(html)!;
      const say = cliTranslator(language, game, labText);
      const told = textOf(front[0]);
      expect(told).toContain(say('lab.question.rivals'));
      expect(told).toContain(report.command);
      expect(told).toContain(say('lab.made', { version: game.version, seed: '1' }));
      // Each figure has its interval and its number of matches.
      const figures = partsOf(front[0], /<li>(.*?)<\/li>/gs);
      expect(figures).toHaveLength(2);
      // What each place wins stands in the picture, once.
      const strips = partsOf(front[0], /<div class="strip">(.*?)<\/div>/gs);
      expect(strips).toHaveLength(4);
      for (const strip of strips) expect(textOf(strip)).toMatch(/\d+ ?% – \d+ ?%.* \d+ ?%/);
      expect(textOf(front[0])).toContain(
        say('lab.outcome.ranges', {
          what: say('lab.matches'),
          n: 12,
          together: 'places',
        }).replaceAll('\u00a0', ' '),
      );
      for (const figure of figures) {
        // Minutes are an assumption and have no interval.
        const minutes = figure.includes(say('lab.minutes.axis'));
        expect(textOf(figure).includes(textOf(say('lab.range')))).toBe(!minutes);
        expect(textOf(figure)).toContain('12');
      }
      expect(html.slice(0, front.index)).not.toContain('<h2');
      expect(html.slice(0, front.index)).not.toContain('<figure');
      expect(html.slice(front.index + front[0].length)).toContain('<h2');
    }
  });

  test('has beside the answer a picture of it: a hundred squares, or what each of the rivals has', async () => {
    const [team, rivals] = [gameById('wildfire'), gameById('leaf-climbers')];
    const report = reported(team);
    const { value, low, high } = report.outcome.win!;
    const squares = partsOf(
      await pageOf(team, report, 'en'),
      /<rect class="((?:bar|track)[^"]*)" x="\d+" y="\d+" width="16"/g,
    );
    expect(squares).toHaveLength(100);
    expect(squares.filter((each) => each.startsWith('bar'))).toHaveLength(Math.round(100 * value));
    expect(squares.filter((each) => each.endsWith('framed'))).toHaveLength(
      Math.round(100 * high) - Math.round(100 * low),
    );
    const html = await pageOf(rivals, reported(rivals), 'en');
    expect(/<div class="opening">.*?<figure>.*?class="strip"/s.test(html)).toBe(true);
    expect(html.split('class="hundred"')).toHaveLength(1);
  });

  test('shows the board where places differ, and none where hardly any of it is used', async () => {
    const shown = async (id: string): Promise<string | undefined> => {
      const game = gameById(id);
      const html = await pageOf(game, reported(game, { games: 12 }), 'en');
      return /<figure class="where"><figcaption>([^<]*)/.exec(html)?.[1];
    };
    // Leaves land anywhere equally often, so their map tells nothing.
    expect(await shown('leaf-climbers')).not.toMatch(/leaves will land|pile grows/);
    expect(await shown('leaf-climbers')).toBeDefined();
    expect(await shown('starfall-forest')).toBeUndefined();
  });

  test('tells shares of one whole so that they add up to it', async () => {
    const game = gameById('war-kids');
    const report = reported(game);
    const share = (value: number) => ({ ...report.outcome.points![0]!, value });
    const points = [share(0.495), share(0.505)];
    const { balance } = report.outcome;
    const seats = balance!.seats.map((seat, i) => ({ ...seat, share: points[i]! }));
    const outcome = { ...report.outcome, points, balance: { ...balance!, seats } };
    const changed = { ...report, outcome };
    const strips = partsOf(
      await pageOf(game, changed, 'en'),
      /<div class="strip">.*?<b>([^<]*)<\/b>/g,
    );
    expect(strips.slice(0, 2)).toEqual(['49.5%', '50.5%']);
  });

  test('also for the other questions', async () => {
    const game = gameById('leaf-climbers');
    const claim = { low: 0, high: 0.2 };
    const asked = { bot: 'greedy', than: 'random', claim };
    const found = await stronger(
      game,
      experimentOf(game, { games: 8 }),
      asked,
      playWithoutThreads(game),
    );
    const say = cliTranslator('it', game, labText);
    const html = answerHtml(new AnswerWriter(say, game).stronger(found, 'glade stronger'), say);
    const front = /<section class="front">(.*?)<\/section>/s.exec(html)!;
    expect(front[0]).toContain('class="answer"');
    expect(front[0]).toContain('glade stronger');
    expect(html.slice(0, front.index)).not.toContain('<h2');
  });

  test('cuts no picture in two, and shows what is folded', () => {
    const [, print = ''] = REPORT_STYLE.split('@media print');
    // The first section may begin on the front page, so that no printed page is left half empty.
    expect(print).not.toMatch(/break-(?:after|before): page/);
    // Only the picture on the front may break across pages, and only between its rows: it may be longer than a page.
    expect(print).toMatch(/\.front figure \{ break-inside: auto; \}/);
    expect(print).toMatch(/\.strip \{ break-inside: avoid; \}/);
    expect(print).toMatch(/figure[^{]*\{ break-inside: avoid; \}/);
    expect(print).toMatch(/\.more::details-content \{ content-visibility: visible/);
  });
});

describe.each(LANGUAGES)('no report shows a key in place of words, in %s', (language) => {
  test.each(all.map((game) => [game.id, game] as const))('%s', async (_, game) => {
    const report = reported(game, { games: 4, looks: { matches: 4, playouts: 1 } });
    const say = cliTranslator(language, game, labText);
    const told = `${textOf(await pageOf(game, report, language))}\n${playtestSummary(say, game, report)}`;
    expect(told.match(/\b(?:lab|cli|measure|outcome|where)\.[A-Za-z][A-Za-z.]*\b/g)).toBeNull();
    // When it is decided stands in the headline, with the matches it is known from and what certain means.
    const known = report.decided!.curve.some((each) => each !== null);
    const headline =
      /When is it decided\? .*4 matches.*90% or more|Quando si decide\? .*4 partite.*90.% o più/s;
    expect(headline.test(told)).toBe(known);
    // One team has no rival that could take the lead from it.
    const rivals = report.outcome.points !== undefined;
    expect(told.includes(say('lab.decided.leads'))).toBe(rivals);
  });
});

describe.each(LANGUAGES)('minutes, in %s', (language) => {
  const told = async (id: string, mean: number): Promise<string> => {
    const game = gameById(id);
    const report = reported(game, { games: 4 });
    const changed = { ...report, minutes: { ...report.minutes, mean } };
    return textOf(await pageOf(game, changed, language));
  };

  test('are said not to hold setting up, and to have no range for another cause than few matches', async () => {
    const words = await told('wildfire', 2);
    expect(words).toMatch(/Not counted: setting up|Non contano: preparare/);
    expect(words).toMatch(
      /Some numbers have no range\. They are estimated|Alcuni numeri non hanno intervallo\. Sono stimati/,
    );
  });

  test('stand beside those of the card, where these are far apart', async () => {
    expect(await told('wildfire', 2)).not.toMatch(/card says|scheda del gioco dice/);
    expect(await told('war-kids', 9)).toMatch(
      /card says 60 minutes, and this report 9 minutes\. .*likely nearer|scheda del gioco dice 60 minuti, questo rapporto 9 minuti\. .*più vicino/,
    );
    expect(await told('leaf-climbers', 12)).toMatch(/lab’s own number|viene dal laboratorio/);
  });
});

test('rules that never came up, and those that always did, stand in words', async () => {
  const game = gameById('war-kids');
  const report = reported(game);
  const html = await pageOf(game, report, 'en');
  const [section = ''] = partsOf(html, /<h2 id="lab-clauses"(.*?)<h2 /gs);
  const [, never = ''] = /<strong>Of all rules, (\d+) never came up/.exec(section) ?? [];
  const [, always = ''] = /<summary>(\d+) rules came up in every match/.exec(section) ?? [];
  const tables = partsOf(section, /<table(.*?)<\/table>/gs).filter(
    (table) => !table.includes('meter'),
  );
  const rows = tables.flatMap((table) => partsOf(table, /<tr role="row">(.*?)<\/tr>/gs).slice(1));
  // Of those that act: what only forbids or explains, or belongs to a rule that is off, is none of them.
  expect(Number(never)).toBe(7);
  expect(Number(always)).toBeGreaterThan(1);
  expect(rows).toHaveLength(Number(never) + Number(always));
  const worded = rows.filter((row) => /class="words">[^<]/.test(row));
  expect(worded.length).toBe(rows.length);
});

test.each(['starfall-forest', 'forest-fire'])('%s: the turns stand on the terminal once', (id) => {
  const game = gameById(id);
  const report = reported(game);
  const measures = Object.values(report.measures).filter((kept) => !Array.isArray(kept));
  const turns = measures.filter(
    (kept) => String((kept as Distribution).histogram) === String(report.length.histogram),
  );
  expect(turns).toHaveLength(1);
  const say = cliTranslator('en', game, labText);
  const mean = report.length.mean.toFixed(2);
  const rows = playtestSummary(say, game, report)
    .split('\n')
    .filter((line) => line.includes(`  ${mean}  `) && /turns|rounds/i.test(line));
  expect(rows).toHaveLength(1);
});
