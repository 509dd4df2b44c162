import type { Event } from '@glade/engine';
import { seatColour, type SeatColour, type BoardProps } from '@glade/ui';
import type { FirefighterView, ForestFireView } from '../../rules/view.ts';
import styles from '../Board.module.css';
import { Piece } from '../drawings/Crew.tsx';
import { Splash, Steam, Tongue } from '../drawings/Fire.tsx';
import { at, cornerOf } from './ring.ts';

interface EffectsProps {
  readonly view: ForestFireView;
  readonly seats: BoardProps<ForestFireView>['seats'];
  readonly events: readonly Event[];
  readonly stamp: number;
}

/** What is seen only for a moment: water, steam, a plane that crosses. */
export function Effects({ view, seats, events, stamp }: EffectsProps) {
  const wet = events.filter(({ code }) => ['putOut', 'putOutOne', 'dropped'].includes(code));
  const stopped = events.find(({ code }) => code === 'onFirebreak');
  const drops = wet.filter(({ code }) => code === 'dropped');
  return (
    <g key={stamp}>
      {wet.map(({ code, args }, i) => (
        <g key={i} transform={at(args['cell']!)}>
          <g
            class={styles.doused}
            style={{ animationDelay: `${code === 'dropped' ? 90 * i : 0}ms` }}
          >
            <Splash />
          </g>
          {view.counters[args['cell']!] === 0 && (
            <g class={styles.steaming}>
              <Steam />
            </g>
          )}
        </g>
      ))}
      {stopped !== undefined && (
        <g transform={at(stopped.args['cell']!)}>
          <g class={styles.smothered}>
            <g transform="translate(50 84) scale(1.2)">
              <Tongue />
            </g>
          </g>
        </g>
      )}
      {drops.length > 0 && (
        <Plane
          seat={drops[0]!.args['seat']!}
          role={view.players[drops[0]!.args['seat']!]!.role}
          from={drops[0]!.args['cell']!}
          to={drops.at(-1)!.args['cell']!}
          colour={seatColour(seats, drops[0]!.args['seat']!)}
        />
      )}
    </g>
  );
}

/** A plane that crosses the line on which its water falls. */
function Plane({
  seat,
  role,
  from,
  to,
  colour,
}: {
  readonly seat: number;
  readonly role: FirefighterView['role'];
  readonly from: number;
  readonly to: number;
  readonly colour: SeatColour;
}) {
  const [x, y] = cornerOf(from);
  const [tx, ty] = cornerOf(to);
  const [across, down] = [tx - x, ty - y];
  const way = {
    '--from-x': `${-across}px`,
    '--from-y': `${-down}px`,
    '--to-x': `${across}px`,
    '--to-y': `${down}px`,
  };
  const flip = across < 0 ? 'translate(100 0) scale(-1 1)' : '';
  return (
    <g class={styles.crossing} style={way}>
      <g transform={`translate(${x + across / 2} ${y + down / 2 - 30}) ${flip}`}>
        <Piece seat={seat} role={role} colour={colour} full plain />
      </g>
    </g>
  );
}
