export * from './moments.ts';
export * from './tell-ending.ts';
