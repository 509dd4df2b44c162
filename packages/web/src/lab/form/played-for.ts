import type { Game } from '@glade/engine';
import { OptionNames, type Choice, type Experiment } from '@glade/lab/core';
import type { Say } from '@glade/text';
import type { Question } from '../worker-messages.ts';

/** What is played for a question, in a few words; without one for the report. */
export function playedFor(
  say: Say,
  { games }: Pick<Experiment, 'games'>,
  question: Question | undefined,
  game: Game,
): string {
  if (question === undefined) return say('lab.app.sum.report', { games });
  switch (question.kind) {
    case 'compare': {
      const bots = question.choices[1]?.bots !== undefined;
      return bots
        ? say('lab.app.sum.bots', { games })
        : say('lab.app.sum.compare', { games, values: valuesOf(say, game, question.choices) });
    }
    case 'tune':
      return say('lab.app.sum.tune', {
        first: Math.ceil(games / 4),
        n: question.choices.length,
        games,
      });
    case 'people':
      return say('lab.app.sum.people', { games, n: question.matches.length });
    default:
      return say(`lab.app.sum.${question.kind}`, { games });
  }
}

/** The values that are compared, the present one first, as they are called. */
function valuesOf(say: Say, game: Game, choices: readonly Choice[]): string {
  const names = new OptionNames(say, game);
  const called = choices.map(({ name }) => names.pairs(name)?.[0]?.value ?? name);
  return new Intl.ListFormat(say.language).format(called);
}
