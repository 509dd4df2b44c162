export * from './conform.ts';
export * from './describe.ts';
export * from './findings.ts';
export * from './matches.ts';
export * from './pinned.ts';
export * from './settings.ts';
export * from './subject.ts';
export type { Declared } from './told.ts';
