import type { OptionValues } from '@glade/engine';
import { wildfireOptions } from './options.ts';
import { soloKernel, type SoloKernel } from './solo.ts';
import { vsKernel, type VsKernel } from './vs/vs.ts';
import { x4Kernel, type X4Kernel } from './x4/x4.ts';

/** The rules of one mode, which tell by `mode` what their states are. */
export type WildfireKernel = SoloKernel | X4Kernel | VsKernel;

/** The rules of Wildfire under these options, which must have passed `parseOptions`. */
export function rules(values: OptionValues): WildfireKernel {
  const options = wildfireOptions(values);
  return options.mode === 'x4'
    ? x4Kernel(options)
    : options.mode === 'vs'
      ? vsKernel(options)
      : soloKernel(options);
}
