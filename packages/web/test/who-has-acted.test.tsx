import { CHANCE, defaults, Match, outcomeAt } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { engineText, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { looksAt } from '../src/seats/seat-looks.ts';
import { Seats } from '../src/seats/Seats.tsx';

test('where all draw at the same time it is seen until the next throw who has drawn', async () => {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const board = await boards['wildfire']!();
  const options = { ...defaults(game.options), mode: 'vs', vsPlayers: 2 };
  const building = Match.start(game, {
    options,
    dice: 'virtual',
    seed: '3',
    players: ['person', 'bot steady'],
  }).build();
  const say = translator('en', engineText, game.text);
  /** How many are seen to have drawn. */
  const drawn = (): number => {
    const { rules, state, actor } = building;
    const { header, log } = building.match();
    const html = renderToString(
      <Seats
        class={undefined}
        say={say}
        board={board}
        position={{ view: rules.view(state, 0), rules, actor, header, entries: log }}
        you={0}
        seats={looksAt(header, say)}
      />,
    );
    return html.split('>has drawn<').length - 1;
  };
  const seen: string[] = [];
  for (let entry = 0; entry < 9; entry++) {
    const { state, actor, rules } = building;
    seen.push(`${actor}: ${drawn()}`);
    const action = actor === CHANCE ? outcomeAt(rules, state, 7 * entry) : rules.nth(state, 0);
    expect(building.play(action, actor)).toBeUndefined();
  }
  // The home, the first fire and the event; then both draw, one after the other, and the dice are thrown again.
  expect(seen).toEqual([
    '-1: 0',
    '-1: 0',
    '-1: 0',
    '0: 0',
    '1: 1',
    '-1: 2',
    '0: 0',
    '1: 1',
    '-1: 2',
  ]);
});
