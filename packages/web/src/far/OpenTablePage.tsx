import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { defaults, DIAL, type Game, type Level } from '@glade/engine';
import { companions } from '@glade/games/beside';
import type { OpenTable, TableInfo } from '@glade/online/wire';
import { tellProblem } from '@glade/text';
import { Page } from '../app/Page.tsx';
import { readSetup, setupQuery, type MatchSetup } from '../game/match-setup.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { playerText, seatName } from '../narration/narration.ts';
import { loadFarWords, t, wordsOf } from '../words/words.ts';
import { rulesLine } from './far-header.ts';
import { presetOf } from '../game/rules-name.ts';
import { SeatCount } from '../game/SeatCount.tsx';
import { GamePicture } from '../shelf/GamePicture.tsx';
import { Unreachable } from './invite/InvitationLink.tsx';
import { giveWord, newWord, openTable } from './far-api.ts';
import { rememberTable } from './my-tables.ts';
import { LookChoice, lookToSend, rememberLook, suggestedLook } from './people/LookChoice.tsx';
import { mayHaveClock, TableSettings, usualCustom } from './TableSettings.tsx';
import form from '../app/Form.module.css';
import { far } from './far-words.ts';
import styles from './Far.module.css';

/** Who is to sit in a seat. */
type Sitting = 'me' | 'free' | Level;

const CHOICES: readonly Sitting[] = ['me', 'free', ...DIAL];

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
  const [setup, setSetup] = useState(() =>
    readSetup(game, new URLSearchParams(setupQuery(location))),
  );
  const [seats, setSeats] = useState<readonly Sitting[]>(() =>
    setup.ok ? usual(setup.value) : [],
  );
  const [look, setLook] = useState(() => suggestedLook(NOBODY, 0));
  const [watchable, setWatchable] = useState(true);
  const [custom, setCustom] = useState(() =>
    usualCustom(game, setup.ok ? setup.value.options : defaults(game.options)),
  );
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);
  const title = say('far.open.title', { game: say('game.title') });
  if (!setup.ok)
    return (
      <Page title={title}>
        <p role="alert">{tellProblem(say, setup.problem)}</p>
      </Page>
    );
  const { options } = setup.value;
  const preset = presetOf(game, options);
  const about = `preset.${preset ?? ''}.about`;
  const clock = mayHaveClock(game, options);
  const people = seats.filter((who) => who === 'me' || who === 'free').length;
  const sit = (seat: number, who: Sitting): void =>
    setSeats((now) => now.map((each, i) => (i === seat ? who : each)));

  /** This many seats: further ones are free. */
  function resize(wanted: MatchSetup): void {
    setSetup({ ok: true, value: wanted });
    setSeats(wanted.players.map((_, seat) => seats[seat] ?? 'free'));
  }

  async function open(): Promise<void> {
    setWorking(true);
    setProblem(undefined);
    const wanted: OpenTable = {
      game: game.id,
      options: { ...options, ownDice: false },
      watchable,
      custom: clock && people === 2 ? custom : { ...custom, clock: 0 },
      seats: seats.map((who, i) => {
        if (who === 'free') return { who };
        if (who !== 'me') return { who: 'bot', level: who };
        const first = seats.indexOf('me') === i;
        return { who, ...(first ? lookToSend(look) : {}) };
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
    if (seats.includes('me')) rememberLook(look);
    // The page of the table gives again what does not arrive now.
    await Promise.all(keys.map((key, i) => giveWord(table, key, words[i]!)));
    return go(`/t/${table}`);
  }

  return (
    <Page title={title}>
      <p>
        <Link href={`/${game.id}`}>{say('far.back', { game: say('game.title') })}</Link>
      </p>
      <div class={styles.wide}>
        <div>
          <div class={styles.invited}>
            <span class={styles.picture}>
              <GamePicture game={game.id} />
            </span>
            <div>
              <p class={styles.lead}>{far('far.open.lead')}</p>
              <p class={styles.rules} data-rules>
                <strong>{rulesLine(game, setup.value)}</strong>
                {say.has(about) && ` · ${say(about)}`}
              </p>
            </div>
          </div>
          {setup.value.options['ownDice'] === true && (
            <p class={form.hint}>{far('far.open.dice')}</p>
          )}
          <SeatCount game={game} setup={setup.value} onChange={resize} headed={false} />
          <ul class={styles.seats} aria-label={t('seats')}>
            {seats.map((who, seat) => {
              const place =
                seats.length === 1 ? far('far.seat.only') : seatName(say, options, seat);
              return (
                <li key={seat} data-who={who}>
                  <label class={styles.chair}>
                    <span class={styles.place}>{place}</span>
                    <select
                      value={who}
                      onChange={({ currentTarget }) => sit(seat, currentTarget.value as Sitting)}
                    >
                      {CHOICES.map((each) => (
                        <option key={each} value={each}>
                          {each === 'me' || each === 'free'
                            ? far(`far.seat.${each}`)
                            : playerText(say, { who: 'bot', level: each })}
                        </option>
                      ))}
                    </select>
                  </label>
                </li>
              );
            })}
          </ul>
          <Unreachable />
          {problem !== undefined && <p role="alert">{problem}</p>}
          <p class={styles.go}>
            <button
              type="button"
              class={styles.main}
              disabled={working}
              onClick={() => void open()}
            >
              {far('far.open')}
            </button>
          </p>
        </div>
        <div>
          {seats.includes('me') && (
            <LookChoice say={say} info={NOBODY} look={look} onLook={setLook} />
          )}
          <TableSettings
            custom={custom}
            watchable={watchable}
            clock={clock}
            people={people}
            onCustom={setCustom}
            onWatchable={setWatchable}
          />
          {companions[game.id] !== undefined && <p class={form.hint}>{far('far.open.real')}</p>}
        </div>
      </div>
    </Page>
  );
}

/** At a table that is not open yet nobody has taken a face. */
const NOBODY: Pick<TableInfo, 'seats'> = { seats: [] };

/** The person who opens the table sits in the first seat and somebody else in the second; further seats stay bots where people chose them. */
const usual = ({ players }: MatchSetup): readonly Sitting[] =>
  players.map((player, seat) => {
    if (seat === 0) return 'me';
    return seat > 1 && player.who === 'bot' ? player.level : 'free';
  });
