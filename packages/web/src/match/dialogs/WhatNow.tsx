import { CHANCE, OVER, type Event } from '@glade/engine';
import type { Say } from '@glade/text';
import { placed, type BoardExtras, type GameBoard, type Happens, type SeatLook } from '@glade/ui';
import { stepSentence } from '../../narration/current-step.ts';
import type { Session } from '../session.ts';
import { actionKinds, type ActionKind } from './action-kinds.ts';
import { Dice, Flag, Hourglass } from './signs.tsx';
import styles from './WhatNow.module.css';

interface Props {
  readonly board: GameBoard;
  /** What the game brings for the help, where it does. */
  readonly extras: BoardExtras<unknown> | undefined;
  readonly say: Say;
  readonly seats: readonly SeatLook[];
  readonly session: Session;
  /** Shows on the board where actions of this kind can be done. */
  readonly onShow: (kind: ActionKind) => void;
  /** Throws the dice that wait. */
  readonly onRoll: () => void;
}

/** What can be done now; dice that wait are thrown by its button. */
interface Shown extends ActionKind {
  readonly sign?: 'dice' | 'roll' | 'wait' | 'over';
}

/** What the person who acts can do now: for each kind of action a picture, a sentence, and why one would do that. One button shows the places on the board, or throws the dice. */
export function WhatNow({ board, extras, say, seats, session, onShow, onRoll }: Props) {
  const view = session.view.value;
  const found: readonly Shown[] = [
    ...diceKinds(board, say, session),
    ...chosenKinds(board, say, session),
  ];
  const kinds = found.length > 0 ? found : [waiting(say, session)];
  return (
    <>
      <h3>{say('help.now')}</h3>
      <ul class={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind.text}>
            <Kind
              {...{ board, extras, say, seats, kind }}
              view={view.view}
              onClick={kind.sign === 'roll' ? onRoll : () => onShow(kind)}
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

const shown = (key: string, text: string, sign?: Shown['sign'], cells: readonly number[] = []) => ({
  key,
  text,
  count: 1,
  cells,
  event: undefined,
  ...(sign && { sign }),
});

/** While dice wait, or a cell is to be found that they have shown: to throw or find it, and what the game offers besides. */
function diceKinds(board: GameBoard, say: Say, session: Session): readonly Shown[] {
  const { actor, header, thrown, view } = session.view.value;
  const { people, isFar, busy, rolling } = session;
  const quest = session.quest.value;
  const waits = quest !== undefined || (!busy.value && rolling.value === undefined);
  if (actor !== CHANCE || header.dice !== 'virtual' || people.length === 0 || isFar || !waits)
    return [];
  const throwing = thrown && `throw.${thrown.code}`;
  return [
    ...(quest === undefined
      ? []
      : [shown('step.tap', stepSentence(board, session, 'written'), 'dice', [quest.cell])]),
    ...(quest === undefined && throwing ? [shown(throwing, say(throwing), 'roll')] : []),
    ...(board.meanwhile?.(view, session) ?? []).map(({ key, args }) =>
      shown(key, say(key, args), 'dice'),
    ),
  ];
}

/** Where nothing can be done: what to wait for. */
function waiting(say: Say, { view, busy, people }: Session): Shown {
  const { actor, header } = view.value;
  const enters = actor === CHANCE && header.dice === 'entered' && people.length > 0 && !busy.value;
  const [key, sign] =
    actor === OVER
      ? (['help.now.over', 'over'] as const)
      : enters
        ? (['help.now.enter', 'dice'] as const)
        : (['help.now.wait', 'wait'] as const);
  return shown(key, say(key), sign);
}

interface KindProps extends Pick<Props, 'board' | 'extras' | 'say' | 'seats'> {
  readonly kind: Shown;
  readonly view: unknown;
  readonly onClick: () => void;
}

function Kind({ board, extras, say, seats, kind, view, onClick }: KindProps) {
  const { key, event, text, cells, sign } = kind;
  const pictureOf = (happened: Event) =>
    board.EventPicture && <board.EventPicture event={happened} view={view} seats={seats} />;
  const happens: Happens = (code, args = {}) => pictureOf({ code, args, clauses: [] });
  const drawn = extras?.nowPicture?.(key, view, happens) ?? (event && pictureOf(event));
  const button =
    sign === 'roll'
      ? say('help.now.roll')
      : cells.length > 0 && say('help.now.show', { n: cells.length });
  const told = (
    <>
      <svg class={styles.picture} viewBox="-32 -32 64 64" aria-hidden="true">
        {sign === 'dice' || sign === 'roll' ? (
          <>
            {drawn && placed(7, -8, 0.76, drawn)}
            <Dice small={drawn !== undefined && drawn !== null} />
          </>
        ) : (
          drawn
        )}
        {sign === 'wait' && <Hourglass />}
        {sign === 'over' && <Flag />}
      </svg>
      <span class={styles.told}>
        <span class={styles.what}>{text}</span>
        {say.has(`${key}.why`) && <span class={styles.why}>{say(`${key}.why`)}</span>}
        {button && <span class={styles.where}>{button}</span>}
      </span>
    </>
  );
  return button ? (
    <button type="button" class={styles.kind} onClick={onClick}>
      {told}
    </button>
  ) : (
    <div class={styles.kind}>{told}</div>
  );
}
