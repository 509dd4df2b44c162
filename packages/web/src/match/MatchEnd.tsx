import { useEffect } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Game, OptionValues, Outcome, Seat } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { t } from '../words/words.ts';
import { rematchQuery, rematchQueryWith } from './rematch.ts';
import { recordWon, campaignStep } from '../game/campaign-progress.ts';
import { seatName } from '../narration/narration.ts';
import { outcomeLines, outcomeSentence, outcomeTable } from '../narration/outcome.ts';
import type { Session } from './session.ts';
import styles from './MatchEnd.module.css';

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  readonly say: Say;
  readonly session: Session;
  readonly onNew: (search: string) => void;
  /** Called when the end is shown. */
  readonly onShown: () => void;
}

/** How a match ended, and what can be done next. */
export function MatchEnd({ game, board, say, session, onNew, onShown }: Props) {
  useEffect(onShown, []);
  const { outcome, rules, header } = session.view.value;
  const { campaign } = board;
  const won = outcome !== undefined && outcome.winners.length > 0;
  const at = campaign === undefined ? -1 : campaignStep(game, campaign, header.options);
  const present = campaign?.steps[at];
  useEffect(() => {
    if (won && present !== undefined && session.people.length > 0) recordWon(game, present.name);
  }, [won]);
  if (outcome === undefined) return null;
  const next = won && present !== undefined ? campaign?.steps[at + 1] : undefined;
  const easier = won ? undefined : campaign?.easier(header.options);
  return (
    <section class={styles.end} aria-labelledby="end" data-won={won}>
      <h2 id="end">{outcomeSentence(say, outcome, session.people)}</h2>
      <ul class={styles.measures}>
        {outcomeLines(say, rules, outcome, header.options, session.you).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <SeatMeasures say={say} outcome={outcome} options={header.options} you={session.you} />
      <div class={styles.choices}>
        {next !== undefined && (
          <button
            type="button"
            class={styles.again}
            data-again
            onClick={() => onNew(rematchQueryWith(session, next.options))}
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
        {easier !== undefined && (
          <button type="button" onClick={() => onNew(rematchQueryWith(session, easier))}>
            {say('campaign.easier')}
          </button>
        )}
        {session.takesBack && session.table.view().canUndo && (
          <button type="button" onClick={() => session.submit({ type: 'undo', by: session.seat })}>
            {t('play.undo')}
          </button>
        )}
        {header.seed !== undefined && (
          <button type="button" onClick={() => onNew(rematchQuery(session, { sameDice: true }))}>
            {t('end.same')}
          </button>
        )}
        <Link href={`/${game.id}/replay?match=${session.key}&step=0`}>{t('end.replay')}</Link>
        <Link href={`/${game.id}`}>{t('end.other')}</Link>
      </div>
    </section>
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
  const table = outcomeTable(say, outcome);
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
