import {
  CHANCE,
  drawOutcome,
  KeyedDice,
  Match,
  OVER,
  Xoshiro,
  type Action,
  type OptionValues,
  type WholeGame,
} from '@glade/engine';
import type { GameSheets, Part, Sheet, SheetRequest, Sheets } from '@glade/print/model';
import { formatOf } from '@glade/print/paper';
import { STYLES } from '@glade/print/printer';
import { compareCatalogues, LANGUAGES } from '@glade/text';
import type { ComponentChild } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { sheetRequest } from './sheet-request.tsx';

// What the sheets of every game have in common, and what a test asks for.

type Asked = Partial<Omit<SheetRequest, 'options' | 'say'>> & {
  readonly options?: OptionValues;
};

/** A request with the default options but for those that are asked for. */
export async function requestFor(
  game: WholeGame,
  sheets: GameSheets,
  { options = {}, language = 'en', ...more }: Asked = {},
): Promise<SheetRequest> {
  const [en, it] = await Promise.all([sheets.words.en(), sheets.words.it()]);
  return sheetRequest(game, [game.text, { en, it }], language, options, more);
}

const frameOf = (part: Sheets, paper: 'a4' | 'letter' = 'a4') =>
  formatOf(paper, part.landscape).frame;

/** The sheets of a part on A4. */
export const sheetsOn = (part: Sheets): readonly Sheet[] => part.sheets(frameOf(part));

/** The words that can be read on a drawing, in order. */
export const textsOn = (content: ComponentChild): readonly string[] =>
  [...renderToString(<>{content}</>).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) =>
    text!.replaceAll('&amp;', '&'),
  );

/** What chance brings in a match, as the app draws it. */
export interface Drawn {
  readonly stream: string;
  readonly turn: number;
  readonly action: Action;
  readonly faces: readonly number[];
}

/** A match with the dice of a seed that the careful bot plays in all seats, until it is over or this much was drawn. */
export function playedInApp(
  game: WholeGame,
  options: OptionValues,
  seed: string,
  limit = 500,
): { readonly match: Match; readonly drawn: readonly Drawn[] } {
  const players = Array.from({ length: game.rules(options).seats }, () => 'human');
  const building = Match.start(game, { options, players, dice: 'virtual', seed }).build();
  const { rules, state } = building;
  const dice = new KeyedDice(seed);
  const [policy] = Object.values(game.policies(game.rules(options)));
  const random = new Xoshiro(1);
  const drawn: Drawn[] = [];
  while (building.actor !== OVER && drawn.length < limit) {
    const { actor } = building;
    if (actor !== CHANCE) {
      building.play(policy!.choose(state, random), actor);
      continue;
    }
    const stream = rules.streams[rules.stream(state)]!;
    const index = drawn.filter((one) => one.stream === stream).length;
    const { action, faces = [] } = drawOutcome(rules, state, dice, index);
    drawn.push({ stream, turn: rules.turn(state), action, faces });
    building.play(action, CHANCE);
  }
  return { match: building.match(), drawn };
}

/** What must be true of the sheets of every game. `seeds` are those of matches without dice. */
export function describeSheets(game: WholeGame, sheets: GameSheets): void {
  describe(`${game.id} on paper`, () => {
    test('says the same in every language', async () => {
      const [en, it] = await Promise.all([sheets.words.en(), sheets.words.it()]);
      expect(compareCatalogues({ en, it })).toEqual([]);
    });

    test.for(LANGUAGES)('has a name for every part, under all presets: %s', async (language) => {
      for (const preset of Object.values(game.options.presets)) {
        for (const style of STYLES) {
          const asked = { options: preset, language, style, seeds: ['a', 'b'] };
          const request = await requestFor(game, sheets, asked);
          const parts = sheets.parts(request);
          expect(parts.length).toBeGreaterThan(3);
          expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
          expect(parts.some(({ need }) => need === 'needed')).toBe(true);
          const named = parts.flatMap(({ id, group }) => [
            `sheets.${id}`,
            `sheets.${id}.about`,
            `sheets.group.${group}`,
          ]);
          expect(named.filter((key) => !request.say.has(key))).toEqual([]);
          expect(parts.flatMap(unsaid)).toEqual([]);
        }
      }
    });
  });
}

/** The rows of a teacher’s key, each as its words; what stands above the table is not among them. */
export function keyRows(parts: readonly Part[], columns: number): readonly (readonly string[])[] {
  const part = parts.find(({ id }) => id === 'key');
  if (part?.kind !== 'sheets') throw new Error('no key');
  return sheetsOn(part).flatMap(({ content }) => {
    const texts = textsOn(content);
    const head = texts.findIndex((text) => text === 'No.');
    const cells = texts.slice(head);
    return Array.from({ length: cells.length / columns - 1 }, (_, row) =>
      cells.slice((row + 1) * columns, (row + 2) * columns),
    );
  });
}

/** What a part should say and does not: a message that is missing stands there as its key. */
function unsaid(part: Part): readonly string[] {
  const told =
    part.kind === 'pieces'
      ? part.pieces.map(({ what }) => what)
      : part.kind === 'board'
        ? [part.what]
        : part.kind === 'sheets'
          ? (['a4', 'letter'] as const).flatMap((paper) =>
              part
                .sheets(frameOf(part, paper))
                .flatMap(({ what, content }) => [what, ...textsOn(content)]),
            )
          : [];
  return told.filter((text) => text === '' || /^[a-z]+\.[a-zA-Z0-9.]+$|[{}]/.test(text));
}
