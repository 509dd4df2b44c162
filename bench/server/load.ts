/** Milliseconds from asking for something until somebody else has it, and how many were asked for in how many seconds. */
export interface Answers {
  readonly times: readonly number[];
  readonly seconds: number;
}

/** Two pages at a table. */
export interface Pair {
  /** One of them does something, if it can now. Resolves once the other one has it. */
  act(): Promise<void> | undefined;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks `perSecond` times a second, whether or not the answers come. */
export async function steadily(
  pairs: readonly Pair[],
  perSecond: number,
  seconds: number,
): Promise<Answers> {
  const times: number[] = [];
  const waiting: Promise<void>[] = [];
  const begun = performance.now();
  let turn = 0;
  for (let i = 0; i < perSecond * seconds; i++) {
    const due = begun + (i * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    const from = performance.now();
    for (let tries = 0; tries < pairs.length; tries++) {
      const answer = pairs[(turn += 1) % pairs.length]!.act();
      if (answer === undefined) continue;
      waiting.push(answer.then(() => void times.push(performance.now() - from)));
      break;
    }
  }
  await Promise.all(waiting);
  return { times, seconds: (performance.now() - begun) / 1000 };
}

/** Asks as fast as the answers come, `atOnce` at a time. */
export async function saturated(
  pairs: readonly Pair[],
  atOnce: number,
  seconds: number,
): Promise<Answers> {
  const times: number[] = [];
  const begun = performance.now();
  const busy = new Set<Pair>();
  let turn = 0;
  const next = async (): Promise<void> => {
    while (performance.now() - begun < seconds * 1000) {
      const pair = pairs[(turn += 1) % pairs.length]!;
      const from = performance.now();
      const answer = busy.has(pair) ? undefined : pair.act();
      if (answer === undefined) {
        await pause(0);
        continue;
      }
      busy.add(pair);
      await answer;
      busy.delete(pair);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return { times, seconds: (performance.now() - begun) / 1000 };
}

/** `p50 1.2 ms, p99 3.4 ms, 200 a second (4,000)`. */
export function told({ times, seconds }: Answers): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (q: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? NaN).toFixed(1);
  const rate = Math.round(times.length / seconds);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${rate} a second (${times.length})`;
}
