import type { Frame as Room, Picture, Sheet, SheetRequest } from '@glade/print/model';
import { heightOf, sizesOf, Text } from '@glade/print/sheet';
import { Frame, Numbers } from '../board/Frame.tsx';
import { cornerOf, HEIGHT, SEEN, WIDTH } from '../board/geometry.ts';
import { BARE, BOARD, LEVELS, onBoard } from './pieces.tsx';

/** The boxes to fill, in units of the board: six side by side in a square, or in large print two rows of three. */
const BOXES = {
  usual: { columns: 6, width: 15, height: 19, letters: 12 },
  large: { columns: 3, width: 30, height: 23, letters: 20 },
} as const;

/** A square with a box for each level; below them a climber finds room. */
const Boxes = ({ columns, width, height, letters }: (typeof BOXES)[keyof typeof BOXES]) => (
  <>
    <rect x="1.5" y="1.5" width="97" height="97" rx="8" fill="#ffffff" stroke="#8a7a5c" />
    {LEVELS.map((level, i) => (
      <g
        key={level}
        transform={`translate(${5 + (i % columns) * width} ${5 + Math.floor(i / columns) * height})`}
      >
        <rect width={width} height={height} fill="#ffffff" stroke="#5a4d36" stroke-width="1" />
        <text
          x={width / 2}
          y={height / 2 + letters * 0.36}
          font-size={letters}
          text-anchor="middle"
          fill="#77706a"
        >
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
            <Boxes {...BOXES[style === 'large' ? 'large' : 'usual']} />
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
