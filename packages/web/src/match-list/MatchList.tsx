import { useRef, useState } from 'preact/hooks';
import type { Game } from '@glade/engine';
import { Link } from 'wouter-preact';
import { Lazy } from '../loading/Lazy.tsx';
import { announce } from '../narration/announce.ts';
import { matches } from '../storage/stored-matches.ts';
import { summaryOf, optionsOf, type MatchSummary } from '../storage/match-summary.ts';
import { downloadText } from '../share/download.ts';
import type { ListedMatch } from '../storage/match-store.ts';
import { localeOf } from '../settings/browser-languages.ts';
import { languageTag, loadHelpWords, t, wordsOf } from '../words/words.ts';
import { rulesName } from '../game/rules-name.ts';
import { whoPlays } from '../seats/who-plays.ts';
import styles from './MatchList.module.css';

/** How many finished matches are shown at first, and with each press of “more”. */
const SOME = 20;

const loadAsk = () =>
  Promise.all([import('./ConfirmRemoval.tsx'), loadHelpWords()]).then(([parts]) => parts);

interface Props {
  readonly id: string;
  /** The game, if it is loaded: it tells what the rules of a match are called. */
  readonly game: Game | undefined;
  /** The heading of the list. */
  readonly title: string;
  /** Called when matches have been removed. */
  readonly onRemove?: () => void;
}

/** The matches of a game in this browser, with what can be done with each: go on, watch, mark, copy, remove. */
export function MatchList({ id, game, title, onRemove }: Props) {
  const [, setCount] = useState(0);
  const [shown, setShown] = useState(SOME);
  const [going, setGoing] = useState<readonly ListedMatch[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  const all = matches.list(id);
  const [newest, ...older] = all.filter((each) => !each.over);
  const over = all.filter((each) => each.over);
  const loose = over.filter(({ kept }) => !kept);
  const update = (): void => setCount((count) => count + 1);
  const settle = (removed: boolean): void => {
    if (removed && going !== undefined) {
      matches.remove(...going.map(({ key }) => key));
      onRemove?.();
    }
    setGoing(undefined);
    heading.current?.focus();
  };
  const row = (saved: ListedMatch) => (
    <Row
      key={saved.key}
      game={game}
      saved={saved}
      onChange={update}
      onRemove={() => setGoing([saved])}
    />
  );
  if (all.length === 0) return null;

  return (
    <section class={styles.matches} aria-labelledby={`matches-${id}`}>
      <h2 id={`matches-${id}`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {going !== undefined && (
        <Lazy key="ask" name="remove" load={loadAsk}>
          {({ ConfirmRemoval }) => (
            <ConfirmRemoval count={going.length} when={when(game, going[0]!)} onAnswer={settle} />
          )}
        </Lazy>
      )}
      {newest !== undefined && <ul>{row(newest)}</ul>}
      {older.length > 0 && (
        <details>
          <summary>{t('matches.more', { count: older.length })}</summary>
          <ul>{older.map(row)}</ul>
        </details>
      )}
      {over.length > 0 && (
        <details>
          <summary>{t('matches.over', { count: over.length })}</summary>
          <ul>{over.slice(0, shown).map(row)}</ul>
          <p class={styles.ways}>
            {over.length > shown && (
              <button type="button" onClick={() => setShown(shown + SOME)}>
                {t('matches.more', { count: over.length - shown })}
              </button>
            )}
            {loose.length > 1 && (
              <button type="button" class={styles.quiet} onClick={() => setGoing(loose)}>
                {t('matches.remove.all', { count: loose.length })}
              </button>
            )}
          </p>
        </details>
      )}
    </section>
  );
}

interface RowProps {
  readonly game: Game | undefined;
  readonly saved: ListedMatch;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function Row({ game, saved, onChange, onRemove }: RowProps) {
  const { key, game: id, over, kept, stored, record, before } = saved;
  const date = { when: when(game, saved) };
  const keep = (): void => {
    if (matches.keep(key, !kept) !== undefined)
      void loadHelpWords().then(() => announce(t('matches.keep.failed'), 'assertive'));
    // Asks the browser not to clear this site when it makes room. It may refuse.
    else if (!kept) navigator.storage?.persist?.().catch(() => {});
    onChange();
  };
  return (
    <li>
      <span>
        <Link href={over ? `/${id}/replay?match=${key}&watch` : `/${id}/play?match=${key}`}>
          {t(over ? 'matches.replay' : 'matches.continue', date)}
        </Link>
        {before !== undefined && (
          <span class={styles.note} data-before>
            {t('matches.before', { entry: before })}
          </span>
        )}
        {!stored && <strong class={styles.only}>{t('matches.only')}</strong>}
      </span>
      <span class={styles.ways}>
        <button
          type="button"
          class={styles.quiet}
          aria-pressed={kept}
          aria-label={t('matches.keep.which', date)}
          onClick={keep}
        >
          {kept && <span aria-hidden="true">★ </span>}
          {t('matches.keep')}
        </button>
        {over && (
          <button
            type="button"
            class={styles.quiet}
            aria-label={t('matches.copy.which', date)}
            onClick={() => downloadText(`${id}-${key}.txt`, record)}
          >
            {t('record.save')}
          </button>
        )}
        {!kept && (
          <button
            type="button"
            class={styles.quiet}
            aria-label={t('matches.remove.which', date)}
            onClick={onRemove}
          >
            {t('matches.remove')}
          </button>
        )}
      </span>
    </li>
  );
}

/** A note on how long matches are stored. */
export function KeepingNote() {
  if (matches.list().length === 0) return null;
  return (
    <Lazy key="keeping" name="keeping" load={loadHelpWords}>
      {() => <p class={styles.note}>{t('matches.about')}</p>}
    </Lazy>
  );
}

interface UnreadProps {
  /** Matches that can be read but not opened, and why. */
  readonly strange?: readonly {
    readonly key: string;
    readonly text: string;
    readonly why: string;
  }[];
  readonly onRemove?: () => void;
}

/** What is stored and cannot be opened. It can be copied, and stays until somebody removes it. */
export function UnreadableMatches({ strange = [], onRemove }: UnreadProps) {
  const [going, setGoing] = useState<string>();
  const broken = matches.broken().map((each) => ({ ...each, why: undefined }));
  const settle = (removed: boolean): void => {
    if (removed && going !== undefined) {
      matches.remove(going);
      onRemove?.();
    }
    setGoing(undefined);
  };
  return [...broken, ...strange].map(({ key, text, why }) => (
    <div key={key} role="alert">
      {why === undefined ? (
        <Lazy key="broken" name="broken" load={loadHelpWords}>
          {() => <p>{t('matches.broken')}</p>}
        </Lazy>
      ) : (
        <p>{why}</p>
      )}
      {going === key ? (
        <Lazy key="ask" name="remove" load={loadAsk}>
          {({ ConfirmRemoval }) => <ConfirmRemoval count={1} onAnswer={settle} />}
        </Lazy>
      ) : (
        <p class={styles.ways}>
          <button type="button" onClick={() => downloadText(`glade-${key}.txt`, text)}>
            {t('record.save')}
          </button>
          <button type="button" onClick={() => setGoing(key)}>
            {t('matches.remove')}
          </button>
        </p>
      )}
    </div>
  ));
}

/** What a match is called: its date, its rules and who plays. */
function when(game: Game | undefined, { changed, record }: ListedMatch): string {
  const gist = summaryOf(record);
  const { players } = gist;
  const date = dateOf(changed);
  if (players.length === 0) return date;
  const rules = rulesOf(game, gist);
  const told = rules === '' ? '' : `${rules}; `;
  return t('matches.which', { date, rules: told, names: whoPlays(players) });
}

/** What the rules of a match are called; empty if its game is not loaded or today's game does not have these options. */
function rulesOf(game: Game | undefined, gist: MatchSummary): string {
  if (game === undefined) return '';
  const options = optionsOf(game, gist);
  return options === undefined ? '' : rulesName(wordsOf(game.id), game, options);
}

function dateOf(changed: number | undefined): string {
  if (changed === undefined) return t('matches.undated');
  const format = new Intl.DateTimeFormat(localeOf(languageTag.value, navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(new Date(changed));
}
