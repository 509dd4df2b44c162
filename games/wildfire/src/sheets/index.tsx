import type { GameSheets, SheetRequest, Sheets } from '@glade/print/model';
import { Lines } from '../board/Marks.tsx';
import { MARGIN, Numbers, SIDE, UNIT } from '../board/Sheet.tsx';
import board from '../board/Board.module.css?inline';

const SIZE = SIDE * UNIT + MARGIN + 8;

/** An empty grid with its numbers, as the board draws it. */
function BlankGrid({ base }: { readonly base: number }) {
  return (
    <>
      <Numbers x={MARGIN} y={MARGIN} />
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <Lines base={base} />
      </g>
    </>
  );
}

function grids({ say }: SheetRequest, columns: number): Sheets {
  return {
    kind: 'sheets',
    id: 'grids',
    need: 'needed',
    group: 'play',
    sheets: ({ width, height }) => {
      const gap = 6;
      const rows =
        Math.floor((height + gap) / ((width - (columns - 1) * gap) / columns + gap)) || 1;
      const side = Math.min(
        (width - (columns - 1) * gap) / columns,
        (height - (rows - 1) * gap) / rows,
      );
      const content = Array.from({ length: rows * columns }, (_, n) => (
        <g
          key={n}
          transform={`translate(${(n % columns) * (side + gap)} ${Math.floor(n / columns) * (side + gap)}) scale(${side / SIZE})`}
        >
          <BlankGrid base={n * 36} />
        </g>
      ));
      return [{ content, what: say('sheets.grids') }];
    },
  };
}

/** Everything of Wildfire on paper. */
export const sheets: GameSheets = {
  parts: (request) => [grids(request, 2)],
  css: [board],
  words: {
    en: () => import('../words/sheets.en.ts').then(({ sheets: words }) => words),
    it: () => import('../words/sheets.it.ts').then(({ sheets: words }) => words),
  },
};
