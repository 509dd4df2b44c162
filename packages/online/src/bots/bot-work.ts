/** What a table has to do by itself: let a bot move, or throw dice that are due. `step` is how many steps it has now. */
export interface BotMove {
  readonly table: string;
  readonly step: number;
}

/** Does a move of a bot. It does nothing if the table has gone on meanwhile, and rejects if it is to be tried again. */
export type MoveBot = (move: BotMove) => Promise<void>;

/** Sees to it that tables go on by themselves: each move is done by one process, and tried again as long as it fails. */
export interface BotWork {
  /** Begins to work. */
  start(moveBot: MoveBot): Promise<void>;
  /** A move is due. It may be asked for as often as somebody likes. */
  ask(move: BotMove): void;
  /** Takes on nothing more. */
  stop(): Promise<void>;
}
