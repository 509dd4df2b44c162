import type { Say } from '@glade/text';
import { useState } from 'preact/hooks';
import { Icon, Meeple } from '../pieces/Pieces.tsx';
import { chooseColour, chosenColours, storeColours } from '../pieces/seat-colours.tsx';

interface Props {
  readonly seats: number;
  readonly say: Say;
}

/** FV-09: every player chooses a colour; two who want the same exchange theirs. */
export function ColourChoice({ seats, say }: Props) {
  const [colours, setColours] = useState(chosenColours);
  function choose(seat: number, colour: number): void {
    const next = chooseColour(colours, seat, colour);
    storeColours(next);
    setColours(next);
  }
  return (
    <>
      {Array.from({ length: seats }, (_, seat) => (
        <label key={seat}>
          <Icon>
            <Meeple seat={seat} />
          </Icon>
          <span>{say('board.player', { player: seat + 1 })}</span>
          <select
            value={colours[seat]}
            onChange={({ currentTarget }) => choose(seat, Number(currentTarget.value))}
          >
            {[...colours.keys()].map((colour) => (
              <option key={colour} value={colour}>
                {say('board.colour', { colour })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
