import type { Picture, Pieces, Reading, SheetRequest } from '@glade/print/model';
import { setColumn } from '@glade/print/text';
import { Counter } from '../board/map/Counters.tsx';
import { GuessState, PHRASES } from '../guess/state.ts';
import { UNIT_TYPES } from '../rules/setup/scenario.ts';
import styles from './Paper.module.css';

const CARD = { width: 64, height: 35 } as const;
/** Large counters for small hands. */
const COUNTER = 30;
const PAD = 4;

const sideOf = ({ options }: SheetRequest): number => (options['guessColour'] === 'pink' ? 1 : 0);

/** The riddles, one a card; the answer stands small at the lower edge, for the grown-up (WK-102, WK-107). */
export function riddles(request: SheetRequest): Pieces {
  const { say } = request;
  return {
    kind: 'pieces',
    id: 'riddles',
    need: 'needed',
    group: 'guess',
    outline: 'square',
    ...CARD,
    pieces: PHRASES.map((phrase, i) => {
      const riddle = say('event.phrase', { phrase: i });
      const type = phrase.charAt(2);
      const width = CARD.width - 2 * PAD;
      const text = setColumn(
        [{ kind: 'paragraph', text: [riddle] }],
        { x: PAD, y: PAD, width },
        { size: 4 },
      );
      const answer = setColumn(
        [{ kind: 'paragraph', note: true, text: [say('unit.kind', { type })] }],
        { x: PAD, y: CARD.height - PAD - 3, width },
        { size: 2.8 },
      );
      return {
        front: {
          viewBox: [0, 0, CARD.width, CARD.height],
          content: (
            <g class={styles.paper}>
              {text.content}
              {answer.content}
            </g>
          ),
        },
        count: 1,
        what: riddle,
      };
    }),
  };
}

/** The units of the colour that was chosen (WK-101). */
export function guessCounters(request: SheetRequest): Pieces {
  const { say, options } = request;
  const side = sideOf(request);
  const military = options['faces'] === 'military';
  const { middle } = new GuessState();
  return {
    kind: 'pieces',
    id: 'guessCounters',
    need: 'needed',
    group: 'guess',
    outline: 'square',
    width: COUNTER,
    height: COUNTER,
    pieces: UNIT_TYPES.map((type, i) => ({
      front: picture(type, side, military),
      count: middle[i]!,
      what: say('sheets.what.unit', { type, side }),
    })),
  };
}

const picture = (type: (typeof UNIT_TYPES)[number], side: number, military: boolean): Picture => ({
  viewBox: [-36, -36, 72, 72],
  content: (
    <g class={styles.paper}>
      <Counter unit={{ type, side }} military={military} />
    </g>
  ),
});

/** How to play, for the grown-up, with the four pictures to point at. */
export function guessSheet(request: SheetRequest): Reading {
  const { say, options } = request;
  const side = sideOf(request);
  const military = options['faces'] === 'military';
  const told = (key: string, args = {}) => [say(`sheets.guess.${key}`, args)];
  const seconds = Number(options['guessTimer']) || 0;
  return {
    kind: 'reading',
    id: 'guess',
    need: 'needed',
    group: 'guess',
    onOneSheet: true,
    blocks: [
      { kind: 'title', text: told('title')[0]! },
      {
        kind: 'list',
        ordered: true,
        items: [
          told('lay'),
          told('read', { seconds }),
          told('right'),
          told('again'),
          told('count'),
        ],
      },
      ...[0, 2].map((from) => ({
        kind: 'pictures' as const,
        height: 70,
        pictures: UNIT_TYPES.slice(from, from + 2).map((type) => ({
          picture: picture(type, side, military),
          what: say('sheets.what.unit', { type, side }),
          caption: [{ text: say('sheets.guess.kind', { type, side }), bold: true }],
        })),
      })),
    ],
  };
}
