import { deed, ownDeed, type Companion, type Deed } from '@glade/text';
import { OLD_TOWN } from '../rules/tiles/tiles.ts';
import type { VeronaView } from '../rules/index.ts';
import { edgesOf } from './edges.ts';
import { liesInVerona, mend } from './mend.ts';
import { whyUnused } from './why.ts';

/**
 * A tile on the map: which kind of edge looks which way tells how it lies turned. Who enters it has it in hand, and sees on the
 * map how it lies: only what bots lay is told.
 */
const LAY: Deed = {
  ...ownDeed('tile', 'cell', 'type'),
  more: edgesOf,
  byHand: true,
};

/** Tiles, cards, meeples and tokens: what each kind of event moves. */
export const companion: Companion<VeronaView> = {
  deeds: {
    identity: deed('identity', 'seat', 'card'),
    clueDealt: {
      ...deed('firstClue', 'card'),
      beside: [deed('jokerBack'), deed('dealFriends', 'friends')],
    },

    turn: 'said',
    // Only what nobody draws has to be told.
    drew: deed('known', 'type', 'certain'),
    took: deed('take', 'seat', 'type'),
    laid: LAY,
    completed: 'said',
    friendWon: deed('friend', 'seat'),
    failed: deed('unused', 'seat', 'type'),
    nothingLeft: 'idle',

    meets: deed('encounter', 'seat', 'card'),
    matched: deed('match', 'card'),
    joker: deed('joker'),
    reshuffled: deed('shuffle'),
    noCard: 'idle',
    friendCame: deed('friendCame', 'seat', 'card'),
    cleared: deed('discard', 'seat', 'card'),
    unmoved: 'reason',
    tokenWon: deed('token', 'seat'),
    passed: deed('pass', 'seat', 'other'),

    mired: 'said',
    walked: ownDeed('walk', 'seat', 'cell', 'wind'),
    stayed: 'said',
    jokersGone: deed('jokersGone'),
    delivered: { ...deed('home', 'seat'), after: { token: 'tokenHome' } },
    clue: deed('clue', 'card'),
    owed: 'said',

    lastErrand: 'said',
    won: 'said',
    boxed: 'said',
    allMired: 'said',
    cold: 'said',
    errandOver: 'said',
  },
  setUp: ({ goal, pile }) => [
    { code: 'oldTown', args: {}, shows: { code: 'drew', args: { type: OLD_TOWN } } },
    { code: 'tiles', args: { ordered: Number(pile === 'spring') } },
    { code: 'deck', args: {} },
    { code: 'tokens', args: { goal } },
  ],
  why: (view, options, { code, args }) =>
    code === 'failed' ? whyUnused(view, options, args['seat']!, args['type']!) : [],
  lies: liesInVerona,
  mend,
};
