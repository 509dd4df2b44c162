import { useState } from 'preact/hooks';
import type { Throw } from '@glade/engine';
import type { Say } from '@glade/text';
import { canSpeak } from '@glade/ui';
import { Icon, ICONS } from '../app/Icon.tsx';
import { announce, speakNow } from '../narration/announce.ts';
import { wordsOf } from '../words/words.ts';
import type { RoundProps } from './round.ts';
import styles from './CallPage.module.css';

/** One call at a time, large; all that were called before stay to be read again. */
export function Calling({ game, caller, options, round, onChange }: RoundProps) {
  const say = wordsOf(game.id);
  const { calls, ownDice } = round;
  const [shown, setShown] = useState<number>();
  const [refused, setRefused] = useState<string>();
  const next = caller.next(calls);
  const at = shown ?? calls.length - 1;
  const textOf = (i: number): string =>
    say('call.which', {
      what: headingOf(say, i),
      place: placeOf(say, caller.next(calls.slice(0, i)), calls[i]!),
    });

  /** Takes a throw that counts, or says why it does not. */
  function take(faces: readonly number[]): boolean {
    const refusal = caller.refuses(options, calls, faces);
    if (refusal !== undefined) {
      const why = say('call.refused', { why: say(`refusal.${refusal.code}`, refusal.args) });
      setRefused(`${placeOf(say, next, faces)}. ${why}`);
      announce(why, 'assertive');
      return false;
    }
    const i = calls.length;
    setRefused(undefined);
    setShown(undefined);
    onChange({ ...round, calls: [...calls, faces] });
    const said = `${say('call.which', { what: headingOf(say, i), place: placeOf(say, next, faces) })}. ${thenOf(say, i)}`;
    announce(said, 'assertive');
    return true;
  }

  function throwDice(): void {
    let faces = thrown(next.dice);
    // A throw that the rules refuse is thrown again, as at the table.
    while (caller.refuses(options, calls, faces) !== undefined) faces = thrown(next.dice);
    take(faces);
  }

  return (
    <>
      <section class={styles.card} data-call>
        {at < 0 ? (
          <p>{say('call.about')}</p>
        ) : (
          <>
            <h2>{headingOf(say, at)}</h2>
            <p class={styles.faces}>
              {calls[at]!.map((face, die) => (
                <span key={die}>
                  <small>{say(`reads.${caller.next(calls.slice(0, at)).reads[die]}`)}</small>
                  <b>{face}</b>
                </span>
              ))}
            </p>
            <p>{thenOf(say, at)}</p>
            <p class={styles.buttons}>
              {canSpeak() && (
                <button
                  type="button"
                  aria-label={say('play.say')}
                  onClick={() => speakNow(`${textOf(at)}. ${thenOf(say, at)}`)}
                >
                  <Icon path={ICONS.say} />
                </button>
              )}
              {at !== calls.length - 1 && (
                <button type="button" onClick={() => setShown(undefined)}>
                  {say('call.latest')}
                </button>
              )}
            </p>
          </>
        )}
      </section>
      {refused !== undefined && <p class={styles.refused}>{refused}</p>}
      {ownDice ? (
        <fieldset class={styles.entry}>
          <legend>
            {headingOf(say, calls.length)}: {say('call.enter')}
          </legend>
          <Faces say={say} thrown={next} onFaces={take} />
        </fieldset>
      ) : (
        <p>
          <button type="button" class={styles.main} data-next onClick={throwDice}>
            {say('call.next')}
          </button>
        </p>
      )}
      {calls.length > 0 && (
        <>
          <h2>{say('call.all')}</h2>
          <ol class={styles.calls}>
            {calls.map((_, i) => (
              <li key={i}>
                <button type="button" aria-pressed={i === at} onClick={() => setShown(i)}>
                  {textOf(i)}
                </button>
              </li>
            ))}
          </ol>
          <p class={styles.buttons}>
            {ownDice && (
              <button
                type="button"
                onClick={() => {
                  setShown(undefined);
                  onChange({ ...round, calls: calls.slice(0, -1) });
                }}
              >
                {say('call.fix')}
              </button>
            )}
            <button type="button" onClick={() => onChange({ ...round, phase: 'points' })}>
              {say('call.end')}
            </button>
          </p>
        </>
      )}
    </>
  );
}

/** How many throws come before the first turn: those that have words of their own. */
const settingUp = (say: Say, i: number): boolean => say.has(`call.${i}`);

/** What a call is for: the home, or the event of a turn. */
function headingOf(say: Say, i: number): string {
  if (settingUp(say, i)) return say(`call.${i}`);
  let before = 0;
  while (settingUp(say, before)) before += 1;
  return say('call.turn', { turn: i - before + 1 });
}

const thenOf = (say: Say, i: number): string =>
  say(settingUp(say, i) ? `call.${i}.then` : 'call.turn.then');

const placeOf = (say: Say, { reads }: Throw, faces: readonly number[]): string =>
  faces.map((face, die) => `${say(`reads.${reads[die]}`)} ${face}`).join(', ');

/** One face of each die, all equally likely. */
function thrown(dice: readonly number[]): readonly number[] {
  return dice.map((sides) => {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    return 1 + Math.floor((random / 2 ** 32) * sides);
  });
}

/** Two dice as a table: the first die across, the second down, so that one tap enters both. */
function Faces({
  say,
  thrown: { dice, reads },
  onFaces,
}: {
  readonly say: Say;
  readonly thrown: Throw;
  readonly onFaces: (faces: readonly number[]) => void;
}) {
  const [across = 1, down = 1] = dice;
  return (
    <div class={styles.faceTable} style={{ '--across': across }}>
      {Array.from({ length: across * down }, (_, i) => {
        const faces = [(i % across) + 1, Math.floor(i / across) + 1];
        return (
          <button
            key={i}
            type="button"
            aria-label={placeOf(say, { code: '', dice, reads }, faces)}
            onClick={() => onFaces(faces)}
          >
            {faces.join(' · ')}
          </button>
        );
      })}
    </div>
  );
}
