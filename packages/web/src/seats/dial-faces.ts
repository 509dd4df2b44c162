import type { Level } from '@glade/engine';
import type { Face } from '@glade/ui/seat-look';

/** The animal of each step of the dial, from the smallest to the wisest: the same wherever a bot is chosen. */
export const DIAL_FACES: Readonly<Partial<Record<string, Face>>> = {
  'like:1': 'rabbit',
  'like:2': 'mole',
  'like:3': 'squirrel',
  steady: 'badger',
  strong: 'owl',
} satisfies Partial<Record<Level, Face>>;
