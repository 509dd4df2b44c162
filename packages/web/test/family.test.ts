import { beforeEach, describe, expect, test, vi } from 'vitest';
import { seatLooks } from '../src/seats/seat-looks.ts';
import { FakeStorage } from './fake-storage.ts';

const KEY = 'glade.family';
let pages = 0;

/** The family as a page knows it that is opened with this stored. */
async function opened(storage: FakeStorage | undefined, stored?: string) {
  if (stored !== undefined) storage?.items.set(KEY, stored);
  vi.stubGlobal('localStorage', storage);
  const heard: ((event: { readonly key: string | null }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => heard.push(hear));
  // Each page has the module to itself.
  const file = `../src/seats/family.ts?page=${pages++}`;
  const page = (await import(file)) as typeof import('../src/seats/family.ts');
  page.followFamily();
  const hear = (key: string | null = KEY) => heard.forEach((each) => each({ key }));
  return { ...page, hear, names: () => page.family().map(({ name }) => name) };
}

const storedIn = (storage: FakeStorage): unknown => JSON.parse(storage.items.get(KEY)!);

beforeEach(() => void vi.unstubAllGlobals());

describe('the family on this device', () => {
  test('is remembered with faces and colours, who was changed last first', async () => {
    const storage = new FakeStorage();
    const page = await opened(storage);
    page.remember('Anna', { face: 'owl' });
    page.remember('Ben');
    page.remember('Anna', { colour: 'teal' });
    page.rememberSeats(['Anna', undefined, 'Ben']);
    const later = await opened(storage);
    expect(later.names()).toEqual(['Anna', 'Ben']);
    expect(later.memberOf('Anna')).toEqual({ name: 'Anna', face: 'owl', colour: 'teal' });
    expect(later.lastSeats()).toEqual(['Anna', undefined, 'Ben']);
  });

  test.each([
    '',
    '{"members":',
    'null',
    '[]',
    '7',
    '{"members":7,"seats":{}}',
    '{"members":[7,null]}',
  ])('what cannot be understood, %j, is nobody, and somebody can be remembered', async (text) => {
    const storage = new FakeStorage();
    const page = await opened(storage, text);
    expect([page.family(), page.lastSeats()]).toEqual([[], []]);
    page.remember('Anna');
    expect((await opened(storage)).names()).toEqual(['Anna']);
  });

  test('takes no name, face or colour that does not exist, and nobody twice', async () => {
    const names = ['Anna', 'Anna', 'a,b', ' x', '\u0007', 'y'.repeat(41), 'Ben', 7];
    const members = names.map((name) => ({ name, face: 'dragon', colour: 'pink' }));
    const text = JSON.stringify({ members, seats: ['Anna', 'a,b', 3] });
    const page = await opened(new FakeStorage(), text);
    expect(page.names()).toEqual(['Anna', 'Ben']);
    expect(page.memberOf('Ben')).toEqual({ name: 'Ben', face: undefined, colour: undefined });
    expect(page.lastSeats()).toEqual(['Anna', undefined, undefined]);
  });

  test('keeps whom another tab remembers, and what a later release stores with it', async () => {
    const storage = new FakeStorage();
    const one = await opened(storage, '{"newer":{"x":1}}');
    const other = await opened(storage);
    one.remember('Anna');
    other.remember('Ben');
    one.hear();
    expect(one.names()).toEqual(['Ben', 'Anna']);
    expect(storedIn(storage)).toMatchObject({ newer: { x: 1 } });
    other.forgetFamily();
    one.hear();
    expect([one.names(), storage.items.has(KEY)]).toEqual([[], false]);
  });

  test.each([
    ['no storage', undefined],
    ['a forbidden one', Object.assign(new FakeStorage(), { forbidden: true })],
    ['a full one', Object.assign(new FakeStorage(), { room: 0 })],
  ])('lasts as long as the page with %s, which says so', async (_, storage) => {
    const page = await opened(storage);
    page.remember('Anna', { face: 'mole' });
    page.remember('Ben');
    expect(page.names()).toEqual(['Ben', 'Anna']);
    expect(page.memberOf('Anna')?.face).toBe('mole');
    expect(page.familyStored.value).toBe(false);
  });
});

describe('how seats look', () => {
  const looks = (players: readonly string[], members: readonly string[] = []) => {
    const known = members.map((text) => {
      const [name, face, colour] = text.split(' ');
      return { name: name === '-' ? '' : name, face, colour } as never;
    });
    return seatLooks(
      { players },
      (name) => known.find((one: { name: string }) => one.name === (name ?? '')),
      (seat) => `seat ${seat}`,
    ).map(({ face, colour }) => `${face} ${colour}`);
  };

  test('without a family each has the face and the colour of its place', () => {
    expect(looks(['person', 'bot steady', 'Anna'])).toEqual([
      'fox red',
      'owl blue',
      'hedgehog green',
    ]);
  });

  test('people look as this device remembers them, and nobody else does', () => {
    expect(looks(['bot steady', 'Anna', 'person'], ['Anna fox red'])).toEqual([
      'owl blue',
      'fox red',
      'hedgehog green',
    ]);
  });

  test('a bot of one name has one face, wherever it sits', () => {
    const faces = (...players: readonly string[]) =>
      looks(players).map((look) => look.split(' ')[0]);
    const bot = 'bot steady';
    expect(faces('person', bot, bot)).toEqual(['fox', 'owl', 'hedgehog']);
    expect(faces(bot, bot, bot)).toEqual(['owl', 'hedgehog', 'frog']);
    expect(faces('person', 'person', bot, bot)).toEqual(['fox', 'frog', 'owl', 'hedgehog']);
  });

  test('of two who like the same colour, the first has it', () => {
    expect(looks(['Ben', 'Anna'], ['Anna cat teal', 'Ben cat teal'])).toEqual([
      'cat teal',
      'owl blue',
    ]);
  });

  test('whoever plays without a name has a look of their own, too', () => {
    expect(looks(['person', 'person'], ['- mole slate'])).toEqual(['mole slate', 'owl blue']);
  });

  test('eight seats have eight colours, and eleven have eleven faces', () => {
    const all = looks(
      ['Anna', ...Array.from({ length: 10 }, () => 'bot steady')],
      ['Anna owl gold'],
    );
    expect(new Set(all.slice(0, 8).map((look) => look.split(' ')[1])).size).toBe(8);
    expect(new Set(all.map((look) => look.split(' ')[0])).size).toBe(11);
  });
});
