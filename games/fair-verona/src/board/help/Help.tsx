import type { Action } from '@glade/engine';
import type { BoardExtras } from '@glade/ui';
import { PictureKey } from '@glade/ui/picture-key';
import type { ComponentChildren } from 'preact';
import type * as Cards from '../pieces/Cards.tsx';
import en from '../../words/help.en.ts';
import it from '../../words/help.it.ts';
import type * as Meanings from '../meanings.ts';
import type * as Pieces from '../pieces/Pieces.tsx';
import type * as Tiles from '../tiles/Tile.tsx';
import { TILES } from '../../rules/tiles/tiles.ts';
import type { VeronaView } from '../../rules/view.ts';

type Lent = Pick<typeof Meanings, 'meaningOf' | 'placeAt' | 'placeFrom'>;

/** How the board draws things; it lends them, so that they stay in its own file. */
export interface Drawings
  extends
    Pick<typeof Tiles, 'Tile' | 'LAND'>,
    Pick<typeof Cards, 'Card'>,
    Pick<typeof Pieces, 'Meeple' | 'Token' | 'Ways' | 'PALETTE'>,
    Lent {
  /** Class names of the map. */
  readonly styles: Readonly<Record<string, string | undefined>>;
}

type Text = keyof typeof en;
const TEXTS = { en, it };
const typeOf = (name: string): number => TILES.findIndex((tile) => tile.name === name);
const QUEEN_OF_SPADES = 10;

/** What the game is about, and what the marks on the map mean, each drawn as the map draws it. */
export const extras = (drawings: Drawings): BoardExtras<VeronaView> => {
  const samples = Object.entries(samplesOf(drawings));
  return {
    Help({ say }) {
      const texts = TEXTS[say.language];
      const items = samples.map(([name, drawing]) => ({
        text: texts[name as Text],
        drawing: <g class={`${drawings.LAND} ${drawings.PALETTE}`}>{drawing}</g>,
      }));
      return <PictureKey aim={texts.aim} items={items} viewBox="0 0 100 100" />;
    },
    remark: (view, action, language) => {
      const text = remarkOf(drawings, view, action);
      return text && TEXTS[language][text];
    },
  };
};

function samplesOf({ Tile, Card, Meeple, Token, Ways, styles }: Drawings) {
  const tile = (name: string, turn = 0) => <Tile type={typeOf(name)} turn={turn} />;
  const large = (drawing: ComponentChildren, y = 50) => (
    <g transform={`translate(50 ${y}) scale(2)`}>{drawing}</g>
  );
  const field = tile('road-cross');
  const way = (ways: number) => (
    <>
      {field}
      <g class={styles['reach']} transform="translate(50 50)">
        <rect x="-44" y="-44" width="88" height="88" rx="9" />
        <g transform="scale(2)">
          <Ways ways={ways} />
        </g>
      </g>
    </>
  );
  return {
    home: tile('full-city'),
    city: tile('city-3'),
    shield: tile('city-corner-pennant'),
    road: tile('road-bend'),
    river: tile('river-road-bridge'),
    meeple: large(<Meeple seat={1} />, 88),
    mired: large(<Meeple seat={0} mired />, 88),
    token: (
      <g transform="translate(50 50) scale(3)">
        <Token />
      </g>
    ),
    identity: (
      <svg x="14" width="72" height="100" viewBox="-1 -1 52 72">
        <Card card={QUEEN_OF_SPADES} />
      </svg>
    ),
    any: way(1),
    through: way(2),
    along: way(4),
    fails: (
      <g class={styles['fails']} transform="translate(50 50) scale(1.5)">
        <rect x="-32" y="-9.5" width="64" height="19" rx="9.5" />
        <path class={styles['failsSign']} d="M-26-4.5h9v9h-9ZM-24.5-3l6 6M-18.5-3l-6 6" />
        <text x="8" y="5.5">
          33%
        </text>
      </g>
    ),
    free: (
      <g class={styles['free']} transform="translate(50 50)">
        <rect x="-45" y="-45" width="90" height="90" rx="8" />
        <path d="M0-17V17M-17 0H17" />
        <path class={styles['turns']} d="M20 30A10 10 0 1 1 30 20M30 12V21H21" />
      </g>
    ),
    dead: (
      <g class={styles['dead']} transform="translate(50 50)">
        <rect x="-44" y="-44" width="88" height="88" rx="8" />
        <path d="M-9-9L9 9M9-9L-9 9" />
      </g>
    ),
    end: (
      <g class={styles['riverEnd']} transform="translate(50 50)">
        <path class={styles['stream']} d="M0 50C-3 36 3 26 0 12" />
        <path class={styles['arrow']} d="M-13 14L0-4L13 14M-13 0L0-18L13 0" />
      </g>
    ),
  } satisfies Partial<Record<Text, ComponentChildren>>;
}

/** Which sentence says why an action is good; none where it cannot be said in a sentence. */
function remarkOf(lent: Lent, view: VeronaView, action: Action): Text | undefined {
  const meaning = lent.meaningOf(action);
  switch (meaning.kind) {
    case 'use':
      return 'remarkUnused';
    case 'place':
      return TILES[view.hand]?.shield === true ? 'remarkShield' : undefined;
    case 'clear':
      return remarkOnAttempt(view, action);
    case 'pass':
      return 'remarkCarry';
    case 'move':
      return remarkOnMove(lent, view, meaning.place);
    default:
      return undefined;
  }
}

function remarkOnAttempt(view: VeronaView, action: Action): Text | undefined {
  const attempt = view.attempts.find((each) => each.action === action);
  if (attempt === undefined) return undefined;
  if (attempt.friend >= 0) return 'remarkFriend';
  const { encounters } = view.players[attempt.owner]!;
  const prize = encounters.some(({ card, token }) => token && card === attempt.card);
  return prize ? 'remarkToken' : 'remarkWin';
}

function remarkOnMove(
  { placeAt, placeFrom }: Lent,
  view: VeronaView,
  place: number,
): Text | undefined {
  const own = view.players[view.seat]!;
  const { x, y, bank } = placeFrom(place);
  const stays = placeAt(own.x, own.y, own.bank) === place;
  const comesHome = x === 0 && y === 0 && !stays;
  if (comesHome && own.token) return 'remarkHome';
  if (comesHome && view.jokers > 0) return 'remarkJoker';
  const mired = (player: (typeof view.players)[number], seat: number): boolean =>
    seat !== view.seat && player.encounters.length > 0 && player.x === x && player.y === y;
  if (!stays && view.players.some(mired)) return 'remarkNear';
  const there = view.reach.find((each) => each.x === x && each.y === y && each.bank === bank);
  if (there === undefined || there.fails < 0) return undefined;
  if (stays)
    return view.reach.every(({ fails }) => fails >= there.fails) ? 'remarkStay' : undefined;
  return view.fails - there.fails > 0.03 ? 'remarkFits' : undefined;
}
