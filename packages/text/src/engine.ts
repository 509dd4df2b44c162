import type { Catalogues } from './catalogue.ts';
import { en } from './engine.en.ts';
import { it } from './engine.it.ts';

/** What the engine, the table and the bots find wrong: the messages `problem.<code>`. */
export const engineText: Catalogues = { en, it };
