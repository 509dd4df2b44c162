import { columnOf, rowOf } from '@glade/boards/rows36';
import { byRows } from '@glade/ui/by-rows';
import type { Say } from '@glade/text';
import type { BoardExtras } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { ComponentChildren } from 'preact';
import type { LeafClimbersView } from '../rules/view.ts';
import styles from './Board.module.css';
import { hintReason } from './hint-reason.ts';
import { Climber, Crushed, Height, Pile, Price, Ring, Shadow } from './Pieces.tsx';
import { TOP } from './geometry.ts';

/** What is loaded when somebody asks for help or for a hint. */
export const extras: BoardExtras<LeafClimbersView> = {
  tellBoard({ chips }, say) {
    const squares = chips.flatMap((leaves, at) =>
      leaves > 0 ? [{ column: columnOf(at), row: rowOf(at) }] : [],
    );
    return byRows(say, 'aloud.leaves', squares);
  },
  Help,
  nowPicture(message, _, happens) {
    const code = THROWN[message];
    return code && happens(code);
  },
  hintReason: (view, action, say) => say(hintReason(view, action)),
};

/** What dice bring: the event whose picture stands for it. */
const THROWN: Readonly<Record<string, string>> = {
  'throw.leaves': 'leaves',
  'throw.leaf': 'leaf',
  'throw.steps': 'moved',
};

const pile = (height: number) => (
  <>
    <Pile square={1} height={height} />
    <Height height={height} />
  </>
);
const shadow = (leaves: number) => <Shadow leaves={leaves} height={2} />;
const ring = (danger: boolean) => (
  <>
    <Ring height={2} danger={danger} />
    <Price price={danger ? 3 : 2} height={2} danger={danger} />
  </>
);

/** The marks of the board, each as the board draws it, by the name of its message. */
const MARKS: Readonly<Record<string, ComponentChildren>> = {
  leaf: [pile(2), shadow(1)],
  leaves: [pile(2), shadow(2)],
  pile: pile(3),
  top: pile(TOP),
  ring: [pile(2), ring(false)],
  risky: [pile(2), shadow(1), ring(true)],
  climber: (
    <g transform="translate(50 92)">
      <Climber seat={0} />
    </g>
  ),
  crushed: (
    <>
      {pile(4)}
      <g transform="translate(88 90)">
        <Crushed seat={0} />
      </g>
    </>
  ),
};

/** The marks that can be seen on this board, now or later; somebody who was caught only after that. */
const isInMatch = ({ climbers }: LeafClimbersView, mark: string): boolean =>
  mark !== 'crushed' || climbers.some(({ alive }) => !alive);

/** The marks that each step is about. */
const NOW: Readonly<Partial<Record<LeafClimbersView['step'], readonly string[]>>> = {
  order: ['climber'],
  move: ['ring', 'risky'],
};

/** What the game is about, and what the marks on the board mean. */
function Help({ say, view }: { readonly say: Say; readonly view: LeafClimbersView }) {
  const items = Object.entries(MARKS)
    .filter(([name]) => isInMatch(view, name))
    .map(([name, drawing]) => ({
      text: say(`mark.${name}`),
      drawing: <g class={styles.still}>{drawing}</g>,
      now: NOW[view.step]?.includes(name) === true,
    }));
  return (
    <>
      <PictureKey aim={say('help.aim')} items={items} viewBox="-16 -40 132 142" />
      <p>{say('help.steps')}</p>
    </>
  );
}
