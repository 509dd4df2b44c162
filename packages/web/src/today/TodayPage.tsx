import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Game, Staged } from '@glade/engine';
import { Page } from '../app/Page.tsx';
import { writeMatch } from '../game/match-setup.ts';
import { GamePicture } from '../shelf/GamePicture.tsx';
import { firstDecision } from '../match/first-decision.ts';
import { LazyPicture } from '../rulebook/pictures/LazyPicture.tsx';
import { setupLine } from '../game/setup-line.ts';
import { lastSeats } from '../seats/family.ts';
import { localeOf } from '../settings/browser-languages.ts';
import { languageTag, t, wordsOf } from '../words/words.ts';
import { dayOf } from './day.ts';
import { matchOfDay } from './day-match.ts';
import { DayLine } from './DayLine.tsx';
import { dayPlayed } from './played-days.ts';
import { tellDay, tellResult } from './tell-day.ts';
import styles from './Today.module.css';

/** The match that everybody can play today, and how it went here. */
export function TodayPage({ game }: { readonly game: Game }) {
  const say = wordsOf(game.id);
  const [day] = useState(() => dayOf(new Date()));
  const setup = { ...matchOfDay(game, day), names: lastSeats() };
  const date = tellDay(day, localeOf(languageTag.value, navigator.languages));
  const played = dayPlayed(game.id, day);
  const { options, seed = '' } = setup;
  function first(): Staged {
    const rules = game.rules(options);
    const start = firstDecision(rules, seed);
    return { options, rules, start, end: start, steps: [] };
  }
  return (
    <Page title={t('game.today')}>
      <div class={styles.page}>
        <GamePicture game={game.id} />
        <div>
          <p>
            <Link href={`/${game.id}`}>{say('game.title')}</Link>
          </p>
          <p>{say('today.about')}</p>
          <p class={styles.with} data-today-setup>
            {setupLine(game, setup)}
          </p>
          <p>
            <Link
              class={styles.play}
              href={`/${game.id}/play?${writeMatch(game, setup)}`}
              data-today-play={setup.preset}
            >
              {played === undefined ? say('today.play', { date }) : say('today.again')}
            </Link>
          </p>
          {played !== undefined && (
            <>
              <p>
                {say('today.played', {
                  result: tellResult(say, game, { won: played.won, count: played.count }),
                })}
              </p>
              <DayLine game={game} say={say} played={played} />
            </>
          )}
        </div>
      </div>
      <div class={styles.board}>
        <LazyPicture game={game} id="today" staged={first} moment="before" />
      </div>
    </Page>
  );
}
