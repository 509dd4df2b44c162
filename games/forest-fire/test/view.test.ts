import { OVER, Xoshiro } from '@glade/engine';
import { legalOf, playOut } from '@glade/engine/testing';
import { SQUARES } from '@glade/boards/squares36';
import { describe, expect, test } from 'vitest';
import { canJump, choiceOf, dropBetween, firesInReach } from '../src/board/choices.ts';
import { notesOf } from '../src/board/notes.ts';
import { DROP, SEAT } from '../src/rules/actions.ts';
import { LINES } from '../src/rules/lines.ts';
import { HAND } from '../src/rules/places.ts';
import { ENDED, OPENING, PILOT, ROLLS, TURNS, type FireState } from '../src/rules/state.ts';
import { rulesWith, sensible, someOptions, type FireRules } from './play.ts';

// What the board shows and what searches estimate, against what the rules then do.

const squares = Array.from({ length: SQUARES }, (_, square) => square);

function everyState(matches: number, see: (game: FireRules, s: FireState) => void): void {
  const random = new Xoshiro(23);
  for (let match = 0; match < matches; match++) {
    const game = rulesWith(someOptions(random));
    playOut(game, sensible(game, random), (s) => see(game, s), 120);
  }
}

const trial = (game: FireRules, s: FireState, action: number): FireState => {
  const after = game.create();
  game.copy(s, after);
  game.apply(after, action);
  return after;
};

describe('what is shown', { timeout: 60_000 }, () => {
  test.each(
    [false, true].flatMap((chain) => [false, true].map((stackSpread) => ({ chain, stackSpread }))),
  )(
    'FF-13, FF-R08, FF-R09: the squares that a roll would fill are those it fills, with %o',
    (chosen) => {
      const random = new Xoshiro(1);
      const wrong = new Set<string>();
      let filled = 0;
      for (let match = 0; match < 20; match++) {
        const game = rulesWith({ ...someOptions(random), ...chosen });
        playOut(
          game,
          sensible(game, random),
          (s) => {
            if (s.step !== ROLLS && s.step !== OPENING) return;
            const { fills } = game.view(s, 0);
            for (const square of squares) {
              const after = trial(game, s, square);
              const fresh = squares.filter(
                (other) =>
                  other !== square && s.counters[other] === 0 && after.counters[other]! > 0,
              );
              filled += fresh.length;
              if (fresh.join() !== fills[square]!.toSorted((x, y) => x - y).join())
                wrong.add(`${game.notation.position(s)}, ${square}`);
            }
          },
          120,
        );
      }
      expect([...wrong].slice(0, 3)).toEqual([]);
      expect(filled).toBeGreaterThan(1000);
    },
  );

  test('when it is over nothing more would burn', () => {
    const random = new Xoshiro(2);
    let burning = 0;
    for (let match = 0; match < 40; match++) {
      const game = rulesWith({ ...someOptions(random), maxRounds: 20 });
      const s = playOut(game, sensible(game, random));
      burning += game.view(s, 0).burning;
      expect(game.view(s, 0).fills.flat()).toEqual([]);
    }
    expect(burning).toBeGreaterThan(20);
  });

  test('FF-16, FF-U09: who stands in flames is told with the task, before the reminder to talk', () => {
    const random = new Xoshiro(5);
    const game = rulesWith({ place: 'after', firebreaks: 0 });
    const s = playOut(game, sensible(game, random), () => undefined, 30);
    const seen = game.view(s, 0);
    const players = seen.players.map((player, seat) => ({
      ...player,
      out: false,
      danger: seat === 0,
      moves: 2,
    }));
    const during = { ...seen, players, step: 'turns' as const, seat: 0 };
    const notes = notesOf(during, { talkPrompt: true }, [0, 1]);
    expect(notes).toEqual([
      { key: 'board.danger', args: { player: 1 }, urgent: true },
      { key: 'step.talk', urgent: false },
    ]);
    const both = { ...during, players: players.map((player) => ({ ...player, danger: true })) };
    expect(notesOf(both, {}, [0, 1])).toEqual([
      { key: 'board.danger.several', args: { players: players.length }, urgent: true },
    ]);
    const spent = { ...during, players: players.map((player) => ({ ...player, moves: 0 })) };
    expect(notesOf(spent, {}, [0, 1])).toEqual([
      { key: 'board.danger.mate', args: { player: 1 }, urgent: true },
    ]);
    const [later] = notesOf({ ...during, seat: 1, actor: 1 }, {}, [0, 1]);
    expect(later?.key).toBe('board.danger.later');
    // FF-R20: in a free order they may move now.
    const [now] = notesOf({ ...during, seat: 1, actor: 1 }, { turnOrder: 'free' }, [0, 1]);
    expect(now?.key).toBe('board.danger');
    const [there] = notesOf({ ...during, step: 'rolls' }, {}, [0, 1]);
    expect(there?.key).toBe('board.danger.there');
    expect(notesOf({ ...during, step: 'over' }, { talkPrompt: true }, [0, 1])).toEqual([]);
  });

  test('FF-U09: nobody is asked to talk it over who is alone with bots, or whose mates are out', () => {
    const game = rulesWith({ place: 'after', firebreaks: 0 });
    const s = playOut(game, sensible(game, new Xoshiro(5)), () => undefined, 30);
    const { players, ...seen } = game.view(s, 0);
    const all = players.map((player) => ({ ...player, out: false, danger: false }));
    const during = { ...seen, step: 'turns' as const, players: all };
    const talk = { talkPrompt: true };
    expect(notesOf(during, talk, [0, 1])).toEqual([{ key: 'step.talk', urgent: false }]);
    expect(notesOf(during, talk, [0])).toEqual([]);
    expect(notesOf(during, talk, [])).toEqual([]);
    const caught = all.map((player, seat) => ({ ...player, out: seat === 1 }));
    expect(notesOf({ ...during, players: caught }, talk, [0, 1])).toEqual([]);
  });

  test('FF-16: in danger is who would be caught if nothing more were done', () => {
    let [endangered, bad] = [0, 0];
    everyState(40, (game, s) => {
      if (game.actor(s) === OVER) return;
      for (const player of game.view(s, 0).players) {
        const burns = player.place < SQUARES && s.counters[player.place]! > 0;
        if (player.danger) endangered += 1;
        if (player.danger !== burns) bad += 1;
      }
    });
    expect(bad).toBe(0);
    expect(endangered).toBeGreaterThan(20);
  });

  test('FF-R24: a tank is shown full when water can be dropped', () => {
    let [drops, refills, bad] = [0, 0, 0];
    everyState(40, (game, s) => {
      // Before the first round nobody has filled anything, and nobody has water left who has dropped it.
      for (const [seat, { full }] of game.view(s, 0).players.entries()) {
        const waits = s.round > 0 && s.round % 2 === 0 && s.moves[seat]! > 0;
        if (full !== (s.roles[seat] === PILOT && waits && s.step !== ENDED)) bad += 1;
      }
      if (s.step !== TURNS || s.roles[s.seat] !== PILOT) return;
      const { full } = game.view(s, 0).players[s.seat]!;
      const legal = legalOf(game, s).map((a) => a % SEAT);
      const lines = legal.some((a) => a >= DROP && a < DROP + LINES.length);
      if (lines) drops += 1;
      else refills += 1;
      if (lines !== full) bad += 1;
    });
    expect(bad).toBe(0);
    expect(Math.min(drops, refills)).toBeGreaterThan(20);
  });

  test('whoever is at turn is told to put out a fire, or to jump, when that can be done', () => {
    const seen = new Set<string>();
    let bad = 0;
    everyState(40, (game, s) => {
      const player = game.view(s, 0).players[s.seat]!;
      if (s.step !== TURNS || player.place === HAND) return;
      // In a free order the legal actions are everybody's, those of the move filter the seat's own.
      const meanings = Array.from(
        { length: game.moveFilter!.count(s) },
        (_, k) => choiceOf(game.moveFilter!.nth(s, k) % SEAT, false).meaning,
      );
      const [near, far] = [firesInReach(game.view(s, 0), player.place) > 0, canJump(player)];
      if (meanings.some(({ kind }) => kind === 'putOut') !== near) bad += 1;
      if (meanings.filter(({ kind }) => kind === 'go').length > 30 !== far) bad += 1;
      seen.add(`${near} ${far}`);
    });
    expect(bad).toBe(0);
    expect(seen.size).toBe(4);
  });

  test('the board understands every action as it is written', () => {
    const seen = new Set<string>();
    everyState(40, (game, s) => {
      if (s.step !== TURNS) return;
      for (let k = 0; k < game.count(s); k++) {
        const action = game.nth(s, k);
        const { meaning, seat } = choiceOf(
          action,
          action >= SEAT || /^\d:/.test(written(game, s, action)),
        );
        const who = seat === undefined ? '' : `${seat + 1}: `;
        seen.add(meaning.kind);
        expect(written(game, s, action)).toBe(who + say(game, meaning));
      }
    });
    expect([...seen].toSorted()).toEqual(['done', 'drop', 'go', 'putOut', 'refill', 'stop']);
  });

  const written = (game: FireRules, s: FireState, a: number): string => game.notation.format(s, a);

  function say(game: FireRules, meaning: ReturnType<typeof choiceOf>['meaning']): string {
    switch (meaning.kind) {
      case 'go':
        return `go ${game.notation.place(meaning.place)}`;
      case 'putOut':
        return `put out ${game.notation.place(meaning.place)}`;
      case 'drop':
        return `drop ${meaning.line.map((square) => game.notation.place(square)).join(' ')}`;
      default:
        return meaning.kind;
    }
  }

  test('roles are understood as they are written', () => {
    const game = rulesWith({ game: 'mixed', firebreaks: 0 });
    const s = game.create();
    const roles = [177, 178, 179].map((action) => choiceOf(action, false).meaning);
    expect(roles).toEqual([0, 1, 2].map((role) => ({ kind: 'role', role })));
    expect([177, 178, 179].map((action) => game.notation.format(s, action))).toEqual([
      'hotshot',
      'smoke jumper',
      'pilot',
    ]);
  });

  test('two taps mean the line between them, in any order', () => {
    for (const [k, [first, middle, last]] of LINES.entries()) {
      expect([dropBetween(first, last), dropBetween(last, first)]).toEqual([DROP + k, DROP + k]);
      expect(dropBetween(first, middle)).toBe(-1);
    }
  });
});

describe('what searches estimate', () => {
  test('less fire is worth more, and a win most', () => {
    const game = rulesWith({ firebreaks: 0 });
    const worth = (forest: string): number => {
      const text = `turns round 2 seat 1 left 0: ${forest} ; H 3,3 moves 2 ; H N1 moves 2`;
      const read = game.notation.parsePosition(text);
      if (!read.ok) throw new Error(text);
      const out = new Float64Array(2);
      game.score(read.value, out);
      expect(out[1]).toBe(out[0]);
      return out[0]!;
    };
    const forests = ['1...../', '11..../', '111.../', '111111/'].map(
      (row) => row + '....../'.repeat(5),
    );
    const worths = forests.map((forest) => worth(forest.slice(0, -1)));
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    expect(new Set(worths).size).toBe(4);
    expect(Math.max(...worths)).toBeLessThan(1);
  });
});
