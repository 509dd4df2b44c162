// The end of a match as a PNG, drawn on this device from the drawings of the board.

/** The size of a picture, in pixels. */
const PICTURE = { width: 1200, height: 1500 } as const;

const MARGIN = 60;
const TOP = 150;
const BOARD = { width: PICTURE.width - 2 * MARGIN, height: 900 } as const;
const FRAME = 22;

/** What of the style of a drawing a picture needs. A style sheet of the page has no effect inside a picture. */
const STYLES = [
  'color',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'mix-blend-mode',
  'opacity',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform',
  'transform-box',
  'transform-origin',
  'vector-effect',
  'visibility',
] as const;

export interface PictureTexts {
  /** The game. */
  readonly title: string;
  readonly headline: string;
  readonly sentence: string | undefined;
  /** Who played. */
  readonly names: string;
}

/** A PNG of the board with these texts, `PICTURE` large; undefined where the board has no drawing or the browser cannot draw. */
export async function pictureOf(
  board: HTMLElement,
  texts: PictureTexts,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext('2d');
  const drawings = largest([...board.querySelectorAll<SVGSVGElement>('svg')]);
  if (pen === null || drawings.length === 0) return undefined;
  const colour = (token: string): string => getComputedStyle(board).getPropertyValue(token).trim();
  pen.fillStyle = colour('--table');
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  pen.fillStyle = colour('--ink');
  pen.textAlign = 'center';
  const title = (size: number): Letters => ({ weight: 600, size, family: colour('--font-title') });
  const plain = (size: number): Letters => ({ weight: 400, size, family: colour('--font') });
  write(pen, texts.title, title(64), TOP - 50, 1);

  const boxes = drawings.map((drawing) => drawing.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  const scale = Math.min(BOARD.width / width, BOARD.height / height);
  const x = (PICTURE.width - width * scale) / 2;
  const y = TOP + (BOARD.height - height * scale) / 2;
  const ground = groundOf(drawings[0]!, board) ?? colour('--card');
  frame(pen, { x, y, width: width * scale, height: height * scale }, colour, ground);
  for (const [i, drawing] of drawings.entries()) {
    const box = boxes[i]!;
    const image = await imageOf(drawing, box.width * scale, box.height * scale);
    pen.drawImage(
      image,
      x + (box.left - left) * scale,
      y + (box.top - top) * scale,
      box.width * scale,
      box.height * scale,
    );
  }

  pen.fillStyle = colour('--ink');
  let line = TOP + BOARD.height + 105;
  line = write(pen, texts.headline, title(52), line, 2) + 8;
  if (texts.sentence !== undefined) line = write(pen, texts.sentence, plain(36), line, 4) + 8;
  pen.fillStyle = colour('--ink-soft');
  write(pen, texts.names, plain(30), PICTURE.height - 45, 1);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** The drawings of the board itself: not the small ones on buttons and cards, nor drawings inside others. */
function largest(all: readonly SVGSVGElement[]): readonly SVGSVGElement[] {
  const area = (drawing: SVGSVGElement): number => {
    const { width, height } = drawing.getBoundingClientRect();
    return width * height;
  };
  const whole = all.filter((drawing) => drawing.ownerSVGElement === null);
  const most = Math.max(0, ...whole.map(area));
  return most === 0 ? [] : whole.filter((drawing) => area(drawing) > most / 3);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function frame(
  pen: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  colour: (token: string) => string,
  ground: string,
): void {
  pen.fillStyle = colour('--shade');
  pen.fillRect(x - FRAME + 8, y - FRAME + 12, width + 2 * FRAME, height + 2 * FRAME);
  pen.fillStyle = colour('--frame');
  pen.fillRect(x - FRAME, y - FRAME, width + 2 * FRAME, height + 2 * FRAME);
  pen.fillStyle = ground;
  pen.fillRect(x, y, width, height);
}

/** The colour on which a drawing stands; of a gradient the first one. */
function groundOf(drawing: Element, board: HTMLElement): string | undefined {
  for (let at: Element | null = drawing; at !== null; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    const first = /rgba?\([\d., %/]+\)/.exec(backgroundImage)?.[0];
    if (first !== undefined) return first;
    if (!/^transparent$|, 0\)$/.test(backgroundColor)) return backgroundColor;
    if (at === board) return undefined;
  }
  return undefined;
}

interface Letters {
  readonly weight: number;
  /** In pixels. */
  readonly size: number;
  readonly family: string;
}

/** Writes a text in lines, at most `most` of them, and says where the next line begins. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { weight, size, family }: Letters,
  y: number,
  most: number,
): number {
  pen.font = `${weight} ${size}px ${family}`;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    const fits = lines.length > 0 && pen.measureText(longer).width <= BOARD.width;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] += ' …';
  for (const [i, line] of shown.entries())
    pen.fillText(line, PICTURE.width / 2, y + i * size * 1.25, BOARD.width);
  return y + shown.length * size * 1.25;
}

async function imageOf(
  drawing: SVGSVGElement,
  width: number,
  height: number,
): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  withStyles(drawing, copy);
  // Safari lets no picture be read that holds HTML.
  copy.querySelectorAll('foreignObject').forEach((foreign) => foreign.remove());
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  copy.style.transform = 'none';
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Gives a copy the styles of its original, element by element. */
function withStyles(original: SVGElement, copy: SVGElement): void {
  const style = getComputedStyle(original);
  for (const name of STYLES) copy.style.setProperty(name, style.getPropertyValue(name));
  copy.removeAttribute('class');
  for (const [i, child] of [...original.children].entries())
    if (child instanceof SVGElement) withStyles(child, copy.children[i] as SVGElement);
}
