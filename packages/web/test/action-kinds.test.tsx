import { defaults, LANGUAGES, Match, outcomeAt, OVER, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { Table } from '@glade/table';
import { engineText, translator } from '@glade/text';
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
        if (counted !== view.legal.length) miscounted.push(`${entry}: ${counted}`);
        const firstBeside = kinds.findIndex(({ cells }) => cells.length === 0);
        const lastOnBoard = kinds.findLastIndex(({ cells }) => cells.length > 0);
        if (firstBeside >= 0 && firstBeside < lastOnBoard) late.push(kinds[lastOnBoard]!.text);
        table.dispose();
      }
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
  });
});
