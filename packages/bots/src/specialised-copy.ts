let copies = 0;

/**
 * A copy of a function that makes a hot loop. V8 then optimises the loop of each game for that game alone; a loop that
 * several games share is up to half as fast. The function must use no names from outside except its parameters. If a page
 * may not evaluate text (Content Security Policy), the result is the function itself.
 */
export function specialisedCopy<F extends (...args: never[]) => unknown>(maker: F): F {
  copies += 1;
  try {
    // V8 shares optimised code between functions with the same text; the number makes each text different.
    // oxlint-disable-next-line typescript/no-implied-eval -- the text is our own function, word for word
    return new Function(`return ${maker.toString()} // ${copies}`)() as F;
  } catch {
    return maker;
  }
}
