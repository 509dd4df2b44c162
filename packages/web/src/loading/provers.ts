import type { Prove, Rules } from '@glade/engine';
import { provers } from '@glade/games/beside';

/** In a worker: proves what actions of a match are worth, where its game has such proofs. */
export const proverOf = async (id: string, rules: Rules): Promise<Prove | undefined> =>
  Object.hasOwn(provers, id) ? (await provers[id]!())(rules) : undefined;
