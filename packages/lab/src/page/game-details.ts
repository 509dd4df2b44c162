import {
  applies,
  clausesOf,
  plainText,
  type Game,
  type OptionValues,
  type Rulebook,
} from '@glade/engine';
import type { SectionClauses } from '../report/unused-clauses.ts';

/**
 * Collects the details of a game for its report. `clauses` gives for each event code the first clause that states it.
 * `replay` is the address of the replay page, up to the fragment.
 */
export function gameDetails(
  game: Game,
  book: Rulebook,
  options: OptionValues,
  clauses: ReadonlyMap<string, string>,
  replay: string,
): GameDetails {
  const idle = Object.entries(game.options.options).filter(([, each]) => !applies(each, options));
  const sentences = sentencesOf(book);
  const { notation } = game.rules(options);
  return {
    game,
    sentences,
    sections: sectionsOf(book),
    idle: new Set(idle.map(([name]) => name)),
    spot: game.spot?.(options) ?? (() => undefined),
    placeName: (place) => notation.place(place),
    clausesOf: (code) => {
      const id = clauses.get(code);
      return id === undefined ? [] : [id];
    },
    replay,
  };
}

/** The headings of a rulebook, each with the ids of its clauses. */
export const sectionsOf = (book: Rulebook): readonly SectionClauses[] =>
  book.sections.map(({ heading, clauses }) => ({ heading, clauses: clauses.map(({ id }) => id) }));

/** The text of every clause by its id. */
export const sentencesOf = (book: Rulebook): ReadonlyMap<string, string> =>
  new Map(clausesOf(book).map(({ id, spans }) => [id, plainText(spans)]));

/** What the report says about the game beside the figures. */
export interface GameDetails {
  /** The text of each clause by id, shown beside how often it came up. */
  readonly sentences: ReadonlyMap<string, string>;
  readonly sections: readonly SectionClauses[];
  /** Options that have no effect in this experiment: the report leaves them out. */
  readonly idle: ReadonlySet<string>;
  /** The position of a place in the picture of the board, if it has one. */
  spot(place: number): readonly [x: number, y: number] | undefined;
  placeName(place: number): string;
  /** The clauses that state this kind of event: none or one. */
  clausesOf(code: string): readonly string[];
  /** The game. It names values of options that have no message of their own. */
  readonly game?: Game;
  /** The address of the replay page. The fragment of a link is appended to it. */
  readonly replay: string;
  /** The app shows the report, and the command that repeats it by itself. */
  readonly inApp?: boolean | undefined;
  /** A sentence for the top of the report, where fewer matches were played than asked for. */
  readonly partial?: string | undefined;
}

export const NO_DETAILS: GameDetails = {
  sentences: new Map(),
  sections: [],
  idle: new Set(),
  spot: () => undefined,
  placeName: String,
  clausesOf: () => [],
  replay: '',
};
