import type { Say } from '@glade/text';
import type { Block } from '../reading/blocks.ts';

// How a figure is made that stands: three drawings, each 60 by 46.

const LINE = {
  fill: 'none',
  stroke: 'var(--pencil)',
  'stroke-width': 1.4,
  'stroke-linejoin': 'round',
} as const;

const STEPS = [
  // The strip from above, with its folds: a foot, the back, the front, a foot.
  <>
    <rect x="21" y="3" width="18" height="40" {...LINE} />
    <path d="M21 9h18M21 23h18M21 37h18" {...LINE} stroke-dasharray="2.500 2" />
  </>,
  // From the side: a roof, and the feet outwards.
  <path key="roof" d="M8 40H18L30 8L42 40H52" {...LINE} />,
  // Front and back are glued together.
  <path key="glued" d="M18 40H29V8H31V40H42" {...LINE} />,
];

/** The three steps as pictures with their words. */
export const standing = (say: Say): Block => ({
  kind: 'pictures',
  even: 3,
  height: 17,
  pictures: STEPS.map((content, i) => ({
    picture: { viewBox: [0, 0, 60, 46], content },
    what: say(`begin.stand.${i + 1}`),
    caption: [say(`begin.stand.${i + 1}`)],
  })),
});
