import type { Event } from '@glade/engine';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { newPage } from '../../../packages/ui/test/fake-page.ts';
import styles from '../src/board/Board.module.css';
import { Pieces, type Shown } from '../src/board/forest/Pieces.tsx';
import type { FirefighterView, ForestFireView } from '../src/rules/view.ts';

// Who moves is seen to move each time, and is drawn again as seldom as can be.

const at = (place: number): FirefighterView => ({
  role: 'hotshot',
  place,
  moves: 2,
  out: false,
  rests: 0,
  full: false,
  tank: 'none',
  danger: false,
});

const NONE = { code: 'none', clauses: [], args: {} } as const;

/** Shows one firefighter after these events; returns who is seen, and how they move. */
function shows() {
  const page = newPage();
  let shown: Shown = { stamp: 0, events: [], players: [at(0)], before: [at(0)] };
  return (code: string, place: number) => {
    const events: readonly Event[] = [{ ...NONE, code, args: { seat: 0 } }];
    const players = [at(place)];
    shown = { stamp: shown.stamp + 1, events, players, before: shown.players };
    const view = { players, seat: 0, step: 'turns', result: 'none' } as unknown as ForestFireView;
    void act(() =>
      render(<Pieces view={view} events={events} shown={shown} />, page.body as unknown as Element),
    );
    const piece = page.body.firstElementChild!;
    return { piece, moves: piece.attributes.get('class') };
  };
}

test('who walks or is called stays the same drawing, and the beat of the picture begins the movement again', () => {
  const show = shows();
  const first = show('turn', 0);
  expect(first.moves).toBe(styles['called']);
  for (const place of [1, 2]) {
    const { piece, moves } = show('stepped', place);
    expect(moves).toBe(styles['walking']);
    expect(piece).toBe(first.piece);
  }
});

test('who moves in another way is drawn again, so that it is seen twice in a row', () => {
  const show = shows();
  const first = show('jumped', 5);
  const second = show('jumped', 9);
  expect(second.moves).toBe(styles['floating']);
  expect(second.piece).not.toBe(first.piece);
});
