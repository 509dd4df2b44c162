import { kind, type EventKind } from '@glade/engine';

/** A kind of event; its clauses are written in one text, with spaces between. */
const eventKind = (code: string, clauses: string, ...args: readonly string[]): EventKind =>
  kind(code, clauses.split(' '), args);

/** Everything a match can tell of, with the clauses that say so. Cells are the codes of places of `map/map.ts`. */
export const EVENTS = {
  // Set-up.
  identity: eventKind('identity', 'FV-08 FV-09 FV-R5 FV-R6 FV-06', 'seat', 'card'),
  clueDealt: eventKind(
    'clueDealt',
    'FV-10 FV-R5 FV-R7 FV-07 FV-R3 FV-11 FV-R4 FV-12 FV-13 FV-14 FV-15 FV-16',
    'card',
    'friends',
  ),

  // Tiles.
  turn: eventKind('turn', 'FV-20 FV-21 FV-R2', 'seat'),
  // `certain` is 1 for the Spring and the Lake where their turn is known: nobody draws and enters them.
  drew: eventKind('drew', 'FV-22 FV-24 FV-R9 FV-R15 FV-28 FV-R17', 'seat', 'type', 'certain'),
  // The seat is the one beside which the tile lay.
  took: eventKind('took', 'FV-22 FV-27 FV-R16 FV-R17', 'seat', 'type'),
  laid: eventKind(
    'laid',
    'FV-23 FV-25 FV-26 FV-R8 FV-R11 FV-R14 FV-27 FV-R10 FV-R13 FV-R16',
    'cell',
    'type',
    'seat',
    'turns',
  ),
  completed: eventKind('completed', 'FV-31 FV-R22', 'cell'),
  friendWon: eventKind('friendWon', 'FV-31 FV-32 FV-R21', 'seat'),
  // `unused` tiles then lie beside the seat.
  failed: eventKind('failed', 'FV-29 FV-R12 FV-R18', 'seat', 'type', 'unused'),
  nothingLeft: eventKind('nothingLeft', 'FV-R19'),

  // Encounters.
  meets: eventKind('meets', 'FV-30 FV-37 FV-R20', 'seat', 'card'),
  matched: eventKind('matched', 'FV-59 FV-60 FV-R37', 'seat', 'card'),
  joker: eventKind('joker', 'FV-78 FV-R33 FV-R36'),
  reshuffled: eventKind('reshuffled', 'FV-R44'),
  noCard: eventKind('noCard', 'FV-R44'),
  friendCame: eventKind('friendCame', 'FV-33 FV-34 FV-35 FV-R31 FV-R32 FV-R58', 'card', 'seat'),
  cleared: eventKind(
    'cleared',
    'FV-39 FV-40 FV-41 FV-67 FV-R26 FV-42 FV-44 FV-45 FV-46 FV-47 FV-48 FV-49 FV-50 FV-51 FV-52 FV-55 FV-R23 FV-R24 FV-R25 FV-36 FV-56 FV-R27 FV-R28 FV-R30',
    'seat',
    'card',
    'total',
  ),
  unmoved: eventKind('unmoved', 'FV-35 FV-39 FV-R29 FV-53 FV-54', 'seat', 'card', 'total'),
  tokenWon: eventKind('tokenWon', 'FV-57 FV-61 FV-R39 FV-R38', 'seat'),
  passed: eventKind('passed', 'FV-63 FV-R42', 'seat', 'other'),

  // Moves.
  mired: eventKind('mired', 'FV-38 FV-69', 'seat'),
  walked: eventKind(
    'walked',
    'FV-70 FV-72 FV-73 FV-74 FV-R45 FV-R59 FV-R60 FV-R61 FV-68 FV-71 FV-75 FV-76 FV-R46 FV-R48 FV-R49 FV-R50 FV-77',
    'seat',
    'cell',
    // On which bank of a tile that the River parts: `windNumber`.
    'wind',
  ),
  stayed: eventKind('stayed', 'FV-R47', 'seat'),
  jokersGone: eventKind('jokersGone', 'FV-80 FV-R35 FV-R43'),
  delivered: eventKind('delivered', 'FV-64 FV-R40 FV-R41', 'seat', 'number'),
  clue: eventKind('clue', 'FV-64 FV-R43', 'card'),
  owed: eventKind('owed', 'FV-R34 FV-R44'),

  // The end.
  lastErrand: eventKind('lastErrand', 'FV-R54', 'turns'),
  won: eventKind('won', 'FV-66 FV-83 FV-R55'),
  boxed: eventKind('boxed', 'FV-82 FV-R52'),
  allMired: eventKind('allMired', 'FV-81 FV-R51'),
  cold: eventKind('cold', 'FV-R53'),
  errandOver: eventKind('errandOver', 'FV-R54'),
} as const;
