import { createPrinter, type Printer } from '@glade/print';
import { games, words } from './browser.ts';
import { sheets } from './sheets.ts';

/** Prints every game. `scripts/build-print.ts` makes a module for Node of this. */
export const printer: Printer = createPrinter({ games, words, sheets });
