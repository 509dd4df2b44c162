import { applyEntry, type Event, type Game, type Match, type Seat } from '@glade/engine';
import { playersOf, visibleEvents } from '@glade/table';
import { tellEvents, turnBegun, turnName as headingOf, type Say } from '@glade/text';
import type { Ending, GameBoard } from '@glade/ui';
import { momentsOf, tellEndingBy } from '@glade/ui/ending';
import { SeatFace } from '@glade/ui/seats';
import { addressOf } from '../links/links.ts';
import { later } from '../layout/page.ts';
import { leastSide } from '../links/qr.ts';
import type { Frame, Sheet, Sheets } from '../model.ts';
import type { Picture } from '../picture.ts';
import type { Mm } from '../printer.ts';
import type { Block } from '../reading/blocks.ts';
import { stillPicture } from '../reading/still.tsx';
import { breakLines } from '../text/lines.ts';
import { round } from '../text/rows.tsx';
import { setColumn } from '../text/pages.tsx';
import type { People } from './people.ts';

/** What a page to keep is made from. */
export interface RecordSource {
  readonly game: Game;
  readonly board: GameBoard;
  readonly match: Match;
  readonly say: Say;
  readonly people: People;
  readonly bare: boolean;
  readonly size: Mm;
}

/** What a match tells on its page, gathered before the page is laid out. */
interface Told {
  readonly headline: string;
  readonly sentence: string | undefined;
  readonly end: Picture;
  readonly moments: readonly { readonly picture: Picture; readonly caption: string }[];
  readonly turns: number;
}

/** The most turning points on a page. */
const MOST = 8;
/** The side of the code of a short match. That of a long one takes more of the sheet, rather than a sheet of its own. */
const CODE: Mm = 36;
/** As long as most addresses of an app. */
const SOME_BASE = `https://${'a'.repeat(52)}/`;
/** How much of the page the board at the end has at least: turning points that leave it less are left out. */
const LEAST_BOARD = 0.3;
/** More than the least side of a code, for addresses that need one step more. */
const AMPLE = 1.04;

/** The side of the code of a match; the usual one where no code holds it. */
function codeSide({ game, match }: RecordSource): Mm {
  const least = leastSide(addressOf(SOME_BASE, game, { kind: 'match', match }));
  return least === undefined ? CODE : Math.max(CODE, least * AMPLE);
}

/** Folds a match and finds its end, its sentence and its turning points. */
function tellRecord(source: RecordSource, ending: Ending | undefined): Told {
  const { game, board, match, people } = source;
  const { looks } = people;
  const say = atTable(source);
  const events = heardIn(match);
  const turns = turnsOf(match);
  const outcome = match.over ? match.rules.outcome(match.state) : undefined;
  const entries = match.log.map(({ actor }, i) => ({
    actor,
    turn: turns[i]!,
    events: events[i]!,
  }));
  const persons = playersOf(match.header).flatMap(({ who }, seat) =>
    who === 'person' ? [seat] : [],
  );
  const { header, rules } = match;
  const ended = { entries, outcome, header, rules };
  const sentence = ending && tellEndingBy(ending, ended, persons, say, persons.length === 0);
  const all = momentsOf(entries, match.over, board).filter(({ step }) => step < match.log.length);
  const chosen = all.slice(-MOST);
  const states = statesAt(match, [...chosen.map(({ step }) => step), match.log.length]);
  const still = (step: number): Picture =>
    stillPicture({
      whole: step === match.log.length,
      boardOnly: step < match.log.length,
      board,
      view: viewOf(match, states.get(step)!),
      options: match.header.options,
      say,
      ...(looks === undefined ? {} : { looks }),
      name: `${game.id} ${step}`,
    });
  return {
    headline:
      outcome === undefined
        ? say('record.open', {
            turn: turnName(say, rules.turn(match.state), turnBegun(events)),
          })
        : headlineOf(say, match, outcome.winners, outcome.code),
    sentence,
    end: still(match.log.length),
    moments: chosen.map(({ step, events: told }) => ({
      picture: still(step),
      caption: captionOf(say, match, told, turns[step - 1]!, turnBegun(events.slice(0, step - 1))),
    })),
    turns: rules.turn(match.state),
  };
}

/** The words at the table of a match: with the names of its people. */
const atTable = ({ say, people }: RecordSource): Say => say.at({ names: people.names });

/** What a bystander hears of each entry; once a match is over, all of it. */
function heardIn(match: Match): readonly (readonly Event[])[] {
  const { rules, over } = match;
  return match.events().map((events) => visibleEvents(rules, events, undefined, over));
}

/** In which turn each entry was made. */
function turnsOf({ rules, log }: Match): readonly number[] {
  const state = rules.create();
  return log.map((entry) => {
    const turn = rules.turn(state);
    applyEntry(rules, state, entry);
    return turn;
  });
}

/** The positions after this many entries each, as copies. */
function statesAt({ rules, log }: Match, steps: readonly number[]): ReadonlyMap<number, object> {
  const wanted = new Set(steps);
  const found = new Map<number, object>();
  const state = rules.create();
  const keep = (step: number): void => {
    if (!wanted.has(step)) return;
    const copy = rules.create();
    rules.copy(state, copy);
    found.set(step, copy);
  };
  keep(0);
  for (const [i, entry] of log.entries()) {
    applyEntry(rules, state, entry);
    keep(i + 1);
  }
  return found;
}

/** What a bystander sees; once a match is over, all of it. */
const viewOf = ({ rules }: Match, state: object): unknown => rules.view(state, undefined);

function headlineOf(say: Say, { rules }: Match, winners: readonly Seat[], code: string): string {
  if (rules.kind === 'cooperative' || rules.seats === 1 || winners.length === 0)
    return say(`outcome.${code}`);
  const players = winners.map((seat) => seat + 1).join(' ');
  return say('record.won', { players, count: winners.length });
}

/** What a seat is called: by its name, or as the game calls it. */
const nameOf = (say: Say, seat: Seat): string => say('record.player', { player: seat + 1 });

function captionOf(
  say: Say,
  { rules }: Match,
  events: readonly Event[],
  turn: number,
  begun: Event | undefined,
): string {
  // Where each seat has things of its own, a sentence says whose they are.
  const label = (seat: Seat): string => say('record.seat', { player: seat + 1 });
  const listener = rules.hears === undefined ? {} : { nameOf: label };
  const [first] = tellEvents(say, rules.notation, events.slice(0, 1), 'written', listener);
  const told = first?.text ?? '';
  return turn > 0 ? say('record.turn', { turn: turnName(say, turn, begun), told }) : told;
}

/** What a turn is called, as in the log of the match. */
const turnName = (say: Say, turn: number, begun: Event | undefined): string =>
  headingOf(say, turn, begun, {
    setup: say('record.setup'),
    turn: say('record.turn.name', { turn }),
  });

/** The part `record`: one page to keep. What it tells is loaded here, and drawn when somebody asks for its sheet. */
export async function recordPart(source: RecordSource): Promise<Sheets> {
  const { board, match } = source;
  const ending = match.over ? await board.ending?.() : undefined;
  const told = later(() => tellRecord(source, ending));
  return {
    kind: 'sheets',
    id: 'record',
    need: 'useful',
    group: 'keep',
    sheets: (frame) => [recordSheet(source, told(), frame)],
  };
}

function recordSheet(source: RecordSource, told: Told, frame: Frame): Sheet {
  const { match, say, size, bare } = source;
  const set = { size, bare };
  const head = setColumn(
    [
      { kind: 'title', text: say('game.title'), centred: true },
      {
        kind: 'paragraph',
        centred: true,
        large: true,
        text: [{ text: told.headline, bold: true }],
      },
      ...(told.sentence === undefined || told.sentence === told.headline
        ? []
        : [{ kind: 'paragraph', centred: true, text: [told.sentence] } satisfies Block]),
    ],
    { x: 8, y: 6, width: frame.width - 16 },
    set,
  );
  const people = peopleRow(source, { y: 6 + head.height + 4, width: frame.width });
  const top = 6 + head.height + 4 + people.height + 4;
  const code = codeSide(source);
  const under = frame.height - top - 8;
  // The last turning points, as many as leave the board its room.
  const strips = told.moments.map((_, i) =>
    stripOf(told.moments.slice(i), say, { frame, code }, set),
  );
  const shown = strips.findIndex(({ height }) => under - height >= LEAST_BOARD * frame.height);
  const moments = shown < 0 ? [] : told.moments.slice(shown);
  const strip = strips[shown] ?? stripOf([], say, { frame, code }, set);
  const room = under - strip.height;
  const end = placedPicture(told.end, { x: 8, y: top, width: frame.width - 16, height: room });
  return {
    content: (
      <>
        <rect
          x="1"
          y="1"
          width={frame.width - 2}
          height={frame.height - 2}
          rx="4"
          fill="none"
          stroke={bare ? '#1f1e26' : '#a9794a'}
          stroke-width="0.7"
        />
        {head.content}
        {people.content}
        {end}
        <g transform={`translate(0 ${round(frame.height - strip.height - 4)})`}>{strip.content}</g>
      </>
    ),
    what: [say('game.title'), told.headline, told.sentence ?? '', ...moments.map((m) => m.caption)]
      .filter((text) => text !== '')
      .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
      .join(' '),
    ...(source.people.unprintable ? { notes: [say('record.unprintable')] } : {}),
    codes: [
      {
        link: { kind: 'match', match },
        x: frame.width - code - 7,
        y: frame.height - code - 7,
        size: code,
      },
    ],
  };
}

/** The turning points in rows of four, beside the room for the code. */
function stripOf(
  moments: Told['moments'],
  say: Say,
  { frame, code }: { readonly frame: Frame; readonly code: Mm },
  set: { readonly size: Mm; readonly bare: boolean },
) {
  const width = frame.width - code - 24;
  const columns = 4;
  const gap = 3;
  const cell = (width - gap * (columns - 1)) / columns;
  const text = { size: set.size * 0.74, bare: set.bare };
  const title =
    moments.length === 0
      ? { content: null, height: 0 }
      : setColumn(
          [{ kind: 'heading', level: 3, text: say('record.moments') }],
          { x: 8, y: 0, width },
          set,
        );
  let y = title.height + 1;
  const rows: preact.ComponentChild[] = [];
  for (let from = 0; from < moments.length; from += columns) {
    const row = moments.slice(from, from + columns);
    const top = y;
    const high = Math.max(
      ...row.map(({ picture }) => Math.min(cell, (cell * picture.viewBox[3]) / picture.viewBox[2])),
    );
    const captions = row.map(({ caption }, i) =>
      setColumn(
        [{ kind: 'paragraph', text: [caption] }],
        { x: 8 + i * (cell + gap), y: top + high + 0.8, width: cell },
        text,
      ),
    );
    rows.push(
      <g key={from}>
        {row.map(({ picture }, i) => (
          <g key={i}>
            {placedPicture(picture, { x: 8 + i * (cell + gap), y: top, width: cell, height: high })}
          </g>
        ))}
        {captions.map(({ content }) => content)}
      </g>,
    );
    y = top + high + 0.8 + Math.max(...captions.map(({ height }) => height)) + 2.5;
  }
  return {
    content: (
      <>
        {title.content}
        {rows}
      </>
    ),
    height: Math.max(y, code + 4),
  };
}

/** Who played, with face and colour where they are known. */
function peopleRow(source: RecordSource, at: { readonly y: Mm; readonly width: Mm }) {
  const { match, people, size, bare } = source;
  const { looks } = people;
  const say = atTable(source);
  const { seats } = match.rules;
  const cell = Math.min(40, (at.width - 16) / seats);
  const left = (at.width - cell * seats) / 2;
  const face = 13;
  const named = Array.from({ length: seats }, (_, seat) => {
    const look = looks?.[seat];
    const x = left + seat * cell;
    const name = look?.name ?? nameOf(say, seat);
    const fitted = onTwoLines(name, cell, size * 0.9);
    const column = setColumn(
      [{ kind: 'paragraph', centred: true, text: [{ text: fitted.text, bold: true }] }],
      { x, y: at.y + (look === undefined ? 0 : face + 0.8), width: cell },
      { size: fitted.size, bare },
    );
    return { look, x, column };
  });
  return {
    content: named.map(({ look, x, column }, seat) => (
      <g key={seat}>
        {look !== undefined && (
          <svg
            x={round(x + (cell - face) / 2)}
            y={round(at.y)}
            width={face}
            height={face}
            viewBox="-36 -36 72 72"
          >
            <SeatFace face={look.face} colour={look.colour} />
          </svg>
        )}
        {column.content}
      </g>
    )),
    height:
      (looks === undefined ? 0 : face + 0.8) +
      Math.max(0, ...named.map(({ column }) => column.height)),
  };
}

/** How much smaller the letters of a long name may be, in steps. */
const NAME_SIZES = [1, 0.9, 0.8, 0.7];

/** A name on at most two lines: in smaller letters where it is long, and without its end where that is not enough. */
function onTwoLines(
  name: string,
  width: Mm,
  size: Mm,
): { readonly text: string; readonly size: Mm } {
  const fits = (text: string, least: Mm): boolean =>
    breakLines([text], width, least, 'bold').length <= 2;
  const sizes = NAME_SIZES.map((share) => share * size);
  const found = sizes.find((each) => fits(name, each));
  if (found !== undefined) return { text: name, size: found };
  const least = sizes.at(-1)!;
  const letters = Array.from(name);
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`, least)) letters.pop();
  return { text: `${letters.join('').trimEnd()}…`, size: least };
}

/** A picture in a box, as large as fits, in its middle. */
export function placedPicture(
  picture: Picture,
  box: { readonly x: Mm; readonly y: Mm; readonly width: Mm; readonly height: Mm },
) {
  const [, , width, height] = picture.viewBox;
  const scale = Math.min(box.width / width, box.height / height);
  return (
    <svg
      x={round(box.x + (box.width - width * scale) / 2)}
      y={round(box.y + (box.height - height * scale) / 2)}
      width={round(width * scale)}
      height={round(height * scale)}
      viewBox={picture.viewBox.join(' ')}
    >
      {picture.content}
    </svg>
  );
}
