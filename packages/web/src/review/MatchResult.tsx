import { useEffect, useState } from 'preact/hooks';
import type { Match } from '@glade/engine';
import { playersOf } from '@glade/table';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { tellEnding } from '@glade/ui/ending';
import { headline } from '../match/end/headline.ts';
import { wordsAt } from '../seats/table-words.ts';
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

/** How the match ended, and one true sentence about it: what is known before anything is counted. */
export function MatchResult({ told, say, match, board, you }: Props) {
  const { rules, header, log } = match;
  const outcome = rules.outcome(match.at(log.length).state);
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    let here = true;
    const people = playersOf(header).flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
    const ended = { entries: told.entries, outcome, header, rules };
    // Offline, if it was not loaded before, there is no such sentence.
    void tellEnding(board, ended, people, wordsAt(header, you)).then(
      (found) => here && setSentence(found),
      () => undefined,
    );
    return () => (here = false);
  }, [match, board, you]);
  return (
    <p class={styles.story} data-review-result>
      {headline(say, rules, outcome, header.options, you)} {sentence}
    </p>
  );
}
