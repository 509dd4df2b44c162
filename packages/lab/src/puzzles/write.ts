import type { PuzzleFile } from '@glade/engine';

/** The file as JSON, a puzzle to a line, so that a changed puzzle is one changed line. */
export function writePuzzles({ puzzles, ...head }: PuzzleFile): string {
  const lines = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  const list = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`).join(',\n');
  return `{\n${lines.join(',\n')},\n  "puzzles": [${list === '' ? '' : `\n${list}\n  `}]\n}\n`;
}
