import type { BoardExtras, Happens } from '@glade/ui';
import type { Say } from '@glade/text';
import { PictureKey } from '@glade/ui/picture-key';
import type { ComponentChildren } from 'preact';
import { TILES } from '../../rules/tiles/tiles.ts';
import type { VeronaView } from '../../rules/view.ts';
import styles from '../map/Map.module.css';
import { FailureMark, FitMark, RiverEndMark, UnfitMark } from '../map/Marks.tsx';
import { Card } from '../pieces/Cards.tsx';
import { Meeple, PALETTE, Token, Ways } from '../pieces/Pieces.tsx';
import { LAND, Tile } from '../tiles/Tile.tsx';
import { hintReason } from './hint-reason.ts';

const typeOf = (name: string): number => TILES.findIndex((tile) => tile.name === name);
const QUEEN_OF_SPADES = 10;

/** What people who ask are told: help, and why a hint is good. */
export const extras: BoardExtras<VeronaView> = {
  Help,
  nowPicture,
  hintReason(view, action, say) {
    const key = hintReason(view, action);
    return key && say(key);
  },
};

/** Of what causes nothing to be seen at once: what it is about. */
function nowPicture(message: string, view: VeronaView, draw: Happens): ComponentChildren {
  const { seat, players, playable } = view;
  const happens: Happens = (code, args) => draw(code, { seat, ...args });
  switch (message) {
    case 'now.draw':
      return happens('drew', { type: typeOf('road-bend') });
    case 'now.use':
      return happens('drew', { type: playable[0] ?? players[seat]?.unused[0] ?? 0 });
    case 'now.stop':
      return happens('unmoved', { card: players[seat]?.encounters[0]?.card ?? QUEEN_OF_SPADES });
    case 'now.clear':
    case 'now.clear.with':
      return happens('cleared', { card: players[seat]?.encounters[0]?.card ?? QUEEN_OF_SPADES });
    case 'now.keep':
      return happens('tokenWon');
    case 'now.stay':
      return (
        <g class={PALETTE} transform="translate(0 25) scale(1.2)">
          <Meeple seat={seat} />
        </g>
      );
    default:
      return undefined;
  }
}

/** The marks that this match has now or later: no end of the River once it is whole, no red mark while nobody has one. */
function isInMatch({ river, players }: VeronaView, mark: string): boolean {
  if (mark === 'end') return river !== null;
  return mark !== 'mired' || players.some(({ encounters }) => encounters.length > 0);
}

/** The marks that each step is about. */
const NOW: Readonly<Partial<Record<VeronaView['step'], readonly string[]>>> = {
  draw: ['fails', 'end'],
  source: ['fails', 'end'],
  place: ['free', 'dead', 'end'],
  clear: ['mired', 'identity', 'token'],
  friend: ['mired', 'identity', 'token'],
  pass: ['token'],
  move: ['any', 'through', 'along', 'fails'],
};

/** What the game is about, and what the marks on the map mean, each drawn as the map draws it. */
function Help({ say, view }: { readonly say: Say; readonly view: VeronaView }) {
  const marks = Object.entries(samples()).filter(([name]) => isInMatch(view, name));
  const items = marks.map(([name, drawing]) => ({
    now: NOW[view.step]?.includes(name) === true,
    text: say(`key.${name}`),
    drawing: <g class={`${LAND} ${PALETTE}`}>{drawing}</g>,
  }));
  return <PictureKey aim={say('key.aim')} items={items} viewBox="0 0 100 100" />;
}

/** The drawings, by the name of their message `key.<name>`. */
function samples(): Readonly<Record<string, ComponentChildren>> {
  const tile = (name: string, turn = 0) => <Tile type={typeOf(name)} turn={turn} />;
  const large = (drawing: ComponentChildren, y = 50) => (
    <g transform={`translate(50 ${y}) scale(2)`}>{drawing}</g>
  );
  const field = tile('road-cross');
  const way = (ways: number) => (
    <>
      {field}
      <g class={styles.reach} transform="translate(50 50)">
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
    fails: <FailureMark transform="translate(50 50) scale(1.5)" share={1 / 3} />,
    free: <FitMark transform="translate(50 50)" several />,
    dead: <UnfitMark transform="translate(50 50)" />,
    end: <RiverEndMark transform="translate(50 50)" />,
  };
}
