import type { Picture, Piece, Pieces, SheetRequest } from '@glade/print/model';
import { seatColour } from '@glade/ui/seat-look';
import type { ComponentChild } from 'preact';
import { Fairy, Heart, Snake, Stars, Tree } from '../board/forest/Pieces.tsx';
import { HEARTS } from '../rules/state.ts';
import type { StarfallView } from '../rules/view.ts';
import { sizesOf, SNAKE } from './ForestBoard.tsx';
import { PAPER } from './paper.tsx';

/** Hearts and stars, and how wide a fairy is. */
const COUNTER = 14;
const FAIRY = 20;
/** Large print has larger pieces. */
const LARGER = 1.2;
/** Stars that lie in the forest while the fairies hold theirs: more are rare. */
const STARS_LYING = 8;

const picture = (viewBox: Picture['viewBox'], content: ComponentChild): Picture => ({
  viewBox,
  content: <g class={PAPER}>{content}</g>,
});

/** Strong and weak trees, standing on the front and fallen on the back: enough of each kind for every place where one can be planted. */
export function trees(view: StarfallView, request: SheetRequest): Pieces {
  const { say } = request;
  const players = view.fairies.length;
  const { card } = sizesOf(view);
  const strong = view.trees.filter(([x, y]) => (x + y) % 2 === 0).length;
  const tree = (kind: 'strong' | 'weak', count: number): Piece => ({
    front: treePicture(kind === 'strong', false, card.width / card.height),
    back: treePicture(kind === 'strong', true, card.width / card.height),
    count,
    what: say(`sheets.what.${kind}`),
  });
  return {
    kind: 'pieces',
    id: 'trees',
    need: 'needed',
    group: 'pieces',
    outline: 'square',
    ...card,
    backs: true,
    pieces: [tree('strong', strong + players), tree('weak', view.trees.length - strong + players)],
  };
}

/** A tree at the left of its card. */
const treePicture = (strong: boolean, down: boolean, wide: number): Picture =>
  picture([-48, -48, 96 * wide, 96], <Tree strong={strong} down={down} />);

/** The fairies, each with wings, dress and number of its own (SF-06). */
export function fairies({ fairies: all }: StarfallView, request: SheetRequest): Pieces {
  const { say, looks } = request;
  const width = larger(request, FAIRY);
  return {
    kind: 'pieces',
    id: 'fairies',
    need: 'needed',
    group: 'pieces',
    outline: 'square',
    // Narrower than the card of a tree, so that the tree and its stars stay in sight.
    width,
    height: (width * 104) / 120,
    stand: true,
    foot: 7,
    pieces: all.map((_, seat) => ({
      front: picture([-60, -50, 120, 104], <Fairy seat={seat} colour={seatColour(looks, seat)} />),
      count: 1,
      what: say('sheets.what.fairy', { player: seat + 1 }),
    })),
  };
}

const larger = ({ style }: SheetRequest, size: number): number =>
  style === 'large' ? size * LARGER : size;

const counter = (
  { say }: SheetRequest,
  what: string,
  drawing: ComponentChild,
  count: number,
): Piece => ({
  front: picture([-38, -38, 76, 76], drawing),
  count,
  what: say(`sheets.what.${what}`),
});

const small = (id: string, side: number, pieces: readonly Piece[]): Pieces => ({
  kind: 'pieces',
  id,
  need: 'needed',
  group: 'pieces',
  outline: 'square',
  width: side,
  height: side,
  pieces,
});

/** A snake for each player (SF-06). */
export const snakes = ({ fairies: { length } }: StarfallView, request: SheetRequest): Pieces =>
  small('snakes', SNAKE, [counter(request, 'snake', <Snake />, length)]);

/** Hearts and stars. */
export const counters = (
  { fairies: { length }, goal }: StarfallView,
  request: SheetRequest,
): Pieces =>
  small('counters', larger(request, COUNTER), [
    counter(request, 'heart', <Heart />, HEARTS * length),
    counter(request, 'star', <Stars count={1} />, goal * length + STARS_LYING),
  ]);
