import {
  applies,
  clausesOf,
  plainText,
  type Game,
  type OptionValues,
  type Rulebook,
} from '@glade/engine';
import type { About } from './html.ts';
import type { Section } from './never.ts';

/**
 * What a report tells of a game beside the figures. `clauses`: for each kind of event the first clause that says it;
 * `replay`: the address of the page for replays, up to the fragment.
 */
export function aboutOf(
  game: Game,
  book: Rulebook,
  options: OptionValues,
  clauses: ReadonlyMap<string, string>,
  replay: string,
): About {
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
export const sectionsOf = (book: Rulebook): readonly Section[] =>
  book.sections.map(({ heading, clauses }) => ({ heading, clauses: clauses.map(({ id }) => id) }));

/** What every clause says, as plain text. */
export const sentencesOf = (book: Rulebook): ReadonlyMap<string, string> =>
  new Map(clausesOf(book).map(({ id, spans }) => [id, plainText(spans)]));
