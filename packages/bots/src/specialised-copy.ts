let copies = 0;

/**
 * A copy of a function that makes a hot loop, so that each game's loop is optimised for that game alone: a loop that
 * several games share loses up to half its speed. The text must use no names from outside but its parameters. Where a
 * page may not evaluate text (Content Security Policy) the shared function serves.
 */
export function specialisedCopy<F extends (...args: never[]) => unknown>(maker: F): F {
  copies += 1;
  try {
    // The number keeps the engine from recognising the text and sharing what it has learnt about it.
    // oxlint-disable-next-line typescript/no-implied-eval -- the text is our own function, word for word
    return new Function(`return ${maker.toString()} // ${copies}`)() as F;
  } catch {
    return maker;
  }
}
