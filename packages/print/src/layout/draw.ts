import type { ComponentChild } from 'preact';
import { hatchings } from '../drawing/hatching.ts';
import { resolve, type RootAttributes } from '../drawing/resolve.ts';
import type { Placed, Stamp } from '../drawing/shapes.ts';
import type { Stylesheet } from '../drawing/stylesheet.ts';
import type { Mm, Picture } from '../model.ts';

/** Draws pictures as plain SVG. A picture that is asked for again is drawn once. */
export class Draw {
  readonly problems = new Set<string>();
  private readonly sheet: Stylesheet;
  private readonly root: RootAttributes;
  private readonly known = new WeakMap<Picture, Stamp>();
  private drawn = 0;

  constructor(sheet: Stylesheet, root: RootAttributes) {
    this.sheet = sheet;
    this.root = root;
  }

  /** Plain SVG of a component. `unit` is one unit of the drawing in millimetres. */
  content(content: ComponentChild, unit: Mm = 1): string {
    const { svg, problems } = resolve(content, this.sheet, this.root);
    for (const problem of problems) this.problems.add(problem);
    this.drawn += 1;
    return withOwnIds(hatchings(svg, unit) + svg, `d${this.drawn}-`);
  }

  /** A picture in a rectangle of the page, as large as fits, in its middle. */
  picture(picture: Picture, at: { x: Mm; y: Mm; width: Mm; height: Mm }): Placed {
    const { viewBox } = picture;
    const [x, y, width, height] = viewBox;
    const scale = Math.min(at.width / width, at.height / height);
    let stamp = this.known.get(picture);
    if (stamp === undefined)
      this.known.set(picture, (stamp = { viewBox, svg: this.content(picture.content, scale) }));
    return {
      stamp,
      x: at.x + (at.width - width * scale) / 2 - x * scale,
      y: at.y + (at.height - height * scale) / 2 - y * scale,
      scale,
    };
  }
}

/** The same drawing with other ids: several drawings stand on one page. */
const withOwnIds = (svg: string, prefix: string): string =>
  svg.includes(' id="')
    ? svg.replaceAll(/( id="|href="#|url\(#)/g, (begin) => `${begin}${prefix}`)
    : svg;
