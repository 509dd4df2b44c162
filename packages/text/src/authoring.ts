import type { Catalogues } from './catalogue.ts';
import { en } from './authoring.en.ts';
import { it } from './authoring.it.ts';

/** What may be wrong in a game's rulebook and examples. Apart from `engineText`, so that pages need not carry it. */
export const authoringText: Catalogues = { en, it };
