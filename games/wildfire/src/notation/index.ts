import type { Notation } from '@glade/engine';
import type { WildfireKernel } from '../rules/index.ts';
import { soloNotation } from './solo.ts';
import { vsNotation } from './vs.ts';
import { x4Notation } from './x4.ts';

/** Actions and positions of one mode as text. */
export function notation(kernel: WildfireKernel): Notation<object> {
  if (kernel.mode === 'x4') return x4Notation(kernel);
  return kernel.mode === 'vs' ? vsNotation(kernel) : soloNotation(kernel);
}
