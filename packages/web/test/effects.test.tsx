import {
  defaults,
  LANGUAGES,
  Match,
  outcomeAt,
  OVER,
  Xoshiro,
  type BotGame,
  type Event,
  type OptionValues,
} from '@glade/engine';
import { games } from '@glade/games';
import { events as eventsOf } from '@glade/games/beside';
import { boards } from '@glade/games/browser';
import { engineText, tellBriefly, tellEvents, translator } from '@glade/text';
import type { EventEffect } from '@glade/ui';
import { RECIPES } from '@glade/ui/sound';
import { beforeAll, describe, expect, test } from 'vitest';
import { seatNamer } from '../src/narration/narration.ts';

// Each kind of event of each game is told in short words, and has a picture, a movement and a sound, or a reason for none.

const STYLES = import.meta.glob<string>('../../../games/*/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const REASONS = ['part', 'count', 'mine', 'often'];
const MOST_SPOKEN_WORDS = 20;
const MOST_BRIEF_WORDS = 8;

const MODES: Readonly<Record<string, readonly OptionValues[]>> = {
  wildfire: [{}, { mode: 'x4' }, { mode: 'vs' }],
  'forest-fire': [
    {},
    { players: 3 },
    { game: 'smokeJumpers', burned: 'rest' },
    { game: 'mixed', players: 4, chain: true, maxRounds: 20 },
  ],
  'leaf-climbers': [{}, { players: 2 }],
  'starfall-forest': [{}],
  'war-kids': [{}, { scenario: 'forestRoad' }, { mode: 'guess' }],
  'fair-verona': [{}],
};

/** What one entry of a match caused, with the position after it. */
interface Happened {
  readonly events: readonly Event[];
  readonly view: unknown;
}

/** Matches of bots and of chance in all modes of a game. */
function happened(game: BotGame): readonly (readonly [OptionValues, readonly Happened[]])[] {
  return MODES[game.id]!.flatMap((more) =>
    ['1', '2', '3'].map((seed) => {
      const options = { ...defaults(game.options), ...more };
      const rules = game.rules(options);
      const players = Array.from({ length: rules.seats }, () => 'bot steady');
      const building = Match.start(game, { options, dice: 'virtual', seed, players }).build();
      const random = new Xoshiro(Number(seed));
      const [policy] = seed === '1' ? [] : Object.values(game.policies(rules));
      const all: Happened[] = [];
      for (let entry = 0; entry < 400 && building.actor !== OVER; entry++) {
        const { state, actor } = building;
        const any = (): number => rules.nth(state, random.below(rules.count(state)));
        const chosen =
          actor < 0
            ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
            : (policy?.choose(state, random) ?? any());
        if (building.play(chosen, actor) !== undefined) throw new Error(`${game.id} ${entry}`);
        all.push({ events: [], view: rules.view(building.state, undefined) });
      }
      const told = building.match().events();
      return [options, all.map(({ view }, i) => ({ view, events: told[i]! }))] as const;
    }),
  );
}

const isReason = (value: unknown): boolean =>
  typeof value === 'object' && REASONS.includes((value as { none: string }).none);

const words = (sentence: string): number => sentence.split(/\s+/).filter(Boolean).length;

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  let codes: readonly string[];
  let effects: Readonly<Record<string, EventEffect>> | undefined;
  let played: ReturnType<typeof happened>;
  const says = LANGUAGES.map(
    (language) => [language, translator(language, engineText, game.text)] as const,
  );

  beforeAll(async () => {
    codes = Object.values(await eventsOf[id]!()).map(({ code }) => code);
    effects = (await boards[id]!()).effects;
    played = happened(game);
  });

  test('each kind of event has words in both languages', () => {
    for (const [, say] of says)
      expect(codes.filter((code) => !say.has(`event.${code}`))).toEqual([]);
  });

  test('each kind of event has a picture, a movement and a sound, or a reason for none', () => {
    expect(Object.keys(effects ?? {}).toSorted()).toEqual(codes.toSorted());
    const css = Object.entries(STYLES)
      .filter(([file]) => file.includes(`/games/${id}/`))
      .map(([, style]) => style)
      .join('\n');
    const used = [...css.matchAll(/animation(?:-name)?:([^;}]+)/g)]
      .map(([, names]) => names)
      .join();
    const movements = new Set(
      [...css.matchAll(/@keyframes ([\w-]+)/g)]
        .map(([, name]) => name!)
        .filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(used)),
    );
    const wrong = Object.entries(effects ?? {}).flatMap(([code, effect]) => [
      ...(effect.picture === true || isReason(effect.picture) ? [] : [`${code}: picture`]),
      ...((
        typeof effect.movement === 'string'
          ? movements.has(effect.movement)
          : isReason(effect.movement)
      )
        ? []
        : [`${code}: movement`]),
      ...((typeof effect.sound === 'string' ? effect.sound in RECIPES : isReason(effect.sound))
        ? []
        : [`${code}: sound`]),
    ]);
    expect(wrong).toEqual([]);
  });

  test('each picture is drawn', async () => {
    const { EventPicture } = await boards[id]!();
    const seen = new Set<string>();
    const empty = new Set<string>();
    for (const [, all] of played)
      for (const { events, view } of all)
        for (const event of events) {
          if (effects?.[event.code]?.picture !== true) continue;
          seen.add(event.code);
          const drawn = EventPicture?.({ event, view });
          if (drawn === null || drawn === undefined) empty.add(event.code);
        }
    expect([...empty]).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
  });

  test('each event is told in eight words', () => {
    const long = new Map<string, string>();
    for (const [language, say] of says)
      for (const [options, all] of played) {
        const rules = game.rules(options);
        for (const { events } of all)
          for (const event of events)
            for (const listener of [{}, { you: 0 }]) {
              const brief = tellBriefly(say, rules.notation, [event], 'written', listener) ?? '';
              if (words(brief) > MOST_BRIEF_WORDS) long.set(`${language} ${event.code}`, brief);
            }
      }
    expect([...long]).toEqual([]);
  });

  test('no event is spoken in more than twenty words', () => {
    const long = new Map<string, string>();
    for (const [language, say] of says)
      for (const [options, all] of played) {
        const rules = game.rules(options);
        const listeners = [{}, { you: 0 }, { nameOf: seatNamer(say, rules, options) }];
        for (const { events } of all)
          for (const listener of listeners)
            for (const line of tellEvents(say, rules.notation, events, 'spoken', listener))
              if (words(line.text) > MOST_SPOKEN_WORDS)
                long.set(`${language} ${line.code}`, line.text);
      }
    expect([...long]).toEqual([]);
  });
});

test.each(games.map(({ id }) => id))(
  '%s has signs for what it remembers of a match',
  async (id) => {
    const { moments = {}, effects = {} } = await boards[id]!();
    const told = Object.keys(moments).filter((code) => typeof effects[code]?.sound === 'string');
    expect(told.length).toBeGreaterThan(2);
  },
);
