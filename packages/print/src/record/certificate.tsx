import type { Frame } from '../model.ts';
import type { Picture } from '../picture.ts';
import type { Mm } from '../printer.ts';
import type { Block } from '../reading/blocks.ts';
import { setColumn } from '../text/pages.tsx';
import { placedPicture } from './record.tsx';

export interface Certificate {
  /** “Well done!” */
  readonly title: string;
  /** What was done, in a few sentences. */
  readonly text: readonly string[];
  readonly picture: Picture;
  /** What stands below the lines on which people write: “Firefighters”, “Date”. */
  readonly lines: readonly string[];
  readonly size: Mm;
  readonly bare: boolean;
}

/** A sheet to hang on the wall: a double frame, a title, a picture, what was done, and lines to sign. */
export function certificate(frame: Frame, of: Certificate) {
  const { width, height } = frame;
  const ink = of.bare ? '#1f1e26' : '#a9794a';
  const blocks: readonly Block[] = [
    { kind: 'title', centred: true, text: of.title },
    ...of.text.map((text): Block => ({ kind: 'paragraph', centred: true, text: [text] })),
  ];
  const text = setColumn(
    blocks,
    { x: 22, y: 20, width: width - 44 },
    { size: of.size * 1.5, bare: of.bare },
  );
  const foot = 28;
  const line = (width - 44 - 8 * (of.lines.length - 1)) / Math.max(1, of.lines.length);
  const top = 20 + text.height + 8;
  return (
    <>
      <rect
        x="2"
        y="2"
        width={width - 4}
        height={height - 4}
        rx="6"
        fill="none"
        stroke={ink}
        stroke-width="1.4"
      />
      <rect
        x="5"
        y="5"
        width={width - 10}
        height={height - 10}
        rx="4"
        fill="none"
        stroke={ink}
        stroke-width="0.4"
      />
      {text.content}
      {placedPicture(of.picture, {
        x: 22,
        y: top,
        width: width - 44,
        height: height - top - foot - 10,
      })}
      {of.lines.map((label, i) => {
        const x = 22 + i * (line + 8);
        const written = setColumn(
          [{ kind: 'paragraph', note: true, centred: true, text: [label] }],
          { x, y: height - foot + 9, width: line },
          { size: of.size, bare: of.bare },
        );
        return (
          <g key={i}>
            <path
              d={`M${x} ${height - foot + 8}h${line}`}
              stroke="#1f1e26"
              stroke-width="0.3"
              fill="none"
            />
            {written.content}
          </g>
        );
      })}
    </>
  );
}
