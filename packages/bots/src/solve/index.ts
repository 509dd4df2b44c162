// Exact answers for small games: for people who add a game, and for tests against known values.
export { bestResponse, exploitability } from './best-response.ts';
export { counterfactualRegrets } from './cfr.ts';
export { gameTree, type GameTree, type InformationSet, type TreeNode } from './game-tree.ts';
export { expectedPayoff, uniformStrategy, type Strategy } from './strategy.ts';
export { iterateValues, type Values } from './value-iteration.ts';
