import { SIDE } from '@glade/boards/squares36';
import type { Frame, Sheet, SheetRequest } from '@glade/print/model';
import { heightOf, Ruling, sizesOf, Text } from '@glade/print/sheet';
import { D20, D4 } from '../rules/state.ts';

/** Two ordinary dice stand for the one with twenty sides: rows and columns that count; the others are rolled again. */
const ROWS = D4;
const COLUMNS = D20 / ROWS;

/** What two ordinary dice show in place of the die with twenty sides; undefined: roll again. Each number once (LC-11). */
export const twentyOf = (first: number, second: number): number | undefined =>
  first <= ROWS && second <= COLUMNS ? (first - 1) * COLUMNS + second : undefined;

/** How wide a cell of the table is: such that dice to fold find room below it, but in large print. */
const CELL = { colour: 13, ink: 13, large: 18 } as const;

const FACES = Array.from({ length: SIDE }, (_, i) => i + 1);

/** Ordinary dice in place of the special ones. */
export function ordinaryDiceSheets({ say, style }: SheetRequest, frame: Frame): readonly Sheet[] {
  const { text, title } = sizesOf(style);
  const rows = ['sheets.d6s.six', 'sheets.d6s.four', 'sheets.d6s.twenty'].map((key) => say(key));
  const cell = Math.min(CELL[style], frame.width / (SIDE + 2));
  let y = title + 2 * text;
  const placed = rows.map((words) => {
    const top = y;
    y += heightOf(words, frame.width, text) + text;
    return { words, top };
  });
  const table = y + 2 * text;
  const lines = Array.from({ length: SIDE + 2 }, (_, i) => i * cell);
  return [
    {
      what: [...rows, say('sheets.d6s.what')].join(' '),
      used: table + (SIDE + 1) * cell,
      content: (
        <>
          <Text x={0} y={title} size={title} face="title" words={say('sheets.d6s')} />
          {placed.map(({ words, top }, i) => (
            <Text key={i} x={0} y={top} size={text} width={frame.width} words={words} />
          ))}
          <g transform={`translate(${1.6 * text} 0)`}>
            <Ruling x={0} y={table} columns={lines} rows={lines} />
            <Text
              x={4.5 * cell}
              y={table - text * 0.6}
              size={text}
              anchor="middle"
              face="bold"
              words={say('sheets.d6s.blue')}
              fill="var(--water)"
            />
            <g transform={`translate(${-0.4 * text} ${table + 4.5 * cell}) rotate(-90)`}>
              <Text
                x={0}
                y={0}
                size={text}
                anchor="middle"
                face="bold"
                words={say('sheets.d6s.green')}
                fill="var(--home)"
              />
            </g>
            {FACES.map((face) => (
              <g key={face}>
                <Text
                  x={(face + 0.5) * cell}
                  y={table + 0.64 * cell}
                  size={text * 1.2}
                  anchor="middle"
                  face="bold"
                  words={`${face}`}
                  fill="var(--water)"
                />
                <Text
                  x={0.5 * cell}
                  y={table + (face + 0.64) * cell}
                  size={text * 1.2}
                  anchor="middle"
                  face="bold"
                  words={`${face}`}
                  fill="var(--home)"
                />
                {FACES.map((second) => (
                  <Text
                    key={second}
                    x={(second + 0.5) * cell}
                    y={table + (face + 0.64) * cell}
                    size={text}
                    anchor="middle"
                    words={`${twentyOf(face, second) ?? '–'}`}
                  />
                ))}
              </g>
            ))}
          </g>
        </>
      ),
    },
  ];
}
