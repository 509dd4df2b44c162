interface Squares {
  readonly squares: number[];
  moves: number;
}

/** A game for boardgame.io: two players in turn write a thrown die on one of 36 squares. */
export const game = {
  name: 'squares',
  setup: (): Squares => ({ squares: Array.from({ length: 36 }, () => 0), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // A die comes from the server alone, as in Glade.
    write: {
      client: false,
      move: ({ G, random }: { G: Squares; random: { D6(): number } }, square: number): void => {
        G.squares[square] = random.D6();
        G.moves += 1;
      },
    },
  },
};
