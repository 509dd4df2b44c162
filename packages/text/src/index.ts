export * from './catalogue.ts';
export * from './compare.ts';
export * from './engine.ts';
export * from './tell.ts';
export * from './speaker.ts';
export * from './translator.ts';
export * from './typed.ts';
export * from './workshop.ts';
