export { options, scenarioOf } from './options.ts';
