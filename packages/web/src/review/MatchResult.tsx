import { useEffect, useState } from 'preact/hooks';
import type { Match } from '@glade/engine';
import { playersOf } from '@glade/table';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { tellEnding } from '@glade/ui/ending';
import { headline } from '../match/end/headline.ts';
import { Scene } from '../match/end/Scene.tsx';
import { onlyBots } from '../narration/outcome.ts';
import { looksAt } from '../seats/seat-looks.ts';
import { hasSides, wordsAt } from '../seats/table-words.ts';
import type { ToldMatch } from './told-match.ts';
import styles from './ReviewScreen.module.css';

interface Props {
  readonly told: ToldMatch;
  readonly say: Say;
  readonly match: Match;
  readonly board: GameBoard;
  /** The seat of the only person. */
  readonly you: number | undefined;
}

/** How the match ended, as a picture and in one true sentence: what is known before anything is counted. */
export function MatchResult({ told, say, match, board, you }: Props) {
  const { rules, header, log } = match;
  const last = match.at(log.length).state;
  const outcome = rules.outcome(last);
  const people = playersOf(header).flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    let here = true;
    const ended = { entries: told.entries, outcome, header, rules };
    // Offline, if it was not loaded before, there is no such sentence.
    void tellEnding(board, ended, people, wordsAt(header, you), onlyBots(header)).then(
      (found) => here && setSentence(found),
      () => undefined,
    );
    return () => (here = false);
  }, [match, board, you]);
  const players = playersOf(header);
  const looks = looksAt(header, say);
  const team = rules.kind === 'cooperative';
  const faces = team ? looks.map((_, seat) => seat) : outcome.winners;
  return (
    <div class={styles.result}>
      <Scene
        board={board}
        view={rules.view(last, undefined)}
        outcome={outcome}
        looks={looks}
        faces={rules.seats > 1 ? faces : []}
        bots={players.map(({ who }) => who === 'bot')}
        sides={hasSides(say)}
        won={outcome.winners.some((seat) => people.length === 0 || people.includes(seat))}
      />
      <p class={styles.story} data-review-result>
        {headline(say, rules, outcome, header.options, you, onlyBots(header))}{' '}
        <span class={styles.ending}>{sentence}</span>
      </p>
    </div>
  );
}
