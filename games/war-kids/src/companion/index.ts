import { deed, ownDeed, type Companion, type SetUpDeed } from '@glade/text';
import type { GuessView } from '../guess/index.ts';
import type { BattleView } from '../rules/index.ts';
import { liesThere, mend, pieceOf } from './mend.ts';

const OFF = deed('off', 'piece', 'cell');

/** Maps and counters: what each kind of event moves. */
export const companion: Companion<BattleView | GuessView> = {
  deeds: {
    turn: 'said',
    combat: 'said',

    moved: ownDeed('move', 'piece', 'fromcell', 'cell'),
    allPoints: 'said',
    intoWoods: 'said',
    outOfWoods: 'said',
    intoRiver: 'said',
    slope: 'said',
    byRoad: 'said',
    placed: { ...deed('move', 'piece', 'fromcell', 'cell'), byHand: true },
    broughtIn: { ...deed('put', 'piece', 'cell'), byHand: true },
    entered: ownDeed('put', 'piece', 'cell'),
    exited: OFF,
    healed: deed('turnBack', 'piece', 'cell'),

    cast: 'kept',
    castSlow: 'kept',
    route: 'said',
    line: 'said',
    hit: 'reason',
    missed: 'idle',
    slowHit: 'reason',
    slowMissed: 'idle',
    landed: deed('move', 'piece', 'fromcell', 'cell'),
    stuck: 'idle',

    charged: 'reason',
    struck: 'reason',
    surrounded: 'reason',
    wounded: deed('turnOver', 'piece', 'cell'),
    eliminated: OFF,
    exposed: 'said',

    fight: 'said',
    totals: 'said',
    fightTied: 'idle',
    fightWon: 'reason',
    fightLost: 'reason',
    nobodyLost: 'idle',

    taken: deed('marker', 'spotcell', 'seat'),
    held: 'kept',
    done: 'said',
    leaderLost: 'said',
    wiped: 'said',
    limit: 'said',
    stopped: 'said',

    phrase: 'said',
    right: deed('toChild', 'type'),
    wrong: deed('toAdult', 'type'),
    counted: 'said',
  },
  setUp: (view) => (view.mode === 'guess' ? layMiddle(view) : layMap(view)),
  lies: liesThere,
  mend,
};

const layMiddle = ({ middle }: GuessView): readonly SetUpDeed[] =>
  middle.map((count, type) => ({ code: 'middle', args: { type, count } }));

function layMap({ units, owners, map }: BattleView): readonly SetUpDeed[] {
  const there = units.filter(({ cell }) => cell >= 0);
  const named = there.map((unit) => ({
    args: { piece: pieceOf(unit), cell: unit.cell },
    wounded: unit.wounded,
  }));
  return [
    { code: 'map', args: {} },
    ...named.map(({ args }) => ({
      code: 'put',
      args,
      anyOrder: true,
      shows: { code: 'broughtIn', args },
    })),
    ...named.flatMap(({ args, wounded }) =>
      wounded ? [{ code: 'turnOver', args, shows: { code: 'wounded', args } }] : [],
    ),
    ...owners.flatMap((seat, place) =>
      seat < 0 ? [] : [{ code: 'marker', args: { spotcell: map.places[place]!.cells[0]!, seat } }],
    ),
  ];
}
