import type { Say } from '@glade/text';
import type { BoardExtras } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { ComponentChildren } from 'preact';
import type { StarfallView } from '../rules/view.ts';
import styles from './Board.module.css';
import ground from './forest/Ground.module.css';
import { hintReason } from './hint-reason.ts';
import { tellForest } from './overview.ts';
import pieces from './forest/Pieces.module.css';
import { Fairy, Icon, PALETTE, Snake, Stars, Tree } from './forest/Pieces.tsx';

const ring = (name: string) => <circle class={styles[name]} r="46" />;
const die = (name: string) => (
  <g transform="scale(1.7)">
    <rect class={pieces.die} x="-29" y="-29" width="58" height="58" rx="13" />
    <Icon name={name} />
  </g>
);
const fallen = <Tree strong down />;

/** The marks of the board, each as the board draws it, by the name of its message. */
const MARKS: Readonly<Record<string, ComponentChildren>> = {
  strong: <Tree strong down={false} />,
  weak: <Tree strong={false} down={false} />,
  fallen,
  star: <Stars count={2} />,
  fairy: <Fairy seat={0} hearts={2} stars={3} />,
  flat: <Fairy seat={1} flat hearts={0} />,
  snake: <Snake />,
  closed: (
    <g class={ground.closed}>
      <path class={ground.mist} d="M-60 30L60-30" />
      <path class={ground.way} d="M-60 30L60-30" />
      <circle class={styles.bar} r="33" />
      <Snake />
    </g>
  ),
  canGo: ring('canGo'),
  canPass: (
    <>
      {fallen}
      {ring('canGo')}
      <g class={styles.onward} transform="translate(33 -33)">
        <circle r="15" />
        <path d="M-7-6L-1 0L-7 6M1-6L7 0L1 6" />
      </g>
    </>
  ),
  far: (
    <g class={styles.far} transform="scale(1.8)">
      <circle r="15" />
      <text x="0" y="8">
        2
      </text>
    </g>
  ),
  canTake: (
    <>
      <Snake />
      <circle class={styles.canTake} r="38" />
    </>
  ),
  plant: (
    <g class={styles.ghost}>
      <circle r="34" />
      <path d="M0-13V13M-13 0H13" />
    </g>
  ),
  dieStar: die('star'),
  dieShooting: die('shooting'),
  dieFairy: die('fairy'),
  dieSnake: die('snake'),
  dieTree: die('tree'),
};

/** The marks that this match has: no snake before there is one, none of a fairy that has fainted while all are awake. */
function isInMatch({ step, down, snakes, fairies, stars, paths }: StarfallView, mark: string) {
  switch (mark) {
    case 'fallen':
    case 'canPass':
      return down.length > 0 || step === 'knock';
    case 'snake':
    case 'canTake':
      return snakes.length > 0 || step === 'snake';
    case 'closed':
      return snakes.length > 0 && paths.length > 0;
    case 'flat':
      return fairies.some(({ flat }) => flat);
    case 'star':
      return stars.some((count) => count > 0) || step === 'star';
    case 'plant':
      return step === 'knock' || step === 'plant';
    default:
      return true;
  }
}

/** The marks that each step is about. */
const NOW: Readonly<Partial<Record<StarfallView['step'], readonly string[]>>> = {
  knock: ['strong', 'weak', 'fallen'],
  plant: ['plant'],
  snake: ['snake'],
  fairy: ['fairy'],
  roll: ['dieStar', 'dieShooting', 'dieFairy', 'dieSnake', 'dieTree'],
  star: ['star'],
  revive: ['flat'],
  move: ['canGo', 'canPass', 'canTake'],
};

/** The event whose picture stands for what can be done. */
const PICTURED: Readonly<Record<string, string>> = {
  'throw.roll': 'rolledStars',
  'now.end': 'starter',
};

/** What the game is about, and what the marks on the board mean. */
function Help({ say, view }: { readonly say: Say; readonly view: StarfallView }) {
  const marks = Object.entries(MARKS).filter(([name]) => isInMatch(view, name));
  const items = marks.map(([name, drawing]) => ({
    now: NOW[view.step]?.includes(name) === true,
    text: say(`mark.${name}`),
    drawing: (
      <g class={`${PALETTE} ${styles.sample}`}>
        <rect x="-60" y="-60" width="120" height="120" />
        {drawing}
      </g>
    ),
  }));
  return <PictureKey aim={say('help.aim')} items={items} viewBox="-60 -60 120 120" />;
}

/** What is loaded when somebody asks for help or for a hint. */
export const extras: BoardExtras<StarfallView> = {
  tellBoard: tellForest,
  Help,
  nowPicture(message, view, happens) {
    const code = PICTURED[message];
    // After this turn the next player rolls.
    const seat = (view.seat + 1) % view.fairies.length;
    return code && happens(code, { seat });
  },
  hintReason(view, action, say) {
    const key = hintReason(view, action);
    return key && say(key);
  },
};
