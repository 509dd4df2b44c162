import {
  LANGUAGES,
  messageSlots,
  speaker,
  type Language,
  type Say,
  type Slot,
  type Values,
} from '@glade/text';
import type { Message } from './catalogues.ts';
import type { Sample } from './sample.ts';
import { LONGEST_NAME, PLACES, SAMPLES, SPECIAL } from './samples.ts';

/** Who sits at the table: nobody wrote a name in seat 3. */
const NAMES = ['Anna', LONGEST_NAME];
const COUNTS = [1, 8, 11];
/** This many renderings of one message are shown at most: each case of each choice is among them. */
const MOST = 24;

/** One rendering of a message in both languages. */
type Rendering = Readonly<Record<Language, string>>;

/** A message with all that it can say. */
export interface Rendered extends Message {
  readonly renderings: readonly Rendering[];
}

/** Renders every message with real values; the messages of a group can name each other, as a place within a sentence. */
export function renderAll(messages: readonly Message[]): readonly Rendered[] {
  const groups = Map.groupBy(messages, ({ group }) => group);
  // What all games say alike; a game may say each of these in its own words.
  const common = groups.get('packages/engine') ?? [];
  return [...groups.values()].flatMap((group) => {
    const says = Object.fromEntries(
      LANGUAGES.map((language) => {
        const known = [...common, ...group].map(({ key, texts }) => [key, texts[language]]);
        return [language, speaker(language, Object.fromEntries(known))];
      }),
    ) as Record<Language, Say>;
    return group.map((message) => ({ ...message, renderings: render(message, says) }));
  });
}

/** The names in a message that no sample has a value for. */
export function missingSamples({ group, key, texts }: Message): readonly string[] {
  const special = specialOf(group, key);
  const slots = LANGUAGES.flatMap((language) => messageSlots(texts[language]));
  return [...Map.groupBy(slots, ({ name }) => name)]
    .filter(
      ([name, uses]) =>
        isPlain(uses) &&
        !(isPlace(name) && group.startsWith('games/')) &&
        !Object.hasOwn({ ...SAMPLES, ...special }, name),
    )
    .map(([name]) => name);
}

const isPlain = (uses: readonly Slot[]): boolean => uses.every(({ kind }) => kind === 'text');

const isPlace = (name: string): boolean => PLACES.has(name) || /cell$/i.test(name);

function render(message: Message, says: Readonly<Record<Language, Say>>): readonly Rendering[] {
  const slots = LANGUAGES.flatMap((language) => messageSlots(message.texts[language]));
  const seen = new Set<string>();
  return variants(slots)
    .map((values) => ({ en: told(message, says.en, values), it: told(message, says.it, values) }))
    .filter(({ en, it }) => {
      const id = JSON.stringify([en, it]);
      return !seen.has(id) && seen.add(id);
    });
}

/** The value lists of each name that has a choice; the first of each together are the first rendering. */
function variants(slots: readonly Slot[]): readonly Values[] {
  const lists = [...Map.groupBy(slots, ({ name }) => name)].flatMap(([name, uses]) => {
    const values = valuesOf(uses);
    return values.length === 0 ? [] : [[name, values] as const];
  });
  const selects = lists.filter(([, values]) => values.every((value) => typeof value === 'string'));
  let all: Values[] = [Object.fromEntries(lists.map(([name, [first]]) => [name, first!]))];
  // All cases of the choices in one another, as far as there are few; else each by itself.
  const product = selects.reduce((sum, [, values]) => sum * values.length, 1);
  if (product <= MOST)
    for (const [name, values] of selects)
      all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  const first = all[0]!;
  const alone = lists.flatMap(([name, values]) =>
    values.map((value) => ({ ...first, [name]: value })),
  );
  return [...all, ...alone];
}

function valuesOf(uses: readonly Slot[]): readonly (string | number)[] {
  const cases = uses.flatMap((use) => use.cases.filter((value) => value !== 'other'));
  const kinds = new Set(uses.map(({ kind }) => kind));
  const numbers = cases.filter((value) => /^\d+$/.test(value)).map(Number);
  if (kinds.has('select')) {
    const chosen = cases.filter((one) => !PLURALS.has(one));
    // Where numbers are told apart, what is left is a number, too.
    const numeric = numbers.length > 0 && numbers.length === chosen.length;
    const rest = numeric ? String(Math.max(...numbers) + 1) : 'other';
    return [...new Set([...chosen, rest])];
  }
  if (kinds.has('plural') || kinds.has('selectordinal'))
    return [...new Set([...COUNTS, ...numbers])];
  if (kinds.has('number')) return [11, 120_000];
  if (kinds.has('seat')) return uses[0]!.name === 'player' ? [1, 2, 3] : [4, 2];
  return [];
}

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many']);

function told(message: Message, say: Say, values: Values): string {
  const samples: Record<string, string | number> = {};
  for (const { name } of messageSlots(message.texts[say.language]))
    samples[name] = values[name] ?? sampleOf(name, message, say);
  const you = message.key.endsWith('.you') ? 0 : undefined;
  return say.at({ names: NAMES, you })(message.key, samples);
}

function sampleOf(name: string, { group, key }: Message, say: Say): string | number {
  const special = specialOf(group, key)[name];
  const place = isPlace(name) || (name === 'at' && say.has('place.at'));
  if (special === undefined && place && group.startsWith('games/'))
    return placeOf(name, group, key, say);
  const sample = special ?? SAMPLES[name] ?? '';
  return typeof sample === 'object' ? sample[say.language] : sample;
}

const specialOf = (group: string, key: string): Readonly<Record<string, Sample>> =>
  SPECIAL.find((each) => each.in.test(`${group} ${key}`))?.samples ?? {};

/** A place as the game tells it, in writing, by ear or at a real table. */
function placeOf(name: string, group: string, key: string, say: Say): string {
  const real = key.startsWith('onTable.');
  const own = key.endsWith('.spoken') ? 'place.spoken' : real ? 'place.table' : 'place';
  const from = real ? 'onTable.place.from' : 'place.from';
  const ends = { from, fromcell: from, to: 'place.to' };
  const spot = { spotcell: 'place.spot', at: 'place.at', ...ends }[name] ?? own;
  const called = [spot, own, 'place'].find((each) => say.has(each))!;
  // A square, a hex, or a tree within the forest: not one that was planted beside it.
  const values: Values = {
    ...plain(specialOf(group, called), say),
    kind: 'square',
    northward: 'yes',
    eastward: 'yes',
    named: 'yes',
    left: 0,
    above: 0,
  };
  return say(called, { ...plain(SAMPLES, say), ...values });
}

const plain = (samples: Readonly<Record<string, Sample>>, say: Say): Values =>
  Object.fromEntries(
    Object.entries(samples).map(([name, sample]) => [
      name,
      typeof sample === 'object' ? sample[say.language] : sample,
    ]),
  );
