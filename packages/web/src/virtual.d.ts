declare module 'virtual:code' {
  import type { Code } from '@glade/lab/core';

  /** The code that plays each game: what the command line says of the same sources. */
  export const codes: Readonly<Record<string, Code>>;
}

declare module '*/examples.yaml' {
  import type { Example } from '@glade/engine';

  const examples: readonly Example[];
  export default examples;
}

declare module '*/lessons.yaml' {
  import type { Lessons } from '@glade/engine';

  const lessons: Lessons;
  export default lessons;
}
