import { CHANCE } from '@glade/engine';
import type { AbsentAt } from '../../match/stage/absent.ts';
import type { Session } from '../../match/session.ts';
import { whoActs } from '../../narration/current-step.ts';
import { wordsAt } from '../../seats/table-words.ts';
import { far } from '../far-words.ts';
import { standInFrom, type FarLine } from '../use-far-table.ts';
import { StandInOffer } from './AwaySeat.tsx';

/** Who is absent from a table far away, and how the others can let a bot play. */
export function absentAt(line: FarLine, session: Session): AbsentAt {
  const { info, connection, state } = line;
  const { people, host, you } = session;
  return (seat) => {
    if (seat === CHANCE && state !== 'on')
      return {
        state: '',
        bot: false,
        sentence: far(session.onItsWay.value ? 'far.bar.off.move' : 'far.bar.off.dice'),
        offer: null,
      };
    const sits = info?.seats[seat];
    // Without a line nobody knows who is there.
    const away = sits?.who === 'person' && !sits.here && state === 'on';
    if (!away || info!.over || people.includes(seat)) return undefined;
    const bot = sits.standIn;
    const who = whoActs(wordsAt(host.header, you), host.header.options, seat);
    const standIn =
      people.length > 0 ? () => connection.say({ type: 'stand-in', seat }) : undefined;
    return {
      state: far(bot ? 'far.seat.bot' : 'far.away'),
      bot,
      sentence: far(bot ? 'far.bar.bot' : 'far.bar.away', { who }),
      offer: bot ? null : <StandInOffer from={standInFrom(line, seat)} onStandIn={standIn} />,
    };
  };
}
