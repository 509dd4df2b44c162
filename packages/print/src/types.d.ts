declare module 'svg-to-pdfkit' {
  /** Draws SVG into a document of pdfkit. Lengths are points. */
  export default function svgToPdf(
    doc: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: {
      width: number;
      height: number;
      assumePt: boolean;
      preserveAspectRatio: string;
      fontCallback: (family: string, bold: boolean, italic: boolean) => string;
      warningCallback?: (warning: string) => void;
    },
  ): void;
}

declare module 'fontkit' {
  interface Font {
    readonly unitsPerEm: number;
    readonly characterSet: readonly number[];
    glyphForCodePoint(code: number): { readonly advanceWidth: number };
  }
  export function openSync(file: string): Font;
}
