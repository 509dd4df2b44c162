import { parseRecord, type Language, type WholeGame } from '@glade/engine';
import { checkDice, parseTableDice } from '@glade/online/dice';
import { tellProblem } from '@glade/text';
import { readRecord } from '../arguments/files.ts';
import { UserError, valueOrThrow } from '../arguments/user-error.ts';
import { findGame } from '../shelf/games.ts';
import { print } from '../terminal/output.ts';
import { cliTranslator } from '../text/translator.ts';

/** Arguments of `glade verify`, as typed. */
export interface VerifyArguments {
  readonly commitment?: string;
}

/**
 * `glade verify FILE`: says whether all throws of a match far away were fixed before it began, from its record alone. Exit
 * code 1 if not. `--commitment` is the hash that was shown before the match.
 */
export async function verify(
  language: Language,
  file: string,
  { commitment }: VerifyArguments,
): Promise<void> {
  const promised = commitment?.trim().toLowerCase();
  if (promised !== undefined && !/^[0-9a-f]{64}$/.test(promised))
    throw new UserError('cli.commitment', { found: promised.slice(0, 80) });
  const text = await readRecord(file);
  let game: WholeGame | undefined;
  const match = valueOrThrow(
    parseRecord(text, (id) => (game = findGame(id))),
    game,
  );
  const dice = valueOrThrow(parseTableDice(text));
  const say = cliTranslator(language, game);
  const checked = checkDice(match, dice, { words: [], commitment: promised });
  if (!checked.ok) {
    print(tellProblem(say, checked.problem));
    process.exitCode = 1;
    return;
  }
  const { table } = dice;
  print(say('cli.verify.right', { throws: checked.value, words: dice.words.length, table }));
  if (promised === undefined) print(say('cli.verify.compare', { hash: dice.commitment }));
}
