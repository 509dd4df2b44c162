import type { ComponentChildren } from 'preact';
import type { Say } from '@glade/text';
import { languageTag } from '../../words/words.ts';
import { GamePicture } from '../../shelf/GamePicture.tsx';
import { BotPicture, shownName, type Bots } from './BotChoice.tsx';
import styles from './ExperimentSummary.module.css';

interface Props {
  readonly say: Say;
  readonly bots: Bots;
  /** What is asked, in words. */
  readonly question: string;
  /** What is played for it, in words. */
  readonly played: string;
  /** The bots that play, each once. */
  readonly players: readonly string[];
  /** How long it takes; undefined while it is being tried. */
  readonly time: string | undefined;
  /** What is still missing before it can begin; then no time is told. */
  readonly lacks?: string;
  /** What else is to be known before it begins. */
  readonly notes: readonly string[];
  /** The button that begins, or how far it is. */
  readonly children: ComponentChildren;
}

/** The picture of the game beside its rules. */
export const SummaryCover = ({ game }: { readonly game: string }) => (
  <div class={styles.cover} aria-hidden="true">
    <GamePicture game={game} />
  </div>
);

/** What will be played and about how long, with the button that begins: always in sight. */
export function ExperimentSummary(props: Props) {
  const { say, bots, question, played, players, time, lacks, notes, children } = props;
  const names = players.map((name) => shownName(say, bots, name));
  return (
    <section class={styles.summary} aria-label={say('lab.app.sum')} data-lab-summary>
      <div class={styles.told}>
        <p class={styles.question}>{question}</p>
        <p class={styles.players}>
          <span class={styles.faces} aria-hidden="true">
            {players.map((name) => (
              <BotPicture key={name} bots={bots} name={name} />
            ))}
          </span>
          {new Intl.ListFormat(languageTag.value).format(names)}
        </p>
        <p>{played}</p>
        <p class={styles.time} data-lab-time data-lacks={lacks !== undefined}>
          {lacks ?? time ?? say('lab.app.time.trying')}
        </p>
        {notes.map((note) => (
          <p key={note} class={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <div class={styles.go}>{children}</div>
    </section>
  );
}
