// Signs of what happens, drawn about 0 0.

/** A star of magic that hits. */
export const STAR =
  'M0-40L9-14L34-28L18-5L42 8L15 10L18 38L0 17L-18 38L-15 10L-42 8L-18-5L-34-28L-9-14Z';
/** A spark that flies. */
export const BOLT = 'M0-17L4-5L16-5L6 3L10 15L0 8L-10 15L-6 3L-16-5L-4-5Z';
/** Short strokes all round. */
export const PUFF = 'M0-44V-32M0 44V32M-38-22L-28-16M38 22L28 16M-38 22L-28 16M38-22L28-16';
/** Two swords. */
export const SWORDS = 'M-18 18L16-18M-21 8L-9 20M18 18L-16-18M21 8L9 20';
