import { LANGUAGES } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { SeatStatus } from '../src/board/SeatStatus.tsx';
import { wildfire } from '../src/index.ts';
import type { WildfireView } from '../src/rules/view.ts';

/** What is seen, and not only heard, at a seat in VS. */
function seen(
  language: 'en' | 'it',
  hidden: boolean,
  step: 'act' | 'over' = 'act',
  players = 2,
): string {
  const grid = { hidden, finished: false, burnt: false, points: 7 };
  const view = {
    mode: 'vs',
    step,
    grids: Array.from({ length: players }, () => grid),
  } as unknown as WildfireView;
  const say = translator(language, engineText, wildfire.text);
  const drawn = renderToString(<SeatStatus {...{ view, seat: 0, say }} options={{}} />);
  return [...drawn.matchAll(/<span aria-hidden="true">([^<]*)</g)].map(([, text]) => text).join();
}

test.each(LANGUAGES)(
  'at the seat of a player whose grid is secret that is seen: %s',
  (language) => {
    expect(seen(language, true)).toBe(language === 'en' ? 'secret' : 'segreto');
    expect(seen(language, true, 'act', 4)).toBe('');
    expect(seen(language, false)).toBe('');
    expect(seen(language, false, 'over')).toBe('7');
  },
);
