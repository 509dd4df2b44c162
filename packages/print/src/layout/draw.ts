import type { ComponentChild } from 'preact';
import { resolve, type RootAttributes } from '../drawing/resolve.ts';
import type { Stylesheet } from '../drawing/stylesheet.ts';
import type { Mm, Picture } from '../model.ts';
import { mm } from './page.ts';

/** Draws pictures as plain SVG. A picture that is asked for again is drawn once. */
export class Draw {
  readonly problems = new Set<string>();
  private readonly sheet: Stylesheet;
  private readonly root: RootAttributes;
  private readonly known = new WeakMap<Picture, string>();

  constructor(sheet: Stylesheet, root: RootAttributes) {
    this.sheet = sheet;
    this.root = root;
  }

  content(content: ComponentChild): string {
    const { svg, problems } = resolve(content, this.sheet, this.root);
    for (const problem of problems) this.problems.add(problem);
    return svg;
  }

  /** A picture in a rectangle of the page, as large as fits, in its middle. */
  picture(picture: Picture, at: { x: Mm; y: Mm; width: Mm; height: Mm }): string {
    let inside = this.known.get(picture);
    if (inside === undefined) this.known.set(picture, (inside = this.content(picture.content)));
    const [x, y, width, height] = picture.viewBox;
    const scale = Math.min(at.width / width, at.height / height);
    const left = at.x + (at.width - width * scale) / 2 - x * scale;
    const top = at.y + (at.height - height * scale) / 2 - y * scale;
    return `<g transform="translate(${mm(left)} ${mm(top)}) scale(${Math.round(scale * 1e6) / 1e6})">${inside}</g>`;
  }
}
