import { existsSync } from 'node:fs';
import type { OptionValues, WholeGame } from '@glade/engine';
import {
  codeVersionOf,
  declaredDifferences,
  differingBots,
  differingRules,
  type Experiment,
  type VersionDifferences,
} from '@glade/lab';
import { isOurs, shelfModuleOf } from '../../shelf/games.ts';
import type { OtherVersion } from '../../shelf/other-version.ts';

/** How another version of a game, which is the one before, differs from this one, as far as that can be known. */
export function versionDifferences(
  game: WholeGame,
  experiment: Experiment,
  other: OtherVersion,
  optionsBefore: OptionValues,
): VersionDifferences {
  const bots = differingBots(other.game, game, experiment, optionsBefore);
  const rules = differingRules(other.game, game, experiment, optionsBefore);
  return {
    declared: declaredDifferences(other.game, game, {
      before: optionsBefore,
      after: experiment.options,
    }),
    ...(bots === undefined ? {} : { bots }),
    ...(rules === undefined ? {} : { rules }),
    code: { before: digestOf(game, other), after: experiment.code!.digest },
  };
}

/** The digest of the version before, made as that of the version after: of a game on the shelf its sources, else the folder. */
function digestOf(game: WholeGame, { folder }: OtherVersion): string {
  const sources = new URL('src/', folder);
  const place = isOurs(game.id) && existsSync(sources) ? sources : folder;
  return codeVersionOf(game.id, shelfModuleOf(game), place).digest;
}
