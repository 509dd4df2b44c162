// Loaded by itself: a new match needs no reader of records.
export { parseRecord } from '@glade/engine';
