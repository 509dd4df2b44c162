import { useState } from 'preact/hooks';
import type { Game } from '@glade/engine';
import type { Say } from '@glade/text';
import { localeOf } from '../settings/browser-languages.ts';
import { copyText } from '../share/clipboard.ts';
import type { PlayedDay } from './played-days.ts';
import { lineOf, rowOf, tellDay, tellResult, tellSigns } from './tell-day.ts';
import styles from './Today.module.css';

interface Props {
  readonly game: Game;
  readonly say: Say;
  readonly played: PlayedDay;
  /** How bots did in the same match, each in a sentence. */
  readonly bots?: readonly string[];
}

/** How a match of the day went, in signs and in words, to be copied or passed on. */
export function DayLine({ game, say, played, bots = [] }: Props) {
  const [told, setTold] = useState('');
  const { day, signs } = played;
  const result = { won: played.won, count: played.count };
  const date = tellDay(day, localeOf(say.tag, navigator.languages));
  const address = `${location.origin}/${game.id}/today`;
  const text = lineOf(say, game, { date, signs, result, bots, address });
  // Firefox has no sheet of the device.
  const canShare = (navigator as Partial<Navigator>).share !== undefined;
  return (
    <div class={styles.line} data-day-line>
      <p class={styles.signs}>
        <span aria-hidden="true">{rowOf(signs)}</span>
        <span class="visually-hidden">{tellSigns(say, signs)}</span> {tellResult(say, game, result)}
      </p>
      <p class={styles.ways}>
        <button
          type="button"
          onClick={() =>
            void copyText(text).then((done) =>
              setTold(say(done ? 'today.copied' : 'today.copy.failed')),
            )
          }
        >
          {say('today.copy')}
        </button>
        {canShare && (
          <button
            type="button"
            // Who closes the sheet of the device wants nothing more.
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            {say('today.share')}
          </button>
        )}
      </p>
      <p role="status" class={styles.told}>
        {told}
      </p>
    </div>
  );
}
