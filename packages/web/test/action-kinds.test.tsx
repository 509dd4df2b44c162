import { defaults, LANGUAGES, Match, outcomeAt, OVER, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { Table } from '@glade/table';
import { engineText, translator } from '@glade/text';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { actionKinds, kindMessage } from '../src/match/dialogs/action-kinds.ts';

const MODES: readonly (readonly [id: string, options: OptionValues])[] = [
  ['wildfire', {}],
  ['wildfire', { mode: 'x4' }],
  ['wildfire', { mode: 'vs' }],
  ['forest-fire', {}],
  ['leaf-climbers', {}],
  ['starfall-forest', {}],
  ['war-kids', {}],
  ['war-kids', { scenario: 'forestRoad' }],
  ['fair-verona', {}],
];

describe.each(MODES)('what people can do now in %s %o', (id, more) => {
  const game = games.find((one) => one.id === id)!;
  const says = LANGUAGES.map((language) => translator(language, engineText, game.text));

  test('is told by a sentence for each kind of action, in both languages, and counts each once', async () => {
    const board = await boards[id]!();
    const options = { ...defaults(game.options), ...more };
    const { seats } = game.rules(options);
    const players = Array.from({ length: seats }, () => 'person');
    let match = Match.start(game, { options, dice: 'virtual', seed: '1', players });
    let draw = 1;
    const silent = new Set<string>();
    const miscounted: string[] = [];
    const late: string[] = [];
    const bare = new Set<string>();
    const nowPicture = (await board.extras?.())?.nowPicture;
    const isBare = (key: string, view: unknown): boolean =>
      says.some((say) => !say.has(`${key}.why`)) ||
      !nowPicture?.(key, view, (code) => board.effects?.[code]?.picture === true);
    for (let entry = 0; entry < 150 && match.actor !== OVER; entry++) {
      draw = (draw * 48_271) % 2_147_483_647;
      const { rules, state, actor } = match;
      if (actor >= 0) {
        const table = new Table(match, { chooser: { choose: () => Promise.reject(new Error()) } });
        const view = table.view(actor);
        for (const action of view.legal) {
          const key = kindMessage(board.name(view.view, action).key);
          if (says.some((say) => !say.has(key))) silent.add(key);
        }
        const kinds = actionKinds(says[0]!, board, view, match);
        const counted = kinds.reduce((sum, { count }) => sum + count, 0);
        for (const { key, event } of kinds)
          if (
            event === undefined
              ? isBare(key, view.view)
              : says.some((say) => !say.has(`${key}.why`))
          )
            bare.add(key);
        if (counted !== view.legal.length) miscounted.push(`${entry}: ${counted}`);
        const firstBeside = kinds.findIndex(({ cells }) => cells.length === 0);
        const lastOnBoard = kinds.findLastIndex(({ cells }) => cells.length > 0);
        if (firstBeside >= 0 && firstBeside < lastOnBoard) late.push(kinds[lastOnBoard]!.text);
        table.dispose();
      }
      const thrown = actor < 0 ? rules.thrown(state) : undefined;
      if (thrown && isBare(`throw.${thrown.code}`, rules.view(state, undefined)))
        bare.add(`throw.${thrown.code}`);
      const chosen =
        actor < 0
          ? outcomeAt(rules, state, draw % rules.totalWeight(state))
          : rules.nth(state, draw % rules.count(state));
      const played = match.play(chosen, actor);
      if (!played.ok) throw new Error(played.refusal.code);
      match = played.match;
    }
    expect(match.log.length).toBeGreaterThan(0);
    expect([...silent]).toEqual([]);
    expect(miscounted).toEqual([]);
    // What is done on the board is told first.
    expect(late).toEqual([]);
    // Each has a picture, and says why one would do it.
    expect([...bare]).toEqual([]);
  });
});

test('what people can do while a riddle is asked does not show its answer', async () => {
  const game = games.find((one) => one.id === 'war-kids')!;
  const say = translator('en', engineText, game.text);
  const board = await boards['war-kids']!();
  const { nowPicture } = await board.extras!();
  const shown = new Set<string>();
  const asked = new Set<string>();
  for (let draw = 0; draw < 20; draw++) {
    const options = { ...defaults(game.options), mode: 'guess' };
    const players = ['person', 'person'];
    const building = Match.start(game, { options, dice: 'virtual', seed: '1', players }).build();
    const { rules, state } = building;
    building.play(outcomeAt(rules, state, draw % rules.totalWeight(state)), building.actor);
    const match = building.match();
    const table = new Table(match, { chooser: { choose: () => Promise.reject(new Error()) } });
    const view = table.view(match.actor);
    const kinds = actionKinds(say, board, view, match);
    table.dispose();
    asked.add((view.view as { readonly phrase: string }).phrase);
    const pictures = kinds.map(({ key, event }) => [
      event,
      renderToString(<>{nowPicture!(key, view.view, () => 'event')}</>),
    ]);
    shown.add(JSON.stringify([kinds.map(({ text }) => text), pictures]));
    // Each kind of unit has its own picture.
    const drawn = pictures.slice(0, 4).map(([, picture]) => picture);
    expect(new Set(drawn).size).toBe(4);
    expect(drawn).not.toContain('');
  }
  expect(asked.size).toBeGreaterThan(10);
  // Whatever is asked, it is the same.
  expect(shown.size).toBe(1);
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s says of all that can be done, and of all dice, why one would',
  (_, { text }) => {
    for (const language of LANGUAGES) {
      const words = Object.keys(text[language]);
      const named = words.filter((key) => /^(?:now|throw)\.(?!.*\.why$)/.test(key));
      // An order that is drawn is told by itself, and nobody chooses it.
      const silent = named.filter((key) => key !== 'throw.order' && !words.includes(`${key}.why`));
      expect(named.length).toBeGreaterThan(0);
      expect(silent).toEqual([]);
    }
  },
);
