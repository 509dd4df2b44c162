import {
  defaults,
  Match,
  outcomeAt,
  OVER,
  Xoshiro,
  type Event,
  type OptionValues,
} from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { engineText, translator } from '@glade/text';
import { SEAT_COLOURS, FACES } from '@glade/ui/seat-look';
import type { LeafClimbersView } from '@glade/leaf-climbers/rules';
import type { BattleView } from '@glade/war-kids/rules';
import type { WildfireView } from '@glade/wildfire';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { newPage } from '../../ui/test/fake-page.ts';

// Each game has a picture of its end that shows who played, in every mode and with the most seats.

const MODES: readonly (readonly [game: string, options: OptionValues])[] = [
  ['wildfire', {}],
  ['wildfire', { mode: 'x4' }],
  ['wildfire', { mode: 'vs', players: 4 }],
  ['forest-fire', { players: 4 }],
  ['leaf-climbers', { players: 4 }],
  ['starfall-forest', { setup: 'random' }],
  ['war-kids', {}],
  ['war-kids', { mode: 'guess' }],
  ['fair-verona', { players: 6 }],
];

/** A match by chance, as far as it goes in so many entries. */
function played(id: string, more: OptionValues): Match {
  const game = games.find((each) => each.id === id)!;
  const options = { ...defaults(game.options), ...more };
  const rules = game.rules(options);
  const players = Array.from({ length: rules.seats }, () => 'person');
  const building = Match.start(game, { options, dice: 'virtual', seed: '5', players }).build();
  const random = new Xoshiro(5);
  for (let i = 0; i < 3000 && building.actor !== OVER; i++) {
    const { state, actor } = building;
    const action =
      actor < 0
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : rules.nth(state, random.below(rules.count(state)));
    building.play(action, actor);
  }
  return building.match();
}

/** Every element of a drawing with its attributes, as one text. */
const textOf = (page: ReturnType<typeof newPage>): string =>
  page.body
    .all()
    .map(({ localName, attributes }) => `${localName} ${[...attributes].join(' ')}`)
    .join('\n');

test.each(MODES)('%s %o', async (id, more) => {
  const { rules, state } = played(id, more);
  const board = await boards[id]!();
  const EndScene = await board.endScene!();
  const seats = Array.from({ length: rules.seats }, (_, seat) => ({
    name: `${seat}`,
    face: FACES[seat]!,
    colour: SEAT_COLOURS[seat]!,
  }));
  const view = rules.view(state, undefined);
  const outcome = { code: 'won', winners: [0], measures: {} };
  const pictures = [true, false].map((won) => {
    const page = newPage();
    void act(() =>
      render(
        <svg>
          <EndScene view={view} outcome={outcome} seats={seats} won={won} faces={won} />
        </svg>,
        page.body as unknown as Element,
      ),
    );
    return textOf(page);
  });
  for (const picture of pictures) {
    expect(picture.length).toBeGreaterThan(2000);
    expect(picture).not.toMatch(/NaN|undefined|\[object/);
  }
  // A happy end does not look like a sad one.
  expect(pictures[0]).not.toBe(pictures[1]);
});

test('a forest that still burns where nobody has won or lost has a picture of its own', async () => {
  const { rules, state } = played('forest-fire', { players: 2 });
  const EndScene = await (await boards['forest-fire']!()).endScene!();
  const seats = [0, 1].map((seat) => ({
    name: `${seat}`,
    face: FACES[seat]!,
    colour: SEAT_COLOURS[seat]!,
  }));
  const pictures = ['won', 'ablaze', 'stopped'].map((code) => {
    const page = newPage();
    const outcome = { code, winners: [], measures: {} };
    const view = rules.view(state, undefined);
    void act(() =>
      render(
        <svg>
          <EndScene view={view} outcome={outcome} seats={seats} won={code === 'won'} faces />
        </svg>,
        page.body as unknown as Element,
      ),
    );
    return textOf(page);
  });
  expect(new Set(pictures).size).toBe(3);
});

interface Lights {
  readonly halos: number;
  readonly fallen: number;
}

/** What lights lie on a board, and which leaders lie beside them. */
async function lightsOf(id: string, view: unknown, events: readonly Event[] = []): Promise<Lights> {
  const game = games.find((each) => each.id === id)!;
  const board = await boards[id]!();
  const page = newPage();
  void act(() =>
    render(
      <board.Board
        view={view}
        legal={[]}
        events={events}
        lit={[]}
        say={translator('en', engineText, game.text)}
        options={defaults(game.options)}
        settings={{ motion: false, forecast: false, score: false }}
        still
      />,
      page.body as unknown as Element,
    ),
  );
  const count = (name: string): number =>
    page.body.all().filter(({ attributes }) => attributes.has(name)).length;
  return { halos: count('data-halo'), fallen: count('data-fallen') };
}

test('at the end a light lies on the board below what was saved and who has won', async () => {
  const climbers = played('leaf-climbers', { players: 4 });
  const top = climbers.rules.view(climbers.state, undefined) as LeafClimbersView;
  const last = { ...top, climbers: top.climbers.map((each) => ({ ...each, alive: true })) };
  expect(await lightsOf('leaf-climbers', { ...last, winners: [0, 2] })).toMatchObject({ halos: 2 });
  expect(await lightsOf('leaf-climbers', { ...last, winners: [] })).toMatchObject({ halos: 0 });

  const fire = played('wildfire', {});
  const view = fire.rules.view(fire.state, undefined) as WildfireView;
  const { home, cells } = view.grids[0]!;
  const ended = (symbol: string) => ({
    ...view,
    grids: [{ ...view.grids[0]!, cells: cells.slice(0, home) + symbol + cells.slice(home + 1) }],
  });
  expect(await lightsOf('wildfire', ended('^'))).toMatchObject({ halos: 1 });
  expect(await lightsOf('wildfire', ended('/'))).toMatchObject({ halos: 0 });
  expect(await lightsOf('wildfire', { ...ended('^'), step: 'act' })).toMatchObject({ halos: 0 });
});

test('a leader whose loss ended the match lies where it fell', async () => {
  const game = games.find(({ id }) => id === 'war-kids')!;
  const rules = game.rules(defaults(game.options));
  const start = rules.view(rules.create(), undefined) as BattleView;
  const over: BattleView = { ...start, step: 'over', winner: 0 };
  const [princess] = start.units.filter(({ side, type }) => side === 1 && type === 'L');
  const units = start.units.map((unit) => (unit === princess ? { ...unit, cell: -1 } : unit));
  const lost: Event = {
    code: 'eliminated',
    clauses: ['WK-53'],
    args: { piece: 7, cell: princess!.cell },
  };
  expect(await lightsOf('war-kids', { ...over, units }, [lost])).toEqual({ halos: 1, fallen: 1 });
  expect(await lightsOf('war-kids', start, [])).toEqual({ halos: 0, fallen: 0 });
});

test.each([
  [[true, true], 'false'],
  [[false, true], 'true'],
])('the sun shines on who has won in Wildfire unless all homes burn: %s', async (burnt, shines) => {
  const EndScene = await (await boards.wildfire!()).endScene!();
  const page = newPage();
  const outcome = { code: 'won', winners: [0], measures: {} };
  void act(() =>
    render(
      <svg>
        <EndScene
          view={{ grids: burnt.map((each) => ({ burnt: each })) }}
          outcome={outcome}
          seats={[]}
          won
          faces
        />
      </svg>,
      page.body as unknown as Element,
    ),
  );
  expect(textOf(page)).toContain(`data-won,${shines}`);
});
