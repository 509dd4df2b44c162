import { defaults, EventList, LANGUAGES, Xoshiro } from '@glade/engine';
import { companions, events, games } from '@glade/games';
import {
  compareCatalogues,
  messageArguments,
  placesOf,
  speaker,
  tellPlace,
  type Companion,
} from '@glade/text';
import { describe, expect, test } from 'vitest';

// What the card “On your table” has to say. That it says the right thing is shown by `physical-table.test.ts` of each game.

describe.each(Object.entries(companions))('on the table: %s', (id, { companion, text }) => {
  const { deeds }: Pick<Companion<never>, 'deeds'> = companion;
  const wanted = Object.values(deeds).flatMap((deed) => (typeof deed === 'string' ? [] : [deed]));

  test('each kind of event has its imperative, or a reason why it needs none', () => {
    expect(Object.keys(deeds).toSorted()).toEqual(Object.keys(events[id]!).toSorted());
    const unknown = Object.entries(deeds).flatMap(([code, deed]) =>
      typeof deed === 'string'
        ? []
        : deed.args.filter((arg) => !events[id]![code]!.args.includes(arg)),
    );
    expect(unknown).toEqual([]);
  });

  test('each imperative is said in both languages, and they agree', () => {
    for (const language of LANGUAGES)
      for (const { code } of wanted)
        expect(Object.keys(text[language])).toContain(`onTable.${code}`);
    expect(compareCatalogues(text)).toEqual([]);
  });

  test('what names a player says “you” to the only person at the screen', () => {
    for (const language of LANGUAGES) {
      const messages: Readonly<Record<string, string>> = text[language];
      const toAll = Object.keys(messages).filter((key) => !key.endsWith('.you'));
      const naming = toAll.filter((key) =>
        messageArguments(messages[key]!).some((argument) => argument.startsWith('player:seat')),
      );
      expect(naming.filter((key) => messages[`${key}.you`] === undefined)).toEqual([]);
    }
  });

  test('a place has the same name on the card and in all other texts at a real table', () => {
    const game = games.find((each) => each.id === id)!;
    const rules = game.rules(defaults(game.options));
    const state = rules.create();
    const trace = new EventList();
    const random = new Xoshiro(1);
    for (let i = 0; i < 60 && rules.count(state) > 0; i++)
      rules.apply(state, rules.nth(state, random.below(rules.count(state))), trace);
    const cells = new Set(trace.events.flatMap(placesOf));
    expect(cells.size).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      const say = speaker(language, game.text[language], text[language]).at({ real: true });
      // In a list of places each of them has no comma of its own.
      const named = (keys: string) =>
        [...cells].map((cell) =>
          tellPlace(say, rules.notation, cell, 'written', keys).replaceAll(',', ''),
        );
      expect(named('')).toEqual(named('onTable.'));
    }
  });

  test('what is said of one place can be said of several', () => {
    const ofOnePlace = wanted.filter(({ args }) => args.filter(isPlace).length === 1);
    const wrong = LANGUAGES.flatMap((language) => {
      const messages: Readonly<Record<string, string>> = text[language];
      return ofOnePlace.filter(({ code }) => {
        const asked = messageArguments(messages[`onTable.${code}`]!).map(
          (each) => each.split(':')[0]!,
        );
        return asked.some(isPlace) || !asked.some((each) => each === 'n' || each === 'places');
      });
    });
    expect(wrong).toEqual([]);
  });
});

test('every game has a companion', () => {
  expect(Object.keys(companions).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
});

const isPlace = (arg: string): boolean => arg.endsWith('cell');
