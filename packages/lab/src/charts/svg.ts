import { visibleLines } from '@glade/engine';

/** Escapes text for HTML. Characters that cannot be seen are written out. */
export function escapeHtml(text: string): string {
  return visibleLines(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The width of every picture in user units. Heights differ. */
export const WIDTH = 440;

/** A coordinate, rounded to a tenth of a unit. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);

/** An SVG picture that fills the width it is given. `label` is for screen readers. */
export function picture(label: string, height: number, content: string): string {
  return `<svg role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${WIDTH} ${height}">${content}</svg>`;
}
