export * from './grid-keys.ts';
