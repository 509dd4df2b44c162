import type { Mm, Picture } from '../model.ts';
import { plain, type Words } from '../reading/blocks.ts';
import { heightOf, Text } from './Text.tsx';

/** A row of a card: a picture at the left, a title and what to do. */
export interface Step {
  readonly picture?: Picture;
  readonly title?: string;
  readonly words: string | Words;
}

/** A step as it is read aloud. */
export const spoken = ({ title, words }: Step): string =>
  [
    ...(title === undefined ? [] : [`${title}.`]),
    typeof words === 'string' ? words : plain(words),
  ].join(' ');

interface Props {
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  /** The size of the letters. */
  readonly size: Mm;
  readonly steps: readonly Step[];
  /** The side of the square in which a picture stands. */
  readonly pictures?: Mm;
}

const GAP = 1.4;

function rowOf({ width, size, pictures = size * 6 }: Omit<Props, 'x' | 'y' | 'steps'>, step: Step) {
  const left = step.picture === undefined ? 0 : pictures + size * GAP;
  const title = step.title === undefined ? 0 : heightOf(step.title, width - left, size, 'bold');
  const text = step.words === '' ? 0 : heightOf(step.words, width - left, size);
  return { left, title, height: Math.max(step.picture === undefined ? 0 : pictures, title + text) };
}

/** How high a list of steps is. */
export const heightOfSteps = (props: Omit<Props, 'x' | 'y'>): Mm =>
  props.steps.reduce((sum, step) => sum + rowOf(props, step).height + props.size * GAP, 0);

/** The steps of each page, where a page has this height below its title. */
export function pagesOfSteps(
  props: Omit<Props, 'x' | 'y'>,
  height: Mm,
): readonly (readonly Step[])[] {
  const pages: Step[][] = [[]];
  for (const step of props.steps) {
    const page = pages.at(-1)!;
    if (page.length > 0 && heightOfSteps({ ...props, steps: [...page, step] }) > height)
      pages.push([step]);
    else page.push(step);
  }
  return pages;
}

/** Steps one below the other, as on a reference card. */
export function StepList(props: Props) {
  const { x, width, size, steps, pictures = size * 6 } = props;
  let top = props.y;
  return (
    <>
      {steps.map((step, i) => {
        const { left, title, height } = rowOf(props, step);
        const y = top;
        top += height + size * GAP;
        return (
          <g key={i}>
            {step.picture && <Inset picture={step.picture} x={x} y={y} size={pictures} />}
            {step.title && (
              <Text
                x={x + left}
                y={y + size}
                size={size}
                width={width - left}
                face="bold"
                words={step.title}
              />
            )}
            <Text
              x={x + left}
              y={y + size + title}
              size={size}
              width={width - left}
              words={step.words}
            />
          </g>
        );
      })}
    </>
  );
}

/** A picture in a square on a sheet, as large as fits, in its middle. */
export function Inset({
  picture,
  x,
  y,
  size,
}: {
  readonly picture: Picture;
  readonly x: Mm;
  readonly y: Mm;
  readonly size: Mm;
}) {
  const [left, top, width, height] = picture.viewBox;
  const scale = size / Math.max(width, height);
  const dx = x + (size - width * scale) / 2 - left * scale;
  const dy = y + (size - height * scale) / 2 - top * scale;
  return <g transform={`translate(${dx} ${dy}) scale(${scale})`}>{picture.content}</g>;
}
