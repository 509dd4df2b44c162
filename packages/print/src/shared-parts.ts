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
import type { SeatLook } from '@glade/ui/seat-look';
import type { Part } from './model.ts';
import type { Style } from './printer.ts';
import { rulebookBlocks } from './reading/rulebook.ts';
import { recordPart, tellRecord } from './record/record.tsx';
import { scorePart } from './record/scores.tsx';

/** What a game has for reading, and the board that draws its positions. */
export interface ReadingRoom {
  readonly board: GameBoard;
  readonly examples: readonly Example[];
  rulebook(language: Language): Promise<Rulebook>;
  /** The style sheets of all that the board draws. */
  readonly css: readonly string[];
}

interface Asked {
  readonly game: Game;
  readonly room: ReadingRoom;
  readonly options: OptionValues;
  readonly language: Language;
  readonly style: Style;
  readonly say: Say;
  readonly match?: Match | undefined;
  readonly looks?: readonly SeatLook[] | undefined;
}

/** The parts that every game has: the rulebook, also as a booklet, sheets for results, and the record of a match. */
export async function sharedParts(asked: Asked): Promise<readonly Part[]> {
  const { game, room, options, language, style, say, match, looks } = asked;
  const { board, examples } = room;
  const set = { size: style === 'large' ? 5 : 3.5, bare: style === 'ink' };
  const book = await room.rulebook(language);
  const blocks = rulebookBlocks({ game, book, examples, board, say, options });
  const rules = game.rules(options);
  const parts: Part[] = [
    { kind: 'reading', id: 'rulebook', need: 'useful', group: 'read', blocks },
    { kind: 'reading', id: 'booklet', need: 'instead', group: 'read', blocks, booklet: true },
  ];
  if (rules.kind === 'competitive') parts.push(scorePart(say, rules.seats, set));
  if (match !== undefined) {
    const source = { game, board, match, say, ...set, ...(looks === undefined ? {} : { looks }) };
    parts.push(recordPart(source, await tellRecord(source)));
  }
  return parts;
}
