import { gridAtTurn } from './grid-at-turn.ts';
import { firesByHome } from './aloud.ts';
import { tellFires } from './sheet/fires.tsx';
import type { Say } from '@glade/text';
import type { BoardExtras, Happens } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { ComponentChildren } from 'preact';
import type { WildfireView } from '../rules/view.ts';
import { hintReason } from './hint-reason.ts';
import { SampleOf, SAMPLES } from './samples.tsx';
import { UNIT } from './sheet/Numbers.tsx';

interface Props {
  readonly say: Say;
  readonly view: WildfireView;
}

/** What the page loads when people ask: help, and the reasons of hints. */
export const extras: BoardExtras<WildfireView> = {
  tellBoard(view, say) {
    const grid = gridAtTurn(view);
    return grid.hidden ? [] : tellFires(grid, say);
  },
  urgent: firesByHome,
  Help,
  nowPicture,
  hintReason(view, action, say, decides) {
    const key = hintReason(view, action, decides);
    return key && say(key);
  },
};

/** Dice that wait: what they bring. */
function nowPicture(message: string, _: WildfireView, happens: Happens): ComponentChildren {
  const code = THROWN[message];
  return code && happens(code, { cell: 14 });
}

const THROWN: Readonly<Record<string, string>> = {
  'throw.home': 'home',
  'throw.fire': 'fire',
  'throw.event': 'event',
};

/** The marks that each step is about. */
const NOW: Readonly<Partial<Record<WildfireView['step'], readonly string[]>>> = {
  home: ['home'],
  fire: ['burning'],
  event: ['rolled', 'next', 'danger'],
  act: ['canDouse', 'canDig', 'next', 'danger'],
};

/** Whether somebody can dig in this match, or has dug: at a home in a corner nobody can. */
function isInMatch({ step, grids }: WildfireView, mark: string): boolean {
  if (mark !== 'canDig' && mark !== 'dug') return true;
  const digs = grids.some(({ hidden, digs: left }) => hidden || left > 0);
  return (
    step === 'home' || digs || (mark === 'dug' && grids.some(({ cells }) => cells.includes('#')))
  );
}

/** What the game is about, and what the marks on the board mean, each drawn as the board draws it. */
function Help({ say, view }: Props) {
  const items = SAMPLES.filter(({ key }) => isInMatch(view, key)).map((sample) => ({
    now: NOW[view.step]?.includes(sample.key) === true,
    text: say(`key.${sample.key}`, { mode: view.mode }),
    drawing: <SampleOf sample={sample} />,
  }));
  return <PictureKey aim={say('key.aim')} items={items} viewBox={`0 0 ${UNIT} ${UNIT}`} />;
}
