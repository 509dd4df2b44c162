import type { OptionValue, OptionValues } from '@glade/engine';
import type { Say } from '@glade/text';
import type { AsideProps, BoardProps } from '@glade/ui';
import { canSpeak, hush, speak } from '@glade/ui';
import { SquareGrid } from '@glade/ui/square-grid';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Counter } from '../board/map/Counters.tsx';
import { UNIT_TYPES } from '../rules/setup/scenario.ts';
import styles from './Guess.module.css';
import { PILES, tellPile } from './piles.ts';
import type { GuessView } from './rules.ts';
import { PHRASES, TIME_UP } from './state.ts';

/** Round the ring. */
const ROUND = 2 * Math.PI * 44;

/** How the last riddle was answered, until somebody goes on. */
interface Answered {
  readonly type: number;
  /** What was tapped or said; TIME_UP is silence. */
  readonly said: number;
  readonly right: boolean;
  /** The number of the riddle after it. */
  readonly round: number;
  /** The riddle itself, where it was asked here. */
  readonly phrase: string | undefined;
}

/** What was answered last, and whether it is still to be looked at. */
function useAnswered({ view, events, legal }: BoardProps<GuessView>) {
  const [last, setLast] = useState<Answered>();
  const [passed, setPassed] = useState(0);
  // The next riddle may be there before the last one has been talked about.
  const riddles = useRef(new Map<number, string>());
  if (view.phrase !== '') riddles.current.set(view.round, view.phrase);
  const told = events.find(({ code }) => code === 'right' || code === 'wrong');
  useLayoutEffect(() => {
    if (told === undefined) return;
    const type = Number(told.args['type']);
    const said = told.args['said'] ?? type;
    const { round } = view;
    setLast({ type, said, right: said === type, round, phrase: riddles.current.get(round - 1) });
  }, [told]);
  // What is answered again, after it was taken back, is looked at again.
  useLayoutEffect(() => {
    if (view.round < passed) setPassed(0);
  }, [view.round]);
  // Taken back, it has not been answered.
  const shown = last?.round === view.round ? last : undefined;
  return {
    shown: passed === shown?.round && view.step !== 'over' ? undefined : shown,
    waits: shown !== undefined && passed !== shown.round && legal.length > 0,
    pass: () => setPassed(view.round),
  };
}

/** When the riddle is said to who cannot see it, in milliseconds after it is there. */
const HEARD_AFTER = 500;
/** The page says the answer first, which may wait a second for what is being said. */
const AFTER_ANSWER = 1200;

/** How long somebody takes to read a riddle aloud, in milliseconds: a moment to begin, and for each character. */
const BEGINNING = 1000;
const READING = 70;

/** The colour that a child tapped, while the option stays what it was then. */
let tapped: { readonly option: OptionValue | undefined; readonly side: number } | undefined;
const listeners = new Set<() => void>();

/** Whose counters lie in the middle (WK-101): the colour that was tapped last, else that of the option. */
function useColour(options: OptionValues | undefined) {
  const option = options?.['guessColour'];
  const [, draw] = useState({});
  useEffect(() => {
    const listener = (): void => draw({});
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  const chosen = tapped !== undefined && tapped.option === option ? tapped.side : undefined;
  return [
    chosen ?? (option === 'pink' ? 1 : 0),
    (side: number): void => {
      tapped = { option, side };
      for (const listener of listeners) listener();
    },
  ] as const;
}

/** Who says this? A phrase, four pictures to tap, and the piles of those who were found. */
export function Guess(props: BoardProps<GuessView>) {
  const { view, say, legal, lit, options, settings, onAction, onTask } = props;
  const [side, choose] = useColour(options);
  const { shown, waits, pass } = useAnswered(props);
  const here = useRef<HTMLDivElement>(null);
  const military = options?.['faces'] === 'military';
  const seconds = Number(options?.['guessTimer'] ?? 0);
  const asks = view.phrase !== '' && view.step !== 'over' && !waits;
  const runs = asks && legal.length > 0 && seconds > 0 && props.still !== true;
  const riddle = `${view.phrase} ${view.round} ${view.used.length}`;
  const [timed, setTimed] = useState('');
  const phrase = say('event.phrase', { phrase: PHRASES.indexOf(view.phrase) });
  const acts = asks && legal.length > 0 && props.still !== true;
  const wished = settings.speech === true;
  const aloud = props.still !== true && (options?.['guessAloud'] === true || wished) && canSpeak();
  const self = runs && options?.['guessClock'] === true;

  function toPicture(): void {
    here.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  function read(): void {
    hush();
    // The clock begins when everybody has heard it.
    speak(phrase, say.language, () => setTimed(riddle));
  }
  const result =
    shown &&
    say(shown.right ? 'event.right' : 'event.wrong', { type: shown.type, said: shown.said });
  useEffect(() => {
    // Who goes by keys may have a screen reader, which says all this: two voices at once are none.
    const alone = wished || document.querySelector(':focus-visible') === null;
    if (aloud && alone && acts) read();
    // Where all that happens is read aloud, the page has read the answer already.
    if (aloud && alone && !wished && waits && result !== undefined) {
      hush();
      speak(result, say.language);
    }
    if (!self) return undefined;
    // Where it is read by itself the end of the reading starts the clock, unless this browser never says so.
    const wait = (BEGINNING + READING * phrase.length) * (aloud ? 3 : 1);
    const timer = setTimeout(() => setTimed(riddle), wait);
    return () => clearTimeout(timer);
  }, [riddle, aloud, acts, waits, self]);

  // For the ear it comes when it is asked, which may be later than it was drawn; before that, what is left.
  const left = shown && view.middle[shown.type]!;
  const next = `${left === 0 ? say('board.gone', { type: UNIT_TYPES[shown!.type]! }) : ''} ${tellPiles(view, say)}.`;
  const asked = acts ? `${say('board.guess.answer')} ${phrase}` : waits ? next.trim() : '';
  const [heard, setHeard] = useState('');
  /** The riddle that was said when somebody asked for it by keys: they are led to the pictures after that. */
  const early = useRef('');
  /** Leads to the pictures once that riddle has been said. */
  const leading = useRef<ReturnType<typeof setTimeout>>(undefined);
  // An answer that is taken back meanwhile, or a board that is left, has no pictures to be led to.
  useEffect(
    () => () => {
      clearTimeout(leading.current);
      early.current = '';
    },
    [riddle],
  );
  useEffect(() => {
    if (acts && early.current === riddle) return undefined;
    setHeard('');
    // A region that has only just come is not heard, nor is what comes together with the page's own words.
    const timer = setTimeout(
      () => {
        if (early.current !== riddle) setHeard(asked);
        const { activeElement } = document;
        if (acts && activeElement?.matches('h1:focus-visible')) toPicture();
      },
      waits ? AFTER_ANSWER : HEARD_AFTER,
    );
    return () => clearTimeout(timer);
  }, [riddle, asked]);
  // The next riddle is there already, but first comes the button.
  const goesOn = useRef(false);
  useLayoutEffect(() => {
    const go = (): void => {
      goesOn.current = true;
      pass();
    };
    const goOn = (): void => {
      if (document.querySelector('[data-next]:focus-visible') === null) return go();
      early.current = riddle;
      setHeard(`${say('board.guess.answer')} ${phrase}`);
      clearTimeout(leading.current);
      leading.current = setTimeout(go, HEARD_AFTER);
      return undefined;
    };
    // By now no unit is called an answer any more.
    if (!waits && goesOn.current) toPicture();
    if (!waits) goesOn.current = false;
    onTask?.(
      waits
        ? { key: 'task.next', buttons: [{ label: 'board.next', act: goOn, leads: true }] }
        : undefined,
    );
  }, [view, waits]);

  const moves = settings.motion && shown !== undefined;
  const picture = (
    <svg viewBox="0 0 200 200" class={styles.four}>
      {UNIT_TYPES.map((type, i) => (
        <g
          key={type}
          transform={`translate(${50 + 100 * (i % 2)} ${46 + 100 * Math.floor(i / 2)})`}
          data-gone={view.middle[i] === 0 && shown?.type !== i}
        >
          <rect
            class={styles.card}
            data-kind={
              shown?.type === i ? 'right' : shown?.said === i ? 'tapped' : lit.includes(i) && 'lit'
            }
            x="-47"
            y="-43"
            width="94"
            height="94"
            rx="12"
          />
          <g
            key={`${shown?.round}`}
            class={
              moves && shown.type === i
                ? styles.hopping
                : moves && shown.said === i
                  ? styles.swaying
                  : undefined
            }
          >
            {type === 'L' ? (
              <Leaders side={side} military={military} />
            ) : (
              <g transform="translate(0 -4) scale(1.06)">
                <Counter unit={{ type, side }} military={military} />
              </g>
            )}
          </g>
          <Name text={say('unit.kind', { type })} />
          {view.middle[i]! > 0 && (
            <g transform="translate(-36 -32)">
              <circle class={styles.left} r="9" />
              <text class={styles.kind} y="4" font-size="11">
                {view.middle[i]}
              </text>
            </g>
          )}
          {shown?.type === i && <path class={styles.tick} d="M20-27l9 10 14-22" />}
          {shown?.said === i && !shown.right && (
            <path class={styles.slip} d="M24-37l18 18m0-18l-18 18" />
          )}
          {shown?.said === i && (
            <path class={styles.tapped} transform="translate(-35 22)" d={HAND} />
          )}
        </g>
      ))}
    </svg>
  );
  const told = (
    <blockquote
      key={asks ? riddle : 'told'}
      class={styles.phrase}
      data-right={shown?.right}
      data-deals={asks && settings.motion}
    >
      {asks ? phrase : (result ?? say(`board.guess.${view.step}`))}
      {!asks && shown?.phrase !== undefined && (
        <small>{say('event.phrase', { phrase: PHRASES.indexOf(shown.phrase) })}</small>
      )}
    </blockquote>
  );
  if (props.still === true) {
    return (
      <div class={styles.guess}>
        {told}
        <div role="img" aria-label={tellPiles(view, say)}>
          {picture}
        </div>
      </div>
    );
  }

  return (
    <div class={styles.guess} ref={here}>
      <div class={styles.asking}>
        {told}
        <p class="visually-hidden" role="status">
          {heard}
        </p>
        <div class={styles.buttons}>
          {asks && canSpeak() && (
            <button type="button" data-read onClick={read}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 9H7L13 4V20L7 15H3ZM17 8Q20 12 17 16" />
              </svg>
              <span>{say('board.listen')}</span>
            </button>
          )}
          {runs && timed === riddle && (
            <Ring
              key={riddle}
              seconds={seconds}
              motion={settings.motion}
              say={say}
              onEnd={() => onAction?.(TIME_UP)}
            />
          )}
          {runs && timed !== riddle && (
            <button type="button" data-clock onClick={() => setTimed(riddle)}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 5A8 8 0 1 0 12 21A8 8 0 1 0 12 5ZM12 13V8M9 2H15" />
              </svg>
              <span>{say('board.clock', { seconds })}</span>
            </button>
          )}
          <div class={styles.colours} role="group" aria-label={say('board.colour')}>
            <span aria-hidden="true">{say('board.colour')}</span>
            {[0, 1].map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={side === each}
                aria-label={say('board.colour.of', { side: each })}
                title={say('board.colour.of', { side: each })}
                onClick={() => choose(each)}
              >
                <svg viewBox="-34 -34 68 68" aria-hidden="true">
                  <Counter unit={{ type: 'L', side: each }} military={military} plain />
                </svg>
              </button>
            ))}
          </div>
        </div>
      </div>
      <div class={styles.pictures}>
        <SquareGrid
          label={props.label ?? say('board.guess')}
          columns={2}
          margin={0}
          cells={UNIT_TYPES.map((type, id) => ({
            id,
            label: labelOf(say, type, id, view.middle[id]!, shown),
            active: legal.includes(id) && !waits,
          }))}
          onCell={(id) =>
            waits
              ? document.querySelector<HTMLElement>('[data-dock] [data-next]')?.focus()
              : onAction?.(id)
          }
        >
          {picture}
        </SquareGrid>
      </div>
    </div>
  );
}

/** A hand that points: what was tapped. */
const HAND =
  'M-4 14L-9 5Q-11 1-8 0Q-6 0-4 3V-10Q-4-13-1.500-13T1-10V-2Q1-4 3.500-4T6-1Q6-3 8-2.500T10 0V6Q10 11 7 14Z';

/** Both leaders, the one of the present colour in front: they are one kind of unit (WK-04). */
function Leaders({ side, military }: { readonly side: number; readonly military: boolean }) {
  return (
    <g transform="translate(0 -4)">
      {[1 - side, side].map((each) => (
        <g
          key={each}
          transform={`translate(${each === 0 ? -18 : 18} 0) scale(${each === side ? 0.86 : 0.74})`}
        >
          <Counter unit={{ type: 'L', side: each }} military={military} />
        </g>
      ))}
    </g>
  );
}

/** A kind of unit, and how the last riddle was answered with it. */
function labelOf(
  say: Say,
  type: string,
  index: number,
  left: number,
  shown: Answered | undefined,
): string {
  const parts = [say('unit.kind', { type })];
  if (shown === undefined) parts.push(say('board.left.middle', { left }));
  if (shown?.said === index) parts.push(say('board.answer.yours'));
  if (shown?.type === index) parts.push(say('board.answer.right'));
  return parts.join(', ');
}

/** Below the picture, in two lines where one would have to be small. */
function Name({ text }: { readonly text: string }) {
  const words = text.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines =
    text.length <= LONGEST
      ? [text]
      : [words.slice(0, half), words.slice(half)].map((some) => some.join(' '));
  return (
    <text class={styles.kind} font-size={lines.length === 1 ? 11 : 9.5}>
      {lines.map((line, i) => (
        <tspan key={i} x="0" y={lines.length === 1 ? 45 : 38 + 10 * i}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** So many characters fit below a picture in one line. */
const LONGEST = 12;

interface RingProps {
  readonly seconds: number;
  readonly motion: boolean;
  readonly say: Say;
  readonly onEnd: () => void;
}

/** The time that is left: a ring that shrinks, or only a number. */
function Ring({ seconds, motion, say, onEnd }: RingProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return onEnd();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <svg
      class={styles.timer}
      viewBox="-50 -50 100 100"
      role="timer"
      aria-label={say('board.time', { left })}
    >
      <circle class={styles.track} r="44" />
      {motion && (
        <circle
          class={styles.time}
          r="44"
          transform="rotate(-90)"
          style={{
            '--round': ROUND,
            strokeDasharray: ROUND,
            animationDuration: `${seconds}s`,
          }}
        />
      )}
      <text y="13">{left}</text>
    </svg>
  );
}

const tellPiles = (view: GuessView, say: Say): string =>
  PILES.map((pile) => tellPile(view, pile, say)).join(', ');

/** What is in the middle, and what each has in front. */
export function GuessAside({ view, options, say }: AsideProps<GuessView>) {
  const [side] = useColour(options);
  return (
    <section class={styles.piles} aria-label={say('board.piles')}>
      {PILES.map((pile) => (
        <div key={pile}>
          <h2>{tellPile(view, pile, say)}</h2>
          <p aria-hidden="true">
            {UNIT_TYPES.flatMap((type, i) =>
              Array.from({ length: view[pile][i]! }, (_, k) => (
                <svg viewBox="-32 -32 64 64" key={`${type}${k}`}>
                  <Counter unit={{ type, side }} military={options['faces'] === 'military'} />
                </svg>
              )),
            )}
          </p>
        </div>
      ))}
    </section>
  );
}
