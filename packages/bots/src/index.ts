export { Expectimax } from './expectimax.ts';
export { Flat } from './flat.ts';
export { Ismcts, type IsmctsOptions } from './ismcts.ts';
export { chooseAtLevel } from './levels.ts';
export { Mcts, type MctsOptions } from './mcts.ts';
export { botFor, botNames, ownPolicy, STRONG } from './bots-by-name.ts';
export { driverFor, finisherFor, policyDriverFor, type Driver, type Finisher } from './playout.ts';
export { randomPolicy } from './random.ts';
export { NODE_BYTES } from './tree.ts';
