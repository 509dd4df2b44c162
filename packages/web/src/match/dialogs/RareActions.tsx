import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '@glade/engine';
import type { Say } from '@glade/text';
import type { BoardButton, GameBoard } from '@glade/ui';
import type { Session } from '../session.ts';
import { AskFirst } from '../../asking/AskFirst.tsx';

interface Props {
  readonly board: GameBoard;
  readonly say: Say;
  readonly session: Session;
  readonly onPlay: (action: Action) => void;
}

/** What can be done now, but is wanted at most once in a match, such as to end it for all. */
export function RareActions({ board, say, session, onPlay }: Props) {
  const { view, legal } = session.view.value;
  if (session.busy.value) return null;
  return board
    .buttons(view, legal)
    .filter(({ inMenu }) => inMenu === true)
    .map((button) => <RareAction key={button.action} {...{ button, say, onPlay }} />);
}

function RareAction({
  button: { action, label, args, ask },
  say,
  onPlay,
}: Pick<Props, 'say' | 'onPlay'> & { readonly button: BoardButton }) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (!asking && asked.current) opener.current?.focus();
    asked.current = asking;
  }, [asking]);
  return asking && ask !== undefined ? (
    <AskFirst
      question={say(ask, args)}
      no={say(`${ask}.no`)}
      yes={say(`${ask}.yes`)}
      onNo={() => setAsking(false)}
      onYes={() => onPlay(action)}
    />
  ) : (
    <button
      type="button"
      data-rare
      ref={opener}
      onClick={() => (ask === undefined ? onPlay(action) : setAsking(true))}
    >
      {say(label, args)}
    </button>
  );
}
