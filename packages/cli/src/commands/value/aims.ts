import { short } from '@glade/engine';
import { UserError } from '../../arguments/user-error.ts';

/** The aim with the name that people typed. */
export function aimNamed<A extends { readonly id: string }>(aims: readonly A[], name: string): A {
  const found = aims.find(({ id }) => id === name);
  if (found !== undefined) return found;
  throw new UserError('cli.value.aim', {
    found: short(name),
    known: aims.map(({ id }) => id).join(', '),
  });
}
