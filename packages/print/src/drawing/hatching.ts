/**
 * Fills for little ink that style sheets can ask for, as in `fill: url(#hatch)`: lines this way, that way or both, close
 * lines, and dots. The gaps are millimetres on paper.
 */
const FILLS: Readonly<Record<string, { readonly step: number; readonly draw: string }>> = {
  hatch: { step: 2.4, draw: 'M-.2 .2L.2 -.2M0 2.4L2.4 0M2.2 2.6L2.6 2.2' },
  'hatch-back': { step: 2.4, draw: 'M-.2 2.2L.2 2.6M0 0L2.4 2.4M2.2 -.2L2.6 .2' },
  'hatch-dense': { step: 0.8, draw: 'M-.2 .2L.2 -.2M0 .8L.8 0M.6 1L1 .6' },
  cross: { step: 2, draw: 'M0 2L2 0M0 0L2 2' },
  dots: { step: 1.2, draw: 'M.3 .3h.01M.9 .9h.01' },
};

/** The definitions of the fills that a drawing uses; `unit` is one of its units in millimetres. */
export function hatchings(svg: string, unit: number): string {
  return Object.entries(FILLS)
    .filter(([name]) => svg.includes(`url(#${name})`))
    .map(([name, { step, draw }]) => {
      const width = name === 'dots' ? 0.28 : 0.14;
      return (
        `<pattern id="${name}" patternUnits="userSpaceOnUse" width="${step}" height="${step}" patternTransform="scale(${Math.round(1e6 / unit) / 1e6})">` +
        `<path d="${draw}" fill="none" stroke="#000000" stroke-width="${width}" stroke-linecap="round"/></pattern>`
      );
    })
    .join('');
}
