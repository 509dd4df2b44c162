import type { Seat } from '@glade/engine';
import type { Viewer } from '@glade/table';

/**
 * For whom a page with these seats is shown a match with secrets: for its only seat; with several seats, which share a screen,
 * for nobody and for each of them; without one for nobody, that is what everybody may see.
 */
export const viewersOf = (held: readonly Seat[]): readonly Viewer[] =>
  held.length === 1 ? held : [undefined, ...held];
