/** The option by which people throw their own dice, or draw their own cards, and tell Glade what they show. */
export const OWN_DICE = 'ownDice';
/** The option by which people move their pieces themselves, and tell Glade only where they stand when it matters. */
export const OWN_MOVES = 'ownMoves';
