import { useEffect, useMemo, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { applies, isGuided, spell, type Game, type OptionValues } from '@glade/engine';
import { campaigns } from '@glade/games/beside';
import type { Say } from '@glade/text';
import { rulesName, presetOf } from '../game/rules-name.ts';
import { loadLessons } from '../learn/lesson-files.ts';
import { hasPuzzles, loadPuzzles } from '../puzzles/puzzle-files.ts';
import { ContinueCards } from '../shelf/ContinueCards.tsx';
import { GamePicture } from '../shelf/GamePicture.tsx';
import { tellResult } from '../today/tell-day.ts';
import { t, wordsOf } from '../words/words.ts';
import { countable, type BestResult, type MatchTally } from './match-tally.ts';
import type { contentsNow } from './shelf-store.ts';
import { useTally } from './use-tally.ts';
import styles from './MyShelfPage.module.css';

interface Props {
  readonly id: string;
  readonly contents: ReturnType<typeof contentsNow>;
  /** Called when somebody wants to remove all of this game. */
  readonly onForget: () => void;
}

/** What was done of one game. */
export function GameSection({ id, contents, onForget }: Props) {
  const say = wordsOf(id);
  const all = useMemo(
    () => countable(contents.matches).filter(({ game: each }) => each === id),
    [contents, id],
  );
  const { game, tally, failed } = useTally(id, all);
  const learning = useLearning(id, contents);
  const days = contents.days[id]?.length ?? 0;
  const title = t(`${id}/game.title`);
  const [going] = all.filter(({ over }) => !over);
  return (
    <section class={styles.game} aria-labelledby={`mine-${id}`} data-mine={id}>
      <div class={styles.cover}>
        <GamePicture game={id} />
      </div>
      <div class={styles.head}>
        <h2 id={`mine-${id}`}>
          <Link href={`/${id}`}>{title}</Link>
        </h2>
        {/* What is rarely wanted does not stand among what was done. */}
        <details class={styles.more}>
          <summary aria-label={say('mine.more', { game: title })}>…</summary>
          <button type="button" onClick={onForget}>
            {say('mine.forget', { game: title })}
          </button>
        </details>
      </div>
      {failed && <p role="alert">{say('mine.failed')}</p>}
      {all.length > 0 && tally === undefined && !failed && <p>{say('mine.reading')}</p>}
      <ul class={styles.facts}>
        {tally !== undefined && tallyLines(say, tally).map((line) => <li key={line}>{line}</li>)}
        {learning.map(({ what, done, of }) => (
          <li key={what}>{say(`mine.${what}`, { n: done, all: of })}</li>
        ))}
        {days > 0 && <li>{say('mine.days', { n: days })}</li>}
      </ul>
      {going !== undefined && <ContinueCards going={[going]} ofGame />}
      {game !== undefined && tally !== undefined && tally.best.length > 0 && (
        <>
          <h3>{say('mine.best')}</h3>
          <ul class={styles.best}>
            {tally.best.map((best) => (
              <Best key={best.match} game={game} say={say} best={best} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function tallyLines(say: Say, { played, together, won, going, unread }: MatchTally): string[] {
  return [
    ...(together > 0 ? [say('mine.together', { n: together, won })] : []),
    ...(played > together ? [say('mine.rivals', { n: played - together })] : []),
    ...(going > 0 ? [say('mine.going', { n: going })] : []),
    ...(unread > 0 ? [say('mine.unread', { n: unread })] : []),
  ];
}

interface BestProps {
  readonly game: Game;
  readonly say: Say;
  readonly best: BestResult;
}

/** The best result by one choice of rules; it leads to the match. */
function Best({ game, say, best: { options, result, match, played } }: BestProps) {
  // Of matches that were not won, fewer rounds are no better result, and no point is none to be proud of.
  const tells = result.won || (game.counts?.best === 'most' && result.count !== 0);
  return (
    <li>
      <Link href={`/${game.id}/replay?match=${match}&watch`}>
        {say('mine.best.row', {
          rules: fullRulesName(say, game, options),
          result: tells ? tellResult(say, game, result) : say('mine.best.none'),
        })}
      </Link>{' '}
      <span class={styles.times}>{say('mine.best.times', { n: played })}</span>
    </li>
  );
}

/** What the rules are called. Own rules are told by what differs from the usual ones, so that no two have the same name. */
function fullRulesName(say: Say, game: Game, options: OptionValues): string {
  const name = rulesName(say, game, options);
  if (presetOf(game, options) !== undefined) return name === '' ? say('mine.rules') : name;
  const others = Object.entries(game.options.options).flatMap(([id, option]) => {
    const value = options[id]!;
    const isOther =
      option.affects === 'rules' &&
      option.front !== true &&
      applies(option, options) &&
      spell(value) !== spell(option.default);
    if (!isOther) return [];
    const key = `option.${id}.${spell(value)}`;
    const told = say.has(key) ? say(key) : option.called?.(String(value), say.language);
    return [`${say(`option.${id}`)}: ${told ?? spell(value)}`];
  });
  return others.length === 0 ? name : `${name} (${others.join('; ')})`;
}

interface Learning {
  readonly what: 'guided' | 'lessons' | 'puzzles' | 'steps';
  readonly done: number;
  readonly of: number;
}

/** What was learnt of a game. What today's game no longer has is not counted. */
function useLearning(
  id: string,
  { lessons, puzzles, won }: Props['contents'],
): readonly Learning[] {
  const [learning, setLearning] = useState<readonly Learning[]>([]);
  useEffect(() => {
    let here = true;
    const learnt = lessons[id] ?? [];
    const solved = puzzles[id] ?? [];
    const steps = won.filter((step) => step.startsWith(`${id}/`));
    const count = async (): Promise<void> => {
      const [known, file, campaign] = await Promise.all([
        learnt.length > 0 ? loadLessons(id) : undefined,
        solved.length > 0 && hasPuzzles(id) ? loadPuzzles(id) : undefined,
        steps.length > 0 ? campaigns[id]?.() : undefined,
      ]);
      const all = known?.lessons ?? [];
      const names = campaign?.steps.map(({ name }) => `${id}/${name}`) ?? [];
      const found = [
        counted(
          'guided',
          learnt,
          all.filter(isGuided).map((each) => each.id),
        ),
        counted(
          'lessons',
          learnt,
          all.filter((each) => !isGuided(each)).map((each) => each.id),
        ),
        counted('puzzles', solved, file?.puzzles.map((each) => each.id) ?? []),
        counted('steps', steps, names),
      ];
      if (here) setLearning(found.filter(({ done }) => done > 0));
    };
    // Where it cannot be loaded, the page does without.
    count().catch(() => {});
    return () => {
      here = false;
    };
  }, [id, lessons, puzzles, won]);
  return learning;
}

const counted = (
  what: Learning['what'],
  done: readonly string[],
  all: readonly string[],
): Learning => ({ what, done: all.filter((name) => done.includes(name)).length, of: all.length });
