/**
 * What a page and the server of a table far away say to each other: JSON, one message a frame. Everything that arrives is
 * checked by these schemas once, where it arrives.
 */
import { LEVELS } from '@glade/engine';
import * as v from 'valibot';
import type { Patch } from './patch.ts';

/** Rises whenever a message changes its meaning. A page of another protocol is asked to reload. */
export const PROTOCOL = 3;

/** The longest message of a page, in bytes. */
export const MESSAGE_LIMIT = 4096;

/** The most seats that a table has. */
const SEATS = 20;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS - 1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const int32 = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));
/** A table's or a seat's key: 128 random bits, in base64url. */
export const key = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
/** What a page calls one of its intents, so that sending it again has the same answer. */
const intentId = v.pipe(v.string(), v.regex(/^[\w-]{8,32}$/));
/** A random word of a page, as 32 hexadecimal digits: a part of the seed. */
export const word = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const level = v.picklist(LEVELS);
export type BotLevel = v.InferOutput<typeof level>;

/** A face and a colour of a seat, as numbers of the app's own drawings. */
const look = v.object({
  name: v.optional(v.pipe(v.string(), v.maxLength(40))),
  face: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))),
  colour: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))),
});

/** Seconds until the others may let a bot act for somebody who is away; 0: never. */
export const PATIENCE = [0, 120, 86_400] as const;
/** Seconds that each of two people has for all their turns; 0: no clock. */
export const CLOCKS = [0, 300, 600, 1200, 3600] as const;

/** What the person who opens a table chooses for it. */
const custom = v.object({
  /** Whether people may say ready-made remarks. */
  remarks: v.boolean(),
  patience: v.picklist(PATIENCE),
  clock: v.picklist(CLOCKS),
});
export type Custom = v.InferOutput<typeof custom>;

/** The options of a game, as numbers, texts and switches. */
const options = v.record(
  v.pipe(v.string(), v.maxLength(60)),
  v.union([v.pipe(v.string(), v.maxLength(4000)), v.number(), v.boolean()]),
);

/** What somebody asks for who opens a table. */
export const openTable = v.object({
  game: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  /** The invitation, if the page has made it: then it may ask again, as the answer may have been lost. The same holds for keys. */
  table: v.optional(key),
  options,
  /**
   * Who is to sit where; `me` is the person who opens the table. Their words for the dice come later (`giveWord`): the server has to
   * publish its own hash before it hears any word.
   */
  seats: v.pipe(
    v.array(
      v.variant('who', [
        v.strictObject({ who: v.literal('me'), key: v.optional(key), ...look.entries }),
        v.object({ who: v.literal('free') }),
        v.object({ who: v.literal('bot'), level }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(SEATS),
  ),
  /** Whether people without a seat may watch. */
  watchable: v.boolean(),
  custom: v.optional(custom),
});
export type OpenTable = v.InferOutput<typeof openTable>;

/** What somebody asks for who sits down. */
export const takeSeat = v.object({
  /** Without it: the seat that is kept for them. */
  seat: v.optional(seat),
  word,
  ...look.entries,
  /** The key that the page has drawn for the seat: if the answer is lost, the same question may come again. */
  key: v.optional(key),
  /** The key of the same person at the table before, where the seat is kept for them. */
  was: v.optional(key),
});
export type TakeSeat = v.InferOutput<typeof takeSeat>;

/** Opens the next table of the same people, with these options or the same. */
export const playAgain = v.object({ options: v.optional(options) });
export type PlayAgain = v.InferOutput<typeof playAgain>;

/** The word for the dice of a seat that was taken when the table was opened. */
export const giveWord = v.object({ word });

/** A new key of a seat in place of the one with which the page asks. If the answer is lost, the same question may come again. */
export const renewKey = v.object({ key });

/** Ready-made remarks: there is no other talk at a table. */
export const REMARKS = [
  'well-played',
  'one-moment',
  'your-turn',
  'again',
  'i-do-it',
  'help-me',
] as const;
export type Remark = (typeof REMARKS)[number];

const intent = v.variant('type', [
  v.object({ type: v.literal('play'), by: seat, action: int32 }),
  v.object({ type: v.literal('undo'), by: v.optional(seat) }),
  v.object({ type: v.literal('think') }),
  /** Answers the question whether somebody may take back or end the match; who has asked withdraws it by `disagree`. */
  v.object({ type: v.literal('agree'), by: seat }),
  v.object({ type: v.literal('disagree'), by: seat }),
]);

/**
 * What a page has to ask that does not have the match: why an action is not allowed, what a typed line means, what a strong
 * bot would do. `by` is a seat of the page.
 */
const question = v.variant('type', [
  v.object({
    type: v.literal('why'),
    what: v.union([int32, v.pipe(v.string(), v.maxLength(500))]),
    by: seat,
  }),
  v.object({ type: v.literal('read'), text: v.pipe(v.string(), v.maxLength(500)), by: seat }),
  v.object({ type: v.literal('hint'), by: seat }),
]);

/** What a page says. */
export const clientMessage = v.variant('type', [
  /** The first message: for which seats, and how many steps the page has already. */
  v.object({
    type: v.literal('hello'),
    protocol: count,
    keys: v.pipe(v.array(key), v.maxLength(SEATS)),
    from: count,
  }),
  /**
   * Something that somebody asks for in the position `on`: its hash, or in games with secrets the `at` of what the page sees.
   * In another position it is not meant, so it is refused.
   */
  v.object({
    type: v.literal('intent'),
    id: intentId,
    on: int32,
    intent,
  }),
  v.object({ type: v.literal('ask'), id: intentId, question }),
  v.object({ type: v.literal('remark'), seat, remark: v.picklist(REMARKS) }),
  /** Lets a bot act for a seat whose person is away, until they are back. */
  v.object({ type: v.literal('stand-in'), seat }),
  /** Before the match: a bot is to play in a free seat. */
  v.object({ type: v.literal('fill'), seat, level }),
  /** The person who has opened the table allows remarks, or ends them. */
  v.object({ type: v.literal('remarks'), on: v.boolean() }),
  v.object({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type IntentMessage = Extract<ClientMessage, { type: 'intent' }>;
export type QuestionMessage = Extract<ClientMessage, { type: 'ask' }>;
export type Question = v.InferOutput<typeof question>;
export type FarIntent = v.InferOutput<typeof intent>;

const seatInfo = v.object({
  who: v.picklist(['person', 'bot']),
  /** For a bot. */
  level: v.optional(level),
  /** For a person: whether somebody sits there, and whether a page of theirs is open. */
  taken: v.boolean(),
  here: v.boolean(),
  /** How many pages are open in this seat, if more than one: a second tab, or another device. */
  pages: v.optional(count),
  /** A bot acts for this person until they are back. */
  standIn: v.boolean(),
  /** Milliseconds from this message on until the others may let a bot act; absent: they may not, or there is no reason. */
  standInAfter: v.optional(count),
  /** The seat is kept for somebody of the table before, who is called so. */
  kept: v.optional(v.boolean()),
  /** Milliseconds left on the clock of this seat, and whether it runs. */
  left: v.optional(count),
  runs: v.optional(v.boolean()),
  ...look.entries,
});
export type SeatInfo = v.InferOutput<typeof seatInfo>;

/** What everybody may know of a table who has its invitation. */
export const tableInfo = v.object({
  game: v.string(),
  version: count,
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  seats: v.array(seatInfo),
  watchable: v.boolean(),
  /** The hash of the server's secret word for the dice, published before anybody sat down. */
  commitment: v.string(),
  /** Whether all seats are taken: the match has begun. */
  begun: v.boolean(),
  /** After the end: what the dice came from. */
  dice: v.optional(v.object({ secret: v.string(), words: v.array(v.string()) })),
  custom,
  /** The seat whose person has opened the table. */
  opener: v.optional(seat),
  /** Whose turn it is; absent before the match, while dice fall and after the end. */
  turn: v.optional(seat),
  over: v.boolean(),
  /** The seat whose time was up: with that the match ended. */
  late: v.optional(seat),
  /**
   * Somebody asks, since step `at`, whether they may take back, or with `end` whether they may end the match for all; `refused`
   * has not agreed. It lapses with the next step.
   */
  question: v.optional(
    v.object({
      by: seat,
      at: count,
      missing: v.array(seat),
      refused: v.optional(seat),
      end: v.optional(v.literal(true)),
    }),
  ),
  /** The invitation to the next table of the same people. */
  next: v.optional(key),
  watching: count,
});
export type TableInfo = v.InferOutput<typeof tableInfo>;

/**
 * One step of the log: an entry, or that the log was cut to `cut` entries. Where seats act at the same time, also what a seat
 * does before the log comes to it, or with null that it takes the last of that back; both change the log only later. `at` is
 * how many entries the log has then.
 */
const step = v.union([
  v.object({ cut: count }),
  v.object({ ahead: seat, action: v.nullable(int32), at: count }),
  v.object({ actor: int32, action: int32, refused: v.optional(v.array(v.array(count))) }),
]);
export type Step = v.InferOutput<typeof step>;

/** A problem or a refusal, as the game and the engine name them. */
const problem = v.object({
  code: v.string(),
  args: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});
const refusal = v.looseObject({ clause: v.string(), code: v.string() });

/** The whole log of a match with secrets, told when it is over. */
const wholeLog = v.array(v.object({ actor: int32, action: int32 }));

/** What one viewer may know: a `Sight`. The game's own view and the events are for the page's board. */
const sight = v.looseObject({
  view: v.unknown(),
  entries: v.array(
    v.looseObject({
      actor: int32,
      turn: count,
      action: v.optional(int32),
      text: v.optional(v.string()),
      events: v.array(v.looseObject({ code: v.string() })),
    }),
  ),
  turn: count,
  actor: int32,
  legal: v.array(int32),
  texts: v.array(v.string()),
  canUndo: v.boolean(),
});

/** What the server says. */
export const serverMessage = v.variant('type', [
  /** The answer to `hello`: the table, the seats whose keys were right, and the steps from `from` on. */
  v.object({
    type: v.literal('welcome'),
    held: v.array(seat),
    /** Which of the keys of the page, by their places in `hello`, are those of no seat any more. */
    wrong: v.optional(v.array(count)),
    table: tableInfo,
    from: count,
    steps: v.array(step),
    /** The hash of the position, for the page to compare. */
    hash: v.optional(int32),
    thinking: v.boolean(),
    /**
     * In games with secrets, in place of steps and hash: what the page may know, one sight for each of its viewers
     * (`viewersOf`), and the fingerprint of that; when the match is over its log.
     */
    sights: v.optional(v.array(sight)),
    at: v.optional(int32),
    log: v.optional(wholeLog),
  }),
  /**
   * What is new in a game with secrets: one patch of the sights for each step that the page may notice, and the fingerprint
   * of what they lead to; when the match is over its log.
   */
  v.object({
    type: v.literal('seen'),
    frames: v.array(v.custom<Patch>((found) => typeof found === 'object' && found !== null)),
    at: int32,
    log: v.optional(wholeLog),
  }),
  /** What is new: steps from number `from` on. A page that has not all before them asks again. */
  v.object({
    type: v.literal('news'),
    from: count,
    steps: v.array(step),
    hash: v.optional(int32),
  }),
  v.object({
    type: v.literal('answer'),
    id: v.string(),
    ok: v.boolean(),
    refusal: v.optional(refusal),
    problem: v.optional(problem),
  }),
  /** The answer to a question; without `value`, an action is allowed. */
  v.object({
    type: v.literal('told'),
    id: v.string(),
    value: v.optional(v.union([int32, v.looseObject({})])),
    problem: v.optional(problem),
  }),
  v.object({ type: v.literal('table'), table: tableInfo }),
  v.object({ type: v.literal('bot'), thinking: v.boolean(), failed: v.optional(problem) }),
  v.object({ type: v.literal('remark'), seat, remark: v.picklist(REMARKS) }),
  v.object({ type: v.literal('pong') }),
  /** Something in the last message was wrong. */
  v.object({ type: v.literal('problem'), problem }),
  /** The server closes the connection: try again after this many milliseconds, or never. */
  v.object({
    type: v.literal('bye'),
    why: v.picklist(['restart', 'gone', 'old', 'replaced', 'slow']),
    retryAfter: v.optional(count),
  }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;

/** Reads a frame; undefined if it is no JSON or not what the schema says. */
export function readMessage<T extends v.GenericSchema>(
  schema: T,
  text: string,
): v.InferOutput<T> | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = v.safeParse(schema, json);
  return read.success ? read.output : undefined;
}
