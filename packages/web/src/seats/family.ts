import { signal } from '@preact/signals';
import { isName } from '@glade/engine';
import { FACES, SEAT_COLOURS, type Face, type SeatColour } from '@glade/ui/seat-look';
import { browserStorage, LOCAL, SafeStorage } from '../storage/browser-storage.ts';

// The people who play on this device, with the face and colour of each. They are stored here only. Where they cannot be
// stored, they last as long as the page.

const KEY = 'glade.family';
/** More are not kept: who was changed longest ago goes first. */
const MOST = 40;
/** More seats than any game has. */
const MOST_SEATS = 20;

/** Somebody who plays here. Without a name, `''`, it is the person who plays without one. */
export interface Member {
  readonly name: string;
  readonly face: Face | undefined;
  readonly colour: SeatColour | undefined;
}

interface Family {
  /** Who was changed last comes first. */
  readonly members: readonly Member[];
  /** The names of the last match, by seats; `''` for bots and people without one. */
  readonly seats: readonly string[];
}

const storing = new SafeStorage(browserStorage(LOCAL));

const known = signal<Family>(parseFamily(stored()));

/** False once a change could not be stored. */
export const familyStored = signal(true);

/** Everybody who is remembered here, the last changed first. */
export const family = (): readonly Member[] => known.value.members;

/** Who sat in each seat last time; undefined for bots and people without a name. */
export const lastSeats = (): readonly (string | undefined)[] =>
  known.value.seats.map((name) => (name === '' ? undefined : name));

export const memberOf = (name: string | undefined): Member | undefined =>
  known.value.members.find((member) => member.name === (name ?? ''));

/** Whether somebody more would take the place of who was changed longest ago. */
export const familyIsFull = (): boolean => known.value.members.length >= MOST;

/** Remembers somebody, or a new face or colour of theirs. */
export const remember = (
  name: string | undefined,
  look: Partial<Pick<Member, 'face' | 'colour'>> = {},
): void =>
  change(({ members, seats }) => {
    const own = name ?? '';
    const before = members.find((member) => member.name === own);
    const member = { name: own, face: before?.face, colour: before?.colour, ...look };
    return { members: [member, ...members.filter((other) => other !== before)], seats };
  });

/** Remembers who sits where. */
export const rememberSeats = (names: readonly (string | undefined)[]): void =>
  change(({ members }) => ({ members, seats: names.map((name) => name ?? '') }));

/** Removes all names, faces and colours from this device. */
export function forgetFamily(): void {
  storing.remove(KEY);
  known.value = parseFamily({});
}

let following = false;

/** Takes over what other tabs change, from the first call on. */
export function followFamily(): void {
  if (following) return;
  following = true;
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) known.value = parseFamily(stored());
  });
}

/** Changes what is stored now, so that nothing is lost that another tab has stored. Keeps what another release stored with it. */
function change(next: (family: Family) => Family): void {
  const there = stored();
  const before = there === undefined ? known.value : parseFamily(there);
  known.value = parseFamily(next(before));
  const others = typeof there === 'object' && !Array.isArray(there) ? there : {};
  familyStored.value =
    storing.put(KEY, JSON.stringify({ ...others, ...known.value })) === undefined;
}

/** What is stored; undefined if there is nothing. */
function stored(): unknown {
  const text = storing.get(KEY);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Reads a stored family. What cannot be understood is left out. */
function parseFamily(data: unknown): Family {
  const found = { ...(typeof data === 'object' ? data : {}) } as Record<string, unknown>;
  const members = new Map<string, Member>();
  for (const one of listOf(found['members'], MOST)) {
    const { name, face, colour } = { ...(typeof one === 'object' ? one : {}) } as Record<
      string,
      unknown
    >;
    if (!isKnownName(name) || members.has(name)) continue;
    members.set(name, {
      name,
      face: FACES.find((each) => each === face),
      colour: SEAT_COLOURS.find((each) => each === colour),
    });
  }
  const seats = listOf(found['seats'], MOST_SEATS).map((name) => (isKnownName(name) ? name : ''));
  return { members: [...members.values()], seats };
}

function isKnownName(name: unknown): name is string {
  return typeof name === 'string' && (name === '' || isName(name));
}

function listOf(data: unknown, most: number): readonly unknown[] {
  return Array.isArray(data) ? data.slice(0, most) : [];
}
