import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '@glade/engine';
import type { GameBoard } from '@glade/ui';
import { Lazy } from '../../loading/Lazy.tsx';
import type { RecordReader } from '../../share/load-record-reader.ts';
import { loadHelpWords } from '../../words/words.ts';
import { beginOrResume, type OpenedMatch } from '../begin-or-resume.ts';
import { holdMatch, type Hold } from './hold-match.ts';

const loadElsewhere = () => Promise.all([import('./Elsewhere.tsx'), loadHelpWords()]);

interface Props {
  readonly game: Game;
  readonly board: GameBoard;
  readonly opened: Extract<OpenedMatch, { kind: 'match' }>;
  /** Reads the match again; undefined for a new one. */
  readonly read: RecordReader | undefined;
  /** Shows the match once this tab has it. `onGone` is to be called when nothing is left that writes it. */
  readonly children: (opened: OpenedMatch, onGone: () => void) => ComponentChildren;
}

/** A match that one tab at a time goes on with. The others show it as it is stored. */
export function HeldMatch({ game, board, opened, read, children }: Props) {
  const { key } = opened;
  // What is here was read before this tab had it, so it is read again.
  const [here, setHere] = useState<OpenedMatch>();
  const [elsewhere, setElsewhere] = useState(false);
  const reader = useRef(read);
  const hold = useRef<Hold>(undefined);
  const again = (): OpenedMatch =>
    reader.current === undefined
      ? opened
      : beginOrResume(game, `?match=${encodeURIComponent(key)}`, reader.current);

  useEffect(() => {
    hold.current = holdMatch(key, (held) => {
      setHere(held === 'here' ? again() : undefined);
      setElsewhere(held === 'elsewhere');
    });
    return () => hold.current?.end();
  }, []);

  if (here !== undefined) return <>{children(here, () => hold.current?.letGo())}</>;
  if (!elsewhere) return null;
  return (
    <Lazy key="elsewhere" name="elsewhere" load={loadElsewhere}>
      {([{ Elsewhere }]) => (
        <Elsewhere
          game={game}
          board={board}
          matchKey={key}
          onTake={(loaded) => {
            reader.current = loaded;
            hold.current?.take();
          }}
        />
      )}
    </Lazy>
  );
}
