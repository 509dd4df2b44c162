import type { Say } from '@glade/text';
import type { BoardExtras, Happens } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import { placed } from '@glade/ui';
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

type Role = FirefighterView['role'];

/** Whether somebody has this job, or can still choose it. */
const has = ({ step, players }: ForestFireView, ...roles: readonly Role[]): boolean =>
  step === 'roles' || players.some(({ role }) => roles.includes(role));

/** The marks that this match has: jobs that somebody has, Firebreaks where some lie or are still to come. */
function isInMatch(view: ForestFireView, mark: string): boolean {
  switch (mark) {
    case 'hotshot':
    case 'smokeJumper':
    case 'pilot':
      return has(view, mark);
    case 'canDrop':
      return has(view, 'pilot');
    // A Pilot flies over the forest, and puts out whole lines.
    case 'spot':
    case 'canGo':
    case 'canPutOut':
      return has(view, 'hotshot', 'smokeJumper');
    case 'firebreak':
      return view.step === 'breaks' || view.firebreaks.length > 0;
    case 'preview':
      return view.fills.some((squares) => squares.length > 0);
    default:
      return true;
  }
}

/** The marks that each step is about. */
const NOW: Readonly<Partial<Record<ForestFireView['step'], readonly string[]>>> = {
  breaks: ['firebreak'],
  roles: ['hotshot', 'smokeJumper', 'pilot'],
  spots: ['spot', 'canGo'],
};

/** What the game is about, and what the marks on the board mean. */
function Help({ say, view }: { readonly say: Say; readonly view: ForestFireView }) {
  const both = has(view, 'hotshot') && has(view, 'smokeJumper');
  const who = both ? 'both' : (['hotshot', 'smokeJumper'] as const).find((role) => has(view, role));
  const items = Object.entries(MARKS)
    .filter(([name]) => isInMatch(view, name))
    .map(([name, drawing]) => ({
      text: say(`mark.${name}`, { who: who ?? 'nobody' }),
      drawing,
      now: NOW[view.step]?.includes(name) === true,
    }));
  return <PictureKey aim={say('help.aim')} items={items} viewBox="-10 -14 122 122" />;
}

/** Of dice that wait, and of jobs to choose: what they bring. */
function nowPicture(message: string, view: ForestFireView, happens: Happens): ComponentChildren {
  switch (message) {
    case 'throw.firebreak':
      return happens('firebreak');
    case 'throw.fire':
      return happens('counter');
    case 'step.tap':
      return happens(view.step === 'breaks' ? 'firebreak' : 'counter');
    case 'action.setUp':
      return view.step === 'breaks'
        ? [placed(-12, -8, 0.6, happens('firebreak')), placed(14, 2, 0.6, happens('counter'))]
        : happens('openingOver');
    default:
      return undefined;
  }
}

/** What the page loads when somebody asks for help or for a hint. */
export const extras: BoardExtras<ForestFireView> = {
  Help,
  nowPicture,
  hintReason(view, action, say) {
    const key = hintReason(view, action);
    return key && say(key);
  },
};
