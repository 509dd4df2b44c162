import PdfFile from 'pdfkit';
import type { Language } from '@glade/engine';
import type { Page } from '../layout/page.ts';
import type { Fonts } from '../printer.ts';
import { Pen, POINTS } from './pen.ts';

/** What a PDF is made of. */
export interface PdfContent {
  readonly title: string;
  readonly language: Language;
  readonly pages: readonly Page[];
}

/** A document has no date of its own: the same sheets give the same bytes, whenever they are printed. */
const NO_DATE = new Date(0);
const points = (value: number): number => value * POINTS;

/** Writes pages as a tagged PDF with its fonts in it. */
export async function writePdf(
  { title, language, pages }: PdfContent,
  fonts: Fonts,
  progress?: (done: number) => void | Promise<void>,
): Promise<Uint8Array> {
  const doc = new PdfFile({
    autoFirstPage: false,
    lang: language,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    font: null as never,
    info: { Title: title, Creator: 'Glade', Producer: 'Glade', CreationDate: NO_DATE },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => {
    doc.on('end', resolve);
  });
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const bookmarks = new Bookmarks(doc.outline);
  const pen = new Pen(doc);
  for (const [index, page] of pages.entries()) {
    const { width, height } = page.size;
    doc.addPage({ size: [points(width), points(height)], margin: 0 });
    for (const part of page.bookmarks) bookmarks.part(part);
    for (const { level, text } of page.marks ?? []) bookmarks.heading(level, text);
    for (const item of page.items) {
      const drawn = (): void => pen.draw(page.size, item.shape);
      if (item.role === 'ornament') {
        doc.markContent('Artifact', { type: 'Layout' });
        drawn();
        doc.endMarkedContent();
      } else if (item.role === 'text')
        whole.add(doc.struct(item.heading === undefined ? 'P' : `H${item.heading}`, {}, drawn));
      else whole.add(doc.struct('Figure', { alt: item.what ?? '' }, drawn));
    }
    await progress?.(index + 1);
  }
  whole.end();
  doc.end();
  await ended;
  return joined(chunks);
}

/** The outline of a document: its parts, and below them their headings. */
class Bookmarks {
  private readonly root: PDFKit.PDFOutline;
  private readonly open: PDFKit.PDFOutline[] = [];

  constructor(root: PDFKit.PDFOutline) {
    this.root = root;
  }

  part(text: string): void {
    this.open[0] = this.root.addItem(text);
    this.open.length = 1;
  }

  /** A heading of level 1 or 2 on the present page. */
  heading(level: number, text: string): void {
    if (level > 2) return;
    const above = this.open[Math.min(level, this.open.length) - 1] ?? this.root;
    this.open.length = Math.min(level, this.open.length);
    this.open[level] = above.addItem(text);
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
