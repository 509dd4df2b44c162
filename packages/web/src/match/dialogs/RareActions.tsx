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
  /** Closes the menu. */
  readonly onClose: () => void;
}

/** What can be done now, but is wanted at most once in a match, such as to end it for all. */
export function RareActions({ board, say, session, onPlay, onClose }: Props) {
  const { view, legal } = session.view.value;
  const rare = session.busy.value
    ? []
    : board.buttons(view, legal).filter(({ inMenu }) => inMenu === true);
  // While nobody here can choose it, the match is ended as soon as it can be. Far away no page can do that for all.
  const closing =
    rare.length > 0 || session.isFar || session.quiet.value
      ? undefined
      : board.closing?.(view, session);
  if (closing !== undefined)
    return (
      <RareAction
        key="closing"
        button={closing}
        say={say}
        onDo={() => {
          onClose();
          closing.close();
        }}
      />
    );
  return rare.map((button) => (
    <RareAction
      key={button.action}
      button={button}
      say={say}
      onDo={() => {
        onClose();
        onPlay(button.action);
      }}
    />
  ));
}

interface RareProps extends Pick<Props, 'say'> {
  readonly button: Pick<BoardButton, 'label' | 'args' | 'ask'>;
  readonly onDo: () => void;
}

function RareAction({ button: { label, args, ask }, say, onDo }: RareProps) {
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
      onYes={onDo}
    />
  ) : (
    <button
      type="button"
      data-rare
      ref={opener}
      onClick={() => (ask === undefined ? onDo() : setAsking(true))}
    >
      {say(label, args)}
    </button>
  );
}
