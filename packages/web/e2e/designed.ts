/** What a page says of who a game is from. */
export const DESIGNED = /([Dd]esigned by|Designer: not named).*Source: /;
