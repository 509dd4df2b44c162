import type { Game, Need, OptionValues, RealTable } from '@glade/engine';
import { capital, type Say } from '@glade/text';
import { turnsOver } from '../layout/both-sides.ts';
import type { Mm, Part, Picture, Style } from '../model.ts';
import type { Backs } from '../printer.ts';
import { type Block, type Words } from '../reading/blocks.ts';
import { choices } from '../reading/rulebook.ts';
import { standing } from './standing.tsx';

/** A part that is printed, with the numbers of its first and last page. */
export interface PartOnPages {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
  /** How many pages it is on; those between that stay empty are not counted. */
  readonly count: number;
}

/** What the first sheet is made from. */
export interface BeginSource {
  readonly game: Game;
  readonly table: RealTable;
  readonly options: OptionValues;
  readonly say: Say;
  /** All parts of the game, printed or not. */
  readonly parts: readonly Part[];
  /** The picture at the head. */
  readonly cover: Picture;
  /** Which parts hold what the table needs, by the code of the need; of dice `dice.` and their sides. */
  readonly prints: Readonly<Record<string, readonly string[]>>;
  /** Parts that many homes have, and the parts that say how people do without a need. */
  readonly owned: readonly (readonly string[])[];
  readonly without: Readonly<Record<string, string>>;
  readonly style: Style;
  readonly backs: Backs;
  /** The sheets do for any number of players. */
  readonly anyNumber: boolean;
}

/** How wide the picture at the head is; large letters leave no room for it. */
const COVER: Mm = 174;

/** The parts that are read before the first match; the first one that is printed is named. */
const READ_FIRST = ['reference', 'card', 'guess'];
/** Those of them that say behind each sentence where the rules say more. */
const CITING = ['reference', 'card'];
/** The parts with all rules; the first one that is printed is named. */
const ALL_RULES = ['rules', 'rulebook', 'booklet'];

/** The first sheet: who plays, what is still missing, what is on which page and what to do with it. */
export function beginBlocks(
  source: BeginSource,
  printed: readonly PartOnPages[],
): readonly Block[] {
  const { game, say, options, style, cover } = source;
  const told = (key: string, args = {}): Words => [say(`begin.${key}`, args)];
  const { seats } = game.rules(options);
  const heading = (key: string): Block => ({
    kind: 'heading',
    level: 3,
    text: say(`begin.${key}`),
    whole: true,
  });
  const own = owned(source, printed);
  const forSeats = game.options.seats !== undefined && !source.anyNumber;
  return [
    { kind: 'title', text: say('begin.title', { game: say('game.title') }) },
    ...(style === 'large'
      ? []
      : [{ kind: 'picture', picture: cover, what: say('game.title'), width: COVER } as const]),
    {
      kind: 'paragraph',
      text: [boxLine(source), ...(forSeats ? [' ', ...told('for', { seats })] : [])],
    },
    ...choices({ game, say, options }),
    heading('need'),
    { kind: 'list', items: needed(source, printed) },
    ...(own.length > 0 ? ([heading('own'), { kind: 'list', items: own }] satisfies Block[]) : []),
    heading('first'),
    { kind: 'list', ordered: true, items: steps(source, printed) },
    ...(printed.some(({ part }) => isStanding(part))
      ? ([heading('stand'), standing(say)] satisfies Block[])
      : []),
    ...(printed.length > 0
      ? ([
          heading('pages'),
          style === 'large' ? narrowTable(source, printed) : wideTable(source, printed),
        ] satisfies Block[])
      : []),
    ...forClass(say, printed),
  ];
}

const wideTable = (source: BeginSource, printed: readonly PartOnPages[]): Block => ({
  kind: 'table',
  widths: [1.6, 4.2, 5],
  head: [[source.say('begin.page')], [source.say('begin.what')], [source.say('begin.do')]],
  rows: printed.map((each) => [
    [numbers(each)],
    [{ text: source.say(`sheets.${each.part.id}`), bold: true }],
    [todo(source, each)],
  ]),
});

/** The same in two columns: large letters need fewer lines so. */
const narrowTable = (source: BeginSource, printed: readonly PartOnPages[]): Block => ({
  kind: 'table',
  widths: [1.3, 9],
  head: [[source.say('begin.page')], [`${source.say('begin.what')}. ${source.say('begin.do')}`]],
  rows: printed.map((each) => [
    [numbers(each)],
    [{ text: `${source.say(`sheets.${each.part.id}`)}. `, bold: true }, todo(source, each)],
  ]),
});

/** What many homes have, and which pages they leave out. */
function owned({ say, owned: groups }: BeginSource, printed: readonly PartOnPages[]) {
  const lines = groups.flatMap((ids): readonly Words[] => {
    const pages = pagesOnlyFor(printed, ({ id }) => ids.includes(id));
    return pages.length === 0 ? [] : [[say(`sheets.owned.${ids[0]}`, listed(pages))]];
  });
  const dice = pagesOnlyFor(printed, isNet);
  if (dice.length > 0) return [...lines, [say('begin.own.dice', listed(dice))]];
  const shared = printed.find(({ part }) => isNet(part));
  return shared === undefined
    ? lines
    : [...lines, [say('begin.own.diceHere', { page: numbers(shared) })]];
}

/** The pages that have only such parts. */
function pagesOnlyFor(
  printed: readonly PartOnPages[],
  wanted: (part: Part) => boolean,
): readonly number[] {
  const covered = (is: boolean): ReadonlySet<number> =>
    new Set(
      printed
        .filter(({ part }) => wanted(part) === is)
        .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
    );
  const others = covered(false);
  return [...covered(true)].filter((page) => !others.has(page));
}

/** Pages as people write them: “3–6, 8”. */
function listed(pages: readonly number[]): Readonly<Record<string, string>> {
  const runs: { from: number; to: number }[] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.to === page - 1) last.to = page;
    else runs.push({ from: page, to: page });
  }
  return {
    pages: runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', '),
    several: pages.length > 1 ? 'yes' : 'no',
  };
}

/** Number of players, ages and length, as on a box. */
function boxLine({ game: { box }, say }: BeginSource): string {
  if (box === undefined) return '';
  const { players, ages, minutes } = box;
  const range = (key: string, [least, most = 0]: readonly [number, number?]): string =>
    say(key, { least, most, one: least === most ? 'yes' : 'no' });
  const line = [
    range('begin.players', players),
    ...(ages === undefined ? [] : [range('begin.ages', ages)]),
    say('begin.minutes', { minutes }),
  ].join(', ');
  return `${capital(say, line)}.`;
}

const numbers = ({ from, to }: PartOnPages): string => (from === to ? `${from}` : `${from}–${to}`);

const isNet = (part: Part): boolean => part.kind === 'pieces' && part.outline === 'net';

const isStanding = (part: Part): boolean => part.kind === 'pieces' && part.stand === true;

/** What a table needs and these sheets do not have. What could be printed is named with its part. */
function needed(source: BeginSource, printed: readonly PartOnPages[]): readonly Words[] {
  const { game, table, options, say, parts, prints, without } = source;
  const rules = game.rules(options);
  // A scenario decides some of the options.
  const played = game.played?.(options) ?? options;
  const needs = table.needs(played, rules.view(rules.create(), undefined));
  const there = new Set(printed.map(({ part }) => part.id));
  // Things that one part holds stand in one line.
  const missing = new Map<string | Need, string[]>();
  const spared = new Map<PartOnPages, string[]>();
  for (const need of needs) {
    const holders = prints[keyOf(need)] ?? [];
    if (holders.some((id) => there.has(id))) continue;
    const instead = printed.find(({ part }) => part.id === without[keyOf(need)]);
    if (instead !== undefined) {
      spared.set(instead, [...(spared.get(instead) ?? []), nameOf(say, need)]);
      continue;
    }
    // The first that holds it: dice before a match without dice.
    const part = holders.find((id) => parts.some((each) => each.id === id));
    missing.set(part ?? need, [...(missing.get(part ?? need) ?? []), nameOf(say, need)]);
  }
  const lines = [...missing].map(([part, names]): Words => {
    const things = `${capital(say, listOf(say, names))}.`;
    if (typeof part !== 'string') return [things];
    return [`${things} ${say('begin.print', { part: say(`sheets.${part}`) })}`];
  });
  for (const [{ part, from }, names] of spared)
    lines.push([
      `${capital(say, listOf(say, names))}. ${say('begin.without', { page: from, part: say(`sheets.${part.id}`) })}`,
    ]);
  const pieces = printed.flatMap(({ part }) => (part.kind === 'pieces' ? [part] : []));
  const boards = printed.some(({ part, count }) => part.kind === 'board' && count > 1);
  const glue =
    boards ||
    pieces.some(
      (part) =>
        part.stand === true || isNet(part) || (part.backs === true && source.backs === 'fold'),
    );
  if (pieces.length > 0 || boards)
    lines.push(
      [say(glue ? 'begin.glue' : 'begin.scissors')],
      ...(boards || pieces.some((part) => part.outline !== 'net') ? [[say('begin.paper')]] : []),
    );
  return lines.length > 0 ? lines : [[say('begin.nothing')]];
}

/** Things as people say them: “a pencil, a rubber and a die”. */
const listOf = ({ language }: Say, names: readonly string[]): string =>
  new Intl.ListFormat(language).format(names);

const keyOf = ({ code, sides }: Need): string => (sides === undefined ? code : `dice.${sides}`);

const nameOf = (say: Say, { code, n = 0, sides }: Need): string =>
  sides === undefined ? say(`need.${code}`, { n }) : say('begin.dice', { n, sides });

/** What people do with a part. */
function todo({ say, backs }: BeginSource, { part, count }: PartOnPages): string {
  if (part.kind === 'board')
    return count > 1 ? say('begin.do.glue', { n: count }) : say('begin.do.board');
  if (part.kind !== 'pieces') return say(`sheets.${part.id}.about`);
  const n = part.pieces.reduce((sum, piece) => sum + piece.count, 0);
  if (part.stand === true) return say('begin.do.stand', { n });
  if (part.outline === 'net') return say('begin.do.net', { n });
  if (part.backs !== true || backs === 'none') return say('begin.do.cut', { n });
  return say(backs === 'fold' ? 'begin.do.fold' : 'begin.do.backs', { n });
}

/** How often a teacher prints which page: where there are several matches without dice, there is a key to them. */
function forClass(say: Say, printed: readonly PartOnPages[]): readonly Block[] {
  const rolls = printed.find(({ part }) => part.id === 'rolls');
  const key = printed.find(({ part }) => part.id === 'key');
  if (rolls === undefined || key === undefined) return [];
  return [
    { kind: 'heading', level: 3, text: say('begin.class') },
    {
      kind: 'list',
      items: [
        [say('begin.class.rolls', { from: rolls.from, to: rolls.to })],
        [say('begin.class.key', { page: numbers(key) })],
        [say('begin.class.others')],
        ...(say.has('sheets.class') ? [[say('sheets.class')]] : []),
      ],
    },
  ];
}

function steps(
  { say, game, backs }: BeginSource,
  printed: readonly PartOnPages[],
): readonly Words[] {
  const first = READ_FIRST.flatMap((id) => printed.filter(({ part }) => part.id === id))[0];
  const book = ALL_RULES.flatMap((id) => printed.filter(({ part }) => part.id === id))[0];
  const named = ({ part, from }: PartOnPages) => ({ page: from, part: say(`sheets.${part.id}`) });
  const cited = first !== undefined && CITING.includes(first.part.id) ? 'yes' : 'no';
  return [
    ...(turnsOver(backs) ? [[say('begin.both', { edge: backs })], [say('begin.byHand')]] : []),
    [say('begin.ruler')],
    ...(first === undefined ? [] : [[say('begin.read', named(first))]]),
    ...(book === undefined
      ? []
      : [[say('begin.book', { ...named(book), numbers: cited, example: `${game.prefix}-10` })]]),
  ];
}
