import type { Say } from '@glade/text';
import type { BoardExtras } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { ComponentChildren } from 'preact';
import type { FirefighterView, ForestFireView } from '../rules/view.ts';
import styles from './Board.module.css';
import { hintReason } from './hint-reason.ts';
import { Firebreak, Flame, Piece, Tree } from './Pieces.tsx';

const piece = (role: FirefighterView['role']) => <Piece seat={0} role={role} />;

/** The marks of the board, each as the board draws it, by the name of its message. */
const MARKS: Readonly<Record<string, ComponentChildren>> = {
  flame: <Flame counters={1} />,
  pile: <Flame counters={3} />,
  firebreak: <Firebreak />,
  hotshot: piece('hotshot'),
  smokeJumper: piece('smokeJumper'),
  pilot: piece('pilot'),
  spot: (
    <>
      <circle class={styles.spot} cx="50" cy="50" r="34" />
      <text class={styles.along} x="50" y="61">
        5
      </text>
    </>
  ),
  canGo: <circle class={styles.canGo} cx="50" cy="50" r="42" />,
  canPutOut: (
    <>
      <Flame counters={1} />
      <rect class={styles.canPutOut} x="6" y="6" width="88" height="88" rx="12" />
    </>
  ),
  canDrop: (
    <>
      <Tree square={0} />
      <circle class={styles.canDrop} cx="50" cy="50" r="12" />
    </>
  ),
  preview: (
    <>
      <Tree square={0} />
      <circle class={styles.preview} cx="50" cy="50" r="30" />
    </>
  ),
};

/** What the game is about, and what the marks on the board mean. */
function Help({ say }: { readonly say: Say }) {
  const items = Object.entries(MARKS).map(([name, drawing]) => ({
    text: say(`mark.${name}`),
    drawing,
  }));
  return <PictureKey aim={say('help.aim')} items={items} viewBox="-10 -14 122 122" />;
}

/** What the page loads when somebody asks for help or for a hint. */
export const extras: BoardExtras<ForestFireView> = {
  Help,
  hintReason(view, action, say) {
    const key = hintReason(view, action);
    return key && say(key);
  },
};
