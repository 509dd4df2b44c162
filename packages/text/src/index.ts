export * from './catalogue.ts';
export * from './compare-catalogues.ts';
export * from './engine.ts';
export * from './tell.ts';
export * from './speaker.ts';
export * from './translator.ts';
export * from './typed-action.ts';
export * from './authoring.ts';
