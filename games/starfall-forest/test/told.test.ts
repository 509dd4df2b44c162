import { engineText, LANGUAGES, tellBriefly, tellEvents, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { starfallForest } from '../src/index.ts';
import { rulesWith } from './play.ts';
import { storyOf } from './story.ts';

/** What people do with something that is no fairy, and the steps that they have. */
const DEEDS: ReadonlySet<string> = new Set(['snakePlaced', 'snakeMoved', 'rolledSteps']);

test.each(LANGUAGES)(
  'who does what is told with a name and a place that the board shows: %s',
  (language) => {
    const say = translator(language, engineText, starfallForest.text);
    const { notation } = rulesWith();
    const events = [1, 2, 3].flatMap((seed) =>
      storyOf({ turnCap: 100 }, seed).entries.flatMap((entry) => entry.events),
    );
    const planted = events.filter(({ code }) => code === 'planted');
    for (const event of events)
      for (const manner of ['written', 'spoken'] as const) {
        const full = tellEvents(say, notation, [event], manner).map(({ text }) => text);
        const short = tellBriefly(say, notation, [event], manner) ?? '';
        // The columns and rows on the board begin with 1.
        expect([...full, short].join(' ')).not.toMatch(/\b0,\d|\d,0\b|-\d/);
        if (DEEDS.has(event.code))
          for (const text of [...full, short])
            expect(text).toMatch(
              new RegExp(`(?:player|giocatore) ${event.args['seat']! + 1}`, 'i'),
            );
      }
    expect(planted.length).toBeGreaterThan(4);
    expect(events.filter(({ code }) => DEEDS.has(code)).length).toBeGreaterThan(20);
  },
);
