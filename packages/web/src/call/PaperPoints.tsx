import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../narration/announce.ts';
import { family } from '../seats/family.ts';
import { wordsOf } from '../words/words.ts';
import {
  MOST_PLAYERS,
  newPlayer,
  placesOf,
  withNames,
  type PaperPlayer,
  type RoundProps,
} from './round.ts';
import styles from './CallPage.module.css';

/** Who played, with how many points each, by taps; and who has won. */
export function PaperPoints({ game, caller, options, round, onChange }: RoundProps) {
  const say = wordsOf(game.id);
  const { players } = round;
  const [open, setOpen] = useState<number>();
  const [list, setList] = useState('');
  const [full, setFull] = useState(false);
  const pad = useRef<HTMLFieldSetElement>(null);
  const nameOf = (player: PaperPlayer, i: number): string =>
    player.name === '' ? say('call.player', { n: i + 1 }) : player.name;
  const names = players.map(nameOf);
  const here = new Set(players.map(({ name }) => name));
  const others = family().filter(({ name }) => name !== '' && !here.has(name));
  const missing = players.filter(({ points }) => points === undefined).length;
  const places = missing === 0 && players.length > 0 ? placesOf(caller, options, players) : [];
  const winners = places.filter(({ place }) => place === 1).map(({ player }) => names[player]!);
  const and = new Intl.ListFormat(say.tag);
  const result =
    winners.length === 0 ? '' : say('call.won', { n: winners.length, names: and.format(winners) });

  useEffect(() => {
    if (open !== undefined) pad.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [open]);
  useEffect(() => {
    if (result !== '') announce(result);
  }, [result]);

  const set = (next: readonly PaperPlayer[]): void => onChange({ ...round, players: next });
  const change = (seat: number, part: Partial<PaperPlayer>): void =>
    set(players.map((player, i) => (i === seat ? { ...player, ...part } : player)));

  function add(fresh: readonly string[]): void {
    const next = withNames(players, fresh);
    setFull(players.length + fresh.length > MOST_PLAYERS);
    set(next);
  }

  /** One tap, and the next who has no points yet is asked. */
  function enter(seat: number, points: number): void {
    change(seat, { points });
    const order = players.map((_, i) => (seat + 1 + i) % players.length);
    setOpen(order.find((i) => i !== seat && players[i]!.points === undefined));
  }

  return (
    <>
      <h2>{say('call.names')}</h2>
      <p class={styles.buttons}>
        {others.map(({ name }) => (
          <button key={name} type="button" onClick={() => add([name])}>
            + {name}
          </button>
        ))}
        <button
          type="button"
          aria-disabled={players.length >= MOST_PLAYERS}
          onClick={() => players.length < MOST_PLAYERS && set([...players, newPlayer('')])}
        >
          + {say('call.names.one')}
        </button>
      </p>
      <details class={styles.list}>
        <summary>{say('call.names.list')}</summary>
        <textarea
          aria-label={say('call.names.list')}
          rows={6}
          maxLength={2000}
          value={list}
          onInput={(event) => setList(event.currentTarget.value)}
        />
        <button
          type="button"
          onClick={() => {
            add(list.split('\n').filter((line) => line.trim() !== ''));
            setList('');
          }}
        >
          {say('call.names.add')}
        </button>
      </details>
      {full && <p role="status">{say('call.names.full', { most: MOST_PLAYERS })}</p>}
      {players.length > 0 && <p>{say('call.count')}</p>}
      <ul class={styles.players}>
        {players.map((player, i) => (
          <li key={i}>
            <button
              type="button"
              class={styles.score}
              aria-expanded={open === i}
              onClick={() => setOpen(open === i ? undefined : i)}
            >
              {player.points === undefined
                ? say('call.points.none', { name: names[i]! })
                : say('call.points', { name: names[i]!, n: player.points })}
            </button>
            <label class={styles.switch}>
              <input
                type="checkbox"
                aria-label={`${names[i]}: ${say('call.saved')}`}
                checked={player.saved}
                onChange={(event) => change(i, { saved: event.currentTarget.checked })}
              />
              <span>{say(player.saved ? 'call.saved' : 'call.lost')}</span>
            </label>
            <button
              type="button"
              aria-label={say('call.remove', { name: names[i]! })}
              onClick={() => {
                setOpen(undefined);
                set(players.filter((_, other) => other !== i));
              }}
            >
              ×
            </button>
            {open === i && (
              <fieldset class={styles.pad} ref={pad}>
                <legend>{say('call.points.of', { name: names[i]! })}</legend>
                {Array.from({ length: caller.mostPoints + 1 }, (_, points) => (
                  <button
                    key={points}
                    type="button"
                    aria-pressed={player.points === points}
                    onClick={() => enter(i, points)}
                  >
                    {points}
                  </button>
                ))}
              </fieldset>
            )}
          </li>
        ))}
      </ul>
      {missing > 0 && <p>{say('call.open', { n: missing })}</p>}
      {result !== '' && (
        <section class={styles.card} data-result>
          <p class={styles.won}>{result}</p>
          <h3>{say('call.places')}</h3>
          <ol class={styles.places}>
            {places.map(({ player, place }) => (
              <li key={player} value={place}>
                {say('call.points', { name: names[player]!, n: players[player]!.points! })}
                {' · '}
                {say(players[player]!.saved ? 'call.saved' : 'call.lost')}
              </li>
            ))}
          </ol>
        </section>
      )}
      <p>
        <button type="button" onClick={() => onChange({ ...round, phase: 'calling' })}>
          {say('call.back')}
        </button>
      </p>
    </>
  );
}
