/** A step without its first sentence, if what was told before it ends with that: “You have 4 points. 4 points. Choose …”. */
export function restOfStep(step: string, told: string): string {
  const end = step.search(/(?<=[.!?])\s/);
  const first = step.slice(0, Math.max(0, end)).toLocaleLowerCase();
  return first !== '' && ` ${told.toLocaleLowerCase()}`.endsWith(` ${first}`)
    ? step.slice(end + 1)
    : step;
}
