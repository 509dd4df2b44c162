import type { Game, Prove, Rules } from '@glade/engine';
import { provers } from '@glade/games';

/** Proves what actions of a match are worth, where its game has such proofs. */
export const proverOf = ({ id }: Pick<Game, 'id'>, rules: Rules): Prove | undefined =>
  Object.hasOwn(provers, id) ? provers[id]!(rules) : undefined;
