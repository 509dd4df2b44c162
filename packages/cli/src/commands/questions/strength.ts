import { short, type WholeGame, type Language, type OptionValues } from '@glade/engine';
import { ladder, shellQuoted, stronger, type Claim } from '@glade/lab';
import { checkBots, type BulkArguments } from '../../experiments/experiment.ts';
import { repeatCommand } from '../../experiments/repeat-command.ts';
import { UserError } from '../../arguments/user-error.ts';
import { answerQuestion } from './answer-question.ts';
import { requireDistinct } from '../../arguments/values-to-try.ts';

/** Arguments of `glade ladder`, as typed. */
export interface LadderArguments extends BulkArguments {
  readonly rungs?: string;
}

/** The default rungs, with budgets that double. */
const RUNGS = [25, 50, 100, 200, 400, 800, 1600, 3200].map((budget) => `mcts:${budget}`);

/** `glade ladder --rungs random,policy,mcts:100`: compares each bot with the one before it. */
export function askLadder(language: Language, id: string, request: LadderArguments): Promise<void> {
  return answerQuestion(language, id, request, async ({ game, experiment, run, answers }) => {
    const rungs = request.rungs?.split(',').map((name) => name.trim()) ?? RUNGS;
    if (rungs.length < 2) throw new UserError('cli.rungs');
    requireDistinct(rungs);
    checkBots(game, experiment.options, rungs);
    const found = await ladder(game, experiment, rungs, run);
    const more = [`--rungs ${shellQuoted(rungs.join(','))}`];
    return {
      data: found,
      writtenAnswer: answers.ladder(
        found,
        repeatCommand('ladder', game, { ...experiment, bots: [] }, more),
      ),
    };
  });
}

/** Arguments of `glade stronger`, as typed. */
export interface StrongerArguments extends BulkArguments {
  readonly gain?: string;
}

/** `glade stronger GAME BOT THAN --gain 0..0.05`: tests whether a bot is stronger than another. */
export function askStronger(
  language: Language,
  id: string,
  { bot, than }: { readonly bot: string; readonly than: string },
  request: StrongerArguments,
): Promise<void> {
  const gain = request.gain ?? '0..0.05';
  const claimed = parseClaim(gain);
  return answerQuestion(language, id, request, async ({ game, experiment, run, answers }) => {
    checkBots(game, experiment.options, [bot, than]);
    if (bot === than) throw new UserError('cli.stronger.same', { found: short(bot) });
    const claim = requirePossibleClaim(game, experiment.options, claimed, gain);
    const found = await stronger(game, experiment, { bot, than, claim }, run);
    const more = [shellQuoted(bot), shellQuoted(than), `--gain ${gain}`];
    return {
      data: found,
      writtenAnswer: answers.stronger(
        found,
        repeatCommand('stronger', game, { ...experiment, bots: [] }, more),
      ),
    };
  });
}

/**
 * Returns the claim if some result can meet it. Results lie between 0 and 1, which limits what a bot can gain or lose.
 */
function requirePossibleClaim(
  game: WholeGame,
  options: OptionValues,
  claim: Claim,
  found: string,
): Claim {
  const { kind, seats } = game.rules(options);
  const [most, least] = kind === 'competitive' ? [1 - 1 / seats, -1 / seats] : [1, -1];
  if (claim.low > least && claim.high < most) return claim;
  throw new UserError('cli.gain', { found: short(found) });
}

function parseClaim(text: string): Claim {
  const [, low, high] = /^(-?0?\.?\d+)\.\.(-?0?\.?\d+)$/.exec(text) ?? [];
  const claim = { low: Number(low), high: Number(high) };
  if (!(claim.low < claim.high && claim.low > -0.5 && claim.high < 0.5)) {
    throw new UserError('cli.gain', { found: short(text) });
  }
  return claim;
}
