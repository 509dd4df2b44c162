import type { Game } from '@glade/engine';
import { useState } from 'preact/hooks';
import { defaultPlayers, type MatchSetup } from './match-setup.ts';
import { SeatCount } from './SeatCount.tsx';
import { SeatPicker } from '../seats/SeatPicker.tsx';
import { t, wordsOf } from '../words/words.ts';
import styles from '../app/Form.module.css';

interface Props {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly onChange: (setup: MatchSetup) => void;
}

/** Who plays each seat, for games with more than one. */
export function SeatsForm({ game, setup, onChange }: Props) {
  const { players } = setup;
  // Who sat there before all others became bots, until somebody else is seated.
  const [before, setBefore] = useState<{ readonly setup: MatchSetup; readonly now: string }>();
  if (players.length < 2) return null;
  const say = wordsOf(game.id);
  const now = JSON.stringify(players);
  function onlyBots(): void {
    const bots = defaultPlayers(players.length);
    setBefore({ setup, now: JSON.stringify(bots) });
    onChange({ ...setup, players: bots });
  }
  const back = before?.now === now ? before.setup : undefined;
  const people = players.filter(({ who }) => who === 'person').length;
  return (
    <fieldset class={styles.form}>
      <legend>
        <h2>{t('seats')}</h2>
      </legend>
      <SeatCount game={game} setup={setup} onChange={onChange} />
      <SeatPicker game={game} setup={setup} onChange={onChange} />
      {/* Who is alone with bots already has nobody to send away. */}
      {players.length > 2 && (people !== 1 || back !== undefined) && (
        <p>
          <button
            type="button"
            onClick={
              back === undefined
                ? onlyBots
                : () => onChange({ ...setup, players: back.players, names: back.names })
            }
          >
            {t(back === undefined ? 'seats.bots' : 'seats.return')}
          </button>
        </p>
      )}
      {people > 1 && <p class={styles.hint}>{say('seats.hint')}</p>}
    </fieldset>
  );
}
