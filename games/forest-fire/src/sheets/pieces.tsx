import type { Board, Picture, Piece as PaperPiece, Pieces, SheetRequest } from '@glade/print/model';
import { seatColour } from '@glade/ui/seat-look';
import { Piece } from '../board/drawings/Crew.tsx';
import { Firebreak } from '../board/drawings/Fire.tsx';
import { Burning } from '../board/drawings/Scraps.tsx';
import { Backdrop } from '../board/forest/Backdrop.tsx';
import { at, BOARD, FRAME, UNIT } from '../board/forest/ring.ts';
import { Ground } from '../board/forest/Squares.tsx';
import { realTable } from '../companion/real-table.ts';
import { game } from '../game.ts';
import { SQUARES } from '@glade/boards/squares36';
import { fireOptions } from '../rules/options.ts';
import type { FirefighterView, ForestFireView } from '../rules/view.ts';

/** How large things are in millimetres, for small hands; large print has larger squares, on several sheets. */
const sizesOf = ({ style }: SheetRequest) =>
  style === 'large'
    ? { square: 30, counter: 20, piece: 29.8 }
    : { square: 22.5, counter: 18, piece: 22.4 };

const SQUARE_PLACES = Array.from({ length: SQUARES }, (_, square) => square);
const ID = 'forest';

/** The forest with its numbers and the places outside (FF-03, FF-R14). */
export function boardPart(request: SheetRequest): Board {
  const side = (BOARD / UNIT) * sizesOf(request).square;
  return {
    kind: 'board',
    id: 'board',
    group: 'table',
    need: 'needed',
    width: side,
    height: side,
    what: request.say('sheets.board.what'),
    picture: {
      viewBox: [-FRAME, -FRAME, BOARD, BOARD],
      content: (
        <>
          <Backdrop id={ID} />
          {SQUARE_PLACES.map((square) => (
            <g key={square}>
              <Ground id={ID} square={square} firebreak={false} fresh={false} stoodOn />
              <rect
                transform={at(square)}
                x="3"
                y="3"
                width="94"
                height="94"
                rx="14"
                fill="none"
                stroke="var(--ff-line)"
                stroke-width="1.6"
              />
            </g>
          ))}
        </>
      ),
    },
  };
}

const SQUARE: Picture['viewBox'] = [0, 0, 100, 100];

/** How many children can play (FF-01). */
const MOST = 4;

/** For how many players there are pieces: for all who can play, unless each has a role that was chosen for these. */
export function seatsOf({ options, seats }: SheetRequest): number {
  const { game: which, roles } = fireOptions(options);
  return which === 'mixed' && roles !== 'choose' ? seats : MOST;
}

/** How many of a thing the rules ask for, for all who can play (FF-06, FF-22). */
function needed(request: SheetRequest, code: string): number {
  const options = { ...request.options, players: seatsOf(request) };
  const rules = game.rules(options);
  const needs = realTable.needs(options, rules.view(rules.create(), undefined) as ForestFireView);
  return needs.find((need) => need.code === code)?.n ?? 0;
}

/** Fire counters, and Firebreaks of the same size where the options have any (FF-22, FF-26). */
export function countersPart(request: SheetRequest): Pieces {
  const { counter } = sizesOf(request);
  const firebreaks = needed(request, 'firebreaks');
  const fire: Picture = { viewBox: SQUARE, content: <Burning /> };
  const firebreak: Picture = { viewBox: SQUARE, content: <Firebreak /> };
  return {
    kind: 'pieces',
    id: 'counters',
    group: 'table',
    need: 'needed',
    outline: 'square',
    width: counter,
    height: counter,
    pieces: [
      { front: fire, count: needed(request, 'fires'), what: request.say('sheets.fire.what') },
      ...(firebreaks > 0
        ? [
            {
              front: firebreak,
              count: firebreaks,
              what: request.say('sheets.firebreak.what'),
            },
          ]
        : []),
    ],
  };
}

export type Role = Exclude<FirefighterView['role'], 'none'>;
const ROLES: readonly Role[] = ['hotshot', 'smokeJumper', 'pilot'];
const ROLE_OF: Readonly<Record<string, Role>> = {
  hotshots: 'hotshot',
  smokeJumpers: 'smokeJumper',
  pilots: 'pilot',
};

/** The roles that a seat can have in this game: one, or all where people choose (FF-29, FF-52). */
export function rolesOf({ options }: SheetRequest, seat: number): readonly Role[] {
  const { game: which, roles } = fireOptions(options);
  const own = ROLE_OF[which];
  if (own !== undefined) return [own];
  return roles === 'choose' ? ROLES : [ROLES['HSP'.indexOf(roles[seat]!)]!];
}

/** All roles of this game, each once. */
export const rolesInPlay = (request: SheetRequest): readonly Role[] =>
  ROLES.filter((role) =>
    Array.from({ length: request.seats }, (_, seat) => rolesOf(request, seat))
      .flat()
      .includes(role),
  );

/** A piece to stand up for each seat, and in the mixed game for each role it can choose. */
export function piecesPart(request: SheetRequest): Pieces {
  const { piece } = sizesOf(request);
  const { say, looks } = request;
  return {
    kind: 'pieces',
    id: 'pieces',
    group: 'table',
    need: 'needed',
    outline: 'rounded',
    stand: true,
    width: piece,
    height: piece * 1.12,
    pieces: Array.from({ length: seatsOf(request) }, (_, seat) =>
      rolesOf(request, seat).map((role): PaperPiece => {
        const colour = seatColour(looks, seat);
        const drawn = (full: boolean): Picture => ({
          // White all round: a cut beside the line takes nothing away.
          viewBox: [-13, -24, 126, 141.1],
          content: <Piece seat={seat} role={role} colour={colour} full={full} />,
        });
        return {
          front: drawn(false),
          // A Pilot is turned round when the tank is full (FF-48).
          ...(role === 'pilot' ? { back: drawn(true) } : {}),
          count: 1,
          what: `${say(`role.${role}`)}, ${say('board.player', { player: seat + 1 })}`,
        };
      }),
    ).flat(),
  };
}
