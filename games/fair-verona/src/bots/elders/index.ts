export { train } from './train.ts';
