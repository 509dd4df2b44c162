import { readPosition } from '@glade/engine/testing';
import { engineText, translator } from '@glade/text';
import type { SeatLook } from '@glade/ui';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Players } from '../src/board/panels/Players.tsx';
import { fairVerona } from '../src/index.ts';
import type { VeronaView } from '../src/rules/view.ts';
import { rulesWith } from './play.ts';

// The family beside the map: everyone has the face and the colour that were chosen, and danger is told when there is some.

const say = translator('en', engineText, fairVerona.text).at({});
const two = rulesWith({ seats: 2 });
const playing = two.view(
  readPosition(
    two,
    'place turn 3: QS home ; 4D home ; tiles spring/1@n1e1 ; hand river-two-caps ; clue 9C',
  ),
  0,
);
const seats: readonly SeatLook[] = [
  { name: 'Anna', face: 'cat', colour: 'violet' },
  { name: 'Pixel', face: 'owl', colour: 'orange' },
];
const drawn = (view: VeronaView): string =>
  renderToString(
    <Players
      view={view}
      say={say}
      options={{}}
      seats={seats}
      bots={[false, true]}
      onShow={() => undefined}
    />,
  );
const lineOf = (html: string, colour: string): string =>
  html.split('<li').find((line) => line.includes(`data-seat="${colour}"`))!;

test('each has a face and a colour of their own, and who is at turn stands out in it', () => {
  const html = drawn(playing);
  expect(lineOf(html, 'violet')).toMatch(/data-turn="true".*data-face="cat"/);
  expect(lineOf(html, 'violet')).toContain('data-bot="false"');
  expect(lineOf(html, 'orange')).toMatch(/data-turn="false".*data-face="owl"/);
  expect(lineOf(html, 'orange')).toContain('data-bot="true"');
});

test('who is safe is told only when somebody is not', () => {
  const keeping = (unused: readonly number[]): VeronaView => ({
    ...playing,
    players: playing.players.map((player, seat) => (seat === 0 ? { ...player, unused } : player)),
  });
  const told = /Safe:|keeps everybody/;
  expect(drawn(playing)).not.toMatch(told);
  expect(drawn(keeping([3]))).not.toMatch(told);
  expect(drawn(keeping([3, 4]))).toMatch(/keeps everybody in the game/);
});
