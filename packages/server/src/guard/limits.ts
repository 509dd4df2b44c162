/** How much one address may ask for. Only memory knows of it. */
export interface Limits {
  /** Tables opened at once, and again per second. */
  readonly tables: readonly [size: number, perSecond: number];
  /** Other questions, such as sitting down or coming to a table. */
  readonly questions: readonly [size: number, perSecond: number];
  /** Wrong keys that are answered after `wrongKeyDelays[0]` milliseconds; all others after `wrongKeyDelays[1]`. */
  readonly wrongKeys: readonly [size: number, perSecond: number];
  readonly wrongKeyDelays: readonly [usual: number, often: number];
  /** Pages at tables at the same time. */
  readonly pages: number;
  /** Messages of one page. */
  readonly messages: readonly [size: number, perSecond: number];
  /** This many messages above that limit, one after the other, end the line. */
  readonly flood: number;
}

export const LIMITS: Limits = {
  tables: [30, 0.05],
  questions: [120, 2],
  wrongKeys: [10, 0.1],
  wrongKeyDelays: [1000, 10_000],
  pages: 200,
  messages: [60, 20],
  flood: 1000,
};

/** Limits of one server as a whole. */
export const MOST_PAGES = 10_000;
