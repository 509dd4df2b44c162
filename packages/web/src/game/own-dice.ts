/** The option by which people throw their own dice, or draw their own cards, and tell Glade what they show. */
export const OWN_DICE = 'ownDice';
