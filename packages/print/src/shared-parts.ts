import {
  type Example,
  type Game,
  type Language,
  type Match,
  type OptionValues,
  type Rulebook,
} from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { later } from './layout/page.ts';
import type { Block, Part } from './model.ts';
import type { Style } from './printer.ts';
import { rulebookBlocks, rulesBlocks } from './reading/rulebook.ts';
import type { People } from './record/people.ts';
import { recordPart } from './record/record.tsx';
import { diaryPart, scorePart } from './record/scores.tsx';

/** What a game has for reading, and the board that draws its positions; undefined for a game without a board of its own. */
export interface ReadingRoom {
  readonly board: GameBoard | undefined;
  readonly examples: readonly Example[];
  rulebook(language: Language): Promise<Rulebook>;
  /** The style sheets of all that the board draws. */
  readonly css: readonly string[];
}

/** The last rulebook of each game: its hundreds of pictures take their time, and style and paper do not change them. */
const last = new WeakMap<
  ReadingRoom,
  { readonly key: string; readonly blocks: readonly Block[] }
>();

function remembered(
  room: ReadingRoom,
  key: string,
  make: () => readonly Block[],
): readonly Block[] {
  const known = last.get(room);
  if (known?.key === key) return known.blocks;
  const blocks = make();
  last.set(room, { key, blocks });
  return blocks;
}

interface Asked {
  readonly game: Game;
  readonly room: ReadingRoom;
  readonly options: OptionValues;
  /** The clauses that are not printed. */
  readonly off: readonly string[];
  readonly language: Language;
  readonly style: Style;
  readonly say: Say;
  readonly match?: Match | undefined;
  readonly people: People;
}

/** A rulebook without some of its clauses, and without sections that lose all of them. */
const withoutClauses = (book: Rulebook, off: readonly string[]): Rulebook => ({
  ...book,
  sections: book.sections.flatMap((section) => {
    const clauses = section.clauses.filter(({ id }) => !off.includes(id));
    return clauses.length === 0 ? [] : [{ ...section, clauses }];
  }),
});

/** The parts that every game has: the rules alone, and with a board the rulebook with its examples, also as a booklet, sheets for results, and the record of a match. */
export async function sharedParts(asked: Asked): Promise<readonly Part[]> {
  const { game, room, options, off, language, style, say, match, people } = asked;
  const { board, examples } = room;
  const set = { size: style === 'large' ? 5 : 3.5, bare: style === 'ink' };
  const book = await room.rulebook(language);
  const source = { game, book: withoutClauses(book, off), say, options };
  const short = later(() => rulesBlocks(source));
  const rules = game.rules(options);
  const parts: Part[] = [
    {
      kind: 'reading',
      id: 'rules',
      need: 'useful',
      group: 'read',
      get blocks() {
        return short();
      },
    },
  ];
  if (board !== undefined) {
    const blocks = later(() =>
      remembered(room, JSON.stringify([language, options]), () =>
        rulebookBlocks({ ...source, examples, board }),
      ),
    );
    parts.push(
      {
        kind: 'reading',
        id: 'rulebook',
        need: 'instead',
        group: 'read',
        get blocks() {
          return blocks();
        },
      },
      {
        kind: 'reading',
        id: 'booklet',
        need: 'instead',
        group: 'read',
        booklet: true,
        get blocks() {
          return blocks();
        },
      },
    );
  }
  parts.push(rules.kind === 'competitive' ? scorePart(say, rules.seats, set) : diaryPart(say, set));
  if (match !== undefined && board !== undefined) {
    const kept = { game, board, match, say, people, ...set };
    parts.push(await recordPart(kept));
  }
  return parts;
}
