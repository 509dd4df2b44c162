declare module 'virtual:shelf' {
  /** The ids of the games, in the order of the shelf. */
  export const shelf: readonly string[];
}

declare module 'virtual:code' {
  import type { Code } from '@glade/lab/core';

  /** The code that plays each game: what the command line says of the same sources. */
  export const codes: Readonly<Record<string, Code>>;
}

declare module 'virtual:positions' {
  /** Loads what reads and writes the positions of a game, where the page does not carry it. */
  export const positions: Readonly<Record<string, () => Promise<unknown>>>;
  /** The same for why something is not allowed, for the games where that comes later. */
  export const reasons: Readonly<Record<string, () => Promise<unknown>>>;
}

declare module 'virtual:words' {
  import type { Parsed } from '@glade/text';

  /** Loads messages by scope and language, e.g. `wildfire/it`. */
  export const words: Readonly<Record<string, () => Promise<{ readonly default: Parsed }>>>;
}

declare module '*/examples.yaml' {
  import type { Example } from '@glade/engine';

  const examples: readonly Example[];
  export default examples;
}
