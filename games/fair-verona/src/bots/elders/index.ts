export { train } from './train.ts';
export { trainTwice } from './train-twice.ts';
