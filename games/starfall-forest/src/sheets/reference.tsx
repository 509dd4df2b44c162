import type { Block, Picture, SheetRequest, Words } from '@glade/print/model';
import { together } from '@glade/print/sheet';
import type { Say } from '@glade/text';
import type { ComponentChild } from 'preact';
import { Icon, Snake, Stars, Tree } from '../board/forest/Pieces.tsx';
import type { StarfallOptions } from '../rules/options.ts';
import { CLAUSES } from './clauses.ts';
import { facesOf } from './dice.tsx';
import { PAPER } from './paper.tsx';

/** The fewest stars that people can agree on (SF-02). */
const SHORTEST = 3;
/** Nobody reaches this turn, so nobody needs to know of it. */
const USUAL_LAST_TURN = 1000;

/** How the chosen game is played, on one sheet: nothing that is switched off is on it. */
export function reference(
  options: StarfallOptions,
  { say, options: values }: SheetRequest,
): readonly Block[] {
  const { players, goal, width, height, first, setup, starFluke, staying, bites, end, turnCap } =
    options;
  const told = (key: string, args = {}): Words =>
    together({ text: say(`sheets.ref.${key}`, args), clauses: CLAUSES[key]! });
  const fewer = values['forest'] === 'auto' && players > 2;
  const scaredy = options.scaredySnake ? 'yes' : 'no';
  const heading = (key: string): Block => ({
    kind: 'heading',
    level: 2,
    text: say(`sheets.ref.${key}`),
    // A turn is read step by step: it is not torn apart.
    whole: key === 'turn',
  });
  const list = (items: readonly (Words | false)[], ordered = false): Block => ({
    kind: 'list',
    ordered,
    items: items.filter((item) => item !== false),
  });
  const stays = starFluke ? 'none' : staying;
  return [
    { kind: 'columns', count: 2 },
    { kind: 'title', text: say('game.title') },
    { kind: 'paragraph', text: told('goal', { goal }) },
    ...(goal > SHORTEST
      ? [{ kind: 'paragraph' as const, note: true, text: told('shorter', { goal }) }]
      : []),

    heading('ready'),
    list([
      told('lay', { players, width, height }),
      fewer && told('fewer', { players }),
      told('take'),
      told('stars'),
      first < 0 ? told('first.random') : told('first.fixed', { first: first + 1 }),
      ...(setup === 'random'
        ? [told('rounds'), told('quick')]
        : [told('quickToo'), told('rounds')]),
    ]),
    list([told('round.1'), told('round.2'), told('round.3', { scaredy }), told('round.4')], true),
    { kind: 'paragraph', note: true, text: told('farther') },

    heading('dice'),
    { kind: 'pictures', height: 11, pictures: diceKey(facesOf(options), say) },
    { kind: 'paragraph', note: true, text: told('dice.about') },

    heading('fairies'),
    list([
      told('paths'),
      told('noSnake', { scaredy }),
      told('fallen'),
      told(starFluke ? 'star.all' : 'star.one'),
      told('home'),
    ]),

    heading('snakes'),
    list([
      told('anybody'),
      options.scaredySnake
        ? told('slither.scaredy')
        : told('slither', { triangle: options.snakeHop === 'sameTriangle' ? 'yes' : 'no' }),
    ]),

    heading('turn'),
    list(
      [
        stays === 'start' && told('stayFirst'),
        told('roll'),
        told('aside'),
        told('falls', { step: stays === 'start' ? 6 : 5 }),
        told('move'),
        stays === 'end' && told('stay'),
        told('bite', { all: bites === 'all' ? 'yes' : 'no' }),
        told('pass'),
      ],
      true,
    ),

    heading('hearts'),
    list([told('swap'), told('faint'), told('wake'), options.reviveGrace && told('spared')]),

    heading('end'),
    list([told(`end.${end}`), turnCap !== USUAL_LAST_TURN && told('cap', { turns: turnCap })]),
    { kind: 'pictures', height: 13, pictures: treeKey(say) },
  ];
}

const picture = (viewBox: Picture['viewBox'], content: ComponentChild): Picture => ({
  viewBox,
  content: <g class={PAPER}>{content}</g>,
});

/** Each picture once, with the numbers of an ordinary die that stand for it and with what it does. */
function diceKey(faces: readonly string[], say: Say) {
  return [...new Set(faces)].map((face) => {
    const numbers = faces.flatMap((each, i) => (each === face ? [i + 1] : [])).join(', ');
    return {
      picture: picture([-32, -32, 64, 64], <Icon name={face} />),
      what: say('sheets.what.die', { number: numbers, face: say(`face.${face}`) }),
      caption: [{ text: `${numbers} `, bold: true }, say(`sheets.ref.face.${face}`)],
    };
  });
}

const treeKey = (say: Say) =>
  (
    [
      ['strong', <Tree key="strong" strong down={false} />],
      ['weak', <Tree key="weak" strong={false} down={false} />],
      ['fallen', <Tree key="fallen" strong down />],
      ['star', <Stars key="star" count={2} />],
      ['snake', <Snake key="snake" />],
    ] as const
  ).map(([name, drawing]) => ({
    picture: picture([-46, -46, 92, 92], drawing),
    what: say(`mark.${name}`),
    caption: [say(`mark.${name}`)],
  }));
