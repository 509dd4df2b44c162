import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { applies, type Game, type Need, type RealTable as Table } from '@glade/engine';
import { callers } from '@glade/games/browser';
import { hasSecrets, headerName, type Player } from '@glade/table';
import type { Say } from '@glade/text';
import { seatName } from '../../narration/narration.ts';
import { announce } from '../../narration/announce.ts';
import { rememberSeats } from '../../seats/family.ts';
import { namesOf } from '../../seats/seat-names.ts';
import { changeSetting, settings } from '../../settings/settings.ts';
import { hasSides } from '../../seats/table-words.ts';
import { wordsOf } from '../../words/words.ts';
import { withOptions, writeSetup, type MatchSetup } from '../match-setup.ts';
import { OWN_DICE, OWN_MOVES } from '../own-dice.ts';
import { diceOfPeople, seatEarlier, seatFirst, withDice } from './choose-table.ts';
import styles from './RealTable.module.css';

interface Props {
  readonly game: Game;
  readonly table: Table;
  readonly setup: MatchSetup;
  /** Somebody has just asked for it: it comes into sight. */
  readonly appears: boolean;
  readonly onChange: (setup: MatchSetup) => void;
}

const PERSON: Player = { who: 'person' };

/** What a match at a real table needs: the things that lie on it, the people round it, and who begins. */
export function RealTable({ game, table, setup, appears, onChange }: Props) {
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    if (appears) here.current?.scrollIntoView({ block: 'start' });
  }, []);
  const say = wordsOf(game.id);
  const { options, players } = setup;
  const rules = game.rules(options);
  // A scenario decides some of the options.
  const needs = table.needs(
    game.played?.(options) ?? options,
    rules.view(rules.create(), undefined),
  );
  const things = needs.filter(({ sides }) => sides === undefined);
  const dice = needs.filter(({ sides }) => sides !== undefined);
  const enters = game.options.options[OWN_DICE] !== undefined;
  const theirs = diceOfPeople(options, needs);
  const bots = players.some(({ who }) => who === 'bot');

  const tick = (sides: number, has: boolean): void =>
    onChange(
      withDice(
        game,
        setup,
        needs,
        has ? [...theirs, sides] : theirs.filter((each) => each !== sides),
      ),
    );
  const ownMoves = game.options.options[OWN_MOVES];

  /** People move their pieces without entering it; a bot could not follow them. */
  function moveAlone(own: boolean): void {
    const next = withOptions(game, setup, { ...options, [OWN_MOVES]: own });
    onChange(own ? { ...next, players: players.map(() => PERSON) } : next);
  }

  /** A game may say more of its dice, such as their colours. */
  function called(sides: number, { n = 1 }: Need): string {
    const own = `need.dice.${sides}`;
    return say(say.has(own) ? own : 'tables.dice', { n, sides });
  }

  return (
    <section ref={here} class={styles.table} aria-labelledby="real-table" data-real-table>
      <h2 id="real-table">{say('game.table')}</h2>
      <h3>{say('tables.needs')}</h3>
      <ul class={styles.needs}>
        {things.map(({ code, n = 0 }) => (
          <li key={code}>{say(`need.${code}`, { n })}</li>
        ))}
        {dice.map((need) => (
          <li key={need.sides}>
            {enters ? (
              <label class={styles.die}>
                <input
                  type="checkbox"
                  checked={theirs.includes(need.sides!)}
                  onChange={(event) => tick(need.sides!, event.currentTarget.checked)}
                />
                <span>{called(need.sides!, need)}</span>
              </label>
            ) : (
              called(need.sides!, need)
            )}
          </li>
        ))}
      </ul>
      <p class={styles.print}>
        <Link href={`/${game.id}/print?${callQuery(game, setup)}`}>{say('tables.print')}</Link>
      </p>
      {enters && dice.length > 0 && <p class={styles.hint}>{say('tables.dice.hint')}</p>}
      <p>{say(paperOf(say, needs))}</p>
      {players.length > 1 && (
        <p>{say(hasSecrets(rules) ? 'tables.phone.secret' : 'tables.phone')}</p>
      )}
      <p class={styles.own}>
        <label class={styles.die}>
          <input
            type="checkbox"
            checked={settings.value.ownMoves}
            data-untold
            onChange={(event) => changeSetting('ownMoves', event.currentTarget.checked)}
          />
          <span>{say('tables.untold')}</span>
        </label>
        <span class={styles.hint}>{say('tables.untold.about')}</span>
      </p>
      {ownMoves !== undefined && applies(ownMoves, options) && (
        <p class={styles.own}>
          <label class={styles.die}>
            <input
              type="checkbox"
              checked={options[OWN_MOVES] === true}
              onChange={(event) => moveAlone(event.currentTarget.checked)}
            />
            <span>{say('tables.ownMoves')}</span>
          </label>
          <span class={styles.hint}>{say(`option.${OWN_MOVES}.about`)}</span>
        </p>
      )}
      {players.length > 1 && (
        <Order game={game} table={table} setup={setup} onChange={onChange}>
          {bots && (
            <button
              type="button"
              onClick={() => onChange({ ...setup, players: players.map(() => PERSON) })}
            >
              {say('tables.people')}
            </button>
          )}
        </Order>
      )}
      {Object.hasOwn(callers, game.id) && (
        <p class={styles.call}>
          <Link href={`/${game.id}/call?${callQuery(game, setup)}`}>{say('tables.call')}</Link>{' '}
          <span>{say('tables.call.about')}</span>
        </p>
      )}
    </section>
  );
}

/** What paper can replace: some ways to play need other things than the usual ones, and say so themselves. */
const paperOf = (say: Say, needs: readonly Need[]): string =>
  needs.map(({ code }) => `need.paper.${code}`).find((key) => say.has(key)) ?? 'need.paper';

const callQuery = (game: Game, { options }: MatchSetup): string =>
  writeSetup(game, { options, players: [], seed: undefined });

/** Who sits where, and where the rules leave it open, who begins. */
function Order({
  game,
  table,
  setup,
  onChange,
  children,
}: Omit<Props, 'appears'> & { readonly children: ComponentChildren }) {
  const say = wordsOf(game.id);
  const { options, players, names } = setup;
  const [drawn, setDrawn] = useState(false);
  const header = { players: players.map((player, seat) => headerName(player, names?.[seat])) };
  const known = namesOf(header, { sides: hasSides(say) });
  const called = players.map((_, seat) => known[seat] ?? seatName(say, options, seat));
  const begins = table.firstSeatBegins;
  // Elsewhere it is only known once the lots are drawn in the match.
  const isKnown = Object.entries(begins ?? {}).every(([name, value]) => options[name] === value);

  function sit(next: MatchSetup): void {
    rememberSeats(
      next.players.map(({ who }, i) => (who === 'person' ? next.names?.[i] : undefined)),
    );
    setDrawn(false);
    onChange(next);
  }

  function begin(seat: number): void {
    const told = withOptions(game, setup, { ...options, ...begins });
    sit(seatFirst({ ...told, players }, seat));
    announce(say('tables.drawn', { name: called[seat]! }));
  }

  function draw(): void {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    begin(Math.floor((random / 2 ** 32) * players.length));
    setDrawn(true);
  }

  return (
    <>
      <h3>{say('tables.seats')}</h3>
      <p class={styles.hint}>{say('tables.order')}</p>
      <ol class={styles.seats}>
        {called.map((name, seat) => (
          <li key={`${seat} ${name}`}>
            <span class={styles.name}>
              {name}
              {begins !== undefined && isKnown && seat === 0 && (
                <strong class={styles.first}> {say('tables.begins')}</strong>
              )}
            </span>
            {(seat > 0 || !isKnown) && begins !== undefined && (
              <button
                type="button"
                aria-label={say('tables.begin', { name })}
                onClick={() => begin(seat)}
              >
                {say('tables.begin.short')}
              </button>
            )}
            {seat > 0 && (
              <button
                type="button"
                aria-label={say('tables.earlier', { name })}
                onClick={() => sit(seatEarlier(setup, seat))}
              >
                ↑
              </button>
            )}
          </li>
        ))}
      </ol>
      <p class={styles.buttons}>
        {children}
        {begins !== undefined && (
          <button type="button" onClick={draw}>
            {say('tables.lots')}
          </button>
        )}
        {drawn && <span>{say('tables.drawn', { name: called[0]! })}</span>}
      </p>
    </>
  );
}
