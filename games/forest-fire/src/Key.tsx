import type { Say } from '@glade/text';
import type { BoardExtras } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { ComponentChildren, FunctionComponent } from 'preact';
import en from './key.en.ts';
import it from './key.it.ts';
import { remark } from './remark.ts';
import type { ForestFireView } from './view.ts';

/** How the board draws things; it lends them, so that they stay in its own file. */
export interface Drawings {
  readonly tree: ComponentChildren;
  readonly flame: (counters: number) => ComponentChildren;
  readonly firebreak: ComponentChildren;
  readonly piece: (role: 'hotshot' | 'smokeJumper' | 'pilot') => ComponentChildren;
  /** Class names of the board. */
  readonly classes: Readonly<Record<string, string | undefined>>;
}

const TEXTS = { en, it };

/** Help and remarks. */
export const extras = (drawings: Drawings): BoardExtras<ForestFireView> => ({
  Help: helpWith(drawings),
  remark,
});

/** What the game is about, and what the marks on the board mean, each drawn as the board draws it. */
function helpWith(drawings: Drawings): FunctionComponent<{ readonly say: Say }> {
  const { tree, flame, firebreak, piece, classes } = drawings;
  const samples: Readonly<Record<keyof typeof en.marks, ComponentChildren>> = {
    flame: flame(1),
    pile: flame(3),
    firebreak,
    hotshot: piece('hotshot'),
    smokeJumper: piece('smokeJumper'),
    pilot: piece('pilot'),
    spot: (
      <>
        <circle class={classes['spot']} cx="50" cy="50" r="34" />
        <text class={classes['along']} x="50" y="61">
          5
        </text>
      </>
    ),
    canGo: <circle class={classes['canGo']} cx="50" cy="50" r="42" />,
    canPutOut: (
      <>
        {flame(1)}
        <rect class={classes['canPutOut']} x="6" y="6" width="88" height="88" rx="12" />
      </>
    ),
    canDrop: (
      <>
        {tree}
        <circle class={classes['canDrop']} cx="50" cy="50" r="12" />
      </>
    ),
    preview: (
      <>
        {tree}
        <circle class={classes['preview']} cx="50" cy="50" r="30" />
      </>
    ),
  };
  return ({ say }) => {
    const { aim, marks } = TEXTS[say.language];
    const items = Object.entries(samples).map(([name, drawing]) => ({
      text: marks[name as keyof typeof marks],
      drawing,
    }));
    return <PictureKey aim={aim} items={items} viewBox="-10 -14 122 122" />;
  };
}
