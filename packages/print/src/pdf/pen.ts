import svgToPdf from 'svg-to-pdfkit';
import type { Group, Move, Shape, Stamp } from '../drawing/shapes.ts';
import type { Frame } from '../model.ts';
import type { FontName } from '../printer.ts';
import { FURTHER_FAMILIES, ZERO_FAMILY } from '../text/font-of-letter.ts';

/** A millimetre in points. */
export const POINTS = 72 / 25.4;

/** Where pdfkit keeps the matrix of what is drawn. */
const MATRIX = '_ctm';

/** Draws shapes on the pages of a document. A stamp is written into it once, however often it is placed. */
export class Pen {
  private readonly doc: PDFKit.PDFDocument;
  private readonly stamps = new Map<Stamp, Form>();

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
  }

  /** Draws a shape on the present page. */
  draw(size: Frame, shape: Shape): void {
    this.doc.save();
    this.doc.scale(POINTS);
    this.shape(size, shape);
    this.doc.restore();
  }

  private shape(size: Frame, shape: Shape): void {
    if (typeof shape === 'string') this.svg([0, 0, size.width, size.height], shape);
    else if ('stamp' in shape) {
      const { stamp, x, y, scale } = shape;
      this.doc.save();
      this.doc.transform(scale, 0, 0, scale, x, y);
      this.stamp(stamp);
      this.doc.restore();
    } else this.group(size, shape);
  }

  private group(size: Frame, { shapes, moved, clip }: Group): void {
    this.doc.save();
    if (moved !== undefined) this.move(moved);
    if (clip !== undefined) this.doc.rect(clip.x, clip.y, clip.width, clip.height).clip();
    for (const shape of shapes) this.shape(size, shape);
    this.doc.restore();
  }

  private move(moved: Move): void {
    if (moved.kind === 'move') this.doc.translate(moved.x, moved.y);
    else this.doc.rotate(moved.degrees, { origin: [moved.x, moved.y] });
  }

  private stamp(stamp: Stamp): void {
    let form = this.stamps.get(stamp);
    if (form === undefined) this.stamps.set(stamp, (form = this.form(stamp)));
    this.doc.page.xobjects[form.name] = form.object;
    this.doc.addContent(`/${form.name} Do`);
  }

  /** Writes a stamp as a form: what is drawn meanwhile goes into the form instead of the page. */
  private form({ svg, viewBox }: Stamp): Form {
    const doc = this.doc as unknown as Redirected;
    const [x, y, width, height] = viewBox;
    const resources = doc.ref({});
    const object = doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      // Lines at the edge reach beyond it.
      BBox: [x - width, y - height, x + 2 * width, y + 2 * height],
      Resources: resources,
    });
    const { page, [MATRIX]: matrix } = doc;
    const own = { fonts: {}, xobjects: {}, ext_gstates: {}, patterns: {} };
    const write = (data: string): void => object.write(data);
    doc.page = { ...own, write, width: x + 2 * width, height: y + 2 * height };
    doc[MATRIX] = [1, 0, 0, 1, 0, 0];
    this.svg(viewBox, svg);
    doc.page = page;
    doc[MATRIX] = matrix;
    const named = {
      Font: own.fonts,
      XObject: own.xobjects,
      ExtGState: own.ext_gstates,
      Pattern: own.patterns,
    };
    resources.data = Object.fromEntries(
      Object.entries(named).filter(([, entries]) => Object.keys(entries).length > 0),
    );
    resources.end();
    object.end();
    return { name: `S${this.stamps.size}`, object };
  }

  /** Draws plain SVG with its zero point at that of the document, one unit as one. */
  private svg([x, y, width, height]: Stamp['viewBox'], svg: string): void {
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" overflow="visible" viewBox="${x} ${y} ${width} ${height}" font-family="Atkinson Hyperlegible Next" font-size="3.5">${svg}</svg>`;
    svgToPdf(this.doc, whole, x, y, {
      width,
      height,
      assumePt: true,
      preserveAspectRatio: 'xMinYMin meet',
      fontCallback: fontOf,
    });
  }
}

/** The embedded font of a family, weight and style. */
function fontOf(family: string, bold: boolean, italic: boolean): FontName {
  if (family === FURTHER_FAMILIES.title) return 'title-further';
  if (family === FURTHER_FAMILIES.text)
    return bold ? 'text-bold-further' : italic ? 'text-italic-further' : 'text-further';
  if (family.startsWith('Fraunces')) return 'title';
  if (family === ZERO_FAMILY) return bold ? 'zero-bold' : 'zero';
  return bold ? 'text-bold' : italic ? 'text-italic' : 'text';
}

interface Form {
  readonly name: string;
  readonly object: PdfObject;
}

interface PdfObject {
  data: object;
  write(data: string): void;
  end(): void;
}

/** What pdfkit draws on, and its matrix: `svg-to-pdfkit` redirects them in the same way. */
interface Redirected {
  page: object;
  [MATRIX]: readonly number[];
  ref(data: object): PdfObject;
}
