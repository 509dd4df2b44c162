import type { Say } from '@glade/text';
import type { BoardExtras } from '@glade/ui';
import type { ComponentChildren, FunctionComponent } from 'preact';
import styles from './Key.module.css';
import en from './key.en.ts';
import it from './key.it.ts';
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

/** What the game is about, and what the marks on the board mean, each drawn as the board draws it. */
export const extras = (drawings: Drawings): BoardExtras<ForestFireView> => ({
  Help: helpWith(drawings),
  remark: () => undefined,
});

function helpWith(drawings: Drawings): FunctionComponent<{ readonly say: Say }> {
  const { tree, flame, firebreak, piece, classes } = drawings;
  const samples: Readonly<Record<Exclude<keyof typeof en, 'aim'>, ComponentChildren>> = {
    flame: flame(1),
    pile: flame(3),
    firebreak,
    hotshot: piece('hotshot'),
    smokeJumper: piece('smokeJumper'),
    pilot: piece('pilot'),
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
    const texts = TEXTS[say.language];
    return (
      <>
        <p>{texts.aim}</p>
        <ul class={styles.key}>
          {Object.entries(samples).map(([name, drawing]) => (
            <li key={name}>
              <svg viewBox="-10 -14 122 122" aria-hidden="true">
                {drawing}
              </svg>
              {texts[name as keyof typeof en]}
            </li>
          ))}
        </ul>
      </>
    );
  };
}
