import type { ComponentChild } from 'preact';
import type {
  Block,
  Frame,
  Picture,
  PlacedPicture,
  Sheet,
  Sheets,
  SheetRequest,
} from '@glade/print/model';
import { Letters, plain, setColumn } from '@glade/print/text';
import { Fairies } from '../board/forest/Fairies.tsx';
import { paperFrame } from './ForestBoard.tsx';
import { Ground } from '../board/forest/Ground.tsx';
import { Icon, Snake, Stars, Tree } from '../board/forest/Pieces.tsx';
import { isStrong, spotOf } from '../board/choices.ts';
import { ICON_NAMES } from '../rules/dice.ts';
import { starfallOptions } from '../rules/options.ts';
import type { StarfallView } from '../rules/view.ts';
import { PAPER } from './paper.tsx';
import styles from './Paper.module.css';
import { rollsOf, type Roll, type Rolls } from './rolls.ts';

/** How large the list is, in millimetres: a line, the picture of a die in it, and the number before them. */
interface Size {
  readonly columns: number;
  readonly line: number;
  readonly die: number;
  readonly number: number;
  readonly letters: number;
}

const USUAL: Size = { columns: 3, line: 7.4, die: 6.4, number: 8, letters: 3.4 };
const LARGE: Size = { columns: 3, line: 8.8, die: 7.2, number: 10, letters: 5 };
const GAP = 6;
/** Of 40 games of bots with five stars the longest took 111 turns for two, 199 for three and 221 for four. */
const TURNS_OF_A_STAR: Readonly<Record<number, number>> = { 2: 24, 3: 42, 4: 48 };

/** The rolls of each seed, on sheets to fold and to uncover line by line. */
export function rollSheets(request: SheetRequest): Sheets {
  const { seeds = [], options } = request;
  const { players, goal } = starfallOptions(options);
  const turns = TURNS_OF_A_STAR[players]! * goal;
  return {
    kind: 'sheets',
    id: 'rolls',
    need: 'instead',
    group: 'dice',
    sheets: (frame) =>
      seeds.flatMap((seed) => sheetsOf(rollsOf(seed, options, turns), frame, request)),
  };
}

function sheetsOf(rolls: Rolls, frame: Frame, request: SheetRequest): readonly Sheet[] {
  const { say, options } = request;
  const size = request.style === 'large' ? LARGE : USUAL;
  const width = (frame.width - (size.columns - 1) * GAP) / size.columns;
  const head = headOf(rolls, frame.width, request);
  // Sheets that fall on the floor find their way back to their match.
  const again = 2 * size.letters;
  const seed = say('sheets.rolls.seed', { seed: rolls.seed });
  const made: Sheet[] = [];
  for (let from = 0; from < rolls.rolls.length;) {
    const top = made.length === 0 ? head.height : again;
    const lines = Math.floor((frame.height - top - 4) / size.line);
    const here = rolls.rolls.slice(from, from + lines * size.columns);
    const first = from;
    made.push({
      what: `${made.length === 0 ? head.what : seed} ${say('sheets.rolls.what', { from: from + 1, to: from + here.length })}`,
      content: (
        <g class={PAPER}>
          {made.length === 0 ? (
            head.content
          ) : (
            <Letters x={0} y={size.letters} size={size.letters} face="bold" text={seed} />
          )}
          {columnsOf(here, lines).map((column, i) => (
            <g key={i} transform={`translate(${i * (width + GAP)} ${top})`}>
              {i > 0 && <path class={styles.fold} d={`M${-GAP / 2} 0V${frame.height - top}`} />}
              {column.map((_, line) => (
                <g key={line} transform={`translate(0 ${line * size.line})`}>
                  <Line turn={first + i * lines + line + 1} width={width} size={size} />
                </g>
              ))}
            </g>
          ))}
        </g>
      ),
      pictures: columnsOf(here, lines).flatMap((column, i) =>
        column.flatMap((roll, line) =>
          dicePictures(roll, { x: i * (width + GAP), y: top + line * size.line }, size),
        ),
      ),
      ...(made.length === 0
        ? {
            codes: [
              {
                link: { kind: 'setup' as const, options, seed: rolls.seed },
                x: frame.width - CODE,
                y: 0,
                size: CODE,
              },
            ],
          }
        : {}),
    });
    from += here.length;
  }
  return made;
}

const CODE = 26;

const columnsOf = (rolls: readonly Roll[], lines: number): readonly (readonly Roll[])[] =>
  Array.from({ length: Math.ceil(rolls.length / lines) }, (_, i) =>
    rolls.slice(i * lines, (i + 1) * lines),
  );

/** What stands above the list: the seed, who begins, how to fold, and the forest where chance has built it. */
function headOf(rolls: Rolls, width: number, { say, options, style }: SheetRequest) {
  const { built, starter, seed } = rolls;
  const size = style === 'large' ? 5 : 3.7;
  const drawn = options['first'] === 'random';
  const about = [
    { text: say('sheets.rolls.seed', { seed }), bold: true },
    ...(drawn ? [` ${say('sheets.rolls.begins', { player: starter + 1 })}`] : []),
    ...(built === undefined ? [] : [` ${say('sheets.rolls.setup')}`]),
    ` ${say('sheets.rolls.more')}`,
  ];
  const blocks: readonly Block[] = [
    { kind: 'heading', level: 1, text: say('sheets.rolls') },
    { kind: 'paragraph', text: [say('sheets.rolls.how')] },
    { kind: 'paragraph', text: about },
  ];
  const wide = width - CODE - GAP - (built === undefined ? 0 : FOREST + GAP);
  const head = setColumn(blocks, { x: 0, y: 0, width: wide }, { size });
  return {
    what: [say('sheets.rolls'), say('sheets.rolls.how'), plain(about)].join(' '),
    height: Math.max(head.height, CODE, built === undefined ? 0 : FOREST) + 4,
    content: (
      <>
        {head.content}
        {built !== undefined && (
          <svg
            x={width - CODE - GAP - FOREST}
            y="0"
            width={FOREST}
            height={FOREST}
            viewBox={viewBoxOf(built)}
          >
            <Built view={built} />
          </svg>
        )}
      </>
    ),
  };
}

const FOREST = 62;

const viewBoxOf = (view: StarfallView): string => {
  const { width, height } = paperFrame(view);
  return `0 0 ${width} ${height}`;
};

/** The forest as chance has built it. */
function Built({ view }: { readonly view: StarfallView }) {
  const frame = paperFrame(view);
  return (
    <>
      <Ground view={view} frame={frame} bare />
      {view.trees.map((spot, tree) => (
        <g key={tree} transform={frame.at(spot)}>
          <Tree strong={isStrong(...spot)} down={view.down.includes(tree)} />
        </g>
      ))}
      <Fairies view={view} frame={frame} events={[]} still={false} />
      {view.snakes.map((location, i) => (
        <g key={i} transform={`${frame.at(spotOf(view, location))} translate(0 14) scale(.8)`}>
          <Snake />
        </g>
      ))}
    </>
  );
}

interface LineProps {
  readonly turn: number;
  readonly width: number;
  readonly size: Size;
}

/** The line of a turn with its number. */
const Line = ({ turn, width, size: { line, letters } }: LineProps) => (
  <>
    <path class={styles.line} d={`M0 ${line}H${width}`} />
    <Letters x={0} y={line - 2} size={letters} face="text" text={String(turn)} />
  </>
);

/** From the left to the right edge of the picture of a die. */
const FACE = 72;

/** A drawing about the middle of a die, made once: the sheets of a class have thousands of them. */
const picture = (drawing: ComponentChild): Picture => ({
  viewBox: [-FACE / 2, -FACE / 2, FACE, FACE],
  content: <g class={PAPER}>{drawing}</g>,
});
const FACES = Object.fromEntries(
  ICON_NAMES.map((name) => [name, picture(<Icon name={name} />)]),
) as Readonly<Record<Roll['faces'][number], Picture>>;
const ASIDE = picture(
  <>
    <circle class={styles.ringed} r="33" />
    <Icon name="star" />
  </>,
);
const CROSSED = picture(
  <>
    <Icon name="star" />
    <path class={styles.crossed} d="M-24 24L24-24" />
  </>,
);
const FALLS: Readonly<Record<'star' | 'hard', Picture>> = {
  star: picture(<Stars count={1} />),
  hard: picture(<Tree strong down />),
};

/** What the dice of one turn show: at the place of its line, and behind them whether a star falls. */
function dicePictures(
  { faces, aside, falls }: Roll,
  at: { readonly x: number; readonly y: number },
  { line, die, number }: Size,
): readonly PlacedPicture[] {
  const placed = (shown: Picture, n: number): PlacedPicture => ({
    picture: shown,
    x: at.x + number + n * die,
    y: at.y + (line - die) / 2,
    width: die,
    height: die,
  });
  const drawn = faces.map((face, i) => {
    const star = i < aside ? ASIDE : CROSSED;
    return placed(face === 'star' ? star : FACES[face], i);
  });
  return falls === 'no' ? drawn : [...drawn, placed(FALLS[falls], faces.length + 0.25)];
}
