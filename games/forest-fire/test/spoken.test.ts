import { LANGUAGES, OVER, Xoshiro } from '@glade/engine';
import { playOut } from '@glade/engine/testing';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { notesOf } from '../src/board/notes.ts';
import { stepOf } from '../src/board/step.ts';
import { forestFire } from '../src/index.ts';
import { HAND } from '../src/rules/places.ts';
import { rulesWith, sensible, someOptions } from './play.ts';

const MOST_WORDS = 20;

const words = (sentence: string): number => sentence.split(/\s+/).filter(Boolean).length;

test('what to do now is said in at most 20 words, and so is each note', () => {
  const random = new Xoshiro(31);
  const messages = new Map<
    string,
    { key: string; args?: Readonly<Record<string, string | number>> }
  >();
  for (let match = 0; match < 60; match++) {
    const options = someOptions(random);
    const game = rulesWith(options);
    playOut(
      game,
      sensible(game, random),
      (s) => {
        if (game.actor(s) === OVER) return;
        const view = game.view(s, 0);
        for (const message of [
          stepOf(view, options),
          ...notesOf(
            view,
            options,
            view.players.map((_, seat) => seat),
          ),
        ])
          messages.set(`${message.key} ${JSON.stringify(message.args)}`, message);
      },
      60,
    );
  }
  const long = LANGUAGES.flatMap((language) => {
    const say = translator(language, engineText, forestFire.text);
    return [...messages.values()]
      .flatMap(({ key, args }) =>
        [key, `${key}.you`].filter((each) => say.has(each)).map((each) => say(each, args)),
      )
      .filter((sentence) => words(sentence) > MOST_WORDS);
  });
  expect([...new Set(long)]).toEqual([]);
  expect(messages.size).toBeGreaterThan(30);
});

test('FF-R31: who comes back after a rest is told to choose a place outside', () => {
  const random = new Xoshiro(3);
  const options = { burned: 'rest', place: 'after', setupRounds: 1 } as const;
  const game = rulesWith(options);
  let back = 0;
  for (let match = 0; match < 20; match++) {
    playOut(
      game,
      sensible(game, random),
      (s) => {
        const view = game.view(s, 0);
        if (view.step !== 'turns' || view.players[view.seat]!.place !== HAND) return;
        back += 1;
        expect(stepOf(view, { ...options, turnOrder: 'seat' }).key).toBe('step.turns.comeBack');
      },
      200,
    );
  }
  expect(back).toBeGreaterThan(0);
});
