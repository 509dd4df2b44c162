import { CHANCE, type Caller } from '@glade/engine';
import { SQUARES } from '@glade/boards/squares36';
import { wildfireOptions } from '../options.ts';
import { EVENT, FIRE } from '../steps.ts';
import { squareOf, thrownAt } from '../throws.ts';
import { vsKernel, vsRank } from './vs.ts';

/** The home and the first fire never count. */
const MOST_POINTS = SQUARES - 2;

/** The common throws of VS: the home, the first fire, then an event a turn (WF-05, WF-07, WF-14, WF-43). */
export const vsCalls: Caller = {
  options: ['startBuffer', 'vsRanking'],
  mode: { mode: 'vs' },
  mostPoints: MOST_POINTS,
  next: (calls) => thrownAt(Math.min(calls.length, EVENT))!,

  refuses(values, calls, faces) {
    const [home] = calls;
    if (calls.length !== FIRE || home === undefined) return undefined;
    const kernel = vsKernel(wildfireOptions(values));
    const state = kernel.create();
    kernel.apply(state, squareOf(home));
    return kernel.check(state, squareOf(faces), CHANCE);
  },

  rank: (values, { points, saved }) =>
    vsRank(points, saved ? 0 : 1, wildfireOptions(values).vsRanking === 'homeFirst'),
};
