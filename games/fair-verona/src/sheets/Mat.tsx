import type { Block, Frame, Sheet, Sheets, SheetRequest } from '@glade/print/model';
import { Letters, setColumn } from '@glade/print/text';
import { LAND } from '../board/tiles/Tile.tsx';
import { Meeple, PALETTE, Token } from '../board/pieces/Pieces.tsx';
import { veronaOptions } from '../rules/options.ts';
import { OLD_TOWN } from '../rules/tiles/tiles.ts';
import styles from './Paper.module.css';
import { tilePicture } from './pieces.tsx';

/** A place for a playing card, which is 63 by 88 mm at most. */
const CARD = { width: 65, height: 91 } as const;
const GAP = 5;
const SLOT = 19;
/** The picture of the Old Town beside the tokens at home, and where these stand. */
const TOWN = SLOT + 8;
const SECOND = CARD.height + 20;

/** The places for cards and tokens, and the rounds of the last errand (FV-10, FV-64, FV-R54). */
export function mat(request: SheetRequest): Sheets {
  const { say, options } = request;
  const { goal } = veronaOptions(options);
  return {
    kind: 'sheets',
    id: 'mat',
    need: 'needed',
    group: 'table',
    landscape: true,
    sheets: (frame) => [
      {
        content: <Mat frame={frame} request={request} />,
        what: say('sheets.mat.what', { goal }),
        pictures: [
          { picture: tilePicture(OLD_TOWN), x: 0, y: SECOND + 6, width: TOWN, height: TOWN },
        ],
      },
    ],
  };
}

function Mat({ frame, request }: { readonly frame: Frame; readonly request: SheetRequest }) {
  const { say, options, style } = request;
  const { goal, lastErrandRounds } = veronaOptions(options);
  const size = style === 'large' ? 5 : 4;
  const least = style === 'large' ? 5 : 0;
  const right = 3 * (CARD.width + GAP);
  return (
    <g class={`${styles.paper} ${LAND} ${PALETTE}`}>
      <Letters x={0} y={6} size={6} face="title" text={say('sheets.mat.title')} />
      {(['deck', 'clue', 'discards'] as const).map((name, i) => (
        <g key={name} transform={`translate(${i * (CARD.width + GAP)} 10)`}>
          <rect class={styles.slot} width={CARD.width} height={CARD.height} rx="3" />
          <Lines
            text={say(`sheets.mat.${name}`)}
            note={name === 'clue' ? say('sheets.mat.clue.about') : undefined}
            width={CARD.width - 8}
            size={size}
            least={least}
          />
        </g>
      ))}
      <g transform={`translate(${right} 10)`}>
        <Slots
          count={goal - 1}
          columns={2}
          label={say('sheets.mat.waiting')}
          width={frame.width - right}
          size={size}
        />
      </g>
      <g transform={`translate(0 ${SECOND})`}>
        <Lines
          text={say('sheets.mat.town')}
          note={undefined}
          at={[0, SLOT + 16]}
          width={SLOT + 34}
          size={3.2}
          least={least}
        />
        <g transform={`translate(${SLOT + 12} 0)`}>
          <Slots
            count={goal}
            columns={goal}
            label={say('sheets.mat.home', { goal })}
            width={frame.width - SLOT - 12}
            size={size}
            filled
          />
        </g>
      </g>
      <g transform={`translate(${SLOT + 40} ${SECOND + SLOT + 14})`}>
        {
          setColumn(
            [{ kind: 'paragraph', text: [say('sheets.mat.errand')] }],
            { x: 0, y: 0, width: frame.width - SLOT - 40 },
            { size },
          ).content
        }
        {Array.from({ length: lastErrandRounds }, (_, i) => (
          <g key={i} transform={`translate(${i * 16} ${3 * size + 3})`}>
            <rect class={styles.box} width="13" height="13" rx="1.5" />
            <Letters x={4.6} y={9} size={5} face="bold" text={String(lastErrandRounds - i)} />
          </g>
        ))}
      </g>
    </g>
  );
}

interface LinesProps {
  readonly text: string;
  readonly note: string | undefined;
  readonly at?: readonly [x: number, y: number];
  readonly width: number;
  readonly size: number;
  /** Notes are not smaller than this. */
  readonly least: number;
}

/** A name within a place, and below it what lies there. */
function Lines({ text, note, at: [x, y] = [4, 4], width, size, least }: LinesProps) {
  const { content } = setColumn(
    [
      { kind: 'paragraph', text: [{ text, bold: true }] },
      ...(note === undefined ? [] : [{ kind: 'paragraph' as const, note: true, text: [note] }]),
    ],
    { x, y, width },
    { size: Math.max(size, least), least },
  );
  return <>{content}</>;
}

interface SlotsProps {
  readonly count: number;
  readonly columns: number;
  readonly label: string;
  readonly width: number;
  readonly size: number;
  readonly filled?: boolean;
}

/** Round places for tokens. */
function Slots({ count, columns, label, width, size, filled = false }: SlotsProps) {
  const text: Block = { kind: 'paragraph', text: [label] };
  const { content } = setColumn([text], { x: 0, y: 0, width }, { size });
  return (
    <>
      {content}
      {Array.from({ length: count }, (_, i) => (
        <g
          key={i}
          transform={`translate(${((i % columns) + 0.5) * (SLOT + 1.5)} ${(filled ? 7 : 13) + (Math.floor(i / columns) + 0.5) * (SLOT + 1.5)})`}
        >
          <circle class={styles.slot} r={SLOT / 2} />
          {filled && (
            <g class={styles.pale} transform="scale(.6)">
              <Token />
            </g>
          )}
        </g>
      ))}
    </>
  );
}

/** A strip for each player: what the Identity is worth at each distance, and the unused tiles (FV-29, FV-82). */
export function helpers(request: SheetRequest): Sheets {
  return {
    kind: 'sheets',
    id: 'helpers',
    need: 'useful',
    group: 'table',
    sheets: (frame) => helperSheets(frame, request),
  };
}

/** How a strip is set: four lie on a sheet, two in large print. */
const SIZES = {
  usual: { strip: 62, size: 2.9, label: 25, cell: 11, number: 3.4, name: 5 },
  large: { strip: 118, size: 5, label: 44, cell: 14, number: 5, name: 7 },
} as const;
/** As far as the table of values goes. */
const FARTHEST = 12;
const TILE = 46;

function helperSheets(frame: Frame, request: SheetRequest): readonly Sheet[] {
  const { seats, say, style } = request;
  const { strip } = SIZES[style === 'large' ? 'large' : 'usual'];
  const perSheet = Math.floor(frame.height / strip);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: Math.ceil(seats / perSheet) }, (_, page) => {
    const here = all.slice(page * perSheet, (page + 1) * perSheet);
    return {
      what: here.map((seat) => say('sheets.helper.what', { player: seat + 1 })).join('. '),
      notes: [say('sheets.helper.cut')],
      content: here.map((seat, i) => (
        <g
          key={seat}
          class={`${styles.paper} ${LAND} ${PALETTE}`}
          transform={`translate(0 ${i * strip})`}
        >
          <Strip seat={seat} width={frame.width} request={request} />
        </g>
      )),
    };
  });
}

function Strip({
  seat,
  width,
  request: { say, looks, style },
}: {
  readonly seat: number;
  readonly width: number;
  readonly request: SheetRequest;
}) {
  const name = looks?.[seat]?.name ?? say('sheets.helper.player', { player: seat + 1 });
  const large = style === 'large';
  const { strip, size, label, cell: high, number, name: title } = SIZES[large ? 'large' : 'usual'];
  // In large print the table is as wide as the sheet, and the unused tile lies below it.
  const left = large ? width : width - TILE - 2;
  const slot = large ? { x: width - TILE - 1, y: strip - TILE - 5 } : { x: left, y: 8 };
  const cell = (left - label - 4) / (FARTHEST + 1);
  const top = 21;
  const texts = (text: string, x: number, y: number, wide: number, letters: number = size) =>
    setColumn([{ kind: 'paragraph', text: [text] }], { x, y, width: wide }, { size: letters })
      .content;
  const row = (y: number, text: string, numbers: boolean) => (
    <g transform={`translate(0 ${y})`}>
      {texts(text, 0, 1.2, label - 1)}
      {Array.from({ length: FARTHEST + 1 }, (_, distance) => (
        <g key={distance} transform={`translate(${label + distance * cell} 0)`}>
          {!numbers && <rect class={styles.box} width={cell} height={high} />}
          {numbers && (
            <Letters
              x={cell / 2 - (distance > 9 ? 0.6 : 0.3) * number}
              y={2 + number}
              size={number}
              face="bold"
              text={String(distance)}
            />
          )}
        </g>
      ))}
    </g>
  );
  const first = top + number * 1.9;
  const line = 24 + size * 9;
  return (
    <>
      <path class={styles.rule} d={`M0 ${strip - 2}H${width}`} />
      <g transform="translate(9 20) scale(.44)">
        <Meeple seat={seat} />
      </g>
      <Letters x={20} y={8} size={title} face="title" text={name} />
      <Letters x={20} y={17} size={size * 1.15} face="text" text={say('sheets.helper.card')} />
      <path class={styles.rule} d={`M${line} 17.500H${left - 4}`} />
      {row(top, say('sheets.helper.distance'), true)}
      {row(first, say('sheets.helper.worth'), false)}
      {row(first + high, say('sheets.helper.double'), false)}
      {texts(
        say('sheets.helper.friends'),
        0,
        first + 2 * high + 1.6,
        large ? slot.x - 6 : left - 4,
      )}
      <g transform={`translate(${slot.x} ${slot.y})`}>
        <rect class={styles.slot} width={TILE} height={TILE} />
        {texts(say('sheets.helper.unused'), 3, 3, TILE - 6, large ? size : 3.2)}
      </g>
    </>
  );
}
