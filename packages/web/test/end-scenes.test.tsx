import { defaults, Match, outcomeAt, OVER, Xoshiro, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { SEAT_COLOURS, FACES } from '@glade/ui/seat-look';
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
