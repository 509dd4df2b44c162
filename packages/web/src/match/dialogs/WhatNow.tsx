import { CHANCE } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard, SeatLook } from '@glade/ui';
import { stepSentence } from '../../narration/current-step.ts';
import type { Session } from '../session.ts';
import { actionKinds, type ActionKind } from './action-kinds.ts';
import styles from './WhatNow.module.css';

interface Props {
  readonly board: GameBoard;
  readonly say: Say;
  readonly seats: readonly SeatLook[];
  readonly session: Session;
  /** Shows on the board where actions of this kind can be done. */
  readonly onShow: (kind: ActionKind) => void;
}

/** What the person who acts can do now: a picture and a sentence for each kind of action. A tap shows the places on the board. */
export function WhatNow({ board, say, seats, session, onShow }: Props) {
  const view = session.view.value;
  const kinds = [...diceKinds(board, say, session), ...chosenKinds(board, say, session)];
  if (kinds.length === 0) return null;
  // Where nothing has a picture, no room is kept for one.
  const pictured = board.EventPicture !== undefined && kinds.some(({ event }) => event);
  return (
    <>
      <h3>{say('help.now')}</h3>
      <ul class={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind.text}>
            <Kind
              {...{ board, say, seats, kind, pictured }}
              view={view.view}
              onShow={kind.cells.length > 0 ? () => onShow(kind) : undefined}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What can be chosen under the rules. */
function chosenKinds(board: GameBoard, say: Say, session: Session): readonly ActionKind[] {
  const view = session.view.value;
  if (session.busy.value || view.legal.length === 0) return [];
  // What stands in the menu is wanted once in a match, if at all.
  const rare = board
    .buttons(view.view, view.legal)
    .flatMap(({ inMenu, action }) => (inMenu === true ? [action] : []));
  const legal = view.legal.filter((action) => !rare.includes(action));
  return actionKinds(say, board, { ...view, legal }, session.host.match);
}

/** While dice wait, or a cell is to be found that they have shown: to throw or find it, and what the game offers besides. */
function diceKinds(board: GameBoard, say: Say, session: Session): readonly ActionKind[] {
  const { actor, header, thrown, view } = session.view.value;
  const { people, isFar, busy, rolling } = session;
  const quest = session.quest.value;
  const waits = quest !== undefined || (!busy.value && rolling.value === undefined);
  if (actor !== CHANCE || header.dice !== 'virtual' || people.length === 0 || isFar || !waits)
    return [];
  const kind = (text: string, cells: readonly number[] = []): ActionKind => ({
    text,
    count: 1,
    cells,
    event: undefined,
  });
  const shows = quest && [
    kind(stepSentence(board, session, 'written'), [quest.cell]),
    kind(say('step.tap.show')),
  ];
  return [
    ...(shows ?? (thrown === undefined ? [] : [kind(say(`throw.${thrown.code}`))])),
    ...(board.meanwhile?.(view, session) ?? []).map(({ key, args }) => kind(say(key, args))),
  ];
}

interface KindProps extends Pick<Props, 'board' | 'say' | 'seats'> {
  readonly kind: ActionKind;
  readonly view: unknown;
  /** Whether any of what can be done has a picture. */
  readonly pictured: boolean;
  /** Undefined: there is no place to show, and nothing to tap. */
  readonly onShow: (() => void) | undefined;
}

function Kind({ board, say, seats, kind, view, pictured, onShow }: KindProps) {
  const { event, text, cells } = kind;
  const told = (
    <>
      {pictured && (
        <svg class={styles.picture} viewBox="-32 -32 64 64" aria-hidden="true">
          {board.EventPicture !== undefined && event !== undefined ? (
            <board.EventPicture event={event} view={view} seats={seats} />
          ) : (
            <circle r="6" class={styles.dot} />
          )}
        </svg>
      )}
      <span>
        {text}
        {cells.length > 0 && (
          <span class={styles.where}>{say('help.now.show', { n: cells.length })}</span>
        )}
      </span>
    </>
  );
  return onShow === undefined ? (
    <div class={styles.kind}>{told}</div>
  ) : (
    <button type="button" class={styles.kind} onClick={onShow}>
      {told}
    </button>
  );
}
