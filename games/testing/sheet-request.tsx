import type { Game, Language, OptionValues } from '@glade/engine';
import { optionsWith } from '@glade/engine/testing';
import type { Block, Part, Pieces, SheetRequest, Sheets } from '@glade/print/model';
import { plain } from '@glade/print/text';
import { speaker, type Catalogues, type Say } from '@glade/text';

// What the tests of all rooms `sheets` ask for.

/** A request as the page makes it. A message that is missing is an error. */
export function sheetRequest(
  game: Game,
  words: readonly Catalogues[],
  language: Language,
  values: OptionValues = {},
  more: Partial<SheetRequest> = {},
): SheetRequest {
  const options = optionsWith(game, values);
  return {
    options,
    seats: game.rules(options).seats,
    language,
    style: 'colour',
    say: strict(speaker(language, ...words.map((each) => each[language]))),
    ...more,
  };
}

/** Says only what there is a message for. */
function strict(say: Say): Say {
  const known = (key: string, args?: Parameters<Say>[1]): string => {
    if (!say.has(key)) throw new Error(`no message ${key}`);
    return say(key, args);
  };
  return Object.assign(known, {
    ...say,
    at: (table: Parameters<Say['at']>[0]) => strict(say.at(table)),
  });
}

/** A part by its id. */
export function partNamed<K extends Part['kind']>(
  parts: readonly Part[],
  id: string,
  kind: K,
): Extract<Part, { kind: K }> {
  const found = parts.find((part) => part.id === id);
  if (found?.kind !== kind) throw new Error(`no ${kind} ${id}`);
  return found as Extract<Part, { kind: K }>;
}

/** How many pieces there are of each that is called the same. */
export const countsOf = ({ pieces }: Pieces): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { what, count } of pieces) counts[what] = (counts[what] ?? 0) + count;
  return counts;
};

export const countOf = ({ pieces }: Pieces): number =>
  pieces.reduce((sum, { count }) => sum + count, 0);

/** The room on A4, upright and lying. */
const ROOM = { upright: { width: 194, height: 268 }, lying: { width: 271, height: 186 } } as const;

/** What somebody hears of the sheets of a part. */
export const toldBy = (part: Sheets): string =>
  part
    .sheets(part.landscape === true ? ROOM.lying : ROOM.upright)
    .map(({ what }) => what)
    .join('\n');

/** All that parts say: their names, and what somebody hears of them. A message that is missing is an error. */
export const saidBy = (parts: readonly Part[], { say }: SheetRequest): readonly string[] =>
  parts.flatMap((part) => [
    say(`sheets.${part.id}`),
    say(`sheets.${part.id}.about`),
    say(`sheets.group.${part.group}`),
    ...(part.kind === 'sheets' ? [toldBy(part)] : []),
    ...(part.kind === 'pieces' ? part.pieces.map(({ what }) => what) : []),
    ...(part.kind === 'board' ? [part.what] : []),
    ...(part.kind === 'reading' ? [wordsOf(part.blocks)] : []),
  ]);

/** The words of blocks without their pictures. */
export const wordsOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'list') return block.items.map(plain);
      if (block.kind === 'table') return block.rows.flat().map(plain);
      if (block.kind === 'paragraph') return [plain(block.text)];
      return 'text' in block && typeof block.text === 'string' ? [block.text] : [];
    })
    .join('\n');
