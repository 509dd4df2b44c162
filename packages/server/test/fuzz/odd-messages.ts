import * as fc from 'fast-check';
import { MESSAGE_LIMIT, REMARKS } from '@glade/online/wire';

/** Stands for what the line knows only when it sends: the position that it sees, and the keys of its page. */
export const NOW = 'NOW';
export const OWN = 'OWN';
export const STRANGE_KEY = 'A'.repeat(22);

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', ''];

/** What somebody may put where something else belongs. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 0, -1, -0, 0.5, 19, 20, 2 ** 31, 2 ** 53, 1e308),
  fc.constantFrom<unknown>([], {}, [[]], '\u0000', '\uD800', STRANGE_KEY, OWN, NOW, 'Ünïcödé 🎲'),
  fc.constantFrom<unknown>(...NAMES),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

interface Change {
  readonly at: number;
  readonly what: 'set' | 'remove' | 'add' | 'double';
  readonly name: string;
  readonly value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(40),
  what: fc.constantFrom('set', 'set', 'remove', 'add', 'double'),
  name: fc.constantFrom(...NAMES, 'type', 'id', 'by', 'keys', 'key', 'seat', 'word'),
  value: odd,
});

type Holder = Record<string, unknown>;

/** Every object and list in a value, with each of its keys. */
function slotsOf(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((name) => [[holder, name], ...slotsOf(holder[name])]);
}

function changed(value: unknown, changes: readonly Change[]): unknown {
  const root = { value: structuredClone(value) };
  for (const { at, what, name, value: put } of changes) {
    const slots = slotsOf(root);
    if (slots.length === 0) break;
    const [holder, key] = slots[at % slots.length]!;
    if (what === 'remove') delete holder[key];
    else if (what === 'double') holder[key] = [holder[key], holder[key]];
    // Such a name becomes a key like any other, not the prototype.
    else
      Object.defineProperty(holder, what === 'add' && !Array.isArray(holder) ? name : key, {
        value: structuredClone(put),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return root.value;
}

/** A valid value with up to three changes; without one it is valid. */
const mutated = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(valid, fc.array(change, { maxLength: 3 })).map(([value, all]) => changed(value, all));

const seat = fc.oneof({ weight: 4, arbitrary: fc.nat(1) }, fc.nat(19));
const number32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const action = fc.oneof({ weight: 6, arbitrary: fc.nat(120) }, number32);
const id = fc.stringMatching(/^[\w-]{8,12}$/);
const text = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('a1', '3 4', '1-2', 'undo'));

const says: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({
    type: fc.constant('intent'),
    id,
    on: fc.oneof({ weight: 5, arbitrary: fc.constant<unknown>(NOW) }, number32),
    intent: fc.oneof(
      fc.record({ type: fc.constant('play'), by: seat, action }),
      fc.record({ type: fc.constant('undo'), by: seat }),
      fc.constant({ type: 'undo' }),
      fc.constant({ type: 'think' }),
    ),
  }),
  fc.record({
    type: fc.constant('ask'),
    id,
    question: fc.oneof(
      fc.record({ type: fc.constant('why'), what: fc.oneof(action, text), by: seat }),
      fc.record({ type: fc.constant('read'), text, by: seat }),
      fc.record({ type: fc.constant('hint'), by: seat }),
    ),
  }),
  fc.record({ type: fc.constant('remark'), seat, remark: fc.constantFrom(...REMARKS) }),
  fc.record({ type: fc.constant('stand-in'), seat }),
  fc.record({ type: fc.constant('fill'), seat, level: fc.constantFrom('gentle', 'strong') }),
  fc.constant({ type: 'ping' }),
  fc.record({
    type: fc.constant('hello'),
    protocol: fc.oneof({ weight: 6, arbitrary: fc.constant(2) }, fc.nat()),
    keys: fc.constantFrom<unknown>([OWN], [], [STRANGE_KEY], [OWN, OWN], [OWN, STRANGE_KEY]),
    from: fc.oneof(fc.nat(20), fc.maxSafeNat()),
  }),
);

const nested = (most: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(most), fc.constantFrom<[string, string]>(['[', ']'], ['{"a":', '}'], ['[', '']))
    .map(([depth, [open, close]]) => `${open.repeat(depth)}0${close.repeat(depth)}`);

/** Bytes cut out of a text or put into it. */
const spoiled = (whole: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(whole, fc.nat(200), fc.nat(5), fc.string({ unit: 'binary', maxLength: 3 }))
    .map(([before, at, gone, put]) => before.slice(0, at) + put + before.slice(at + gone));

const asText = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  values.map((value) => JSON.stringify(value) ?? '');

/** One message of a page: text or bytes. */
export const message: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 14, arbitrary: asText(mutated(says)) },
  { weight: 3, arbitrary: spoiled(asText(says)) },
  { weight: 1, arbitrary: asText(fc.jsonValue()) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
  { weight: 1, arbitrary: nested(1000) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(MESSAGE_LIMIT - 1, MESSAGE_LIMIT, MESSAGE_LIMIT + 1, 65_536, 65_537, 200_000)
      .map((length) => 'x'.repeat(length)),
  },
);

const word = fc.stringMatching(/^[0-9a-f]{32}$/);
const bodies: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({
    game: fc.constantFrom('war-kids', 'wildfire', 'constructor', 'none'),
    options: fc.constantFrom({}, { players: 2 }, { mode: 'vs' }),
    watchable: fc.boolean(),
    seats: fc.array(
      fc.constantFrom<unknown>({ who: 'me' }, { who: 'free' }, { who: 'bot', level: 'steady' }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  fc.record({ seat, word, name: text }),
  fc.record({ word }),
  fc.record({ next: fc.constantFrom(STRANGE_KEY, 'constructor') }),
);

export interface Asked {
  readonly method: string;
  readonly table: string | undefined;
  readonly rest: string;
  readonly type: string;
  readonly authorization: string;
  readonly body: string;
}

/** One question over HTTP; without `table` it is about a table that is there. */
export const question: fc.Arbitrary<Asked> = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  table: fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    fc.constantFrom('', STRANGE_KEY, '__proto__', 'constructor', '%00', '%zz', '..%2f..%2fetc'),
    fc.webSegment(),
  ),
  rest: fc.constantFrom(
    '',
    '/seats',
    '/seats',
    '/words',
    '/words',
    '/next',
    '/live',
    '/none',
    '?a',
  ),
  type: fc.oneof(
    { weight: 6, arbitrary: fc.constant('application/json') },
    fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'nonsense', ''),
  ),
  authorization: fc.constantFrom(
    '',
    `Bearer ${OWN}`,
    `Bearer ${STRANGE_KEY}`,
    'Basic AAAA',
    'Bearer',
  ),
  body: fc.oneof(
    { weight: 8, arbitrary: asText(mutated(bodies)) },
    spoiled(asText(bodies)),
    nested(12_000),
    fc.constantFrom('', 'x'.repeat(2000), `{"a":"${'x'.repeat(70_000)}"}`, '{"__proto__":{"a":1}}'),
  ),
});
