import { useMemo, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { CHANCE, formatRecord, type Event, type Match, type Seat } from '@glade/engine';
import { tellEvents, tellTyped, type Say } from '@glade/text';
import { hasSecrets, personName, playersOf } from '@glade/table';
import type { GameBoard } from '@glade/ui';
import { SeatRow, seatVariables } from '@glade/ui/seats';
import { downloadText } from '../share/download.ts';
import { matches } from '../storage/stored-matches.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { SeatMeasures } from '../match/MatchEnd.tsx';
import { seatNamer, playerText, seatName, turnName } from '../narration/narration.ts';
import { outcomeLines } from '../narration/outcome.ts';
import { announce } from '../narration/announce.ts';
import { ClauseLinks } from '../rulebook/ClauseLinks.tsx';
import { motionAllowed } from '../settings/settings.ts';
import { seatAtTurn } from '../seats/seat-at-turn.ts';
import { looksAt } from '../seats/seat-looks.ts';
import { hasSides, wordsAt } from '../seats/table-words.ts';
import { t } from '../words/words.ts';
import { Timeline } from './Timeline.tsx';
import styles from './ReplayScreen.module.css';

interface Props {
  readonly match: Match;
  readonly board: GameBoard;
  /** The step that is shown first, from 0 to the length of the log. */
  readonly from: number;
}

/** A match on a timeline: who played, and the position after any entry. People can play on from there. */
export function ReplayScreen({ match, board, from }: Props) {
  const { game, log, rules } = match;
  const say = wordsAt(match.header, undefined);
  const [at, setAt] = useState(from);
  const [running, setRunning] = useState(false);
  const [seat, setSeat] = useState<Seat>(0);
  const [, go] = useLocation();
  const events = useMemo(() => match.events(), [match]);
  const now = useMemo(() => match.at(at), [match, at]);
  const secret = hasSecrets(rules);
  const fresh: readonly Event[] = at === 0 ? NONE : events[at - 1]!;
  const nameOf = seatNamer(say, rules, match.header.options);
  const lines = tellEvents(say, rules.notation, fresh, 'written', { nameOf });
  const entry = entryText(match, at, say);
  const { options } = match.header;
  const looks = looksAt(match.header, say);
  const { SeatStatus } = board;
  const view = rules.view(now.state, secret ? seat : undefined);

  function move(to: number): void {
    const next = Math.max(0, Math.min(log.length, to));
    setAt(next);
    const after = next === 0 ? [] : events[next - 1]!;
    const spoken = tellEvents(say, rules.notation, after, 'spoken', { nameOf });
    announce([entryText(match, next, say), ...spoken.map(({ text }) => text)].join(' '));
  }

  function playOn(): void {
    const key = matches.newKey();
    // If it cannot be stored, it stays with this tab, and the page of the match says so.
    const record = formatRecord(now);
    matches.write({ key, game: game.id, record, over: now.over, begun: true }, 0);
    go(`/${game.id}/play?match=${key}`);
  }

  return (
    <div class={styles.viewer} style={seatVariables(looks)}>
      <div class={styles.board}>
        {secret && (
          <label class={styles.eyes}>
            {t('replay.eyes')}{' '}
            <select value={String(seat)} onChange={(e) => setSeat(Number(e.currentTarget.value))}>
              {Array.from({ length: rules.seats }, (_, i) => (
                <option key={i} value={String(i)}>
                  {seatName(say, options, i)}
                </option>
              ))}
            </select>
          </label>
        )}
        <board.Board
          view={view}
          legal={NONE}
          events={fresh}
          lit={NONE}
          say={say}
          seats={looks}
          options={options}
          settings={{
            motion: motionAllowed(),
            forecast: options['forecast'] === true,
            score: options['showScore'] === true,
          }}
        />
      </div>
      <div class={styles.told}>
        {rules.seats > 1 && (
          <div class={styles.seats}>
            <SeatRow
              say={say}
              seats={looks}
              bots={playersOf(match.header).map((player) =>
                player.who === 'bot' ? playerText(say, player) : undefined,
              )}
              you={undefined}
              turn={seatAtTurn(board, now.actor, view)}
              sides={hasSides(say)}
              status={
                SeatStatus &&
                looks.map((_, i) => (
                  <SeatStatus key={i} view={view} seat={i} options={options} say={say} />
                ))
              }
            />
          </div>
        )}
        <p class={styles.players}>{playersText(match, say)}</p>
        <p class={styles.ways}>
          {log.length > 0 && (
            <button
              type="button"
              class={styles.watch}
              onClick={() => {
                move(0);
                setRunning(true);
              }}
            >
              {t('replay.watch')}
            </button>
          )}
          {!now.over && (
            <button type="button" onClick={playOn}>
              {t('replay.playOn')}
            </button>
          )}
        </p>
        <Timeline at={at} length={log.length} onMove={move} running={running} onRun={setRunning} />
        <h2 class={styles.entry}>{entry}</h2>
        <ul class={styles.lines}>
          {lines.map((line, i) => (
            <li key={i}>
              {line.text} <ClauseLinks game={game.id} clauses={line.clauses} />
            </li>
          ))}
        </ul>
        {now.over && <Outcome say={say} match={now} />}
        <p class={styles.ways}>
          <button type="button" onClick={() => downloadText(`${game.id}.txt`, formatRecord(match))}>
            {t('record.save')}
          </button>
          <ShareButton key={at} match={match} step={at} />
        </p>
      </div>
    </div>
  );
}

const NONE: readonly never[] = [];

function Outcome({ say, match }: { readonly say: Say; readonly match: Match }) {
  const outcome = match.rules.outcome(match.state);
  return (
    <>
      <p class={styles.outcome}>
        <strong>{say(`outcome.${outcome.code}`)}</strong>{' '}
        {outcomeLines(say, match.rules, outcome, match.header.options).join(' · ')}
      </p>
      <SeatMeasures say={say} outcome={outcome} options={match.header.options} />
    </>
  );
}

/** Who played, as the record says: people by their names, if it has them, and bots by their levels. */
function playersText({ header, rules }: Match, say: Say): string {
  const names = playersOf(header).map((player, seat) => {
    const given = player.who === 'person' ? personName(header.players[seat]!) : undefined;
    if (given !== undefined) return given;
    const kind = playerText(say, player);
    return rules.seats === 1
      ? kind
      : t('replay.player', { name: seatName(say, header.options, seat), kind });
  });
  return t('replay.players', { names: new Intl.ListFormat(say.language).format(names) });
}

/** Entry number `at` in notation, with its turn and its player. */
function entryText(match: Match, at: number, say: Say): string {
  const entry = match.log[at - 1];
  if (entry === undefined) return t('replay.start');
  const { rules } = match;
  const before = match.at(at - 1).state;
  const begun = match
    .events()
    .slice(0, at - 1)
    .flat()
    .findLast(({ args }) => args['turn'] !== undefined);
  const parts = [turnName(say, rules.turn(before), begun)];
  if (rules.seats > 1 && entry.actor !== CHANCE)
    parts.push(seatName(say, match.header.options, entry.actor));
  parts.push(tellTyped(say, rules.notation.format(before, entry.action)));
  return parts.join(' · ');
}
