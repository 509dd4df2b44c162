import type { Action } from '@glade/engine';
import type { BoardExtras } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { ComponentChildren } from 'preact';
import en from './key.en.ts';
import it from './key.it.ts';
import { meaningOf } from './meanings.ts';
import type * as Drawn from './Pieces.tsx';
import type { StarfallView } from './view.ts';

/** How the board draws things; it lends them, so that they stay in its own file. */
export interface Drawings extends Pick<
  typeof Drawn,
  'Tree' | 'Stars' | 'Fairy' | 'Snake' | 'Icon' | 'PALETTE'
> {
  /** Class names of the board. */
  readonly styles: Readonly<Record<string, string | undefined>>;
}

type Text = keyof typeof en;
const TEXTS = { en, it };

/** What the game is about, and what the marks on the board mean, each drawn as the board draws it. */
export const extras = (drawings: Drawings): BoardExtras<StarfallView> => {
  const samples = Object.entries(samplesOf(drawings));
  return {
    Help({ say }) {
      const texts = TEXTS[say.language];
      const items = samples.map(([name, drawing]) => ({
        text: texts[name as Text],
        drawing: (
          <g class={`${drawings.PALETTE} ${drawings.styles['sample']}`}>
            <rect x="-60" y="-60" width="120" height="120" />
            {drawing}
          </g>
        ),
      }));
      return <PictureKey aim={texts.aim} items={items} viewBox="-60 -60 120 120" />;
    },
    remark: (view, action, language) => {
      const text = remarkOf(view, action);
      return text && TEXTS[language][text];
    },
  };
};

function samplesOf({ Tree, Stars, Fairy, Snake, Icon, styles }: Drawings) {
  const ring = (name: string) => <circle class={styles[name]} r="46" />;
  const die = (name: string) => (
    <g transform="scale(1.7)">
      <rect class={styles['die']} x="-29" y="-29" width="58" height="58" rx="13" />
      <Icon name={name} />
    </g>
  );
  const fallen = <Tree strong down />;
  return {
    strong: <Tree strong down={false} />,
    weak: <Tree strong={false} down={false} />,
    fallen,
    star: <Stars count={2} />,
    fairy: <Fairy seat={0} hearts={2} stars={3} />,
    flat: <Fairy seat={1} flat hearts={0} />,
    snake: <Snake />,
    closed: (
      <g class={styles['closed']}>
        <path class={styles['mist']} d="M-60 30L60-30" />
        <path class={styles['way']} d="M-60 30L60-30" />
        <circle class={styles['bar']} r="30" />
        <Snake />
      </g>
    ),
    canGo: ring('canGo'),
    canPass: (
      <>
        {fallen}
        {ring('canGo')}
        <g class={styles['onward']} transform="translate(33 -33)">
          <circle r="15" />
          <path d="M-7-6L-1 0L-7 6M1-6L7 0L1 6" />
        </g>
      </>
    ),
    far: (
      <g class={styles['far']} transform="scale(1.8)">
        <circle r="15" />
        <text x="0" y="8">
          2
        </text>
      </g>
    ),
    canTake: (
      <>
        <Snake />
        <ellipse class={styles['canTake']} rx="44" ry="24" />
      </>
    ),
    plant: (
      <g class={styles['ghost']}>
        <circle r="34" />
        <path d="M0-13V13M-13 0H13" />
      </g>
    ),
    dieStar: die('star'),
    dieShooting: die('shooting'),
    dieFairy: die('fairy'),
    dieSnake: die('snake'),
    dieTree: die('tree'),
  } satisfies Partial<Record<Text, ComponentChildren>>;
}

/** Which sentence says why an action is good; none where it cannot be said in a sentence. */
function remarkOf(view: StarfallView, action: Action): Text | undefined {
  if (view.step !== 'move') return undefined;
  const own = view.fairies[view.seat]!;
  const meaning = meaningOf(action);
  const snaky = view.snakes.includes(own.place);
  const others = (at: number): boolean =>
    view.fairies.some(({ place, flat }, seat) => seat !== view.seat && place === at && !flat);
  if (meaning.kind === 'end') {
    if (own.staying > 0) return own.stars + 1 >= view.goal ? 'remarkHome' : 'remarkStay';
    return own.place >= 0 && !snaky ? 'remarkSafe' : undefined;
  }
  if (meaning.kind === 'snake') {
    if (meaning.from === own.place) return 'remarkPush';
    return others(meaning.to) ? 'remarkBite' : undefined;
  }
  if ((view.stars[meaning.to] ?? 0) > 0)
    return own.stars + 1 >= view.goal ? 'remarkHome' : 'remarkStar';
  return snaky ? 'remarkAway' : undefined;
}
