import { readPosition } from '@glade/engine/testing';
import { engineText, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Figures } from '../src/board/map/Figures.tsx';
import styles from '../src/board/pieces/Pieces.module.css';
import { SeatStatus } from '../src/board/panels/SeatStatus.tsx';
import { fairVerona } from '../src/index.ts';
import type { VeronaView } from '../src/rules/view.ts';
import { rulesWith } from './play.ts';

// Who has won is not told of dangers, and stands in the light.

const say = translator('en', engineText, fairVerona.text).at({});
const two = rulesWith({ seats: 2 });
const playing = two.view(
  readPosition(
    two,
    'place turn 3: QS home ; 4D home ; tiles spring/1@n1e1 ; hand river-two-caps ; clue 9C',
  ),
  0,
);
const kept: VeronaView = {
  ...playing,
  players: playing.players.map((player) => ({
    ...player,
    unused: [3, 4],
    encounters: [{ card: 20, token: false }],
  })),
};
const won: VeronaView = { ...kept, result: 'won' };

test('the seats of those who have won say nothing of tiles and Encounters', () => {
  const told = (view: VeronaView) =>
    renderToString(<SeatStatus view={view} seat={0} options={{}} say={say} />);
  expect(told(kept)).toMatch(/not safe/);
  expect(told(kept)).toMatch(/stuck/);
  expect(told(won)).not.toMatch(/not safe|stuck|unused/);
  expect(told(won)).toMatch(/Queen/);
});

test('who stand together have one light below all of them', () => {
  const settings = { motion: false, forecast: false, score: false };
  const drawn = (view: VeronaView) =>
    renderToString(<Figures view={view} events={[]} settings={settings} />);
  expect(drawn(kept)).not.toContain('data-halo');
  const end = drawn(won);
  expect(end.split('data-halo')).toHaveLength(2);
  expect(end.indexOf('data-halo')).toBeLessThan(end.indexOf(styles['seat0']!));
});
