import type { Say } from '@glade/text';
import type { BoardExtras } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { ComponentChildren } from 'preact';
import type { FirefighterView, ForestFireView } from '../rules/view.ts';
import { hintReason } from './hint-reason.ts';
import { Piece } from './drawings/Crew.tsx';
import { Firebreak } from './drawings/Fire.tsx';
import { Signpost } from './drawings/Land.tsx';
import { Burning, Forested } from './drawings/Scraps.tsx';
import { CanDrop, CanGo, CanPutOut, CanStep, Preview } from './forest/Marks.tsx';

const piece = (role: FirefighterView['role']) => <Piece seat={0} role={role} />;

/** The marks of the board, each as the board draws it, by the name of its message. */
const MARKS: Readonly<Record<string, ComponentChildren>> = {
  flame: <Burning />,
  pile: <Burning counters={3} />,
  firebreak: <Firebreak />,
  hotshot: piece('hotshot'),
  smokeJumper: piece('smokeJumper'),
  pilot: piece('pilot'),
  spot: (
    <g transform="translate(50 52) scale(2)">
      <Signpost number={5} />
    </g>
  ),
  canGo: (
    <>
      <g transform="translate(-16 0)">
        <CanStep />
      </g>
      <g transform="translate(32 0)">
        <CanGo />
      </g>
    </>
  ),
  canPutOut: (
    <>
      <Burning />
      <CanPutOut />
    </>
  ),
  canDrop: (
    <>
      <Forested />
      <CanDrop />
    </>
  ),
  preview: (
    <>
      <Forested />
      <Preview />
    </>
  ),
};

/** The marks of jobs that nobody has in this match are left out; until jobs are chosen, none is. */
function isInMatch({ step, players }: ForestFireView, mark: string): boolean {
  const role = mark === 'canDrop' ? 'pilot' : mark;
  const isJob = role === 'hotshot' || role === 'smokeJumper' || role === 'pilot';
  return !isJob || step === 'roles' || players.some((player) => player.role === role);
}

/** What the game is about, and what the marks on the board mean. */
function Help({ say, view }: { readonly say: Say; readonly view: ForestFireView }) {
  const items = Object.entries(MARKS)
    .filter(([name]) => isInMatch(view, name))
    .map(([name, drawing]) => ({ text: say(`mark.${name}`), drawing }));
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
