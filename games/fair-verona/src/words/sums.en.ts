/** What is said of attempts on Encounters; loaded with their sums. */
const sums = {
  of: (card: string, player: number): string => `${card}, of player ${player}`,
  soFar: (total: number): string =>
    `So far ${total}. The Friend’s card is discarded, whatever happens.`,
  clears: (total: number, face: number): string => `= ${total} against ${face}: cleared`,
  clearsAnyway: (total: number, face: number): string =>
    `${total} is more than ${face}: cleared without a Friend, too`,
  tooLittle: (need: number): string => `needs ${need} or more: no card is enough`,
  needs: (need: number, good: number, of: number): string =>
    `needs ${need} or more: ${good} of ${of} cards`,
  needsPercent: (need: number, percent: number): string => `needs ${need} or more: ${percent}%`,
  more: (count: number): string => (count === 1 ? 'One more way' : `${count} more ways`),
  friend: 'Friend',
};

export default sums;
