import { setFlagsFromString } from 'node:v8';

// A playout is one hot loop through small functions of the rules. V8 gives up inlining them too early: these limits,
// about six times the usual ones, make random matches of Wildfire a third faster. With still higher ones the compiler
// is at the big games for seconds. They hold for code that is optimised later, in all threads of the process.
setFlagsFromString('--max-inlined-bytecode-size=2000');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=6000');
setFlagsFromString('--max-inlined-bytecode-size-absolute=6000');
