import { CHANCE } from '@glade/engine';
import { deed, ownDeed, type Companion } from '@glade/text';
import type { StarfallView } from '../rules/index.ts';
import { kindOfTree } from './kind-of-tree.ts';
import { liesInForest, mend } from './mend.ts';

const FLY = ownDeed('fly', 'cell', 'seat');

/** While the forest is set up, by people or by chance: hands put each piece down as it is entered, and one card tells all. */
const SETTING_UP: readonly string[] = ['knock', 'plant', 'snake', 'fairy'];
const SET_UP = ['knocked', 'planted', 'snakePlaced', 'fairyPlaced'];

/** The dice set aside in a turn, all its steps, and the stars on the way are one card: hands move pieces along. */
const TURN = ['rolledStars', 'stepped', 'crossed', 'collected', 'snakeMoved'];

/** Trees, fairies, snakes, stars, hearts and dice: what each kind of event moves. */
export const companion: Companion<StarfallView> = {
  deeds: {
    starter: 'said',
    knocked: { ...ownDeed('layTree', 'cell'), anybodys: true },
    planted: { ...ownDeed('plantTree', 'cell'), anybodys: true, more: kindOfTree },
    snakePlaced: { ...ownDeed('snakeHere', 'cell'), anybodys: true },
    fairyPlaced: ownDeed('fairy', 'cell', 'seat'),

    turn: 'said',
    stayed: 'part',
    rolledStars: {
      ...deed('aside', 'aside', 'shooting'),
      light: true,
      idle: ({ stars = 0, aside = 0 }) => stars > 0 && aside === 0,
    },
    rolledSteps: 'done',
    idle: 'idle',

    completed: 'said',
    fell: deed('star', 'cell'),
    felled: deed('felled', 'cell'),
    drawnTo: deed('diceBack'),
    revived: deed('wake', 'seat'),

    stepped: FLY,
    crossed: FLY,
    collected: ownDeed('collect', 'cell', 'seat', 'stars'),
    snakeMoved: { ...ownDeed('slither', 'fromcell', 'cell'), onward: ['fromcell', 'cell'] },
    passed: 'said',

    bitten: deed('heart', 'cell', 'seat'),
    swapped: deed('swap', 'seat'),
    flat: deed('layFairy', 'cell', 'seat'),
    spared: 'said',

    home: deed('home', 'seat'),
    ended: 'said',
    cap: 'said',
  },
  gathers: ({ step }) => (SETTING_UP.includes(step) ? SET_UP : step === 'move' ? TURN : []),
  drawsLots: chanceSetsUp,
  setUp: ({ width, height, fairies }) => [
    { code: 'forest', args: { width, height } },
    { code: 'paths', args: {} },
    { code: 'take', args: { players: fairies.length } },
  ],
  lies: liesInForest,
  mend,
};

/** SF-R10: whether chance puts the next tree, snake or fairy where it starts. */
function chanceSetsUp({ step, actor }: StarfallView): boolean {
  return actor === CHANCE && SETTING_UP.includes(step);
}
