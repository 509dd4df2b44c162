declare module 'virtual:shelf' {
  import type { Catalogues } from '@glade/text';

  /** The games, without their rules. */
  export const shelf: readonly {
    readonly id: string;
    /** The letters its clause ids begin with. */
    readonly prefix: string;
    /** The messages `game.*` of its catalogue. */
    readonly text: Catalogues;
  }[];
}

declare module '*/examples.yaml' {
  import type { Example } from '@glade/engine';

  const examples: readonly Example[];
  export default examples;
}
