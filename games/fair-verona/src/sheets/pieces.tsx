import type { Picture, Piece, Pieces, SheetRequest } from '@glade/print/model';
import type { ComponentChild } from 'preact';
import { CardBack, CardFace, cardName } from '../board/pieces/Cards.tsx';
import { Meeple, PALETTE, Token } from '../board/pieces/Pieces.tsx';
import { GardenBed } from '../board/tiles/Buildings.tsx';
import { LAND, Tile } from '../board/tiles/Tile.tsx';
import { TileBack } from '../board/tiles/TilePicture.tsx';
import { GOAL } from '../rules/options.ts';
import { CARDS } from '../rules/state.ts';
import { bankAt } from '../rules/tiles/banks.ts';
import { SPRING, TILES } from '../rules/tiles/tiles.ts';
import styles from './Paper.module.css';

/** The side of a tile of Carcassonne. */
const TILE = 45;
/** As wide as five fit on a sheet, with backs, too. */
const CARD = { width: 36, height: 50 } as const;
const TOKEN = 16;
const BEND = 'river-bend';

const paper = (content: ComponentChild): ComponentChild => (
  <g class={`${styles.paper} ${LAND} ${PALETTE}`}>{content}</g>
);

/** The 72 land tiles, or the 12 of the River, each type as often as the box has it. */
export function tiles(river: boolean, request: SheetRequest): Pieces {
  const types = [...TILES.keys()].filter((type) => type >= SPRING === river);
  return {
    kind: 'pieces',
    id: river ? 'river' : 'land',
    need: 'useful',
    group: 'box',
    outline: 'square',
    width: TILE,
    height: TILE,
    backs: true,
    pieces: types.flatMap((type) => kindsOf(type, request)),
  };
}

/** One type of tile; of the bends of the River one has a garden where that is chosen (FV-R56). */
function kindsOf(type: number, request: SheetRequest): readonly Piece[] {
  const { name, copies } = TILES[type]!;
  const garden = name === BEND && request.options['riverArt'] === 'garden';
  const plain = tilePiece(type, garden ? copies - 1 : copies, false, request);
  return garden ? [plain, tilePiece(type, 1, true, request)] : [plain];
}

/** A tile as it is cut out. */
export function tilePicture(type: number, garden = false): Picture {
  const [x, y] = bankAt(type, 0, 0);
  return {
    viewBox: [0, 0, 100, 100],
    content: paper(
      <>
        {/* Walls and roofs at the rim would reach into the next tile. */}
        <clipPath id="tile">
          <rect width="100" height="100" />
        </clipPath>
        <g clip-path="url(#tile)">
          <Tile type={type} turn={0} />
        </g>
        {garden && (
          <g transform={`translate(${x} ${y - 6})`}>
            <GardenBed />
          </g>
        )}
        <rect class={styles.tileRim} width="100" height="100" />
      </>,
    ),
  };
}

function tilePiece(type: number, count: number, garden: boolean, { say }: SheetRequest): Piece {
  return {
    count,
    what: say('tile', { type }),
    front: tilePicture(type, garden),
    back: {
      viewBox: [-4, -4, 100, 100],
      content: paper(<TileBack river={type >= SPRING} />),
    },
  };
}

/** Two figures for each player: one for the map, one for the Identity (FV-09). */
export function meeples({ seats, say }: SheetRequest): Pieces {
  return {
    kind: 'pieces',
    id: 'meeples',
    need: 'useful',
    group: 'box',
    outline: 'square',
    width: 20,
    height: 26,
    stand: true,
    pieces: Array.from({ length: seats }, (_, seat) => ({
      front: { viewBox: [-18, -44, 36, 46.8], content: paper(<Meeple seat={seat} />) },
      count: 2,
      what: say('sheets.what.meeple', { player: seat + 1 }),
    })),
  };
}

/** The Clue Tokens of the chosen difficulty (FV-13). */
export function tokens({ options, say }: SheetRequest): Pieces {
  return {
    kind: 'pieces',
    id: 'tokens',
    need: 'useful',
    group: 'box',
    outline: 'square',
    width: TOKEN,
    height: TOKEN,
    pieces: [
      {
        front: { viewBox: [-15, -15, 30, 30], content: paper(<Token />) },
        count: GOAL[options['difficulty'] as keyof typeof GOAL],
        what: say('sheets.what.token'),
      },
    ],
  };
}

/** The deck with its two Jokers (FV-06). */
export function cards({ say }: SheetRequest): Pieces {
  return {
    kind: 'pieces',
    id: 'cards',
    need: 'useful',
    group: 'deck',
    outline: 'rounded',
    ...CARD,
    backs: true,
    pieces: Array.from({ length: CARDS }, (_, card) => ({
      front: { viewBox: [-1, -1, 52, 72], content: paper(<CardFace card={card} />) },
      back: { viewBox: [-1, -1, 52, 72], content: paper(<CardBack />) },
      count: 1,
      what: cardName(say, card),
    })),
  };
}
