import { encode } from 'uqr';
import type { Mm } from '../model.ts';
import { mm } from '../drawing/shapes.ts';

/** The smallest side of a module that a phone reads well from paper of a home printer. */
const LEAST_MODULE: Mm = 0.33;
/** What must be white round a code, in modules. */
const QUIET = 4;

/** The side of the smallest code that phones read; undefined if the text is too long for any. */
export function leastSide(text: string): Mm | undefined {
  const code = encodeOrNothing(text);
  return code === undefined ? undefined : (code.size + 2 * QUIET) * LEAST_MODULE;
}

/** A QR code in a square of this size with its white edge; undefined if the text is too long for it. */
export function qrCode(text: string, at: { x: Mm; y: Mm; size: Mm }): string | undefined {
  const { data, size } = encodeOrNothing(text) ?? { data: [], size: Infinity };
  const modules = size + 2 * QUIET;
  if (at.size / modules < LEAST_MODULE) return undefined;
  const runs: string[] = [];
  for (const [row, line] of data.entries()) {
    for (let from = line.indexOf(true); from >= 0;) {
      const end = line.indexOf(false, from);
      const to = end < 0 ? size : end;
      runs.push(`M${from} ${row}h${to - from}v1h${from - to}z`);
      from = line.indexOf(true, to);
    }
  }
  const scale = at.size / modules;
  return (
    `<rect x="${mm(at.x)}" y="${mm(at.y)}" width="${mm(at.size)}" height="${mm(at.size)}" fill="#ffffff"/>` +
    `<path transform="translate(${mm(at.x + QUIET * scale)} ${mm(at.y + QUIET * scale)}) scale(${Math.round(scale * 1e6) / 1e6})" d="${runs.join('')}" fill="#000000"/>`
  );
}

function encodeOrNothing(text: string): ReturnType<typeof encode> | undefined {
  try {
    return encode(text, { ecc: 'L', border: 0 });
  } catch {
    // Longer than any code.
    return undefined;
  }
}
