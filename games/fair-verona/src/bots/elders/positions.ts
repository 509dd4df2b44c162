import { MORE_SIGNS } from './more-signs.ts';

/** Room for positions to begin with; it is doubled where that is too little. */
const ROOM = 4096;

/** Positions of many matches: their signs, one after the other, and whether the match was won. */
export class Positions {
  signs = new Float32Array(ROOM * MORE_SIGNS);
  won = new Uint8Array(ROOM);
  count = 0;

  add(signs: Float64Array): void {
    if (this.count === this.won.length) {
      this.signs = twiceAsLong(this.signs);
      this.won = twiceAsLong(this.won);
    }
    this.signs.set(signs, MORE_SIGNS * this.count++);
  }

  /** How the match went of which all positions since this one are. */
  end(from: number, won: boolean): void {
    this.won.fill(won ? 1 : 0, from, this.count);
  }
}

function twiceAsLong<A extends Float32Array | Uint8Array>(list: A): A {
  const longer = new (list.constructor as new (length: number) => A)(2 * list.length);
  longer.set(list);
  return longer;
}
