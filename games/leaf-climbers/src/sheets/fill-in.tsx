import type { Frame as Room, Picture, Sheet, SheetRequest } from '@glade/print/model';
import { heightOf, sizesOf, Text } from '@glade/print/sheet';
import { Frame, Numbers } from '../board/Frame.tsx';
import { cornerOf, HEIGHT, SEEN, WIDTH } from '../board/geometry.ts';
import { BARE, BOARD, LEVELS, onBoard } from './pieces.tsx';

/** A box to fill, in units of the board: six stand side by side in a square. */
const BOX = { width: 15, height: 19 };

/** A square with a box for each level; below them a climber finds room. */
const Boxes = () => (
  <>
    <rect x="1.5" y="1.5" width="97" height="97" rx="8" fill="#ffffff" stroke="#8a7a5c" />
    {LEVELS.map((level, i) => (
      <g key={level} transform={`translate(${5 + i * BOX.width} 5)`}>
        <rect {...BOX} fill="#ffffff" stroke="#5a4d36" stroke-width="1" />
        <text x={BOX.width / 2} y="14" font-size="12" text-anchor="middle" fill="#77706a">
          {level}
        </text>
      </g>
    ))}
  </>
);

/** The board to fill in: people begin at once, without cutting out any chip (LC-04, LC-05). */
export function fillInSheets({ say, style }: SheetRequest, room: Room): readonly Sheet[] {
  const { text } = sizesOf(style);
  const words = say('sheets.fillIn.how');
  const picture: Picture = {
    viewBox: [0, 0, WIDTH, HEIGHT],
    content: onBoard(
      <>
        <Frame />
        <Numbers elevation={BARE} say={say} />
        {SEEN.map((square) => (
          <g key={square} transform={`translate(${cornerOf(square).join(' ')})`}>
            <Boxes />
          </g>
        ))}
      </>,
    ),
  };
  const x = (room.width - BOARD.width) / 2;
  const y = text + heightOf(words, room.width, text);
  return [
    {
      what: `${words} ${say('sheets.board.what')}`,
      content: <Text x={0} y={text} size={text} width={room.width} words={words} />,
      pictures: [{ picture, x, y, ...BOARD }],
    },
  ];
}
