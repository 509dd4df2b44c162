import type { Picture } from '@glade/print/model';
import { BLANK } from '../board/samples.tsx';
import { Grid } from './Grid.tsx';

/** A match after each of its turns, from the first fire to the home that nothing can reach any more. */
const TURNS: readonly string[] = [
  '........./..........^...............',
  '.../..../X/....o....^............../',
  '../X/../XXX/..oo/...^......../..../X',
  './XXX//XXXXX./ooX/..^#//..../X.../XX',
  '/XXXXXXXXXXX/XooXX.o^#XX.../XX../XXX',
  'XXXXXXXXXXXXXXooXX/o^#XX..oXXX./XXXX',
];
const SIDE = 100;
const APART = 12;

/** What stands at the head of the first sheet. */
export const cover = (): Picture => ({
  viewBox: [0, 0, TURNS.length * (SIDE + APART) - APART, SIDE],
  content: TURNS.map((cells, i) => (
    <Grid
      key={i}
      x={i * (SIDE + APART)}
      y={0}
      size={SIDE}
      grid={{ ...BLANK, cells, home: cells.indexOf('^') }}
      base={i * cells.length}
    />
  )),
});
