import { visibleLines } from '@glade/engine';

/** Text as it may stand in HTML, with nothing in it that cannot be seen. */
export function escapeHtml(text: string): string {
  return visibleLines(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The width of every picture; its height differs. */
export const WIDTH = 440;

/** Rounded to a tenth of a pixel. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);

/** A picture as wide as there is room. */
export function picture(label: string, height: number, content: string): string {
  return `<svg role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${WIDTH} ${height}">${content}</svg>`;
}
