import { parseOptions, type OptionValues } from '../options.ts';
import type { Game } from '../game.ts';
import type { Lesson } from './lessons.ts';
import { ok, problem, type Result } from '../refusal.ts';
import type { Rules } from '../rules.ts';

/** The rules of a lesson, and the position in which it begins. */
export interface StartedLesson {
  readonly options: OptionValues;
  readonly rules: Rules;
  readonly start: object;
}

/** Reads the options and the position of a lesson. */
export function startLesson(
  game: Game,
  { preset, options, position }: Pick<Lesson, 'preset' | 'options' | 'position'>,
): Result<StartedLesson> {
  const chosen = preset === undefined ? {} : game.options.presets[preset];
  if (chosen === undefined) return problem('lesson.preset', { found: preset ?? '' });
  const read = parseOptions(game.options, { ...chosen, ...options });
  if (!read.ok) return read;
  const rules = game.rules(read.value);
  const start =
    position === undefined ? ok(rules.create()) : rules.notation.parsePosition(position);
  return start.ok ? ok({ options: read.value, rules, start: start.value }) : start;
}

/** The game with this position in place of its beginning, so that a match of it begins there. Its records cannot be read. */
export const startingAt = (game: Game, start: object): Game => ({
  ...game,
  rules(options) {
    const rules = game.rules(options);
    const create = (): object => {
      const state = rules.create();
      rules.copy(start, state);
      return state;
    };
    return { ...rules, create };
  },
});
