import { deed, ownDeed, type Companion } from '@glade/text';
import type { StarfallView } from '../rules/index.ts';
import { liesInForest, mend } from './mend.ts';

const LAY_TREE = deed('layTree', 'cell');
const FLY = ownDeed('fly', 'cell', 'seat');

/** Trees, fairies, snakes, stars, hearts and dice: what each kind of event moves. */
export const companion: Companion<StarfallView> = {
  deeds: {
    starter: 'said',
    knocked: ownDeed('layTree', 'cell'),
    planted: ownDeed('plant', 'cell', 'seat'),
    snakePlaced: ownDeed('snake', 'cell', 'seat'),
    fairyPlaced: ownDeed('fairy', 'cell', 'seat'),

    turn: 'said',
    stayed: 'part',
    rolledStars: deed('aside', 'aside'),
    rolledSteps: 'done',
    idle: 'said',

    completed: 'said',
    fell: deed('star', 'cell'),
    felled: LAY_TREE,
    drawnTo: deed('diceBack'),
    revived: deed('wake', 'seat'),

    stepped: FLY,
    crossed: FLY,
    collected: ownDeed('collect', 'cell', 'seat', 'stars'),
    snakeMoved: ownDeed('slither', 'fromcell', 'cell'),
    passed: 'said',

    bitten: deed('heart', 'cell', 'seat'),
    swapped: deed('swap', 'seat'),
    flat: deed('layFairy', 'cell', 'seat'),
    spared: 'said',

    home: deed('home', 'seat'),
    ended: 'said',
    cap: 'said',
  },
  setUp: ({ width, height, fairies }) => [
    { code: 'forest', args: { width, height } },
    ...fairies.map((_, seat) => ({ code: 'take', args: { seat } })),
  ],
  lies: liesInForest,
  mend,
};
