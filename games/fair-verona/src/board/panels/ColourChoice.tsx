import type { Say } from '@glade/text';
import { useState } from 'preact/hooks';
import { chooseColour, chosenColours, keepColours } from '../pieces/seat-colours.tsx';
import type * as Pieces from '../pieces/Pieces.tsx';
import en from '../../words/colours.en.ts';
import it from '../../words/colours.it.ts';

const TEXTS = { en, it };

interface Props {
  readonly seats: number;
  readonly say: Say;
  readonly parts: Pick<typeof Pieces, 'Icon' | 'Meeple'>;
}

/** FV-09: every player chooses a colour; two who want the same exchange theirs. */
export function Colours({ seats, say, parts: { Icon, Meeple } }: Props) {
  const [colours, setColours] = useState(chosenColours);
  const names = TEXTS[say.language];
  function choose(seat: number, colour: number): void {
    const next = chooseColour(colours, seat, colour);
    keepColours(next);
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
            {names.map((name, colour) => (
              <option key={name} value={colour}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
