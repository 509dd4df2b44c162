import { useEffect, useState } from 'preact/hooks';
import type { Game } from '@glade/engine';
import { headerName, type Player } from '@glade/table';
import { SeatFace } from '@glade/ui/seats';
import type { MatchSetup } from '../game/match-setup.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { playerText, seatName } from '../narration/narration.ts';
import { loadHelpWords, t, wordsOf } from '../words/words.ts';
import { followFamily, memberOf, rememberSeats } from './family.ts';
import { seatLooks } from './seat-looks.ts';
import { namesOf } from './seat-names.ts';
import { hasSides } from './table-words.ts';
import styles from './SeatPicker.module.css';

interface Props {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly onChange: (setup: MatchSetup) => void;
}

const loadDialog = () => Promise.all([import('./SeatDialog.tsx'), loadHelpWords()]);

/** Who plays, as a row of faces. A tap on one changes who sits there. */
export function SeatPicker({ game, setup, onChange }: Props) {
  useEffect(followFamily, []);
  const [open, setOpen] = useState<number>();
  const { options, players } = setup;
  const say = wordsOf(game.id);
  const sides = hasSides(say);
  const names = players.map(({ who }, seat) =>
    who === 'person' ? setup.names?.[seat] : undefined,
  );
  const header = { players: players.map((player, seat) => headerName(player, names[seat])) };
  const called = namesOf(header, { sides });
  const looks = seatLooks(header, memberOf, (seat) => called[seat] ?? seatName(say, options, seat));
  const alone = players.filter(({ who }) => who === 'person').length === 1;
  const kind = (player: Player): string =>
    player.who === 'person' && alone ? t('seats.you') : playerText(say, player);

  function sit(seat: number, player: Player, name: string | undefined): void {
    const next = players.map((each, i) => (i === seat ? player : each));
    // Nobody sits in two seats.
    const sitting = names.map((each, i) => (i === seat ? name : each === name ? undefined : each));
    rememberSeats(sitting);
    onChange({ ...setup, players: next, names: sitting });
  }

  return (
    <>
      <ul class={styles.seats} data-seats={players.length}>
        {players.map((player, seat) => {
          const { name, face, colour } = looks[seat]!;
          const place = seatName(say, options, seat);
          const who = name === place ? kind(player) : `${name}, ${kind(player)}`;
          return (
            <li key={seat}>
              <button
                type="button"
                class={styles.seat}
                aria-haspopup="dialog"
                onClick={() => setOpen(seat)}
              >
                <span class={styles.face}>
                  <SeatFace
                    face={face}
                    colour={sides ? undefined : colour}
                    bot={player.who === 'bot'}
                  />
                </span>
                <span class="visually-hidden">{t('seats.change', { place, who })}</span>
                <span class={styles.name} aria-hidden="true">
                  {name}
                </span>
                <span class={styles.kind} aria-hidden="true">
                  {kind(player)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {open !== undefined && players[open] !== undefined && (
        <Lazy key="seat" name="seat" load={loadDialog}>
          {([{ SeatDialog }]) => (
            <SeatDialog
              say={say}
              place={seatName(say, options, open)}
              seat={open}
              looks={looks}
              names={names}
              player={players[open]!}
              sides={sides}
              game={game}
              options={options}
              onSit={(player, name) => sit(open, player, name)}
              onClose={() => setOpen(undefined)}
            />
          )}
        </Lazy>
      )}
    </>
  );
}
