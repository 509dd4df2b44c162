import type { Catalogues } from './catalogue.ts';
import { en } from './workshop.en.ts';
import { it } from './workshop.it.ts';

/** What may be wrong in a game's rulebook and examples. Apart from `engineText`, so that pages need not carry it. */
export const workshopText: Catalogues = { en, it };
