import { setFlagsFromString } from 'node:v8';

// A playout is one hot loop through small functions of the rules. V8 stops inlining them too early by default. These
// limits, about six times the default ones, make random matches of Wildfire a third faster. With higher limits the
// compiler needs seconds for the big games. The flags hold for all threads of the process, for code that is optimised
// later.
setFlagsFromString('--max-inlined-bytecode-size=2000');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=6000');
setFlagsFromString('--max-inlined-bytecode-size-absolute=6000');
