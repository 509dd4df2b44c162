import type { Action, Language } from '@glade/engine';
import type { Say } from '@glade/text';
import type { BoardExtras } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { ComponentChildren, FunctionComponent } from 'preact';
import en from './key.en.ts';
import it from './key.it.ts';
import { TOP, staying } from './meanings.ts';
import type { LeafClimbersView } from './view.ts';

/** How the board draws things; it lends them, so that they stay in its own file. */
export interface Drawings {
  readonly pile: (height: number) => ComponentChildren;
  readonly shadow: (leaves: number) => ComponentChildren;
  readonly climber: ComponentChildren;
  readonly crushed: ComponentChildren;
  readonly ring: (danger: boolean) => ComponentChildren;
  /** Class names of the board. */
  readonly classes: Readonly<Record<string, string | undefined>>;
}

const TEXTS = { en, it };
type Sample = Exclude<keyof typeof en, 'aim' | 'steps' | `remark.${string}`>;

/** What the game is about, what the marks on the board mean, and why a hint is good. */
export const extras = (drawings: Drawings): BoardExtras<LeafClimbersView> => ({
  Help: helpWith(drawings),
  remark: (view, action, language) => TEXTS[language][remarkOf(view, action)],
});

function remarkOf(view: LeafClimbersView, action: Action): `remark.${Remark}` {
  const own = staying(view);
  const open = (square: number): boolean => view.chips[square] === 0;
  if (!open(action)) return 'remark.lost';
  if (view.elevation[action] === TOP) return action === own ? 'remark.stayTop' : 'remark.top';
  if (action === own) return 'remark.stay';
  if (!open(own)) return 'remark.flee';
  return view.elevation[action]! > view.elevation[own]! ? 'remark.up' : 'remark.free';
}

type Remark = 'top' | 'stayTop' | 'lost' | 'flee' | 'up' | 'stay' | 'free';

function helpWith(drawings: Drawings): FunctionComponent<{ readonly say: Say }> {
  const { pile, shadow, climber, crushed, ring, classes } = drawings;
  const samples: Readonly<Record<Sample, ComponentChildren>> = {
    leaf: [pile(2), shadow(1)],
    leaves: [pile(2), shadow(2)],
    pile: pile(3),
    top: pile(TOP),
    ring: [pile(2), ring(false)],
    risky: [pile(2), shadow(1), ring(true)],
    climber: <g transform="translate(50 92)">{climber}</g>,
    crushed: (
      <>
        {pile(4)}
        <g transform="translate(88 90)">{crushed}</g>
      </>
    ),
  };
  return ({ say }) => {
    const texts = TEXTS[say.language as Language];
    const items = Object.entries(samples).map(([name, drawing]) => ({
      text: texts[name as Sample],
      drawing: <g class={classes['still']}>{drawing}</g>,
    }));
    return (
      <>
        <PictureKey aim={texts.aim} items={items} viewBox="-16 -40 132 142" />
        <p>{texts.steps}</p>
      </>
    );
  };
}
