import { readPosition } from '@glade/engine/testing';
import { engineText, translator, type Values } from '@glade/text';
import { momentsOf } from '@glade/ui/ending';
import type { Event } from '@glade/engine';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { newPage } from '../../../packages/ui/test/fake-page.ts';
import { moments } from '../src/board/effects.ts';
import { LostTile, whyLost } from '../src/board/map/LostTile.tsx';
import { Moment } from '../src/board/map/Moment.tsx';
import { fairVerona } from '../src/index.ts';
import { noFits } from '../src/rules/map/clashes.ts';
import { TILES } from '../src/rules/tiles/tiles.ts';
import { rulesWith } from './play.ts';
import { storyOf } from './story.ts';

// Why a tile fits nowhere is seen on the map; an Encounter is seen large, whoever draws it.

const two = rulesWith({ seats: 2 });
const say = translator('en', engineText, fairVerona.text).at({});
const typeOf = (name: string): number => TILES.findIndex((tile) => tile.name === name);
const viewOf = (position: string) => two.view(readPosition(two, position), 0);
const AT_HOME = viewOf(
  'place turn 3: QS home ; 4D home ; tiles spring/1@n1e1 ; hand river-two-caps ; clue 9C',
);
const AWAY = viewOf(
  'move turn 3: QS home ; 4D home ; tiles spring/1@n1e1 river-two-caps/1@e1 river-straight/1@s1e1 ; clue 9C',
);

const event = (code: string, args: Event['args']): Event => ({ code, clauses: [], args });
const failed = (name: string) => [event('failed', { seat: 0, type: typeOf(name), unused: 1 })];

interface Node {
  readonly data: string;
  readonly childNodes: readonly Node[];
}
const textOf = ({ data, childNodes }: Node): string => data + childNodes.map(textOf).join('');

async function drawn(vnode: Parameters<typeof render>[0]) {
  const page = newPage();
  await act(() => render(vnode, page.body as unknown as Element));
  return page.body;
}

/** What is drawn of a tile that is too far away, in its order. */
const marks = (map: Awaited<ReturnType<typeof drawn>>): readonly string[] =>
  map
    .all()
    .flatMap(({ attributes }) => [...attributes.keys()])
    .filter((name) => ['data-reached', 'data-far', 'data-cross'].includes(name));

test('a tile of the River that does not match at its open end says with which side', async () => {
  const [space, ...others] = noFits(AT_HOME, {}, 0, typeOf('river-straight'));
  expect(others).toEqual([]);
  expect(space).toMatchObject({ x: 1, y: 0, far: false });
  // The Old Town lies to the west of it.
  expect(space!.clashes.map(({ side }) => side)).toEqual([3]);
  expect(whyLost({ view: AT_HOME, events: failed('river-straight') })).toBe('sides');
  const map = await drawn(<LostTile view={AT_HOME} events={failed('river-straight')} />);
  expect(map.querySelector('[data-side="3"]')).not.toBeNull();
  expect(map.querySelector('[data-side="1"]')).toBeNull();
  // It is near: its sides tell why.
  expect(marks(map)).toEqual([]);
});

test('where the open end is too far away that is said, and the tile is crossed out there', async () => {
  const events = failed('river-straight');
  expect(whyLost({ view: AWAY, events })).toBe('far');
  const map = await drawn(<LostTile view={AWAY} events={events} />);
  for (const side of [0, 1, 2, 3]) expect(map.querySelector(`[data-side="${side}"]`)).toBeNull();
  expect(marks(map)).toEqual(['data-reached', 'data-far', 'data-cross']);
  const at = map.all().find(({ attributes }) => attributes.has('data-far'))!;
  const { x, y } = AWAY.river!;
  expect(at.attributes.get('transform')).toBe(`translate(${x * 100} ${y * 100})`);
  expect(say('board.lost', { why: 'far' })).toBe(
    'It fits nowhere here. The River’s open end is too far away.',
  );
});

test('what others meet and clear is seen with its sum; what a person clears by a tap is not shown twice', async () => {
  const cleared = [event('cleared', { seat: 1, card: 5, total: 16 })];
  const shown = async (events: readonly Event[], legal: readonly number[]): Promise<string> =>
    textOf(await drawn(<Moment view={AT_HOME} say={say} events={events} legal={legal} />));
  expect(await shown([event('meets', { seat: 1, card: 5 })], [])).toContain('Player 2');
  expect(await shown(cleared, [])).toMatch(/Player 2: 16 against \d+: cleared/);
  expect(await shown(cleared, [7])).toBe('');
  // Messages are shown whole, whatever a translation begins with.
  const marked = Object.assign((key: string, args?: Values) => `«${say(key, args)}»`, {
    ...say,
  });
  const whole = await drawn(<Moment view={AT_HOME} say={marked} events={cleared} legal={[]} />);
  expect(textOf(whole)).toMatch(/«16 against \d+: cleared»/);
  // What comes next is not covered by it.
  const page = newPage();
  const next = async (events: readonly Event[]): Promise<string> => {
    const moment = <Moment view={AT_HOME} say={say} events={events} legal={[]} />;
    await act(() => render(moment, page.body as unknown as Element));
    return textOf(page.body);
  };
  expect(await next(cleared)).toContain('cleared');
  expect(await next(failed('river-straight'))).toBe('');
});

test('a tile that fits nowhere is no moment that people look for again', () => {
  const { entries } = storyOf({}, 4);
  const codes = (all: readonly { readonly events: readonly { readonly code: string }[] }[]) =>
    all.flatMap(({ events }) => events.map(({ code }) => code));
  expect(codes(entries)).toContain('failed');
  const found = codes(momentsOf(entries, true, { moments }));
  expect(found).toContain('delivered');
  expect(found).not.toContain('failed');
});
