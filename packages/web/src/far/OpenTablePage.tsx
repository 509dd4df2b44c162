import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import type { Game } from '@glade/engine';
import type { OpenTable } from '@glade/online/wire';
import { tellProblem } from '@glade/text';
import { Page } from '../app/Page.tsx';
import { readSetup, setupQuery, type MatchSetup } from '../game/match-setup.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { playerText, seatName } from '../narration/narration.ts';
import { lastSeats } from '../seats/family.ts';
import { loadFarWords, wordsOf } from '../words/words.ts';
import { AFTER } from './after.ts';
import { rulesLine } from './far-header.ts';
import { giveWord, newWord, openTable, setNext } from './far-api.ts';
import { keysAt, rememberTable } from './my-tables.ts';
import { NameChoice, nameToSend } from './NameChoice.tsx';
import form from '../app/Form.module.css';
import { far } from './far-words.ts';
import styles from './Far.module.css';

/** Who is to sit in a seat. */
type Sitting = 'me' | 'free' | 'gentle' | 'steady' | 'strong';

const CHOICES: readonly Sitting[] = ['me', 'free', 'gentle', 'steady', 'strong'];

/** Opens a table for people far apart: who sits where, then one tap. */
export function OpenTablePage({ game }: { readonly game: Game }) {
  return (
    <Lazy key="far-words" name="far-words" load={loadFarWords}>
      {() => <Open game={game} />}
    </Lazy>
  );
}

function Open({ game }: { readonly game: Game }) {
  const say = wordsOf(game.id);
  const [, go] = useLocation();
  const [setup] = useState(() => {
    const query = new URLSearchParams(setupQuery(location));
    query.delete(AFTER);
    return readSetup(game, query);
  });
  const [seats, setSeats] = useState<readonly Sitting[]>(() =>
    setup.ok ? usual(setup.value) : [],
  );
  const [name, setName] = useState(() => nameToSend(lastSeats()[0]));
  const [watchable, setWatchable] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);
  const after = new URLSearchParams(location.search).get(AFTER);
  const title = say('far.open.title', { game: say('game.title') });
  if (!setup.ok)
    return (
      <Page title={title}>
        <p role="alert">{tellProblem(say, setup.problem)}</p>
      </Page>
    );
  const { options } = setup.value;
  const sit = (seat: number, who: Sitting): void =>
    setSeats((now) => now.map((each, i) => (i === seat ? who : each)));

  async function open(): Promise<void> {
    setWorking(true);
    setProblem(undefined);
    const wanted: OpenTable = {
      game: game.id,
      options: { ...options, ownDice: false },
      watchable,
      seats: seats.map((who, i) => {
        if (who === 'free') return { who };
        if (who !== 'me') return { who: 'bot', level: who };
        const first = seats.indexOf('me') === i;
        return { who, ...(first && name !== undefined ? { name } : {}) };
      }),
    };
    if (options['ownDice'] === undefined) delete wanted.options['ownDice'];
    const opened = await openTable(wanted);
    setWorking(false);
    if (!opened.ok) return setProblem(tellProblem(say, opened.problem));
    const { table, keys, commitment } = opened.value;
    // The words are drawn once the server has bound itself by its hash.
    const words = keys.map(() => newWord());
    rememberTable(table, game.id, { keys, words, commitment });
    // The page of the table gives again what does not arrive now.
    await Promise.all(keys.map((key, i) => giveWord(table, key, words[i]!)));
    const [held] = after === null ? [] : keysAt(after);
    // Who has played before is told where it goes on.
    if (after !== null && held !== undefined) await setNext(after, held, table);
    return go(`/t/${table}`);
  }

  return (
    <Page title={title}>
      <p>
        <Link href={`/${game.id}`}>{say('far.back', { game: say('game.title') })}</Link>
      </p>
      <p class={styles.lead}>{far('far.open.lead')}</p>
      <p class={form.hint}>{rulesLine(game, setup.value)}</p>
      {seats.map((who, seat) => (
        <fieldset key={seat} class={form.option}>
          <legend>
            {seats.length === 1 ? far('far.seat.only') : seatName(say, options, seat)}
          </legend>
          <div class={form.values}>
            {CHOICES.map((each) => (
              <label key={each} class={form.value}>
                <input
                  type="radio"
                  name={`far-${seat}`}
                  checked={who === each}
                  onChange={() => sit(seat, each)}
                />
                <span>
                  {each === 'me' || each === 'free'
                    ? far(`far.seat.${each}`)
                    : playerText(say, { who: 'bot', level: each })}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <NameChoice name={name} onName={setName} />
      <label class={styles.check}>
        <input
          type="checkbox"
          checked={watchable}
          onChange={({ currentTarget }) => setWatchable(currentTarget.checked)}
        />
        <span>{far('far.watchable')}</span>
      </label>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <p class={styles.go}>
        <button type="button" class={styles.main} disabled={working} onClick={() => void open()}>
          {far('far.open')}
        </button>
      </p>
    </Page>
  );
}

/** Whoever opens the table in the first seat, somebody else in the others; bots stay bots only where people chose them. */
const usual = ({ players }: MatchSetup): readonly Sitting[] =>
  players.map((_, seat) => (seat === 0 ? 'me' : 'free'));
