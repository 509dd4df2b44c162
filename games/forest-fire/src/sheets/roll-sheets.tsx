import type { Frame, Sheet, SheetRequest } from '@glade/print/model';
import { heightOf, sizesOf, Text, TickBox } from '@glade/print/sheet';
import { SHAPES } from '@glade/ui/seats';
import { rollsOf, type Called } from './rolls.ts';

const COLUMNS = 7;
/** Rows of rolls. A match that is not over then begins the list anew. */
const ROWS = 36;
/** The side of a code, in millimetres. */
const CODE = 24;

/** The rolls of a match for the host, who crosses off each one that is called. */
export function rollSheets(request: SheetRequest, frame: Frame): readonly Sheet[] {
  const { seeds = [] } = request;
  return seeds.map((seed, i) => rollSheet(request, frame, seed, i + 1));
}

function rollSheet(request: SheetRequest, frame: Frame, seed: string, n: number): Sheet {
  const { say, style, options } = request;
  const { text, small, title } = sizesOf(style);
  const columns = style === 'large' ? 4 : COLUMNS;
  const rolls = rollsOf(seed, options, columns * ROWS);
  const room = frame.width - CODE - 2 * text;
  const called = ([down, across]: Called): string => say('sheets.rolls.call', { down, across });
  const breaks = say('sheets.rolls.firebreaks', {
    n: rolls.firebreaks.length,
    squares: rolls.firebreaks.map(called).join('; '),
  });
  const opening = say('sheets.rolls.opening', { n: rolls.opening });
  const each = options['fireTiming'] === 'afterEachTurn' ? 'turn' : String(options['rollsFor']);
  const how = say(`sheets.rolls.how.${each}`, { first: rolls.opening + 1 });
  const breaksAt = title + 2 * small + 2 * text;
  const openingAt =
    breaksAt + (rolls.firebreaks.length > 0 ? heightOf(breaks, room, text) + 0.4 * text : 0);
  const howAt = openingAt + heightOf(opening, room, text) + 0.4 * text;
  const fold = Math.max(CODE + 2, howAt + heightOf(how, room, text));
  const wide = frame.width / columns;
  const step = (frame.height - fold - 2) / ROWS;
  const size = Math.min(text * 1.15, step * 0.66);
  return {
    what: say('sheets.rolls.what', { n }),
    foldAt: [fold],
    codes: [{ link: { kind: 'setup', options, seed }, x: frame.width - CODE, y: 0, size: CODE }],
    content: (
      <>
        <Text x={0} y={title} size={title} face="title" words={say('sheets.match', { n })} />
        <Text x={0} y={title + 2 * small} size={small} width={room} words={seed} />
        {rolls.firebreaks.length > 0 && (
          <Text x={0} y={breaksAt} size={text} width={room} words={breaks} />
        )}
        <Text x={0} y={openingAt} size={text} width={room} words={opening} />
        <Text x={0} y={howAt} size={text} width={room} words={how} />
        {rolls.fires.map(([down, across], i) => {
          const x = Math.floor(i / ROWS) * wide;
          const y = fold + 2 + ((i % ROWS) + 0.78) * step;
          const isOpening = i < rolls.opening;
          return (
            <g key={i}>
              <TickBox x={x} y={y} size={size * 0.86} />
              {isOpening && (
                <path
                  transform={`translate(${x + size * 2.4} ${y - size * 0.34}) scale(${size * 0.045})`}
                  d={SHAPES.star}
                  fill="var(--pencil)"
                />
              )}
              <Text
                x={x + size * 3.2}
                y={y}
                size={size * 0.74}
                anchor="end"
                words={isOpening ? '' : `${i + 1 - rolls.opening}`}
              />
              <Text x={x + size * 3.9} y={y} size={size} face="bold" words={`${down}, ${across}`} />
            </g>
          );
        })}
      </>
    ),
  };
}
