import type { Frame, Picture, Sheet, SheetRequest } from '@glade/print/model';
import { certificate, sizesOf } from '@glade/print/sheet';
import { seatColour } from '@glade/ui/seat-look';
import { Piece } from '../board/drawings/Crew.tsx';
import { GROWTH } from '../board/drawings/Trees.tsx';
import type { ForestFireView } from '../rules/view.ts';
import { rolesOf, seatsOf } from './pieces.tsx';

/** Whether a certificate can be printed: for a match that was won, or blank. */
export const isEarned = ({ match }: SheetRequest): boolean =>
  match === undefined || (match.over && match.rules.outcome(match.state).code === 'won');

const TREES = ['pine', 'oak', 'birch', 'tall', 'bush'] as const;

/** The team in a row before green trees; each stands in 130 of the width. */
function team(request: SheetRequest, view: ForestFireView | undefined, seats: number): Picture {
  const { looks } = request;
  const width = 130 * Math.max(seats, 3);
  const left = (width - 130 * seats) / 2;
  return {
    viewBox: [0, -20, width, 140],
    content: (
      <>
        {Array.from({ length: Math.floor(width / 36) }, (_, i) => {
          const Plant = GROWTH[TREES[(i * 3) % TREES.length]!];
          const size = 1.3 + ((i * 7) % 5) * 0.08;
          return (
            <g
              key={i}
              transform={`translate(${20 + i * 36} ${84 - ((i * 5) % 3) * 6}) scale(${size})`}
            >
              <Plant />
            </g>
          );
        })}
        {Array.from({ length: seats }, (_, seat) => (
          <g key={seat} transform={`translate(${left + 15 + 130 * seat} 16)`}>
            <Piece
              seat={seat}
              role={view?.players[seat]?.role ?? rolesOf(request, seat)[0]!}
              colour={seatColour(looks, seat)}
              full
              plain
            />
          </g>
        ))}
      </>
    ),
  };
}

/** A certificate for the wall: who put the fire out together (FF-20). */
export function certificateSheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { say, match, looks, style } = request;
  // A blank one is for as many as can play.
  const seats = match === undefined && looks === undefined ? seatsOf(request) : request.seats;
  const view =
    match === undefined ? undefined : (match.rules.view(match.state, undefined) as ForestFireView);
  const deed =
    view === undefined
      ? say('sheets.certificate.blank')
      : say('sheets.certificate.deed', { rounds: view.round });
  const names = looks?.slice(0, seats).map(({ name }) => name);
  const own = Array.from({ length: seats }, () => say('sheets.certificate.name'));
  return [
    {
      what: [say('sheets.certificate.what'), deed, ...(names ?? [])].join(' '),
      content: certificate(frame, {
        title: say('sheets.certificate.title'),
        text: [deed, ...(names === undefined ? [] : [names.join(' · ')])],
        picture: team(request, view, seats),
        lines: [
          ...(names === undefined ? own : []),
          say('sheets.certificate.date'),
          say('sheets.certificate.host'),
        ],
        size: sizesOf(style).text,
        bare: style === 'ink',
      }),
    },
  ];
}
