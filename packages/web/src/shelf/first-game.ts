import { shelf } from '@glade/games/browser';

/** The quickest of the games that are made for one person: where somebody new begins. */
const quickest = shelf
  .filter(({ box }) => box.players[0] === 1)
  .toSorted((a, b) => a.box.minutes - b.box.minutes)[0]!;

/** The game for the youngest players, the quicker one of two: where a family or a class begins. */
const gentlest = shelf
  .filter(({ box }) => box.ages !== undefined)
  .toSorted((a, b) => a.box.ages![0] - b.box.ages![0] || a.box.minutes - b.box.minutes)[0]!;

/** That game, and the address of its page with the rules for children. */
export const familyGame = { ...gentlest, address: `/${gentlest.id}?preset=gentle` };

/** The game to begin with, and the address of its page with the rules for beginners. */
export const firstGame = { ...quickest, address: `/${quickest.id}?preset=beginners` };
