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
  const drawn = statusOf(language, hidden, step, players, false);
  return [...drawn.matchAll(/<span aria-hidden="true">([^<]*)</g)].map(([, text]) => text).join();
}

function statusOf(
  language: 'en' | 'it',
  hidden: boolean,
  step: 'act' | 'over',
  players: number,
  acted: boolean,
): string {
  const grid = { hidden, finished: false, burnt: false, points: 7 };
  const view = {
    mode: 'vs',
    step,
    grids: Array.from({ length: players }, () => grid),
  } as unknown as WildfireView;
  const say = translator(language, engineText, wildfire.text);
  return renderToString(<SeatStatus {...{ view, seat: 0, say, acted }} options={{}} />);
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

test.each(LANGUAGES)(
  'who has drawn has a tick and the word until the next throw: %s',
  (language) => {
    const [word, heard] = language === 'en' ? ['drawn', 'has drawn'] : ['fatto', 'ha disegnato'];
    const signs = (status: string): number => status.split('<path').length - 1;
    for (const hidden of [true, false]) {
      const status = statusOf(language, hidden, 'act', 2, true);
      expect(status).toContain(`<span aria-hidden="true">${word}</span>`);
      expect(status).toContain(`>${heard}</span>`);
      expect(signs(status)).toBe(2);
      expect(signs(statusOf(language, hidden, 'act', 2, false))).toBe(1);
      expect(statusOf(language, hidden, 'over', 2, true)).not.toContain(heard);
    }
    const ofFour = statusOf(language, true, 'act', 4, true);
    expect(ofFour).not.toContain(`<span aria-hidden="true">${word}`);
    expect(signs(ofFour)).toBe(2);
  },
);
