import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Game, OptionValues, Outcome, Seat } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { Icon, ICONS } from '../../app/Icon.tsx';
import { Lazy } from '../../loading/Lazy.tsx';
import { loadBesideWords, loadTodayWords, t } from '../../words/words.ts';
import { fromLastTurn } from '../../review/try-again.ts';
import { hasLostAlone } from '../controls/last-turn.ts';
import { rematchQuery, rematchQueryWith } from './rematch.ts';
import { recordWon, campaignStep } from '../../game/campaign-progress.ts';
import { seatName } from '../../narration/narration.ts';
import { onlyBots, outcomeLines, outcomeSentence, outcomeTable } from '../../narration/outcome.ts';
import { looksAt } from '../../seats/seat-looks.ts';
import { hasSides, wordsAt } from '../../seats/table-words.ts';
import { announce, beingSaid, sayText } from '../../narration/announce.ts';
import { motionAllowed } from '../../settings/settings.ts';
import { headline } from './headline.ts';
import { Highlights } from './Highlights.tsx';
import { Leaves } from './Leaves.tsx';
import type { PictureTexts } from './picture.ts';
import { Scene } from './Scene.tsx';
import { tellEnding } from '@glade/ui/ending';
import type { Session } from '../session.ts';
import styles from './MatchEnd.module.css';

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  readonly say: Say;
  readonly session: Session;
  /** What the guide of a guided match says of its end; undefined without one. */
  readonly guide: string | undefined;
  readonly onNew: (search: string) => void;
  /** Shows all entries, to put one right. */
  readonly onCorrect: () => void;
  /** Called when the end is shown. */
  readonly onShown: () => void;
}

/** How a match ended, told of this match, and what can be done next. */
export function MatchEnd({ game, board, say, session, guide, onNew, onCorrect, onShown }: Props) {
  useEffect(onShown, []);
  const view = session.view.value;
  const { outcome, rules, header } = view;
  const { campaign } = board;
  const [sentence, setSentence] = useState<string>();
  const won = outcome !== undefined && hasWon(outcome.winners, session.people);
  const at = campaign === undefined ? -1 : campaignStep(game, campaign, header.options);
  const present = campaign?.steps[at];
  useEffect(() => {
    if (won && present !== undefined && session.people.length > 0) recordWon(game, present.name);
  }, [won]);
  // Offline, if the words or the tellers were not loaded before, the end is told without them.
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    void loadBesideWords(game.id).then(
      () => setHasWords(true),
      () => undefined,
    );
  }, [game.id]);
  useEffect(() => {
    if (!hasWords) return undefined;
    let here = true;
    const words = wordsAt(header, session.you);
    void tellEnding(board, view, session.people, words, onlyBots(header)).then(
      (told) => here && setSentence(told),
      () => undefined,
    );
    return () => (here = false);
  }, [view, say, hasWords]);
  // Who goes by keys hears first how it came to the end, then the heading, and after that what is told of this match.
  const waits = beingSaid.value;
  useEffect(() => {
    // It is nothing any more on the page that they open next.
    if (sentence !== undefined && !waits) sayText(sentence, 'step');
  }, [sentence, waits]);
  useEffect(() => {
    if (guide !== undefined) announce(guide);
  }, [guide]);
  if (outcome === undefined) return null;
  const following = won && present !== undefined ? campaign?.steps[at + 1] : undefined;
  // Several people round a real table play on; a guided match is for one at the screen.
  const leaves = session.laidOut.value !== undefined && following?.lesson !== undefined;
  const next = leaves ? undefined : following;
  const easier = won ? undefined : campaign?.easier(header.options);
  const told = headline(say, rules, outcome, header.options, session.you, onlyBots(header));
  const looks = looksAt(header, say);
  const team = rules.kind === 'cooperative';
  const faces = team ? looks.map((_, seat) => seat) : outcome.winners;
  const again = hasLostAlone(session);
  const how = outcomeSentence(say, outcome, session.people, onlyBots(header));
  return (
    <>
      {motionAllowed() && (
        <Leaves what={board.falling ?? 'leaf'} won={outcome.winners.length > 0} />
      )}
      <section class={styles.end} aria-labelledby="end" data-won={won}>
        <Scene
          board={board}
          view={view.view}
          outcome={outcome}
          looks={looks}
          faces={rules.seats > 1 ? faces : []}
          bots={session.host.players.map(({ who }) => who === 'bot')}
          sides={hasSides(say)}
          won={won}
        />
        {guide !== undefined && (
          <p class={styles.sentence} data-guide-text>
            {guide}
          </p>
        )}
        <h2 id="end" tabIndex={-1} data-long={told.length > 40}>
          {told}
        </h2>
        {sentence !== undefined && (
          <p class={styles.sentence} data-ending>
            {sentence}
          </p>
        )}
        {how !== told && <p class={styles.how}>{how}</p>}
        <div class={styles.choices}>
          {next !== undefined && (
            <button
              type="button"
              class={styles.again}
              data-again
              onClick={() =>
                onNew(
                  next.lesson === undefined
                    ? rematchQueryWith(session, next.options)
                    : `?lesson=${next.lesson}`,
                )
              }
            >
              {say('campaign.next', { step: say(`campaign.${next.name}`) })}
            </button>
          )}
          <button
            type="button"
            class={next === undefined ? styles.again : undefined}
            data-again={next === undefined ? true : undefined}
            onClick={() => onNew(rematchQuery(session, { sameDice: false }))}
          >
            {t('end.again')}
          </button>
          <Link href={`/${game.id}/replay?match=${session.key}&watch`}>{t('end.replay')}</Link>
          {easier !== undefined && (
            <button
              type="button"
              class={styles.easier}
              onClick={() => onNew(rematchQueryWith(session, easier))}
            >
              {say('campaign.easier')}
            </button>
          )}
        </div>
        <div class={styles.quiet}>
          {again && (
            <button
              type="button"
              data-try-again
              onClick={() => onNew(fromLastTurn(session.table.match, session.people))}
            >
              <Icon path={ICONS.undo} />
              {t('play.again')}
            </button>
          )}
          {header.seed !== undefined && (
            <button type="button" onClick={() => onNew(rematchQuery(session, { sameDice: true }))}>
              <Icon path={WAYS.same} />
              {t('end.same')}
            </button>
          )}
          <Link href={`/${game.id}/review?match=${session.key}`}>
            <Icon path={WAYS.review} />
            {t('end.review')}
          </Link>
          <KeepPicture
            name={game.id}
            texts={{
              title: say('game.title'),
              headline: told,
              sentence,
              names: looks.map(({ name }) => name).join(' · '),
            }}
          />
          {/* Who may try the whole turn again has no need to take back the end of it. */}
          {!again && session.takesBack && !session.isFar && session.table.view().canUndo && (
            <button
              type="button"
              onClick={() => session.submit({ type: 'undo', by: session.seat })}
            >
              <Icon path={ICONS.undo} />
              {t('play.undo')}
            </button>
          )}
          {header.dice === 'entered' && session.takesBack && !session.isFar && (
            <button type="button" data-correct onClick={onCorrect}>
              <Icon path={WAYS.correct} />
              {t('end.correct')}
            </button>
          )}
          <Link href="/">
            <Icon path={WAYS.other} />
            {t('end.other')}
          </Link>
        </div>
        {header.seed?.startsWith(SEED_OF_DAYS) === true && (
          <Lazy key="today" name="today/end" load={loadToday}>
            {([{ TodayEnd }]) => (
              <TodayEnd game={game} board={board} say={say} view={view} match={session.key} />
            )}
          </Lazy>
        )}
        <Highlights
          game={game.id}
          board={board}
          view={view}
          say={say}
          looks={looks}
          you={session.you}
          match={session.key}
          whole={session.host.match}
        />
        {hasWords && (
          <details class={styles.numbers}>
            <summary>{t('end.numbers')}</summary>
            <ul class={styles.measures}>
              {outcomeLines(say, rules, outcome, header.options, session.you).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <SeatMeasures say={say} outcome={outcome} options={header.options} you={session.you} />
          </details>
        )}
      </section>
    </>
  );
}

/** How the seeds of matches of a day begin. What is loaded then looks whether this match is really one. */
const SEED_OF_DAYS = 'day ';
const loadToday = () => Promise.all([import('../../today/TodayEnd.tsx'), loadTodayWords()]);

/** Icons of what can be done after a match, in a square of 24 by 24. */
const WAYS = {
  same: 'M4.500 4.500h15v15h-15zM9 9v.01M15 15v.01M12 12v.01M15 9v.01M9 15v.01',
  review: 'M4 19.500h16M6 16l4-5 3 3 5-8M18 6v.01',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500L20 17M15.500 9v.01',
  correct: 'M4 20l1-5L15.500 4.500l4 4L9 19zM13 7l4 4',
  other: 'M4.500 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM13.500 13.500h6v6h-6z',
} as const;

/** Whether somebody at this screen has won; where only bots play, whether anybody has. */
const hasWon = (winners: readonly Seat[], people: readonly Seat[]): boolean =>
  people.length === 0 ? winners.length > 0 : winners.some((seat) => people.includes(seat));

/** What is said of a picture that was kept, or could not be. */
const SAYS = { saved: 'end.picture.saved', failed: 'end.picture.failed' } as const;

/** Keeps the end as a picture: passed on where the device can do that with files, else saved. */
function KeepPicture({ name, texts }: { readonly name: string; readonly texts: PictureTexts }) {
  const [state, setState] = useState<'idle' | 'drawing' | 'saved' | 'failed'>('idle');
  function end(next: 'idle' | 'saved' | 'failed'): void {
    setState(next);
    if (next !== 'idle') announce(t(SAYS[next]), 'assertive');
  }
  async function keep(): Promise<void> {
    setState('drawing');
    const [{ pictureOf }, { shareFile }] = await Promise.all([
      import('./picture.ts'),
      import('../../share/download.ts'),
    ]);
    const board = document.querySelector<HTMLElement>('[data-board]');
    const picture = board === null ? undefined : await pictureOf(board, texts);
    if (picture === undefined) return end('failed');
    end((await shareFile(`${name}.png`, picture)) ? 'saved' : 'idle');
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={state === 'drawing'}
        onClick={() => {
          if (state !== 'drawing') void keep().catch(() => end('failed'));
        }}
      >
        <Icon path={WAYS.picture} />
        {t('end.picture')}
      </button>
      {(state === 'saved' || state === 'failed') && (
        <span data-picture={state}>{t(SAYS[state])}</span>
      )}
    </>
  );
}

interface CountedProps {
  readonly say: Say;
  readonly outcome: Outcome;
  readonly options: OptionValues;
  /** The seat of the only person at this screen. */
  readonly you?: Seat | undefined;
}

/** A table of what was counted for each seat. */
export function SeatMeasures({ say, outcome, options, you }: CountedProps) {
  const table = outcomeTable(say, outcome, options);
  if (table.length === 0) return null;
  return (
    <table class={styles.counted}>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t('end.player')}</span>
          </th>
          {table.map(([label]) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table[0]![1].map((_, seat) => (
          <tr key={seat}>
            <th scope="row">{seatName(say, options, seat, you)}</th>
            {table.map(([label, values]) => (
              <td key={label}>{values[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
