import type { Frame, Picture, Sheet, SheetRequest } from '@glade/print/model';
import {
  heightOfSteps,
  pagesOfSteps,
  spoken,
  sizesOf,
  StepList,
  Text,
  together,
  type Cited,
  type Step,
} from '@glade/print/sheet';
import { Mark } from '../board/sheet/Marks.tsx';
import { CLAUSES } from './clauses.ts';
import { Legend, legendHeight } from './Legend.tsx';

/** Squares with marks, row by row, as in `GridView.cells`. */
function squares(rows: readonly string[]): Picture {
  const columns = rows[0]!.length;
  return {
    viewBox: [-6, -6, columns * 100 + 12, rows.length * 100 + 12],
    content: rows.flatMap((row, y) =>
      row.split('').map((symbol, x) => (
        <g key={`${x} ${y}`} transform={`translate(${x * 100} ${y * 100})`}>
          <rect width="100" height="100" fill="none" stroke="var(--line-strong)" stroke-width="4" />
          <Mark
            symbol={symbol}
            cell={y * columns + x}
            isHome={symbol === '^'}
            strokes={undefined}
          />
        </g>
      )),
    ),
  };
}

/** A turn in pictures and words, with the options that were chosen (WF-09 to WF-34). */
function stepsOf({ say, options }: SheetRequest): readonly Step[] {
  const { mode, startBuffer, endCheck, afterLoss, x4Quiet, vsRanking, x4StartBuffer } =
    options as Readonly<Record<string, string | number | boolean>>;
  const x4 = mode === 'x4';
  const vs = mode === 'vs';
  const title = (key: string): string => say(`sheets.card.${key}`);
  const told = (key: string, args = {}): Cited => ({
    text: say(`sheets.card.${key}`, args),
    clauses: CLAUSES[key]!,
  });
  return [
    {
      title: title('start'),
      words: together(
        told(x4 ? 'start.x4' : 'start.words', { buffer: Number(startBuffer) }),
        ...(x4 && x4StartBuffer === 'own' ? [told('start.own')] : []),
      ),
      picture: squares(['^..', '...', '../']),
    },
    {
      title: title('spread'),
      words: together(told('spread.words'), ...(x4 ? [told('spread.x4')] : [])),
      picture: squares(['./.', '/X/', './.']),
    },
    { title: title('event'), words: together(told('event.words')), picture: squares(['.', '/']) },
    { title: title('action'), words: together(told('action.words')), picture: squares(['o', '#']) },
    {
      title: title('end'),
      words: together(
        told(endCheck === 'beforeSpread' ? 'end.before' : 'end.after', { x4: x4 ? 1 : 0 }),
        ...(x4
          ? [told('end.x4'), told(x4Quiet === 'closed' ? 'quiet.closed' : 'quiet.relight')]
          : vs
            ? [told('end.vs'), told(vsRanking === 'homeFirst' ? 'rank.homeFirst' : 'rank.points')]
            : [told(`loss.${String(afterLoss)}`)]),
        told('points'),
      ),
      picture: squares(['XX.', 'Xo^']),
    },
  ];
}

/** The reference card: a turn, and what each mark means. */
export function cardSheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { say, style } = request;
  const { text, title } = sizesOf(style);
  const list = {
    width: frame.width,
    size: text,
    steps: stepsOf(request),
    pictures: text * 6.4,
  };
  const top = title + 2 * text;
  const columns = style === 'large' ? 1 : 2;
  const marks = 2.5 * text + legendHeight(text, columns);
  const pages = pagesOfSteps(list, frame.height - top);
  const last = heightOfSteps({ ...list, steps: pages.at(-1)! });
  const shown = top + last + marks > frame.height ? [...pages, []] : pages;
  return shown.map((steps, page) => {
    const below = top + heightOfSteps({ ...list, steps });
    return {
      what: [say('sheets.card.what'), ...steps.map(spoken)].join(' '),
      content: (
        <>
          <Text x={0} y={title} size={title} face="title" words={say('game.title')} />
          <StepList {...list} steps={steps} x={0} y={top} />
          {page === shown.length - 1 && (
            <>
              <Text
                x={0}
                y={below + text}
                size={text}
                face="bold"
                words={say('sheets.card.marks')}
              />
              <Legend
                say={say}
                x={0}
                y={below + 2 * text}
                width={frame.width}
                size={text}
                columns={columns}
              />
            </>
          )}
        </>
      ),
    };
  });
}
