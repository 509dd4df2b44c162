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
 * What a report tells of a game beside the figures. `clauses`: for each kind of event the first clause that says it;
 * `replay`: the address of the page for replays, up to the fragment.
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

/** The sections of a rulebook with the ids of their clauses. */
export const sectionsOf = (book: Rulebook): readonly SectionClauses[] =>
  book.sections.map(({ heading, clauses }) => ({ heading, clauses: clauses.map(({ id }) => id) }));

/** What every clause says, as plain text. */
export const sentencesOf = (book: Rulebook): ReadonlyMap<string, string> =>
  new Map(clausesOf(book).map(({ id, spans }) => [id, plainText(spans)]));

/** What a report in pictures tells of the game beside the figures. */
export interface GameDetails {
  /** Clauses of the rulebook by id, shown beside how often they came up. */
  readonly sentences: ReadonlyMap<string, string>;
  readonly sections: readonly SectionClauses[];
  /** Options that change nothing in what was played: they are left out. */
  readonly idle: ReadonlySet<string>;
  /** Where a place lies on the picture of the board, if that can be said. */
  spot(place: number): readonly [x: number, y: number] | undefined;
  placeName(place: number): string;
  /** The clauses that say what happens in events of this kind, at most the first. */
  clausesOf(code: string): readonly string[];
  /** The game itself, by which values of options are called that have no words of their own. */
  readonly game?: Game;
  /** The address of the app's page for replays, to which the fragment of a link is added. */
  readonly replay: string;
  /** What is to be said first where not all matches were played that were asked for. */
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
