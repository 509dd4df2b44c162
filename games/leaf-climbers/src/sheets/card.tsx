import type { Frame, Picture, Sheet, SheetRequest } from '@glade/print/model';
import {
  heightOfSteps,
  Inset,
  pagesOfSteps,
  spoken,
  sizesOf,
  StepList,
  Text,
  together,
  type Cited,
  type Step,
} from '@glade/print/sheet';
import { Chip, Climber, Height, Hovering, Pile, Shadow } from '../board/Pieces.tsx';
import { climberOptions } from '../rules/options.ts';
import { limitAt } from '../rules/pile.ts';
import { CLAUSES } from './clauses.ts';
import { LEVELS, onBoard } from './pieces.tsx';

const BOX: Picture['viewBox'] = [-8, -34, 116, 140];

/** A pile with its number, and what stands on it. */
const pile = (height: number) => (
  <>
    <Pile square={1} height={height} />
    <Height height={height} />
  </>
);
const climber = (seat: number, out = false) => (
  <g transform="translate(50 76) scale(0.8)">
    <Climber seat={seat} out={out} />
  </g>
);

/** A round in steps, with the options that were chosen. */
function stepsOf({ say, options }: SheetRequest): readonly Step[] {
  const { players, order, standStill, descend, lastOne, allLost, credit } = climberOptions(options);
  const title = (key: string): string => say(`sheets.card.${key}`);
  const told = (key: string, args = {}): Cited => ({
    text: say(`sheets.card.${key}`, args),
    clauses: CLAUSES[key]!,
  });
  const draw = (drawing: Picture['content']): Picture => ({
    viewBox: BOX,
    content: onBoard(drawing),
  });
  return [
    {
      title: title('start'),
      words: together(told('start.words', { players }), told(`order.${order}`)),
      picture: draw(
        <>
          <Pile square={1} height={0} />
          {climber(0)}
        </>,
      ),
    },
    {
      title: title('leaves'),
      words: together(told('leaves.words')),
      picture: draw(
        <>
          {pile(2)}
          <Shadow leaves={1} height={2} />
        </>,
      ),
    },
    {
      title: title('move'),
      words: together(
        told('move.words', { descend }),
        told(standStill ? 'stay' : 'noStay'),
        told('two'),
      ),
      picture: draw(
        <>
          {pile(1)}
          <g transform="translate(0 -5)">{climber(1)}</g>
        </>,
      ),
    },
    {
      title: title('land'),
      words: together(told('land.words')),
      picture: draw(
        <>
          {pile(3)}
          <g transform="translate(30 -24) scale(0.5)">
            <g transform="translate(40 0)">
              <Hovering turn={20} scale={0.9} />
            </g>
          </g>
        </>,
      ),
    },
    {
      title: title('end'),
      words: together(
        told('end.complete'),
        told(`end.${lastOne}`, { players }),
        told(`end.${allLost}`),
        ...(credit === 'split' ? [told('end.split')] : []),
      ),
      picture: draw(pile(LEVELS.at(-1)!)),
    },
  ];
}

/** The reference card: a round, and how many leaves a square of each level takes. */
export function cardSheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { say, style } = request;
  const { text, title } = sizesOf(style);
  const list = { width: frame.width, size: text, steps: stepsOf(request), pictures: text * 7 };
  const top = title + 2 * text;
  const side = (frame.width / LEVELS.length) * 0.6;
  const levels = side + 7 * text;
  const pages = pagesOfSteps(list, frame.height - top);
  const last = heightOfSteps({ ...list, steps: pages.at(-1)! });
  const shown = top + last + levels > frame.height ? [...pages, []] : pages;
  return shown.map((steps, page) => {
    const below = top + heightOfSteps({ ...list, steps });
    return {
      what: [say('sheets.card.what'), ...steps.map(spoken)].join(' '),
      content: (
        <>
          <Text x={0} y={title} size={title} face="title" words={say('game.title')} />
          <StepList {...list} steps={steps} x={0} y={top} />
          {page === shown.length - 1 && (
            <Levels request={request} y={below} width={frame.width} side={side} />
          )}
        </>
      ),
    };
  });
}

interface LevelsProps {
  readonly request: SheetRequest;
  readonly y: number;
  readonly width: number;
  /** The side of a chip. */
  readonly side: number;
}

/** The six chips with their colours, and what falls on them (LC-15, LC-16, LC-17, LC-30). */
function Levels({ request: { say, style }, y, width, side }: LevelsProps) {
  const { text, small } = sizesOf(style);
  const wide = width / LEVELS.length;
  return (
    <>
      <Text
        x={0}
        y={y + text}
        size={text}
        width={width}
        face="bold"
        words={say('sheets.card.levels')}
      />
      {LEVELS.map((level, i) => {
        const middle = i * wide + side / 2;
        const top = y + 3 * text;
        return (
          <g key={level}>
            <Inset
              picture={{ viewBox: [0, 0, 100, 100], content: onBoard(<Chip level={level} />) }}
              x={i * wide}
              y={top}
              size={side}
            />
            <Text
              x={middle}
              y={top + side + 1.2 * text}
              size={small}
              anchor="middle"
              words={say('sheets.card.colour', { level })}
            />
            <Text
              x={middle}
              y={top + side + 1.2 * text + 1.3 * small}
              size={small}
              anchor="middle"
              width={wide}
              words={say('sheets.card.takes', { leaves: limitAt(level) })}
            />
          </g>
        );
      })}
    </>
  );
}
