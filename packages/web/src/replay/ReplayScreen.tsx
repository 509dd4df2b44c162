import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { CHANCE, formatRecord, type Event, type Match, type Seat } from '@glade/engine';
import { placesOf, tellBriefly, tellEvents, type Say } from '@glade/text';
import { hasSecrets, knownEntries, playersOf, type KnownEntry } from '@glade/table';
import { canSpeak, hush, type GameBoard } from '@glade/ui';
import { SeatFace, seatVariables } from '@glade/ui/seats';
import { Icon, ICONS } from '../app/Icon.tsx';
import { offerHeaderMenu } from '../app/header/header-menu.ts';
import { Lazy } from '../loading/Lazy.tsx';
import { headline } from '../match/end/headline.ts';
import { momentsOf, tellEnding } from '@glade/ui/ending';
import { EventPictureOf } from '../match/stage/EventPictureOf.tsx';
import { useShortcuts } from '../match/hooks/use-shortcuts.ts';
import { SeatMeasures } from '../match/end/MatchEnd.tsx';
import { announce, leaveStep, speakIfWished, speakNow } from '../narration/announce.ts';
import type { Heard } from '../narration/asked-breaths.ts';
import { isLong } from '../narration/few-words.ts';
import { seatNamer } from '../narration/narration.ts';
import { ofBots } from '../narration/of-bots.ts';
import { onlyBots, outcomeLines, outcomeSentence } from '../narration/outcome.ts';
import { ClauseLinks } from '../rulebook/ClauseLinks.tsx';
import { SideChoice } from '../review/sides/SideChoice.tsx';
import { hasSameDice, tryAgain } from '../review/try-again.ts';
import { Seats } from '../seats/Seats.tsx';
import { looksAt } from '../seats/seat-looks.ts';
import { wordsAt } from '../seats/table-words.ts';
import { isTouched } from '../settings/letter-keys.ts';
import { isPlain, motionAllowed, settings } from '../settings/settings.ts';
import { playSounds } from '../sound/play-sounds.ts';
import { eventSounds } from '../sound/scene-sounds.ts';
import { matches } from '../storage/stored-matches.ts';
import { loadHelpWords, t } from '../words/words.ts';
import { addressFor } from './address-for.ts';
import { beatOf } from './beat.ts';
import { entryText, spokenChoice, toldTurn, writtenChoice } from './entry-text.ts';
import { litPlaces } from './lit-places.ts';
import { Marks, useMarkRoom } from './Marks.tsx';
import type { ReplaySource } from './replay-address.ts';
import { spokenStep } from './spoken-step.ts';
import { stepWithNews } from './step-with-news.ts';
import { toldTo } from './told-lines.ts';
import { Timeline } from './Timeline.tsx';
import { playersText } from './who-played.ts';
import styles from './ReplayScreen.module.css';

interface Props {
  readonly match: Match;
  readonly board: GameBoard;
  /** The step that is shown first, from 0 to the length of the log. */
  readonly from: number;
  /** Whether it goes on by itself from there: who comes wants to watch. */
  readonly runs: boolean;
  /** The seat of the only person, where the match was played on this device. */
  readonly you: Seat | undefined;
  /** Opens another match. */
  readonly onOpen: (source: ReplaySource) => void;
}

/** An open book. */
const BOOK = 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14';

/**
 * A match on a timeline, as high as the window: who played, how it ended, and the position after any entry. People can play on
 * from there.
 */
export function ReplayScreen({ match, board, from, runs, you, onOpen }: Props) {
  const { game, log, rules, header } = match;
  const { options } = header;
  const words = wordsAt(header, you);
  const say = useMemo(() => (onlyBots(header) ? ofBots(words) : words), [words, header]);
  const [at, setAt] = useState(from);
  const [running, setRunning] = useState(runs);
  const [picked, setPicked] = useState<number>();
  const [seat, setSeat] = useState<Seat>(0);
  const [menu, setMenu] = useState(false);
  const [ruled, setRuled] = useState(false);
  const [, go] = useLocation();
  const lines = useRef<HTMLDivElement>(null);
  /** How far has been told what T and W tell of a step. */
  const heard = useRef<Heard | undefined>(undefined);
  const entries = useMemo(() => knownEntries(match), [match]);
  const now = useMemo(() => match.at(at), [match, at]);
  const secret = hasSecrets(rules);
  const nameOf = seatNamer(say, rules, options, you);
  const looks = looksAt(header, say);
  const viewer = secret ? seat : undefined;
  const view = rules.view(now.state, viewer);
  const [lineOfMarks, apart] = useMarkRoom();
  const marks = useMemo(
    () =>
      momentsOf(entries, match.over, board, apart).map((moment) => {
        const { step, events } = moment;
        const [event] = events;
        const short =
          tellBriefly(say, rules.notation, events, 'written', { nameOf }) ??
          tellBriefly(say, rules.notation, [event], 'written', { nameOf });
        const outcome = rules.outcome(match.state);
        const otherwise =
          step === log.length && match.over ? say(`outcome.${outcome.code}`) : t('replay.moment');
        return {
          ...moment,
          text: short ?? otherwise,
          view: rules.view(match.at(step).state, viewer),
        };
      }),
    [entries, board, say, viewer, apart],
  );
  const fresh: readonly Event[] = at === 0 ? NONE : entries[at - 1]!.events;
  const spoken = spokenAt(at);
  // Whose step this was is lit, as the heading says; after dice, whose turn it is.
  const last = entries[at - 1]?.actor ?? CHANCE;
  const acted = last === CHANCE ? now.actor : last;
  const mark = marks.find(({ step }) => step === picked && step === at);

  useLayoutEffect(() => offerHeaderMenu(() => setMenu(true)), []);
  useEffect(() => {
    // Who comes by an address hears what is shown.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // Who does not see the line hears where on it they are, and how to come to the beginning.
    const ends = at === log.length && !runs && !isTouched();
    if (ends && log.length > 0) announce(t('replay.opened'), 'polite', 'step');
    // What is still to be said of a step is nothing on another page.
    return () => void leaveStep();
  }, []);
  useShortcuts({
    m: () => setMenu(true),
    t: () => tellMore('T', false),
    w: () => tellMore('W', true),
  });
  // Each telling begins at its first line.
  useLayoutEffect(() => lines.current?.scrollTo({ top: 0, behavior: 'instant' }), [at]);

  function stepFrom(step: number, to: number): number {
    return stepWithNews(entries, step, to, say, rules, board, { nameOf });
  }

  function spokenAt(step: number): string {
    const entry = entries[step - 1];
    if (entry === undefined) return t('replay.start');
    const end = match.over && step === log.length ? endOf(entry.events) : undefined;
    const turn = toldTurn(entries, step, say);
    const earlier = stepFrom(step, step - 1);
    const before = earlier === 0 ? '' : toldTurn(entries, earlier, say);
    const begun = turn === before ? '' : `${turn}.`;
    const first = end === undefined ? begun : isLong(end.told) ? end.told[0]! : end.told.join(' ');
    const chosen = spokenChoice(entry, step, match, board, say, you);
    return spokenStep(say, rules, board, end?.rest ?? entry.events, chosen, { nameOf, first });
  }

  /** Who has won and how, and what of the last step that does not tell already. */
  function endOf(all: readonly Event[]): { told: readonly string[]; rest: readonly Event[] } {
    const outcome = rules.outcome(match.state);
    const title = headline(say, rules, outcome, options, you, onlyBots(header));
    if (all.some(({ code }) => board.effects?.[code]?.endTold === true))
      return { told: [title], rest: all };
    const how = outcomeSentence(say, outcome, you === undefined ? [] : [you], onlyBots(header));
    const rest = all.filter(({ code }) => board.effects?.[code]?.ends !== true);
    return { told: how === title ? [title] : [title, how], rest };
  }

  function move(to: number): void {
    const next = stepFrom(at, to);
    if (to === at + 1 && next > at)
      playSounds(eventSounds(board.effects ?? {}, entries[next - 1]!.events));
    setAt(next);
    setPicked(next);
    // A screen reader tells the value of the slider by itself.
    const slides = document.activeElement?.matches('[data-timeline] input') === true;
    // Of steps that are passed quickly only the newest is told, and spoken.
    leaveStep();
    hush();
    if (slides) speakIfWished(spokenAt(next), 'assertive');
    else announce(spokenAt(next), 'polite', 'step');
  }

  /** Goes to a step of the line. Beyond its ends there is nothing: that is said, and not the last step again. */
  function goAlong(to: number): void {
    const isEdge = at === 0 ? to <= 0 : at === log.length && to >= at;
    if (!isEdge) return move(to);
    leaveStep();
    announce(t(at === 0 ? 'replay.first' : 'replay.last'), 'polite', 'step');
  }

  /**
   * Tells the step in full sentences, one breath after the other; with all that the page tells of it, how the match ended and what
   * decided it, too.
   */
  function tellMore(key: string, all: boolean): void {
    const end = all && now.over ? endOf(fresh) : undefined;
    const full = tellEvents(say, rules.notation, end?.rest ?? fresh, 'spoken', { nameOf });
    const decided = document.querySelector('[data-ending]')?.textContent ?? '';
    const texts = [
      ...(end?.told ?? []),
      ...full.map(({ text }) => text),
      ...(end === undefined ? [] : [decided]),
    ].filter(Boolean);
    const told = texts.length > 0 ? texts : [spoken];
    void Promise.all([import('../narration/tell-asked.ts'), loadHelpWords()]).then(
      ([{ oneBreath }]) => announce(oneBreath(told, key, heard), 'assertive'),
      () => announce(told.join(' '), 'assertive'),
    );
  }

  /** Which step it is, in which turn, and what happened. */
  function valueText(): string {
    const place = t('timeline.at', { at, length: log.length });
    if (at === 0) return `${place}. ${spoken}`;
    const turn = `${toldTurn(entries, at, say)}.`;
    return [`${place}.`, ...(spoken.startsWith(turn) ? [] : [turn]), spoken].join(' ');
  }

  function watch(): void {
    move(0);
    setRunning(true);
  }

  function playOn(): void {
    // Where only bots played, whoever plays on has the seat that is next to decide.
    if (onlyBots(header)) {
      go(tryAgain(match, at, hasSameDice(match)));
      return;
    }
    const key = matches.newKey();
    // If it cannot be stored, it stays with this tab, and the page of the match says so.
    const record = formatRecord(now);
    matches.write({ key, game: game.id, record, over: now.over, begun: true }, 0);
    go(`/${game.id}/play?match=${key}`);
  }

  /** Opens the page that tells what luck and choices changed. */
  async function lookBack(): Promise<void> {
    const address = await addressFor('review', match);
    if (address !== undefined) go(address);
  }

  const events = toldTo(viewer, say, rules, board, fresh, { nameOf });
  // An address can lead to a choice of which nothing came yet.
  const told =
    events.length > 0 || at === 0
      ? events
      : [{ text: writtenChoice(entries[at - 1]!, at, match, board, say, you), clauses: NONE }];
  const pictured = now.over
    ? undefined
    : fresh.find(({ code }) => board.effects?.[code]?.picture === true);
  const isEdge = at === log.length || at === 0;
  // Where a link leads into the middle of a match, what happens there comes first. Who plays stands above, but for one seat.
  const isCover = !isEdge && at === from && rules.seats === 1;
  const players = (
    <p class={styles.players}>
      {rules.seats === 1 && (
        <span class={styles.face}>
          <SeatFace
            face={looks[0]!.face}
            colour={looks[0]!.colour}
            bot={playersOf(header)[0]!.who === 'bot'}
          />
        </span>
      )}
      {playersText(match, say, you)}
    </p>
  );
  return (
    <div class={styles.desk} style={seatVariables(looks)} data-stage data-replay>
      <Seats
        class={styles.seats}
        say={say}
        board={board}
        position={{ view, actor: acted, rules, header, entries: entries.slice(0, at) }}
        you={you}
        seats={looks}
      />
      <div class={styles.board} data-board={game.id}>
        <board.Board
          view={view}
          legal={NONE}
          events={fresh}
          lit={mark?.events.flatMap(placesOf) ?? litPlaces(board, fresh)}
          say={say}
          seats={looks}
          options={options}
          settings={{
            motion: motionAllowed(),
            forecast: options['forecast'] === true,
            score: options['showScore'] === true,
            plain: isPlain(),
          }}
        />
      </div>
      <div class={styles.told} data-told>
        <div class={styles.heading}>
          <h2 class={styles.entry}>{entryText(entries, at, match, say, you)}</h2>
          {told.some(({ clauses }) => clauses.length > 0) && (
            <button
              type="button"
              class={styles.rules}
              aria-expanded={ruled}
              title={t('replay.rules')}
              onClick={() => setRuled(!ruled)}
            >
              <Icon path={BOOK} />
              <span>{t('replay.rules')}</span>
            </button>
          )}
          {/* As wide as at the last step, so that it does not move. */}
          <span
            class={styles.step}
            data-longest={t('timeline.at', { at: log.length, length: log.length })}
          >
            {t('timeline.at', { at, length: log.length })}
          </span>
          {(settings.value.speech || settings.value.bigTargets) && canSpeak() && (
            <button
              type="button"
              class={styles.say}
              aria-label={t('replay.say')}
              onClick={() =>
                speakNow(
                  tellEvents(say, rules.notation, fresh, 'spoken', { nameOf })
                    .map(({ text }) => text)
                    .join(' '),
                )
              }
            >
              <Icon path={ICONS.say} />
            </button>
          )}
        </div>
        <div
          class={styles.lines}
          ref={lines}
          role="region"
          aria-label={t('replay.told')}
          tabIndex={0}
          data-scrolls
        >
          {now.over && <Ending say={say} you={you} match={now} entries={entries} board={board} />}
          {isEdge && players}
          {secret && (
            <div class={styles.eyes}>
              <SideChoice
                {...{ match, board, say, you }}
                legend={t('replay.eyes')}
                inLine
                side={seat}
                onSide={setSeat}
              />
            </div>
          )}
          {pictured !== undefined ? (
            <div class={styles.pictured}>
              <EventPictureOf board={board} view={view} seats={looks} event={pictured} />
            </div>
          ) : (
            // What has no picture is shown by who did it.
            looks[last] !== undefined &&
            !now.over && (
              <div class={styles.pictured} aria-hidden="true">
                <SeatFace
                  face={looks[last].face}
                  colour={looks[last].colour}
                  bot={playersOf(header)[last]!.who === 'bot'}
                />
              </div>
            )
          )}
          <ul>
            {told.map((line, i) => (
              <li key={i}>
                {line.text} {ruled && <ClauseLinks game={game.id} clauses={line.clauses} />}
              </li>
            ))}
          </ul>
          {isCover && players}
          {now.over && <Numbers say={say} match={now} />}
        </div>
      </div>
      <div class={styles.ways}>
        {log.length > 0 && (
          // In the middle of a match, who is here has already begun to watch.
          <button
            type="button"
            class={at === 0 || at === log.length ? styles.watch : undefined}
            onClick={watch}
          >
            {t('replay.watch')}
          </button>
        )}
        {now.over ? (
          <Link href={`/${game.id}`}>{t('replay.play')}</Link>
        ) : (
          <button type="button" onClick={playOn}>
            {t('replay.playOn')}
          </button>
        )}
        {match.over && (
          <button key="review" type="button" class={styles.review} onClick={() => void lookBack()}>
            {t('end.review')}
          </button>
        )}
      </div>
      <div class={styles.line} ref={lineOfMarks}>
        <Timeline
          at={at}
          length={log.length}
          told={valueText()}
          moments={marks.map(({ step }) => step)}
          onMove={goAlong}
          running={running}
          beat={beatOf(spoken)}
          onRun={setRunning}
        >
          <Marks
            marks={marks}
            board={board}
            seats={looks}
            at={at}
            length={log.length}
            onPick={(step) => {
              setRunning(false);
              move(step);
            }}
          />
        </Timeline>
      </div>
      {menu && (
        <Lazy key="replay-menu" name="replay-menu" load={() => import('./ReplayMenu.tsx')}>
          {({ ReplayMenu }) => (
            <ReplayMenu
              match={match}
              at={at}
              onOpen={onOpen}
              onPlayOn={now.over ? undefined : playOn}
              onReview={match.over ? () => void lookBack() : undefined}
              onClose={() => setMenu(false)}
            />
          )}
        </Lazy>
      )}
    </div>
  );
}

const NONE: readonly never[] = [];

interface EndingProps {
  readonly say: Say;
  readonly you: Seat | undefined;
  readonly match: Match;
  readonly entries: readonly KnownEntry[];
  readonly board: GameBoard;
}

/** How the match ended, told of this match. */
function Ending({ say, you, match, entries, board }: EndingProps) {
  const { rules, header, state } = match;
  const outcome = useMemo(() => rules.outcome(state), [match]);
  const people = you === undefined ? [] : [you];
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    let here = true;
    // Offline, if the tellers were not loaded before, the end is told without them.
    const ended = { entries, outcome, header, rules };
    void tellEnding(board, ended, people, say, onlyBots(header)).then(
      (told) => here && setSentence(told),
      () => undefined,
    );
    return () => (here = false);
  }, [match, say]);
  const title = headline(say, rules, outcome, header.options, you, onlyBots(header));
  const how = outcomeSentence(say, outcome, people, onlyBots(header));
  return (
    <>
      <p class={styles.outcome} data-outcome>
        {title}
      </p>
      {sentence !== undefined && <p data-ending>{sentence}</p>}
      {how !== title && <p>{how}</p>}
    </>
  );
}

/** What was counted at the end. */
function Numbers({ say, match: { rules, state, header } }: Pick<EndingProps, 'say' | 'match'>) {
  const outcome = rules.outcome(state);
  return (
    <details class={styles.numbers}>
      <summary>{t('end.numbers')}</summary>
      <ul>
        {outcomeLines(say, rules, outcome, header.options).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <SeatMeasures say={say} outcome={outcome} options={header.options} />
    </details>
  );
}
