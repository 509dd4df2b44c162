import type { Event } from '@glade/engine';
import {
  engineText,
  LANGUAGES,
  tellBriefly,
  tellEvents,
  translator,
  type Manner,
} from '@glade/text';
import { describe, expect, test } from 'vitest';
import { onTable, starfallForest } from '../src/index.ts';
import { rulesWith } from './play.ts';
import { storyOf } from './story.ts';

const { notation } = rulesWith();
const events = [1, 2, 3].flatMap((seed) =>
  storyOf({ turnCap: 100 }, seed).entries.flatMap((entry) => entry.events),
);
const kinds = (...codes: readonly string[]): readonly Event[] =>
  events.filter(({ code }) => codes.includes(code));

describe.each(LANGUAGES)('what is told: %s', (language) => {
  const say = translator(language, engineText, starfallForest.text);
  const told = (
    event: Event,
    manners: readonly Manner[] = ['written', 'spoken'],
  ): readonly string[] =>
    manners.flatMap((manner) => [
      ...tellEvents(say, notation, [event], manner).map(({ text }) => text),
      tellBriefly(say, notation, [event], manner) ?? '',
    ]);

  test('no place is spoken with a number below 1, as the first column and row on the board have a 1', () => {
    expect(kinds('planted').length).toBeGreaterThan(4);
    expect(
      events
        .flatMap((event) => told(event, ['spoken']))
        .filter((text) => /\b0,\d|\d,0\b|-\d/.test(text)),
    ).toEqual([]);
  });

  test('whose snake it is, who moves one and whose steps the dice give is said', () => {
    const deeds = kinds('snakePlaced', 'snakeMoved', 'rolledSteps');
    expect(deeds.length).toBeGreaterThan(20);
    const nameless = deeds.flatMap((event) => {
      const name = new RegExp(`(?:player|giocatore) ${event.args['seat']! + 1}`, 'i');
      return told(event).filter((text) => !name.test(text));
    });
    expect(nameless).toEqual([]);
  });

  test('a snake lies on a path, and at a tree', () => {
    const put = kinds('snakePlaced').flatMap((event) => told(event));
    const [path, tree] =
      language === 'en'
        ? [/ on the path between/, / at column \d/]
        : [/ sul sentiero tra/, / in colonna \d/];
    expect([path, tree].filter((known) => !put.some((text) => known.test(text)))).toEqual([]);
    expect(put.filter((text) => /at the path|: (?:il sentiero|colonna)/.test(text))).toEqual([]);
  });

  test('where somebody starts and goes, and where a star falls, is named in short, too', () => {
    const deeds = kinds('stepped', 'fell', 'fairyPlaced');
    expect(deeds.length).toBeGreaterThan(20);
    const placeless = deeds.flatMap((event) => {
      const text = tellBriefly(say, notation, [event], 'written') ?? '';
      return /(?:column|row|colonna|riga) \d|corner|angolo in (?:alto|basso) a (?:sinistra|destra)/.test(
        text,
      )
        ? []
        : [text];
    });
    expect(placeless).toEqual([]);
  });

  test('that a star falls is told in the words with which it is asked where', () => {
    const [event] = kinds('completed');
    const seat = event!.args['seat']!;
    for (const you of [undefined, seat]) {
      const tell = you === undefined ? say : say.at({ you });
      const brief = tellBriefly(tell, notation, [event!], 'spoken', { you })!;
      for (const key of ['step.star', 'step.wake']) {
        const asked = tell(key, { player: seat + 1, far: 'no' });
        const [first] = asked.split(/(?<=!) /);
        expect(` ${brief}`.slice(-first!.length - 1)).toBe(` ${first}`);
      }
    }
  });

  test('whose big star a shooting star takes is said', () => {
    const lost = kinds('rolledStars').filter(
      ({ args }) => args['stars']! > 0 && args['aside'] === 0,
    );
    expect(lost.length).toBeGreaterThan(1);
    const nameless = lost.flatMap((event) => {
      const name = new RegExp(`(?:player|giocatore) ${event.args['seat']! + 1}`, 'i');
      return told(event).filter((text) => !name.test(text));
    });
    expect(nameless).toEqual([]);
  });

  test('a big star on a die is never told as if it were a star that somebody has', () => {
    const thrown = kinds('rolledStars').filter(({ args }) => args['stars']! > 0);
    expect(thrown.length).toBeGreaterThan(4);
    const unclear = thrown.flatMap((event) =>
      told(event).filter((text) => !/big stars?|stell[ae] grand[ei]/.test(text)),
    );
    expect(unclear).toEqual([]);
  });

  test('the card says why a star topples its tree', () => {
    expect(onTable[language]['onTable.felled']).toMatch(
      /^(Two or more big stars|Due o più stelle grandi)/,
    );
  });

  test('what chance builds in a quick start is nobody’s deed, and is counted', () => {
    const quick = storyOf({ setup: 'random', turnCap: 20 }, 1).entries.flatMap(
      (each) => each.events,
    );
    for (const code of ['knocked', 'planted', 'snakePlaced']) {
      const built = quick.filter((event) => event.code === code);
      expect(built.length).toBeGreaterThan(2);
      for (const manner of ['written', 'spoken'] as const) {
        const heard = [
          ...tellEvents(say, notation, built, manner, { you: 0 }).map(({ text }) => text),
          tellBriefly(say, notation, built, manner, { you: 0 }) ?? '',
        ];
        expect(heard).toHaveLength(2);
        for (const text of heard) {
          expect(text).not.toMatch(/you|player|giocatore|hai /i);
          expect(text).toMatch(new RegExp(`\\b${built.length} `));
        }
      }
    }
  });
});
