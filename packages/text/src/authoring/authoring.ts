import type { Catalogues } from '../catalogue.ts';
import { en } from './authoring.en.ts';
import { it } from './authoring.it.ts';

/** Messages for authors of games: problems of rulebooks and examples. Not in `engineText`, so that pages do not load them. */
export const authoringText: Catalogues = { en, it };
