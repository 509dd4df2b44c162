import type { Words } from '../reading/blocks.ts';

/** A sentence of a reference card, with the clauses of the rulebook that it stands for. */
export interface Cited {
  readonly text: string;
  readonly clauses: readonly string[];
}

/** Sentences one after the other, and behind them in italics where the rules say more: “WF-10, 11, R04”. */
export function together(...sentences: readonly Cited[]): Words {
  const text = sentences.map((each) => each.text).join(' ');
  const clauses = [...new Set(sentences.flatMap((each) => each.clauses))];
  return clauses.length === 0 ? [text] : [`${text} `, { text: listed(clauses), italic: true }];
}

/** Ids of one game; its letters stand before the first only. */
const listed = (clauses: readonly string[]): string =>
  clauses.map((id, i) => (i === 0 ? id : id.slice(id.indexOf('-') + 1))).join(', ');
