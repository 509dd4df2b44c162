import type { Catalogues } from './catalogue.ts';
import { en } from './engine.en.ts';
import { it } from './engine.it.ts';

/** The messages `problem.<code>` of what the engine, the table and the bots find wrong. */
export const engineText: Catalogues = { en, it };
