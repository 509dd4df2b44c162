import { useState } from 'preact/hooks';
import { spell, type Caller, type Game } from '@glade/engine';
import { callers } from '@glade/games/browser';
import { tellProblem } from '@glade/text';
import { Page } from '../app/Page.tsx';
import { readSetup } from '../game/match-setup.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { useWakeLock } from '../match/hooks/use-wake-lock.ts';
import { changeSetting, settings } from '../settings/settings.ts';
import { loadHelpWords, loadPaperWords, wordsOf } from '../words/words.ts';
import { Calling } from './Calling.tsx';
import { PaperPoints } from './PaperPoints.tsx';
import { NEW_ROUND, storedRound, storeRound, type Round, type RoundProps } from './round.ts';
import styles from './CallPage.module.css';

/** Calls the common throws of a game for people who each keep their own paper, and ranks them at the end. */
export function CallPage({ game }: { readonly game: Game }) {
  return (
    <Lazy key="call" name={`call/${game.id}`} load={() => loadCaller(game.id)}>
      {({ caller }) => <CallRound game={game} caller={caller} />}
    </Lazy>
  );
}

async function loadCaller(id: string) {
  const loaded = await callers[id]!();
  await loadPaperWords(id, 'call', loaded.words);
  return loaded;
}

function CallRound({ game, caller }: Pick<RoundProps, 'game' | 'caller'>) {
  const say = wordsOf(game.id);
  const [query, setQuery] = useState(location.search);
  const [round, setRound] = useState(() => storedRound(game.id, caller));
  const [stored, setStored] = useState(true);
  useWakeLock(round.phase === 'calling' && settings.value.stayAwake);
  const setup = readSetup(game, chosenHere(caller, query));
  const title = say('call.title', { game: say('game.title') });
  if (!setup.ok)
    return (
      <Page title={title}>
        <Lazy key="wrong" name="wrong" load={loadHelpWords}>
          {() => <p role="alert">{tellProblem(say, setup.problem)}</p>}
        </Lazy>
      </Page>
    );
  const { options } = setup.value;

  function change(next: Round): void {
    setRound(next);
    setStored(storeRound(game.id, next));
  }

  function choose(name: string, value: string): void {
    const next = new URLSearchParams(query);
    next.set(name, value);
    setQuery(`?${next}`);
    history.replaceState(history.state, '', `${location.pathname}?${next}`);
  }

  const props: RoundProps = { game, caller, options, round, onChange: change };
  return (
    <Page title={title}>
      <div class={styles.call}>
        {!stored && <p role="alert">{say('call.unsaved')}</p>}
        {round.phase === 'begin' && <Begin {...props} onChoose={choose} />}
        {round.phase === 'calling' && <Calling {...props} />}
        {round.phase === 'points' && <PaperPoints {...props} />}
        {round.phase !== 'begin' && <Again {...props} />}
      </div>
    </Page>
  );
}

/** The part of an address that matters here. */
function chosenHere(caller: Caller, query: string): URLSearchParams {
  const given = [...new URLSearchParams(query)].filter(([name]) => caller.options.includes(name));
  const mode = Object.entries(caller.mode).map(([name, value]) => [name, spell(value)]);
  return new URLSearchParams([...mode, ...given] as string[][]);
}

/** What is chosen before the first throw. */
function Begin({
  game,
  caller,
  options,
  round,
  onChange,
  onChoose,
}: RoundProps & { readonly onChoose: (name: string, value: string) => void }) {
  const say = wordsOf(game.id);
  return (
    <>
      <p>{say('call.about')}</p>
      <fieldset class={styles.choice}>
        <legend>{say('call.dice')}</legend>
        {[false, true].map((own) => (
          <label key={String(own)}>
            <input
              type="radio"
              name="dice"
              checked={round.ownDice === own}
              onChange={() => onChange({ ...round, ownDice: own })}
            />
            <span>{say(own ? 'call.dice.own' : 'call.dice.app')}</span>
          </label>
        ))}
      </fieldset>
      {caller.options.map((name) => (
        <fieldset key={name} class={styles.choice}>
          <legend>{say(`option.${name}`)}</legend>
          {game.options.options[name]!.values.map((value) => (
            <label key={String(value)}>
              <input
                type="radio"
                name={name}
                checked={options[name] === value}
                onChange={() => onChoose(name, String(value))}
              />
              <span>{say(`option.${name}.${value}`)}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <label class={styles.switch}>
        <input
          type="checkbox"
          checked={settings.value.speech}
          onChange={(event) => changeSetting('speech', event.currentTarget.checked)}
        />
        <span>{say('call.always')}</span>
      </label>
      <label class={styles.switch}>
        <input
          type="checkbox"
          checked={settings.value.stayAwake}
          onChange={(event) => changeSetting('stayAwake', event.currentTarget.checked)}
        />
        <span>{say('settings.stayAwake')}</span>
      </label>
      <p>
        <button
          type="button"
          class={styles.main}
          onClick={() => onChange({ ...round, calls: [], phase: 'calling' })}
        >
          {say('call.start')}
        </button>
      </p>
    </>
  );
}

/** Another round, once it has been asked for twice. */
function Again({ game, round, onChange }: RoundProps) {
  const say = wordsOf(game.id);
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <p class={styles.again}>
        <button type="button" onClick={() => setAsking(true)}>
          {say('call.again')}
        </button>
      </p>
    );
  // The same people stay, so that a class need not be entered twice.
  const players = round.players.map(({ name }) => ({ name, points: undefined, saved: true }));
  return (
    <div role="group" aria-labelledby="ask-again" class={styles.again}>
      <p id="ask-again">{say('call.again.ask')}</p>
      <p class={styles.buttons}>
        <button type="button" onClick={() => setAsking(false)}>
          {say('call.again.no')}
        </button>
        <button
          type="button"
          onClick={() => {
            setAsking(false);
            onChange({ ...NEW_ROUND, ownDice: round.ownDice, players });
          }}
        >
          {say('call.again.yes')}
        </button>
      </p>
    </div>
  );
}
